// Random numbers with AVX2.
#include "host/kernels/random_table.h"

#ifdef __AVX2__

#include <immintrin.h>

#include "host/kernels/random_impl.h"
#include "host/kernels/random_words.h"

namespace hotplate::kernels {

namespace {

struct Vector {
  using Type = __m256i;
  static constexpr int kLanes = 8;
  static Type load(const uint32_t* p) { return _mm256_loadu_si256(reinterpret_cast<const Type*>(p)); }
  static Type fill(uint32_t v) { return _mm256_set1_epi32(static_cast<int>(v)); }
  static Type add(Type a, Type b) { return _mm256_add_epi32(a, b); }
  static Type exclusive_or(Type a, Type b) { return _mm256_xor_si256(a, b); }
  // The products have 64 bits: even and odd lanes are multiplied apart and their halves put together again.
  static void multiply(Type a, Type m, Type& high, Type& low) {
    const Type even = _mm256_mul_epu32(a, m);
    const Type odd = _mm256_mul_epu32(_mm256_srli_epi64(a, 32), m);
    high = _mm256_blend_epi32(_mm256_srli_epi64(even, 32), odd, 0xAA);
    low = _mm256_blend_epi32(even, _mm256_slli_epi64(odd, 32), 0xAA);
  }
  static void store_transposed(Type a, Type b, Type c, Type d, uint32_t* out) {
    const Type ab0 = _mm256_unpacklo_epi32(a, b), ab1 = _mm256_unpackhi_epi32(a, b);
    const Type cd0 = _mm256_unpacklo_epi32(c, d), cd1 = _mm256_unpackhi_epi32(c, d);
    auto* target = reinterpret_cast<Type*>(out);
    _mm256_storeu_si256(target, _mm256_unpacklo_epi64(ab0, cd0));
    _mm256_storeu_si256(target + 1, _mm256_unpackhi_epi64(ab0, cd0));
    _mm256_storeu_si256(target + 2, _mm256_unpacklo_epi64(ab1, cd1));
    _mm256_storeu_si256(target + 3, _mm256_unpackhi_epi64(ab1, cd1));
  }
  static void square_roots(float* x) {
    for (int64_t i = 0; i < kRandomGroup / 2; i += 8) _mm256_storeu_ps(x + i, _mm256_sqrt_ps(_mm256_loadu_ps(x + i)));
  }
};

constexpr RandomTable kTable = make_table<vector_words<Vector>, Vector::square_roots>();

}  // namespace

const RandomTable* random_table_avx2() { return &kTable; }

}  // namespace hotplate::kernels

#else

namespace hotplate::kernels {

const RandomTable* random_table_avx2() { return nullptr; }

}  // namespace hotplate::kernels

#endif
