// Losses over classes, label sequences and split vocabularies.
#include <ATen/ATen.h>

#include <algorithm>
#include <limits>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void MultilabelMarginLoss(const gen::MultilabelMarginLossArgs& a) {
  const auto [loss, hits] = at::multilabel_margin_loss_forward(wide(a.self), a.target.to(at::kLong), a.reduction);
  write(a.out, loss.reshape(a.out.sizes()));
  write(a.isTarget, hits);
}

// --- connectionist temporal classification -------------------------------------------------------------------------
namespace {

// How much of the last dimension of the alphas holds states; the rest is room for alignment.
int64_t states(const std::vector<int64_t>& target_lengths) {
  int64_t longest = 0;
  for (int64_t n : target_lengths) longest = std::max(longest, n);
  return 2 * longest + 1;
}

// ATen trusts lengths and labels, and reads one-dimensional targets as contiguous: returns them so.
at::Tensor checked_targets(const at::Tensor& log_probs, const at::Tensor& targets, const std::vector<int64_t>& inputs,
                           const std::vector<int64_t>& lengths, int64_t blank) {
  TORCH_CHECK(log_probs.dim() == 2 || log_probs.dim() == 3, "logProbs must have 2 or 3 dimensions, but it has shape ",
              log_probs.sizes());
  const int64_t steps = log_probs.size(0), classes = log_probs.size(-1);
  const int64_t batch = log_probs.dim() == 3 ? log_probs.size(1) : 1;
  TORCH_CHECK(blank >= 0 && blank < classes, "blank is ", blank, ", but there are classes 0 to ", classes - 1);
  TORCH_CHECK(static_cast<int64_t>(inputs.size()) == batch && static_cast<int64_t>(lengths.size()) == batch,
              "there must be a length for each of the ", batch, " sequences, but there are ", inputs.size(), " and ",
              lengths.size());
  int64_t sum = 0;
  for (int64_t i = 0; i < batch; ++i) {
    TORCH_CHECK(inputs[i] >= 0 && inputs[i] <= steps, "input length ", inputs[i], " is not in [0, ", steps, "]");
    TORCH_CHECK(lengths[i] >= 0 && lengths[i] <= targets.numel(), "target length ", lengths[i],
                " is more than the targets hold, which have shape ", targets.sizes());
    sum += lengths[i];
  }
  const bool rows = targets.dim() == 2;
  TORCH_CHECK(rows ? targets.size(0) == batch && (states(lengths) - 1) / 2 <= targets.size(1) : sum <= targets.numel(),
              "targets of shape ", targets.sizes(), " do not hold ", lengths, " labels");
  const at::Tensor plain = targets.to(at::kLong).contiguous();
  check_range(plain, classes, "target");
  return plain;
}

}  // namespace

void CtcLoss(const gen::CtcLossArgs& a) {
  const at::Tensor targets = checked_targets(a.logProbs, a.targets, a.inputLengths, a.targetlengths, a.blank);
  auto [loss, alpha] =
      at::_ctc_loss(a.logProbs.contiguous(), targets, a.inputLengths, a.targetlengths, a.blank, a.zeroInfinity);
  if (a.zeroInfinity) loss = at::where(loss == std::numeric_limits<double>::infinity(), at::zeros_like(loss), loss);
  write(a.negLogLikelihoodOut, loss.reshape(a.negLogLikelihoodOut.sizes()));
  // ATen leaves the alphas beyond a sequence's steps and states as they were allocated.
  if (alpha.dim() == 2) alpha = alpha.unsqueeze(0);
  constexpr double kNothing = -std::numeric_limits<double>::infinity();
  for (int64_t n = 0; n < alpha.size(0); ++n) {
    const int64_t steps = a.inputLengths[n], used = 2 * a.targetlengths[n] + 1;
    alpha[n].narrow(0, steps, alpha.size(1) - steps).fill_(kNothing);
    alpha[n].narrow(1, used, alpha.size(2) - used).fill_(kNothing);
  }
  const int64_t count = states(a.targetlengths);
  at::Tensor(a.logAlphaOut).fill_(kNothing);
  write(a.logAlphaOut.narrow(-1, 0, count), alpha.narrow(-1, 0, count));
}

