// Tensors as rows of fp32 numbers, whatever their type: what kernels that go once over the tokens work with.
#pragma once

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

#include "host/kernels/row_math.h"
#include "host/kernels/row_pass.h"
#include "host/kernels/tile.h"

namespace hotplate::kernels {

inline Element element_of(at::ScalarType type) {
  switch (type) {
    case at::kFloat:
      return Element::F32;
    case at::kHalf:
      return Element::F16;
    case at::kBFloat16:
      return Element::BF16;
    default:
      TORCH_CHECK(false, "a tensor of type ", type, " where a floating one was expected");
  }
}

// A contiguous tensor (or a contiguous copy of it) as rows of its last `width` elements.
class FloatRows {
 public:
  FloatRows(const at::Tensor& t, int64_t width)
      : tensor_(t.contiguous()),
        type_(t.scalar_type()),
        width_(width),
        count_(width ? t.numel() / width : 0),
        bytes_(width * t.element_size()),
        data_(static_cast<const char*>(tensor_.const_data_ptr())) {}
  explicit FloatRows(const at::Tensor& t) : FloatRows(t, t.dim() ? t.size(-1) : 1) {}

  int64_t count() const { return count_; }
  int64_t width() const { return width_; }
  Element type() const { return element_of(type_); }
  const char* at(int64_t row) const { return data_ + row * bytes_; }

  void load(int64_t row, float* out) const { load_part(row, 0, width_, out); }
  void load_part(int64_t row, int64_t first, int64_t n, float* out) const {
    const char* p = at(row) + first * tensor_.element_size();
    switch (type_) {
      case at::kInt:
        return row_math().from_int(reinterpret_cast<const int32_t*>(p), n, out);
      case at::kChar:
        for (int64_t i = 0; i < n; ++i) out[i] = static_cast<float>(reinterpret_cast<const int8_t*>(p)[i]);
        return;
      default:
        tile_kernels(Element::F32).to_f32(element_of(type_), p, n, out);
    }
  }
  // The row as fp32 without a copy where it is one already, else in `buffer`.
  const float* view(int64_t row, float* buffer) const {
    if (type_ == at::kFloat) return reinterpret_cast<const float*>(at(row));
    load(row, buffer);
    return buffer;
  }

 private:
  at::Tensor tensor_;
  at::ScalarType type_;
  int64_t width_, count_, bytes_;
  const char* data_;
};

// The same for a contiguous output.
class OutRows {
 public:
  OutRows(const at::Tensor& t, int64_t width)
      : type_(t.scalar_type()), bytes_(width * t.element_size()), size_(t.element_size()), width_(width) {
    TORCH_CHECK(t.is_contiguous(), "an output must be contiguous here");
    count_ = width ? t.numel() / width : 0;
    data_ = static_cast<char*>(t.data_ptr());
  }
  static constexpr int64_t kStreamed = 8 << 20;
  explicit OutRows(const at::Tensor& t) : OutRows(t, t.dim() ? t.size(-1) : 1) {}

  int64_t count() const { return count_; }
  char* at(int64_t row) const { return data_ + row * bytes_; }
  int64_t bytes() const { return bytes_; }
  Element type() const { return element_of(type_); }
  // So large that nothing of it will be left in the caches when it is read.
  bool streams() const { return count_ * bytes_ > kStreamed; }
  // A part of a row in its own type.
  void put(int64_t row, int64_t first, int64_t n, const void* ready) const {
    char* const to = at(row) + first * size_;
    streams() ? stream_copy(to, ready, n * size_) : void(std::memcpy(to, ready, static_cast<size_t>(n * size_)));
  }
  void store(int64_t row, const float* values) const { store_part(row, 0, width_, values); }
  void store_part(int64_t row, int64_t first, int64_t n, const float* values) const {
    tile_kernels(Element::F32).from_f32(element_of(type_), values, n, at(row) + first * size_);
  }
  void clear(int64_t row) const { std::fill_n(at(row), bytes_, char{0}); }

 private:
  at::ScalarType type_;
  int64_t bytes_, size_, width_, count_ = 0;
  char* data_ = nullptr;
};

// Calls body(first, last) for ranges of rows of about equal work, on as many threads as torch has.
template <class Body>
void over_rows(int64_t rows, int64_t width, const Body& body) {
  constexpr int64_t kElements = 16384;  // of one piece of work
  at::parallel_for(0, rows, std::max<int64_t>(1, kElements / std::max<int64_t>(width, 1)), body);
}

// An index tensor as int64 values.
class Indices {
 public:
  explicit Indices(const at::Tensor& t) : tensor_(t.to(at::kLong).contiguous()) {
    data_ = tensor_.const_data_ptr<int64_t>();
  }
  int64_t operator[](int64_t i) const { return data_[i]; }
  int64_t size() const { return tensor_.numel(); }
  const int64_t* data() const { return data_; }

 private:
  at::Tensor tensor_;
  const int64_t* data_;
};

// An in-place argument as a contiguous tensor; what was written is copied back at the end where it was none.
class InPlace {
 public:
  explicit InPlace(const at::Tensor& t) : target_(t), dense_(t.contiguous()) {}
  const at::Tensor& dense() const { return dense_; }
  void done() const {
    if (!dense_.is_same(target_)) at::Tensor(target_).copy_(dense_);
  }

 private:
  at::Tensor target_, dense_;
};

// First row behind each group. `sizes`: rows of each group, else ends that do not decrease. Throws when the groups do
// not lie within the rows.
std::vector<int64_t> group_ends(const at::Tensor& groups, bool sizes, int64_t rows);

}  // namespace hotplate::kernels
