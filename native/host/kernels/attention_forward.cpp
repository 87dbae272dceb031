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
#include "attention_operands.h"
#include "attention_tile.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kPackedBytes = 16 << 20;  // of keys and values at a time
constexpr double kSerialWork = 1 << 19;     // multiply-adds that are not worth a second thread
constexpr double kSmallWork = 5e7;          // below, fp32 operands: less to prepare, and no kernels to compile
constexpr double kSmallAmxWork = 2e6;       // the matrix unit has nothing to compile

template <class Operands>
class Forward {
 public:
  Forward(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats)
      : call_(call),
        out_(out),
        stats_(stats),
        serial_(call.work < kSerialWork),
        block_(attention_tile()),
        tile_(call.max_nk == 0 ? 32 : std::min(block_.keys, round_up(call.max_nk, 32))),
        operands_(call, t, tile_),
        mask_(call, block_.queries, tile_, serial_) {
    const int64_t tiles = (call.max_nk + tile_ - 1) / tile_;
    key_bytes_ = round_up(operands_.key_bytes(), 64);
    tile_bytes_ = key_bytes_ + round_up(operands_.value_bytes(), 64);
    group_bytes_ = tiles * tile_bytes_;
  }

  // False: the operands could not stand for these values, and nothing that was written counts.
  bool run() {
    const int64_t step = std::max<int64_t>(kPackedBytes / std::max<int64_t>(group_bytes_, 1), at::get_num_threads());
    for (int64_t first = 0; first < call_.groups() && operands_.exact(); first += step)
      run_groups(first, std::min(step, call_.groups() - first));
    packed_.trim();
    return operands_.exact();
  }

 private:
  void run_groups(int64_t first, int64_t count) {
    packed_.reserve(std::max<size_t>(count * group_bytes_, 64));
    packed_.rewind();
    base_ = packed_.take<char>(count * group_bytes_);
    first_group_ = first;
    std::vector<std::pair<int64_t, int64_t>> packs;
    std::vector<RowBlock> blocks;
    for (int64_t g = first; g < first + count; ++g) {
      const Sequence& s = call_.sequences[g / call_.kv_heads];
      if (s.nq > 0)
        for (int64_t j = 0; j < s.nk; j += tile_) packs.emplace_back(g, j / tile_);
      call_.blocks_of(g, block_.queries, &blocks);
    }
    run_items(static_cast<int64_t>(packs.size()), serial_, [&](int64_t i, Scratch& scratch) {
      const auto [group, tile] = packs[i];
      const Sequence& s = call_.sequences[group / call_.kv_heads];
      char* const keys = packed_keys(group, tile);
      operands_.pack(s, group % call_.kv_heads, s.k0 + tile * tile_, std::min(tile_, s.nk - tile * tile_), keys,
                     keys + key_bytes_, scratch);
    });
    // Long blocks first, so that the threads end together.
    run_items(static_cast<int64_t>(blocks.size()), serial_,
              [&](int64_t i, Scratch& scratch) { compute(blocks[blocks.size() - 1 - i], scratch); });
  }

  char* packed_keys(int64_t group, int64_t tile) const {
    return base_ + (group - first_group_) * group_bytes_ + tile * tile_bytes_;
  }

  // A strip of a block with what it has come to so far.
  struct Strip {
    RowBlock block;
    KeyRange keys;
    int64_t rows_pad;
    char* q;
    StripSums sums;
  };

  // What the strips of a thread use in turn.
  struct Room {
    float* s;
    char *p, *attend;
    float *bias, *row;
    int64_t* drop;
  };

  // Strips are blocks in their own right: rows of one head, or all rows of some heads.
  static std::vector<Strip> strips_of(const RowBlock& block) {
    std::vector<Strip> strips;
    constexpr int64_t kMost = Operands::kStripRows;
    const auto take = [&](const RowBlock& b) {
      strips.push_back({b, {}, round_up(b.rows(), kRowMultiple), nullptr, {}});
    };
    if (kMost == 0 || block.rows() <= kMost) {
      take(block);
      return strips;
    }
    const int64_t together = std::clamp<int64_t>(kMost / block.ni, 1, block.heads);
    for (int64_t h = 0; h < block.heads; h += together) {
      RowBlock b = block;
      b.head += h, b.heads = std::min(together, block.heads - h);
      for (int64_t i = 0; i < block.ni; i += b.ni) {
        b.i0 = block.i0 + i, b.ni = together > 1 ? block.ni : std::min(kMost, block.ni - i);
        take(b);
      }
    }
    return strips;
  }

