// Operators on lists: the i-th output from the i-th inputs. Outputs may be the inputs themselves. Each element is one
// call of the ATen operator that writes into the output, so nothing is allocated on the way.
#include <ATen/ATen.h>
#include <ATen/ScalarOps.h>

#include <functional>

#include "gen/args_foreach.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

at::Tensor number(const at::Scalar& value) { return at::native::wrapped_scalar_tensor(value); }

// A one-element tensor that stands for a number: 0-d, so that it does not widen the results' dtype.
at::Tensor number(const at::Tensor& value) {
  TORCH_CHECK(value.numel() == 1, "the tensor that stands for a number has ", value.numel(), " elements");
  return value.reshape({});
}

// The value of element i of a tensor of numbers.
at::Scalar entry(const at::Tensor& values, size_t i) { return values.select(0, static_cast<int64_t>(i)).item(); }

// A number per list as a tensor of the list's data type holds it: scalars come as double or int64.
const at::Scalar& scalar(const at::Scalar& value) { return value; }
at::Scalar scalar(const at::Tensor& value) { return number(value).item(); }

template <class Function>
void each(const std::vector<at::Tensor>& x, const std::vector<at::Tensor>& out, Function function) {
  for (size_t i = 0; i < x.size(); ++i) {
    at::Tensor result = out[i];
    function(result, i);
  }
}

// x op number of 16-bit tensors is computed in float32 and rounded once; ATen's CPU operators round the number first.
#define WITH_NUMBER(call)                                                                     \
  void call##_number(at::Tensor& out, const at::Tensor& x, const at::Tensor& value) {         \
    if (is_reduced(x.scalar_type())) {                                                        \
      out.copy_(at::call(wide(x), value.is_floating_point() ? value.to(at::kFloat) : value)); \
    } else {                                                                                  \
      at::call##_out(out, x, value);                                                          \
    }                                                                                         \
  }
WITH_NUMBER(add)
WITH_NUMBER(sub)
WITH_NUMBER(mul)
WITH_NUMBER(div)
WITH_NUMBER(maximum)
WITH_NUMBER(minimum)
#undef WITH_NUMBER

}  // namespace

