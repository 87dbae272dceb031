// The fp32 table of tile.h for AVX2 with FMA and F16C.
#include "row_pass.h"
#include "tile.h"

#if defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#include <immintrin.h>

namespace hotplate::kernels {
namespace {

struct Arch {
  using F = __m256;
  static constexpr int kWidth = 8;
  static constexpr int kVectorsPerPanel = 2;
  static constexpr int kRowsPerBlock = 6;
  static constexpr int kTranspose = 8;
  static constexpr bool kScalesToZero = false;

  static F set1(float v) { return _mm256_set1_ps(v); }
  static F load(const float* p) { return _mm256_loadu_ps(p); }
  static void store(float* p, F v) { _mm256_storeu_ps(p, v); }
  static F add(F a, F b) { return _mm256_add_ps(a, b); }
  static F sub(F a, F b) { return _mm256_sub_ps(a, b); }
  static F mul(F a, F b) { return _mm256_mul_ps(a, b); }
  static F reciprocal(F v) { return _mm256_div_ps(_mm256_set1_ps(1.0f), v); }
  static F rough_reciprocal(F v) { return reciprocal(v); }
  static F fma(F a, F b, F c) { return _mm256_fmadd_ps(a, b, c); }
  static F fms(F a, F b, F c) { return _mm256_fmsub_ps(a, b, c); }
  static F max(F a, F b) { return _mm256_max_ps(a, b); }  // b where one is NaN
  static F round(F v) { return _mm256_round_ps(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
  static F scale_by_power(F v, F n) {
    return _mm256_castsi256_ps(_mm256_add_epi32(_mm256_castps_si256(v), _mm256_slli_epi32(_mm256_cvtps_epi32(n), 23)));
  }
  static F zero_below(F x, F limit, F v) { return _mm256_and_ps(_mm256_cmp_ps(x, limit, _CMP_NLT_UQ), v); }
  static F keep(F v, uint32_t bits) {
    const __m256i lane = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    const __m256i on = _mm256_cmpeq_epi32(_mm256_and_si256(_mm256_set1_epi32(static_cast<int>(bits)), lane), lane);
    return _mm256_and_ps(_mm256_castsi256_ps(on), v);
  }
  static float reduce_max(F v) {
    __m128 x = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    x = _mm_max_ps(x, _mm_movehl_ps(x, x));
    return _mm_cvtss_f32(_mm_max_ss(x, _mm_movehdup_ps(x)));
  }
  static float reduce_add(F v) {
    __m128 x = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    x = _mm_add_ps(x, _mm_movehl_ps(x, x));
    return _mm_cvtss_f32(_mm_add_ss(x, _mm_movehdup_ps(x)));
  }

  static F load_f16(const uint16_t* p) { return _mm256_cvtph_ps(_mm_loadu_si128((const __m128i*)p)); }
  static void store_f16(uint16_t* p, F v) {
    _mm_storeu_si128((__m128i*)p, _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
  }
  static F load_bf16(const uint16_t* p) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i*)p)), 16));
  }
  // Past the caches, to pieces of 32 bytes: 8 fp32 values, or two vectors as 16-bit elements.
  static void stream(char* p, F v) { _mm256_stream_ps(reinterpret_cast<float*>(p), v); }
  static void stream_f16(char* p, F first, F second) {
    constexpr int kNearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    stream_halves(p, _mm256_cvtps_ph(first, kNearest), _mm256_cvtps_ph(second, kNearest));
  }
  static void stream_bf16(char* p, F first, F second) { stream_halves(p, to_bf16(first), to_bf16(second)); }
  static void stream_halves(char* p, __m128i first, __m128i second) {
    _mm256_stream_si256((__m256i*)p, _mm256_set_m128i(second, first));
  }
  static void store_bf16(uint16_t* p, F v) { _mm_storeu_si128((__m128i*)p, to_bf16(v)); }
  static __m128i to_bf16(F v) {
    const __m256i bits = _mm256_castps_si256(v);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    __m256i r = _mm256_srli_epi32(_mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff))), 16);
    const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q));
    r = _mm256_blendv_epi8(r, _mm256_set1_epi32(0x7fc0), nan);
    r = _mm256_permute4x64_epi64(_mm256_packus_epi32(r, r), 0x08);
    return _mm256_castsi256_si128(r);
  }

  static void transpose(const uint32_t* src, int64_t src_ld, uint32_t* dst, int64_t dst_ld) {
    __m256i r[8], t[8];
#pragma GCC unroll 8
    for (int i = 0; i < 8; ++i) r[i] = _mm256_loadu_si256((const __m256i*)(src + i * src_ld));
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {
      t[2 * i] = _mm256_unpacklo_epi32(r[2 * i], r[2 * i + 1]);
      t[2 * i + 1] = _mm256_unpackhi_epi32(r[2 * i], r[2 * i + 1]);
    }
#pragma GCC unroll 2
    for (int i = 0; i < 2; ++i) {
      r[4 * i] = _mm256_unpacklo_epi64(t[4 * i], t[4 * i + 2]);
      r[4 * i + 1] = _mm256_unpackhi_epi64(t[4 * i], t[4 * i + 2]);
      r[4 * i + 2] = _mm256_unpacklo_epi64(t[4 * i + 1], t[4 * i + 3]);
      r[4 * i + 3] = _mm256_unpackhi_epi64(t[4 * i + 1], t[4 * i + 3]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {
      _mm256_storeu_si256((__m256i*)(dst + i * dst_ld), _mm256_permute2x128_si256(r[i], r[4 + i], 0x20));
      _mm256_storeu_si256((__m256i*)(dst + (i + 4) * dst_ld), _mm256_permute2x128_si256(r[i], r[4 + i], 0x31));
    }
  }
};

}  // namespace
}  // namespace hotplate::kernels

#include "tile_pass_impl.h"

namespace hotplate::kernels {
const RowPass* row_pass_avx2() { return &kRowPass; }

const TileKernels* tile_kernels_avx2() {
  static constexpr TileKernels table{
      "avx2",        Element::F32, kPanel,        kPanel,          1,        kPanel,   gemm_f32, softmax_tile<false>,
      grad_tile_f32, rows_to_f32,  rows_from_f32, transpose_words, bias_row, mask_row, dot_row,  dot_rows,
      sum_rows,      nullptr};
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const TileKernels* tile_kernels_avx2() { return nullptr; }
const RowPass* row_pass_avx2() { return nullptr; }
}  // namespace hotplate::kernels
#endif
