// Causal convolutions with and without a cache, joint projections, and the choice of words from their scores.
#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

// --- masked causal convolution -------------------------------------------------------------------------------------
namespace {

// x [S, B, H] so many steps later, zeros before.
at::Tensor later(const at::Tensor& x, int64_t steps) {
  at::Tensor result = at::zeros_like(x);
  if (steps < x.size(0)) result.narrow(0, steps, x.size(0) - steps).copy_(x.narrow(0, 0, x.size(0) - steps));
  return result;
}

at::Tensor earlier(const at::Tensor& x, int64_t steps) {
  at::Tensor result = at::zeros_like(x);
  if (steps < x.size(0)) result.narrow(0, 0, x.size(0) - steps).copy_(x.narrow(0, steps, x.size(0) - steps));
  return result;
}

// mask [B, S] -> [S, B, 1]
at::Tensor where_valid(const std::optional<at::Tensor>& mask, const at::Tensor& y) {
  return mask ? y * mask->t().unsqueeze(2).to(y.scalar_type()) : y;
}

}  // namespace

void MaskedCausalConv1d(const gen::MaskedCausalConv1dArgs& a) {
  const at::Tensor x = a.x.to(at::kFloat), w = a.weight.to(at::kFloat);
  const int64_t width = w.size(0);
  at::Tensor y = at::zeros_like(x);
  for (int64_t k = 0; k < width; ++k) y += later(x, width - 1 - k) * w[k];
  write(a.out, where_valid(a.maskOptional, y));
}

void MaskedCausalConv1dBackward(const gen::MaskedCausalConv1dBackwardArgs& a) {
  const at::Tensor x = a.x.to(at::kFloat), w = a.weight.to(at::kFloat);
  const at::Tensor dy = where_valid(a.maskOptional, a.gradY.to(at::kFloat));
  const int64_t width = w.size(0);
  at::Tensor dx = at::zeros_like(x), dw = at::zeros_like(w);
  for (int64_t k = 0; k < width; ++k) {
    dx += earlier(dy, width - 1 - k) * w[k];
    dw[k].copy_((later(x, width - 1 - k) * dy).sum(at::IntArrayRef({0, 1})));
  }
  write(a.gradXOut, dx);
  write(a.gradWeightOut, dw);
}

// --- causal convolution with a cache -------------------------------------------------------------------------------
namespace {

std::vector<int64_t> values_of(const at::Tensor& t) {
  const at::Tensor flat = t.to(at::kLong).contiguous();
  return {flat.const_data_ptr<int64_t>(), flat.const_data_ptr<int64_t>() + flat.numel()};
}

std::vector<int64_t> values_of(const std::optional<at::Tensor>& t) {
  return t ? values_of(*t) : std::vector<int64_t>();
}

template <class Args>
struct Cache {
  const Args& a;
  at::Tensor flat, states, weight, result;  // [tokens, dim], [lines, length, dim], [width, dim], [tokens, dim]
  std::vector<int64_t> starts, lines, computed, accepted, first, last, initial;

  Cache(const Args& args, const at::Tensor& y) : a(args), flat(a.x.reshape({-1, a.x.size(-1)})), states(a.convStates) {
    weight = a.weight.to(at::kFloat);
    result = y.dim() == 2 ? y : y.view({-1, y.size(-1)});
    starts = values_of(a.queryStartLoc);
    if (starts.empty()) {
      TORCH_CHECK(a.x.dim() == 3, "queryStartLoc is required when x has 2 dimensions");
      for (int64_t n = 0; n <= a.x.size(0); ++n) starts.push_back(n * a.x.size(1));
    }
    lines = values_of(a.cacheIndices);
    computed = values_of(a.numComputedTokens), accepted = values_of(a.numAcceptedTokens);
    first = values_of(a.blockIdxFirstScheduledToken), last = values_of(a.blockIdxLastScheduledToken);
    initial = values_of(a.initialStateIdx);
    const size_t batch = starts.size() - 1;
    TORCH_CHECK(states.size(1) >= weight.size(0) - 1, "convStates holds ", states.size(1),
                " tokens for each sequence, but ", weight.size(0) - 1, " are needed");
    for (const std::vector<int64_t>* list : {&computed, &accepted, &first, &last, &initial}) {
      TORCH_CHECK(list->empty() || list->size() >= batch, "there are ", batch, " sequences, but a list for ",
                  list->size());
    }
    if (paged()) {
      TORCH_CHECK(
          a.cacheIndices && a.cacheIndices->dim() == 2 && !first.empty() && !initial.empty() && !computed.empty(),
          "with blockIdxLastScheduledToken, cacheIndices [batch, blocks], blockIdxFirstScheduledToken, "
          "initialStateIdx and numComputedTokens are required");
    }
    TORCH_CHECK(a.convMode == 0 || !computed.empty(), "convMode 1 requires numComputedTokens");
  }

