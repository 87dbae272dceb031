// The forward pass: keys and values are packed once per key head, then every block of queries runs an online softmax
// over the tiles of keys it may see.
#include "attention_forward.h"

#include <ATen/Parallel.h>
#include <ATen/ops/empty_like.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

#include "attention_mask.h"
#include "attention_tile.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kPackedBytes = 16 << 20;  // of keys and values at a time
constexpr double kSerialWork = 1 << 19;     // multiply-adds that are not worth a second thread
constexpr double kSmallWork = 5e7;          // below, fp32 operands: less to prepare, and no kernels to compile

template <typename T>
class Forward {
 public:
  Forward(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats)
      : call_(call),
        t_(t),
        out_(out),
        stats_(stats),
        serial_(call.work < kSerialWork),
        block_(attention_tile()),
        tile_(std::min(block_.keys, round_up(call.max_nk, 32))),
        mask_(call, block_.queries, std::max<int64_t>(tile_, 1), serial_) {
    if (call.max_nk == 0) tile_ = 32;
    const int64_t tiles = (call.max_nk + tile_ - 1) / tile_;
    k_stride_ = key_shape(tile_).size();
    v_stride_ = value_shape(tile_).size();
    group_stride_ = tiles * (k_stride_ + v_stride_);
  }

  void run() {
    const int64_t group_bytes = std::max<int64_t>(group_stride_ * sizeof(T), 1);
    const int64_t step = std::max<int64_t>(kPackedBytes / group_bytes, at::get_num_threads());
    for (int64_t first = 0; first < call_.groups(); first += step)
      run_groups(first, std::min(step, call_.groups() - first));
    packed_.trim();
  }

 private:
  PackShape key_shape(int64_t width) const { return pack_shape(t_, call_.query.cols, width); }
  PackShape value_shape(int64_t width) const { return pack_shape(t_, width, call_.value.cols); }

  void run_groups(int64_t first, int64_t count) {
    packed_.reserve(std::max<size_t>(Scratch::need<T>(count * group_stride_), 64));
    packed_.rewind();
    base_ = packed_.take<T>(count * group_stride_);
    first_group_ = first;
    std::vector<std::pair<int64_t, int64_t>> packs;
    std::vector<RowBlock> blocks;
    for (int64_t g = first; g < first + count; ++g) {
      const Sequence& s = call_.sequences[g / call_.kv_heads];
      if (s.nq > 0)
        for (int64_t j = 0; j < s.nk; j += tile_) packs.emplace_back(g, j / tile_);
      call_.blocks_of(g, block_.queries, &blocks);
    }
    run_items(static_cast<int64_t>(packs.size()), serial_,
              [&](int64_t i, Scratch& scratch) { pack(packs[i].first, packs[i].second, scratch); });
    // Long blocks first, so that the threads end together.
    run_items(static_cast<int64_t>(blocks.size()), serial_,
              [&](int64_t i, Scratch& scratch) { compute(blocks[blocks.size() - 1 - i], scratch); });
  }

  T* packed_keys(int64_t group, int64_t tile) const {
    return base_ + (group - first_group_) * group_stride_ + tile * (k_stride_ + v_stride_);
  }

  void pack(int64_t group, int64_t tile, Scratch& scratch) {
    const Sequence& s = call_.sequences[group / call_.kv_heads];
    const int64_t head = group % call_.kv_heads, first = s.k0 + tile * tile_,
                  width = std::min(tile_, s.nk - tile * tile_);
    const int64_t strip = strip_size(std::max(call_.key.cols, call_.value.cols));
    scratch.reserve(Scratch::need<T>(strip));
    scratch.rewind();
    T* const room = scratch.take<T>(strip);
    T* const k = packed_keys(group, tile);
    pack_right_transposed(t_, call_.key, s.kv, head, first, width, key_shape(width), k, room);
    pack_right(t_, call_.value, s.kv, head, first, width, value_shape(width), k + k_stride_, room);
  }

  // What one thread needs for a block.
  struct Room {
    T* q;
    float* s;
    uint16_t* p;
    float *acc, *row_max, *row_sum, *bias, *row;
    int64_t* drop;
  };

