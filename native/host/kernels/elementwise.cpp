// Element-wise operators that ATen has in another form.
#include <ATen/ATen.h>
#include <ATen/ScalarOps.h>

#include "gen/args_elementwise.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

// mode: 0 divides exactly, 1 rounds towards zero, 2 rounds down.
std::optional<c10::string_view> rounding(int64_t mode) {
  if (mode == 1) return c10::string_view("trunc");
  if (mode == 2) return c10::string_view("floor");
  return std::nullopt;
}

at::Tensor number(const at::Scalar& value) { return at::native::wrapped_scalar_tensor(value); }

std::optional<at::Scalar> limit(const std::optional<at::Scalar>& value, const at::Tensor& self) {
  if (!value) return std::nullopt;
  return representable(*value, self.scalar_type());
}

// Without limits the values stay what they are.
void clamp(const at::Tensor& self, const std::optional<at::Scalar>& low, const std::optional<at::Scalar>& high,
           at::Tensor out) {
  if (!low && !high) {
    out.copy_(self);
  } else {
    at::clamp_out(out, self, limit(low, self), limit(high, self));
  }
}

}  // namespace

namespace {

// Towards zero, the processor's division of the smallest number by -1 would end the process: it becomes a negation,
// which wraps around as the other roundings do.
void divide(at::Tensor out, const at::Tensor& self, const at::Tensor& other, int64_t mode) {
  const auto how = rounding(mode);
  const at::ScalarType type = at::result_type(self, other);
  if (how && *how == "trunc" && (type == at::kInt || type == at::kLong)) {
    const at::Tensor negates = other.to(type).eq(-1);
    if (negates.any().item<bool>()) {
      const at::Tensor dividend = self.to(type);
      at::div_out(out, at::where(negates, dividend.neg(), dividend), at::where(negates, 1, other.to(type)), how);
      return;
    }
  }
  at::div_out(out, self, other, how);
}

}  // namespace

void DivMod(const gen::DivModArgs& a) { divide(a.out, a.self, a.other, a.mode); }
void DivMods(const gen::DivModsArgs& a) { divide(a.out, a.self, number(a.other), a.mode); }
void InplaceDivMod(const gen::InplaceDivModArgs& a) { divide(a.selfRef, a.selfRef, a.other, a.mode); }
void InplaceDivMods(const gen::InplaceDivModsArgs& a) { divide(a.selfRef, a.selfRef, number(a.other), a.mode); }

void Clamp(const gen::ClampArgs& a) { clamp(a.self, a.clipValueMin, a.clipValueMax, a.out); }
void ClampMin(const gen::ClampMinArgs& a) { clamp(a.self, a.clipValueMin, std::nullopt, a.out); }
void ClampMax(const gen::ClampMaxArgs& a) { clamp(a.self, std::nullopt, a.clipValueMax, a.out); }
void InplaceClampMax(const gen::InplaceClampMaxArgs& a) { clamp(a.selfRef, std::nullopt, a.clipValueMax, a.selfRef); }

// ATen's fused form knows fp32 and integers only.
void AddRelu(const gen::AddReluArgs& a) {
  at::Tensor out = a.out;
  at::add_out(out, a.self, a.other, a.alpha).relu_();
}
void InplaceAddRelu(const gen::InplaceAddReluArgs& a) { a.selfRef.add_(a.other, a.alpha).relu_(); }

// eps < 0 stands for none. Computed in fp32: ATen's own form rounds 1 - x to the dtype of x.
void Logit(const gen::LogitArgs& a) {
  a.out.copy_(at::logit(a.input.to(at::kFloat), a.eps < 0 ? std::nullopt : std::optional<double>(a.eps)));
}
void LogitGrad(const gen::LogitGradArgs& a) {
  const std::optional<double> eps = a.eps < 0 ? std::nullopt : std::optional<double>(a.eps);
  a.out.copy_(at::logit_backward(a.dy.to(at::kFloat), a.x.to(at::kFloat), eps));
}

void MaskedScale(const gen::MaskedScaleArgs& a) {
  at::Tensor out = a.out;
  at::mul_out(out, a.self, a.mask.to(a.self.scalar_type())).mul_(a.scale);
}

void Equal(const gen::EqualArgs& a) {
  const bool same = a.self.sizes() == a.other.sizes() && a.self.eq(a.other).all().item<bool>();
  a.out.fill_(same);
}

void SWhere(const gen::SWhereArgs& a) {
  at::Tensor out = a.out;
  const at::ScalarType type = out.scalar_type();
  at::where_out(out, a.condition.to(at::kBool), a.self.to(type), a.other.to(type));
}

void InplaceMaskedFillScalar(const gen::InplaceMaskedFillScalarArgs& a) {
  a.selfRef.masked_fill_(a.mask, representable(a.value, a.selfRef.scalar_type()));
}
void InplaceMaskedFillTensor(const gen::InplaceMaskedFillTensorArgs& a) {
  TORCH_CHECK(a.value.numel() == 1, "the value to fill with has ", a.value.numel(), " elements");
  a.selfRef.masked_fill_(a.mask, representable(a.value.item(), a.selfRef.scalar_type()));
}

}  // namespace hotplate::kernels
