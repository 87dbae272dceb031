// The table of gemm_table.h for AVX2: int16 pairs by vpmaddwd.
#include "gemm_table.h"

#if defined(__AVX2__) && defined(__FMA__)
#include <immintrin.h>

namespace hotplate::kernels {
namespace {

struct IntArch {
  using I = __m256i;
  static constexpr int kWidth = 8;
  static constexpr int kVectorsPerPanel = 2;
  static constexpr int kRowsPerBlock = 6;
  static constexpr int kLeftBias = 0;

  static I zero() { return _mm256_setzero_si256(); }
  static I set1(int32_t v) { return _mm256_set1_epi32(v); }
  static I bias() { return zero(); }
  static I load(const int32_t* p) { return _mm256_loadu_si256((const __m256i*)p); }
  static void store(int32_t* p, I v) { _mm256_storeu_si256((__m256i*)p, v); }
  static I widen(const int8_t* p) { return _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i*)p)); }
  static I sub(I a, I b) { return _mm256_sub_epi32(a, b); }
  static I mul_add(I acc, I left, I right) { return _mm256_add_epi32(acc, _mm256_madd_epi16(left, right)); }
};

}  // namespace
}  // namespace hotplate::kernels

#include "gemm_impl.h"

namespace hotplate::kernels {
const GemmTable* gemm_table_avx2() {
  static constexpr GemmTable table = make_gemm_table("avx2", true, 2);
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const GemmTable* gemm_table_avx2() { return nullptr; }
}  // namespace hotplate::kernels
#endif
