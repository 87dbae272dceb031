// Gradients of the position bias (pse) and of the sink of attention.
#include <ATen/ops/zeros.h>
#include <c10/util/Exception.h>

#include <cmath>

#include "attention_grad.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kBlock = 64;
constexpr int64_t kTile = 256;

// One item adds up a block of rows of pse over everything that was broadcast from it.
class BiasGradient {
 public:
  BiasGradient(const AttentionCall& call, const GradTensors& tensors, const at::Tensor& dpse)
      : call_(call), t_(tile_kernels(Element::F32)), tiles_(call, t_, tensors, kBlock, kTile, false), dpse_(dpse) {
    slopes_ = call.pse_type >= 2;
    heads_ = call.pse.heads;
    row_blocks_ = slopes_ ? 1 : (call.pse.rows + kBlock - 1) / kBlock;
    factor_ = call.pse_type == 1 ? call.scale : 1.0f;
  }

  void run() {
    run_items(call_.pse.batches * heads_ * row_blocks_, false,
              [&](int64_t i, Scratch& scratch) { add_up(i, scratch); });
  }

 private:
  void add_up(int64_t item, Scratch& scratch) {
    const int64_t row_block = item % row_blocks_, head = item / row_blocks_ % heads_,
                  batch = item / row_blocks_ / heads_;
    const int64_t cols = slopes_ ? 1 : call_.pse.cols,
                  rows = slopes_ ? 1 : std::min(kBlock, call_.pse.rows - row_block * kBlock);
    const int64_t strip = strip_size(std::max(call_.query.cols, call_.value.cols));
    scratch.reserve(tiles_.room_bytes() + Scratch::need<float>(rows * cols) + Scratch::need<float>(strip) +
                    Scratch::need<float>(2 * call_.value.cols) + Scratch::need<float>(tiles_.query_size()) +
                    Scratch::need<float>(tiles_.row_values()) + Scratch::need<float>(tiles_.key_size()));
    scratch.rewind();
    const auto room = tiles_.take_room(scratch);
    float* const sum = scratch.take<float>(rows * cols);
    float* const strip_room = scratch.take<float>(strip);
    float* const row_room = scratch.take<float>(2 * call_.value.cols);
    float* const queries = scratch.take<float>(tiles_.query_size());
    float* const values = scratch.take<float>(tiles_.row_values());
    float* const keys = scratch.take<float>(tiles_.key_size());
    std::fill(sum, sum + rows * cols, 0.0f);
    for (const Sequence& s : call_.sequences) {
      if (call_.pse.batches > 1 && s.index != batch) continue;
      for (int64_t n = 0; n < call_.heads; ++n) {
        if (heads_ > 1 && n != head) continue;
        for (int64_t i0 = 0; i0 < s.nq; i0 += kBlock) {
          RowBlock block;
          block.sequence = s.index;
          block.kv_head = n / call_.group_heads;
          block.head = n, block.i0 = i0, block.ni = std::min(kBlock, s.nq - i0);
          if (row_of(i0 + block.ni - 1) < row_block * kBlock || row_of(i0) >= row_block * kBlock + rows) continue;
          tiles_.pack_queries(block, queries, values, strip_room, row_room, false);
          const auto q = tiles_.queries(block, queries, values);
          for (int64_t j = 0; j < tiles_.tiles(s); ++j) {
            tiles_.pack_keys(s.index * call_.kv_heads + block.kv_head, j, keys, strip_room);
            const auto k = tiles_.keys(s, j, keys);
            const int64_t used = tiles_.scores(q, k, room, false, false);
            if (used > 0) add_tile(block, k.first, used, room.dp, row_block * kBlock, rows, cols, sum);
          }
        }
      }
    }
    store(batch, head, row_block * kBlock, rows, cols, sum);
  }

  // The row of pse that query i reads.
  int64_t row_of(int64_t i) const { return slopes_ || call_.pse.row == 0 ? 0 : call_.bias_row_of(i); }

  void add_tile(const RowBlock& block, int64_t j0, int64_t used, const float* ds, int64_t row0, int64_t rows,
                int64_t cols, float* sum) const {
    for (int64_t r = 0; r < block.ni; ++r, ds += tiles_.tile()) {
      const int64_t i = block.i0 + r;
      if (slopes_) {
        for (int64_t c = 0; c < used; ++c) {
          const float distance = static_cast<float>(std::abs(i + call_.q_start - (j0 + c) - call_.kv_start));
          sum[0] -= ds[c] * (call_.pse_type == 3 ? std::sqrt(distance) : distance);
        }
        continue;
      }
      const int64_t row = row_of(i) - row0, shift = call_.bias_shift(i);
      if (row < 0 || row >= rows) continue;
      float* const to = sum + row * cols;
      for (int64_t c = 0; c < used; ++c) {
        const int64_t col = call_.pse.col != 0 ? j0 + c + shift : 0;
        if (col >= 0 && col < cols) to[col] += ds[c] * factor_;
      }
    }
  }

  void store(int64_t batch, int64_t head, int64_t row0, int64_t rows, int64_t cols, const float* sum) const {
    at::Tensor to = dpse_;
    if (slopes_) to = to.unsqueeze(-1).unsqueeze(-1);
    while (to.dim() < 4) to = to.unsqueeze(0);
    const Element type = element_of(to.scalar_type());
    char* const data = static_cast<char*>(to.mutable_data_ptr());
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < cols; ++c) {
        const int64_t at = batch * to.stride(0) + head * to.stride(1) + (row0 + r) * to.stride(2) + c * to.stride(3);
        t_.from_f32(type, sum + r * cols + c, 1, data + at * element_size(type));
      }
  }

  const AttentionCall& call_;
  const TileKernels& t_;
  const GradTiles<float> tiles_;
  const at::Tensor dpse_;
  bool slopes_ = false;
  int64_t heads_ = 0, row_blocks_ = 0;
  float factor_ = 1.0f;
};

}  // namespace

void attention_bias_gradient(const AttentionCall& call, const GradTensors& tensors, const at::Tensor& dpse) {
  if (!call.pse.data) {
    dpse.zero_();
    return;
  }
  BiasGradient(call, tensors, dpse).run();
}

void attention_sink_gradient(const AttentionCall& call, const GradTensors& tensors, const at::Tensor& dsink) {
  TORCH_CHECK(call.sink.defined(), "the gradient of the sink needs the sink");
  const TileKernels& t = tile_kernels(Element::F32);
  const float* const sink = call.sink.const_data_ptr<float>();
  const int64_t cols = call.value.cols;
  const at::Tensor sums = at::zeros({call.heads}, at::kFloat);
  float* const to = sums.mutable_data_ptr<float>();
  run_items(call.heads, false, [&](int64_t n, Scratch& scratch) {
    scratch.reserve(2 * Scratch::need<float>(cols));
    scratch.rewind();
    float* const dy = scratch.take<float>(cols);
    float* const out = scratch.take<float>(cols);
    double sum = 0.0;
    for (const Sequence& s : call.sequences)
      for (int64_t i = 0; i < s.nq; ++i) {
        pack_left(t, tensors.dy, s.batch, n, s.q0 + i, 1, dy, cols);
        pack_left(t, tensors.out, s.batch, n, s.q0 + i, 1, out, cols);
        const int64_t stat = (s.stat0 + n * s.stat_head + i * s.stat_row) * 8;
        sum -= std::exp(sink[n] - tensors.max[stat]) / tensors.sum[stat] * t.dot(dy, out, cols);
      }
    to[n] = static_cast<float>(sum);
  });
  dsink.copy_(sums.view(dsink.sizes()));
}

}  // namespace hotplate::kernels
