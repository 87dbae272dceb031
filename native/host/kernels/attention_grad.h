// What the gradient passes of attention share: the operands of a block of queries and of a tile of keys, and the step
// from them to the probabilities and score gradients of their tile. Probabilities are recomputed from the statistics of
// the forward pass, so nothing of size Sq x Skv is ever stored.
#pragma once

#include <algorithm>
#include <cfloat>
#include <limits>

#include "attention_mask.h"

namespace hotplate::kernels {

struct GradTensors {
  Rows dy, out;
  const float* max = nullptr;  // statistics, rows of 8
  const float* sum = nullptr;
};

template <typename T>
class GradTiles {
 public:
  GradTiles(const AttentionCall& call, const TileKernels& t, const GradTensors& tensors, int64_t block, int64_t tile,
            bool serial)
      : call_(call),
        t_(t),
        tensors_(tensors),
        block_(block),
        tile_(std::min(tile, round_up(std::max<int64_t>(call.max_nk, 1), 32))),
        mask_(call, block, tile_, serial),
        scores_(pack_shape(t, call.query.cols, tile_)),
        values_(pack_shape(t, call.value.cols, tile_)),
        keys_(pack_shape(t, tile_, call.query.cols)),
        dk_rows_(round_up(call.query.cols, kRowMultiple)),
        dv_rows_(round_up(call.value.cols, kRowMultiple)) {}

  int64_t block() const { return block_; }
  int64_t tile() const { return tile_; }
  int64_t tiles(const Sequence& s) const { return (s.nk + tile_ - 1) / tile_; }
  int64_t blocks(const Sequence& s) const { return (s.nq + block_ - 1) / block_; }
  // Rows of the transposed results dk and dv, and columns of dq.
  int64_t dk_rows() const { return dk_rows_; }
  int64_t dv_rows() const { return dv_rows_; }
  int64_t dq_cols() const { return keys_.n_pad; }

  // ---- queries: q and dy as left operands, both ways round, and three values per row ----
  int64_t query_size() const { return block_ * (scores_.k_pad + dk_rows_ + values_.k_pad + dv_rows_); }
  int64_t row_values() const { return 3 * block_; }

  struct Queries {
    RowBlock block;
    const T *q, *q_t, *dy, *dy_t;
    const float *max, *inverse, *delta;
  };
  Queries queries(const RowBlock& block, const T* at, const float* values) const {
    Queries s;
    s.block = block;
    s.q = at;
    s.q_t = s.q + block_ * scores_.k_pad;
    s.dy = s.q_t + block_ * dk_rows_;
    s.dy_t = s.dy + block_ * values_.k_pad;
    s.max = values;
    s.inverse = values + block_;
    s.delta = values + 2 * block_;
    return s;
  }
  // `strip` has room for strip_size(largest row) elements; `turned`: are the transposed forms needed?
  void pack_queries(const RowBlock& block, T* at, float* values, T* strip, float* rows, bool turned) const {
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t first = s.q0 + block.i0, depth = rows_pad(block.ni);
    const Queries to = queries(block, at, values);
    pack_left(t_, call_.query, s.batch, block.head, first, block.ni, const_cast<T*>(to.q), scores_.k_pad);
    pack_left(t_, tensors_.dy, s.batch, block.head, first, block.ni, const_cast<T*>(to.dy), values_.k_pad);
    std::fill(const_cast<T*>(to.q) + block.ni * scores_.k_pad, const_cast<T*>(to.q) + depth * scores_.k_pad, T{});
    std::fill(const_cast<T*>(to.dy) + block.ni * values_.k_pad, const_cast<T*>(to.dy) + depth * values_.k_pad, T{});
    if (turned) {
      std::fill(const_cast<T*>(to.q_t) + call_.query.cols * depth, const_cast<T*>(to.q_t) + dk_rows_ * depth, T{});
      std::fill(const_cast<T*>(to.dy_t) + call_.value.cols * depth, const_cast<T*>(to.dy_t) + dv_rows_ * depth, T{});
      pack_left_transposed(t_, call_.query, s.batch, block.head, first, block.ni, depth, const_cast<T*>(to.q_t), depth,
                           strip);
      pack_left_transposed(t_, tensors_.dy, s.batch, block.head, first, block.ni, depth, const_cast<T*>(to.dy_t), depth,
                           strip);
    }
    const int64_t cols = call_.value.cols;
    for (int64_t r = 0; r < block.ni; ++r) {
      const int64_t at_stat = call_.stat_index(block, r) * 8;
      const bool empty = tensors_.max[at_stat] == -FLT_MAX;  // then every probability is exp(-inf) * 0
      values[r] = empty ? std::numeric_limits<float>::infinity() : tensors_.max[at_stat];
      values[block_ + r] = empty ? 0.0f : 1.0f / tensors_.sum[at_stat];
      pack_left(t_, tensors_.dy, s.batch, block.head, first + r, 1, rows, cols);
      pack_left(t_, tensors_.out, s.batch, block.head, first + r, 1, rows + cols, cols);
      values[2 * block_ + r] = t_.dot(rows, rows + cols, cols);
    }
  }

  // ---- keys: k and v as right operands ----
  int64_t key_size() const { return scores_.size() + values_.size() + keys_.size(); }

