// The functions of row_math.h as plain loops that compilers turn into vector code; included once for each instruction
// set.
#pragma once

#include <cstdint>

#include "host/kernels/row_math.h"

namespace hotplate::kernels {
namespace {

inline float float_of(int32_t bits) {
  float f;
  __builtin_memcpy(&f, &bits, 4);
  return f;
}
inline int32_t bits_of(float f) {
  int32_t bits;
  __builtin_memcpy(&bits, &f, 4);
  return bits;
}

constexpr float kMagic = 12582912.0f;  // 1.5 * 2^23: adding it leaves no fraction

// e^x within 2 units in the last place; infinity from 88.73 on, 0 below -87.33.
inline float exponential(float x) {
  const float clipped = x > 88.3f ? 88.3f : (x < -87.3f ? -87.3f : x);
  const float shifted = clipped * 1.44269504f + kMagic;
  const float n = shifted - kMagic;
  const float r = (clipped - n * 0.693359375f) + n * 2.12194440e-4f;
  float p = 1.9875691500e-4f;
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * r * r + r + 1.0f;
  const int32_t power = static_cast<int32_t>(static_cast<uint32_t>(bits_of(shifted) - bits_of(kMagic) + 127) << 23);
  const float y = p * float_of(power);
  const float capped = x > 88.73f ? __builtin_inff() : y;
  return x < -87.33f ? 0.0f : capped;
}

void gate(const float* __restrict gate, const float* __restrict linear, int64_t n, const Gate& form,
          float* __restrict out) {
  const float alpha = form.alpha, bias = form.bias;
  const float limit = form.limited ? form.limit : __builtin_inff();
  for (int64_t i = 0; i < n; ++i) {
    const float g = gate[i] > limit ? limit : gate[i];
    const float bounded = linear[i] > limit ? limit : linear[i];
    const float l = bounded < -limit ? -limit : bounded;
    out[i] = g / (1.0f + exponential(-alpha * g)) * (l + bias);
  }
}

void gate_gradient(const float* __restrict gate, const float* __restrict linear, const float* __restrict dy, int64_t n,
                   float* __restrict dgate, float* __restrict dlinear) {
  for (int64_t i = 0; i < n; ++i) {
    const float s = 1.0f / (1.0f + exponential(-gate[i]));
    const float silu = gate[i] * s;
    dlinear[i] = dy[i] * silu;
    dgate[i] = dy[i] * linear[i] * (s + silu * (1.0f - s));
  }
}

void split_pairs(const float* __restrict x, int64_t n, float* __restrict out) {
  for (int64_t i = 0; i < n; ++i) {
    out[i] = x[2 * i];
    out[n + i] = x[2 * i + 1];
  }
}

void join_pairs(const float* __restrict x, int64_t n, float* __restrict out) {
  for (int64_t i = 0; i < n; ++i) {
    out[2 * i] = x[i];
    out[2 * i + 1] = x[n + i];
  }
}

void turn_halves(const float* __restrict x, const float* __restrict cos, const float* __restrict sin, int64_t h,
                 float* __restrict out) {
  for (int64_t i = 0; i < h; ++i) {
    out[i] = x[i] * cos[i] - x[h + i] * sin[i];
    out[h + i] = x[h + i] * cos[h + i] + x[i] * sin[h + i];
  }
}

void turn_pairs(const float* __restrict x, const float* __restrict cos, const float* __restrict sin, int64_t h,
                float* __restrict out) {
  for (int64_t i = 0; i < h; ++i) {
    out[2 * i] = x[2 * i] * cos[2 * i] - x[2 * i + 1] * sin[2 * i];
    out[2 * i + 1] = x[2 * i + 1] * cos[2 * i + 1] + x[2 * i] * sin[2 * i + 1];
  }
}

void turn_halves_back(const float* __restrict x, const float* __restrict cos, const float* __restrict sin, int64_t h,
                      float* __restrict out) {
  for (int64_t i = 0; i < h; ++i) {
    out[i] = x[i] * cos[i] + x[h + i] * sin[h + i];
    out[h + i] = x[h + i] * cos[h + i] - x[i] * sin[i];
  }
}

void turn_pairs_back(const float* __restrict x, const float* __restrict cos, const float* __restrict sin, int64_t h,
                     float* __restrict out) {
  for (int64_t i = 0; i < h; ++i) {
    out[2 * i] = x[2 * i] * cos[2 * i] + x[2 * i + 1] * sin[2 * i + 1];
    out[2 * i + 1] = x[2 * i + 1] * cos[2 * i + 1] - x[2 * i] * sin[2 * i];
  }
}

void multiply(const float* x, const float* y, int64_t n, float* out) {
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) out[i] = x[i] * y[i];
}

void scale(const float* x, float factor, int64_t n, float* out) {
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) out[i] = x[i] * factor;
}

