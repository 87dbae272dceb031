// Operators that fill a tensor with numbers of a distribution. The ...Tensor variants take seed and offset from device
// memory, so that a replayed graph draws new numbers.
#include <ATen/ATen.h>

#include <cmath>
#include <limits>

#include "gen/args_random.h"
#include "host/kernels/random.h"

namespace hotplate::kernels {

namespace {

template <class Args>
RandomState state_of(const Args& a) {
  if constexpr (requires { a.seedTensor; }) {
    return random_state(a.seedTensor, a.offsetTensor, a.offset);
  } else {
    return random_state(a.seed, a.offset);
  }
}

template <class Args>
void uniform(const Args& a) {
  fill_uniform(a.selfRef, state_of(a), a.from, a.to);
}

template <class Args>
void normal(const Args& a) {
  fill_normal(a.selfRef, state_of(a), a.mean, a.std);
}

template <class Args>
void random_from_to(const Args& a) {
  fill_integers(a.selfRef, state_of(a), a.from, static_cast<uint64_t>(a.to) - static_cast<uint64_t>(a.from));
}

// How many integers, from 0 on, random_() chooses among: all non-negative ones of an integer type, and those up to
// 2^digits that a floating type holds exactly.
uint64_t default_range(at::ScalarType type) {
  switch (type) {
    case at::kBool:
      return 2;
    case at::kByte:
      return uint64_t{1} << 8;
    case at::kChar:
      return uint64_t{1} << 7;
    case at::kShort:
      return uint64_t{1} << 15;
    case at::kInt:
      return uint64_t{1} << 31;
    case at::kLong:
      return uint64_t{1} << 63;
    case at::kHalf:
      return (uint64_t{1} << 11) + 1;
    case at::kBFloat16:
      return (uint64_t{1} << 8) + 1;
    case at::kFloat:
      return (uint64_t{1} << 24) + 1;
    default:
      return (uint64_t{1} << 53) + 1;
  }
}

template <class Args>
void random_default(const Args& a) {
  fill_integers(a.selfRef, state_of(a), 0, default_range(a.selfRef.scalar_type()));
}

// out = mean + std * z, computed in float32, or in float64 where a float64 tensor takes part. `mean` and `std` are
// tensors or numbers.
template <class Mean, class Std>
void normal_of(const at::Tensor& out, RandomState state, const Mean& mean, const Std& std, bool wide) {
  at::Tensor z = at::empty(out.sizes(), out.options().dtype(wide ? at::kDouble : at::kFloat));
  fill_normal(z, state, 0.0, 1.0);
  out.copy_(z.mul_(std).add_(mean));
}

bool wide(std::initializer_list<at::Tensor> tensors) {
  for (const at::Tensor& t : tensors) {
    if (t.scalar_type() == at::kDouble) return true;
  }
  return false;
}

}  // namespace

void InplaceUniform(const gen::InplaceUniformArgs& a) { uniform(a); }
void InplaceUniformTensor(const gen::InplaceUniformTensorArgs& a) { uniform(a); }

void InplaceNormal(const gen::InplaceNormalArgs& a) { normal(a); }
void InplaceNormalTensor(const gen::InplaceNormalTensorArgs& a) { normal(a); }

void NormalFloatFloat(const gen::NormalFloatFloatArgs& a) { fill_normal(a.out, state_of(a), a.mean, a.std); }
void NormalTensorFloat(const gen::NormalTensorFloatArgs& a) {
  normal_of(a.out, state_of(a), a.mean, a.std, wide({a.out, a.mean}));
}
void NormalFloatTensor(const gen::NormalFloatTensorArgs& a) {
  normal_of(a.out, state_of(a), a.mean, a.std, wide({a.out, a.std}));
}
void NormalTensorTensor(const gen::NormalTensorTensorArgs& a) {
  normal_of(a.out, state_of(a), a.mean, a.std, wide({a.out, a.mean, a.std}));
}

void InplaceRandom(const gen::InplaceRandomArgs& a) { random_from_to(a); }
void InplaceRandomTensor(const gen::InplaceRandomTensorArgs& a) { random_from_to(a); }
void InplaceRandomWithoutFromTo(const gen::InplaceRandomWithoutFromToArgs& a) { random_default(a); }
void InplaceRandomWithoutFromToTensor(const gen::InplaceRandomWithoutFromToTensorArgs& a) { random_default(a); }

void InplaceBernoulli(const gen::InplaceBernoulliArgs& a) { fill_bernoulli(a.selfRef, state_of(a), a.prob.toDouble()); }
void InplaceBernoulliTensor(const gen::InplaceBernoulliTensorArgs& a) {
  fill_bernoulli(a.selfRef, state_of(a), a.prob);
}

void SimThreadExponential(const gen::SimThreadExponentialArgs& a) {
  fill_exponential(a.selfRef, state_of(a), a.lambda);
}

}  // namespace hotplate::kernels
