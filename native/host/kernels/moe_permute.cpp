// Tokens in the order of their experts and back, with gradients: from a list of the experts of each token.
#include "host/kernels/moe_permute.h"

#include <cstring>

#include "gen/args_transformer.h"
#include "host/kernels/moe_order.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void check_places(const Indices& places, int64_t rows, const char* name) {
  for (int64_t i = 0; i < places.size(); ++i) {
    TORCH_CHECK_INDEX(places[i] >= 0 && places[i] < rows, name, " holds ", places[i], ", but the valid range is [0, ",
                      rows, ")");
  }
}

// out[t] = sum over j of weight * rows[places[t][j]]; places behind the last row were dropped.
void gather_sum(const at::Tensor& rows, const Indices& places, int64_t k, const std::optional<at::Tensor>& weights,
                const at::Tensor& result) {
  const int64_t width = result.size(-1);
  const FloatRows from(rows, width);
  const OutRows out(result);
  TORCH_CHECK(places.size() == out.count() * k || !width, "sortedIndices has ", places.size(), " elements for ",
              out.count(), " tokens with ", k, " experts each");
  std::optional<FloatRows> weight;
  if (weights) weight.emplace(*weights, k);
  over_rows(out.count(), width * k, [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(width);
    std::vector<float> sum(n), buffer(n), w(static_cast<size_t>(k), 1.0f);
    for (int64_t t = first; t < last; ++t) {
      std::fill(sum.begin(), sum.end(), 0.0f);
      if (weight) weight->load(t, w.data());
      for (int64_t j = 0; j < k; ++j) {
        const int64_t row = places[t * k + j];
        TORCH_CHECK_INDEX(row >= 0, "sortedIndices holds ", row);
        if (row >= from.count()) continue;
        row_math().add_scaled(sum.data(), from.view(row, buffer.data()), w[static_cast<size_t>(j)], width);
      }
      out.store(t, sum.data());
    }
  });
}

// The gradients of gather_sum. The places are all different, so that every row is written once.
void gather_sum_gradient(const UnpermuteGradient& g) {
  const int64_t width = g.grad.size(-1), k = g.k, tokens = g.grad.size(0);
  const FloatRows grad(g.grad);
  const OutRows out(g.rows_grad, width);
  std::optional<FloatRows> rows, weight;
  if (g.rows && g.weights_grad) rows.emplace(*g.rows, width);
  if (g.weights) weight.emplace(*g.weights, k);
  TORCH_CHECK(g.places.size() == tokens * k, "sortedIndices has ", g.places.size(), " elements for ", tokens,
              " tokens with ", k, " experts each");
  // FloatRows that no place names.
  std::vector<char> named(static_cast<size_t>(out.count()), 0);
  for (int64_t i = 0; i < g.places.size(); ++i) {
    TORCH_CHECK_INDEX(g.places[i] >= 0, "sortedIndices holds ", g.places[i]);
    if (g.places[i] >= out.count()) continue;
    char& seen = named[static_cast<size_t>(g.places[i])];
    TORCH_CHECK_INDEX(!seen, "sortedIndices holds ", g.places[i], " twice");
    seen = 1;
  }
  for (int64_t r = 0; r < out.count(); ++r) {
    if (!named[static_cast<size_t>(r)]) out.clear(r);
  }
  over_rows(tokens, width * k, [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(width);
    std::vector<float> dy(n), buffer(n), w(static_cast<size_t>(k), 1.0f), dw(static_cast<size_t>(k));
    for (int64_t t = first; t < last; ++t) {
      grad.load(t, dy.data());
      if (weight) weight->load(t, w.data());
      std::fill(dw.begin(), dw.end(), 0.0f);
      for (int64_t j = 0; j < k; ++j) {
        const int64_t row = g.places[t * k + j];
        if (row >= out.count()) continue;
        if (rows && row < rows->count()) {
          dw[static_cast<size_t>(j)] = tile_kernels(Element::F32).dot(dy.data(), rows->view(row, buffer.data()), width);
        }
        row_math().scale(dy.data(), w[static_cast<size_t>(j)], width, buffer.data());
        out.store(row, buffer.data());
      }
      if (g.weights_grad) OutRows(*g.weights_grad, k).store(t, dw.data());
    }
  });
}

void MoeTokenPermute(const gen::MoeTokenPermuteArgs& a) {
  const Indices expert(a.indices);
  const int64_t pairs = expert.size(), k = a.indices.dim() == 1 ? 1 : a.indices.size(1);
  const std::vector<int32_t> order = stable_order(expert.data(), pairs);
  int32_t* place = a.sortedIndicesOut.mutable_data_ptr<int32_t>();
  for (int64_t i = 0; i < pairs; ++i) place[order[static_cast<size_t>(i)]] = static_cast<int32_t>(i);
  const FloatRows tokens(a.tokens);
  const OutRows out(a.permuteTokensOut, tokens.width());
  over_rows(std::min(out.count(), pairs), tokens.width(), [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      std::memcpy(out.at(i), tokens.at(order[static_cast<size_t>(i)] / k), static_cast<size_t>(out.bytes()));
    }
  });
}

void MoeTokenPermuteGrad(const gen::MoeTokenPermuteGradArgs& a) {
  gather_sum(a.permutedOutputGrad, Indices(a.sortedIndices), a.numTopk, std::nullopt, a.out);
}

void MoeTokenUnpermute(const gen::MoeTokenUnpermuteArgs& a) {
  gather_sum(a.permutedTokens, Indices(a.sortedIndices), a.probsOptional ? a.probsOptional->size(1) : 1,
             a.probsOptional, a.out);
}

void MoeTokenUnpermuteGrad(const gen::MoeTokenUnpermuteGradArgs& a) {
  const Indices places(a.sortedIndices);
  const bool weighted = a.probsOptional.has_value();
  gather_sum_gradient({.grad = a.unpermutedTokensGrad,
                       .places = places,
                       .k = weighted ? a.probsOptional->size(1) : 1,
                       .rows = a.permuteTokensOptional,
                       .weights = a.probsOptional,
                       .rows_grad = a.permutedTokensGradOut,
                       .weights_grad = weighted ? std::optional<at::Tensor>(a.probsGradOut) : std::nullopt});
  if (!weighted) at::Tensor(a.probsGradOut).zero_();
}

}  // namespace hotplate::kernels
