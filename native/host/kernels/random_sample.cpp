// Operators that choose: from a multinomial distribution, a permutation, and the random slopes of rrelu.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

#include "gen/args_random.h"
#include "host/kernels/random.h"

namespace hotplate::kernels {

namespace {

void check_distribution(const double* p, int64_t categories, int64_t row) {
  double sum = 0;
  for (int64_t c = 0; c < categories; ++c) {
    if (!(p[c] >= 0) || std::isinf(p[c])) {
      throw std::invalid_argument(c10::str("multinomial: probabilities must be finite and not negative, but row ", row,
                                           " holds ", p[c], " at ", c, "."));
    }
    sum += p[c];
  }
  if (!(sum > 0)) {
    throw std::invalid_argument(c10::str("multinomial: the probabilities of row ", row, " add up to ", sum,
                                         ": at least one must be greater than zero."));
  }
}

// body(i, pair of words) for i in [0, count): the draws of one row, each with its own words. Rows start at whole
// groups.
template <class Body>
void for_row_words(RandomState state, int64_t row, int64_t count, Body body) {
  constexpr int64_t kPairs = 8 * kRandomGroup;
  alignas(64) uint32_t words[2 * kPairs];
  const int64_t row_words = (2 * count + kRandomGroup - 1) / kRandomGroup * kRandomGroup;
  for (int64_t first = 0; first < count; first += kPairs) {
    const int64_t wanted = std::min(2 * kPairs, row_words - 2 * first);
    random_table().words(state, 0, static_cast<uint64_t>(row * row_words + 2 * first), wanted, words);
    for (int64_t i = first; i < std::min(first + kPairs, count); ++i) body(i, words + 2 * (i - first));
  }
}

// Independent draws: u times the sum falls into the interval of one category.
void draw_with_replacement(const double* p, int64_t categories, int64_t samples, RandomState state, int64_t row,
                           int64_t* out) {
  std::vector<double> sums(static_cast<size_t>(categories));
  std::partial_sum(p, p + categories, sums.begin());
  int64_t last = categories - 1;
  while (p[last] == 0) --last;
  for_row_words(state, row, samples, [&](int64_t s, const uint32_t* pair) {
    // The first sum above x: a category of probability zero adds nothing, so it is never the first. Rounding may make x
    // the whole sum.
    const double x = unit53(pair) * sums.back();
    const int64_t found = std::upper_bound(sums.begin(), sums.end(), x) - sums.begin();
    out[s] = std::min(found, last);
  });
}

// Each category finishes after an exponential time with its probability as the rate; the first ones to finish are, in
// order, a draw without replacement (Efraimidis and Spirakis 2006). Probability zero never finishes: such categories
// come last, by index.
void draw_without_replacement(const double* p, int64_t categories, int64_t samples, RandomState state, int64_t row,
                              int64_t* out) {
  std::vector<std::pair<double, int64_t>> times(static_cast<size_t>(categories));
  for_row_words(state, row, categories, [&](int64_t c, const uint32_t* pair) {
    const double never = std::numeric_limits<double>::infinity();
    times[static_cast<size_t>(c)] = {p[c] > 0 ? -std::log(open_unit52(pair)) / p[c] : never, c};
  });
  std::partial_sort(times.begin(), times.begin() + samples, times.end());
  for (int64_t s = 0; s < samples; ++s) out[s] = times[static_cast<size_t>(s)].second;
}

void multinomial(const at::Tensor& self, int64_t samples, bool replacement, RandomState state, const at::Tensor& out) {
  if (out.numel() == 0) return;
  const at::Tensor probabilities = self.to(at::kDouble).contiguous();
  const int64_t categories = self.size(-1);
  const int64_t rows = self.numel() / std::max<int64_t>(categories, 1);
  const auto* p = probabilities.const_data_ptr<double>();
  if (categories == 0) throw std::invalid_argument("multinomial: there is no category to draw from.");
  at::Tensor target = out.contiguous();
  auto* data = target.mutable_data_ptr<int64_t>();
  // One draw is the same with and without replacement, and sums are cheaper than logarithms.
  const bool independent = replacement || samples == 1;
  at::parallel_for(0, rows, 1, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const double* distribution = p + row * categories;
      check_distribution(distribution, categories, row);
      (independent ? draw_with_replacement : draw_without_replacement)(distribution, categories, samples, state, row,
                                                                       data + row * samples);
    }
  });
  if (!target.is_same(out)) out.copy_(target);
}

