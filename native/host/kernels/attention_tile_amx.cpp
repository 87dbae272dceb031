// A strip of queries against a tile of keys in bf16 on the matrix unit. The columns are taken in chunks whose scores
// and exponentials stay in the first cache. (Products and exponentials do not overlap: a product keeps one of the two
// vector ports.)
#include "tile_amx.h"

#if defined(__AMX_BF16__) && defined(__AVX512BF16__)
#pragma GCC diagnostic ignored "-Wunused-function"  // of tile_impl.h only some parts are needed
#include "tile_avx512.h"
#include "tile_impl.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kChunk = AmxStrip::kChunk;
constexpr int64_t kScoreLd = AmxStrip::kScoreLd;
// What scores may grow by before sums are rescaled: exponentials below 2^8 lose nothing, and most rows never need it.
constexpr float kSlack = 5.5f;
constexpr int64_t kStep = kAmxRows * kAmxDepth;  // elements of a step of depth of a left operand

// c[32][n] = (add ? c : 0) + left[32][k] * right[k][n] for n in blocks of 32: accumulators 0 .. 3, left operands 4 and
// 5, right ones 6 and 7. kSteps: steps of depth where they are known, so that little but the unit's instructions is
// left.
template <bool kAdd, int kSteps>
inline void product_of(const uint16_t* left, const uint16_t* right, int64_t panel, int64_t steps, int64_t n, float* c,
                       int64_t ldc) {
  const int64_t stride = ldc * static_cast<int64_t>(sizeof(float)), half = 16 * ldc;
  if constexpr (kSteps != 0) steps = kSteps;
  for (int64_t j = 0; j < n; j += 32, right += 2 * panel, c += 32) {
    if constexpr (kAdd) {
      _tile_loadd(0, c, stride);
      _tile_loadd(1, c + half, stride);
      _tile_loadd(2, c + 16, stride);
      _tile_loadd(3, c + 16 + half, stride);
    } else {
      _tile_zero(0);
      _tile_zero(1);
      _tile_zero(2);
      _tile_zero(3);
    }
    const uint16_t* a = left;
    const uint16_t* b = right;
#pragma GCC unroll 4
    for (int64_t k = 0; k < steps; ++k, a += kStep, b += kAmxDepth * kAmxPanel) {
      _tile_loadd(6, b, 64);
      _tile_loadd(4, a, 64);
      _tile_dpbf16ps(0, 4, 6);
      _tile_loadd(5, a + kStep / 2, 64);
      _tile_dpbf16ps(1, 5, 6);
      _tile_loadd(7, b + panel, 64);
      _tile_dpbf16ps(2, 4, 7);
      _tile_dpbf16ps(3, 5, 7);
    }
    _tile_stored(0, c, stride);
    _tile_stored(1, c + half, stride);
    _tile_stored(2, c + 16, stride);
    _tile_stored(3, c + 16 + half, stride);
  }
}

template <bool kAdd>
void product(const uint16_t* left, const uint16_t* right, int64_t panel, int64_t steps, int64_t n, float* c,
             int64_t ldc) {
  switch (steps) {
    case 2:
      return product_of<kAdd, 2>(left, right, panel, steps, n, c, ldc);
    case 4:
      return product_of<kAdd, 4>(left, right, panel, steps, n, c, ldc);
    default:
      return product_of<kAdd, 0>(left, right, panel, steps, n, c, ldc);
  }
}

