// The words of a call in parallel, and the distributions made of them.
#include "host/kernels/random.h"

#include <ATen/ATen.h>
#include <ATen/Dispatch.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <type_traits>

#include "host/kernels/tile.h"

namespace hotplate::kernels {

namespace {

// Words made at a time: they and the numbers made of them stay in the first-level cache.
constexpr int64_t kChunk = 4096;

// Calls body(pointer to a contiguous tensor of out's shape): `out` itself, or a copy that is stored afterwards.
template <class Body>
void with_contiguous(const at::Tensor& out, Body body) {
  if (out.numel() == 0) return;
  if (out.is_contiguous()) {
    body(out);
    return;
  }
  at::Tensor copy = at::empty(out.sizes(), out.options().memory_format(at::MemoryFormat::Contiguous));
  body(copy);
  out.copy_(copy);
}

template <class T>
void convert(const float* from, int64_t count, T* to) {
  if constexpr (std::is_same_v<T, bool>) {
    for (int64_t i = 0; i < count; ++i) to[i] = from[i] != 0;
  } else {
    // By way of int64: a float beyond a narrow type wraps there instead of being undefined.
    for (int64_t i = 0; i < count; ++i) to[i] = static_cast<T>(static_cast<int64_t>(from[i]));
  }
}
template <>
void convert(const float* from, int64_t count, float* to) {
  std::copy_n(from, count, to);
}
template <>
void convert(const float* from, int64_t count, double* to) {
  std::copy_n(from, count, to);
}
template <>
void convert(const float* from, int64_t count, at::Half* to) {
  tile_kernels(Element::F32).from_f32(Element::F16, from, count, to);
}
template <>
void convert(const float* from, int64_t count, at::BFloat16* to) {
  tile_kernels(Element::F32).from_f32(Element::BF16, from, count, to);
}

// Fills a tensor from transform(words, count of whole groups, numbers), one word for each number.
template <class Transform>
void fill_by_float(const at::Tensor& out, RandomState state, Transform transform) {
  with_contiguous(out, [&](const at::Tensor& target) {
    AT_DISPATCH_ALL_TYPES_AND3(at::kBool, at::kHalf, at::kBFloat16, target.scalar_type(), "random", [&] {
      auto* data = target.mutable_data_ptr<scalar_t>();
      for_random_words(state, target.numel(), 1, [&](const uint32_t* words, int64_t first, int64_t count) {
        alignas(64) float numbers[kChunk];
        const int64_t whole = (count + kRandomGroup - 1) / kRandomGroup * kRandomGroup;
        transform(words, whole, numbers);
        convert(numbers, count, data + first);
      });
    });
  });
}

// Fills a float64 tensor from number(pair of words).
template <class Number>
void fill_by_double(const at::Tensor& out, RandomState state, Number number) {
  with_contiguous(out, [&](const at::Tensor& target) {
    auto* data = target.mutable_data_ptr<double>();
    for_random_words(state, target.numel(), 2, [&](const uint32_t* words, int64_t first, int64_t count) {
      for (int64_t i = 0; i < count; ++i) data[first + i] = number(words + 2 * i);
    });
  });
}

// Bits of the fraction of a floating type, and its neighbours of a number, as float (which holds them exactly).
int significant_bits(at::ScalarType type) {
  switch (type) {
    case at::kHalf:
      return 11;
    case at::kBFloat16:
      return 8;
    default:
      return 24;
  }
}

double rounded(at::ScalarType type, double x) {
  switch (type) {
    case at::kDouble:
      return x;
    case at::kHalf:
      return static_cast<float>(at::Half(static_cast<float>(x)));
    case at::kBFloat16:
      return static_cast<float>(at::BFloat16(static_cast<float>(x)));
    default:
      return static_cast<float>(x);
  }
}

// The next number of the type above (direction +1) or below (-1) the number x of the type.
double next_of(at::ScalarType type, double x, int direction) {
  if (!std::isfinite(x)) return x;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (type == at::kDouble) return std::nextafter(x, direction * kInfinity);
  const auto single = static_cast<float>(x);
  if (type != at::kHalf && type != at::kBFloat16) {
    return std::nextafter(single, static_cast<float>(direction * kInfinity));
  }
  uint16_t bits = type == at::kHalf ? at::Half(single).x : at::BFloat16(single).x;
  if ((bits & 0x7FFF) == 0) {
    bits = direction > 0 ? 1 : 0x8001;
  } else {
    const bool away_from_zero = (direction > 0) == !(bits & 0x8000);
    bits = static_cast<uint16_t>(away_from_zero ? bits + 1 : bits - 1);
  }
  return type == at::kHalf ? static_cast<float>(at::Half(bits, at::Half::from_bits()))
                           : static_cast<float>(at::BFloat16(bits, at::BFloat16::from_bits()));
}

// The first and the last number of the type in [low, high], or in [low, high) when it is open. Where there is none,
// both are the one nearest to `low`. Bounds may be int64: long double holds them exactly.
struct Ends {
  double first, last;
};

Ends ends_in(at::ScalarType type, long double low, long double high, bool open) {
  Ends ends{rounded(type, static_cast<double>(low)), rounded(type, static_cast<double>(high))};
  if (ends.first < low) ends.first = next_of(type, ends.first, 1);
  if (ends.last > high || (open && ends.last == high)) ends.last = next_of(type, ends.last, -1);
  if (ends.first > ends.last) ends.first = ends.last = rounded(type, static_cast<double>(low));
  return ends;
}

}  // namespace

const RandomTable& random_table() {
  const KernelLevel level = kernel_level();
  if (level >= KernelLevel::Avx512 && random_table_avx512()) return *random_table_avx512();
  if (level >= KernelLevel::Avx2 && random_table_avx2()) return *random_table_avx2();
  return *random_table_portable();
}

RandomState random_state(int64_t seed, int64_t offset) {
  return {static_cast<uint64_t>(seed), static_cast<uint64_t>(offset)};
}

RandomState random_state(const at::Tensor& seed, const at::Tensor& offset, int64_t added) {
  const uint64_t start = static_cast<uint64_t>(*offset.const_data_ptr<int64_t>());
  return {static_cast<uint64_t>(*seed.const_data_ptr<int64_t>()), start + static_cast<uint64_t>(added)};
}

uint32_t random_word(RandomState state, uint8_t substream, uint64_t index) {
  return philox::block(random_counter(state, substream, index / 4), static_cast<uint32_t>(state.seed),
                       static_cast<uint32_t>(state.seed >> 32))[index % 4];
}

uint64_t random_word64(RandomState state, uint8_t substream, uint64_t index) {
  const philox::Block b = philox::block(random_counter(state, substream, index / 2), static_cast<uint32_t>(state.seed),
                                        static_cast<uint32_t>(state.seed >> 32));
  const size_t lane = index % 2 * 2;
  return uint64_t{b[lane + 1]} << 32 | b[lane];
}

namespace {

using uint128 = unsigned __int128;

// The rest of random_below when the first product was refused. After 255 refusals, whose probability is below 2^-255,
// the last product is taken.
uint64_t below_again(RandomState state, uint64_t index, uint64_t range, uint64_t threshold) {
  uint128 product = 0;
  for (int substream = 1; substream < 256; ++substream) {
    product = uint128{random_word64(state, static_cast<uint8_t>(substream), index)} * range;
    if (static_cast<uint64_t>(product) >= threshold) break;
  }
  return static_cast<uint64_t>(product >> 64);
}

// The same with 32-bit words, for range <= 2^32.
uint32_t below32(RandomState state, uint64_t index, uint32_t word, uint64_t range, uint32_t threshold) {
  uint64_t product = word * range;
  for (int substream = 1; static_cast<uint32_t>(product) < threshold && substream < 256; ++substream) {
    product = random_word(state, static_cast<uint8_t>(substream), index) * range;
  }
  return static_cast<uint32_t>(product >> 32);
}

}  // namespace

uint64_t random_below(RandomState state, uint64_t index, uint64_t word, uint64_t range) {
  const uint128 product = uint128{word} * range;
  // The threshold is below the range and costs a division: it matters only when the low half is below the range too.
  if (static_cast<uint64_t>(product) < range) {
    const uint64_t threshold = (0 - range) % range;
    if (static_cast<uint64_t>(product) < threshold) return below_again(state, index, range, threshold);
  }
  return static_cast<uint64_t>(product >> 64);
}

void for_random_words(RandomState state, int64_t elements, int words_per_element, WordsBody body) {
  if (elements == 0) return;
  const RandomTable& table = random_table();
  const int64_t per_chunk = kChunk / words_per_element;
  const int64_t chunks = (elements + per_chunk - 1) / per_chunk;
  at::parallel_for(0, chunks, 4, [&](int64_t begin, int64_t end) {
    alignas(64) uint32_t words[kChunk];
    for (int64_t chunk = begin; chunk < end; ++chunk) {
      const int64_t first = chunk * per_chunk;
      const int64_t count = std::min(per_chunk, elements - first);
      const int64_t wanted = (count * words_per_element + kRandomGroup - 1) / kRandomGroup * kRandomGroup;
      table.words(state, 0, static_cast<uint64_t>(first * words_per_element), wanted, words);
      body(words, first, count);
    }
  });
}

void fill_uniform(const at::Tensor& out, RandomState state, double from, double to) {
  const at::ScalarType type = out.scalar_type();
  const double range = to - from;
  const Ends ends = ends_in(type, from, to, /*open=*/true);
  if (type == at::kDouble) {
    fill_by_double(out, state, [=](const uint32_t* pair) {
      return std::clamp(from + range * unit53(pair), ends.first, ends.last);
    });
    return;
  }
  const UniformRange in{from, range, static_cast<float>(ends.first), static_cast<float>(ends.last),
                        significant_bits(type)};
  const RandomTable& table = random_table();
  fill_by_float(out, state, [&](const uint32_t* words, int64_t count, float* numbers) {
    table.uniform(words, count, in, numbers);
  });
}

void fill_normal(const at::Tensor& out, RandomState state, double mean, double std) {
  if (out.scalar_type() == at::kDouble) {
    // In pairs k and k + 32 of each group of 64, as RandomTable::normal makes them: so whole groups are made.
    constexpr int64_t kHalf = kRandomGroup / 2;
    with_contiguous(out, [&](const at::Tensor& target) {
      const int64_t total = target.numel();
      auto* data = target.mutable_data_ptr<double>();
      const int64_t whole = (total + kRandomGroup - 1) / kRandomGroup * kRandomGroup;
      for_random_words(state, whole, 2, [&](const uint32_t* words, int64_t first, int64_t count) {
        for (int64_t i = 0; i < count; ++i) {
          if (i % kRandomGroup >= kHalf) continue;
          const double radius = std * std::sqrt(-2.0 * std::log(open_unit52(words + 2 * i)));
          const double angle = 2.0 * M_PI * open_unit52(words + 2 * (i + kHalf));
          const int64_t a = first + i, b = a + kHalf;
          if (a < total) data[a] = mean + radius * std::cos(angle);
          if (b < total) data[b] = mean + radius * std::sin(angle);
        }
      });
    });
    return;
  }
  const RandomTable& table = random_table();
  fill_by_float(out, state, [&](const uint32_t* words, int64_t count, float* numbers) {
    table.normal(words, count, static_cast<float>(mean), static_cast<float>(std), numbers);
  });
}

void fill_exponential(const at::Tensor& out, RandomState state, double rate) {
  if (out.scalar_type() == at::kDouble) {
    fill_by_double(out, state, [=](const uint32_t* pair) { return -std::log(open_unit52(pair)) / rate; });
    return;
  }
  // Never zero, also where the type rounds: users divide by it.
  const auto least = static_cast<float>(next_of(out.scalar_type(), 0.0, 1));
  const RandomTable& table = random_table();
  fill_by_float(out, state, [&](const uint32_t* words, int64_t count, float* numbers) {
    table.exponential(words, count, static_cast<float>(1.0 / rate), least, numbers);
  });
}

void fill_integers(const at::Tensor& out, RandomState state, int64_t low, uint64_t range) {
  with_contiguous(out, [&](const at::Tensor& target) {
    AT_DISPATCH_ALL_TYPES_AND3(at::kBool, at::kHalf, at::kBFloat16, target.scalar_type(), "random", [&] {
      auto* data = target.mutable_data_ptr<scalar_t>();
      const auto last = static_cast<int64_t>(static_cast<uint64_t>(low) + range - 1);
      const Ends ends = ends_in(target.scalar_type(), low, last, /*open=*/false);
      // The sum wraps as integers of the device do.
      auto store = [&](int64_t i, uint64_t value) {
        const auto sum = static_cast<int64_t>(static_cast<uint64_t>(low) + value);
        if constexpr (std::is_same_v<scalar_t, bool>) {
          data[i] = sum != 0;
        } else if constexpr (!std::is_integral_v<scalar_t>) {
          // Rounding must not leave the range: a type may lack the large integers near its end.
          data[i] = static_cast<scalar_t>(
              std::clamp(rounded(target.scalar_type(), static_cast<double>(sum)), ends.first, ends.last));
        } else {
          data[i] = static_cast<scalar_t>(sum);
        }
      };
      if (range != 0 && range <= uint64_t{1} << 32) {
        const auto threshold = static_cast<uint32_t>(((uint64_t{1} << 32) - range) % range);
        for_random_words(state, target.numel(), 1, [&](const uint32_t* words, int64_t first, int64_t count) {
          for (int64_t i = 0; i < count; ++i) {
            store(first + i, below32(state, static_cast<uint64_t>(first + i), words[i], range, threshold));
          }
        });
        return;
      }
      for_random_words(state, target.numel(), 2, [&](const uint32_t* words, int64_t first, int64_t count) {
        for (int64_t i = 0; i < count; ++i) {
          const uint64_t word = uint64_t{words[2 * i + 1]} << 32 | words[2 * i];
          store(first + i, range == 0 ? word : random_below(state, static_cast<uint64_t>(first + i), word, range));
        }
      });
    });
  });
}

uint64_t word_threshold(double p) { return static_cast<uint64_t>(std::llround(p * 0x1p32)); }

namespace {

// Writes 1 where chosen(word, index) and 0 elsewhere, as bit patterns: a conditional number would become a branch that
// no processor can predict.
template <class Chosen>
void fill_chosen(const at::Tensor& out, RandomState state, Chosen chosen) {
  with_contiguous(out, [&](const at::Tensor& target) {
    AT_DISPATCH_ALL_TYPES_AND3(at::kBool, at::kHalf, at::kBFloat16, target.scalar_type(), "bernoulli", [&] {
      using Bits = std::conditional_t<sizeof(scalar_t) == 8, uint64_t,
                                      std::conditional_t<sizeof(scalar_t) == 4, uint32_t,
                                                         std::conditional_t<sizeof(scalar_t) == 2, uint16_t, uint8_t>>>;
      const scalar_t number(1);
      Bits one;
      std::memcpy(&one, &number, sizeof one);
      auto* data = static_cast<Bits*>(target.mutable_data_ptr());
      for_random_words(state, target.numel(), 1, [&](const uint32_t* words, int64_t first, int64_t count) {
        for (int64_t i = 0; i < count; ++i) {
          data[first + i] = static_cast<Bits>(one & (Bits{0} - static_cast<Bits>(chosen(words[i], first + i))));
        }
      });
    });
  });
}

}  // namespace

void fill_bernoulli(const at::Tensor& out, RandomState state, double p) {
  const uint64_t threshold = word_threshold(p);
  if (threshold > std::numeric_limits<uint32_t>::max()) {
    out.fill_(1);
    return;
  }
  fill_chosen(out, state, [limit = static_cast<uint32_t>(threshold)](uint32_t word, int64_t) { return word < limit; });
}

void fill_bernoulli(const at::Tensor& out, RandomState state, const at::Tensor& p) {
  const at::Tensor probabilities = p.to(at::kDouble).expand(out.sizes()).contiguous();
  if (probabilities.numel() == 0) return;
  const double least = probabilities.min().item<double>(), most = probabilities.max().item<double>();
  if (!(least >= 0.0 && most <= 1.0)) {
    throw std::invalid_argument(c10::str("every element of prob must be in [0, 1], but the smallest is ", least,
                                         " and the largest is ", most, "."));
  }
  fill_chosen(out, state, [prob = probabilities.const_data_ptr<double>()](uint32_t word, int64_t i) {
    return word * 0x1p-32 < prob[i];
  });
}

}  // namespace hotplate::kernels
