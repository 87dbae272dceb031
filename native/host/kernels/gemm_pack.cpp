// Packing of the operands of matrix products.
#include "gemm_pack.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "gemm_amx.h"
#include "tile_amx.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kStrip = 16;
constexpr int64_t kAhead = 16;  // depths that are fetched before their use

Element element(GemmType type) {
  return type == GemmType::F16 ? Element::F16 : type == GemmType::BF16 ? Element::BF16 : Element::F32;
}

bool is_integer(GemmType type) { return type == GemmType::I8 || type == GemmType::I4; }

// Do packed elements of type T have the bits of those of the operand?
template <typename T>
constexpr bool same_elements(GemmType type) {
  return (std::is_same_v<T, uint16_t> && type == GemmType::BF16) || (std::is_same_v<T, int8_t> && type == GemmType::I8);
}

// Reads runs of neighbouring elements of one operand as T.
template <typename T>
class Loader {
 public:
  // `side` is the dimension that is not the depth: columns of the right, rows of the left operand.
  Loader(const GemmMatrix& matrix, const GemmScale& scale, bool depth_runs, int64_t outer_stride)
      : matrix_(matrix),
        scale_(scale),
        depth_runs_(depth_runs),
        outer_(outer_stride),
        table_(gemm_table()),
        tile_(tile_kernels(Element::F32)) {}

  // dst[0 .. n) = elements (outer, first .. first + n). `scratch` holds 5 n bytes and more.
  void run(int64_t outer, int64_t first, int64_t n, T* dst, char* scratch) const {
    const int64_t at = outer * outer_ + first;
    if (matrix_.type == GemmType::I4) {
      const int64_t whole = round_up(n, 8);
      int8_t* const bytes = reinterpret_cast<int8_t*>(scratch);
      const int64_t full = n / 8 * 8;
      const uint32_t* const words = static_cast<const uint32_t*>(matrix_.data) + at / 8;
      table_.unpack4(words, full, bytes);
      if (full < n) table_.unpack4(words + full / 8, whole - full, bytes + full);
      return integers(bytes, outer, first, n, dst, scratch + whole);
    }
    if (matrix_.type == GemmType::I8)
      return integers(static_cast<const int8_t*>(matrix_.data) + at, outer, first, n, dst, scratch);
    const char* const from = static_cast<const char*>(matrix_.data) + at * gemm_size(matrix_.type);
    if constexpr (std::is_same_v<T, float>) {
      tile_.to_f32(element(matrix_.type), from, n, dst);
      if (scale_.scale) scaled(outer, first, n, dst);
    } else {
      std::memcpy(dst, from, n * sizeof(T));
    }
  }

 private:
  void integers(const int8_t* q, int64_t outer, int64_t first, int64_t n, T* dst, char* scratch) const {
    if constexpr (std::is_same_v<T, float>) {
      widen(q, outer, first, n, dst);
    } else if constexpr (std::is_same_v<T, uint16_t>) {
      float* const wide = reinterpret_cast<float*>(scratch);
      widen(q, outer, first, n, wide);
      tile_.from_f32(Element::BF16, wide, n, dst);
    } else if constexpr (std::is_same_v<T, int8_t>) {
      std::memcpy(dst, q, n);
    } else {
      for (int64_t i = 0; i < n; ++i) dst[i] = q[i];
    }
  }

  // Integers with their factors.
  void widen(const int8_t* q, int64_t outer, int64_t first, int64_t n, float* dst) const {
    if (!scale_.scale) return table_.widen(q, n, nullptr, nullptr, dst);
    if (!depth_runs_) {
      const int64_t at = (scale_.group ? outer / scale_.group : 0) * scale_.ld + first;
      return table_.widen(q, n, scale_.scale + at, scale_.offset ? scale_.offset + at : nullptr, dst);
    }
    for (int64_t i = 0; i < n;) {
      const int64_t group = scale_.group ? (first + i) / scale_.group : 0;
      const int64_t end = scale_.group ? std::min(n, (group + 1) * scale_.group - first) : n;
      const int64_t at = group * scale_.ld + outer;
      table_.widen_by(q + i, end - i, scale_.scale[at], scale_.offset ? scale_.offset[at] : 0.0f, dst + i);
      i = end;
    }
  }

