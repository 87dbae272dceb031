// Tokens in the order of their experts and back, with gradients: from a map of tokens and experts. Without padding each
// token has equally many experts; with padding each expert takes equally many tokens.
#include <cstring>

#include "gen/args_transformer.h"
#include "host/kernels/moe_permute.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// map[token][expert] != 0, as bytes.
class RoutingMap {
 public:
  explicit RoutingMap(const at::Tensor& t)
      : tensor_(t.contiguous()),
        data_(static_cast<const char*>(tensor_.const_data_ptr())),
        tokens_(t.size(0)),
        experts_(t.size(1)) {}
  bool operator()(int64_t token, int64_t expert) const { return data_[token * experts_ + expert] != 0; }
  int64_t tokens() const { return tokens_; }
  int64_t experts() const { return experts_; }

  // The experts of each token, one token after the other; each must have k.
  std::vector<int32_t> experts_of_tokens(int64_t k) const {
    std::vector<int32_t> list;
    list.reserve(static_cast<size_t>(tokens_ * k));
    for (int64_t t = 0; t < tokens_; ++t) {
      const size_t before = list.size();
      for (int64_t e = 0; e < experts_; ++e) {
        if ((*this)(t, e)) list.push_back(static_cast<int32_t>(e));
      }
      TORCH_CHECK(static_cast<int64_t>(list.size() - before) == k, "routingMap gives token ", t, " ",
                  list.size() - before, " experts, but the number of rows asks for ", k, " of each token");
    }
    return list;
  }

 private:
  at::Tensor tensor_;
  const char* data_;
  int64_t tokens_, experts_;
};

std::optional<at::Tensor> dense_float(const std::optional<at::Tensor>& t) {
  return t ? std::optional<at::Tensor>(t->to(at::kFloat).contiguous()) : std::nullopt;
}

// The probability of each (token, j-th expert).
at::Tensor chosen(const at::Tensor& probs, const std::vector<int32_t>& experts, int64_t tokens, int64_t k) {
  const at::Tensor all = probs.to(at::kFloat).contiguous();
  at::Tensor result = at::empty({tokens, k}, at::kFloat);
  float* p = result.mutable_data_ptr<float>();
  for (int64_t t = 0; t < tokens; ++t) {
    for (int64_t j = 0; j < k; ++j) {
      p[t * k + j] = all.const_data_ptr<float>()[t * all.size(1) + experts[static_cast<size_t>(t * k + j)]];
    }
  }
  return result;
}

int64_t capacity_of(int64_t rows, int64_t experts) {
  TORCH_CHECK(experts > 0 && rows % experts == 0, rows, " rows cannot be divided among ", experts, " experts");
  return rows / experts;
}

int64_t choices_of(int64_t rows, int64_t tokens) {
  TORCH_CHECK(tokens > 0 && rows % tokens == 0, rows, " rows cannot be divided among ", tokens, " tokens");
  return rows / tokens;
}

}  // namespace

void MoeTokenPermuteWithRoutingMap(const gen::MoeTokenPermuteWithRoutingMapArgs& a) {
  const RoutingMap map(a.routingMap);
  const FloatRows tokens(a.tokens);
  const OutRows out(a.permuteTokensOut, tokens.width());
  const int64_t rows = a.permuteTokensOut.size(0), experts = map.experts(), count = map.tokens();
  std::vector<int64_t> source(static_cast<size_t>(rows)), expert(static_cast<size_t>(rows));
  int32_t* sorted = a.sortedIndicesOut.mutable_data_ptr<int32_t>();
  if (rows == 0) return;
  if (a.dropAndPad) {
    const int64_t capacity = capacity_of(rows, experts);
    TORCH_CHECK(capacity <= count, "each expert takes ", capacity, " rows, but there are ", count, " tokens");
    for (int64_t e = 0; e < experts; ++e) {
      // Its own tokens come first; others fill the rest.
      int64_t n = e * capacity;
      for (const bool wanted : {true, false}) {
        for (int64_t t = 0; t < count && n < (e + 1) * capacity; ++t) {
          if (map(t, e) != wanted) continue;
          source[static_cast<size_t>(n)] = t;
          expert[static_cast<size_t>(n)] = e;
          sorted[n++] = static_cast<int32_t>(t);
        }
      }
    }
  } else {
    const int64_t k = choices_of(rows, count);
    map.experts_of_tokens(k);
    std::vector<int64_t> seen(static_cast<size_t>(count), 0);
    int64_t n = 0;
    for (int64_t e = 0; e < experts; ++e) {
      for (int64_t t = 0; t < count; ++t) {
        if (!map(t, e)) continue;
        source[static_cast<size_t>(n)] = t;
        expert[static_cast<size_t>(n)] = e;
        sorted[t * k + seen[static_cast<size_t>(t)]++] = static_cast<int32_t>(n++);
      }
    }
  }
  over_rows(rows, tokens.width(), [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      std::memcpy(out.at(i), tokens.at(source[static_cast<size_t>(i)]), static_cast<size_t>(out.bytes()));
    }
  });
  if (!a.probsOptional || !a.permuteProbsOutOptional) return;
  const FloatRows probs(*a.probsOptional, 1);
  const OutRows permuted(*a.permuteProbsOutOptional, 1);
  for (int64_t i = 0; i < rows; ++i) {
    const size_t n = static_cast<size_t>(i);
    std::memcpy(permuted.at(i), probs.at(source[n] * experts + expert[n]), static_cast<size_t>(permuted.bytes()));
  }
}