  bool paged() const { return !last.empty(); }

  int64_t line(int64_t n, int64_t block) const {
    if (lines.empty()) return n;
    const int64_t columns = a.cacheIndices->dim() == 2 ? a.cacheIndices->size(1) : 1;
    const int64_t i = n * columns + block;
    TORCH_CHECK(block >= 0 && block < columns && i < static_cast<int64_t>(lines.size()), "sequence ", n,
                " has no block ", block, " in cacheIndices");
    return lines[i];
  }

  at::Tensor state(int64_t index) const {
    TORCH_CHECK(index >= 0 && index < states.size(0), "cacheIndices holds ", index, ", but convStates has ",
                states.size(0), " lines");
    return states[index];
  }

  void run(int64_t n) {
    const int64_t begin = starts[n], count = starts[n + 1] - begin;
    const int64_t before = weight.size(0) - 1, length = states.size(1);
    const int64_t read = line(n, paged() ? initial[n] : 0);
    if (read == a.padSlotId || count <= 0) return;
    const at::Tensor tokens = flat.narrow(0, begin, count);
    int64_t offset = 0;
    at::Tensor history;
    if (!computed.empty() && computed[n] == 0) {
      history = at::zeros({before, flat.size(1)}, flat.options());
    } else {
      offset = accepted.empty() ? length - before : accepted[n] - 1;
      TORCH_CHECK(offset >= 0 && offset + before <= length, "numAcceptedTokens holds ", offset + 1,
                  ", but convStates keeps ", length, " tokens");
      history = state(read).narrow(0, 0, offset + before);
    }
    at::Tensor row = at::cat({history, tokens});
    const int64_t kept = std::min(length, row.size(0));
    state(line(n, paged() ? last[n] : 0)).narrow(0, length - kept, kept).copy_(row.narrow(0, row.size(0) - kept, kept));
    row = row.narrow(0, offset, before + count);
    if (paged()) fill_blocks(n, row, count, before, length);
    row = row.to(at::kFloat);
    at::Tensor y = at::zeros({count, flat.size(1)}, row.options());
    for (int64_t k = 0; k <= before; ++k) y += row.narrow(0, k, count) * weight[k];
    if (a.convMode == 1) {
      // Outputs that would need tokens from before the first one.
      y.narrow(0, 0, std::clamp<int64_t>(before - computed[n], 0, count)).zero_();
    }
    if (a.residualConnection) y += tokens.to(at::kFloat);
    result.narrow(0, begin, count).copy_(y);
  }

  // Every block that the sequence completes keeps the tokens before its end.
  void fill_blocks(int64_t n, const at::Tensor& row, int64_t count, int64_t before, int64_t length) const {
    const int64_t size = a.blockSize;
    const int64_t open = (count - (size - computed[n] % size)) % size;
    const int64_t tail = open < 0 ? open + size : open;
    const int64_t full = count - tail - (tail == 0 ? size : 0);
    const int64_t blocks = last[n] - first[n];
    for (int64_t chunk = 0; chunk < blocks; ++chunk) {
      const int64_t edge = full - (blocks - chunk - 1) * size;
      TORCH_CHECK(edge >= 0 && edge + before <= row.size(0), "sequence ", n, " does not reach the end of block ",
                  first[n] + chunk);
      state(line(n, first[n] + chunk)).narrow(0, length - before, before).copy_(row.narrow(0, edge, before));
    }
  }
};

template <class Args>
void cached(const Args& a, const at::Tensor& y) {
  Cache<Args> cache(a, y);
  for (size_t n = 0; n + 1 < cache.starts.size(); ++n) cache.run(static_cast<int64_t>(n));
}

}  // namespace

void FusedCausalConv1d(const gen::FusedCausalConv1dArgs& a) { cached(a, a.y); }

void InplaceFusedCausalConv1d(const gen::InplaceFusedCausalConv1dArgs& a) {
  at::Tensor y = a.x.contiguous().clone();
  cached(a, y);
  write(a.x, y);
}

