// Small dense building blocks of the attention kernels: products of packed tiles and the element-wise passes between
// them. One table of functions exists per instruction set; all tables run the same algorithm. No torch types here: the
// files that are compiled for one instruction set include nothing whose inline functions could leak into the rest of
// the library.
#pragma once

#include <cstdint>

namespace hotplate::kernels {

// Storage type of tensor elements.
enum class Element : uint8_t { F32, F16, BF16 };

constexpr int64_t element_size(Element e) { return e == Element::F32 ? 4 : 2; }

// Rows of every left operand and of every result are allocated in multiples of this, so a product may compute (and
// write) up to the next multiple.
constexpr int64_t kRowMultiple = 16;

constexpr int64_t round_up(int64_t value, int64_t multiple) { return (value + multiple - 1) / multiple * multiple; }

// Dropout of a tile: row r keeps column j where bit (bits: index row_start[r] + j of a little-endian bit string, bytes:
// byte of that index) is set; kept values are multiplied by `scale`.
struct DropTile {
  const uint8_t* data = nullptr;
  const int64_t* row_start = nullptr;
  bool bytes = false;
  float scale = 1.0f;
};

// One step of the online softmax over a tile of scores.
// In: s[rows][ld] raw products, valid up to `cols`, masked elements are -inf; allocated up to `cols_pad`.
// Running state of each row: maximum of scale * s, sum of exp(scale * s - maximum), and the accumulated output, which
// is rescaled where the maximum moved. Out: exponentials, in place as fp32 (p == nullptr) or as bf16 in p[rows][p_ld];
// columns from `cols` to `cols_pad` are zero.
struct SoftmaxTile {
  float* s = nullptr;
  int64_t ld = 0;
  int64_t rows = 0, cols = 0, cols_pad = 0;
  float scale = 1.0f;  // must be > 0: a masked element has to stay -inf
  float* row_max = nullptr;
  float* row_sum = nullptr;
  float* acc = nullptr;  // nullptr: nothing has been accumulated yet
  int64_t acc_ld = 0, acc_cols = 0;
  uint16_t* p = nullptr;
  int64_t p_ld = 0;
  const DropTile* drop = nullptr;
};

// The element-wise part of the gradient of a tile:
//   p = exp(scale * s - row_max) * row_inverse, ds = p * (drop(dp) - row_delta), and the dropped p.
// Outputs in the operand type of the table: p_right and ds_right as right operands (depth = rows, see PackShape),
// ds_left as a row-major left operand. Any output may be nullptr.
struct GradTile {
  float* s = nullptr;   // overwritten
  float* dp = nullptr;  // overwritten with ds in fp32
  int64_t ld = 0;
  int64_t rows = 0, rows_pad = 0, cols = 0, cols_pad = 0;
  float scale = 1.0f;
  const float* row_max = nullptr;
  const float* row_inverse = nullptr;
  const float* row_delta = nullptr;
  void* p_right = nullptr;
  void* ds_right = nullptr;
  int64_t panel = 0;
  void* ds_left = nullptr;
  int64_t ds_left_ld = 0;
  const DropTile* drop = nullptr;
};

// Layout of a packed right operand of depth k and n columns: panels of `panel` columns; inside a panel the depth runs
// first, `pair` consecutive depths of one column are neighbours (1 for F32, 2 for BF16).
struct PackShape {
  int64_t k_pad, n_pad, panel, pair;
  int64_t size() const { return k_pad * n_pad; }  // elements
  int64_t index(int64_t k, int64_t n) const {
    return (n / panel) * (k_pad * panel) + (k / pair) * (panel * pair) + (n % panel) * pair + k % pair;
  }
};

struct TileKernels {
  const char* name;
  Element operand;     // element type of both operands of a product: F32 or BF16
  int64_t panel;       // columns of one panel of a right operand; 0: one panel holds all columns
  int64_t n_multiple;  // columns of a right operand are padded to this
  int64_t k_multiple;  // depth is padded to this, with zeros on both sides
  int64_t n_step;      // a product may take fewer columns than the operand has: a multiple of this

  // c[m][n] = (add ? c : 0) + a[m][k] * b[k][n], where b is the start of a packed right operand of `shape`, or of more
  // of it: n <= n_pad and k <= k_pad.
  void (*gemm)(int64_t m, int64_t n, int64_t k, const void* a, int64_t lda, const void* b, const PackShape& shape,
               float* c, int64_t ldc, bool add);
  void (*softmax)(const SoftmaxTile&);
  void (*grad)(const GradTile&);

  // Rows of elements to fp32 and back (round to nearest even).
  void (*to_f32)(Element from, const void* src, int64_t n, float* dst);
  void (*from_f32)(Element to, const float* src, int64_t n, void* dst);
  // dst[j][i] = src[i][j] for 32-bit words.
  void (*transpose32)(const uint32_t* src, int64_t src_ld, int64_t rows, int64_t cols, uint32_t* dst, int64_t dst_ld);
  // s = s * a + bias * b
  void (*add_bias)(float* s, const float* bias, int64_t n, float a, float b);
  // s = mask != 0 ? -inf : s
  void (*mask_bytes)(float* s, const uint8_t* mask, int64_t n);
  float (*dot)(const float* x, const float* y, int64_t n);
  // Few left rows against rows of a tensor as they lie in memory (stride in bytes, cols a multiple of 16):
  // s[r][j] = q[r] . row[j]  and  acc[r] += sum over j of p[r][j] * row[j].
  void (*dot_rows)(Element type, const void* row, int64_t stride, int64_t n, int64_t cols, const float* q, int64_t q_ld,
                   int64_t m, float* s, int64_t s_ld);
  void (*sum_rows)(Element type, const void* row, int64_t stride, int64_t n, int64_t cols, const float* p, int64_t p_ld,
                   int64_t m, float* acc, int64_t acc_ld);
  // Ends the use of the table on this thread (frees tile registers); may be nullptr.
  void (*release)();
};

inline PackShape pack_shape(const TileKernels& t, int64_t k, int64_t n) {
  const int64_t n_pad = round_up(n, t.n_multiple);
  return {round_up(k, t.k_multiple), n_pad, t.panel ? t.panel : n_pad, t.operand == Element::BF16 ? 2 : 1};
}

// How the host computes. Auto takes the fastest that works here.
enum class KernelLevel : uint8_t { Auto, Portable, Avx2, Avx512, Avx512Bf16, Brgemm, Amx };

const char* kernel_level_name(KernelLevel level);
bool kernel_level_available(KernelLevel level);
// Forces a level, for tests and experiments; the environment variable HOTPLATE_KERNELS does the same at start.
// Returns false, and changes nothing, when this machine cannot run it.
bool set_kernel_level(KernelLevel level);
KernelLevel kernel_level();
// Was the level asked for (function or environment)? Then no operator deviates from it, whatever the size.
bool kernel_level_forced();

// The table for products of fp32 operands, or of bf16 operands where the level has them (else the fp32 table).
const TileKernels& tile_kernels(Element element);

// Tables of the single files; nullptr when the file was compiled without its instruction set.
const TileKernels* tile_kernels_portable();
const TileKernels* tile_kernels_avx2();
const TileKernels* tile_kernels_avx512();
const TileKernels* tile_kernels_avx512bf16();

}  // namespace hotplate::kernels