void CtcLossBackward(const gen::CtcLossBackwardArgs& a) {
  const bool batched = a.logProbs.dim() == 3;
  const at::Tensor x = batched ? a.logProbs : a.logProbs.unsqueeze(1);
  const int64_t n = x.size(1);
  const at::Tensor targets = checked_targets(a.logProbs, a.targets, a.inputLengths, a.targetLengths, a.blank);
  TORCH_CHECK(a.logAlpha.dim() == 3 && a.logAlpha.size(0) == n && a.logAlpha.size(1) == x.size(0), "logAlpha of shape ",
              a.logAlpha.sizes(), " does not belong to logProbs of shape ", a.logProbs.sizes());
  const at::Tensor alpha = a.logAlpha.narrow(-1, 0, states(a.targetLengths)).contiguous();
  at::Tensor loss = a.negLogLikelihood.reshape({n});
  const at::Tensor dx = at::_ctc_loss_backward(a.gradOut.reshape({n}), x.contiguous(), targets, a.inputLengths,
                                               a.targetLengths, loss, alpha, a.blank, a.zeroInfinity);
  write(a.out, batched ? dx : dx.squeeze(1));
}

// --- cross entropy -------------------------------------------------------------------------------------------------
namespace {

// What both directions need: the weight of each row's class, and whether the row counts. A negative index ignores none.
struct Rows {
  at::Tensor place, counts, weight, own;

  template <class Args>
  Rows(const Args& a, int64_t classes) {
    place = a.target.to(at::kLong);
    const at::TensorOptions single = at::TensorOptions().dtype(at::kFloat);
    counts = a.ignoreIndex >= 0 ? place.ne(a.ignoreIndex).to(at::kFloat) : at::ones(place.sizes(), single);
    check_range(place, classes, "target");
    weight = a.weightOptional ? *a.weightOptional : at::ones({classes}, single);
    own = weight.index_select(0, place) * counts;
  }
};

bool is(const std::string& word, const char* wanted) { return word == wanted || (word.empty() && *wanted == 'm'); }

}  // namespace

void CrossEntropyLoss(const gen::CrossEntropyLossArgs& a) {
  const int64_t classes = a.input.size(1);
  const Rows rows(a, classes);
  const at::Tensor logs = at::log_softmax(a.input.to(at::kFloat), 1);
  at::Tensor each = -logs.gather(1, rows.place.unsqueeze(1)).squeeze(1) * rows.own * (1 - a.labelSmoothing);
  if (a.labelSmoothing != 0) {
    each = each - at::mv(logs, rows.weight) * rows.counts * (a.labelSmoothing / static_cast<double>(classes));
  }
  if (is(a.reductionOptional, "mean")) {
    each = (each.sum() / rows.own.sum()).reshape({1});
  } else if (is(a.reductionOptional, "sum")) {
    each = each.sum().reshape({1});
  }
  write(a.lossOut, each.reshape(a.lossOut.sizes()));
  write(a.logProbOut, logs);
}

void CrossEntropyLossGrad(const gen::CrossEntropyLossGradArgs& a) {
  const auto classes = static_cast<double>(a.logProb.size(1));
  const Rows rows(a, a.logProb.size(1));
  at::Tensor grad = a.gradLoss.to(at::kFloat).reshape({-1, 1});
  if (is(a.reductionOptional, "mean")) grad = grad / rows.own.sum();
  const at::Tensor share = a.logProb.to(at::kFloat).exp();
  const at::Tensor own = (rows.own * (1 - a.labelSmoothing)).unsqueeze(1);
  at::Tensor d = (share * own).scatter_add(1, rows.place.unsqueeze(1), -own);
  if (a.labelSmoothing != 0) {
    const at::Tensor all = share * rows.weight.sum() - rows.weight;
    d = d + all * rows.counts.unsqueeze(1) * (a.labelSmoothing / classes);
  }
  write(a.out, d * grad);
}

