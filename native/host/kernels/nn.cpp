// Activation, softmax and loss kernels: what ATen's CPU operators do not do, or not for half types.
#include <ATen/ATen.h>

#include <cmath>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

// --- activations ---------------------------------------------------------------------------------------------------
void GeluV2(const gen::GeluV2Args& a) {
  at::Tensor out = a.y;
  at::gelu_out(out, a.x, a.approximate ? "tanh" : "none");
}

namespace {

constexpr double kFastGelu = 1.702;

}  // namespace

void FastGelu(const gen::FastGeluArgs& a) {
  const at::Tensor x = wide(a.self);
  write(a.out, x * at::sigmoid(x * kFastGelu));
}

void FastGeluBackward(const gen::FastGeluBackwardArgs& a) {
  const at::Tensor x = wide(a.self);
  const at::Tensor s = at::sigmoid(x * kFastGelu);
  write(a.gradInput, wide(a.gradOutput) * (s + kFastGelu * x * s * (1 - s)));
}

namespace {

// Of integers too: what is behind the decimal point is dropped.
void hardsigmoid(const at::Tensor& x, at::Tensor out) {
  if (at::isFloatingType(x.scalar_type())) {
    at::hardsigmoid_out(out, x);
  } else {
    out.copy_(at::hardsigmoid(x.to(at::kFloat)));
  }
}

}  // namespace

void Hardsigmoid(const gen::HardsigmoidArgs& a) { hardsigmoid(a.self, a.out); }

void InplaceHardsigmoid(const gen::InplaceHardsigmoidArgs& a) { hardsigmoid(a.self, a.self); }

void LogSigmoid(const gen::LogSigmoidArgs& a) { write(a.out, at::log_sigmoid(a.self)); }

void LogSigmoidForward(const gen::LogSigmoidForwardArgs& a) { write(a.out, at::log_sigmoid(a.self)); }

void LogSigmoidBackward(const gen::LogSigmoidBackwardArgs& a) {
  write(a.gradInput, wide(a.gradOutput) * at::sigmoid(-wide(a.self)));
}

namespace {

// A flat weight stands along dimension 1 of the input.
at::Tensor prelu_weight(const at::Tensor& weight, const at::Tensor& self) {
  if (weight.dim() != 1 || self.dim() < 2) return weight;
  std::vector<int64_t> shape(self.dim(), 1);
  shape[1] = weight.numel();
  return weight.view(shape);
}

}  // namespace

void Prelu(const gen::PreluArgs& a) {
  write(a.out, at::where(a.self > 0, a.self, prelu_weight(a.weight, a.self) * a.self));
}

void PreluBackward(const gen::PreluBackwardArgs& a) {
  const at::Tensor x = wide(a.self), g = wide(a.gradOutput), w = wide(prelu_weight(a.weight, a.self));
  const at::Tensor positive = x > 0;
  write(a.gradInput, at::where(positive, g, w * g));
  const at::Tensor each = at::where(positive, at::zeros({}, x.options()), g * x);
  write(a.gradWeight, at::sum_to(each, w.sizes()).reshape(a.gradWeight.sizes()));
}

void Glu(const gen::GluArgs& a) {
  const auto halves = wide(a.self).chunk(2, a.dim);
  write(a.out, halves.size() == 2 ? halves[0] * at::sigmoid(halves[1]) : halves[0]);
}

void GluBackward(const gen::GluBackwardArgs& a) {
  const auto halves = wide(a.self).chunk(2, a.dim);
  if (halves.size() != 2) return;
  const at::Tensor g = wide(a.gradOut), s = at::sigmoid(halves[1]);
  write(a.out, at::cat({g * s, g * halves[0] * s * (1 - s)}, a.dim));
}

// --- softmax -------------------------------------------------------------------------------------------------------
namespace {

// Softmax of a half type into a wider output starts by widening, which torch calls half_to_float.
at::Tensor in_type_of(const at::Tensor& t, const at::Tensor& out) {
  return t.scalar_type() == out.scalar_type() ? t : t.to(out.scalar_type());
}

}  // namespace