  // Real numbers with factors.
  void scaled(int64_t outer, int64_t first, int64_t n, float* dst) const {
    for (int64_t i = 0; i < n; ++i) {
      const int64_t depth = depth_runs_ ? first + i : outer, side = depth_runs_ ? outer : first + i;
      const int64_t at = (scale_.group ? depth / scale_.group : 0) * scale_.ld + side;
      dst[i] = (dst[i] + (scale_.offset ? scale_.offset[at] : 0.0f)) * scale_.scale[at];
    }
  }

  const GemmMatrix& matrix_;
  const GemmScale& scale_;
  const bool depth_runs_;
  const int64_t outer_;
  const GemmTable& table_;
  const TileKernels& tile_;
};

template <typename T>
void pack_right(const Gemm& g, GemmKind kind, int64_t k0, int64_t depth, int64_t n0, int64_t cols, T* dst,
                char* scratch) {
  const PackShape shape = kind_shape(kind, depth, cols);
  const bool turned = g.right.col != 1;  // runs along the depth
  const Loader<T> loader(g.right, g.right_scale, turned, turned ? g.right.col : g.right.row);
  T* const strip = reinterpret_cast<T*>(scratch);
  if (turned) {
    char* const rest = scratch + round_up(kStrip * shape.k_pad * static_cast<int64_t>(sizeof(T)), 64);
    const int64_t words = shape.k_pad * static_cast<int64_t>(sizeof(T)) / 4;  // a group of depths is a word
    const int64_t step = std::min(kStrip, shape.panel);
    const TileKernels& tile = tile_kernels(Element::F32);
    for (int64_t n = 0; n < shape.n_pad; n += step) {
      const int64_t there = std::clamp<int64_t>(cols - n, 0, step);
      for (int64_t i = 0; i < there; ++i) {
        loader.run(n0 + n + i, k0, depth, strip + i * shape.k_pad, rest);
        std::fill(strip + i * shape.k_pad + depth, strip + (i + 1) * shape.k_pad, T{});
      }
      std::fill(strip + there * shape.k_pad, strip + step * shape.k_pad, T{});
      tile.transpose32(reinterpret_cast<const uint32_t*>(strip), words, step, words,
                       reinterpret_cast<uint32_t*>(dst + shape.index(0, n)), shape.panel);
    }
    return;
  }
  const bool as_they_are = same_elements<T>(g.right.type) && !g.right_scale.scale;
  if (as_they_are && shape.panel == kAmxPanel && kernel_level() == KernelLevel::Amx && gemm_amx()) {
    if constexpr (std::is_same_v<T, uint16_t>) {
      if (cols % 32 == 0)
        return gemm_amx()->pack_bf16(static_cast<const T*>(g.right.data) + k0 * g.right.row + n0, g.right.row, depth,
                                     kind_depth(kind, depth), shape.k_pad * shape.panel, cols, dst);
    } else if constexpr (std::is_same_v<T, int8_t>) {
      if (cols % 64 == 0)
        return gemm_amx()->pack_int8(static_cast<const T*>(g.right.data) + k0 * g.right.row + n0, g.right.row, depth,
                                     kind_depth(kind, depth), shape.k_pad * shape.panel, cols, dst);
    }
  }
  char* const rest = scratch + round_up(shape.pair * shape.n_pad * static_cast<int64_t>(sizeof(T)), 64);
  const GemmTable& table = gemm_table();
  // Elements that need no conversion are interleaved from where they lie.
  const bool direct = sizeof(T) < 4 && as_they_are && cols == shape.n_pad;
  for (int64_t k = 0; k < shape.k_pad; k += shape.pair) {
    if (direct && k + shape.pair <= depth) {
      const int64_t ld = g.right.row;
      const T* const from = static_cast<const T*>(g.right.data) + (k0 + k) * ld + n0;
      // Each row lies in another page, where the processor does not look ahead by itself.
      if (k + kAhead + shape.pair <= depth) {
        for (int64_t i = 0; i < shape.pair; ++i) {
          const char* const row = reinterpret_cast<const char*>(from + (kAhead + i) * ld);
          for (int64_t at = 0; at < cols * static_cast<int64_t>(sizeof(T)); at += 64) __builtin_prefetch(row + at);
        }
      }
      for (int64_t n = 0; n < shape.n_pad; n += shape.panel) {
        T* const to = dst + shape.index(k, n);
        if constexpr (sizeof(T) == 2) {
          table.interleave2(reinterpret_cast<const uint16_t*>(from) + n, ld, shape.panel,
                            reinterpret_cast<uint16_t*>(to));
        } else if constexpr (sizeof(T) == 1) {
          table.interleave4(reinterpret_cast<const uint8_t*>(from) + n, ld, shape.panel,
                            reinterpret_cast<uint8_t*>(to));
        }
      }
      continue;
    }
    for (int64_t i = 0; i < shape.pair; ++i) {
      T* const row = strip + i * shape.n_pad;
      const int64_t there = k + i < depth ? cols : 0;
      if (there) loader.run(k0 + k + i, n0, cols, row, rest);
      std::fill(row + there, row + shape.n_pad, T{});
    }
    for (int64_t n = 0; n < shape.n_pad; n += shape.panel) {
      T* const to = dst + shape.index(k, n);
      if constexpr (sizeof(T) == 4) {
        std::memcpy(to, strip + n, shape.panel * sizeof(T));
      } else if constexpr (sizeof(T) == 2) {
        table.interleave2(reinterpret_cast<const uint16_t*>(strip) + n, shape.n_pad, shape.panel,
                          reinterpret_cast<uint16_t*>(to));
      } else {
        table.interleave4(reinterpret_cast<const uint8_t*>(strip) + n, shape.n_pad, shape.panel,
                          reinterpret_cast<uint8_t*>(to));
      }
    }
  }
}

