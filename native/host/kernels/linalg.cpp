// Linear algebra where the interface's attributes differ from ATen's.
#include <ATen/ATen.h>

#include "gen/args_matmul.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void LinalgQr(const gen::LinalgQrArgs& a) {
  constexpr const char* kModes[] = {"reduced", "complete", "r"};  // index: the attribute `mode`
  auto [q, r] = at::linalg_qr(a.self, kModes[a.mode]);
  if (a.mode != 2) write(a.Q, q);  // "r" computes no Q
  write(a.R, r);
}

void Cdist(const gen::CdistArgs& a) {
  constexpr int64_t kWithoutProduct = 2;  // exact differences, not |x|^2 + |y|^2 - 2xy
  write(a.out, at::cdist(wide(a.x1), wide(a.x2), a.p, kWithoutProduct));
}

// Differences of products cancel: half types lose too much in their own arithmetic.
void LinalgCross(const gen::LinalgCrossArgs& a) { write(a.out, at::linalg_cross(wide(a.self), wide(a.other), a.dim)); }

void TriangularSolve(const gen::TriangularSolveArgs& a) {
  const at::Tensor matrix = a.transpose ? a.A.transpose(-1, -2) : a.A;
  write(a.xOut, at::linalg_solve_triangular(matrix, a.self, a.upper != a.transpose, /*left=*/true, a.unitriangular));
  write(a.mOut, a.A);
}

}  // namespace hotplate::kernels