// --- joint projections ---------------------------------------------------------------------------------------------
void TransformBiasRescaleQkv(const gen::TransformBiasRescaleQkvArgs& a) {
  TORCH_CHECK(a.qkv.dim() == 3 && a.numHeads > 0 && a.qkv.numel() && a.qkv.size(2) % (3 * a.numHeads) == 0 &&
                  a.qkvBias.numel() == a.qkv.size(2),
              "qkv of shape ", a.qkv.sizes(), " and qkvBias of shape ", a.qkvBias.sizes(), " do not fit ", a.numHeads,
              " heads");
  const auto [q, k, v] = at::_transform_bias_rescale_qkv(a.qkv.to(at::kFloat).contiguous(),
                                                         a.qkvBias.to(at::kFloat).contiguous(), a.numHeads);
  write(a.qOut, q);
  write(a.kOut, k);
  write(a.vOut, v);
}

// --- choice of words -----------------------------------------------------------------------------------------------
namespace {

constexpr float kNothing = -std::numeric_limits<float>::infinity();
constexpr int64_t kLongest = 1024;  // the largest k

std::vector<float> exponentials(const std::vector<float>& values) {
  const float peak = *std::max_element(values.begin(), values.end());
  std::vector<float> result(values.size());
  double total = 0;
  for (size_t i = 0; i < values.size(); ++i) total += result[i] = std::exp(values[i] - peak);
  for (float& r : result) r = static_cast<float>(r / total);
  return result;
}

// Stable: equal scores stay in the order of the row.
std::vector<int64_t> ordered(const float* row, int64_t words, bool descending) {
  std::vector<int64_t> order(words);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t i, int64_t j) { return descending ? row[i] > row[j] : row[i] < row[j]; });
  return order;
}

}  // namespace

void ApplyTopKTopP(const gen::ApplyTopKTopPArgs& a) {
  at::Tensor scores = a.logits.to(at::kFloat, /*non_blocking=*/false, /*copy=*/true).contiguous();
  const int64_t rows = scores.size(0), words = scores.size(1);
  const std::vector<int64_t> ranks = values_of(a.k);
  const at::Tensor sums = a.p ? a.p->to(at::kFloat).contiguous() : at::Tensor();
  for (int64_t n = 0; n < rows && words > 0; ++n) {
    float* row = scores.data_ptr<float>() + n * words;
    const std::vector<int64_t> order = ordered(row, words, false);
    std::vector<float> sorted(words);
    for (int64_t i = 0; i < words; ++i) sorted[i] = row[order[i]];
    if (!ranks.empty()) {
      TORCH_CHECK(ranks[n] >= 1 && ranks[n] <= words, "k[", n, "] is ", ranks[n], ", but there are ", words, " scores");
      const float limit = sorted[words - ranks[n]];
      for (float& s : sorted) {
        if (s < limit) s = kNothing;
      }
    }
    if (sums.defined()) {
      const std::vector<float> chances = exponentials(sorted);
      const float rest = 1 - sums.const_data_ptr<float>()[n];
      float total = 0;
      for (int64_t i = 0; i + 1 < words; ++i) {
        total += chances[i];
        if (total <= rest) sorted[i] = kNothing;
      }
    }
    for (int64_t i = 0; i < words; ++i) row[order[i]] = sorted[i];
  }
  write(a.out, scores);
}

namespace {

struct Kept {
  std::vector<int64_t> words;
  std::vector<float> chances;

  void cut(size_t count) {
    words.resize(std::min(count, words.size()));
    chances.resize(words.size());
  }
};

// The words of one row that pass, the best first; in the order of the row when no filter needs an order.
Kept filter(const float* row, int64_t words, int64_t k, float p, float least, int64_t most, bool are_logits) {
  const bool by_rank = k >= 1 && k <= std::min(most, words), by_sum = p < 1;
  Kept kept;
  if (by_rank || by_sum || least >= 1) {
    kept.words = ordered(row, words, true);
    if (by_rank) kept.words.resize(k);
  } else {
    kept.words.resize(words);
    std::iota(kept.words.begin(), kept.words.end(), 0);
  }
  std::vector<float> scores;
  for (int64_t i : kept.words) scores.push_back(row[i]);
  kept.chances = are_logits ? exponentials(scores) : scores;
  if (by_sum && p > 0) {
    float total = 0;
    size_t count = 0;
    while (count < kept.chances.size() && total < p) total += kept.chances[count++];
    kept.cut(count);
  } else if (by_sum) {
    kept.cut(1);
    if (are_logits) kept.chances[0] = 1;
  }
  if (least >= 1) {
    kept.cut(1);
  } else if (least > 0) {
    const float limit = *std::max_element(kept.chances.begin(), kept.chances.end()) * least;
    Kept better;
    for (size_t i = 0; i < kept.words.size(); ++i) {
      if (kept.chances[i] < limit) continue;
      better.words.push_back(kept.words[i]);
      better.chances.push_back(kept.chances[i]);
    }
    kept = std::move(better);
  }
  return kept;
}

struct Choice {
  at::Tensor logits, rank, sum, draw, least;  // float32 but for the rank
  double eps;
  int64_t most;
  bool are_logits;