// power_of_two<4> of tile_amx.cpp without its limit below: -inf becomes 0 here too, and a NaN stays.
inline F power_for_bf16(F y) {
  const F f = _mm512_reduce_ps(y, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  F p = Arch::set1(0x1.bb7cd4p-7f);
  p = Arch::fma(p, f, Arch::set1(0x1.aa13f2p-5f));
  p = Arch::fma(p, f, Arch::set1(0x1.ee798ap-3f));
  p = Arch::fma(p, f, Arch::set1(0x1.62d166p-1f));
  p = Arch::fma(p, f, Arch::set1(0x1.00002cp+0f));
  return Arch::scale_by_power(p, y);
}

class Strip {
 public:
  explicit Strip(const AmxStrip& s) : s_(s), a_(Arch::set1(s.scale * kLog2e)) {}

  void run() {
    const int64_t padded = round_up(s_.cols, kAmxDepth);
    for (int64_t r = 0; r < kAmxRows; ++r) refer_to(r, s_.row_max[r]);
    for (int64_t c = s_.begin; c < padded; c += kChunk) {
      const int64_t width = padded - c < kChunk ? padded - c : kChunk;
      product<false>(s_.q, s_.keys + c * s_.depth, s_.depth * kAmxPanel, s_.depth / kAmxDepth, width, s_.s, kScoreLd);
      if (s_.first || c + width > s_.cols) limit(c, width);
      exponentials(width);
      const uint16_t* const values = s_.values + c * kAmxPanel;
      if (*s_.started)
        product<true>(s_.p, values, s_.panel, width / kAmxDepth, s_.value_cols, s_.acc, s_.value_cols);
      else
        product<false>(s_.p, values, s_.panel, width / kAmxDepth, s_.value_cols, s_.acc, s_.value_cols);
      *s_.started = true;
    }
  }

 private:
  // Hides what rows do not see of the chunk.
  void limit(int64_t c, int64_t width) const {
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (int64_t r = 0; r < kAmxRows; ++r) {
      const int32_t first = s_.first ? s_.first[r] : 0, end = s_.first ? s_.end[r] : static_cast<int32_t>(s_.cols);
      if (first <= c && end >= c + width) continue;
      for (int64_t j = 0; j < width; j += kW) {
        const __m512i at = _mm512_add_epi32(lane, _mm512_set1_epi32(static_cast<int>(c + j)));
        const __mmask16 hidden =
            _mm512_cmplt_epi32_mask(at, _mm512_set1_epi32(first)) | _mm512_cmpge_epi32_mask(at, _mm512_set1_epi32(end));
        _mm512_mask_storeu_ps(s_.s + r * kScoreLd + j, hidden, Arch::set1(negative_infinity()));
      }
    }
  }

  // Exponentials refer to the maximum so far, and are computed again where the scores turn out to have grown much.
  void exponentials(int64_t width) {
    const float* s = s_.s;
    uint16_t* p = s_.p;
    for (int64_t r = 0; r < kAmxRows; ++r, s += kScoreLd, p += kAmxDepth)
      if (!row(r, s, width, p)) {
        grow(r);
        row(r, s, width, p);
      }
  }

  bool row(int64_t r, const float* s, int64_t width, uint16_t* p) const {
    AmxState& state = *s_.state;
    const F shift = Arch::set1(shift_[r]);
    F sum = Arch::load(state.sum[r]), top = Arch::load(state.top[r]);
#pragma GCC unroll 2
    for (int64_t j = 0; j < width; j += 2 * kW) {
      const F s0 = Arch::load(s + j), s1 = Arch::load(s + j + kW);
      top = Arch::max(s1, Arch::max(s0, top));  // a NaN is not taken
      const F e0 = power_for_bf16(Arch::fms(s0, a_, shift)), e1 = power_for_bf16(Arch::fms(s1, a_, shift));
      sum = Arch::add(sum, Arch::add(e0, e1));
      _mm512_storeu_si512(p + j * kAmxRows, (__m512i)_mm512_cvtne2ps_pbh(e1, e0));
    }
    Arch::store(state.top[r], top);
    if (_mm512_cmp_ps_mask(top, Arch::set1(limit_[r]), _CMP_GT_OQ)) return false;
    Arch::store(state.sum[r], sum);
    return true;
  }

  void refer_to(int64_t r, float max) {
    limit_[r] = (max + kSlack) / s_.scale;
    shift_[r] = max == negative_infinity() ? 0.0f : max * kLog2e;  // nothing seen: all become 0
  }

  void grow(int64_t r) {
    AmxState& state = *s_.state;
    const float before = s_.row_max[r], now = Arch::reduce_max(Arch::load(state.top[r])) * s_.scale;
    const float factor = before == negative_infinity() ? 0.0f : exp_scalar(before - now);
    const F by = Arch::set1(factor);
    s_.row_max[r] = now;
    refer_to(r, now);
    s_.row_sum[r] *= factor;
    Arch::store(state.sum[r], Arch::mul(Arch::load(state.sum[r]), by));
    float* const acc = s_.acc + r * s_.value_cols;
    if (*s_.started)
      for (int64_t j = 0; j < s_.value_cols; j += kW) Arch::store(acc + j, Arch::mul(Arch::load(acc + j), by));
  }

  const AmxStrip& s_;
  const F a_;
  float limit_[kAmxRows];  // of raw scores: above it the maximum is taken anew
  float shift_[kAmxRows];  // row_max in powers of two
};

}  // namespace

void amx_attend(const AmxStrip& strip) { Strip(strip).run(); }

void amx_reset(AmxState* state) {
  for (int64_t r = 0; r < kAmxRows; ++r) {
    Arch::store(state->top[r], Arch::set1(negative_infinity()));
    Arch::store(state->sum[r], Arch::set1(0.0f));
  }
}

void amx_settle(AmxState* state, float scale, int64_t rows, float* row_max, float* row_sum, float* acc, int64_t ld) {
  for (int64_t r = 0; r < rows; ++r, acc += ld) {
    row_sum[r] += Arch::reduce_add(Arch::load(state->sum[r]));
    const float top = Arch::reduce_max(Arch::load(state->top[r])) * scale;
    if (!(top > row_max[r])) continue;
    const float factor = exp_scalar(row_max[r] - top);
    const F by = Arch::set1(factor);
    for (int64_t j = 0; j < ld; j += kW) Arch::store(acc + j, Arch::mul(Arch::load(acc + j), by));
    row_sum[r] *= factor;
    row_max[r] = top;
  }
  amx_reset(state);
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
void amx_attend(const AmxStrip&) {}
void amx_reset(AmxState*) {}
void amx_settle(AmxState*, float, int64_t, float*, float*, float*, int64_t) {}
}  // namespace hotplate::kernels
#endif
