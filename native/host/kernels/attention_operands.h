// The two ways in which the forward pass of attention multiplies: with the table of an instruction set, or with the
// matrix unit. Both pack keys and values once, and compute scores, exponentials and sums of a strip of query rows.
#pragma once

#include <atomic>

#include "attention_problem.h"
#include "tile_amx.h"

namespace hotplate::kernels {

// A strip of query rows against a tile of keys.
struct StripTile {
  int64_t rows, rows_pad, cols;  // cols: keys of the tile that count
  int64_t width;                 // keys that the tile was packed with
  const char* keys;
  const char* values;
  float* s;  // [rows_pad][s_ld]
  int64_t s_ld;
};

// What the rows of a strip have come to.
struct StripSums {
  float *row_max = nullptr, *row_sum = nullptr, *acc = nullptr;
  bool started = false;       // does acc hold anything?
  bool attended = false;      // does state hold anything?
  AmxState* state = nullptr;  // of AmxOperands::attend
};

// The columns of a tile that each row of a strip sees, when all rows do not see all.
struct StripLimits {
  int32_t first[kAmxRows], end[kAmxRows];
};

// Operands of type T (float, or uint16_t for bf16) for the products of a TileKernels table.
template <typename T>
class TableOperands {
 public:
  TableOperands(const AttentionCall& call, const TileKernels& t, int64_t tile) : call_(call), t_(t), tile_(tile) {}

  static constexpr int64_t kStripRows = 0;  // a strip is a whole block
  static constexpr size_t kAttendRoom = 0;
  const TileKernels& table() const { return t_; }
  bool exact() const { return true; }
  int64_t score_ld() const { return tile_; }
  int64_t acc_ld() const { return values(tile_).n_pad; }
  size_t key_bytes() const { return keys(tile_).size() * sizeof(T); }
  size_t value_bytes() const { return values(tile_).size() * sizeof(T); }
  size_t query_bytes(int64_t rows_pad) const { return Scratch::need<T>(rows_pad * keys(tile_).k_pad); }
  size_t query_room() const { return 0; }
  size_t exponential_bytes(int64_t rows_pad) const {
    return sizeof(T) == 2 ? Scratch::need<uint16_t>(rows_pad * tile_) : 0;
  }

  void pack(const Sequence& s, int64_t head, int64_t first, int64_t width, char* to_keys, char* to_values,
            Scratch& scratch) {
    const int64_t strip = strip_size(std::max(call_.key.cols, call_.value.cols));
    scratch.reserve(Scratch::need<T>(strip));
    scratch.rewind();
    T* const room = scratch.take<T>(strip);
    pack_right_transposed(t_, call_.key, s.kv, head, first, width, keys(width), reinterpret_cast<T*>(to_keys), room);
    pack_right(t_, call_.value, s.kv, head, first, width, values(width), reinterpret_cast<T*>(to_values), room);
  }

  // Takes query_room bytes of the scratch.
  void pack_query(const RowBlock& strip, int64_t rows_pad, char* to, Scratch&) {
    const Sequence& s = call_.sequences[strip.sequence];
    const int64_t ld = keys(tile_).k_pad;
    T* const q = reinterpret_cast<T*>(to);
    for (int64_t h = 0; h < strip.heads; ++h)
      pack_left(t_, call_.query, s.batch, strip.head + h, s.q0 + strip.i0, strip.ni, q + h * strip.ni * ld, ld);
    std::fill(q + strip.rows() * ld, q + rows_pad * ld, T{});
  }

  // Scores, softmax and values in one go?
  bool attends(int64_t) const { return false; }
  size_t state_bytes() const { return 0; }
  void attend(const StripTile&, int64_t, const char*, const StripLimits*, StripSums*, char*) {}
  void settle(int64_t, StripSums*) {}

  void begin() {}
  void end() {
    if (t_.release) t_.release();
  }

  void scores(const StripTile& w, const char* q) {
    const PackShape shape = keys(w.width);
    t_.gemm(w.rows, columns(w), shape.k_pad, q, shape.k_pad, w.keys, shape, w.s, w.s_ld, false);
  }

  void softmax(const StripTile& w, SoftmaxTile* soft, char* p) {
    soft->cols_pad = round_up(std::max(w.cols, depth(w)), 16);
    soft->p = sizeof(T) == 2 ? reinterpret_cast<uint16_t*>(p) : nullptr;
    soft->p_ld = tile_;
    t_.softmax(*soft);
  }

