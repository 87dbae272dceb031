// Few queries per key head (decoding): bound by reading keys and values, so they are read once, in place, by all heads
// of a group, and a long cache is split into pieces that are merged at the end.
#include <ATen/Parallel.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

#include "attention_decode_amx.h"
#include "attention_forward.h"
#include "tile_amx.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kRows = kDecodeRows;
constexpr int64_t kTile = 256;          // keys between two steps of the softmax
constexpr int64_t kPiece = 4 * kTile;   // keys of one item; does not depend on the machine, as the result does on it
constexpr int64_t kTogether = 1 << 19;  // bytes of keys and values of a tile: two tiles stay in the second cache
constexpr int64_t kLanes = 8;           // items of one bundle at most
constexpr int64_t kPlaces = 4;          // where memory is read at a time
constexpr double kSerialWork = 1 << 17;

class Decode {
 public:
  Decode(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats)
      : call_(call), t_(t), out_(out), stats_(stats) {
    for (int64_t g = 0; g < call.groups(); ++g) call.blocks_of(g, kRows, &blocks_);
    const bool bf16 = call.type == Element::BF16 && call.key.plain() && call.value.plain();
    const bool whole = call.query.cols % 32 == 0 && call.value.cols % 32 == 0;
    if (bf16 && whole && kernel_level() == KernelLevel::Amx) amx_ = decode_amx();
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
    const int64_t part = this->part();
    Scratch& parts = shared_scratch();
    parts.reserve(std::max<size_t>(Scratch::need<float>(part * items.size()), 64));
    parts.rewind();
    float* const all = parts.take<float>(part * items.size());
    const bool serial = call_.work < kSerialWork;
    const std::vector<Bundle> bundles = bundles_of(items);
    // A thread knows which bundle it takes next, and fetches its memory while it works on the one before.
    const int64_t count = static_cast<int64_t>(bundles.size());
    std::atomic<int64_t> next{0};
    run_items(std::min<int64_t>(count, at::get_num_threads()), serial, [&](int64_t, Scratch& scratch) {
      FetchAhead ahead;
      int64_t b = next++;
      if (b < count && amx_) {
        plan(ahead, call_.key, items, bundles[b], items[bundles[b].front()].begin);
        ahead.rest();
      }
      for (int64_t after; b < count; b = after) {
        after = next++;
        work(items, bundles[b], after < count ? &bundles[after] : nullptr, amx_ != nullptr, all, ahead, scratch);
      }
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
  // Items that one thread does together: the same keys of neighbouring heads, whose rows lie side by side.
  using Bundle = std::vector<int64_t>;

  std::vector<Bundle> bundles_of(const std::vector<Item>& items) const {
    std::vector<Bundle> bundles;
    std::map<std::pair<int64_t, int64_t>, Bundle> of;
    for (size_t i = 0; i < items.size(); ++i)
      of[{blocks_[items[i].block].sequence, items[i].begin}].push_back(static_cast<int64_t>(i));
    const int64_t row = (call_.key.cols + call_.value.cols) * element_size(call_.type);
    const size_t most = static_cast<size_t>(std::max<int64_t>(1, kTogether / (kTile * std::max<int64_t>(row, 1))));
    // Few pieces: better one item for each thread than one after the other.
    const size_t size = of.size() < 8 ? 1 : std::min<size_t>(most, kLanes);
    for (const auto& [where, all] : of)
      for (size_t i = 0; i < all.size(); i += size)
        bundles.emplace_back(all.begin() + i, all.begin() + std::min(i + size, all.size()));
    return bundles;
  }

  // The keys or values that the tile at key j0 of a bundle reads, for `ahead`: rows of neighbouring heads where they
  // lie side by side, from several places in turn, as memory serves those better than one.
  void plan(FetchAhead& ahead, const Rows& t, const std::vector<Item>& items, const Bundle& bundle, int64_t j0) const {
    const RowBlock& block = blocks_[items[bundle.front()].block];
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t last = blocks_[items[bundle.back()].block].kv_head, end = std::min(j0 + kTile, end_of(items, bundle));
    const int64_t heads = t.part[0].head == t.cols ? last - block.kv_head + 1 : 1;
    const int64_t apart = (end - j0 + kPlaces - 1) / kPlaces;
    ahead.drop();
    for (int64_t head = block.kv_head; head <= last; head += heads) {
      const char* at[kPlaces] = {};
      int64_t left[kPlaces] = {};
      for (int64_t r = 0; r < apart; ++r)
        for (int64_t i = 0; i < kPlaces; ++i) {
          const int64_t j = j0 + i * apart + r;
          if (j >= end) continue;
          if (left[i] == 0) left[i] = t.run(s.k0 + j, end - j), at[i] = t.start(s.kv, head, s.k0 + j);
          ahead.add(at[i], heads * t.cols * 2);
          at[i] += stride(t, s.k0 + j), --left[i];
        }
    }
  }

  static int64_t end_of(const std::vector<Item>& items, const Bundle& bundle) {
    int64_t end = 0;
    for (const int64_t i : bundle) end = std::max(end, items[i].end);
    return end;
  }

  int64_t ld() const { return round_up(call_.value.cols, 16); }
  int64_t part() const { return kRows * (ld() + 2); }

  // s[r][j] = q[r] . key j, for keys j0 .. j0 + cols; `room` holds rows that cannot be read in place.
  void scores(const RowBlock& block, const Sequence& s, int64_t j0, int64_t cols, const float* q, int64_t q_ld,
              float* room, float* p) const {
    const Rows& k = call_.key;
    const int64_t rows = block.rows();
    if (!k.plain()) {
      pack_left(t_, k, s.kv, block.kv_head, s.k0 + j0, cols, room, q_ld);
      return t_.dot_rows(Element::F32, room, q_ld * static_cast<int64_t>(sizeof(float)), cols, q_ld, q, q_ld, rows, p,
                         score_ld());
    }
    for (int64_t j = 0, n; j < cols; j += n) {
      n = k.run(s.k0 + j0 + j, cols - j);
      t_.dot_rows(k.type, k.start(s.kv, block.kv_head, s.k0 + j0 + j), stride(k, s.k0 + j0 + j), n, q_ld, q, q_ld, rows,
                  p + j, score_ld());
    }
  }

  void accumulate(const RowBlock& block, const Sequence& s, int64_t j0, int64_t cols, const float* p, float* room,
                  float* acc) const {
    const Rows& v = call_.value;
    const int64_t rows = block.rows();
    if (!v.plain()) {
      pack_left(t_, v, s.kv, block.kv_head, s.k0 + j0, cols, room, ld());
      return t_.sum_rows(Element::F32, room, ld() * static_cast<int64_t>(sizeof(float)), cols, ld(), p, score_ld(),
                         rows, acc, ld());
    }
    for (int64_t j = 0, n; j < cols; j += n) {
      n = v.run(s.k0 + j0 + j, cols - j);
      t_.sum_rows(v.type, v.start(s.kv, block.kv_head, s.k0 + j0 + j), stride(v, s.k0 + j0 + j), n, ld(), p + j,
                  score_ld(), rows, acc, ld());
    }
  }

  // Memory of a thread. What the matrix unit works on is bf16; the exponentials are two parts.
  struct Room {
    float *q, *p, *bias, *copy;
    int64_t* starts;
    uint16_t *parts_q, *parts_p, *packed, *strip;
  };
  static constexpr int64_t kPartLd = kRows * kAmxDepth, kExponentials = kRows * kTile + 160;
  // Rows a power of two apart would share few lines of the first cache.
  int64_t score_ld() const { return amx_ ? kTile + 16 : kTile; }
  int64_t q_ld() const { return round_up(call_.query.cols, 16); }

  Room room_of(int64_t items, bool amx, Scratch& scratch) const {
    const bool plain = call_.key.plain() && call_.value.plain();
    const int64_t copy = plain ? 0 : kTile * std::max(q_ld(), ld()), d = call_.query.cols;
    const int64_t strip = amx ? items * kDecodeStep * std::max(d, call_.value.cols) : 0;
    const int64_t q = amx ? 0 : items * kRows * q_ld(), parts_q = amx ? items * kRows * d : 0;
    const int64_t p = (amx ? items : 1) * kRows * score_ld(), parts_p = amx ? items * 2 * kExponentials : 0;
    scratch.reserve(Scratch::need<float>(q) + Scratch::need<float>(p) + Scratch::need<float>(kTile) +
                    Scratch::need<float>(copy) + Scratch::need<int64_t>(kRows) + Scratch::need<uint16_t>(parts_q) +
                    Scratch::need<uint16_t>(parts_p) + 2 * Scratch::need<uint16_t>(strip));
    scratch.rewind();
    Room room{};
    room.q = scratch.take<float>(q), room.p = scratch.take<float>(p);
    room.bias = scratch.take<float>(kTile), room.copy = scratch.take<float>(copy);
    room.starts = scratch.take<int64_t>(kRows);
    room.parts_q = scratch.take<uint16_t>(parts_q), room.parts_p = scratch.take<uint16_t>(parts_p);
    room.packed = scratch.take<uint16_t>(strip), room.strip = scratch.take<uint16_t>(strip);
    return room;
  }

  // The queries of item number n of a bundle, as its products want them.
  void pack_queries(const RowBlock& block, int64_t n, bool amx, const Room& room) const {
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t d = call_.query.cols;
    for (int64_t h = 0; h < block.heads; ++h) {
      const auto pack = [&](auto* to, int64_t ld) {
        pack_left(t_, call_.query, s.batch, block.head + h, s.q0 + block.i0, block.ni, to + h * block.ni * ld, ld);
      };
      amx ? pack(room.strip, d) : pack(room.q + n * kRows * q_ld(), q_ld());
    }
    if (!amx) return;
    std::fill(room.strip + block.rows() * d, room.strip + kRows * d, uint16_t{0});
    amx_->pack_query(room.strip, d, room.parts_q + n * kRows * d);
  }

  // An item of the bundle at work.
  struct Lane {
    const RowBlock* block;
    int64_t end;
    float* state;
    int64_t cols(int64_t j0) const { return std::clamp<int64_t>(end - j0, 0, kTile); }
  };

  // The keys or values of rows row .. row + count of all lanes as they lie in memory, or their copies (with zeros up to
  // `padded` rows) where they are not at one stride or fewer than `padded`.
  void step(const Rows& t, const std::vector<Lane>& lanes, int64_t row, int64_t count, int64_t padded, uint16_t* strip,
            DecodeStep* steps) const {
    const RowBlock& block = *lanes.front().block;
    const Sequence& s = call_.sequences[block.sequence];
    row += s.k0;
    const bool in_place = count == padded && t.run(row, count) == count;
    const int64_t apart = stride(t, row), head = (row < t.prefix_rows ? t.prefix[0] : t.part[0]).head * 2;
    const char* const first = t.start(s.kv, block.kv_head, row);
    for (size_t i = 0; i < lanes.size(); ++i) {
      steps[i] = {first + (lanes[i].block->kv_head - block.kv_head) * head, apart, padded, t.cols};
      if (in_place) continue;
      uint16_t* const copy = strip + static_cast<int64_t>(i) * kDecodeStep * t.cols;
      for (int64_t r = 0; r < count; ++r)
        std::memcpy(copy + r * t.cols, t.start(s.kv, lanes[i].block->kv_head, row + r), t.cols * sizeof(uint16_t));
      std::fill(copy + count * t.cols, copy + padded * t.cols, uint16_t{0});
      steps[i].rows = reinterpret_cast<const char*>(copy), steps[i].stride = t.cols * 2;
    }
  }

  // States of the items of a bundle after their keys: maxima, sums and accumulated values, `part()` floats each.
  void work(const std::vector<Item>& items, const Bundle& bundle, const Bundle* after, bool amx, float* states,
            FetchAhead& ahead, Scratch& scratch) const {
    const int64_t count = static_cast<int64_t>(bundle.size()), end = end_of(items, bundle);
    const Room room = room_of(count, amx, scratch);
    std::vector<Lane> lanes;
    for (int64_t n = 0; n < count; ++n) {
      const Item& item = items[bundle[n]];
      lanes.push_back({&blocks_[item.block], item.end, states + bundle[n] * part()});
      begin(item, lanes[n].state);
      pack_queries(*lanes[n].block, n, amx, room);
    }
    for (int64_t j0 = items[bundle.front()].begin; j0 < end; j0 += kTile) {
      if (!amx) {
        for (int64_t n = 0; n < count; ++n)
          if (j0 < lanes[n].end) tile(lanes[n], n, j0, room);
        continue;
      }
      plan(ahead, call_.value, items, bundle, j0);
      amx_scores(lanes, j0, std::min(kTile, end - j0), room, ahead);
      ahead.rest();
      if (j0 + kTile < end)
        plan(ahead, call_.key, items, bundle, j0 + kTile);
      else if (after)
        plan(ahead, call_.key, items, *after, items[after->front()].begin);
      amx_sums(lanes, j0, std::min(kTile, end - j0), room, ahead);
      ahead.rest();
    }
    if (!amx) return;
    amx_->end();
    for (int64_t n = 0; n < count; ++n) {
      float* const acc = lanes[n].state + 2 * kRows;
      const int64_t rows = lanes[n].block->rows();
      amx_->restore(rows, call_.value.cols, acc, ld());
      // Parts of operands cannot give a result in which an infinity met a part that is zero.
      if (!all_finite(acc, rows * ld())) work(items, {bundle[n]}, nullptr, false, states, ahead, scratch);
    }
  }

  void begin(const Item& item, float* state) const {
    const RowBlock& block = blocks_[item.block];
    const bool first = item.begin == call_.keys(block).begin;
    const float* sink = call_.sink.defined() && first ? call_.sink.const_data_ptr<float>() : nullptr;
    for (int64_t r = 0; r < block.rows(); ++r) {
      state[r] = sink ? sink[block.head + r / block.ni] : -std::numeric_limits<float>::infinity();
      state[kRows + r] = sink ? 1.0f : 0.0f;
    }
    std::fill(state + 2 * kRows, state + 2 * kRows + (block.rows() <= kRows / 2 ? kRows / 2 : kRows) * ld(), 0.0f);
  }

  // Scores, masks and exponentials; softmax.p is set where those are parts.
  SoftmaxTile adjusted(const Lane& lane, int64_t j0, const Room& room, float* p, DropTile* drop) const {
    const int64_t cols = lane.cols(j0);
    const bool masked = call_.mask.data != nullptr;
    if (call_.adjusts(*lane.block, j0, cols, masked))
      call_.adjust(t_, *lane.block, j0, cols, masked, p, score_ld(), room.bias);
    SoftmaxTile soft;
    soft.s = p, soft.ld = score_ld();
    soft.rows = lane.block->rows(), soft.cols = cols, soft.cols_pad = round_up(cols, 16);
    soft.scale = call_.tile_scale();
    soft.row_max = lane.state, soft.row_sum = lane.state + kRows;
    soft.acc = lane.state + 2 * kRows, soft.acc_ld = ld(), soft.acc_cols = ld();
    if (call_.drop_tile(*lane.block, j0, room.starts, drop)) soft.drop = drop;
    return soft;
  }

  void tile(const Lane& lane, int64_t n, int64_t j0, const Room& room) const {
    const Sequence& s = call_.sequences[lane.block->sequence];
    const int64_t cols = lane.cols(j0);
    scores(*lane.block, s, j0, cols, room.q + n * kRows * q_ld(), q_ld(), room.copy, room.p);
    DropTile drop;
    t_.softmax(adjusted(lane, j0, room, room.p, &drop));
    accumulate(*lane.block, s, j0, cols, room.p, room.copy, lane.state + 2 * kRows);
  }

  // All lanes step by step, so that rows of neighbouring heads are read from one end to the other.
  void amx_scores(const std::vector<Lane>& lanes, int64_t j0, int64_t cols, const Room& room, FetchAhead& ahead) const {
    const int64_t count = static_cast<int64_t>(lanes.size()), d = call_.query.cols;
    DecodeStep steps[kLanes];
    amx_->begin_scores();
    for (int64_t j = 0; j < cols; j += kDecodeStep) {
      const int64_t n = std::min(kDecodeStep, cols - j);
      step(call_.key, lanes, j0 + j, n, round_up(n, 16), room.strip, steps);
      ScoreUnit units[kDecodeUnits];
      int64_t ready = 0;
      for (int64_t k = 0; k < n; k += 16)
        for (int64_t i = 0; i < count; ++i) {
          units[ready++] = {steps[i].rows + k * steps[i].stride, steps[i].stride, room.parts_q + i * kRows * d,
                            room.p + i * kRows * score_ld() + j + k};
          if (ready < kDecodeUnits && (k + 16 < n || i + 1 < count)) continue;
          amx_->scores(units, ready, d, ahead, score_ld());
          ready = 0;
        }
    }
  }

  // The softmax of all lanes, and their values.
  void amx_sums(const std::vector<Lane>& lanes, int64_t j0, int64_t cols, const Room& room, FetchAhead& ahead) const {
    const int64_t count = static_cast<int64_t>(lanes.size());
    int64_t rows = 0;
    for (int64_t i = 0; i < count; ++i) {
      if (lanes[i].cols(j0) == 0) continue;
      DropTile drop;
      SoftmaxTile soft = adjusted(lanes[i], j0, room, room.p + i * kRows * score_ld(), &drop);
      soft.cols_pad = round_up(soft.cols, kAmxDepth);
      soft.p = room.parts_p + i * 2 * kExponentials, soft.p_ld = kPartLd;
      amx_kernels()->softmax(2, soft, kExponentials);
      // Tiles have 8 or 16 rows; the softmax writes those that there are.
      for (int64_t part = 0; part < 2; ++part)
        for (int64_t c = 0; c < soft.cols_pad; c += kAmxDepth) {
          uint16_t* const piece = soft.p + part * kExponentials + c / kAmxDepth * kPartLd;
          std::fill(piece + soft.rows * kAmxDepth, piece + round_up(soft.rows, kRows / 2) * kAmxDepth, uint16_t{0});
        }
      rows = std::max(rows, soft.rows);
    }
    DecodeStep steps[kLanes];
    amx_->begin_sums(rows);
    for (int64_t j = 0; j < cols; j += kDecodeStep) {
      const int64_t n = std::min(kDecodeStep, cols - j), padded = round_up(n, kAmxDepth);
      step(call_.value, lanes, j0 + j, n, padded, room.strip, steps);
      for (int64_t k = 0; k < padded; k += kAmxDepth)
        for (int64_t i = 0; i < count; ++i) {
          if (lanes[i].cols(j0) <= j + k) continue;
          const DecodeStep piece{steps[i].rows + k * steps[i].stride, steps[i].stride, kAmxDepth, steps[i].cols};
          amx_->pack_values(piece, ahead, room.packed);
          amx_->add({room.parts_p + i * 2 * kExponentials + (j + k) / kAmxDepth * kPartLd, kExponentials, kAmxDepth,
                     call_.value.cols, room.packed, kAmxDepth, lanes[i].state + 2 * kRows, ld()},
                    ahead);
        }
    }
  }

  static bool all_finite(const float* x, int64_t n) {
    float sum = 0.0f;
    for (int64_t i = 0; i < n; ++i) sum += x[i] * 0.0f;
    return sum == 0.0f;
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
  const DecodeAmx* amx_ = nullptr;  // for bf16 rows that can be read where they lie
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