  Room take_room(Scratch& scratch, int64_t rows, int64_t q_ld, int64_t acc_ld) {
    constexpr bool kBf16 = sizeof(T) == 2;
    scratch.reserve(Scratch::need<T>(rows * q_ld) + Scratch::need<float>(rows * tile_) +
                    (kBf16 ? Scratch::need<uint16_t>(rows * tile_) : 0) + Scratch::need<float>(rows * acc_ld) +
                    2 * Scratch::need<float>(rows) + Scratch::need<float>(tile_) + Scratch::need<float>(acc_ld) +
                    Scratch::need<int64_t>(rows));
    scratch.rewind();
    Room r;
    r.q = scratch.take<T>(rows * q_ld);
    r.s = scratch.take<float>(rows * tile_);
    r.p = kBf16 ? scratch.take<uint16_t>(rows * tile_) : nullptr;
    r.acc = scratch.take<float>(rows * acc_ld);
    r.row_max = scratch.take<float>(rows);
    r.row_sum = scratch.take<float>(rows);
    r.bias = scratch.take<float>(tile_);
    r.row = scratch.take<float>(acc_ld);
    r.drop = scratch.take<int64_t>(rows);
    return r;
  }

  void compute(const RowBlock& block, Scratch& scratch) {
    const Sequence& seq = call_.sequences[block.sequence];
    const int64_t rows = block.rows(), rows_pad = round_up(rows, kRowMultiple);
    const PackShape widest = value_shape(tile_);
    const int64_t q_ld = key_shape(tile_).k_pad, acc_ld = widest.n_pad;
    const Room room = take_room(scratch, rows_pad, q_ld, acc_ld);
    for (int64_t h = 0; h < block.heads; ++h)
      pack_left(t_, call_.query, seq.batch, block.head + h, seq.q0 + block.i0, block.ni, room.q + h * block.ni * q_ld,
                q_ld);
    std::fill(room.q + rows * q_ld, room.q + rows_pad * q_ld, T{});
    const float* sink = call_.sink.defined() ? call_.sink.const_data_ptr<float>() : nullptr;
    for (int64_t r = 0; r < rows; ++r) {
      room.row_max[r] = sink ? sink[block.head + r / block.ni] : -std::numeric_limits<float>::infinity();
      room.row_sum[r] = sink ? 1.0f : 0.0f;
    }
    const KeyRange range = call_.keys(block);
    const int64_t group = block.sequence * call_.kv_heads + block.kv_head;
    bool started = false;
    for (int64_t tile = range.begin / tile_; tile * tile_ < range.end; ++tile) {
      const TileKind kind = mask_.kind(block, tile);
      if (kind == TileKind::Hidden) continue;
      step(block, seq, group, tile, range, kind == TileKind::Mixed, room, rows, q_ld, acc_ld, started);
      started = true;
    }
    if (t_.release) t_.release();
    finish_rows(call_, t_, out_, stats_, block, room.row_max, room.row_sum, started ? room.acc : nullptr, acc_ld,
                room.row);
  }

  void step(const RowBlock& block, const Sequence& seq, int64_t group, int64_t tile, const KeyRange& range, bool masked,
            const Room& room, int64_t rows, int64_t q_ld, int64_t acc_ld, bool started) {
    const int64_t j0 = tile * tile_, width = std::min(tile_, seq.nk - j0), cols = std::min(width, range.end - j0);
    const PackShape ks = key_shape(width), vs = value_shape(width);
    const int64_t n = std::min(round_up(cols, t_.n_step), ks.n_pad);
    const int64_t depth = t_.panel ? round_up(cols, t_.k_multiple) : n;
    const T* const k = packed_keys(group, tile);
    t_.gemm(rows, n, ks.k_pad, room.q, q_ld, k, ks, room.s, tile_, false);
    if (call_.adjusts(block, j0, cols, masked)) call_.adjust(t_, block, j0, cols, masked, room.s, tile_, room.bias);
    DropTile drop;
    SoftmaxTile soft;
    soft.s = room.s, soft.ld = tile_;
    soft.rows = rows, soft.cols = cols, soft.cols_pad = round_up(std::max(cols, depth), 16);
    soft.scale = call_.tile_scale();
    soft.row_max = room.row_max, soft.row_sum = room.row_sum;
    soft.acc = started ? room.acc : nullptr, soft.acc_ld = acc_ld, soft.acc_cols = acc_ld;
    soft.p = room.p, soft.p_ld = tile_;
    if (call_.drop_tile(block, j0, room.drop, &drop)) soft.drop = &drop;
    t_.softmax(soft);
    const void* const p = room.p ? static_cast<const void*>(room.p) : room.s;
    t_.gemm(rows, vs.n_pad, depth, p, tile_, k + k_stride_, vs, room.acc, acc_ld, started);
  }