  struct Keys {
    int64_t tile, first, width;
    PackShape scores, values, keys;
    const T *k_t, *v_t, *k;
  };
  Keys keys(const Sequence& s, int64_t tile, const T* at) const {
    Keys to;
    to.tile = tile, to.first = tile * tile_, to.width = std::min(tile_, s.nk - to.first);
    to.scores = pack_shape(t_, call_.query.cols, to.width);
    to.values = pack_shape(t_, call_.value.cols, to.width);
    to.keys = pack_shape(t_, to.width, call_.query.cols);
    to.k_t = at;
    to.v_t = at + scores_.size();
    to.k = to.v_t + values_.size();
    return to;
  }
  void pack_keys(int64_t group, int64_t tile, T* at, T* strip) const {
    const Sequence& s = call_.sequences[group / call_.kv_heads];
    const int64_t head = group % call_.kv_heads;
    const Keys to = keys(s, tile, at);
    const int64_t first = s.k0 + to.first;
    pack_right_transposed(t_, call_.key, s.kv, head, first, to.width, to.scores, const_cast<T*>(to.k_t), strip);
    pack_right_transposed(t_, call_.value, s.kv, head, first, to.width, to.values, const_cast<T*>(to.v_t), strip);
    pack_right(t_, call_.key, s.kv, head, first, to.width, to.keys, const_cast<T*>(to.k), strip);
  }

  // ---- one tile ----
  struct Room {
    float *s, *dp, *bias;
    T *p_right, *ds_right, *ds_left;
    int64_t* drop;
  };
  size_t room_bytes() const {
    return 2 * Scratch::need<float>(block_ * tile_) + Scratch::need<float>(tile_) +
           3 * Scratch::need<T>(block_ * tile_) + Scratch::need<int64_t>(block_);
  }
  Room take_room(Scratch& scratch) const {
    Room r;
    r.s = scratch.take<float>(block_ * tile_);
    r.dp = scratch.take<float>(block_ * tile_);
    r.bias = scratch.take<float>(tile_);
    r.p_right = scratch.take<T>(block_ * tile_);
    r.ds_right = scratch.take<T>(block_ * tile_);
    r.ds_left = scratch.take<T>(block_ * tile_);
    r.drop = scratch.take<int64_t>(block_);
    return r;
  }

  // The gradient of the scores of a tile, in room.dp; and the operands made of it. Returns the number of keys that
  // count, 0 when the tile is hidden.
  int64_t scores(const Queries& q, const Keys& k, const Room& room, bool for_keys, bool for_queries) const {
    const KeyRange range = call_.keys(q.block);
    const int64_t cols = std::min(k.width, range.end - k.first);
    if (cols <= 0 || k.first + k.width <= range.begin) return 0;
    const TileKind kind = mask_.kind(q.block, k.tile);
    if (kind == TileKind::Hidden) return 0;
    const bool masked = kind == TileKind::Mixed;
    const int64_t n = columns(cols, k);
    t_.gemm(q.block.ni, n, scores_.k_pad, q.q, scores_.k_pad, k.k_t, k.scores, room.s, tile_, false);
    t_.gemm(q.block.ni, n, values_.k_pad, q.dy, values_.k_pad, k.v_t, k.values, room.dp, tile_, false);
    if (call_.adjusts(q.block, k.first, cols, masked))
      call_.adjust(t_, q.block, k.first, cols, masked, room.s, tile_, room.bias);
    DropTile drop;
    GradTile g;
    g.s = room.s, g.dp = room.dp, g.ld = tile_;
    g.rows = q.block.ni, g.rows_pad = rows_pad(q.block.ni), g.cols = cols, g.cols_pad = n;
    g.scale = call_.tile_scale();
    g.row_max = q.max, g.row_inverse = q.inverse, g.row_delta = q.delta;
    g.panel = t_.panel ? t_.panel : n;
    if (for_keys) g.p_right = room.p_right, g.ds_right = room.ds_right;
    if (for_queries) g.ds_left = room.ds_left, g.ds_left_ld = tile_;
    if (call_.drop_tile(q.block, k.first, room.drop, &drop)) g.drop = &drop;
    t_.grad(g);
    return cols;
  }

  // Adds the shares of a tile: dk_t[dk_rows][tile], dv_t[dv_rows][tile], dq[block][dq_cols]; any may be nullptr.
  void accumulate(const Queries& q, const Keys& k, const Room& room, float* dk_t, float* dv_t, float* dq) const {
    const int64_t cols = scores(q, k, room, dk_t || dv_t, dq != nullptr);
    if (cols == 0) return;
    const int64_t n = columns(cols, k), depth = rows_pad(q.block.ni);
    const PackShape right{depth, n, t_.panel ? t_.panel : n, keys_.pair};
    if (dv_t) t_.gemm(call_.value.cols, n, depth, q.dy_t, depth, room.p_right, right, dv_t, tile_, true);
    if (dk_t) t_.gemm(call_.query.cols, n, depth, q.q_t, depth, room.ds_right, right, dk_t, tile_, true);
    if (dq) {
      const int64_t key_depth = t_.panel ? round_up(cols, t_.k_multiple) : n;
      t_.gemm(q.block.ni, keys_.n_pad, key_depth, room.ds_left, tile_, k.k, k.keys, dq, keys_.n_pad, true);
    }
  }

 private:
  int64_t rows_pad(int64_t rows) const { return round_up(rows, 32); }
  int64_t columns(int64_t cols, const Keys& k) const { return std::min(round_up(cols, t_.n_step), k.scores.n_pad); }

  const AttentionCall& call_;
  const TileKernels& t_;
  const GradTensors tensors_;
  const int64_t block_, tile_;
  const MaskMap mask_;
  const PackShape scores_, values_, keys_;
  const int64_t dk_rows_, dv_rows_;
};

// The gradients of pse and of the sink; separate passes, as they are rarely asked for.
void attention_bias_gradient(const AttentionCall& call, const GradTensors& tensors, const at::Tensor& dpse);
void attention_sink_gradient(const AttentionCall& call, const GradTensors& tensors, const at::Tensor& dsink);

}  // namespace hotplate::kernels