// --- a vocabulary split over devices -------------------------------------------------------------------------------
void FusedLinearOnlineMaxSum(const gen::FusedLinearOnlineMaxSumArgs& a) {
  const at::Tensor logits = at::mm(a.input.to(at::kFloat), a.weight.to(at::kFloat).t());
  if (a.vocabParallelLogitsOutOptional && a.vocabParallelLogitsOutOptional->numel())
    write(a.vocabParallelLogitsOutOptional, logits);
  const at::Tensor target = a.target.to(at::kLong);
  const at::Tensor foreign = target.lt(a.vocabStartIndex).logical_or(target.gt(a.vocabEndIndex));
  const at::Tensor own = (target - a.vocabStartIndex).masked_fill(foreign, 0);
  write(a.maskedTargetOut, own);
  if (logits.numel()) {
    check_range(own, logits.size(1), "target");
    const at::Tensor peak = logits.amax(1);
    const at::Tensor shifted = logits - peak.unsqueeze(1);
    write(a.logitsMaxLocalOut, peak);
    write(a.sumExpLogitsLocalOut, shifted.exp().sum(1));
    write(a.predictedLogitsLocalOut, shifted.gather(1, own.unsqueeze(1)).squeeze(1).masked_fill(foreign, 0));
  }
  // Eight rows to a byte, the first in the highest bit; the bits behind the last row are 1.
  const int64_t count = target.numel();
  const at::Tensor flags = foreign.contiguous();
  const bool* from = flags.const_data_ptr<bool>();
  at::Tensor bytes = at::empty({(count + 7) / 8}, at::TensorOptions().dtype(at::kByte));
  auto* to = bytes.data_ptr<uint8_t>();
  for (int64_t k = 0; k < bytes.numel(); ++k) {
    unsigned byte = 0;
    for (int64_t p = 8 * k; p < 8 * k + 8; ++p) byte = byte << 1 | (p >= count || from[p] ? 1U : 0U);
    to[k] = static_cast<uint8_t>(byte);
  }
  write(a.targetMaskOut, bytes);
}

void FusedCrossEntropyLossWithMaxSum(const gen::FusedCrossEntropyLossWithMaxSumArgs& a) {
  write(a.lossOut, a.sumExpLogits.log() - a.predictedLogits);
  if (!a.vocabParallelLogitsOptional || !a.softMaxOutOptional || !a.softMaxOutOptional->numel()) return;
  write(a.softMaxOutOptional, (a.vocabParallelLogitsOptional->to(at::kFloat) - a.logitsMax.unsqueeze(1))
                                  .exp_()
                                  .div_(a.sumExpLogits.unsqueeze(1)));
}

void FusedLinearCrossEntropyLossGrad(const gen::FusedLinearCrossEntropyLossGradArgs& a) {
  const at::Tensor x = a.input.to(at::kFloat), w = a.weight.to(at::kFloat);
  at::Tensor share;
  if (a.softmaxOptional && a.softmaxOptional->numel()) {
    share = a.softmaxOptional->clone();
  } else {
    TORCH_CHECK(a.logitsMaxOptional && a.sumExpLogitsOptional,
                "without softmaxOptional, logitsMaxOptional and sumExpLogitsOptional are required");
    share = at::mm(x, w.t()).sub_(a.logitsMaxOptional->unsqueeze(1)).exp_().div_(a.sumExpLogitsOptional->unsqueeze(1));
  }
  const int64_t count = a.grad.numel();
  const at::Tensor place = a.maskedTarget.to(at::kLong).contiguous(), mask = a.targetMask.contiguous();
  check_range(place, share.size(1), "maskedTarget");
  TORCH_CHECK(8 * mask.numel() >= count, "targetMask has ", 8 * mask.numel(), " bits, but grad has ", count,
              " elements");
  const auto* bits = mask.const_data_ptr<uint8_t>();
  const at::Tensor hit = at::empty({count, 1}, at::TensorOptions().dtype(at::kFloat));
  auto* hits = hit.data_ptr<float>();
  for (int64_t n = 0; n < count; ++n) hits[n] = (bits[n / 8] >> (7 - n % 8) & 1) ? 0.0F : -1.0F;
  share.scatter_add_(1, place.unsqueeze(1), hit).mul_(a.grad.unsqueeze(1));
  write(a.inputGradOut, at::mm(share, w));
  write(a.weightGradOut, at::mm(share.t(), x));
}

}  // namespace hotplate::kernels
