// The driver of matrix products: cuts them into blocks, packs operands, and finishes tiles.
#include "gemm.h"

#include <ATen/ATen.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <cstring>

#include "gemm_amx.h"
#include "gemm_pack.h"
#include "tile_pack.h"
#include "tile_work.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kDepthBytes = 2048;  // of a row of the left operand in one block
constexpr int64_t kAmxBytes =
    512;  // the same for the matrix unit, whose pieces of both operands stay in the first cache
constexpr int64_t kColumns = 256;                 // of one tile of the right operand
constexpr int64_t kLines = 192;                   // rows of one item: a multiple of the rows every kernel takes at once
constexpr int64_t kPart = int64_t{12} << 20;      // bytes of one packed operand of one part of a product
constexpr int64_t kTogether = int64_t{24} << 20;  // bytes of all operands that are packed at a time
constexpr int64_t kAloneLines = 3;                // so few blocks of rows share a tile while it is in the cache
constexpr int64_t kManyTiles = 16;                // tiles that give all threads enough to do
constexpr double kSerialWork = 1 << 16;           // so few multiplications do not pay for waking threads

constexpr int64_t kFewRows = 8;

bool is_few(const Gemm& g, GemmKind kind) { return g.m <= kFewRows && kind == GemmKind::F32; }

int64_t blocks(int64_t n, int64_t step) { return (n + step - 1) / step; }

// Rows m0 .. m0 + m and columns n0 .. n0 + n of one product.
struct Part {
  const Gemm* g;
  GemmKind kind;
  int64_t m0, m, n0, n;
  int64_t depth;  // of one block
  bool tiles_suffice;
  char *left = nullptr, *right = nullptr;

  int64_t size() const { return kind_size(kind); }
  int64_t depths() const { return blocks(g->k, depth); }
  int64_t lines() const { return blocks(m, kLines); }
  int64_t columns() const { return blocks(n, kColumns); }
  // So few rows do not pay for packing the right operand: it is read where it lies.
  bool few() const { return is_few(*g, kind); }
  // Few blocks of rows: is a tile of the right operand packed by the one item that uses it?
  bool alone() const { return few() || lines() == 1 || (tiles_suffice && lines() <= kAloneLines); }
  int64_t items() const { return columns() * (alone() ? 1 : lines()); }
  // Rows a power of two apart would fall into the same cache sets.
  int64_t ld() const { return round_up(std::min(depth, g->k), 64) + 64 / size(); }
  int64_t block_lines() const { return round_up(std::min(m, kLines), kRowMultiple); }
  int64_t left_block() const { return round_up(block_lines() * ld() * size(), 64); }
  int64_t left_bytes() const { return lines() * depths() * left_block(); }
  int64_t right_tile() const {
    return round_up(kind_shape(kind, std::min(depth, g->k), std::min(n, kColumns)).size() * size(), 64);
  }
  int64_t right_bytes() const { return alone() ? 0 : columns() * depths() * right_tile(); }
};

class Run {
 public:
  explicit Run(const std::vector<Gemm>& products) {
    double work = 0;
    for (const Gemm& g : products) work += static_cast<double>(g.m) * g.n * std::max<int64_t>(g.k, 1);
    serial_ = work < kSerialWork;
    int64_t bytes = 0, tiles = 0;
    for (const Gemm& g : products) tiles += g.m ? blocks(g.n, kColumns) : 0;
    for (const Gemm& g : products) {
      if (g.m == 0 || g.n == 0) continue;
      const GemmKind kind = gemm_kind(g);
      // Rows that are read where they lie run over all depths.
      const bool amx = kernel_level() == KernelLevel::Amx && (kind == GemmKind::BF16 || kind == GemmKind::Int8);
      const int64_t block = amx ? kAmxBytes : kDepthBytes;
      const int64_t depth = is_few(g, kind) ? std::max<int64_t>(g.k, 1) : block / kind_size(kind),
                    row = std::max<int64_t>(g.k, 1) * kind_size(kind);
      const int64_t m_step = std::max(kPart / row / kLines, int64_t{1}) * kLines;
      const int64_t n_step =
          g.m <= kAloneLines * kLines ? g.n : std::max(kPart / row / kColumns, int64_t{1}) * kColumns;
      for (int64_t n0 = 0; n0 < g.n; n0 += n_step) {
        for (int64_t m0 = 0; m0 < g.m; m0 += m_step) {
          const Part part{
              &g, kind, m0, std::min(m_step, g.m - m0), n0, std::min(n_step, g.n - n0), depth, tiles >= kManyTiles};
          const int64_t need = part.left_bytes() + part.right_bytes();
          if (bytes + need > kTogether) {
            finish_parts();
            bytes = 0;
          }
          parts_.push_back(part);
          bytes += need;
        }
      }
    }
    finish_parts();
  }