// Fisher and Yates: place i takes one of the elements that are left, each with the same probability.
template <class Index>
void shuffle(Index* data, int64_t n, RandomState state) {
  std::iota(data, data + n, Index{0});
  // The choices do not depend on the data: they are made ahead, so that memory far away is fetched in time.
  constexpr int64_t kAhead = kRandomGroup;
  alignas(64) uint32_t words[2 * kAhead];
  int64_t chosen[kAhead];
  for (int64_t first = 0; first < n; first += kAhead) {
    random_table().words(state, 0, static_cast<uint64_t>(2 * first), 2 * kAhead, words);
    const int64_t count = std::min(kAhead, n - first);
    for (int64_t k = 0; k < count; ++k) {
      const int64_t i = first + k;
      const uint64_t word = uint64_t{words[2 * k + 1]} << 32 | words[2 * k];
      chosen[k] =
          i + static_cast<int64_t>(random_below(state, static_cast<uint64_t>(i), word, static_cast<uint64_t>(n - i)));
      __builtin_prefetch(data + chosen[k], 1);
    }
    for (int64_t k = 0; k < count; ++k) std::swap(data[first + k], data[chosen[k]]);
  }
}

// x where x > 0 (or NaN), else x * slope with a slope from [lower, upper) for each element, which `noise` receives (1
// where x > 0).
void rrelu(const at::Tensor& x, const at::Tensor& noise, const at::Scalar& lower, const at::Scalar& upper,
           bool training, RandomState state, const at::Tensor& out) {
  if (out.numel() == 0) return;
  const at::Tensor positive = x.le(0).logical_not_();
  if (!training) {
    const double slope = (lower.toDouble() + upper.toDouble()) / 2;
    out.copy_(at::where(positive, x, x * slope));
    return;
  }
  at::Tensor slope = at::empty(x.sizes(), noise.options());
  fill_uniform(slope, state, lower.toDouble(), upper.toDouble());
  slope.masked_fill_(positive, 1);
  out.copy_(at::where(positive, x, x * slope));
  noise.copy_(slope);
}

}  // namespace

void Multinomial(const gen::MultinomialArgs& a) {
  multinomial(a.self, a.numsamples, a.replacement, random_state(a.seed, a.offset), a.out);
}

void MultinomialTensor(const gen::MultinomialTensorArgs& a) {
  multinomial(a.self, a.numsamples, a.replacement, random_state(a.seedTensor, a.offsetTensor, a.offset), a.out);
}

void Randperm(const gen::RandpermArgs& a) {
  const RandomState state = random_state(a.seed, a.offset);
  if (a.n == 0) return;
  // 32-bit indices where they suffice: half the memory to jump about in.
  const bool small = a.n <= std::numeric_limits<int32_t>::max();
  const at::ScalarType index = small ? at::kInt : at::kLong;
  at::Tensor order =
      a.out.scalar_type() == index && a.out.is_contiguous() ? a.out : at::empty({a.n}, a.out.options().dtype(index));
  if (small) {
    shuffle(order.mutable_data_ptr<int32_t>(), a.n, state);
  } else {
    shuffle(order.mutable_data_ptr<int64_t>(), a.n, state);
  }
  if (!order.is_same(a.out)) a.out.copy_(order);
}

void RReluWithNoise(const gen::RReluWithNoiseArgs& a) {
  rrelu(a.self, a.noise, a.lower, a.upper, a.training, random_state(a.seed, a.offset), a.out);
}

void InplaceRReluWithNoise(const gen::InplaceRReluWithNoiseArgs& a) {
  rrelu(a.self, a.noise, a.lower, a.upper, a.training, random_state(a.seed, a.offset), a.self);
}

}  // namespace hotplate::kernels
