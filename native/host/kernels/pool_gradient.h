// The gradient of every maximum pooling: each value goes to the place in its plane that the index names.
#pragma once

#include <ATen/ATen.h>

#include "host/kernels/out.h"

namespace hotplate::kernels {

// `dims` is the number of pooled dimensions. An index outside its plane is an error, which ATen's own gradients do not
// notice.
inline void max_pool_gradient(const at::Tensor& grad, const at::Tensor& indices, int64_t dims, const at::Tensor& out) {
  TORCH_CHECK(grad.sizes() == indices.sizes(), "the indices have shape ", indices.sizes(), ", but the gradient has ",
              grad.sizes());
  TORCH_CHECK(grad.dim() == out.dim() && out.dim() > dims &&
                  grad.sizes().slice(0, out.dim() - dims) == out.sizes().slice(0, out.dim() - dims),
              "a gradient of shape ", grad.sizes(), " does not fit an input of shape ", out.sizes());
  if (!out.numel()) return;
  const int64_t places = c10::multiply_integers(out.sizes().slice(out.dim() - dims));
  const bool reduced = grad.scalar_type() == at::kHalf || grad.scalar_type() == at::kBFloat16;
  at::Tensor sum =
      at::zeros({out.numel() / places, places}, grad.options().dtype(reduced ? at::kFloat : grad.scalar_type()));
  if (grad.numel()) {
    const int64_t planes = sum.size(0);
    sum.scatter_add_(1, indices.to(at::kLong).reshape({planes, -1}), grad.to(sum.scalar_type()).reshape({planes, -1}));
  }
  write(out, sum.view(out.sizes()));
}

}  // namespace hotplate::kernels