template <typename T>
void pack_left(const Gemm& g, int64_t k0, int64_t depth, int64_t m0, int64_t lines, T* dst, int64_t ld, char* scratch) {
  const bool turned = g.left.col != 1;  // runs along the rows
  const Loader<T> loader(g.left, g.left_scale, !turned, turned ? g.left.col : g.left.row);
  if (!turned) {
    for (int64_t r = 0; r < lines; ++r) {
      loader.run(m0 + r, k0, depth, dst + r * ld, scratch);
      std::fill(dst + r * ld + depth, dst + (r + 1) * ld, T{});
    }
  } else {
    T* const strip = reinterpret_cast<T*>(scratch);
    char* const rest = scratch + round_up(kStrip * lines * static_cast<int64_t>(sizeof(T)), 64);
    for (int64_t k = 0; k < depth; k += kStrip) {
      const int64_t there = std::min(kStrip, depth - k);
      for (int64_t i = 0; i < there; ++i) loader.run(k0 + k + i, m0, lines, strip + i * lines, rest);
      for (int64_t r = 0; r < lines; ++r)
        for (int64_t i = 0; i < there; ++i) dst[r * ld + k + i] = strip[i * lines + r];
    }
    for (int64_t r = 0; r < lines; ++r) std::fill(dst + r * ld + depth, dst + (r + 1) * ld, T{});
  }
  if constexpr (std::is_same_v<T, int8_t>) {
    // Padding too: it meets zeros on the right, and what the bias adds is taken off for all depths.
    if (gemm_table().left_bias) {
      for (int64_t i = 0; i < lines * ld; ++i) dst[i] = static_cast<int8_t>(dst[i] ^ 0x80);
    }
  }
}

}  // namespace