 private:
  // Which part does an item belong to? `ends` are the first items behind the parts.
  static size_t part_of(const std::vector<int64_t>& ends, int64_t item) {
    return std::upper_bound(ends.begin(), ends.end(), item) - ends.begin();
  }

  void finish_parts() {
    if (parts_.empty()) return;
    int64_t bytes = 0;
    for (const Part& p : parts_) bytes += p.left_bytes() + p.right_bytes();
    Scratch& shared = shared_scratch();
    shared.reserve(static_cast<size_t>(std::max<int64_t>(bytes, 64)));
    shared.rewind();
    std::vector<int64_t> packs, items;
    int64_t pack_count = 0, item_count = 0;
    for (Part& p : parts_) {
      p.left = shared.take<char>(p.left_bytes());
      p.right = shared.take<char>(p.right_bytes());
      pack_count += p.depths() * (p.lines() + (p.alone() ? 0 : p.columns()));
      item_count += p.items();
      packs.push_back(pack_count);
      items.push_back(item_count);
    }
    run_items(pack_count, serial_, [&](int64_t item, Scratch& scratch) {
      const size_t i = part_of(packs, item);
      pack(parts_[i], item - (i ? packs[i - 1] : 0), scratch);
    });
    run_items(item_count, serial_, [&](int64_t item, Scratch& scratch) {
      const size_t i = part_of(items, item);
      const Part& p = parts_[i];
      // Neighbouring items share a tile of the right operand.
      const int64_t own = item - (i ? items[i - 1] : 0);
      if (p.few()) {
        few_rows(p, own, scratch);
      } else if (p.alone()) {
        multiply(p, 0, p.lines(), own, scratch);
      } else {
        multiply(p, own % p.lines(), 1, own / p.lines(), scratch);
      }
    });
    shared.trim();
    parts_.clear();
  }

  static void pack(const Part& p, int64_t item, Scratch& scratch) {
    const Gemm& g = *p.g;
    scratch.reserve(static_cast<size_t>(pack_scratch(std::max(p.depth, kLines), kColumns)));
    scratch.rewind();
    char* const room = scratch.take<char>(1);
    const int64_t d = item % p.depths(), k0 = d * p.depth, depth = std::min(p.depth, g.k - k0);
    const int64_t block = item / p.depths();
    if (block < p.lines()) {
      const int64_t line = block * kLines;
      pack_gemm_left(g, p.kind, k0, depth, p.m0 + line, std::min(kLines, p.m - line),
                     p.left + (block * p.depths() + d) * p.left_block(), p.ld(), room);
    } else {
      const int64_t tile = block - p.lines(), n = tile * kColumns;
      pack_gemm_right(g, p.kind, k0, depth, p.n0 + n, std::min(kColumns, p.n - n),
                      p.right + (tile * p.depths() + d) * p.right_tile(), room);
    }
  }

