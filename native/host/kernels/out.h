// Writing results into the outputs of a call.
#pragma once

#include <ATen/ATen.h>

namespace hotplate::kernels {

// Copies a result into an output of the same shape; the dtype converts.
inline void write(const at::Tensor& out, const at::Tensor& result) {
  TORCH_CHECK(out.sizes() == result.sizes(), "the result has shape ", result.sizes(),
              ", but the output was described with shape ", out.sizes());
  out.copy_(result);
}

// An absent output is skipped.
inline void write(const std::optional<at::Tensor>& out, const at::Tensor& result) {
  if (out && result.defined()) write(*out, result);
}

// The first elements of a contiguous output, as a tensor of `sizes`: for outputs that are described larger than the
// result.
inline at::Tensor front(const at::Tensor& out, at::IntArrayRef sizes) {
  const int64_t count = c10::multiply_integers(sizes);
  TORCH_CHECK(count <= out.numel(), "the result of ", count, " elements does not fit into the output of shape ",
              out.sizes());
  TORCH_CHECK(out.is_contiguous(), "an output whose shape depends on the data must be contiguous");
  return out.reshape(-1).narrow(0, 0, count).view(sizes);
}

inline void write_front(const at::Tensor& out, const at::Tensor& result) { front(out, result.sizes()).copy_(result); }

// Do both tensors describe the same memory in the same way? (In-place calls pass one tensor as input and as output.)
inline bool same_view(const at::Tensor& a, const at::Tensor& b) {
  return a.data_ptr() == b.data_ptr() && a.sizes() == b.sizes() && a.strides() == b.strides();
}

}  // namespace hotplate::kernels
