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

// 1 / (1 + e^-x), where e^-x is kept finite.
inline F sigmoid(F x) {
  const F e = exp_negative<5>(Arch::sub(Arch::set1(0.0f), Arch::max(Arch::set1(-88.0f), x)));
  return Arch::reciprocal(Arch::add(Arch::set1(1.0f), e));
}

void pass_silu_gate(Element type, const void* gate, const void* linear, int64_t n, void* out) {
  of_type(type, [&]<Element kType>() {
    const char* g = static_cast<const char*>(gate);
    const char* l = static_cast<const char*>(linear);
    char* o = static_cast<char*>(out);
    constexpr int64_t kStep = kW * kBytes<kType>;
    const auto one = [](F x, F y) { return Arch::mul(Arch::mul(x, sigmoid(x)), y); };
    int64_t i = 0;
    for (; i + kW <= n; i += kW, g += kStep, l += kStep, o += kStep) {
      __builtin_prefetch(g + kAhead);
      __builtin_prefetch(l + kAhead);
      store_typed<kType>(o, one(load_typed<kType>(g), load_typed<kType>(l)));
    }
    if (i == n) return;
    const int left = static_cast<int>(n - i);
    store_some<kType>(o, one(load_some<kType>(g, left), load_some<kType>(l, left)), left);
  });
}

void pass_turn_halves(Element type, const void* x, const float* cos, const float* sin, int64_t h, void* out) {
  of_type(type, [&]<Element kType>() {
    const char* low = static_cast<const char*>(x);
    const char* high = low + h * kBytes<kType>;
    char* to_low = static_cast<char*>(out);
    char* to_high = to_low + h * kBytes<kType>;
    for (int64_t i = 0; i < h; i += kW) {
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