void add(const float* x, const float* y, int64_t n, float* out) {
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) out[i] = x[i] + y[i];
}

void add_scaled(float* __restrict sum, const float* __restrict x, float factor, int64_t n) {
  for (int64_t i = 0; i < n; ++i) sum[i] += factor * x[i];
}

// Reductions keep 16 partial results, so that their order does not depend on the instruction set.
constexpr int64_t kPartial = 16;

float max_abs(const float* x, int64_t n) {
  float part[kPartial] = {};
  int64_t i = 0;
  for (; i + kPartial <= n; i += kPartial) {
    for (int64_t j = 0; j < kPartial; ++j) {
      const float v = __builtin_fabsf(x[i + j]);
      part[j] = v > part[j] ? v : part[j];
    }
  }
  for (int64_t j = 0; i < n; ++i, ++j) {
    const float v = __builtin_fabsf(x[i]);
    part[j] = v > part[j] ? v : part[j];
  }
  float top = part[0];
  for (int64_t j = 1; j < kPartial; ++j) top = part[j] > top ? part[j] : top;
  return top;
}

inline float total(const float* part) {
  float sum[kPartial];
  for (int64_t j = 0; j < kPartial; ++j) sum[j] = part[j];
  for (int64_t step = kPartial / 2; step > 0; step /= 2) {
    for (int64_t j = 0; j < step; ++j) sum[j] += sum[j + step];
  }
  return sum[0];
}

float sum_squares(const float* x, int64_t n) {
  float part[kPartial] = {};
  int64_t i = 0;
  for (; i + kPartial <= n; i += kPartial) {
    for (int64_t j = 0; j < kPartial; ++j) part[j] += x[i + j] * x[i + j];
  }
  for (int64_t j = 0; i < n; ++i, ++j) part[j] += x[i] * x[i];
  return total(part);
}

void quantize(const float* __restrict x, float factor, float low, float high, int64_t n, int8_t* __restrict out) {
  for (int64_t i = 0; i < n; ++i) {
    const float v = x[i] * factor;
    const float below = v < high ? v : (v >= high ? high : 0.0f);
    const float kept = below > low ? below : low;
    out[i] = static_cast<int8_t>(bits_of(kept + kMagic) - bits_of(kMagic));
  }
}

void from_int(const int32_t* __restrict x, int64_t n, float* __restrict out) {
  for (int64_t i = 0; i < n; ++i) out[i] = static_cast<float>(x[i]);
}

float exponentials(float* x, float shift, int64_t n) {
  float part[kPartial] = {};
  int64_t i = 0;
  for (; i + kPartial <= n; i += kPartial) {
    for (int64_t j = 0; j < kPartial; ++j) {
      const float e = exponential(x[i + j] - shift);
      x[i + j] = e;
      part[j] += e;
    }
  }
  for (int64_t j = 0; i < n; ++i, ++j) {
    x[i] = exponential(x[i] - shift);
    part[j] += x[i];
  }
  return total(part);
}

void sigmoids(const float* __restrict x, int64_t n, float* __restrict out) {
  for (int64_t i = 0; i < n; ++i) out[i] = 1.0f / (1.0f + exponential(-x[i]));
}

constexpr RowMath kRowMath{gate,       gate_gradient,    split_pairs,     join_pairs,  turn_halves,
                           turn_pairs, turn_halves_back, turn_pairs_back, multiply,    scale,
                           add,        add_scaled,       max_abs,         sum_squares, quantize,
                           from_int,   exponentials,     sigmoids};

}  // namespace
}  // namespace hotplate::kernels