void Softmax(const gen::SoftmaxArgs& a) {
  const at::Tensor self = in_type_of(a.self, a.out);
  if (same_view(self, a.out)) return write(a.out, at::_softmax(self, a.dim, false));
  at::Tensor out = a.out;
  at::_softmax_out(out, self, a.dim, false);
}

void LogSoftmax(const gen::LogSoftmaxArgs& a) {
  at::Tensor out = a.out;
  at::_log_softmax_out(out, in_type_of(a.self, a.out), a.dim, false);
}

void SoftmaxBackward(const gen::SoftmaxBackwardArgs& a) {
  const at::Tensor output = in_type_of(a.output, a.gradOutput);
  const at::ScalarType type = a.gradOutput.scalar_type();
  if (type != a.out.scalar_type() || same_view(a.output, a.out) || same_view(a.gradOutput, a.out)) {
    return write(a.out, at::_softmax_backward_data(a.gradOutput, output, a.dim, type));
  }
  at::Tensor out = a.out;
  at::_softmax_backward_data_out(out, a.gradOutput, output, a.dim, type);
}

void LogSoftmaxBackward(const gen::LogSoftmaxBackwardArgs& a) {
  const at::Tensor output = in_type_of(a.output, a.gradOutput);
  const at::ScalarType type = a.gradOutput.scalar_type();
  if (type != a.out.scalar_type() || same_view(a.gradOutput, a.out)) {
    return write(a.out, at::_log_softmax_backward_data(a.gradOutput, output, a.dim, type));
  }
  at::Tensor out = a.out;
  at::_log_softmax_backward_data_out(out, a.gradOutput, output, a.dim, type);
}

// --- losses --------------------------------------------------------------------------------------------------------
namespace {

// The gradient that arrives at each element: with the mean (1) it is shared out, with none (0) and sum (2) not.
at::Tensor arriving(const at::Tensor& grad, int64_t reduction, const at::Tensor& like) {
  const at::Tensor g = wide(grad);
  return reduction == at::Reduction::Mean ? g / static_cast<double>(like.numel()) : g;
}

}  // namespace

void L1LossBackward(const gen::L1LossBackwardArgs& a) {
  const at::Tensor d = wide(a.self) - wide(a.target);
  write(a.gradInput, (at::sign(d) * arriving(a.gradOutput, a.reduction, d)).expand_as(a.gradInput));
}

void BinaryCrossEntropyWithLogits(const gen::BinaryCrossEntropyWithLogitsArgs& a) {
  write(a.out, at::binary_cross_entropy_with_logits(wide(a.self), wide(a.target), wide(a.weightOptional),
                                                    wide(a.posWeightOptional), a.reduction));
}

void BinaryCrossEntropyWithLogitsBackward(const gen::BinaryCrossEntropyWithLogitsBackwardArgs& a) {
  const at::Tensor x = wide(a.self), y = wide(a.target), s = at::sigmoid(x);
  // d/dx of -(p y log s + (1 - y) log(1 - s)), p the weight of positives.
  at::Tensor d = a.posWeightOptional ? (1 - y) * s - wide(*a.posWeightOptional) * y * (1 - s) : s - y;
  if (a.weightOptional) d = d * wide(*a.weightOptional);
  write(a.out, (d * arriving(a.gradOutput, a.reduction, d)).expand_as(a.out));
}

void KlDivBackward(const gen::KlDivBackwardArgs& a) {
  const at::Tensor y = wide(a.target);
  const at::Tensor d = a.logTarget ? -at::exp(y) : -at::clamp_min(y, 0);
  const at::Tensor each = d.expand_as(a.out);
  write(a.out, each * arriving(a.gradOutput, a.reduction, each));
}