  // Blocks of rows line .. line + count of one tile.
  static void multiply(const Part& p, int64_t line, int64_t count, int64_t tile, Scratch& scratch) {
    const Gemm& g = *p.g;
    const int64_t m0 = line * kLines, lines = std::min(count * kLines, p.m - m0);
    const int64_t n0 = tile * kColumns, cols = std::min(kColumns, p.n - n0);
    const bool integers = p.kind == GemmKind::Int8 || p.kind == GemmKind::Int16;
    const int64_t ld = round_up(cols, 64) + 16, padded = round_up(lines, kRowMultiple);
    const size_t own = p.alone() ? Scratch::need<char>(p.right_tile()) : 0;
    scratch.reserve(Scratch::need<float>(padded * ld) + 2 * Scratch::need<float>(ld) + own +
                    static_cast<size_t>(pack_scratch(std::max(p.depth, kLines), kColumns)));
    scratch.rewind();
    float* const sum = scratch.take<float>(padded * ld);
    float* const row = scratch.take<float>(ld);
    float* const last = scratch.take<float>(ld);
    char* const right = scratch.take<char>(static_cast<int64_t>(own));
    char* const room = scratch.take<char>(1);
    if (g.k == 0) std::fill(sum, sum + lines * ld, 0.0f);
    for (int64_t d = 0; d < p.depths(); ++d) {
      const int64_t k0 = d * p.depth, depth = std::min(p.depth, g.k - k0);
      const PackShape shape = kind_shape(p.kind, depth, cols);
      const int64_t rounded = kind_depth(p.kind, depth);
      const char* b = p.right + (tile * p.depths() + d) * p.right_tile();
      if (p.alone()) {
        pack_gemm_right(g, p.kind, k0, depth, p.n0 + n0, cols, right, room);
        b = right;
      }
      for (int64_t i = 0; i < count; ++i) {
        const char* const a = p.left + ((line + i) * p.depths() + d) * p.left_block();
        const int64_t rows = std::min(kLines, lines - i * kLines);
        float* const to = sum + i * kLines * ld;
        if (integers) {
          gemm_table().gemm(rows, shape.n_pad, rounded, a, p.ld(), b, shape, reinterpret_cast<int32_t*>(to), ld, d > 0);
        } else {
          tile_kernels(p.kind == GemmKind::BF16 ? Element::BF16 : Element::F32)
              .gemm(rows, shape.n_pad, rounded, a, p.ld(), b, shape, to, ld, d > 0);
        }
      }
    }
    release(integers, p.kind);
    if (at_once(g, p.kind)) {
      const int64_t first_row = p.m0 + m0, first_col = p.n0 + n0;
      uint16_t* const to = static_cast<uint16_t*>(g.out) + first_row * g.out_row + first_col;
      if (!integers) return gemm_amx()->store_bf16(sum, ld, lines, cols, to, g.out_row);
      return gemm_amx()->store_integers(reinterpret_cast<const int32_t*>(sum), ld, lines, cols,
                                        g.column ? g.column + first_col : nullptr,
                                        g.row ? g.row + first_row * g.row_step : nullptr, g.row_step, to, g.out_row);
    }
    for (int64_t r = 0; r < lines; ++r) finish(g, p.m0 + m0 + r, p.n0 + n0, cols, sum + r * ld, integers, row, last);
  }

  // May a whole tile be finished at once: factors at most, and bf16 as the result?
  static bool at_once(const Gemm& g, GemmKind kind) {
    if (kernel_level() != KernelLevel::Amx || !gemm_amx()) return false;
    const bool simple = g.out_type == GemmType::BF16 && g.out_col == 1 && !g.integer_bias && !g.before && !g.bias &&
                        g.activation == GemmActivation::None && !g.accumulate;
    return simple && (kind == GemmKind::Int8 || (kind == GemmKind::BF16 && !g.column && !g.row));
  }

  static void release(bool integers, GemmKind kind) {
    const auto done =
        integers ? gemm_table().release : tile_kernels(kind == GemmKind::BF16 ? Element::BF16 : Element::F32).release;
    if (done) done();
  }

