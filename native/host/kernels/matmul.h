// Matrix products for Mm, Matmul, BatchMatMul, Addmm and Baddbmm on host tensors. Products run on torch's operators;
// fp16 and bf16 do so only where torch has a fast path for them, and else through blocks of fp32, rounded once at the
// end.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/Scalar.h>

#include <cstdint>
#include <optional>

namespace hotplate::kernels {

// out = alpha * (a @ b) + beta * c. Shapes follow torch.matmul: 1-D operands count as a row (a) or a column (b),
// leading dims broadcast; `out` has the shape of the product, `c` broadcasts to it and may be `out` itself. Any
// strides. a and b have one type; out may have another (fp16 operands and an fp32 result keep the fp32 sums). With an
// inner size of 0 the product is 0.
void matmul(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha = 1,
            const at::Scalar& beta = 0, const std::optional<at::Tensor>& c = std::nullopt);

// How products of a 16-bit floating type are computed. Auto: natively where the processor has what torch's fast path
// needs and a small product, timed once per process and type, is not far slower than the way through fp32 (torch's
// plain loops are some 100 times slower, so noise does not decide).
enum class HalfMatmul : uint8_t { Auto, Native, Fp32 };

// Forces a way, for tests; the environment variable HOTPLATE_HALF_MATMUL=auto|native|fp32 does so at start.
void set_half_matmul(HalfMatmul way);
// The way in force for fp16 or bf16: Native or Fp32.
HalfMatmul half_matmul(at::ScalarType type);

}  // namespace hotplate::kernels
