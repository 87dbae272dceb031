// The algorithms of row_pass.h over the vector type of tile_impl.h, which this includes.
#pragma once

#include "row_pass.h"
#include "tile_impl.h"

namespace hotplate::kernels {
namespace {

template <Element kType>
constexpr int64_t kBytes = kType == Element::F32 ? 4 : 2;

template <Element kType>
inline void store_typed(char* p, F v) {
  if constexpr (kType == Element::F16) return Arch::store_f16(reinterpret_cast<uint16_t*>(p), v);
  if constexpr (kType == Element::BF16) return Arch::store_bf16(reinterpret_cast<uint16_t*>(p), v);
  if constexpr (kType == Element::F32) return Arch::store(reinterpret_cast<float*>(p), v);
}

// The last elements of a row: n of kW lanes, zeros behind them.
template <Element kType>
inline F load_some(const char* p, int n) {
  if (n == kW) return load_typed<kType>(p);
  char raw[kW * 4] = {};
  memcpy(raw, p, n * kBytes<kType>);
  return load_typed<kType>(raw);
}

template <Element kType>
inline void store_some(char* p, F v, int n) {
  if (n == kW) return store_typed<kType>(p, v);
  char raw[kW * 4];
  store_typed<kType>(raw, v);
  memcpy(p, raw, n * kBytes<kType>);
}

// Calls body with the element type as a constant.
template <class Body>
inline auto of_type(Element type, const Body& body) {
  switch (type) {
    case Element::F16:
      return body.template operator()<Element::F16>();
    case Element::BF16:
      return body.template operator()<Element::BF16>();
    default:
      return body.template operator()<Element::F32>();
  }
}

constexpr int64_t kAhead = 1024;  // bytes: prefetching by the processor ends with a page
constexpr int kSums = 4;          // independent partial sums

template <Element kType, bool kAdd>
float squares_typed(const char* x, const char* y, int64_t n, float* sum, char* out) {
  F part[kSums];
  for (int v = 0; v < kSums; ++v) part[v] = Arch::set1(0.0f);
  const auto one = [&](int64_t i, int lanes_here, F& into) {
    __builtin_prefetch(x + i * kBytes<kType> + kAhead);
    F value = load_some<kType>(x + i * kBytes<kType>, lanes_here);
    if constexpr (kAdd) {
      value = Arch::add(value, load_some<kType>(y + i * kBytes<kType>, lanes_here));
      store_some<Element::F32>(reinterpret_cast<char*>(sum + i), value, lanes_here);
      if (out) store_some<kType>(out + i * kBytes<kType>, value, lanes_here);
    }
    into = Arch::fma(value, value, into);
  };
  int64_t i = 0;
  for (; i + kSums * kW <= n; i += kSums * kW)
#pragma GCC unroll 4
    for (int v = 0; v < kSums; ++v) one(i + v * kW, kW, part[v]);
  for (int v = 0; i < n; i += kW, ++v) one(i, lanes(n - i), part[v]);
  return Arch::reduce_add(Arch::add(Arch::add(part[0], part[1]), Arch::add(part[2], part[3])));
}

float pass_squares(Element type, const void* x, int64_t n) {
  return of_type(type, [&]<Element kType>() {
    return squares_typed<kType, false>(static_cast<const char*>(x), nullptr, n, nullptr, nullptr);
  });
}

float pass_add_squares(Element type, const void* x, const void* y, int64_t n, float* sum, void* out) {
  return of_type(type, [&]<Element kType>() {
    return squares_typed<kType, true>(static_cast<const char*>(x), static_cast<const char*>(y), n, sum,
                                      static_cast<char*>(out));
  });
}

void pass_normalize(Element from, const void* x, float factor, const float* gamma, int64_t n, Element to, void* out) {
  of_type(from, [&]<Element kFrom>() {
    of_type(to, [&]<Element kTo>() {
      const char* in = static_cast<const char*>(x);
      char* o = static_cast<char*>(out);
      const F by = Arch::set1(factor);
      int64_t i = 0;
      for (; i + kW <= n; i += kW, in += kW * kBytes<kFrom>, o += kW * kBytes<kTo>) {
        __builtin_prefetch(in + n * kBytes<kFrom>);  // the next row comes from memory meanwhile
        store_typed<kTo>(o, Arch::mul(Arch::mul(load_typed<kFrom>(in), by), Arch::load(gamma + i)));
      }
      if (i == n) return;
      const int left = static_cast<int>(n - i);
      const F g = load_some<Element::F32>(reinterpret_cast<const char*>(gamma + i), left);
      store_some<kTo>(o, Arch::mul(Arch::mul(load_some<kFrom>(in, left), by), g), left);
    });
  });
}

// Elements that Arch::stream writes at a time, two vectors of 16-bit elements or one of fp32, and its alignment.
template <Element kType>
constexpr int64_t kStreamed = kW * 4 / kBytes<kType>;
constexpr int64_t kLine = kW * 4;

template <Element kType>
inline void stream_typed(char* p, F first, F second) {
  if constexpr (kType == Element::F16) return Arch::stream_f16(p, first, second);
  if constexpr (kType == Element::BF16) return Arch::stream_bf16(p, first, second);
  if constexpr (kType == Element::F32) return Arch::stream(p, first);
}

// 1 / (1 + e^-x), where e^-x is kept finite. The polynomial for 16-bit results is the minimax fit of the relative error
// of 2^f on [-1/2, 1/2], 2.6e-6.
template <Element kType>
inline F sigmoid(F x) {
  const F least = Arch::max(Arch::set1(-87.0f), x);
  if constexpr (kType == Element::F32) {
    const F e = exp_negative<5>(Arch::sub(Arch::set1(0.0f), least));
    return Arch::reciprocal(Arch::add(Arch::set1(1.0f), e));
  } else {
    F y = Arch::mul(least, Arch::set1(-kLog2e));
    if constexpr (!Arch::kScalesToZero) y = Arch::max(Arch::set1(-126.0f), y);
    const F n = Arch::round(y), f = Arch::sub(y, n);
    F p = Arch::set1(0x1.3997d6p-7f);
    p = Arch::fma(p, f, Arch::set1(0x1.ca1442p-5f));
    p = Arch::fma(p, f, Arch::set1(0x1.ec06dap-3f));
    p = Arch::fma(p, f, Arch::set1(0x1.62e0dcp-1f));
    p = Arch::scale_by_power(Arch::fma(p, f, Arch::set1(0x1.ffffe8p-1f)), n);
    p = Arch::add(Arch::set1(1.0f), p);
    return kType == Element::BF16 ? Arch::rough_reciprocal(p) : Arch::reciprocal(p);
  }
}

void pass_silu_gate(Element type, const void* gate, const void* linear, int64_t n, void* out, int64_t next,
                    bool stream) {
  of_type(type, [&]<Element kType>() {
    const char* g = static_cast<const char*>(gate);
    const char* l = static_cast<const char*>(linear);
    char* o = static_cast<char*>(out);
    constexpr int64_t kStep = kW * kBytes<kType>;
    const auto one = [](const char* x, const char* y) {
      const F v = load_typed<kType>(x);
      return Arch::mul(Arch::mul(v, sigmoid<kType>(v)), load_typed<kType>(y));
    };
    const auto plain = [&](int64_t count) {
      for (; count >= kW; count -= kW, g += kStep, l += kStep, o += kStep) store_typed<kType>(o, one(g, l));
      if (count == 0) return;
      const int left = static_cast<int>(count);
      const F v = load_some<kType>(g, left), y = load_some<kType>(l, left);
      store_some<kType>(o, Arch::mul(Arch::mul(v, sigmoid<kType>(v)), y), left);
      g += left * kBytes<kType>, l += left * kBytes<kType>, o += left * kBytes<kType>;
    };
    if (stream) {
      const int64_t head = (-reinterpret_cast<intptr_t>(o) & (kLine - 1)) / kBytes<kType>;
      plain(head < n ? head : n);
      n = head < n ? n - head : 0;
      for (; n >= kStreamed<kType>; n -= kStreamed<kType>, g += kLine, l += kLine, o += kLine) {
        __builtin_prefetch(g + next);
        __builtin_prefetch(l + next);
        stream_typed<kType>(o, one(g, l), kStreamed<kType> > kW ? one(g + kStep, l + kStep) : Arch::set1(0.0f));
      }
    }
    plain(n);
  });
}

void pass_turn_halves(Element type, const void* x, const float* cos, const float* sin, int64_t h, void* out,
                      bool stream) {
  of_type(type, [&]<Element kType>() {
    const char* low = static_cast<const char*>(x);
    const char* high = low + h * kBytes<kType>;
    char* to_low = static_cast<char*>(out);
    char* to_high = to_low + h * kBytes<kType>;
    int64_t i = 0;
    if (stream && reinterpret_cast<intptr_t>(to_low) % kLine == 0 && reinterpret_cast<intptr_t>(to_high) % kLine == 0) {
      constexpr int kVectors = static_cast<int>(kStreamed<kType> / kW);
      for (; i + kStreamed<kType> <= h; i += kStreamed<kType>) {
        F one[2] = {}, other[2] = {};
        const int64_t at = i * kBytes<kType>;
        __builtin_prefetch(low + at + kAhead);
        __builtin_prefetch(high + at + kAhead);
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v) {
          const int64_t j = i + v * kW;
          const F a = load_typed<kType>(low + j * kBytes<kType>), b = load_typed<kType>(high + j * kBytes<kType>);
          one[v] = Arch::fms(a, Arch::load(cos + j), Arch::mul(b, Arch::load(sin + j)));
          other[v] = Arch::fma(b, Arch::load(cos + h + j), Arch::mul(a, Arch::load(sin + h + j)));
        }
        stream_typed<kType>(to_low + at, one[0], one[1]);
        stream_typed<kType>(to_high + at, other[0], other[1]);
      }
    }
    for (; i < h; i += kW) {
      const int n = lanes(h - i);
      const int64_t at = i * kBytes<kType>;
      const auto table = [&](const float* t) { return load_some<Element::F32>(reinterpret_cast<const char*>(t), n); };
      const F a = load_some<kType>(low + at, n), b = load_some<kType>(high + at, n);
      store_some<kType>(to_low + at, Arch::fms(a, table(cos + i), Arch::mul(b, table(sin + i))), n);
      store_some<kType>(to_high + at, Arch::fma(b, table(cos + h + i), Arch::mul(a, table(sin + h + i))), n);
    }
  });
}

constexpr RowPass kRowPass{pass_squares, pass_add_squares, pass_normalize, pass_silu_gate, pass_turn_halves};

}  // namespace
}  // namespace hotplate::kernels