  // Do groups of depths hold whole words of int4?
  static bool whole_groups(const Gemm& g) {
    const int64_t group = g.right_scale.group;
    return g.right.type == GemmType::I8 || (g.k % 8 == 0 && group % 8 == 0);
  }

  // Integers without widening them first: sum of x * (q + offset) * scale over a group of depths is (sum of x * q +
  // offset * sum of x) * scale. `room` holds the rows of x twice.
  static void few_integers(const Part& p, int64_t n0, int64_t cols, const float* left, float* sum, int64_t ld,
                           float* room) {
    const Gemm& g = *p.g;
    const GemmScale& factors = g.right_scale;
    const bool int4 = g.right.type == GemmType::I4, turned = g.right.col != 1;
    const GemmTable& t = gemm_table();
    const int8_t* const data = static_cast<const int8_t*>(g.right.data);
    const int64_t group = factors.group ? factors.group : g.k, per_byte = int4 ? 2 : 1;
    float part[kFewRows * kColumns], total[kFewRows] = {};
    for (int64_t k = 0, number = 0; k < g.k; k += group, ++number) {
      const int64_t n = std::min(group, g.k - k);
      const float* x = left + k;
      int64_t x_ld = p.ld();
      for (int64_t r = 0; r < p.m && factors.offset; ++r) {
        double all[4] = {};
        for (int64_t i = 0; i < n; ++i) all[i % 4] += x[r * x_ld + i];
        total[r] = static_cast<float>((all[0] + all[1]) + (all[2] + all[3]));
      }
      if (int4 && turned) {
        for (int64_t r = 0; r < p.m; ++r)
          for (int64_t i = 0; i < n / 2; ++i) {
            room[r * n + i] = x[r * x_ld + 2 * i];
            room[r * n + n / 2 + i] = x[r * x_ld + 2 * i + 1];
          }
        x = room, x_ld = n;
      }
      if (turned) {
        float one[kFewRows];
        for (int64_t j = 0; j < cols; ++j) {
          (int4 ? t.dot4 : t.dot8)(data + ((n0 + j) * g.right.col + k) / per_byte, n, x, x_ld, p.m, one);
          for (int64_t r = 0; r < p.m; ++r) part[r * kColumns + j] = one[r];
        }
      } else {
        (int4 ? t.sum4 : t.sum8)(data + (k * g.right.row + n0) / per_byte, g.right.row / per_byte, n, cols, x, x_ld,
                                 p.m, part, kColumns);
      }
      const int64_t at = number * factors.ld + n0;
      for (int64_t r = 0; r < p.m; ++r)
        t.add_group(part + r * kColumns, cols, factors.scale ? factors.scale + at : nullptr,
                    factors.offset ? factors.offset + at : nullptr, total[r], sum + r * ld);
    }
  }

