// Gated linear units with silu: forward, gradient, and the bounded variant. One pass over the input, in pieces that
// stay in the cache.
#include "gen/args_transformer.h"
#include "host/kernels/out.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

namespace {

constexpr int64_t kPiece = 2048;  // elements of one half

// The two halves of a dimension, with everything behind it, as rows of 2 * half elements.
struct Halves {
  int64_t rows, half;
  Halves(const at::Tensor& x, int64_t dim) {
    const int64_t axis = dim < 0 ? dim + x.dim() : dim;
    rows = 1;
    for (int64_t d = 0; d < axis; ++d) rows *= x.size(d);
    half = rows ? x.numel() / rows / 2 : 0;
  }
};

// body(row, first, n): pieces of rows. What they streamed has been written when it returns.
template <class Body>
void over_pieces(int64_t rows, int64_t half, const Body& body) {
  const int64_t pieces = (half + kPiece - 1) / kPiece;
  at::parallel_for(0, rows * pieces, std::max<int64_t>(1, 8 * kPiece / std::max<int64_t>(half, 1)),
                   [&](int64_t begin, int64_t end) {
                     for (int64_t i = begin; i < end; ++i) {
                       const int64_t first = i % pieces * kPiece;
                       body(i / pieces, first, std::min(kPiece, half - first));
                     }
                     stream_done();
                   });
}

}  // namespace

void SwiGlu(const gen::SwiGluArgs& a) {
  const Halves shape(a.x, a.dim);
  if (!a.x.numel()) return;
  const FloatRows x(a.x, 2 * shape.half);
  const OutRows out(a.out, shape.half);
  const RowPass& pass = row_pass();
  const int64_t size = a.x.element_size();
  const bool stream = out.streams();
  over_pieces(shape.rows, shape.half, [&](int64_t row, int64_t first, int64_t n) {
    const char* const gate = x.at(row) + first * size;
    pass.silu_gate(x.type(), gate, gate + shape.half * size, n, out.at(row) + first * size,
                   first + n < shape.half ? n * size : (2 * shape.half - first) * size, stream);
  });
}

void SwiGluGrad(const gen::SwiGluGradArgs& a) {
  const Halves shape(a.x, a.dim);
  if (!a.x.numel()) return;
  const FloatRows x(a.x, 2 * shape.half), grad(a.yGrad, shape.half);
  const OutRows out(a.out, 2 * shape.half);
  over_pieces(shape.rows, shape.half, [&](int64_t row, int64_t first, int64_t n) {
    float gate[kPiece], linear[kPiece], dy[kPiece], dgate[kPiece], dlinear[kPiece];
    x.load_part(row, first, n, gate);
    x.load_part(row, shape.half + first, n, linear);
    grad.load_part(row, first, n, dy);
    row_math().gate_gradient(gate, linear, dy, n, dgate, dlinear);
    out.store_part(row, first, n, dgate);
    out.store_part(row, shape.half + first, n, dlinear);
  });
}

void ClippedSwiglu(const gen::ClippedSwigluArgs& a) {
  const Halves shape(a.x, a.dim);
  if (!a.x.numel()) return;
  int64_t used = shape.rows;
  if (a.groupIndexOptional) {
    const Indices groups(*a.groupIndexOptional);
    int64_t sum = 0;
    for (int64_t g = 0; g < groups.size(); ++g) {
      TORCH_CHECK(groups[g] >= 0, "groupIndex holds ", groups[g]);
      sum = std::min(shape.rows, sum + std::min(groups[g], shape.rows));
    }
    used = sum;
  }
  const FloatRows x(a.x, 2 * shape.half);
  const OutRows out(a.out, shape.half);
  const Gate form{.alpha = static_cast<float>(a.alpha),
                  .bias = static_cast<float>(a.bias),
                  .limit = static_cast<float>(a.limit),
                  .limited = true};
  over_pieces(shape.rows, shape.half, [&](int64_t row, int64_t first, int64_t n) {
    float both[2 * kPiece], split[2 * kPiece];
    if (row >= used) {  // behind the groups
      std::fill_n(split, n, 0.0f);
      return out.store_part(row, first, n, split);
    }
    if (a.interleaved) {
      x.load_part(row, 2 * first, 2 * n, both);
      row_math().split_pairs(both, n, split);
    } else {
      x.load_part(row, first, n, split);
      x.load_part(row, shape.half + first, n, split + n);
    }
    row_math().gate(split, split + n, n, form, both);
    out.store_part(row, first, n, both);
  });
}

}  // namespace hotplate::kernels
