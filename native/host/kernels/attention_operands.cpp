// Packing and products of attention on the matrix unit.
#include "attention_operands.h"

#include <algorithm>
#include <cstring>

namespace hotplate::kernels {

AmxOperands::AmxOperands(const AttentionCall& call, const TileKernels& t, int64_t tile)
    : call_(call),
      t_(t),
      amx_(*amx_kernels()),
      tile_(tile),
      parts_(amx_parts(call.type)),
      depth_(round_up(call.query.cols, kAmxDepth)),
      value_cols_(round_up(call.value.cols, kAmxPanel)) {}

void AmxOperands::load(const Rows& rows, int64_t batch, int64_t head, int64_t first, int64_t count, int64_t padded,
                       uint16_t* to, int64_t part, float* room) {
  if (parts_ == 1) return pack_left(t_, rows, batch, head, first, count, to, padded);
  for (int64_t r = 0; r < count; ++r) {
    pack_left(t_, rows, batch, head, first + r, 1, room, padded);
    if (!amx_.split(static_cast<int>(parts_), room, padded, to + r * padded, part)) exact_ = false;
  }
}

const uint16_t* AmxOperands::in_place(const Rows& rows, int64_t batch, int64_t head, int64_t first, int64_t count,
                                      int64_t padded, int64_t* stride) const {
  if (parts_ != 1 || !rows.plain() || rows.type != Element::BF16 || rows.cols != padded) return nullptr;
  if (rows.run(first, count) < count || rows.part[0].row % 2 != 0) return nullptr;
  *stride = rows.place(0, batch, head, first).part->row;
  return *stride % 2 == 0 ? reinterpret_cast<const uint16_t*>(rows.start(batch, head, first)) : nullptr;
}

void AmxOperands::pack(const Sequence& s, int64_t head, int64_t first, int64_t width, char* to_keys, char* to_values,
                       Scratch& scratch) {
  const int64_t widest = std::max(depth_, value_cols_), strip_part = kAmxPanel * widest;
  scratch.reserve(Scratch::need<uint16_t>(parts_ * strip_part) + Scratch::need<float>(widest));
  scratch.rewind();
  uint16_t* const strip = scratch.take<uint16_t>(parts_ * strip_part);
  float* const room = scratch.take<float>(widest);
  uint16_t* const keys = reinterpret_cast<uint16_t*>(to_keys);
  uint16_t* const values = reinterpret_cast<uint16_t*>(to_values);
  const int64_t padded = round_up(width, kAmxDepth);
  for (int64_t n = 0; n < padded; n += kAmxPanel) {
    const int64_t there = std::clamp<int64_t>(width - n, 0, kAmxPanel);
    uint16_t* const to = keys + n * depth_;
    int64_t stride = 0;
    const uint16_t* const rows =
        there == kAmxPanel ? in_place(call_.key, s.kv, head, first + n, there, depth_, &stride) : nullptr;
    if (rows) {
      amx_.pack_panel(rows, stride, depth_, to);
      continue;
    }
    load(call_.key, s.kv, head, first + n, there, depth_, strip, strip_part, room);
    for (int64_t i = 0; i < parts_; ++i) {
      uint16_t* const from = strip + i * strip_part;
      std::fill(from + there * depth_, from + kAmxPanel * depth_, uint16_t{0});
      amx_.pack_panel(from, depth_, depth_, to + i * part(tile_, depth_));
    }
  }
  const int64_t panel = tile_ * kAmxPanel;
  for (int64_t k = 0; k < padded; k += 2) {
    const int64_t there = std::clamp<int64_t>(width - k, 0, 2);
    uint16_t* const to = values + k * kAmxPanel;
    int64_t stride = 0;
    const uint16_t* const rows =
        there == 2 ? in_place(call_.value, s.kv, head, first + k, there, value_cols_, &stride) : nullptr;
    if (rows) {
      amx_.pack_pair(rows, rows + stride, value_cols_, to, panel);
      continue;
    }
    load(call_.value, s.kv, head, first + k, there, value_cols_, strip, strip_part, room);
    for (int64_t i = 0; i < parts_; ++i) {
      uint16_t* const from = strip + i * strip_part;
      std::fill(from + there * value_cols_, from + 2 * value_cols_, uint16_t{0});
      amx_.pack_pair(from, from + value_cols_, value_cols_, to + i * part(tile_, value_cols_), panel);
    }
  }
}

void AmxOperands::pack_query(const RowBlock& strip, int64_t rows_pad, char* to, Scratch& scratch) {
  const Sequence& s = call_.sequences[strip.sequence];
  uint16_t* const row = scratch.take<uint16_t>(parts_ * depth_);
  float* const room = scratch.take<float>(depth_);
  if (parts_ != 1 || strip.rows() < rows_pad) std::memset(to, 0, query_bytes(rows_pad));
  int64_t stride = 0;
  const uint16_t* ready = nullptr;
  for (int64_t r = 0; r < strip.rows(); ++r) {
    if (r % strip.ni == 0)
      ready = in_place(call_.query, s.batch, strip.head + r / strip.ni, s.q0 + strip.i0, strip.ni, depth_, &stride);
    if (ready) {
      const uint16_t* const from = ready + r % strip.ni * stride;
      uint16_t* q = reinterpret_cast<uint16_t*>(to) + r * kAmxDepth;
      for (int64_t c = 0; c < depth_; c += kAmxDepth, q += rows_pad * kAmxDepth)
        std::memcpy(q, from + c, kAmxDepth * sizeof(uint16_t));
      continue;
    }
    load(call_.query, s.batch, strip.head + r / strip.ni, s.q0 + strip.i0 + r % strip.ni, 1, depth_, row, depth_, room);
    for (int64_t i = 0; i < parts_; ++i) {
      uint16_t* q = reinterpret_cast<uint16_t*>(to) + i * part(rows_pad, depth_) + r * kAmxDepth;
      for (int64_t c = 0; c < depth_; c += kAmxDepth, q += rows_pad * kAmxDepth)
        std::memcpy(q, row + i * depth_ + c, kAmxDepth * sizeof(uint16_t));
    }
  }
}

void AmxOperands::scores(const StripTile& w, const char* q) {
  const AmxOperand left{reinterpret_cast<const uint16_t*>(q), w.rows_pad * kAmxDepth, part(w.rows_pad, depth_)};
  const AmxOperand right{reinterpret_cast<const uint16_t*>(w.keys), depth_ * kAmxPanel, part(tile_, depth_)};
  amx_.gemm(static_cast<int>(parts_), w.rows_pad, round_up(w.cols, kAmxPanel), depth_, left, right, w.s, w.s_ld, false);
}

void AmxOperands::softmax(const StripTile& w, SoftmaxTile* soft, char* p) {
  soft->cols_pad = round_up(w.cols, kAmxDepth);
  soft->p = reinterpret_cast<uint16_t*>(p);
  soft->p_ld = w.rows_pad * kAmxDepth;
  amx_.softmax(static_cast<int>(parts_), *soft, part(w.rows_pad, tile_));
}

void AmxOperands::add_values(const StripTile& w, const char* p, float* acc, bool add) {
  const AmxOperand left{reinterpret_cast<const uint16_t*>(p), w.rows_pad * kAmxDepth, part(w.rows_pad, tile_)};
  const AmxOperand right{reinterpret_cast<const uint16_t*>(w.values), tile_ * kAmxPanel, part(tile_, value_cols_)};
  amx_.gemm(static_cast<int>(parts_), w.rows_pad, value_cols_, round_up(w.cols, kAmxDepth), left, right, acc,
            value_cols_, add);
}

void AmxOperands::attend(const StripTile& w, int64_t begin, const char* q, const StripLimits* limits, StripSums* sums,
                         char* room) {
  AmxStrip strip;
  strip.q = reinterpret_cast<const uint16_t*>(q);
  strip.keys = reinterpret_cast<const uint16_t*>(w.keys);
  strip.values = reinterpret_cast<const uint16_t*>(w.values);
  strip.depth = depth_, strip.value_cols = value_cols_, strip.panel = tile_ * kAmxPanel;
  strip.begin = begin / kAmxDepth * kAmxDepth, strip.cols = w.cols;
  strip.first = limits ? limits->first : nullptr, strip.end = limits ? limits->end : nullptr;
  strip.scale = call_.tile_scale();
  if (!sums->attended) amx_reset(sums->state);
  sums->attended = true;
  strip.state = sums->state;
  strip.row_max = sums->row_max, strip.row_sum = sums->row_sum, strip.acc = sums->acc;
  strip.started = &sums->started;
  strip.s = reinterpret_cast<float*>(room);
  strip.p = reinterpret_cast<uint16_t*>(strip.s + AmxStrip::kScores);
  amx_attend(strip);
}

void AmxOperands::settle(int64_t rows, StripSums* sums) {
  if (sums->attended)
    amx_settle(sums->state, call_.tile_scale(), rows, sums->row_max, sums->row_sum, sums->acc, value_cols_);
  sums->attended = false;
}

}  // namespace hotplate::kernels
