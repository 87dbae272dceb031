// Contract checks of the fused operators of transformer models that the rules in contract.h cannot say.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

}  // namespace

// rms_norm(x, gamma, rstd): gamma has the shape of the last dimensions of x; rstd has 1 in their place.
Code rms_norm(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& gamma = task.tensor(rule.args[1])->shape;
  const Dims& rstd = task.tensor(rule.args[2])->shape;
  bool fits = !gamma.empty() && gamma.size() <= x.size();
  for (size_t i = 0; fits && i < gamma.size(); ++i) fits = gamma[i] == x[x.size() - gamma.size() + i];
  if (!fits) {
    return refuse(task, rule,
                  "Expected the shape of gamma " + shape_text(gamma) +
                      " to be the last dimensions of x, whose shape is " + shape_text(x) + ".",
                  "gamma has one value for each normalized element.");
  }
  Dims expected = x;
  for (size_t i = x.size() - gamma.size(); i < x.size(); ++i) expected[i] = 1;
  if (rstd == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[2]].name + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(rstd) + ".",
                "rstd has one value for each row: the shape of x with 1 for the normalized dimensions.");
}

// halved(x, dim, half): the dimension is even; `half` has the shape of x with that dimension halved.
Code halved(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& half = task.tensor(rule.args[2])->shape;
  if (x.empty())
    return refuse(task, rule, "x has no dimension to halve.", "Pass a tensor with at least one dimension.");
  const int64_t dim = task.integer(rule.args[1]);
  const size_t axis = static_cast<size_t>(dim < 0 ? dim + static_cast<int64_t>(x.size()) : dim);
  if (x[axis] % 2) {
    return refuse(
        task, rule,
        "The dimension " + std::to_string(dim) + " of x must be even, but its size is " + std::to_string(x[axis]) + ".",
        "Both halves must be equally large.");
  }
  Dims expected = x;
  expected[axis] /= 2;
  if (half == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[2]].name + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(half) + ".",
                "It has the shape of x with the split dimension halved.");
}

// rotary(x, cos, sin, mode): what the tiling of the 910B series accepts.
Code rotary(const OperatorTask& task, const RuleSpec& rule) {
  constexpr int64_t kMaxHeadDim = 896;
  constexpr int64_t kBlockBytes = 32;
  const Tensor& tensor = *task.tensor(rule.args[0]);
  const Dims& x = tensor.shape;
  const Dims& cos = task.tensor(rule.args[1])->shape;
  const Dims& sin = task.tensor(rule.args[2])->shape;
  if ((x.size() != 3 && x.size() != 4) || cos.size() != x.size()) {
    return refuse(task, rule,
                  "The dim of x must be 3 or 4 and that of cos must be equal, but got x " + shape_text(x) +
                      " and cos " + shape_text(cos) + ".",
                  "Reshape to [B,S,N,D], [S,B,N,D] or [B,N,S,D], with cos and sin broadcastable to it.");
  }
  if (!(cos == sin)) {
    return refuse(task, rule,
                  "The shapes of cos " + shape_text(cos) + " and sin " + shape_text(sin) + " must be equal.",
                  "Pass both tables for the same positions.");
  }
  const size_t last = x.size() - 1;
  const int64_t d = x[last];
  if (cos[last] != d) {
    return refuse(
        task, rule,
        "The head_dim of cos " + std::to_string(cos[last]) + " must equal the head_dim of x " + std::to_string(d) + ".",
        "The operator takes cosines and sines of full width: torch.cat([angles, angles], -1).");
  }
  if (d % 2 || d >= kMaxHeadDim) {
    return refuse(task, rule, "The head_dim of x must be even and less than 896, but got " + std::to_string(d) + ".",
                  "Compute the embedding with plain operators for such a head.");
  }
  constexpr int64_t kQuarter = 2;
  if (task.integer(rule.args[3]) == kQuarter && d % 4) {
    return refuse(task, rule,
                  "The head_dim of x must be a multiple of 4 in mode 2 (quarter), but got " + std::to_string(d) + ".",
                  "Each quarter of the head is as long as the others.");
  }
  for (size_t i = 0; i < last; ++i) {
    if (cos[i] == x[i] || cos[i] == 1) continue;
    return refuse(task, rule, "The shape of cos " + shape_text(cos) + " can't broadcast to x " + shape_text(x) + ".",
                  "Each dimension of cos must be that of x, or 1.");
  }
  // Positions along the third dimension: heads before rows.
  const bool bnsd = x.size() == 4 && cos[1] == 1 && x[1] != 1 && cos[2] == x[2] && x[2] != 1;
  const bool aligned = d / 2 * static_cast<int64_t>(dtype_size(tensor.dtype)) % kBlockBytes == 0;
  // Only the kernel of mode 0 (half) has this limit: the public suite passes such shapes in mode 1.
  if (task.integer(rule.args[3]) == 0 && bnsd && aligned && x[0] * x[1] > 8 * x[2]) {
    return refuse(task, rule,
                  "In layout BNSD with an aligned D, B * N (" + std::to_string(x[0] * x[1]) +
                      ") must not exceed 8 * S (" + std::to_string(8 * x[2]) +
                      "): please do not use RotaryPositionEmbedding fusion operator.",
                  "Use BSND (transpose the heads behind the rows), or compute the embedding with plain operators.");
  }
  return kSuccess;
}

}  // namespace hotplate::nn::checks
