// Choice of the experts of each token: probabilities of all experts, and the k largest of them. FloatRows are
// independent; everything is computed in fp32.
#include <cmath>
#include <limits>

#include "gen/args_transformer.h"
#include "host/kernels/out.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

namespace {

constexpr float kNothing = -std::numeric_limits<float>::infinity();

enum NormType : int64_t { kSoftmax = 0, kSigmoid = 1 };

void softmax(float* x, int64_t n) {
  if (!n) return;
  float top = x[0];
  for (int64_t i = 1; i < n; ++i) top = x[i] > top ? x[i] : top;
  const float sum = row_math().exponentials(x, top, n);
  row_math().scale(x, 1.0f / sum, n, x);
}

// Places of the k largest values, the largest first, of equal ones the one with the lower place first. NaN counts as
// less than everything.
class TopK {
 public:
  void choose(const float* values, int64_t n, int64_t k, int32_t* places) {
    // A sorted list of the best so far: k is small against n, and most values are below its last one.
    best_.clear();
    float last = kNothing;
    for (int64_t i = 0; i < n; ++i) {
      const float v = values[i] == values[i] ? values[i] : kNothing;
      if (static_cast<int64_t>(best_.size()) == k && !(v > last)) continue;
      size_t at = best_.size();
      if (at < static_cast<size_t>(k)) {
        best_.push_back({v, 0});
      } else {
        --at;
      }
      for (; at > 0 && v > best_[at - 1].value; --at) best_[at] = best_[at - 1];
      best_[at] = {v, static_cast<int32_t>(i)};
      last = best_.back().value;
    }
    for (int64_t j = 0; j < k; ++j) places[j] = best_[static_cast<size_t>(j)].place;
  }

 private:
  struct Candidate {
    float value;
    int32_t place;
  };
  std::vector<Candidate> best_;
};

struct SoftmaxCall {
  const at::Tensor& x;
  const std::optional<at::Tensor>& finished;
  int64_t k;
  bool renorm;
  const at::Tensor& y;
  const at::Tensor& expert;
  const at::Tensor* row_index = nullptr;
  const at::Tensor* probabilities = nullptr;
};

void gating_softmax(const SoftmaxCall& c) {
  const FloatRows x(c.x);
  const OutRows y(c.y);
  const int64_t rows = x.count(), experts = x.width(), k = c.k;
  TORCH_CHECK(k <= experts, "k is ", k, ", but there are ", experts, " experts");
  const at::Tensor finished = c.finished ? c.finished->contiguous() : at::Tensor();
  const bool* done = c.finished ? finished.const_data_ptr<bool>() : nullptr;
  int32_t* expert = c.expert.mutable_data_ptr<int32_t>();
  int32_t* row_index = c.row_index ? c.row_index->mutable_data_ptr<int32_t>() : nullptr;
  float* probabilities = c.probabilities ? c.probabilities->mutable_data_ptr<float>() : nullptr;
  over_rows(rows, experts, [&](int64_t first, int64_t last) {
    std::vector<float> p(static_cast<size_t>(experts)), best(static_cast<size_t>(k));
    TopK top;
    for (int64_t r = first; r < last; ++r) {
      int32_t* places = expert + r * k;
      x.load(r, p.data());
      if (!c.renorm) softmax(p.data(), experts);
      top.choose(p.data(), experts, k, places);
      for (int64_t j = 0; j < k; ++j) best[static_cast<size_t>(j)] = p[static_cast<size_t>(places[j])];
      if (c.renorm) softmax(best.data(), k);
      y.store(r, best.data());
      if (probabilities) std::copy(p.begin(), p.end(), probabilities + r * experts);
      if (done && done[r]) std::fill_n(places, k, static_cast<int32_t>(experts));
      for (int64_t j = 0; row_index && j < k; ++j) row_index[r * k + j] = static_cast<int32_t>(j * rows + r);
    }
  });
}

}  // namespace

