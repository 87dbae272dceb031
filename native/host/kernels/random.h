// Filling tensors with random numbers of a distribution: what the random operators are made of.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/FunctionRef.h>

#include "host/kernels/random_table.h"

namespace hotplate::kernels {

// The state that an operator was called with.
RandomState random_state(int64_t seed, int64_t offset);
// The same from one-element int64 tensors, which a replayed graph fills anew each time; `added` counts from their
// offset.
RandomState random_state(const at::Tensor& seed, const at::Tensor& offset, int64_t added);

// Substreams: 0 is what a call reads; the others replace words of it that rejection has refused.
uint32_t random_word(RandomState state, uint8_t substream, uint64_t index);
uint64_t random_word64(RandomState state, uint8_t substream, uint64_t index);

// A uniform integer in [0, range) from a 64-bit word, without bias (Lemire 2019: multiply, and refuse the few products
// that would be too frequent). `word` is the pair of words `index` of substream 0; range > 0.
uint64_t random_below(RandomState state, uint64_t index, uint64_t word, uint64_t range);

// Runs body(words, first, count) over all elements, in parallel; `words` holds words_per_element words for each of
// them, and is good up to the next multiple of kRandomGroup words. Which elements come together in one call does not
// depend on the number of threads.
using WordsBody = c10::function_ref<void(const uint32_t* words, int64_t first, int64_t count)>;
void for_random_words(RandomState state, int64_t elements, int words_per_element, WordsBody body);

// u in [0, 1), a multiple of 2^-53, from a pair of words.
inline double unit53(const uint32_t* pair) {
  return static_cast<double>((uint64_t{pair[1]} << 32 | pair[0]) >> 11) * 0x1p-53;
}
// The middle of one of 2^52 equal parts of (0, 1).
inline double open_unit52(const uint32_t* pair) {
  return (static_cast<double>((uint64_t{pair[1]} << 32 | pair[0]) >> 12) + 0.5) * 0x1p-52;
}

// These write every element of `out`, whatever its strides, by its index in row-major order. Floating results are
// rounded once; integers take the number without its fraction, bool whether it is not zero.
//   uniform: [from, to) also after rounding to the dtype of `out`.
void fill_uniform(const at::Tensor& out, RandomState state, double from, double to);
void fill_normal(const at::Tensor& out, RandomState state, double mean, double std);
void fill_exponential(const at::Tensor& out, RandomState state, double rate);
//   integers low .. low + range - 1; range 0 stands for 2^64.
void fill_integers(const at::Tensor& out, RandomState state, int64_t low, uint64_t range);
//   1 with the probability p, else 0; the second one takes a tensor of probabilities that expands to the shape of
//   `out`, and throws when one of them is not in [0, 1].
void fill_bernoulli(const at::Tensor& out, RandomState state, double p);
void fill_bernoulli(const at::Tensor& out, RandomState state, const at::Tensor& p);

// The number of the 2^32 words that stand for an event of probability p.
uint64_t word_threshold(double p);

}  // namespace hotplate::kernels
