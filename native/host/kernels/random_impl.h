// The loops behind random_table.h. Included by one file for each instruction set: they are written so that the compiler
// vectorises them, and contraction to fused multiply-add is off, so that a seed gives the same numbers on every
// machine.
#pragma once

#if defined(__clang__)
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off")
#endif

#include <cstdint>
#include <cstring>

#include "host/kernels/random_table.h"

namespace hotplate::kernels {
namespace {

inline float as_float(uint32_t bits) {
  float f;
  std::memcpy(&f, &bits, sizeof f);
  return f;
}

inline uint32_t as_bits(float f) {
  uint32_t bits;
  std::memcpy(&bits, &f, sizeof bits);
  return bits;
}

// The middle of one of 2^30 equal parts of (0, 1). Signed conversion, because every instruction set has that one.
inline float open_unit(uint32_t word) { return static_cast<float>(static_cast<int32_t>(word >> 1 | 1)) * 0x1p-31f; }

// Natural logarithm of a normal positive number: x = 2^e * m with m in [sqrt(1/2), sqrt(2)), and
// log m = 2 artanh(s), s = (m - 1) / (m + 1), by its series. Relative error below 2e-7.
inline float logarithm(float x) {
  constexpr uint32_t kSqrtHalf = 0x3F3504F3u;
  const uint32_t bits = as_bits(x) - kSqrtHalf;
  const auto exponent = static_cast<int32_t>(bits) >> 23;
  const float m = as_float((bits & 0x7FFFFFu) + kSqrtHalf);
  const float s = (m - 1.0f) / (m + 1.0f);
  const float s2 = s * s;
  const float series = 2.0f + s2 * (2.0f / 3 + s2 * (2.0f / 5 + s2 * (2.0f / 7 + s2 * (2.0f / 9))));
  return static_cast<float>(exponent) * 0.69314718056f + s * series;
}

void uniform(const uint32_t* words, int64_t count, const UniformRange& r, float* out) {
  const int shift = 32 - r.bits;
  const double step = r.range / static_cast<double>(int64_t{1} << r.bits);
  const double from = r.from;
  const float low = r.low, high = r.high;
  for (int64_t i = 0; i < count; ++i) {
    float x = static_cast<float>(from + step * static_cast<double>(static_cast<int32_t>(words[i] >> shift)));
    x = x < low ? low : x;
    out[i] = x > high ? high : x;
  }
}

// `square_roots` replaces kRandomGroup / 2 numbers by their roots: std::sqrt may set errno, which keeps a loop from
// being vectorised.
template <void (*square_roots)(float*)>
void normal(const uint32_t* words, int64_t count, float mean, float std, float* out) {
  constexpr int64_t kHalf = kRandomGroup / 2;
  alignas(64) float radius[kHalf];
  for (int64_t group = 0; group < count; group += kRandomGroup) {
    // Words k and k + 32 of a group make numbers k and k + 32.
    const uint32_t* w = words + group;
    float* o = out + group;
    for (int64_t k = 0; k < kHalf; ++k) radius[k] = -2.0f * logarithm(open_unit(w[k]));
    square_roots(radius);
    for (int64_t k = 0; k < kHalf; ++k) {
      // The angle: two bits choose the quarter turn, the others an angle in [-1/8, 1/8) turn around its start.
      const uint32_t quarter = w[k + kHalf] >> 30;
      const float t = static_cast<float>(static_cast<int32_t>(w[k + kHalf] << 2 | 2)) * (0x1p-31f * 0.78539816340f);
      const float t2 = t * t;
      const float sine = t * (1.0f + t2 * (-1.0f / 6 + t2 * (1.0f / 120 + t2 * (-1.0f / 5040 + t2 * (1.0f / 362880)))));
      const float cosine = 1.0f + t2 * (-1.0f / 2 + t2 * (1.0f / 24 + t2 * (-1.0f / 720 + t2 * (1.0f / 40320))));
      // Odd quarters exchange sine and cosine; masks keep the loop free of branches.
      const uint32_t odd = 0u - (quarter & 1);
      const uint32_t s = as_bits(sine), c = as_bits(cosine), exchanged = (s ^ c) & odd;
      const float r = radius[k] * std;
      o[k] = mean + r * as_float((c ^ exchanged) ^ ((quarter + 1) & 2) << 30);
      o[k + kHalf] = mean + r * as_float((s ^ exchanged) ^ (quarter & 2) << 30);
    }
  }
}

void exponential(const uint32_t* words, int64_t count, float scale, float least, float* out) {
  for (int64_t i = 0; i < count; ++i) {
    // Rounding makes 1 of the largest u: half a part below 1 is what it stands for.
    const float e = -logarithm(open_unit(words[i]));
    const float x = (e > 0x1p-31f ? e : 0x1p-31f) * scale;
    out[i] = x < least ? least : x;
  }
}

void bits(const uint32_t* words, int64_t count, uint64_t threshold, uint8_t* out) {
  if (threshold > 0xFFFFFFFFu) {
    std::memset(out, 0xFF, static_cast<size_t>(count / 8));
    return;
  }
  const auto limit = static_cast<uint32_t>(threshold);
  for (int64_t byte = 0; byte < count / 8; ++byte) {
    uint32_t value = 0;
    for (int bit = 0; bit < 8; ++bit) value |= static_cast<uint32_t>(words[8 * byte + bit] < limit) << bit;
    out[byte] = static_cast<uint8_t>(value);
  }
}

void drop(const float* x, const uint8_t* bits, int64_t count, float scale, float* out) {
  const int64_t bytes = count / 8;
  for (int64_t byte = 0; byte < bytes; ++byte) {
    const uint32_t value = bits[byte];
    for (int bit = 0; bit < 8; ++bit) {
      // Masked, not multiplied by zero: a dropped infinity is 0.
      const uint32_t kept = 0u - (value >> bit & 1);
      out[8 * byte + bit] = as_float(as_bits(x[8 * byte + bit] * scale) & kept);
    }
  }
  for (int64_t i = bytes * 8; i < count; ++i) out[i] = bits[i / 8] >> (i % 8) & 1 ? x[i] * scale : 0.0f;
}

// The table of a file, with what differs between the instruction sets.
template <void (*words)(RandomState, uint8_t, uint64_t, int64_t, uint32_t*), void (*square_roots)(float*)>
constexpr RandomTable make_table() {
  return {words, uniform, normal<square_roots>, exponential, bits, drop};
}

}  // namespace
}  // namespace hotplate::kernels
