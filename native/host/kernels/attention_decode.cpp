// Few queries per key head (decoding): bound by reading keys and values, so they are read once, in place, by all heads
// of a group, and a long cache is split into pieces that are merged at the end.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

#include "attention_forward.h"
#include "tile_amx.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kRows = 16;
constexpr int64_t kTile = 256;          // keys between two steps of the softmax
constexpr int64_t kPiece = 2 * kTile;   // keys of one item; does not depend on the machine, as the result does on it
constexpr int64_t kTogether = 1 << 20;  // bytes of keys and values that stay in the second cache
constexpr int64_t kStep = 64;  // keys that the matrix unit takes at a time: their copies stay in the first cache
constexpr double kSerialWork = 1 << 17;

class Decode {
 public:
  Decode(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats)
      : call_(call), t_(t), out_(out), stats_(stats) {
    for (int64_t g = 0; g < call.groups(); ++g) call.blocks_of(g, kRows, &blocks_);
    const bool bf16 = call.type == Element::BF16 && call.key.plain() && call.value.plain();
    const bool whole = call.query.cols % kAmxDepth == 0 && call.value.cols % kAmxPanel == 0;
    if (bf16 && whole && kernel_level() == KernelLevel::Amx) amx_ = amx_kernels();
  }

  void run() {
    std::vector<Item> items;
    std::vector<int64_t> first(blocks_.size() + 1);
    for (size_t b = 0; b < blocks_.size(); ++b) {
      first[b] = static_cast<int64_t>(items.size());
      const KeyRange range = call_.keys(blocks_[b]);
      for (int64_t j = range.begin; j < range.end || j == range.begin; j += kPiece)
        items.push_back({static_cast<int64_t>(b), j, std::min(j + kPiece, range.end)});
    }
    first.back() = static_cast<int64_t>(items.size());
    const int64_t part = kRows * (ld() + 2);
    Scratch& parts = shared_scratch();
    parts.reserve(std::max<size_t>(Scratch::need<float>(part * items.size()), 64));
    parts.rewind();
    float* const all = parts.take<float>(part * items.size());
    const bool serial = call_.work < kSerialWork;
    const std::vector<std::vector<int64_t>> bundles = bundles_of(items);
    run_items(static_cast<int64_t>(bundles.size()), serial, [&](int64_t b, Scratch& scratch) {
      touch(items, bundles[b]);
      for (const int64_t i : bundles[b])
        piece(blocks_[items[i].block], items[i].begin, items[i].end,
              items[i].begin == call_.keys(blocks_[items[i].block]).begin, all + i * part, scratch);
    });
    run_items(static_cast<int64_t>(blocks_.size()), serial, [&](int64_t b, Scratch& scratch) {
      scratch.reserve(Scratch::need<float>(ld()));
      scratch.rewind();
      float* const into = all + first[b] * part;
      for (int64_t i = first[b] + 1; i < first[b + 1]; ++i) merge(into, all + i * part, blocks_[b].rows());
      finish_rows(call_, t_, out_, stats_, blocks_[b], into, into + kRows, into + 2 * kRows, ld(),
                  scratch.take<float>(ld()));
    });
    parts.trim();
  }

 private:
  struct Item {
    int64_t block, begin, end;
  };

  // Items that one thread does after each other: the same keys of neighbouring heads, whose rows lie side by side.
  std::vector<std::vector<int64_t>> bundles_of(const std::vector<Item>& items) const {
    std::vector<std::vector<int64_t>> bundles;
    std::map<std::pair<int64_t, int64_t>, std::vector<int64_t>> of;
    for (size_t i = 0; i < items.size(); ++i)
      of[{blocks_[items[i].block].sequence, items[i].begin}].push_back(static_cast<int64_t>(i));
    const int64_t row = (call_.key.cols + call_.value.cols) * element_size(call_.type);
    const size_t most = static_cast<size_t>(std::max<int64_t>(1, kTogether / (kPiece * std::max<int64_t>(row, 1))));
    // Few pieces: better one item for each thread than one after the other.
    const size_t size = of.size() < 8 ? 1 : most;
    for (const auto& [where, all] : of)
      for (size_t i = 0; i < all.size(); i += size)
        bundles.emplace_back(all.begin() + i, all.begin() + std::min(i + size, all.size()));
    return bundles;
  }