  // One tile for so few rows that each element of the right operand is used where it lies, or as soon as it is wide.
  static void few_rows(const Part& p, int64_t tile, Scratch& scratch) {
    const Gemm& g = *p.g;
    const int64_t n0 = p.n0 + tile * kColumns, cols = std::min(kColumns, p.n - tile * kColumns);
    constexpr int64_t kStrip = 16;
    const int64_t ld = round_up(cols, kStrip), depth = round_up(std::max<int64_t>(g.k, 1), kStrip);
    const int64_t strip = std::max(kStrip * ld, depth * p.m);  // p.m rows of x in another order, or wide integers
    scratch.reserve(Scratch::need<float>(p.m * ld) + 2 * Scratch::need<float>(ld) + Scratch::need<float>(strip) +
                    static_cast<size_t>(pack_scratch(depth, kColumns)));
    scratch.rewind();
    float* const sum = scratch.take<float>(p.m * ld);
    float* const row = scratch.take<float>(ld);
    float* const last = scratch.take<float>(ld);
    float* const wide = scratch.take<float>(strip);
    char* const room = scratch.take<char>(1);
    const float* const left = reinterpret_cast<const float*>(p.left);
    const TileKernels& t = tile_kernels(Element::F32);
    std::fill(sum, sum + p.m * ld, 0.0f);
    const GemmType type = g.right.type;
    const bool real = type == GemmType::F32 || type == GemmType::F16 || type == GemmType::BF16;
    const Element element = type == GemmType::F16    ? Element::F16
                            : type == GemmType::BF16 ? Element::BF16
                                                     : Element::F32;
    const int64_t size = gemm_size(type);
    const char* const data = static_cast<const char*>(g.right.data);
    if (!real && whole_groups(g) && (g.right.col != 1 || cols % kSumColumns == 0)) {
      few_integers(p, n0, cols, left, sum, ld, wide);
    } else if (g.right.col != 1) {
      const bool direct = real && !g.right_scale.scale && g.k % kStrip == 0;
      if (direct) {
        t.dot_rows(element, data + n0 * g.right.col * size, g.right.col * size, cols, g.k, left, p.ld(), p.m, sum, ld);
      } else {
        std::fill(wide, wide + depth, 0.0f);
        for (int64_t j = 0; j < cols && g.k > 0; ++j) {
          load_gemm_right(g, n0 + j, 0, g.k, wide, room);
          t.dot_rows(Element::F32, wide, 0, 1, depth, left, p.ld(), p.m, sum + j, ld);
        }
      }
    } else if (real && !g.right_scale.scale && cols % kStrip == 0) {
      t.sum_rows(element, data + n0 * size, g.right.row * size, g.k, cols, left, p.ld(), p.m, sum, ld);
    } else {
      std::fill(wide, wide + kStrip * ld, 0.0f);
      for (int64_t k = 0; k < g.k; k += kStrip) {
        const int64_t there = std::min(kStrip, g.k - k);
        for (int64_t i = 0; i < there; ++i) load_gemm_right(g, k + i, n0, cols, wide + i * ld, room);
        t.sum_rows(Element::F32, wide, ld * 4, there, ld, left + k, p.ld(), p.m, sum, ld);
      }
    }
    for (int64_t r = 0; r < p.m; ++r) finish(g, p.m0 + r, n0, cols, sum + r * ld, false, row, last);
  }

  // Factors, biases, activation and the one rounding of a row of a tile.
  static void finish(const Gemm& g, int64_t m, int64_t n0, int64_t cols, float* sum, bool integers, float* row,
                     float* spare) {
    const int32_t* const exact = reinterpret_cast<const int32_t*>(sum);
    if (g.out_type == GemmType::I32) {
      int32_t* const to = static_cast<int32_t*>(g.out) + m * g.out_row + n0 * g.out_col;
      for (int64_t c = 0; c < cols; ++c) {
        const uint32_t more = g.integer_bias ? static_cast<uint32_t>(g.integer_bias[n0 + c]) : 0u;
        to[c * g.out_col] = static_cast<int32_t>(static_cast<uint32_t>(exact[c]) + more);
      }
      return;
    }
    float* const y = integers ? row : sum;
    gemm_table().finish({.integers = integers ? exact : nullptr,
                         .y = y,
                         .n = cols,
                         .integer_bias = g.integer_bias ? g.integer_bias + n0 : nullptr,
                         .before = g.before ? g.before + n0 : nullptr,
                         .column = g.column ? g.column + n0 : nullptr,
                         .row = g.row ? g.row[m * g.row_step] : 1.0f,
                         .bias = g.bias ? g.bias + n0 : nullptr,
                         .activation = g.activation});
    const int64_t size = gemm_size(g.out_type);
    char* const to = static_cast<char*>(g.out) + (m * g.out_row + n0 * g.out_col) * size;
    char* const dense = g.out_col == 1 ? to : reinterpret_cast<char*>(spare);
    if (g.accumulate) {
      float* const into = reinterpret_cast<float*>(to);
      for (int64_t c = 0; c < cols; ++c) into[c * g.out_col] += y[c];
      return;
    }
    switch (g.out_type) {
      case GemmType::F16:
        tile_kernels(Element::F32).from_f32(Element::F16, y, cols, dense);
        break;
      case GemmType::BF16:
        tile_kernels(Element::BF16).from_f32(Element::BF16, y, cols, dense);
        break;
      case GemmType::I8:
        gemm_table().quantize(y, cols, reinterpret_cast<int8_t*>(dense));
        break;
      default:
        std::memcpy(dense, y, cols * sizeof(float));
    }
    if (dense == to) return;
    for (int64_t c = 0; c < cols; ++c) std::memcpy(to + c * g.out_col * size, dense + c * size, size);
  }

