// Saturation mode: inf becomes the largest number of its type and nan becomes 0 in the floating outputs of an operator.
#include "aclnn/saturation.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

#include "acl/types.h"
#include "aclnn/format.h"
#include "aclnn/operator.h"

namespace hotplate::host {
namespace {

// A floating type as bits: the exponent, which is all ones for inf and nan, and below it the mantissa.
template <class T, T kExponentBits, T kMantissaBits>
struct Bits {
  using Word = T;
  static constexpr Word kExponent = kExponentBits;
  static constexpr Word kMantissa = kMantissaBits;
  static constexpr Word kSign = static_cast<Word>(~(kExponentBits | kMantissaBits));
  static constexpr Word kLargest = (kExponentBits | kMantissaBits) ^ (kMantissaBits + 1);

  static bool finite(Word w) { return (w & kExponent) != kExponent; }
  static Word saturated(Word w) { return w & kMantissa ? Word{0} : static_cast<Word>((w & kSign) | kLargest); }
};

using Half = Bits<uint16_t, 0x7C00, 0x03FF>;
using BFloat16 = Bits<uint16_t, 0x7F80, 0x007F>;
using Float = Bits<uint32_t, 0x7F800000u, 0x007FFFFFu>;
using Double = Bits<uint64_t, 0x7FF0000000000000u, 0x000FFFFFFFFFFFFFu>;

// Most rows have nothing to replace: the first pass only looks, and compiles to vector code.
template <class B>
bool saturate_row(typename B::Word* p, int64_t count) {
  int found = 0;
  for (int64_t i = 0; i < count; ++i) found |= !B::finite(p[i]);
  if (!found) return false;
  for (int64_t i = 0; i < count; ++i) {
    if (!B::finite(p[i])) p[i] = B::saturated(p[i]);
  }
  return true;
}

// The numbers of a tensor as dimensions of a walk, the densest last; `parts` numbers make one element (complex: 2).
struct Walk {
  int rank = 0;
  std::array<int64_t, 10> size{}, stride{};
  int64_t offset = 0;

  Walk(const nn::Tensor& t, int parts) : offset(t.offset * parts) {
    for (size_t d = 0; d < t.shape.size(); ++d) {
      if (t.shape[d] != 1) add(t.shape[d], t.strides[d] * parts);
    }
    if (parts > 1) add(parts, 1);
    for (int i = 1; i < rank; ++i) {  // by stride, the largest first
      for (int j = i; j > 0 && stride[j] > stride[j - 1]; --j) {
        std::swap(stride[j], stride[j - 1]);
        std::swap(size[j], size[j - 1]);
      }
    }
    if (rank == 0) add(1, 1);
    int last = 0;  // joins dimensions that lie behind one another without a gap
    for (int i = 1; i < rank; ++i) {
      if (stride[last] == size[i] * stride[i]) {
        size[last] *= size[i];
        stride[last] = stride[i];
      } else {
        ++last;
        size[last] = size[i];
        stride[last] = stride[i];
      }
    }
    rank = last + 1;
  }
  void add(int64_t n, int64_t step) {
    size[rank] = n;
    stride[rank++] = step;
  }
  int64_t rows() const {
    int64_t n = 1;
    for (int d = 0; d + 1 < rank; ++d) n *= size[d];
    return n;
  }
  int64_t start(int64_t row) const {
    int64_t at = offset;
    for (int d = rank - 1; d-- > 0;) {
      at += row % size[d] * stride[d];
      row /= size[d];
    }
    return at;
  }
};

template <class B>
bool saturate_tensor(const nn::Tensor& t, int parts) {
  using Word = typename B::Word;
  auto* data = static_cast<Word*>(t.data);
  std::atomic<bool> found{false};
  const auto flat = [&](Word* from, int64_t count) {
    at::parallel_for(0, count, 1 << 15, [&](int64_t begin, int64_t end) {
      if (saturate_row<B>(from + begin, end - begin)) found.store(true, std::memory_order_relaxed);
    });
  };
  if (nn::format::is_internal(t.format)) {  // blocks: all of the storage, of which the rest is padding
    flat(data, t.storage_elements() * parts);
    return found;
  }
  if (t.numel() == 0) return false;
  const Walk walk(t, parts);
  const int64_t count = walk.size[walk.rank - 1], step = walk.stride[walk.rank - 1];
  if (walk.rank == 1 && step == 1) {
    flat(data + walk.offset, count);
    return found;
  }
  at::parallel_for(0, walk.rows(), std::max<int64_t>(1, (1 << 15) / count), [&](int64_t begin, int64_t end) {
    bool here = false;
    for (int64_t row = begin; row < end; ++row) {
      Word* p = data + walk.start(row);
      if (step == 1) {
        here |= saturate_row<B>(p, count);
      } else {
        for (int64_t i = 0; i < count; ++i) here |= saturate_row<B>(p + i * step, 1);
      }
    }
    if (here) found.store(true, std::memory_order_relaxed);
  });
  return found;
}

bool saturate_one(const nn::Tensor* t) {
  if (!t || !t->data) return false;
  switch (t->dtype) {
    case ACL_FLOAT16:
      return saturate_tensor<Half>(*t, 1);
    case ACL_BF16:
      return saturate_tensor<BFloat16>(*t, 1);
    case ACL_FLOAT:
      return saturate_tensor<Float>(*t, 1);
    case ACL_DOUBLE:
      return saturate_tensor<Double>(*t, 1);
    case ACL_COMPLEX32:
      return saturate_tensor<Half>(*t, 2);
    case ACL_COMPLEX64:
      return saturate_tensor<Float>(*t, 2);
    case ACL_COMPLEX128:
      return saturate_tensor<Double>(*t, 2);
    default:
      return false;  // integers have no inf; the chips that have 8-bit floating types do not saturate
  }
}

bool saturate_outputs(const nn::OperatorTask& task) {
  bool found = false;
  for (int i = 0; i < task.spec.arg_count; ++i) {
    if (!task.spec.args[i].output || task.is_null(i)) continue;
    if (task.spec.args[i].kind == nn::ArgKind::Tensor) {
      found |= saturate_one(task.tensor(i));
    } else if (task.spec.args[i].kind == nn::ArgKind::TensorList) {
      for (const auto& t : task.tensors(i)->values) found |= saturate_one(t.get());
    }
  }
  return found;
}

[[maybe_unused]] const bool bound = [] {
  nn::bind_saturate(saturate_outputs);
  return true;
}();

}  // namespace
}  // namespace hotplate::host