  // Calls visit(row, kept words, slot of the chosen one).
  template <class Visit>
  void each(const Visit& visit) const {
    const int64_t words = logits.size(1);
    const std::vector<int64_t> ranks = values_of(rank);
    const auto at_row = [](const at::Tensor& t, int64_t n, float absent) {
      return t.defined() ? t.const_data_ptr<float>()[n] : absent;
    };
    for (int64_t n = 0; n < logits.size(0); ++n) {
      const float* row = logits.const_data_ptr<float>() + n * words;
      const Kept kept = filter(row, words, ranks[n], at_row(sum, n, 1), at_row(least, n, -1), most, are_logits);
      size_t best = 0;
      double highest = -1;
      for (size_t s = 0; s < kept.words.size(); ++s) {
        double weighed = kept.chances[s];
        if (draw.defined()) {
          weighed /= std::abs(draw.const_data_ptr<float>()[n * words + static_cast<int64_t>(s)]) + eps;
        }
        if (weighed > highest) highest = weighed, best = s;
      }
      visit(n, row, kept, best);
    }
  }
};

at::Tensor single(const at::Tensor& t) { return t.to(at::kFloat).contiguous(); }
at::Tensor single(const std::optional<at::Tensor>& t) { return t && t->numel() ? single(*t) : at::Tensor(); }

at::Tensor selection(const at::Tensor& logits, bool are_logits) {
  return at::full(logits.sizes(), are_logits ? kNothing : 0.0F, at::TensorOptions().dtype(at::kFloat));
}

}  // namespace

void TopKTopPSample(const gen::TopKTopPSampleArgs& a) {
  const Choice choice{single(a.logits), a.topK, single(a.topP), single(a.q), at::Tensor(), a.eps, kLongest, true};
  at::Tensor selected = selection(a.logits, true);
  at::Tensor index = at::empty({a.logits.size(0)}, at::TensorOptions().dtype(at::kLong));
  float* to = selected.data_ptr<float>();
  choice.each([&](int64_t n, const float* row, const Kept& kept, size_t best) {
    for (int64_t word : kept.words) to[n * selected.size(1) + word] = row[word];
    index.data_ptr<int64_t>()[n] = kept.words[best];
  });
  write(a.logitsSelectIdx, index.reshape(a.logitsSelectIdx.sizes()));
  if (a.isNeedLogits) write(a.logitsTopKPSelect, selected);
}

void TopKTopPSampleV2(const gen::TopKTopPSampleV2Args& a) {
  const int64_t most = std::min((a.ksMax + 7) / 8 * 8, kLongest);  // sorted in groups of 8
  const Choice choice{single(a.logits), a.topK, single(a.topP), a.isNeedSampleResult ? at::Tensor() : single(a.q),
                      single(a.minPs),  a.eps,  most,           a.inputIsLogits};
  at::Tensor selected = selection(a.logits, a.inputIsLogits), chances = selection(a.logits, false);
  at::Tensor places = at::zeros(a.logits.sizes(), at::TensorOptions().dtype(at::kLong));
  at::Tensor index = at::empty({a.logits.size(0)}, places.options());
  const int64_t words = a.logits.size(1);
  choice.each([&](int64_t n, const float* row, const Kept& kept, size_t best) {
    for (size_t s = 0; s < kept.words.size(); ++s) {
      selected.data_ptr<float>()[n * words + kept.words[s]] = row[kept.words[s]];
      places.data_ptr<int64_t>()[n * words + static_cast<int64_t>(s)] = kept.words[s];
      chances.data_ptr<float>()[n * words + static_cast<int64_t>(s)] = kept.chances[s];
    }
    index.data_ptr<int64_t>()[n] = kept.words[best];
  });
  if (a.isNeedLogits) write(a.logitsTopKPSelect, selected);
  if (!a.isNeedSampleResult) return write(a.logitsSelectIdx, index.reshape(a.logitsSelectIdx.sizes()));
  // The caller draws from these, and looks the words up.
  write(a.logitsIdx, places);
  write(a.logitsSortMasked, chances);
}

}  // namespace hotplate::kernels