void MoeGatingTopKSoftmax(const gen::MoeGatingTopKSoftmaxArgs& a) {
  gating_softmax({.x = a.x,
                  .finished = a.finishedOptional,
                  .k = a.k,
                  .renorm = false,
                  .y = a.yOut,
                  .expert = a.expertIdxOut,
                  .row_index = &a.rowIdxOut});
}

void MoeGatingTopKSoftmaxV2(const gen::MoeGatingTopKSoftmaxV2Args& a) {
  const bool all = a.outputSoftmaxResultFlag && a.renorm == 0;
  TORCH_CHECK(!all || (a.softmaxResultOutOptional && a.softmaxResultOutOptional->sizes() == a.x.sizes()),
              "outputSoftmaxResultFlag asks for a result of the shape of x, ", a.x.sizes());
  gating_softmax({.x = a.x,
                  .finished = a.finishedOptional,
                  .k = a.k,
                  .renorm = a.renorm == 1,
                  .y = a.yOut,
                  .expert = a.expertIdxOut,
                  .probabilities = all ? &*a.softmaxResultOutOptional : nullptr});
}

// --- groups of experts
// ------------------------------------------------------------------------------------------------
namespace {

// The experts outside the k_group best groups get a value that is never chosen.
void keep_best_groups(float* values, int64_t experts, int64_t groups, int64_t kept, bool two_best, TopK& top,
                      std::vector<float>& scores, std::vector<int32_t>& places) {
  const int64_t size = experts / groups;
  for (int64_t g = 0; g < groups; ++g) {
    float first = kNothing, second = kNothing;
    for (int64_t i = g * size; i < (g + 1) * size; ++i) {
      const float v = values[i];
      if (v > first) {
        second = first;
        first = v;
      } else if (v > second) {
        second = v;
      }
    }
    scores[static_cast<size_t>(g)] = two_best ? first + second : first;
  }
  top.choose(scores.data(), groups, kept, places.data());
  std::fill(scores.begin(), scores.end(), 0.0f);
  for (int64_t j = 0; j < kept; ++j) scores[static_cast<size_t>(places[static_cast<size_t>(j)])] = 1.0f;
  for (int64_t g = 0; g < groups; ++g) {
    if (scores[static_cast<size_t>(g)] == 0.0f) std::fill_n(values + g * size, size, kNothing);
  }
}

template <class Args>
void gating(const Args& a, const at::Tensor* tokens, const at::Tensor* table) {
  const FloatRows x(a.x);
  const OutRows y(a.yOut);
  const int64_t rows = x.count(), experts = x.width(), k = a.k;
  std::vector<float> bias(a.biasOptional ? static_cast<size_t>(experts) : 0);
  if (a.biasOptional) FloatRows(*a.biasOptional).load(0, bias.data());
  std::optional<Indices> token, chosen;
  if (tokens) {
    token.emplace(*tokens);
    chosen.emplace(*table);
  }
  int32_t* expert = a.expertIdxOut.template mutable_data_ptr<int32_t>();
  float* normed = a.outFlag ? a.outOut.template mutable_data_ptr<float>() : nullptr;
  const float factor = static_cast<float>(a.routedScalingFactor), eps = static_cast<float>(a.eps);
  over_rows(rows, experts, [&](int64_t first, int64_t last) {
    std::vector<float> p(static_cast<size_t>(experts)), biased(static_cast<size_t>(experts)),
        best(static_cast<size_t>(k)), scores(static_cast<size_t>(a.groupCount));
    std::vector<int32_t> groups(static_cast<size_t>(a.groupCount));
    TopK top;
    for (int64_t r = first; r < last; ++r) {
      int32_t* places = expert + r * k;
      x.load(r, p.data());
      if (a.normType == kSigmoid) {
        row_math().sigmoids(p.data(), experts, biased.data());
        p.swap(biased);
      } else {
        softmax(p.data(), experts);
      }
      if (token) {
        const int64_t entries = chosen->size() / k, id = (*token)[r];
        TORCH_CHECK_INDEX(id >= 0 && id < entries, "inputIds holds ", id, ", but tid2eid has ", entries, " rows");
        for (int64_t j = 0; j < k; ++j) {
          const int64_t e = (*chosen)[id * k + j];
          TORCH_CHECK_INDEX(e >= 0 && e < experts, "tid2eid names expert ", e, " of ", experts);
          places[j] = static_cast<int32_t>(e);
        }
      } else {
        const float* values = p.data();
        if (a.biasOptional) {
          row_math().add(p.data(), bias.data(), experts, biased.data());
          values = biased.data();
        } else if (a.groupCount > 1) {
          std::copy(p.begin(), p.end(), biased.begin());
          values = biased.data();
        }
        if (a.groupCount > 1) {
          keep_best_groups(biased.data(), experts, a.groupCount, a.kGroup, a.groupSelectMode == 1, top, scores, groups);
        }
        top.choose(values, experts, k, places);
      }
      float sum = eps;
      for (int64_t j = 0; j < k; ++j) {
        best[static_cast<size_t>(j)] = p[static_cast<size_t>(places[j])];
        sum += best[static_cast<size_t>(j)];
      }
      const float scale = a.normType == kSigmoid ? factor / sum : factor;
      row_math().scale(best.data(), scale, k, best.data());
      y.store(r, best.data());
      if (normed) std::copy(p.begin(), p.end(), normed + r * experts);
    }
  });
}

}  // namespace