  // Reads what a bundle will read, in the order in which it lies in memory: the processor then fetches ahead, which it
  // does not do for parts of rows.
  void touch(const std::vector<Item>& items, const std::vector<int64_t>& bundle) const {
    const Item& first = items[bundle.front()];
    const RowBlock& block = blocks_[first.block];
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t heads = blocks_[items[bundle.back()].block].kv_head - block.kv_head + 1;
    if (bundle.size() < 2 || !call_.key.plain() || !call_.value.plain()) return;
    uint64_t seen = 0;
    for (const Rows* t : {&call_.key, &call_.value}) {
      const int64_t wide = t->cols * element_size(t->type);
      if (t->part[0].head != t->cols) continue;  // heads apart: a head's rows follow each other
      for (int64_t j = first.begin; j < first.end; ++j) {
        const char* const row = t->start(s.kv, block.kv_head, s.k0 + j);
        for (int64_t c = 0; c + 8 <= heads * wide; c += 64) {
          uint64_t word;
          std::memcpy(&word, row + c, 8);
          seen ^= word;
        }
      }
    }
    asm volatile("" : : "r"(seen));
  }

  int64_t ld() const { return round_up(call_.value.cols, 16); }

  // s[r][j] = q[r] . key j, for keys j0 .. j0 + cols; `room` holds rows that cannot be read in place.
  void scores(const RowBlock& block, const Sequence& s, int64_t j0, int64_t cols, const float* q, int64_t q_ld,
              float* room, float* p) const {
    const Rows& k = call_.key;
    const int64_t rows = block.rows();
    if (!k.plain()) {
      pack_left(t_, k, s.kv, block.kv_head, s.k0 + j0, cols, room, q_ld);
      return t_.dot_rows(Element::F32, room, q_ld * static_cast<int64_t>(sizeof(float)), cols, q_ld, q, q_ld, rows, p,
                         kTile);
    }
    for (int64_t j = 0, n; j < cols; j += n) {
      n = k.run(s.k0 + j0 + j, cols - j);
      t_.dot_rows(k.type, k.start(s.kv, block.kv_head, s.k0 + j0 + j), stride(k, s.k0 + j0 + j), n, q_ld, q, q_ld, rows,
                  p + j, kTile);
    }
  }

  void accumulate(const RowBlock& block, const Sequence& s, int64_t j0, int64_t cols, const float* p, float* room,
                  float* acc) const {
    const Rows& v = call_.value;
    const int64_t rows = block.rows();
    if (!v.plain()) {
      pack_left(t_, v, s.kv, block.kv_head, s.k0 + j0, cols, room, ld());
      return t_.sum_rows(Element::F32, room, ld() * static_cast<int64_t>(sizeof(float)), cols, ld(), p, kTile, rows,
                         acc, ld());
    }
    for (int64_t j = 0, n; j < cols; j += n) {
      n = v.run(s.k0 + j0 + j, cols - j);
      t_.sum_rows(v.type, v.start(s.kv, block.kv_head, s.k0 + j0 + j), stride(v, s.k0 + j0 + j), n, ld(), p + j, kTile,
                  rows, acc, ld());
    }
  }

  // What the matrix unit works on: bf16 operands, of which the exponentials are two parts.
  struct AmxRoom {
    uint16_t *q, *p, *packed, *strip;
  };
  static constexpr int64_t kPartLd = kRows * kAmxDepth, kExponentials = kRows * kTile + 160;

  size_t amx_bytes() const {
    const int64_t widest = std::max(call_.query.cols, call_.value.cols);
    return Scratch::need<uint16_t>(kRows * call_.query.cols) + Scratch::need<uint16_t>(2 * kExponentials) +
           Scratch::need<uint16_t>(kStep * widest) + Scratch::need<uint16_t>(kAmxPanel * widest);
  }

  AmxRoom amx_room(const RowBlock& block, const Sequence& s, Scratch& scratch) const {
    const int64_t d = call_.query.cols, widest = std::max(d, call_.value.cols);
    AmxRoom room{scratch.take<uint16_t>(kRows * d), scratch.take<uint16_t>(2 * kExponentials),
                 scratch.take<uint16_t>(kStep * widest), scratch.take<uint16_t>(kAmxPanel * widest)};
    std::fill(room.q, room.q + kRows * d, uint16_t{0});
    std::fill(room.p, room.p + 2 * kExponentials, uint16_t{0});
    for (int64_t r = 0; r < block.rows(); ++r) {
      pack_left(t_, call_.query, s.batch, block.head + r / block.ni, s.q0 + block.i0 + r % block.ni, 1, room.strip, d);
      for (int64_t c = 0; c < d; c += kAmxDepth)
        std::memcpy(room.q + c * kRows + r * kAmxDepth, room.strip + c, kAmxDepth * sizeof(uint16_t));
    }
    return room;
  }

