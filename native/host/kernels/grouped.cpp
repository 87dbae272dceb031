// Groups of rows, factors as float32, and weights in their forms.
#include "host/kernels/grouped.h"

#include <cstring>

#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

constexpr int64_t kInt4 = 8;  // in an int32

}  // namespace

std::vector<Group> read_groups(const at::Tensor& list, int64_t type, int64_t experts, int64_t rows) {
  const at::Tensor numbers = list.to(at::kLong).contiguous();
  const int64_t* const number = numbers.const_data_ptr<int64_t>();
  const int64_t count = list.size(0), step = type == 2 ? 2 : 1;
  std::vector<Group> groups;
  groups.reserve(count);
  int64_t before = 0;
  for (int64_t i = 0; i < count; ++i) {
    const int64_t value = number[i * step + step - 1], expert = type == 2 ? number[2 * i] : i;
    const bool fits = type == 0 ? value >= before && value <= rows : value >= 0 && value <= rows - before;
    TORCH_CHECK(fits, "group_list[", i, "] is ", value, ", which does not follow row ", before, " within ", rows,
                " rows");
    TORCH_CHECK(expert >= 0 && expert < experts, "group_list[", i, "] names group ", expert, " of ", experts);
    const int64_t last = type == 0 ? value : before + value;
    groups.push_back({expert, before, last});
    before = last;
  }
  return groups;
}

at::Tensor factors(const at::Tensor& t) {
  if (t.scalar_type() != at::kLong && t.scalar_type() != at::kUInt64) return as_float(t).contiguous();
  const at::Tensor words = (t.scalar_type() == at::kLong ? t : t.view(at::kLong)).contiguous();
  const at::Tensor result = at::empty(t.sizes(), t.options().dtype(at::kFloat));
  const int64_t* const from = words.const_data_ptr<int64_t>();
  float* const to = result.mutable_data_ptr<float>();
  for (int64_t i = 0; i < words.numel(); ++i) {
    const uint32_t bits = static_cast<uint32_t>(from[i]);
    std::memcpy(to + i, &bits, 4);
  }
  return result;
}

at::Tensor vector_of(const at::Tensor& t, int64_t n) {
  const at::Tensor flat = t.reshape({-1});
  return flat.numel() == n ? flat.contiguous() : flat.expand({n}).contiguous();
}

at::Tensor word_offsets(const at::Tensor& t) {
  constexpr int kPlace = 37, kBits = 9;
  const at::Tensor words = (t.scalar_type() == at::kLong ? t : t.view(at::kLong)).contiguous();
  const at::Tensor result = at::empty(t.sizes(), t.options().dtype(at::kFloat));
  const int64_t* const from = words.const_data_ptr<int64_t>();
  float* const to = result.mutable_data_ptr<float>();
  bool any = false;
  for (int64_t i = 0; i < words.numel(); ++i) {
    const uint64_t shifted = static_cast<uint64_t>(from[i]) << (64 - kPlace - kBits);
    const int64_t offset = static_cast<int64_t>(shifted) >> (64 - kBits);  // with its sign
    to[i] = static_cast<float>(offset);
    any = any || offset != 0;
  }
  return any ? result : at::Tensor();
}

void Gemms::left(Gemm& g, const at::Tensor& x) {
  const bool int4 = x.scalar_type() == at::kInt;
  const at::Tensor fitting = int4 ? packable_int4(x, true) : packable(x);
  TORCH_CHECK(x.dim() == 2 && x.size(0) == g.m && x.size(1) * (int4 ? kInt4 : 1) == g.k, "a left operand of shape ",
              x.sizes(), " is not ", g.m, " x ", g.k);
  kept_.push_back(fitting);
  g.left = int4 ? gemm_matrix_int4(fitting, true) : gemm_matrix(fitting);
}

void Gemms::right(Gemm& g, const at::Tensor& w) {
  const bool int4 = w.scalar_type() == at::kInt;
  const bool along_last = w.dim() == 2 && w.size(0) == g.k && w.size(1) * kInt4 == g.n;
  const bool fits = int4 ? along_last || (w.dim() == 2 && w.size(0) * kInt4 == g.k && w.size(1) == g.n)
                         : w.dim() == 2 && w.size(0) == g.k && w.size(1) == g.n;
  TORCH_CHECK(fits, "a right operand of shape ", w.sizes(), " is not ", g.k, " x ", g.n);
  const at::Tensor fitting = int4 ? packable_int4(w, along_last) : packable(w);
  kept_.push_back(fitting);
  g.right = int4 ? gemm_matrix_int4(fitting, along_last) : gemm_matrix(fitting);
}

at::Tensor stacked(const at::Tensor& weight) {
  if (weight.dim() != 5) return weight;
  return weight.permute({0, 2, 3, 1, 4}).reshape({weight.size(0), weight.size(2) * weight.size(3), -1});
}

}  // namespace hotplate::kernels