  void add_values(const StripTile& w, const char* p, float* acc, bool add) {
    const PackShape shape = values(w.width);
    const void* const left = sizeof(T) == 2 ? static_cast<const void*>(p) : w.s;
    t_.gemm(w.rows, shape.n_pad, depth(w), left, tile_, w.values, shape, acc, shape.n_pad, add);
  }

 private:
  PackShape keys(int64_t width) const { return pack_shape(t_, call_.query.cols, width); }
  PackShape values(int64_t width) const { return pack_shape(t_, width, call_.value.cols); }
  int64_t columns(const StripTile& w) const { return std::min(round_up(w.cols, t_.n_step), keys(w.width).n_pad); }
  int64_t depth(const StripTile& w) const { return t_.panel ? round_up(w.cols, t_.k_multiple) : columns(w); }

  const AttentionCall& call_;
  const TileKernels& t_;
  const int64_t tile_;
};

// bf16 parts of any type for the matrix unit. Strips are as high as one product, so that scores and exponentials stay
// in the first cache between the two products.
class AmxOperands {
 public:
  AmxOperands(const AttentionCall& call, const TileKernels& t, int64_t tile);

  static constexpr int64_t kStripRows = kAmxRows;
  const TileKernels& table() const { return t_; }  // for everything that is not a product
  // Were all values sums of parts? Otherwise the results must not be used.
  bool exact() const { return exact_; }
  // Rows a power of two apart would share few lines of the first cache.
  int64_t score_ld() const { return tile_ + 16; }
  int64_t acc_ld() const { return value_cols_; }
  size_t key_bytes() const { return parts_ * part(tile_, depth_) * sizeof(uint16_t); }
  size_t value_bytes() const { return parts_ * part(tile_, value_cols_) * sizeof(uint16_t); }
  size_t query_bytes(int64_t rows_pad) const { return Scratch::need<uint16_t>(parts_ * part(rows_pad, depth_)); }
  size_t query_room() const { return Scratch::need<uint16_t>(parts_ * depth_) + Scratch::need<float>(depth_); }
  size_t exponential_bytes(int64_t rows_pad) const { return Scratch::need<uint16_t>(parts_ * part(rows_pad, tile_)); }

  void pack(const Sequence& s, int64_t head, int64_t first, int64_t width, char* keys, char* values, Scratch& scratch);
  void pack_query(const RowBlock& strip, int64_t rows_pad, char* to, Scratch& scratch);
  // bf16 alone: the parts of other types are more work than what passes through memory.
  bool attends(int64_t rows_pad) const { return parts_ == 1 && rows_pad == kAmxRows && value_cols_ % 32 == 0; }
  size_t state_bytes() const { return Scratch::need<AmxState>(1); }
  static constexpr size_t kAttendRoom = AmxStrip::kScores * sizeof(float) + AmxStrip::kExponentials * sizeof(uint16_t);
  // `begin`: columns that no row sees, at least; `room`: kAttendRoom bytes.
  void attend(const StripTile& w, int64_t begin, const char* q, const StripLimits* limits, StripSums* sums, char* room);
  void settle(int64_t rows, StripSums* sums);
  void begin() { amx_.begin(); }
  void end() { amx_.end(); }
  void scores(const StripTile& w, const char* q);
  void softmax(const StripTile& w, SoftmaxTile* soft, char* p);
  void add_values(const StripTile& w, const char* p, float* acc, bool add);

 private:
  // Elements from one part to the next: not a power of two, for the same reason.
  static int64_t part(int64_t rows, int64_t cols) { return rows * cols + 160; }
  // Rows of one head as parts, zeros up to `padded` columns; `room` holds a row in fp32.
  void load(const Rows& rows, int64_t batch, int64_t head, int64_t first, int64_t count, int64_t padded, uint16_t* to,
            int64_t part, float* room);
  // Where bf16 rows lie, when they can be read as they are: strided by *stride elements.
  const uint16_t* in_place(const Rows& rows, int64_t batch, int64_t head, int64_t first, int64_t count, int64_t padded,
                           int64_t* stride) const;

  const AttentionCall& call_;
  const TileKernels& t_;
  const AmxKernels& amx_;
  const int64_t tile_, parts_, depth_, value_cols_;
  std::atomic<bool> exact_{true};
};

}  // namespace hotplate::kernels