void MoeTokenPermuteWithRoutingMapGrad(const gen::MoeTokenPermuteWithRoutingMapGradArgs& a) {
  const Indices sorted(a.sortedIndices);
  const int64_t rows = a.permutedTokenOutputGrad.size(0), tokens = a.tokensNum, experts = a.numExperts;
  const bool probs = a.permutedProbsOutputGradOptional && a.probsGradOutOptional;
  const at::Tensor given = probs ? a.permutedProbsOutputGradOptional->to(at::kFloat).contiguous() : at::Tensor();
  at::Tensor probs_grad = probs ? at::zeros({tokens, experts}, at::kFloat) : at::Tensor();
  float* dp = probs ? probs_grad.mutable_data_ptr<float>() : nullptr;
  if (rows == 0) {
    at::Tensor(a.tokensGradOut).zero_();
  } else if (a.dropAndPad) {
    const int64_t capacity = capacity_of(rows, experts);
    check_places(sorted, tokens, "sortedIndices");
    // The rows of each token, so that threads divide the tokens.
    std::vector<std::vector<int32_t>> of_token(static_cast<size_t>(tokens));
    for (int64_t i = 0; i < rows; ++i) {
      of_token[static_cast<size_t>(sorted[i])].push_back(static_cast<int32_t>(i));
      if (probs) dp[sorted[i] * experts + i / capacity] = given.const_data_ptr<float>()[i];
    }
    const FloatRows grad(a.permutedTokenOutputGrad);
    const OutRows out(a.tokensGradOut);
    const int64_t width = grad.width();
    over_rows(tokens, width, [&](int64_t first, int64_t last) {
      std::vector<float> sum(static_cast<size_t>(width)), buffer(static_cast<size_t>(width));
      for (int64_t t = first; t < last; ++t) {
        std::fill(sum.begin(), sum.end(), 0.0f);
        for (const int32_t row : of_token[static_cast<size_t>(t)]) {
          row_math().add(sum.data(), grad.view(row, buffer.data()), width, sum.data());
        }
        out.store(t, sum.data());
      }
    });
  } else {
    const int64_t k = choices_of(rows, tokens);
    gather_sum(a.permutedTokenOutputGrad, sorted, k, std::nullopt, a.tokensGradOut);
    if (probs) {
      TORCH_CHECK(a.routingMapOptional, "the gradient of the probabilities needs routingMap");
      const std::vector<int32_t> expert = RoutingMap(*a.routingMapOptional).experts_of_tokens(k);
      check_places(sorted, rows, "sortedIndices");
      for (int64_t i = 0; i < rows; ++i) {
        dp[i / k * experts + expert[static_cast<size_t>(i)]] = given.const_data_ptr<float>()[sorted[i]];
      }
    }
  }
  if (probs) write(*a.probsGradOutOptional, probs_grad);
}

void MoeTokenUnpermuteWithRoutingMap(const gen::MoeTokenUnpermuteWithRoutingMapArgs& a) {
  const Indices sorted(a.sortedIndices);
  const int64_t rows = a.permutedTokens.size(0), tokens = a.unpermutedTokens.size(0);
  const std::optional<at::Tensor> probs = dense_float(a.probsOptional);
  at::Tensor permuted_probs = at::zeros({sorted.size()}, at::kFloat);
  float* pp = permuted_probs.mutable_data_ptr<float>();
  if (rows == 0) {
    at::Tensor(a.unpermutedTokens).zero_();
  } else if (a.paddedMode) {
    check_places(sorted, tokens, "sortedIndices");
    const int64_t experts = probs ? probs->size(1) : 1, capacity = probs ? capacity_of(rows, experts) : rows;
    std::vector<std::vector<int32_t>> of_token(static_cast<size_t>(tokens));
    for (int64_t i = 0; i < rows; ++i) {
      of_token[static_cast<size_t>(sorted[i])].push_back(static_cast<int32_t>(i));
      if (probs) pp[i] = probs->const_data_ptr<float>()[sorted[i] * experts + i / capacity];
    }
    const FloatRows from(a.permutedTokens);
    const OutRows out(a.unpermutedTokens);
    const int64_t width = from.width();
    over_rows(tokens, width, [&](int64_t first, int64_t last) {
      std::vector<float> sum(static_cast<size_t>(width)), buffer(static_cast<size_t>(width));
      for (int64_t t = first; t < last; ++t) {
        std::fill(sum.begin(), sum.end(), 0.0f);
        for (const int32_t row : of_token[static_cast<size_t>(t)]) {
          row_math().add_scaled(sum.data(), from.view(row, buffer.data()), probs ? pp[row] : 1.0f, width);
        }
        out.store(t, sum.data());
      }
    });
    int64_t n = 0;
    int32_t* index = a.outIndex.mutable_data_ptr<int32_t>();
    int32_t* token = a.permuteTokenId.mutable_data_ptr<int32_t>();
    for (int64_t t = 0; t < tokens; ++t) {
      for (const int32_t row : of_token[static_cast<size_t>(t)]) {
        index[n] = row;
        token[n++] = static_cast<int32_t>(t);
      }
    }
  } else {
    const int64_t k = choices_of(rows, tokens);
    std::optional<at::Tensor> weights;
    if (probs) {
      const std::vector<int32_t> expert = RoutingMap(*a.routingMapOptional).experts_of_tokens(k);
      weights = chosen(*probs, expert, tokens, k);
      permuted_probs = weights->view(-1);
    }
    gather_sum(a.permutedTokens, sorted, k, weights, a.unpermutedTokens);
    at::Tensor(a.outIndex).zero_();
    at::Tensor(a.permuteTokenId).zero_();
  }
  if (probs) write(a.permuteProbs, permuted_probs);
}