void KlDivTargetBackward(const gen::KlDivTargetBackwardArgs& a) {
  const at::Tensor x = wide(a.self), y = wide(a.target);
  // Not log: y (log y - x), 0 at y = 0. Log: exp(y) (y - x).
  const at::Tensor d =
      a.logTarget ? at::exp(y) * (y - x + 1) : at::where(y > 0, at::log(y) + 1 - x, at::zeros({}, y.options()));
  write(a.gradTarget, d * arriving(a.gradOutput, a.reduction, d));
}

namespace {

// Negative log likelihood with the classes along dimension 1 (0 for one vector), in float32 for half types.
struct Likelihood {
  at::Tensor index;   // target with the class dimension inserted; 0 where the target does not count
  at::Tensor weight;  // of each target; 0 where it does not count
  int64_t dim;

  Likelihood(const at::Tensor& self, const at::Tensor& target, const std::optional<at::Tensor>& class_weight,
             int64_t ignore)
      : dim(self.dim() > 1 ? 1 : 0) {
    const at::Tensor counts = target != ignore;
    const at::Tensor place =
        at::where(counts, target.to(at::kLong), at::zeros({}, at::TensorOptions().dtype(at::kLong)));
    const int64_t classes = self.size(dim);
    if (place.numel()) {
      const auto [low, high] = at::aminmax(place);
      TORCH_CHECK(low.item<int64_t>() >= 0 && high.item<int64_t>() < classes, "target holds class ",
                  low.item<int64_t>() < 0 ? low.item<int64_t>() : high.item<int64_t>(), ", but there are classes 0 to ",
                  classes - 1);
    }
    index = place.unsqueeze(dim);
    const at::ScalarType type = is_reduced(self.scalar_type()) ? at::kFloat : self.scalar_type();
    weight = counts.to(type);
    if (class_weight) weight = weight * class_weight->to(type).index_select(0, place.reshape(-1)).view(place.sizes());
  }
};

template <class Args>
void nll(const Args& a) {
  const Likelihood l(a.self, a.target, a.weight, a.ignoreIndex);
  const at::Tensor picked = wide(a.self.gather(l.dim, l.index)).squeeze(l.dim);
  // An ignored target adds 0 even where its log probability is infinite.
  const at::Tensor each = at::where(a.target != a.ignoreIndex, -picked * l.weight, at::zeros({}, picked.options()));
  if (a.reduction == at::Reduction::None) {
    write(a.out, each);
    at::Tensor(a.totalWeightOut).zero_();
    return;
  }
  const at::Tensor total = l.weight.sum();
  const at::Tensor sum = each.sum();
  write(a.out, (a.reduction == at::Reduction::Mean ? sum / total : sum).reshape(a.out.sizes()));
  write(a.totalWeightOut, total.reshape(a.totalWeightOut.sizes()));
}

template <class Args>
void nll_backward(const Args& a) {
  const Likelihood l(a.self, a.target, a.weight, a.ignoreIndex);
  at::Tensor grad = wide(a.gradOutput);
  if (a.reduction == at::Reduction::Mean) grad = grad / wide(a.totalWeight).reshape({});
  if (a.reduction != at::Reduction::None) grad = grad.reshape({});
  at::Tensor out = a.out;
  out.zero_();
  // One place in each row: an ignored target writes a zero.
  const at::Tensor each = at::where(l.weight != 0, -l.weight * grad, at::zeros({}, l.weight.options()));
  out.scatter_(l.dim, l.index, each.unsqueeze(l.dim).to(out.scalar_type()));
}

}  // namespace

void NLLLoss(const gen::NLLLossArgs& a) { nll(a); }
void NLLLoss2d(const gen::NLLLoss2dArgs& a) { nll(a); }
void NLLLossBackward(const gen::NLLLossBackwardArgs& a) { nll_backward(a); }
void NLLLoss2dBackward(const gen::NLLLoss2dBackwardArgs& a) { nll_backward(a); }

}  // namespace hotplate::kernels