  const AttentionCall& call_;
  const TileKernels& t_;
  const Rows out_;
  const AttentionStats stats_;
  const bool serial_;
  const AttentionTile block_;
  int64_t tile_;
  const MaskMap mask_;
  int64_t k_stride_ = 0, v_stride_ = 0, group_stride_ = 0, first_group_ = 0;
  Scratch& packed_ = shared_scratch();
  T* base_ = nullptr;
};

// Rows that belong to no sequence (the tail of TND) are empty rows too.
void clear_rows_without_sequence(const AttentionCall& call, const at::Tensor& max, const at::Tensor& sum,
                                 const at::Tensor& out) {
  if (call.layout != Layout::TND) return;
  int64_t covered = 0;
  for (const Sequence& s : call.sequences) covered += s.nq;
  const int64_t total = out.size(0);
  if (covered == total) return;
  out.narrow(0, covered, total - covered).zero_();
  if (!max.defined()) return;
  const auto tail = [&](const at::Tensor& t) {
    return t.view({call.stat_rows, 8}).narrow(0, covered * call.heads, (total - covered) * call.heads);
  };
  tail(max).fill_(-FLT_MAX);
  tail(sum).fill_(FLT_MAX);
}

}  // namespace

void finish_rows(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats,
                 const RowBlock& block, const float* row_max, const float* row_sum, const float* acc, int64_t acc_ld,
                 float* room) {
  const Sequence& s = call.sequences[block.sequence];
  for (int64_t r = 0; r < block.rows(); ++r) {
    const float max = row_max[r], sum = row_sum[r];
    const bool invalid = std::isnan(sum);
    const bool empty = !invalid && max == -std::numeric_limits<float>::infinity();
    if (!acc || empty || invalid) {
      std::fill(room, room + acc_ld, invalid ? sum : 0.0f);
    } else {
      const float inverse = 1.0f / sum;
      for (int64_t c = 0; c < acc_ld; ++c) room[c] = acc[r * acc_ld + c] * inverse;
    }
    store_row(t, out, s.batch, block.head + r / block.ni, s.q0 + block.i0 + r % block.ni, room);
    if (stats.lse) {
      const float none = std::numeric_limits<float>::infinity();
      stats.lse[call.stat_index(block, r)] = empty || (!invalid && sum <= 0.0f) ? none : max + std::log(sum);
    }
    if (!stats.max) continue;
    const int64_t at = call.stat_index(block, r) * 8;
    std::fill(stats.max + at, stats.max + at + 8, empty ? -FLT_MAX : invalid ? sum : max);
    std::fill(stats.sum + at, stats.sum + at + 8, empty ? FLT_MAX : sum);
  }
}

void attention_forward(const AttentionCall& call, const Rows& out, const AttentionStats& stats) {
  if (decodes(call)) return attention_decode(call, tile_kernels(Element::F32), out, stats);
  const bool small = !kernel_level_forced() && (call.work < kSmallWork || call.max_nq * call.group_heads < 32);
  const TileKernels& t = tile_kernels(small ? Element::F32 : call.type);
  if (t.operand == Element::BF16) {
    Forward<uint16_t>(call, t, out, stats).run();
  } else {
    Forward<float>(call, t, out, stats).run();
  }
}

void flash_attention_forward(const AttentionInputs& in, const AttentionParams& params, const at::Tensor& softmax_max,
                             const at::Tensor& softmax_sum, const at::Tensor& out) {
  const AttentionCall call(in, params);
  const bool stats = softmax_max.defined() && softmax_sum.defined();
  at::Tensor max, sum;
  if (stats) {
    TORCH_CHECK(softmax_max.numel() == call.stat_rows * 8 && softmax_sum.numel() == call.stat_rows * 8,
                "softmax_max and softmax_sum need ", call.stat_rows, " rows of 8, but have shapes ",
                softmax_max.sizes(), " and ", softmax_sum.sizes());
    max = softmax_max.is_contiguous() ? softmax_max : at::empty_like(softmax_max, at::MemoryFormat::Contiguous);
    sum = softmax_sum.is_contiguous() ? softmax_sum : at::empty_like(softmax_sum, at::MemoryFormat::Contiguous);
  }
  const Rows to = call.rows(out, at::Tensor(), call.heads);
  AttentionStats rows;
  if (stats) rows = {max.mutable_data_ptr<float>(), sum.mutable_data_ptr<float>()};
  attention_forward(call, to, rows);
  clear_rows_without_sequence(call, max, sum, out);
  if (stats && !max.is_same(softmax_max)) softmax_max.copy_(max);
  if (stats && !sum.is_same(softmax_sum)) softmax_sum.copy_(sum);
}

}  // namespace hotplate::kernels
