// Random numbers with AVX-512.
#include "host/kernels/random_table.h"

#ifdef __AVX512F__

#include <immintrin.h>

#include "host/kernels/random_impl.h"
#include "host/kernels/random_words.h"

namespace hotplate::kernels {

namespace {

struct Vector {
  using Type = __m512i;
  static constexpr int kLanes = 16;
  static Type load(const uint32_t* p) { return _mm512_loadu_si512(p); }
  static Type fill(uint32_t v) { return _mm512_set1_epi32(static_cast<int>(v)); }
  static Type add(Type a, Type b) { return _mm512_add_epi32(a, b); }
  static Type exclusive_or(Type a, Type b) { return _mm512_xor_si512(a, b); }
  // The products have 64 bits: even and odd lanes are multiplied apart and their halves put together again.
  static void multiply(Type a, Type m, Type& high, Type& low) {
    const Type even = _mm512_mul_epu32(a, m);
    const Type odd = _mm512_mul_epu32(_mm512_srli_epi64(a, 32), m);
    high = _mm512_mask_blend_epi32(0xAAAA, _mm512_srli_epi64(even, 32), odd);
    low = _mm512_mask_blend_epi32(0xAAAA, even, _mm512_slli_epi64(odd, 32));
  }
  static void store_transposed(Type a, Type b, Type c, Type d, uint32_t* out) {
    const Type ab0 = _mm512_unpacklo_epi32(a, b), ab1 = _mm512_unpackhi_epi32(a, b);
    const Type cd0 = _mm512_unpacklo_epi32(c, d), cd1 = _mm512_unpackhi_epi32(c, d);
    _mm512_storeu_si512(out, _mm512_unpacklo_epi64(ab0, cd0));
    _mm512_storeu_si512(out + 16, _mm512_unpackhi_epi64(ab0, cd0));
    _mm512_storeu_si512(out + 32, _mm512_unpacklo_epi64(ab1, cd1));
    _mm512_storeu_si512(out + 48, _mm512_unpackhi_epi64(ab1, cd1));
  }
  static void square_roots(float* x) {
    for (int64_t i = 0; i < kRandomGroup / 2; i += 16) _mm512_storeu_ps(x + i, _mm512_sqrt_ps(_mm512_loadu_ps(x + i)));
  }
};

constexpr RandomTable kTable = make_table<vector_words<Vector>, Vector::square_roots>();

}  // namespace

const RandomTable* random_table_avx512() { return &kTable; }

}  // namespace hotplate::kernels

#else

namespace hotplate::kernels {

const RandomTable* random_table_avx512() { return nullptr; }

}  // namespace hotplate::kernels

#endif
