// Packing of strided rows into operands of tile products.
#include "tile_pack.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <type_traits>

namespace hotplate::kernels {
namespace {

constexpr int64_t kStrip = 16;

// Columns that are neighbours (or lie col apart) to operand type.
template <typename T>
void load_floats(const TileKernels& t, Element type, const char* p, int64_t col, int64_t cols, T* dst) {
  const int64_t size = element_size(type);
  if constexpr (std::is_same_v<T, float>) {
    if (col == 1) return t.to_f32(type, p, cols, dst);
    for (int64_t c = 0; c < cols; ++c) t.to_f32(type, p + c * col * size, 1, dst + c);
  } else if (type == Element::BF16) {
    if (col == 1) {
      std::memcpy(dst, p, cols * size);
      return;
    }
    for (int64_t c = 0; c < cols; ++c) std::memcpy(dst + c, p + c * col * size, size);
  } else {
    for (int64_t c = 0; c < cols; ++c) {
      float v;
      t.to_f32(type, p + c * col * size, 1, &v);
      t.from_f32(Element::BF16, &v, 1, dst + c);
    }
  }
}

int read_integer(const Rows::Part& p, int64_t at) {
  if (p.storage == Storage::Int8) return reinterpret_cast<const int8_t*>(p.data)[at];
  const int nibble = (reinterpret_cast<const uint8_t*>(p.data)[at >> 1] >> (4 * (at & 1))) & 15;
  return nibble >= 8 ? nibble - 16 : nibble;
}

// Integers as the numbers that they stand for; `first` is the column of the row that they begin with.
template <typename T>
void load_integers(const TileKernels& t, const Rows::Place& place, int64_t head, int64_t at, int64_t col, int64_t first,
                   int64_t cols, T* dst) {
  const Rows::Part& p = *place.part;
  const Quantised& q = p.quantised;
  const int64_t batch = q.paged ? place.batch : place.logical_batch, row = q.paged ? place.row : place.logical_row;
  const int64_t from = batch * q.batch + head * q.head + row * q.row + first * q.col;
  constexpr int64_t kStep = 64;
  float room[kStep];
  for (int64_t c0 = 0; c0 < cols; c0 += kStep) {
    const int64_t n = std::min(kStep, cols - c0);
    for (int64_t c = 0; c < n; ++c) room[c] = static_cast<float>(read_integer(p, at + (c0 + c) * col));
    if (q.offset)
      for (int64_t c = 0; c < n; ++c) room[c] += q.offset[from + (c0 + c) * q.col];
    if (q.scale)
      for (int64_t c = 0; c < n; ++c) room[c] *= q.scale[from + (c0 + c) * q.col];
    if constexpr (std::is_same_v<T, float>) {
      std::memcpy(dst + c0, room, n * sizeof(float));
    } else {
      t.from_f32(Element::BF16, room, n, dst + c0);
    }
  }
}

template <typename T>
void load_part(const TileKernels& t, const Rows::Place& place, int64_t head, T* dst) {
  const Rows::Part& p = *place.part;
  const int64_t at = (p.list ? 0 : place.batch * p.batch) + head * p.head + place.row * p.row;
  const int64_t step = p.chunk ? p.chunk : p.cols;
  if (p.storage != Storage::Float) {
    for (int64_t c = 0; c < p.cols; c += step)
      load_integers(t, place, head, at + (p.chunk ? c / step * p.chunk_stride : 0), p.col, c,
                    std::min(step, p.cols - c), dst + c);
    return;
  }
  const int64_t size = element_size(p.type);
  const char* const base = (p.list ? p.list[place.batch] : p.data) + at * size;
  for (int64_t c = 0; c < p.cols; c += step)
    load_floats(t, p.type, base + (p.chunk ? c / step * p.chunk_stride : 0) * size, p.col, std::min(step, p.cols - c),
                dst + c);
}

void store_integers(const Rows::Part& p, int64_t batch, int64_t head, int64_t row, const float* src) {
  const Quantised& q = p.quantised;
  int8_t* const to = reinterpret_cast<int8_t*>(p.data) + batch * p.batch + head * p.head + row * p.row;
  const int64_t from = batch * q.batch + head * q.head + row * q.row;
  for (int64_t c = 0; c < p.cols; ++c) {
    float v = src[c];
    if (q.scale) v *= q.scale[from + c * q.col];
    if (q.offset) v += q.offset[from + c * q.col];
    v = std::isnan(v) ? 0.0f : std::nearbyint(v);
    to[c * p.col] = static_cast<int8_t>(std::clamp(v, -128.0f, 127.0f));
  }
}

}  // namespace

Element element_of(at::ScalarType type) {
  switch (type) {
    case at::kFloat:
      return Element::F32;
    case at::kHalf:
      return Element::F16;
    case at::kBFloat16:
      return Element::BF16;
    default:
      TORCH_CHECK(false, "kernels compute float16, bfloat16 and float32, but got ", type);
  }
}

Rows::Place Rows::place(int i, int64_t batch, int64_t head, int64_t row) const {
  if (picked) {
    const Picked& p = picked[batch];
    row = p.rows[head * p.head + row];
    batch = p.batch;
  }
  if (row < prefix_rows) return {&prefix[i], 0, row, 0, row};
  row -= prefix_rows;
  if (!table) return {&part[i], batch, row, batch, row};
  return {&part[i], table[batch * table_ld + row / page], row % page, batch, row};
}

int64_t Rows::run(int64_t row, int64_t count) const {
  if (row < prefix_rows) return std::min(count, prefix_rows - row);
  return table ? std::min(count, page - (row - prefix_rows) % page) : count;
}

const char* Rows::start(int64_t batch, int64_t head, int64_t row) const {
  const Place at = place(0, batch, head, row);
  const Part& p = *at.part;
  const char* const base = p.list ? p.list[at.batch] : p.data + at.batch * p.batch * element_size(p.type);
  return base + (head * p.head + at.row * p.row) * element_size(p.type);
}

template <typename T>
void pack_left(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first, int64_t count, T* dst,
               int64_t ld) {
  for (int64_t r = 0; r < count; ++r, dst += ld) {
    T* to = dst;
    for (int i = 0; i < src.parts; ++i) {
      load_part(t, src.place(i, batch, head, first + r), head, to);
      to += src.part[i].cols;
    }
    std::fill(to, dst + ld, T{});
  }
}

template <typename T>
void pack_right_transposed(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first,
                           int64_t count, const PackShape& shape, T* dst, T* strip) {
  const int64_t words =
      shape.k_pad * static_cast<int64_t>(sizeof(T)) / 4;  // 32-bit words of a row: pairs of bf16 stay together
  const int64_t step = std::min(kStrip, shape.panel);
  for (int64_t n = 0; n < shape.n_pad; n += step) {
    const int64_t there = std::clamp<int64_t>(count - n, 0, step);
    pack_left(t, src, batch, head, first + n, there, strip, shape.k_pad);
    std::fill(strip + there * shape.k_pad, strip + step * shape.k_pad, T{});
    T* to = dst + shape.index(0, n);
    t.transpose32(reinterpret_cast<const uint32_t*>(strip), words, step, words, reinterpret_cast<uint32_t*>(to),
                  shape.panel);
  }
}

template <typename T>
void pack_right(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first, int64_t count,
                const PackShape& shape, T* dst, T* strip) {
  T* const low = strip;
  T* const high = strip + shape.n_pad;
  for (int64_t k = 0; k < shape.k_pad; k += shape.pair) {
    std::fill(strip, strip + shape.pair * shape.n_pad, T{});
    if (k < count) pack_left(t, src, batch, head, first + k, std::min(shape.pair, count - k), strip, shape.n_pad);
    for (int64_t n = 0; n < shape.n_pad; n += shape.panel) {
      T* to = dst + shape.index(k, n);
      if constexpr (std::is_same_v<T, float>) {
        std::memcpy(to, low + n, shape.panel * sizeof(float));
      } else {
        uint32_t* word = reinterpret_cast<uint32_t*>(to);
        for (int64_t c = 0; c < shape.panel; ++c)
          word[c] = static_cast<uint32_t>(low[n + c]) | static_cast<uint32_t>(high[n + c]) << 16;
      }
    }
  }
}

template <typename T>
void pack_left_transposed(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first,
                          int64_t count, int64_t padded, T* dst, int64_t ld, T* strip) {
  const int64_t cols = round_up(src.cols, 2);
  const int64_t words = cols * static_cast<int64_t>(sizeof(T)) / 4;
  uint32_t* const turned = reinterpret_cast<uint32_t*>(strip + kStrip * round_up(cols, 32));
  for (int64_t n = 0; n < padded; n += kStrip) {
    const int64_t there = std::clamp<int64_t>(count - n, 0, kStrip), step = std::min(kStrip, padded - n);
    pack_left(t, src, batch, head, first + n, there, strip, cols);
    std::fill(strip + there * cols, strip + kStrip * cols, T{});
    t.transpose32(reinterpret_cast<const uint32_t*>(strip), words, kStrip, words, turned, kStrip);
    for (int64_t w = 0; w < words; ++w) {
      const uint32_t* from = turned + w * kStrip;
      if constexpr (std::is_same_v<T, float>) {
        if (w < src.cols) std::memcpy(dst + w * ld + n, from, step * sizeof(float));
      } else {
        for (int64_t r = 0; r < step; ++r) {
          dst[2 * w * ld + n + r] = static_cast<uint16_t>(from[r]);
          if (2 * w + 1 < src.cols) dst[(2 * w + 1) * ld + n + r] = static_cast<uint16_t>(from[r] >> 16);
        }
      }
    }
  }
}

void store_row(const TileKernels& t, const Rows& dst, int64_t batch, int64_t head, int64_t row, const float* src) {
  for (int i = 0; i < dst.parts; ++i) {
    const Rows::Part& p = dst.part[i];
    if (p.storage != Storage::Float) {
      store_integers(p, batch, head, row, src);
    } else {
      const int64_t size = element_size(p.type);
      char* to = p.data + (batch * p.batch + head * p.head + row * p.row) * size;
      if (p.col == 1) {
        t.from_f32(p.type, src, p.cols, to);
      } else {
        for (int64_t c = 0; c < p.cols; ++c) t.from_f32(p.type, src + c, 1, to + c * p.col * size);
      }
    }
    src += p.cols;
  }
}

#define HOTPLATE_PACK(T)                                                                                              \
  template void pack_left<T>(const TileKernels&, const Rows&, int64_t, int64_t, int64_t, int64_t, T*, int64_t);       \
  template void pack_right_transposed<T>(const TileKernels&, const Rows&, int64_t, int64_t, int64_t, int64_t,         \
                                         const PackShape&, T*, T*);                                                   \
  template void pack_right<T>(const TileKernels&, const Rows&, int64_t, int64_t, int64_t, int64_t, const PackShape&,  \
                              T*, T*);                                                                                \
  template void pack_left_transposed<T>(const TileKernels&, const Rows&, int64_t, int64_t, int64_t, int64_t, int64_t, \
                                        T*, int64_t, T*);
HOTPLATE_PACK(float)
HOTPLATE_PACK(uint16_t)
#undef HOTPLATE_PACK

}  // namespace hotplate::kernels