#define UNARY(Name, call)                                                              \
  void Foreach##Name(const gen::Foreach##Name##Args& a) {                              \
    each(a.x, a.out, [&](at::Tensor& out, size_t i) { at::call##_out(out, a.x[i]); }); \
  }
UNARY(Abs, abs)
UNARY(Acos, acos)
UNARY(Asin, asin)
UNARY(Atan, atan)
UNARY(Cos, cos)
UNARY(Cosh, cosh)
UNARY(Erf, erf)
UNARY(Erfc, erfc)
UNARY(Exp, exp)
UNARY(Expm1, expm1)
UNARY(Log, log)
UNARY(Log10, log10)
UNARY(Log1p, log1p)
UNARY(Log2, log2)
UNARY(Neg, neg)
UNARY(Reciprocal, reciprocal)
UNARY(Sigmoid, sigmoid)
UNARY(Sign, sign)
UNARY(Sin, sin)
UNARY(Sinh, sinh)
UNARY(Sqrt, sqrt)
UNARY(Tan, tan)
UNARY(Tanh, tanh)
#undef UNARY

void ForeachCopy(const gen::ForeachCopyArgs& a) {
  each(a.x, a.out, [&](at::Tensor& out, size_t i) { out.copy_(a.x[i]); });
}
void ForeachZeroInplace(const gen::ForeachZeroInplaceArgs& a) {
  each(a.x, a.x, [&](at::Tensor& out, size_t) { out.zero_(); });
}

// x1 op x2, by element of the lists.
#define LISTS(Name, call)                                                                         \
  void Foreach##Name##List(const gen::Foreach##Name##ListArgs& a) {                               \
    each(a.x1, a.out, [&](at::Tensor& out, size_t i) { at::call##_out(out, a.x1[i], a.x2[i]); }); \
  }
LISTS(Mul, mul)
LISTS(Div, div)
LISTS(Pow, pow)
LISTS(Maximum, maximum)
LISTS(Minimum, minimum)
#undef LISTS

#define LISTS_WITH_ALPHA(Name, call)                              \
  void Foreach##Name(const gen::Foreach##Name##Args& a) {         \
    const at::Scalar alpha = scalar(a.alpha);                     \
    each(a.x1, a.out, [&](at::Tensor& out, size_t i) {            \
      if (is_reduced(out.scalar_type())) {                        \
        out.copy_(at::call(wide(a.x1[i]), wide(a.x2[i]), alpha)); \
      } else {                                                    \
        at::call##_out(out, a.x1[i], a.x2[i], alpha);             \
      }                                                           \
    });                                                           \
  }
LISTS_WITH_ALPHA(AddList, add)
LISTS_WITH_ALPHA(AddListV2, add)
LISTS_WITH_ALPHA(SubList, sub)
LISTS_WITH_ALPHA(SubListV2, sub)
#undef LISTS_WITH_ALPHA

// x op number: V1 gives the number as a tensor, V2 as a scalar, ScalarList one for each element.
#define NUMBERS(Name, call)                                                                                 \
  void Foreach##Name##Scalar(const gen::Foreach##Name##ScalarArgs& a) {                                     \
    const at::Tensor value = number(a.scalar);                                                              \
    each(a.x, a.out, [&](at::Tensor& out, size_t i) { call##_number(out, a.x[i], value); });                \
  }                                                                                                         \
  void Foreach##Name##ScalarV2(const gen::Foreach##Name##ScalarV2Args& a) {                                 \
    const at::Tensor value = number(a.scalar);                                                              \
    each(a.x, a.out, [&](at::Tensor& out, size_t i) { call##_number(out, a.x[i], value); });                \
  }                                                                                                         \
  void Foreach##Name##ScalarList(const gen::Foreach##Name##ScalarListArgs& a) {                             \
    each(a.x, a.out, [&](at::Tensor& out, size_t i) { call##_number(out, a.x[i], number(a.scalars[i])); }); \
  }
NUMBERS(Add, add)
NUMBERS(Sub, sub)
NUMBERS(Mul, mul)
NUMBERS(Div, div)
NUMBERS(Maximum, maximum)
NUMBERS(Minimum, minimum)
#undef NUMBERS

void ForeachPowScalar(const gen::ForeachPowScalarArgs& a) {
  const at::Scalar exponent = scalar(a.scalar);
  each(a.x, a.out, [&](at::Tensor& out, size_t i) { at::pow_out(out, a.x[i], exponent); });
}
void ForeachPowScalarV2(const gen::ForeachPowScalarV2Args& a) {
  each(a.x, a.out, [&](at::Tensor& out, size_t i) { at::pow_out(out, a.x[i], a.scalar); });
}
void ForeachPowScalarList(const gen::ForeachPowScalarListArgs& a) {
  each(a.x, a.out, [&](at::Tensor& out, size_t i) { at::pow_out(out, a.x[i], a.scalars[i]); });
}
void ForeachPowScalarAndTensor(const gen::ForeachPowScalarAndTensorArgs& a) {
  each(a.x, a.out, [&](at::Tensor& out, size_t i) { at::pow_out(out, a.scalar, a.x[i]); });
}

// x1 + number * (x2 op x3)
#define FUSED(Name, call)                                                                                            \
  void Foreach##Name##Scalar(const gen::Foreach##Name##ScalarArgs& a) {                                              \
    const at::Scalar value = scalar(a.scalar);                                                                       \
    each(a.x1, a.out, [&](at::Tensor& out, size_t i) { at::call##_out(out, a.x1[i], a.x2[i], a.x3[i], value); });    \
  }                                                                                                                  \
  void Foreach##Name##ScalarV2(const gen::Foreach##Name##ScalarV2Args& a) {                                          \
    each(a.x1, a.out, [&](at::Tensor& out, size_t i) { at::call##_out(out, a.x1[i], a.x2[i], a.x3[i], a.scalar); }); \
  }                                                                                                                  \
  void Foreach##Name##ScalarList(const gen::Foreach##Name##ScalarListArgs& a) {                                      \
    each(a.x1, a.out,                                                                                                \
         [&](at::Tensor& out, size_t i) { at::call##_out(out, a.x1[i], a.x2[i], a.x3[i], entry(a.scalars, i)); });   \
  }
FUSED(Addcmul, addcmul)
FUSED(Addcdiv, addcdiv)
#undef FUSED

void ForeachLerpScalar(const gen::ForeachLerpScalarArgs& a) {
  each(a.x1, a.out, [&](at::Tensor& out, size_t i) { at::lerp_out(out, a.x1[i], a.x2[i], a.weight); });
}
void ForeachLerpList(const gen::ForeachLerpListArgs& a) {
  each(a.x1, a.out, [&](at::Tensor& out, size_t i) { at::lerp_out(out, a.x1[i], a.x2[i], a.weight[i]); });
}

// The norm of each tensor: scalar is the order, and a result has one element.
void ForeachNorm(const gen::ForeachNormArgs& a) {
  each(a.x, a.out, [&](at::Tensor& out, size_t i) {
    out.copy_(at::linalg_vector_norm(a.x[i], a.scalar, std::nullopt, false, out.scalar_type()).view(out.sizes()));
  });
}

namespace {

// Numbers of the rounding modes of the interface.
enum RoundMode : int64_t { kRoundHalfEven = 1, kFloor = 2, kCeil = 3, kTrunc = 5, kFrac = 7 };

void round_off(const std::vector<at::Tensor>& x, const std::vector<at::Tensor>& outs, int64_t mode) {
  each(x, outs, [&](at::Tensor& out, size_t i) {
    switch (mode) {
      case kRoundHalfEven:
        at::round_out(out, x[i]);
        break;
      case kFloor:
        at::floor_out(out, x[i]);
        break;
      case kCeil:
        at::ceil_out(out, x[i]);
        break;
      case kTrunc:
        at::trunc_out(out, x[i]);
        break;
      case kFrac:
        at::frac_out(out, x[i]);
        break;
      default:
        TORCH_CHECK(false, "roundMode ", mode,
                    " is not one of 1 (half to even), 2 (down), 3 (up), 5 (towards zero), 7 (fraction)");
    }
  });
}

}  // namespace

void ForeachRoundOffNumber(const gen::ForeachRoundOffNumberArgs& a) {
  round_off(a.x, a.out, scalar(a.roundMode).toLong());
}
void ForeachRoundOffNumberV2(const gen::ForeachRoundOffNumberV2Args& a) { round_off(a.x, a.out, a.roundMode.toLong()); }

}  // namespace hotplate::kernels