void MoeTokenUnpermuteWithRoutingMapGrad(const gen::MoeTokenUnpermuteWithRoutingMapGradArgs& a) {
  const int64_t rows = a.permutedTokensGradOut.size(0), tokens = a.unpermutedTokensGrad.size(0);
  const Indices index(a.outIndex);
  const std::optional<at::Tensor> probs = dense_float(a.probsOptional);
  const bool weighted = probs && a.probsGradOutOptional;
  if (weighted) at::Tensor(*a.probsGradOutOptional).zero_();
  if (rows == 0) return;
  if (!a.dropAndPad) {
    const int64_t k = choices_of(rows, tokens);
    std::optional<at::Tensor> weights, weights_grad;
    std::vector<int32_t> expert;
    if (probs) {
      expert = RoutingMap(*a.routingMapOptional).experts_of_tokens(k);
      weights = chosen(*probs, expert, tokens, k);
      if (weighted) weights_grad = at::zeros({tokens, k}, at::kFloat);
    }
    gather_sum_gradient({.grad = a.unpermutedTokensGrad,
                         .places = index,
                         .k = k,
                         .rows = a.permutedTokensOptional,
                         .weights = weights,
                         .rows_grad = a.permutedTokensGradOut,
                         .weights_grad = weights_grad});
    if (!weighted) return;
    at::Tensor all = at::zeros(probs->sizes(), at::kFloat);
    float* p = all.mutable_data_ptr<float>();
    for (int64_t i = 0; i < rows; ++i) {
      p[i / k * probs->size(1) + expert[static_cast<size_t>(i)]] = weights_grad->const_data_ptr<float>()[i];
    }
    return write(*a.probsGradOutOptional, all);
  }
  const Indices token(a.permuteTokenId);
  check_places(index, rows, "outIndex");
  check_places(token, tokens, "permuteTokenId");
  const int64_t experts = probs ? probs->size(1) : 1, capacity = probs ? capacity_of(rows, experts) : rows;
  std::vector<int32_t> token_of(static_cast<size_t>(rows), -1);
  for (int64_t i = 0; i < rows; ++i) token_of[static_cast<size_t>(index[i])] = static_cast<int32_t>(token[i]);
  const FloatRows grad(a.unpermutedTokensGrad);
  const OutRows out(a.permutedTokensGradOut);
  const int64_t width = grad.width();
  std::optional<FloatRows> given;
  if (a.permutedTokensOptional) given.emplace(*a.permutedTokensOptional, width);
  at::Tensor probs_grad = weighted ? at::zeros(probs->sizes(), at::kFloat) : at::Tensor();
  float* dp = weighted ? probs_grad.mutable_data_ptr<float>() : nullptr;
  over_rows(rows, width, [&](int64_t first, int64_t last) {
    std::vector<float> dy(static_cast<size_t>(width)), buffer(static_cast<size_t>(width));
    for (int64_t i = first; i < last; ++i) {
      const int64_t t = token_of[static_cast<size_t>(i)];
      if (t < 0) {
        out.clear(i);
        continue;
      }
      grad.load(t, dy.data());
      // A pair of token and expert belongs to one row, so that no two rows write one element.
      const int64_t pair = t * experts + i / capacity;
      if (dp && given && i < given->count()) {
        dp[pair] = tile_kernels(Element::F32).dot(dy.data(), given->view(i, buffer.data()), width);
      }
      if (probs) row_math().scale(dy.data(), probs->const_data_ptr<float>()[pair], width, dy.data());
      out.store(i, dy.data());
    }
  });
  if (weighted) write(*a.probsGradOutOptional, probs_grad);
}

}  // namespace hotplate::kernels
