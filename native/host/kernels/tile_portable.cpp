// The fp32 table of tile.h in standard C++ with the compilers' generic vector type: what every machine can run.
#include "tile.h"

namespace hotplate::kernels {
namespace {

struct Arch {
  typedef float F __attribute__((vector_size(16)));
  typedef int32_t I __attribute__((vector_size(16)));
  static constexpr int kWidth = 4;
  static constexpr int kVectorsPerPanel = 2;
  static constexpr int kRowsPerBlock = 4;
  static constexpr int kTranspose = 4;
  static constexpr bool kScalesToZero = false;

  static F set1(float v) { return F{v, v, v, v}; }
  static F load(const float* p) {
    F v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
  }
  static void store(float* p, F v) { __builtin_memcpy(p, &v, sizeof v); }
  static F add(F a, F b) { return a + b; }
  static F sub(F a, F b) { return a - b; }
  static F mul(F a, F b) { return a * b; }
  static F reciprocal(F v) { return 1.0f / v; }
  static F rough_reciprocal(F v) { return reciprocal(v); }
  static F fma(F a, F b, F c) { return a * b + c; }
  static F fms(F a, F b, F c) { return a * b - c; }
  static F max(F a, F b) { return a > b ? a : b; }  // b where one is NaN
  // Adding 1.5 * 2^23 leaves an fp32 value without a fraction; |v| is far below 2^22 here.
  static F round(F v) {
    const F magic = set1(12582912.0f);
    return (v + magic) - magic;
  }
  static F scale_by_power(F v, F n) {
    const I power = __builtin_convertvector(n == n ? n : set1(0.0f), I) << 23;  // NaN has no integer
    return reinterpret_cast<F>(reinterpret_cast<I>(v) + power);
  }
  static F zero_below(F x, F limit, F v) { return x < limit ? set1(0.0f) : v; }
  static F keep(F v, uint32_t bits) {
    const I lane{1, 2, 4, 8};
    const int32_t b = static_cast<int32_t>(bits);
    const I on = (I{b, b, b, b} & lane) == lane;
    return reinterpret_cast<F>(reinterpret_cast<I>(v) & on);
  }
  static float reduce_max(F v) {
    float m = v[0];
    for (int i = 1; i < kWidth; ++i) m = v[i] > m ? v[i] : m;
    return m;
  }
  static float reduce_add(F v) { return (v[0] + v[2]) + (v[1] + v[3]); }

  static float from_bits(uint32_t bits) {
    float f;
    __builtin_memcpy(&f, &bits, 4);
    return f;
  }
  static uint32_t to_bits(float f) {
    uint32_t bits;
    __builtin_memcpy(&bits, &f, 4);
    return bits;
  }
  static float half_to_float(uint16_t h) {
    const uint32_t sign = static_cast<uint32_t>(h & 0x8000) << 16, exponent = h & 0x7c00, rest = h & 0x7fff;
    if (exponent == 0x7c00) return from_bits(sign | 0x7f800000 | (static_cast<uint32_t>(h & 0x3ff) << 13));
    if (exponent == 0) return from_bits(sign | to_bits(static_cast<float>(rest) * 0x1p-24f));
    return from_bits(sign | ((rest << 13) + (112u << 23)));
  }
  static uint16_t float_to_half(float f) {
    const uint32_t bits = to_bits(f), sign = (bits >> 16) & 0x8000, rest = bits & 0x7fffffff;
    if (rest > 0x7f800000) return static_cast<uint16_t>(sign | 0x7e00);
    if (rest >= 0x477ff000) return static_cast<uint16_t>(sign | 0x7c00);  // 65520 and up round to infinity
    if (rest < 0x38800000) {                                              // below 2^-14: steps of 2^-24
      const float shifted = from_bits(rest) + 0.5f;                       // the last bit of 0.5f weighs 2^-24
      return static_cast<uint16_t>(sign | (to_bits(shifted) - 0x3f000000));
    }
    const uint32_t odd = (rest >> 13) & 1;
    return static_cast<uint16_t>(sign | ((rest - (112u << 23) + 0xfff + odd) >> 13));
  }
  static uint16_t float_to_bf16(float f) {
    const uint32_t bits = to_bits(f);
    if (f != f) return 0x7fc0;
    return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
  }
  static F load_f16(const uint16_t* p) {
    F v;
    for (int i = 0; i < kWidth; ++i) v[i] = half_to_float(p[i]);
    return v;
  }
  static void store_f16(uint16_t* p, F v) {
    for (int i = 0; i < kWidth; ++i) p[i] = float_to_half(v[i]);
  }
  static F load_bf16(const uint16_t* p) {
    F v;
    for (int i = 0; i < kWidth; ++i) v[i] = from_bits(static_cast<uint32_t>(p[i]) << 16);
    return v;
  }
  static void store_bf16(uint16_t* p, F v) {
    for (int i = 0; i < kWidth; ++i) p[i] = float_to_bf16(v[i]);
  }
  static void stream(char* p, F v) { store(reinterpret_cast<float*>(p), v); }
  static void stream_f16(char* p, F first, F second) {
    store_f16(reinterpret_cast<uint16_t*>(p), first), store_f16(reinterpret_cast<uint16_t*>(p) + kWidth, second);
  }
  static void stream_bf16(char* p, F first, F second) {
    store_bf16(reinterpret_cast<uint16_t*>(p), first), store_bf16(reinterpret_cast<uint16_t*>(p) + kWidth, second);
  }
  static void transpose(const uint32_t* src, int64_t src_ld, uint32_t* dst, int64_t dst_ld) {
    for (int i = 0; i < kTranspose; ++i)
      for (int j = 0; j < kTranspose; ++j) dst[j * dst_ld + i] = src[i * src_ld + j];
  }
};

}  // namespace
}  // namespace hotplate::kernels

#include "tile_pass_impl.h"

namespace hotplate::kernels {
const RowPass* row_pass_portable() { return &kRowPass; }

const TileKernels* tile_kernels_portable() {
  static constexpr TileKernels table{
      "portable",    Element::F32, kPanel,        kPanel,          1,        kPanel,   gemm_f32, softmax_tile<false>,
      grad_tile_f32, rows_to_f32,  rows_from_f32, transpose_words, bias_row, mask_row, dot_row,  dot_rows,
      sum_rows,      nullptr};
  return &table;
}
}  // namespace hotplate::kernels