  // Up to 16 rows as they lie in memory, or their copy where they do not follow each other or are fewer. The next ones
  // are asked for: a head's part of a row is too short for the processor to see what comes.
  const uint16_t* panel(const Rows& t, const RowBlock& block, const Sequence& s, int64_t row, int64_t count,
                        uint16_t* strip, int64_t* step) const {
    const int64_t run = t.run(row, count), bytes = stride(t, row);
    const char* const from = t.start(s.kv, block.kv_head, row);
    for (int64_t r = 2 * kAmxPanel; r < 3 * kAmxPanel; ++r)
      for (int64_t line = 0; line < t.cols * 2; line += 64) __builtin_prefetch(from + r * bytes + line);
    if (run == kAmxPanel && bytes % 4 == 0) {
      *step = bytes / 2;
      return reinterpret_cast<const uint16_t*>(from);
    }
    *step = t.cols;
    for (int64_t r = 0; r < count; ++r)
      std::memcpy(strip + r * t.cols, t.start(s.kv, block.kv_head, row + r), t.cols * sizeof(uint16_t));
    std::fill(strip + count * t.cols, strip + kAmxPanel * t.cols, uint16_t{0});
    return strip;
  }

  void amx_scores(const RowBlock& block, const Sequence& s, int64_t j0, int64_t cols, const AmxRoom& room,
                  float* p) const {
    const int64_t d = call_.query.cols;
    for (int64_t j = 0; j < cols; j += kStep) {
      const int64_t n = std::min(kStep, round_up(cols - j, kAmxPanel));
      for (int64_t i = 0; i < n; i += kAmxPanel) {
        int64_t step;
        const uint16_t* const rows =
            panel(call_.key, block, s, s.k0 + j0 + j + i, std::min(kAmxPanel, cols - j - i), room.strip, &step);
        amx_->pack_panel(rows, step, d, room.packed + i * d);
      }
      amx_->gemm(1, kRows, n, d, {room.q, kPartLd, 0}, {room.packed, d * kAmxPanel, 0}, p + j, kTile, false);
    }
  }

  void amx_accumulate(const RowBlock& block, const Sequence& s, int64_t j0, int64_t cols, const AmxRoom& room,
                      float* acc) const {
    const int64_t width = call_.value.cols;
    for (int64_t j = 0; j < cols; j += kStep) {
      const int64_t n = std::min(kStep, round_up(cols - j, kAmxDepth));
      for (int64_t i = 0; i < n; i += kAmxPanel) {
        int64_t step = width;
        const int64_t there = std::clamp<int64_t>(cols - j - i, 0, kAmxPanel);
        const uint16_t* rows = room.strip;
        if (there > 0)
          rows = panel(call_.value, block, s, s.k0 + j0 + j + i, there, room.strip, &step);
        else
          std::fill(room.strip, room.strip + kAmxPanel * width, uint16_t{0});
        for (int64_t r = 0; r < kAmxPanel; r += 2)
          amx_->pack_pair(rows + r * step, rows + (r + 1) * step, width, room.packed + (i + r) * kAmxPanel,
                          kStep * kAmxPanel);
      }
      for (int part = 1; part >= 0; --part)
        amx_->gemm(1, kRows, width, n, {room.p + part * kExponentials + j / kAmxDepth * kPartLd, kPartLd, 0},
                   {room.packed, kStep * kAmxPanel, 0}, acc, ld(), true);
    }
  }