  std::vector<Part> parts_;
  bool serial_ = false;
};

bool has_unit_stride(const at::Tensor& t) {
  const int64_t d = t.dim();
  return t.stride(d - 1) == 1 || t.stride(d - 2) == 1 || t.size(d - 1) <= 1 || t.size(d - 2) <= 1;
}

// Strides of a matrix, of which one becomes 1 where a dimension has a single element.
void strides_of(const at::Tensor& t, int64_t& row, int64_t& col) {
  const int64_t d = t.dim();
  row = t.stride(d - 2), col = t.stride(d - 1);
  if (row == 1 || col == 1) return;
  if (t.size(d - 1) <= 1) {
    col = 1;
  } else if (t.size(d - 2) <= 1) {
    row = 1;
  }
  TORCH_INTERNAL_ASSERT(row == 1 || col == 1);
}

}  // namespace

GemmType gemm_type(at::ScalarType type) {
  switch (type) {
    case at::kFloat:
      return GemmType::F32;
    case at::kHalf:
      return GemmType::F16;
    case at::kBFloat16:
      return GemmType::BF16;
    case at::kChar:
      return GemmType::I8;
    case at::kInt:
      return GemmType::I32;
    default:
      TORCH_CHECK(false, "products of type ", type, " are not supported");
  }
}

int64_t gemm_size(GemmType type) {
  switch (type) {
    case GemmType::F32:
    case GemmType::I32:
      return 4;
    case GemmType::F16:
    case GemmType::BF16:
      return 2;
    default:
      return 1;
  }
}

GemmMatrix gemm_matrix(const at::Tensor& t, int64_t offset) {
  GemmMatrix m;
  m.type = gemm_type(t.scalar_type());
  m.data = static_cast<const char*>(t.const_data_ptr()) + offset * gemm_size(m.type);
  strides_of(t, m.row, m.col);
  return m;
}

GemmMatrix gemm_matrix_int4(const at::Tensor& words, bool along_last, int64_t offset) {
  GemmMatrix m;
  m.type = GemmType::I4;
  m.data = static_cast<const int32_t*>(words.const_data_ptr()) + offset;
  const int64_t d = words.dim();
  m.row = along_last ? words.stride(d - 2) * 8 : 1;
  m.col = along_last ? 1 : words.stride(d - 1) * 8;
  return m;
}

at::Tensor packable(const at::Tensor& t) { return has_unit_stride(t) ? t : t.contiguous(); }

at::Tensor packable_int4(const at::Tensor& words, bool along_last) {
  if (along_last) return words.stride(-1) == 1 ? words : words.contiguous();
  return words.stride(-2) == 1 ? words : words.transpose(-1, -2).contiguous().transpose(-1, -2);
}

void set_out(Gemm& g, const at::Tensor& out) {
  TORCH_CHECK(out.dim() == 2 && out.size(0) == g.m && out.size(1) == g.n, "a product of ", g.m, " x ", g.n,
              " has no place in an output of shape ", out.sizes());
  g.out_type = gemm_type(out.scalar_type());
  g.out = out.mutable_data_ptr();
  g.out_row = out.stride(0);
  g.out_col = out.stride(1);
}

void gemm(const std::vector<Gemm>& products) { Run run(products); }

}  // namespace hotplate::kernels
