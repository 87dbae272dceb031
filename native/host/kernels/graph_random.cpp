// Graph operator types of random numbers, optimizers and the float status.
#include <ATen/ATen.h>

#include <algorithm>
#include <atomic>
#include <cmath>

#include "gen/args_graph_types_recurrent.h"
#include "gen/args_random.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"
#include "host/kernels/random.h"
#include "runtime/overflow.h"

namespace hotplate::kernels {

using host::number;
using host::value;
using host::values;

void DropoutGenMask(const gen::DropoutGenMaskArgs& a);
void DropoutDoMask(const gen::DropoutDoMaskArgs& a);

namespace {

double as_real(const at::Tensor& x) { return number(x).toDouble(); }

// Operators with a seed but no offset go on from call to call, so that one seed does not give one mask for ever.
int64_t next_offset() {
  static std::atomic<int64_t> calls{0};
  return calls.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace

void OpStatelessDropOutGenMask(const gen::OpStatelessDropOutGenMaskArgs& a) {
  const auto offset = a.offset ? values(*a.offset) : std::vector<int64_t>{0};
  DropoutGenMask({.shape = values(a.shape),
                  .prob = 1 - as_real(a.prob),
                  .seed = value(a.seed),
                  .offset = offset.back(),
                  .out = a.y,
                  .task = a.task});
}

void OpDropOutDoMask(const gen::OpDropOutDoMaskArgs& a) {
  DropoutDoMask({.self = a.x, .mask = a.mask, .prob = 1 - as_real(a.keep_prob), .out = a.y, .task = a.task});
}

void OpDropOutGenMaskV3(const gen::OpDropOutGenMaskV3Args& a) {
  const RandomState state = random_state(a.seed, next_offset());
  fill_bernoulli(a.y, state, as_real(a.prob));
}

void OpDropOutDoMaskV3(const gen::OpDropOutDoMaskV3Args& a) {
  const double keep = as_real(a.keep_prob);
  a.y.copy_(keep == 0 ? at::zeros_like(a.y)
                      : at::where(a.mask.view(a.x.sizes()) != 0, as_floating(a.x) / keep, at::zeros({}, at::kFloat)));
}

void OpStatelessBernoulli(const gen::OpStatelessBernoulliArgs& a) {
  const RandomState state = random_state(value(a.seed), value(a.offset));
  if (a.prob.numel() == 1) {
    fill_bernoulli(a.y, state, as_real(a.prob));
  } else {
    fill_bernoulli(a.y, state, a.prob);
  }
}

void OpStatelessRandomUniformV2(const gen::OpStatelessRandomUniformV2Args& a) {
  fill_uniform(a.y, random_state(value(a.key), values(a.counter).back()), 0, 1);
}

void OpStatelessRandomNormalV2(const gen::OpStatelessRandomNormalV2Args& a) {
  fill_normal(a.y, random_state(value(a.key), values(a.counter).back()), 0, 1);
}

// Positions of `count` of the true elements, chosen at random, in ascending order; what is missing is zero, and false
// in the mask.
void OpRandomChoiceWithMask(const gen::OpRandomChoiceWithMaskArgs& a) {
  const at::Tensor found = at::nonzero(a.x);
  at::Tensor order = at::empty({found.size(0)}, at::kDouble);
  fill_uniform(order, random_state(a.seed ^ (a.seed2 << 32), a.seed || a.seed2 ? 0 : next_offset()), 0, 1);
  const int64_t taken = std::min(a.count, found.size(0));
  a.y.zero_();
  a.mask.zero_();
  const at::Tensor chosen = std::get<0>(order.argsort().narrow(0, 0, taken).sort());
  a.y.narrow(0, 0, taken).copy_(found.index_select(0, chosen));
  a.mask.narrow(0, 0, taken).fill_(1);
}

void OpApplyAdamD(const gen::OpApplyAdamDArgs& a) {
  const double beta1 = as_real(a.beta1), beta2 = as_real(a.beta2);
  const at::Tensor grad = as_floating(a.grad);
  const at::Tensor m = as_floating(a.m) * beta1 + grad * (1 - beta1),
                   v = as_floating(a.v) * beta2 + grad * grad * (1 - beta2);
  const double rate = as_real(a.lr) * std::sqrt(1 - as_real(a.beta2_power)) / (1 - as_real(a.beta1_power));
  const at::Tensor step = a.use_nesterov ? m * beta1 + grad * (1 - beta1) : m;
  a.var_out.copy_(as_floating(a.var) - step * rate / (v.sqrt() + as_real(a.epsilon)));
  a.m_out.copy_(m);
  a.v_out.copy_(v);
}

void OpApplyAdamV2(const gen::OpApplyAdamV2Args& a) {
  const double beta1 = as_real(a.beta1), beta2 = as_real(a.beta2);
  const double limit = as_real(a.max_grad_norm), norm = as_real(a.global_grad_norm);
  at::Tensor grad = as_floating(a.grad);
  if (limit > 0 && norm > limit) grad = grad * (limit / norm);
  const at::Tensor m = as_floating(a.m) * beta1 + grad * (1 - beta1),
                   v = as_floating(a.v) * beta2 + grad * grad * (1 - beta2);
  const at::Tensor step = m / (v.sqrt() + as_real(a.epsilon)) + as_floating(a.var) * as_real(a.weight_decay);
  a.var_out.copy_(as_floating(a.var) - step * as_real(a.lr));
  a.m_out.copy_(m);
  a.v_out.copy_(v);
}

namespace {

// The first of the eight numbers is not 0 after an overflow. Only saturation mode records any: in INF/NAN mode the
// results themselves say it.
void read_status(at::Tensor status) {
  status.zero_();
  status.view(-1).narrow(0, 0, std::min<int64_t>(1, status.numel())).fill_(rt::overflow::status() ? 1 : 0);
}

}  // namespace

void FloatStatus(const gen::OpNPUAllocFloatStatusArgs& a) { a.data.zero_(); }
void FloatStatus(const gen::OpNPUClearFloatStatusArgs& a) {
  rt::overflow::clear();
  a.data.zero_();
}
// torch_npu hands on the tensor it passed as `addr`, not the result.
void FloatStatus(const gen::OpNPUGetFloatStatusArgs& a) {
  read_status(a.addr);
  a.data.copy_(a.addr);
}
void FloatStatus(const gen::OpNPUClearFloatStatusV2Args&) { rt::overflow::clear(); }
void FloatStatus(const gen::OpNPUGetFloatStatusV2Args& a) { read_status(a.data); }
// The debug form has a status of its own on the chip; here both are one.
void FloatStatus(const gen::OpNPUClearFloatDebugStatusArgs&) { rt::overflow::clear(); }
void FloatStatus(const gen::OpNPUGetFloatDebugStatusArgs& a) { read_status(a.data); }

}  // namespace hotplate::kernels
