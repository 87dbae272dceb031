// Vector operations of AVX-512 for tile_impl.h, shared by the two tables that use them.
#pragma once

// The intrinsics of GCC 12 start from values that are undefined on purpose, and it warns about its own header.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <immintrin.h>

#include <cstdint>

namespace hotplate::kernels {
namespace {

struct Arch {
  using F = __m512;
  static constexpr int kWidth = 16;
  static constexpr int kVectorsPerPanel = 2;
  static constexpr int kRowsPerBlock = 12;
  static constexpr int kTranspose = 16;
  static constexpr bool kScalesToZero = true;  // scale_by_power takes any power

  static F set1(float v) { return _mm512_set1_ps(v); }
  static F load(const float* p) { return _mm512_loadu_ps(p); }
  static void store(float* p, F v) { _mm512_storeu_ps(p, v); }
  static F add(F a, F b) { return _mm512_add_ps(a, b); }
  static F sub(F a, F b) { return _mm512_sub_ps(a, b); }
  static F mul(F a, F b) { return _mm512_mul_ps(a, b); }
  // 1 / v within 2 units in the last place, for finite v > 0: a division takes as long as all the rest around it.
  static F reciprocal(F v) {
    const F r = _mm512_rcp14_ps(v);
    return _mm512_mul_ps(r, _mm512_fnmadd_ps(v, r, _mm512_set1_ps(2.0f)));
  }
  static F rough_reciprocal(F v) { return _mm512_rcp14_ps(v); }  // 14 bits at least
  static F fma(F a, F b, F c) { return _mm512_fmadd_ps(a, b, c); }
  static F fms(F a, F b, F c) { return _mm512_fmsub_ps(a, b, c); }
  static F max(F a, F b) { return _mm512_max_ps(a, b); }  // b where one is NaN
  static F round(F v) { return _mm512_roundscale_ps(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
  static F scale_by_power(F v, F n) { return _mm512_scalef_ps(v, n); }
  static F zero_below(F x, F limit, F v) { return _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(x, limit, _CMP_NLT_UQ), v); }
  static F keep(F v, uint32_t bits) { return _mm512_maskz_mov_ps(static_cast<__mmask16>(bits), v); }
  static float reduce_max(F v) { return _mm512_reduce_max_ps(v); }
  static float reduce_add(F v) { return _mm512_reduce_add_ps(v); }

  static F load_f16(const uint16_t* p) { return _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i*)p)); }
  static void store_f16(uint16_t* p, F v) {
    _mm256_storeu_si256((__m256i*)p, _mm512_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
  }
  static F load_bf16(const uint16_t* p) {
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)p)), 16));
  }
#ifdef __AVX512BF16__
  static __m256i to_bf16(F v) { return (__m256i)_mm512_cvtneps_pbh(v); }
#else
  static __m256i to_bf16(F v) {
    const __m512i bits = _mm512_castps_si512(v);
    const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
    const __m512i rounded =
        _mm512_srli_epi32(_mm512_add_epi32(bits, _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff))), 16);
    const __mmask16 nan = _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q);
    return _mm512_cvtepi32_epi16(_mm512_mask_mov_epi32(rounded, nan, _mm512_set1_epi32(0x7fc0)));
  }
#endif
  static void store_bf16(uint16_t* p, F v) { _mm256_storeu_si256((__m256i*)p, to_bf16(v)); }
  // Past the caches, to 64-byte lines: 16 fp32 values, or two vectors as 16-bit elements.
  static void stream(char* p, F v) { _mm512_stream_ps(reinterpret_cast<float*>(p), v); }
  static void stream_f16(char* p, F first, F second) {
    constexpr int kNearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    stream_halves(p, _mm512_cvtps_ph(first, kNearest), _mm512_cvtps_ph(second, kNearest));
  }
  static void stream_bf16(char* p, F first, F second) { stream_halves(p, to_bf16(first), to_bf16(second)); }
  static void stream_halves(char* p, __m256i first, __m256i second) {
    _mm512_stream_si512((__m512i*)p, _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1));
  }
  // Element j of `low` and of `high` side by side.
  static void store_bf16_pairs(uint16_t* p, F low, F high) {
    const __m512i pair = _mm512_or_si512(_mm512_cvtepu16_epi32(to_bf16(low)),
                                         _mm512_slli_epi32(_mm512_cvtepu16_epi32(to_bf16(high)), 16));
    _mm512_storeu_si512(p, pair);
  }

  static void transpose(const uint32_t* src, int64_t src_ld, uint32_t* dst, int64_t dst_ld) {
    __m512i r[16], t[16];
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) r[i] = _mm512_loadu_si512(src + i * src_ld);
#pragma GCC unroll 8
    for (int i = 0; i < 8; ++i) {
      t[2 * i] = _mm512_unpacklo_epi32(r[2 * i], r[2 * i + 1]);
      t[2 * i + 1] = _mm512_unpackhi_epi32(r[2 * i], r[2 * i + 1]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {  // four rows at a time: 64-bit interleave
      r[4 * i] = _mm512_unpacklo_epi64(t[4 * i], t[4 * i + 2]);
      r[4 * i + 1] = _mm512_unpackhi_epi64(t[4 * i], t[4 * i + 2]);
      r[4 * i + 2] = _mm512_unpacklo_epi64(t[4 * i + 1], t[4 * i + 3]);
      r[4 * i + 3] = _mm512_unpackhi_epi64(t[4 * i + 1], t[4 * i + 3]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {  // 128-bit blocks: columns i, i+4, i+8, i+12
      const __m512i a = _mm512_shuffle_i32x4(r[i], r[4 + i], 0x88), b = _mm512_shuffle_i32x4(r[i], r[4 + i], 0xdd);
      const __m512i c = _mm512_shuffle_i32x4(r[8 + i], r[12 + i], 0x88);
      const __m512i d = _mm512_shuffle_i32x4(r[8 + i], r[12 + i], 0xdd);
      _mm512_storeu_si512(dst + i * dst_ld, _mm512_shuffle_i32x4(a, c, 0x88));
      _mm512_storeu_si512(dst + (i + 8) * dst_ld, _mm512_shuffle_i32x4(a, c, 0xdd));
      _mm512_storeu_si512(dst + (i + 4) * dst_ld, _mm512_shuffle_i32x4(b, d, 0x88));
      _mm512_storeu_si512(dst + (i + 12) * dst_ld, _mm512_shuffle_i32x4(b, d, 0xdd));
    }
  }
};

}  // namespace
}  // namespace hotplate::kernels
