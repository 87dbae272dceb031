// Few queries per key head (decoding): bound by reading keys and values, so they are read once, in place, by all heads
// of a group, and a long cache is split into pieces that are merged at the end.
#include <algorithm>
#include <cmath>
#include <limits>

#include "attention_forward.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kRows = 16;
constexpr int64_t kTile = 256;         // keys between two steps of the softmax
constexpr int64_t kPiece = 4 * kTile;  // keys of one item; does not depend on the machine, as the result does on it
constexpr double kSerialWork = 1 << 17;

class Decode {
 public:
  Decode(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats)
      : call_(call), t_(t), out_(out), stats_(stats) {
    for (int64_t g = 0; g < call.groups(); ++g) call.blocks_of(g, kRows, &blocks_);
  }

  void run() {
    struct Item {
      int64_t block, begin, end;
    };
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
    run_items(static_cast<int64_t>(items.size()), serial, [&](int64_t i, Scratch& scratch) {
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

  // State of some rows after the keys [begin, end): maxima, sums and accumulated values.
  void piece(const RowBlock& block, int64_t begin, int64_t end, bool first, float* state, Scratch& scratch) {
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t rows = block.rows(), d = round_up(call_.query.cols, 16);
    const bool plain = call_.key.plain() && call_.value.plain();
    const int64_t room_size = plain ? 0 : kTile * std::max(d, ld());
    scratch.reserve(Scratch::need<float>(kRows * d) + Scratch::need<float>(kRows * kTile) +
                    Scratch::need<float>(kTile) + Scratch::need<int64_t>(kRows) + Scratch::need<float>(room_size));
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
    std::fill(acc, acc + rows * ld(), 0.0f);
    for (int64_t j0 = begin; j0 < end; j0 += kTile) {
      const int64_t cols = std::min(kTile, end - j0);
      scores(block, s, j0, cols, q, d, room, p);
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
      t_.softmax(soft);
      accumulate(block, s, j0, cols, p, room, acc);
    }
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