  Room prepare(std::vector<Strip>& strips, Scratch& scratch) {
    const int64_t acc_ld = operands_.acc_ld();
    int64_t highest = 0;
    size_t bytes = 0;
    for (const Strip& s : strips) {
      bytes += operands_.query_bytes(s.rows_pad) + operands_.query_room() + Scratch::need<float>(s.rows_pad * acc_ld) +
               2 * Scratch::need<float>(s.rows_pad) + operands_.state_bytes();
      highest = std::max(highest, s.rows_pad);
    }
    scratch.reserve(bytes + Scratch::need<float>(highest * operands_.score_ld()) +
                    operands_.exponential_bytes(highest) + Scratch::need<float>(tile_) + Scratch::need<float>(acc_ld) +
                    Scratch::need<int64_t>(highest) + Operands::kAttendRoom);
    scratch.rewind();
    Room room;
    room.s = scratch.take<float>(highest * operands_.score_ld());
    room.p = scratch.take<char>(operands_.exponential_bytes(highest));
    room.attend = scratch.take<char>(Operands::kAttendRoom);
    room.bias = scratch.take<float>(tile_);
    room.row = scratch.take<float>(acc_ld);
    room.drop = scratch.take<int64_t>(highest);
    const float* sink = call_.sink.defined() ? call_.sink.const_data_ptr<float>() : nullptr;
    for (Strip& s : strips) {
      s.q = scratch.take<char>(operands_.query_bytes(s.rows_pad));
      s.sums.acc = scratch.take<float>(s.rows_pad * acc_ld);
      s.sums.row_max = scratch.take<float>(s.rows_pad);
      s.sums.row_sum = scratch.take<float>(s.rows_pad);
      s.sums.state = reinterpret_cast<AmxState*>(scratch.take<char>(operands_.state_bytes()));
      s.keys = call_.keys(s.block);
      operands_.pack_query(s.block, s.rows_pad, s.q, scratch);
      for (int64_t r = 0; r < s.rows_pad; ++r) {
        const bool sinks = sink && r < s.block.rows();
        s.sums.row_max[r] = sinks ? sink[s.block.head + r / s.block.ni] : -std::numeric_limits<float>::infinity();
        s.sums.row_sum[r] = sinks ? 1.0f : 0.0f;
      }
    }
    return room;
  }

  void compute(const RowBlock& block, Scratch& scratch) {
    std::vector<Strip> strips = strips_of(block);
    const Room room = prepare(strips, scratch);
    const KeyRange range = call_.keys(block);
    operands_.begin();
    for (int64_t tile = range.begin / tile_; tile * tile_ < range.end; ++tile) {
      const TileKind kind = mask_.kind(block, tile);
      if (kind == TileKind::Hidden) continue;
      for (Strip& s : strips)
        if (tile * tile_ < s.keys.end && (tile + 1) * tile_ > s.keys.begin)
          step(s, tile, kind == TileKind::Mixed, room);
    }
    operands_.end();
    for (Strip& s : strips) {
      operands_.settle(s.block.rows(), &s.sums);
      finish_rows(call_, operands_.table(), out_, stats_, s.block, s.sums.row_max, s.sums.row_sum,
                  s.sums.started ? s.sums.acc : nullptr, operands_.acc_ld(), room.row);
    }
  }

  void step(Strip& strip, int64_t tile, bool masked, const Room& room) {
    const RowBlock& block = strip.block;
    const Sequence& seq = call_.sequences[block.sequence];
    const int64_t j0 = tile * tile_, rows = block.rows();
    StripTile w;
    w.rows = rows, w.rows_pad = strip.rows_pad;
    w.width = std::min(tile_, seq.nk - j0), w.cols = std::min(w.width, strip.keys.end - j0);
    w.keys = packed_keys(block.sequence * call_.kv_heads + block.kv_head, tile), w.values = w.keys + key_bytes_;
    w.s = room.s, w.s_ld = operands_.score_ld();
    StripSums& sums = strip.sums;
    const bool adjusts = call_.adjusts(block, j0, w.cols, masked);
    if (operands_.attends(w.rows_pad) && !call_.drops() && (!adjusts || call_.only_limits(masked))) {
      StripLimits limits;
      if (adjusts) {
        call_.limits(block, j0, w.cols, limits.first, limits.end);
        std::fill(limits.first + rows, limits.first + w.rows_pad, 0);  // rows that do not exist see what they may
        std::fill(limits.end + rows, limits.end + w.rows_pad, static_cast<int32_t>(w.cols));
      }
      return operands_.attend(w, std::max<int64_t>(strip.keys.begin - j0, 0), strip.q, adjusts ? &limits : nullptr,
                              &sums, room.attend);
    }
    operands_.settle(rows, &sums);
    operands_.scores(w, strip.q);
    if (adjusts) call_.adjust(operands_.table(), block, j0, w.cols, masked, w.s, w.s_ld, room.bias);
    DropTile drop;
    SoftmaxTile soft;
    soft.s = w.s, soft.ld = w.s_ld;
    soft.rows = rows, soft.cols = w.cols;
    soft.scale = call_.tile_scale();
    soft.row_max = sums.row_max, soft.row_sum = sums.row_sum;
    soft.acc = sums.started ? sums.acc : nullptr, soft.acc_ld = soft.acc_cols = operands_.acc_ld();
    if (call_.drop_tile(block, j0, room.drop, &drop)) soft.drop = &drop;
    operands_.softmax(w, &soft, room.p);
    operands_.add_values(w, room.p, sums.acc, sums.started);
    sums.started = true;
  }

  const AttentionCall& call_;
  const Rows out_;
  const AttentionStats stats_;
  const bool serial_;
  const AttentionTile block_;
  const int64_t tile_;
  Operands operands_;
  const MaskMap mask_;
  int64_t key_bytes_ = 0, tile_bytes_ = 0, group_bytes_ = 0, first_group_ = 0;
  Scratch& packed_ = shared_scratch();
  char* base_ = nullptr;
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
  const bool matrix_unit = kernel_level() == KernelLevel::Amx, few_rows = call.max_nq * call.group_heads < 32;
  const bool small = !kernel_level_forced() && (call.work < (matrix_unit ? kSmallAmxWork : kSmallWork) || few_rows);
  if (matrix_unit && !small && Forward<AmxOperands>(call, tile_kernels(Element::BF16), out, stats).run()) return;
  // Values without bf16 parts (infinite, or near to overflow) come here too.
  const TileKernels& t = tile_kernels(small ? Element::F32 : call.type);
  if (t.operand == Element::BF16) {
    Forward<TableOperands<uint16_t>>(call, t, out, stats).run();
  } else {
    Forward<TableOperands<float>>(call, t, out, stats).run();
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
