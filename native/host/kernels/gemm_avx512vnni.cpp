// The table of gemm_table.h for AVX512-VNNI: fours of int8 by vpdpbusd, which wants an unsigned left operand.
#include "gemm_table.h"

#if defined(__AVX512VNNI__)
// The intrinsics of GCC 12 start from values that are undefined on purpose, and it warns about its own header.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

namespace hotplate::kernels {
namespace {

struct IntArch {
  using I = __m512i;
  static constexpr int kWidth = 16;
  static constexpr int kVectorsPerPanel = 2;
  static constexpr int kRowsPerBlock = 12;
  static constexpr int kLeftBias = 128;

  static I zero() { return _mm512_setzero_si512(); }
  static I set1(int32_t v) { return _mm512_set1_epi32(v); }
  static I bias() { return _mm512_set1_epi8(static_cast<char>(kLeftBias)); }
  static I load(const int32_t* p) { return _mm512_loadu_si512(p); }
  static void store(int32_t* p, I v) { _mm512_storeu_si512(p, v); }
  static I widen(const int8_t* p) { return _mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i*)p)); }
  // The 4-bit integer `at` of each word, by a look-up of its low bits.
  static __m512 nibble(I words, int at) {
    const __m512 values = _mm512_setr_ps(0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1);
    return _mm512_permutexvar_ps(_mm512_srli_epi32(words, static_cast<unsigned>(4 * at)), values);
  }
  static I sub(I a, I b) { return _mm512_sub_epi32(a, b); }
  static I mul_add(I acc, I left, I right) { return _mm512_dpbusd_epi32(acc, left, right); }
};

}  // namespace
}  // namespace hotplate::kernels

#include "gemm_impl.h"

namespace hotplate::kernels {
const GemmTable* gemm_table_avx512vnni() {
  static constexpr GemmTable table = make_gemm_table("avx512vnni", false, 4);
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const GemmTable* gemm_table_avx512vnni() { return nullptr; }
}  // namespace hotplate::kernels
#endif