void MoeGatingTopK(const gen::MoeGatingTopKArgs& a) { gating(a, nullptr, nullptr); }

void MoeGatingTopKV2(const gen::MoeGatingTopKV2Args& a) {
  gating(a, a.inputIdsOptional ? &*a.inputIdsOptional : nullptr, a.tid2eidOptional ? &*a.tid2eidOptional : nullptr);
}

// With s the chosen probabilities and S = sum(s) + eps: y = f s / S (sigmoid) or f s (softmax).
void MoeGatingTopKBackward(const gen::MoeGatingTopKBackwardArgs& a) {
  const FloatRows x(a.xNorm), grad(a.gradY);
  const OutRows out(a.out);
  const Indices expert(a.expertIdx);
  const int64_t experts = x.width(), k = grad.width();
  const float factor = static_cast<float>(a.routedScalingFactor), eps = static_cast<float>(a.eps);
  over_rows(x.count(), experts, [&](int64_t first, int64_t last) {
    std::vector<float> p(static_cast<size_t>(experts)), g(static_cast<size_t>(k)), dp(static_cast<size_t>(experts));
    for (int64_t r = first; r < last; ++r) {
      x.load(r, p.data());
      grad.load(r, g.data());
      std::fill(dp.begin(), dp.end(), 0.0f);
      float sum = eps, weighted = 0.0f;
      for (int64_t j = 0; j < k; ++j) {
        const int64_t e = expert[r * k + j];
        TORCH_CHECK_INDEX(e >= 0 && e < experts, "expertIdx holds ", e, ", but there are ", experts, " experts");
        const float s = p[static_cast<size_t>(e)];
        sum += s;
        weighted += g[static_cast<size_t>(j)] * s;
      }
      for (int64_t j = 0; j < k; ++j) {
        const size_t e = static_cast<size_t>(expert[r * k + j]);
        const float gj = g[static_cast<size_t>(j)];
        dp[e] += a.normType == kSigmoid ? factor * (gj - weighted / sum) / sum : factor * gj;
      }
      if (a.normType == kSigmoid) {
        for (size_t e = 0; e < p.size(); ++e) dp[e] *= p[e] * (1.0f - p[e]);
      } else {
        const float mean = factor * weighted;
        for (size_t e = 0; e < p.size(); ++e) dp[e] = p[e] * (dp[e] - mean);
      }
      out.store(r, dp.data());
    }
  });
}

}  // namespace hotplate::kernels