GemmKind gemm_kind(const Gemm& g) {
  if (is_integer(g.left.type) && is_integer(g.right.type) && !g.left_scale.scale && !g.right_scale.scale &&
      !g.keep_real) {
    return gemm_table().words ? GemmKind::Int16 : GemmKind::Int8;
  }
  // So few rows are multiplied in fp32 with the right operand where it lies.
  constexpr int64_t kFewRows = 8;
  const bool bf16 = g.m > kFewRows && g.left.type == GemmType::BF16 && !g.left_scale.scale &&
                    (is_integer(g.right.type) || (g.right.type == GemmType::BF16 && !g.right_scale.scale));
  return bf16 && tile_kernels(Element::BF16).operand == Element::BF16 ? GemmKind::BF16 : GemmKind::F32;
}

int64_t kind_size(GemmKind kind) { return kind == GemmKind::F32 ? 4 : kind == GemmKind::Int8 ? 1 : 2; }

int64_t kind_depth(GemmKind kind, int64_t k) {
  if (kind == GemmKind::Int8 || kind == GemmKind::Int16) return round_up(k, gemm_table().k_multiple);
  return round_up(k, tile_kernels(kind == GemmKind::BF16 ? Element::BF16 : Element::F32).k_multiple);
}

PackShape kind_shape(GemmKind kind, int64_t k, int64_t n) {
  const bool integers = kind == GemmKind::Int8 || kind == GemmKind::Int16;
  PackShape shape = integers ? pack_shape(gemm_table(), k, n)
                             : pack_shape(tile_kernels(kind == GemmKind::BF16 ? Element::BF16 : Element::F32), k, n);
  if (shape.panel == kAmxPanel && kernel_level() == KernelLevel::Amx && kind != GemmKind::F32) {
    // A row is written to all panels in turn: an odd number of KiB apart they do not meet in the same cache sets.
    const int64_t tile = integers ? 64 : 32;
    if (shape.k_pad / tile % 2 == 0) shape.k_pad += tile;
  }
  return shape;
}

int64_t pack_scratch(int64_t rows, int64_t cols) {
  // 16 runs of packed elements along either dimension, and for one run its integers and real numbers.
  const int64_t longest = std::max(rows, cols) + 64;
  return 4 * kStrip * longest + 5 * longest + 256;
}

void pack_gemm_right(const Gemm& g, GemmKind kind, int64_t k0, int64_t depth, int64_t n0, int64_t cols, void* dst,
                     char* scratch) {
  switch (kind) {
    case GemmKind::F32:
      return pack_right(g, kind, k0, depth, n0, cols, static_cast<float*>(dst), scratch);
    case GemmKind::BF16:
      return pack_right(g, kind, k0, depth, n0, cols, static_cast<uint16_t*>(dst), scratch);
    case GemmKind::Int8:
      return pack_right(g, kind, k0, depth, n0, cols, static_cast<int8_t*>(dst), scratch);
    case GemmKind::Int16:
      return pack_right(g, kind, k0, depth, n0, cols, static_cast<int16_t*>(dst), scratch);
  }
}

void load_gemm_right(const Gemm& g, int64_t outer, int64_t first, int64_t n, float* dst, char* scratch) {
  const bool turned = g.right.col != 1;
  Loader<float>(g.right, g.right_scale, turned, turned ? g.right.col : g.right.row).run(outer, first, n, dst, scratch);
}

void pack_gemm_left(const Gemm& g, GemmKind kind, int64_t k0, int64_t depth, int64_t m0, int64_t lines, void* dst,
                    int64_t ld, char* scratch) {
  switch (kind) {
    case GemmKind::F32:
      return pack_left(g, k0, depth, m0, lines, static_cast<float*>(dst), ld, scratch);
    case GemmKind::BF16:
      return pack_left(g, k0, depth, m0, lines, static_cast<uint16_t*>(dst), ld, scratch);
    case GemmKind::Int8:
      return pack_left(g, k0, depth, m0, lines, static_cast<int8_t*>(dst), ld, scratch);
    case GemmKind::Int16:
      return pack_left(g, k0, depth, m0, lines, static_cast<int16_t*>(dst), ld, scratch);
  }
}

}  // namespace hotplate::kernels