  // State of some rows after the keys [begin, end): maxima, sums and accumulated values.
  void piece(const RowBlock& block, int64_t begin, int64_t end, bool first, float* state, Scratch& scratch) {
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t rows = block.rows(), d = round_up(call_.query.cols, 16);
    const bool plain = call_.key.plain() && call_.value.plain();
    const int64_t room_size = plain ? 0 : kTile * std::max(d, ld());
    scratch.reserve(Scratch::need<float>(kRows * d) + Scratch::need<float>(kRows * kTile) +
                    Scratch::need<float>(kTile) + Scratch::need<int64_t>(kRows) + Scratch::need<float>(room_size) +
                    (amx_ ? amx_bytes() : 0));
    scratch.rewind();
    float* const q = scratch.take<float>(kRows * d);
    float* const p = scratch.take<float>(kRows * kTile);
    float* const bias = scratch.take<float>(kTile);
    int64_t* const starts = scratch.take<int64_t>(kRows);
    float* const room = scratch.take<float>(room_size);
    float *const row_max = state, *const row_sum = state + kRows, *const acc = state + 2 * kRows;
    for (int64_t h = 0; h < block.heads; ++h)
      pack_left(t_, call_.query, s.batch, block.head + h, s.q0 + block.i0, block.ni, q + h * block.ni * d, d);
    const float* sink = call_.sink.defined() && first ? call_.sink.const_data_ptr<float>() : nullptr;
    for (int64_t r = 0; r < rows; ++r) {
      row_max[r] = sink ? sink[block.head + r / block.ni] : -std::numeric_limits<float>::infinity();
      row_sum[r] = sink ? 1.0f : 0.0f;
    }
    std::fill(acc, acc + kRows * ld(), 0.0f);
    AmxRoom amx{};
    if (amx_) {
      amx = amx_room(block, s, scratch);
      amx_->begin();
    }
    for (int64_t j0 = begin; j0 < end; j0 += kTile) {
      const int64_t cols = std::min(kTile, end - j0);
      amx_ ? amx_scores(block, s, j0, cols, amx, p) : scores(block, s, j0, cols, q, d, room, p);
      const bool masked = call_.mask.data != nullptr;
      if (call_.adjusts(block, j0, cols, masked)) call_.adjust(t_, block, j0, cols, masked, p, kTile, bias);
      DropTile drop;
      SoftmaxTile soft;
      soft.s = p, soft.ld = kTile;
      soft.rows = rows, soft.cols = cols, soft.cols_pad = round_up(cols, 16);
      soft.scale = call_.tile_scale();
      soft.row_max = row_max, soft.row_sum = row_sum;
      soft.acc = acc, soft.acc_ld = ld(), soft.acc_cols = ld();
      if (call_.drop_tile(block, j0, starts, &drop)) soft.drop = &drop;
      if (amx_) {
        soft.cols_pad = round_up(cols, kAmxDepth);
        soft.p = amx.p, soft.p_ld = kPartLd;
        amx_->softmax(2, soft, kExponentials);
        amx_accumulate(block, s, j0, cols, amx, acc);
        continue;
      }
      t_.softmax(soft);
      accumulate(block, s, j0, cols, p, room, acc);
    }
    if (amx_) amx_->end();
  }

  void merge(float* into, const float* from, int64_t rows) const {
    for (int64_t r = 0; r < rows; ++r) {
      const float a = into[r], b = from[r], max = b > a ? b : a;
      const auto weight = [&](float m) {
        return m == -std::numeric_limits<float>::infinity() ? 0.0f : std::exp(m - max);
      };
      const float wa = weight(a), wb = weight(b), sb = from[kRows + r];
      into[r] = max;
      // A NaN is kept whatever its weight.
      into[kRows + r] =
          (std::isnan(into[kRows + r]) ? into[kRows + r] : into[kRows + r] * wa) + (std::isnan(sb) ? sb : sb * wb);
      float* to = into + 2 * kRows + r * ld();
      const float* add = from + 2 * kRows + r * ld();
      for (int64_t c = 0; c < ld(); ++c) to[c] = to[c] * wa + add[c] * wb;
    }
  }

  static int64_t stride(const Rows& t, int64_t row) {
    return (row < t.prefix_rows ? t.prefix[0] : t.part[0]).row * element_size(t.type);
  }

  const AttentionCall& call_;
  const TileKernels& t_;
  const Rows out_;
  const AttentionStats stats_;
  const AmxKernels* amx_ = nullptr;  // for bf16 rows that can be read where they lie
  std::vector<RowBlock> blocks_;
};

}  // namespace

bool decodes(const AttentionCall& call) {
  if (call.group_heads <= 0 || call.max_nq > 4) return false;
  // What has to be copied is copied again for each block of heads.
  const bool plain = call.key.plain() && call.value.plain(), other = call.key.parts > 1 || call.value.parts > 1;
  const int64_t rows = call.max_nq * (plain ? std::min<int64_t>(call.group_heads, kRows) : call.group_heads);
  return rows <= kRows && (plain || !other || call.key.picked || call.key.table);
}

void attention_decode(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats) {
  Decode(call, t, out, stats).run();
}

}  // namespace hotplate::kernels
