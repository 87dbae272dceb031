// Training of the indexer: LightningIndexerGrad, DenseLightningIndexerSoftmaxLse, DenseLightningIndexerGradKLLoss and
// SparseLightningIndexerGradKLLoss. All work row by row of the query on
//   I[j] = sum over heads of w[h] * max(q[h] . k[j], 0),
// over chosen keys or over all keys up to the row's own.
//
// Facts: the documentation of torch_npu.npu_dense_lightning_indexer_softmax_lse, _grad_kl_loss and
// npu_sparse_lightning_indexer_grad_kl_loss, and op-plugin's test of npu_lightning_indexer_grad.
#include <ATen/Parallel.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "attention_picked.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kHeadBlock = 16;

struct Training {
  at::Tensor query, key, weights;  // of the indexer
  at::Tensor indices;              // absent: all keys
  at::Tensor main_query, main_key, query_rope, key_rope, max, sum, max_index, sum_index;
  std::vector<int64_t> q_len, kv_len;
  double scale = 1.0;
  int64_t mode = 3;
  std::string layout;
  bool varlen() const { return layout == "TND"; }
};

// Lengths come as an int array or as a device tensor.
std::vector<int64_t> lengths_of(const Call& call, const char* name, bool values) {
  const int i = call.find({name});
  if (i < 0) return {};
  return values ? device_lengths(call.tensor({name})) : call.ints({name});
}

Training training_of(const Call& call) {
  Training x;
  const bool loss = call.find({"queryIndex"}) >= 0 && call.find({"query"}) >= 0;
  x.query = call.tensor({"queryIndex"});
  if (!x.query.defined()) x.query = call.tensor({"query"});
  x.key = call.tensor({"keyIndex"});
  if (!x.key.defined()) x.key = call.tensor({"key"});
  x.weights = call.tensor({"weights", "weight"});
  x.indices = call.tensor({"sparseIndices"});
  if (loss) {
    x.main_query = call.tensor({"query"});
    x.main_key = call.tensor({"key"});
    x.query_rope = call.tensor({"queryRope"});
    x.key_rope = call.tensor({"keyRope"});
    x.max = call.tensor({"softmaxMax"});
    x.sum = call.tensor({"softmaxSum"});
    x.max_index = call.tensor({"softmaxMaxIndex"});
    x.sum_index = call.tensor({"softmaxSumIndex"});
  }
  if (call.find({"actualSeqQLenOptional"}) >= 0) {
    x.q_len = lengths_of(call, "actualSeqQLenOptional", true);
    x.kv_len = lengths_of(call, "actualSeqKvLenOptional", true);
  } else if (loss) {
    x.q_len = call.ints({"actualSeqLengthsQuery"});
    x.kv_len = call.ints({"actualSeqLengthsKey"});
  } else {
    x.q_len = call.ints({"actualSeqLengthsQueryOptional"});
    x.kv_len = call.ints({"actualSeqLengthsKeyOptional"});
  }
  x.scale = call.real("scaleValue", 1.0);
  x.mode = call.integer("sparseMode", 3);
  x.layout = call.text({"layout", "layoutOptional", "inputLayout"});
  return x;
}

Problem check_training(const Call& call) {
  // Lengths on the device are read when the task runs; here they count as given.
  const bool device = call.find({"actualSeqQLenOptional"}) >= 0;
  Training x;
  {
    const Call& c = call;
    x.query = c.tensor({"queryIndex"}), x.key = c.tensor({"keyIndex"});
    if (!x.query.defined()) x.query = c.tensor({"query"});
    if (!x.key.defined()) x.key = c.tensor({"key"});
    x.weights = c.tensor({"weights", "weight"}), x.indices = c.tensor({"sparseIndices"});
    x.layout = c.text({"layout", "layoutOptional", "inputLayout"});
    x.mode = c.integer("sparseMode", 3);
  }
  if (Problem p = check_type("queryIndex", x.query, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("keyIndex", x.key, {x.query.scalar_type()})) return p;
  if (Problem p = check_type("weights", x.weights, {x.query.scalar_type(), at::kFloat})) return p;
  if (x.layout != "BSND" && x.layout != "TND")
    return tiling_refuses("BSND or TND", "layout should be BSND or TND, but got ", x.layout, ".");
  const int64_t rank = x.varlen() ? 3 : 4;
  if (x.query.dim() != rank || x.key.dim() != rank || x.query.numel() == 0 || x.key.size(-2) != 1 ||
      x.query.size(-1) != 128 || x.key.size(-1) != 128 || x.query.size(-2) > 64 ||
      (rank == 4 && x.key.size(0) != x.query.size(0)))
    return tiling_refuses("pass query and key in their layout, key with one head, D 128", "the shapes of queryIndex ",
                          x.query.sizes(), " and keyIndex ", x.key.sizes(), " do not fit layout ", x.layout, ".");
  if (Problem p = check_shape("weights", x.weights, x.query.sizes().slice(0, rank - 1))) return p;
  const bool all = !x.indices.defined();
  if (all ? x.mode != 3 : (x.mode != 0 && x.mode != 3))
    return tiling_refuses(all ? "pass 3" : "0: all, 3: causal", "sparseMode should be ", all ? "3" : "0 or 3",
                          ", but got ", x.mode, ".");
  if (x.indices.defined()) {
    if (Problem p = check_type("sparseIndices", x.indices, {at::kInt})) return p;
    // The gradient takes them without the dim of the one key head, too.
    std::vector<int64_t> lead = x.query.sizes().slice(0, rank - 2).vec();
    if (x.indices.dim() == rank) lead.push_back(1);
    if (x.indices.dim() < rank - 1 || x.indices.sizes().slice(0, x.indices.dim() - 1) != at::IntArrayRef(lead))
      return tiling_refuses("pass the indices of each row of query", "the shape of sparseIndices ", x.indices.sizes(),
                            " does not fit queryIndex ", x.query.sizes(), ".");
  }
  const std::vector<int64_t> q_len =
      device ? std::vector<int64_t>() : call.ints({"actualSeqLengthsQuery", "actualSeqLengthsQueryOptional"});
  const std::vector<int64_t> kv_len =
      device ? std::vector<int64_t>() : call.ints({"actualSeqLengthsKey", "actualSeqLengthsKeyOptional"});
  if (device) {
    for (const char* name : {"actualSeqQLenOptional", "actualSeqKvLenOptional"}) {
      const at::Tensor t = call.tensor({name});
      if (Problem p = check_type(name, t, {at::kInt, at::kLong})) return p;
      if (x.varlen() && !t.defined()) return missing_tensor(name);
      if (t.defined() && t.dim() != 1)
        return tiling_refuses("pass one length for each sequence", "the shape of ", name, " ", t.sizes(),
                              " should be [B].");
    }
  } else if (x.varlen() && (q_len.empty() || q_len.size() != kv_len.size())) {
    return tiling_refuses("pass the running sums of query and of key",
                          "actualSeqLengthsQuery and actualSeqLengthsKey should ",
                          "have as many values for TND, but got ", q_len.size(), " and ", kv_len.size(), ".");
  }
  const at::Tensor dy = call.tensor({"dy"});
  if (Problem p = check_type("dy", dy, {x.query.scalar_type(), at::kFloat})) return p;
  if (dy.defined())
    if (Problem p = check_shape("dy", dy, x.indices.sizes())) return p;
  const std::tuple<const char*, const at::Tensor*> same[] = {{"dqOut", &x.query},         {"dkOut", &x.key},
                                                             {"dweightsOut", &x.weights}, {"dQueryIndex", &x.query},
                                                             {"dKeyIndex", &x.key},       {"dWeights", &x.weights}};
  for (const auto& [name, like] : same) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {like->scalar_type()})) return p;
    if (Problem p = check_shape(name, t, like->sizes())) return p;
  }
  std::vector<int64_t> rows =
      x.varlen() ? std::vector<int64_t>{1, x.query.size(0)} : std::vector<int64_t>{x.query.size(0), 1, x.query.size(1)};
  for (const char* name : {"softmaxMaxOut", "softmaxSumOut", "softmaxMaxIndex", "softmaxSumIndex"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {at::kFloat})) return p;
    if (Problem p = check_shape(name, t, rows)) return p;
  }
  if (call.find({"loss"}) < 0) return std::nullopt;
  const at::Tensor q = call.tensor({"query"}), k = call.tensor({"key"}), q_rope = call.tensor({"queryRope"}),
                   k_rope = call.tensor({"keyRope"}), loss = call.tensor({"loss"});
  if (Problem p = check_type("loss", loss, {at::kFloat})) return p;
  if (loss.numel() != 1) return tiling_refuses("pass one value", "the shape of loss ", loss.sizes(), " should be [1].");
  if (Problem p = check_type("query", q, {x.query.scalar_type()})) return p;
  if (Problem p = check_type("key", k, {x.query.scalar_type()})) return p;
  const auto leads = [&](const at::Tensor& t, const at::Tensor& like) {
    return t.dim() == rank && t.sizes().slice(0, rank - 2) == like.sizes().slice(0, rank - 2);
  };
  if (!leads(q, x.query) || !leads(k, x.key) || k.size(-1) != q.size(-1) || k.size(-2) == 0 ||
      q.size(-2) % k.size(-2) != 0)
    return tiling_refuses("pass query and key of the attention in the layout of the indexer", "the shapes of query ",
                          q.sizes(), " and key ", k.sizes(), " do not fit queryIndex ", x.query.sizes(), ".");
  if (q_rope.defined() != k_rope.defined()) return missing_tensor(q_rope.defined() ? "keyRope" : "queryRope");
  if (q_rope.defined() && (!leads(q_rope, q) || !leads(k_rope, k) || q_rope.size(-2) != q.size(-2) ||
                           k_rope.size(-2) != k.size(-2) || q_rope.size(-1) != k_rope.size(-1) ||
                           q_rope.scalar_type() != q.scalar_type() || k_rope.scalar_type() != q.scalar_type()))
    return tiling_refuses("pass rope like query and key", "the shapes of queryRope ", q_rope.sizes(), " and keyRope ",
                          k_rope.sizes(), " do not fit query ", q.sizes(), " and key ", k.sizes(), ".");
  const int64_t n2 = k.size(-2), g = q.size(-2) / n2;
  const std::vector<int64_t> stats =
      x.varlen() ? std::vector<int64_t>{n2, q.size(0), g} : std::vector<int64_t>{q.size(0), n2, q.size(1), g};
  for (const char* name : {"softmaxMax", "softmaxSum"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {at::kFloat})) return p;
    if (Problem p = check_shape(name, t, stats)) return p;
  }
  return std::nullopt;
}

const bool bound = add_rules({"LightningIndexerGrad", "DenseLightningIndexerSoftmaxLse",
                              "DenseLightningIndexerGradKLLoss", "SparseLightningIndexerGradKLLoss"},
                             check_training);

at::Tensor wide(const at::Tensor& t) { return t.to(at::kFloat).contiguous(); }

// The gradient (or the statistics) of all rows of the query.
class IndexRows {
 public:
  explicit IndexRows(const Training& x)
      : x_(x),
        heads_(x.query.size(-2)),
        d_(x.query.size(-1)),
        tokens_(x.query.numel() / (heads_ * d_)),
        keys_(x.key.size(x.key.dim() - 3)),
        query_(wide(x.query)),
        key_(wide(x.key)),
        weights_(wide(x.weights)) {
    places_ = token_places(x.varlen(), x.varlen(), tokens_, x.varlen() ? 0 : x.query.size(0),
                           x.varlen() ? tokens_ : x.query.size(1), keys_, x.q_len, x.kv_len);
    if (x.indices.defined()) indices_ = x.indices.contiguous();
  }

  int64_t tokens() const { return tokens_; }

  // Rows of keys of all batches that token t looks at; `place` in its list of indices (or in the sequence).
  void keys(int64_t b, int64_t token, std::vector<int64_t>* rows, std::vector<int64_t>* place) const {
    const TokenPlaces::Sequence& s = places_.sequences[b];
    const int64_t first = x_.varlen() ? s.k0 : b * keys_;
    const int64_t limit = x_.mode == 3 ? std::clamp<int64_t>(s.nk - s.nq + (token - s.q0) + 1, 0, s.nk) : s.nk;
    rows->clear(), place->clear();
    if (!indices_.defined()) {
      for (int64_t j = 0; j < limit; ++j) rows->push_back(first + j), place->push_back(j);
      return;
    }
    const int64_t count = indices_.size(-1);
    const int32_t* const at = indices_.const_data_ptr<int32_t>() + token * count;
    for (int64_t i = 0; i < count; ++i) {
      if (at[i] < 0) continue;
      TORCH_CHECK_INDEX(at[i] < std::max<int64_t>(s.nk, 1), "sparseIndices of token ", token, " holds ", at[i],
                        ", but its sequence has ", s.nk, " keys.");
      if (at[i] < limit) rows->push_back(first + at[i]), place->push_back(i);
    }
  }

  // s[h][j] and I[j] of one token.
  void scores(int64_t token, const std::vector<int64_t>& rows, std::vector<float>* s, std::vector<float>* index) const {
    const int64_t n = static_cast<int64_t>(rows.size());
    s->assign(heads_ * n, 0.0f), index->assign(n, 0.0f);
    if (n == 0) return;
    const TileKernels& t = tile_kernels(Element::F32);
    const float* keys = key_.const_data_ptr<float>() + rows[0] * d_;
    std::vector<float> copy;
    if (rows.back() - rows.front() != n - 1 || indices_.defined()) {  // not one after the other
      copy.resize(n * d_);
      for (int64_t j = 0; j < n; ++j)
        std::copy_n(key_.const_data_ptr<float>() + rows[j] * d_, d_, copy.data() + j * d_);
      keys = copy.data();
    }
    const float* const q = query_.const_data_ptr<float>() + token * heads_ * d_;
    for (int64_t h0 = 0; h0 < heads_; h0 += kHeadBlock)
      t.dot_rows(Element::F32, keys, d_ * static_cast<int64_t>(sizeof(float)), n, d_, q + h0 * d_, d_,
                 std::min(kHeadBlock, heads_ - h0), s->data() + h0 * n, n);
    for (int64_t h = 0; h < heads_; ++h) {
      const float w = weights_.const_data_ptr<float>()[token * heads_ + h];
      for (int64_t j = 0; j < n; ++j) {
        const float v = (*s)[h * n + j];
        (*index)[j] += w * (v > 0.0f ? v : v == v ? 0.0f : v);
      }
    }
  }

  // Calls body(sequence, token) for all tokens, on threads; they write to places of their own.
  void for_all(const std::function<void(int64_t, int64_t)>& body) const {
    at::parallel_for(0, tokens_, 16, [&](int64_t from, int64_t to) {
      for (int64_t token = from; token < to; ++token)
        if (places_.sequence_of[token] >= 0) body(places_.sequence_of[token], token);
    });
  }

  // The same; only sequences are on threads, as their keys are their own.
  void for_each(const std::function<void(int64_t, int64_t)>& body) const {
    at::parallel_for(0, static_cast<int64_t>(places_.sequences.size()), 1, [&](int64_t from, int64_t to) {
      for (int64_t b = from; b < to; ++b)
        for (int64_t i = 0; i < places_.sequences[b].nq; ++i) body(b, places_.sequences[b].q0 + i);
    });
  }

  // `slope` fills dI for a token and returns its part of the loss.
  using Slope =
      std::function<double(int64_t b, int64_t token, const std::vector<int64_t>& rows,
                           const std::vector<int64_t>& place, const std::vector<float>& index, std::vector<float>* di)>;
  double gradient(const Slope& slope, const at::Tensor& dq_out, const at::Tensor& dk_out,
                  const at::Tensor& dw_out) const {
    at::Tensor dq = at::zeros(query_.sizes(), at::kFloat), dk = at::zeros(key_.sizes(), at::kFloat),
               dw = at::zeros(weights_.sizes(), at::kFloat);
    std::vector<double> losses(tokens_, 0.0);
    for_each([&](int64_t b, int64_t token) {
      std::vector<int64_t> rows, place;
      std::vector<float> s, index, di;
      keys(b, token, &rows, &place);
      scores(token, rows, &s, &index);
      const int64_t n = static_cast<int64_t>(rows.size());
      di.assign(n, 0.0f);
      losses[token] = slope(b, token, rows, place, index, &di);
      for (int64_t h = 0; h < heads_; ++h) {
        const float w = weights_.const_data_ptr<float>()[token * heads_ + h];
        const float* const q = query_.const_data_ptr<float>() + (token * heads_ + h) * d_;
        float* const to_q = dq.mutable_data_ptr<float>() + (token * heads_ + h) * d_;
        double sum = 0.0;
        for (int64_t j = 0; j < n; ++j) {
          const float v = s[h * n + j];
          if (!(v > 0.0f)) continue;
          sum += static_cast<double>(di[j]) * v;
          const float ds = di[j] * w;
          const float* const k = key_.const_data_ptr<float>() + rows[j] * d_;
          float* const to_k = dk.mutable_data_ptr<float>() + rows[j] * d_;
          for (int64_t c = 0; c < d_; ++c) to_q[c] += ds * k[c], to_k[c] += ds * q[c];
        }
        dw.mutable_data_ptr<float>()[token * heads_ + h] = static_cast<float>(sum);
      }
    });
    at::Tensor(dq_out).copy_(dq), at::Tensor(dk_out).copy_(dk), at::Tensor(dw_out).copy_(dw);
    double loss = 0.0;
    for (double v : losses) loss += v;
    return loss;
  }

 private:
  const Training& x_;
  int64_t heads_, d_, tokens_, keys_;
  at::Tensor query_, key_, weights_, indices_;
  TokenPlaces places_;
};

// What the attention itself gives the keys of one token: the mean of the probabilities of its heads.
class Target {
 public:
  explicit Target(const Training& x)
      : x_(x),
        n2_(x.main_key.size(-2)),
        group_(x.main_query.size(-2) / n2_),
        query_(wide(x.main_query)),
        key_(wide(x.main_key)) {
    if (x.query_rope.defined()) {
      query_ = at::cat({query_, wide(x.query_rope)}, -1).contiguous();
      key_ = at::cat({key_, wide(x.key_rope)}, -1).contiguous();
    }
    max_ = x.max.contiguous(), sum_ = x.sum.contiguous();
    tokens_ = x.varlen() ? x.main_query.size(0) : x.main_query.size(1);
  }

  void operator()(int64_t token, const std::vector<int64_t>& rows, std::vector<double>* p) const {
    const TileKernels& t = tile_kernels(Element::F32);
    const int64_t n = static_cast<int64_t>(rows.size()), d = query_.size(-1);
    const int64_t batch = x_.varlen() ? 0 : token / tokens_, row = token - batch * tokens_;
    p->assign(n, 0.0);
    for (int64_t h = 0; h < n2_; ++h)
      for (int64_t g = 0; g < group_; ++g) {
        const float* const q = query_.const_data_ptr<float>() + ((token * n2_ + h) * group_ + g) * d;
        const int64_t at = ((batch * n2_ + h) * tokens_ + row) * group_ + g;
        const float max = max_.const_data_ptr<float>()[at], sum = sum_.const_data_ptr<float>()[at];
        for (int64_t j = 0; j < n; ++j)
          (*p)[j] += std::exp(t.dot(q, key_.const_data_ptr<float>() + (rows[j] * n2_ + h) * d, d) *
                                  static_cast<float>(x_.scale) -
                              max) /
                     sum;
      }
    for (double& v : *p) v /= static_cast<double>(n2_ * group_);
  }

 private:
  const Training& x_;
  int64_t n2_, group_, tokens_ = 0;
  at::Tensor query_, key_, max_, sum_;
};

constexpr double kLeast = 1e-8;  // logarithms of less are not taken

// softmax(I) - p for one token, and its part of the loss: sum of p log(p / softmax(I)).
double divergence(const std::vector<float>& index, const std::vector<double>& p, double max, double sum,
                  std::vector<float>* di) {
  double loss = 0.0;
  for (size_t j = 0; j < index.size(); ++j) {
    const double b = std::exp(index[j] - max) / sum;
    (*di)[j] = static_cast<float>(b - p[j]);
    loss += p[j] * (std::log(std::max(p[j], kLeast)) - std::log(std::max(b, kLeast)));
  }
  return loss;
}

std::pair<double, double> statistics(const std::vector<float>& index) {
  double max = -std::numeric_limits<double>::infinity(), sum = 0.0;
  for (float v : index) max = std::max<double>(max, v);
  for (float v : index) sum += std::exp(v - max);
  return {max, sum};
}

void kl_loss(const Call& call, const at::Tensor& dq, const at::Tensor& dk, const at::Tensor& dw,
             const at::Tensor& loss) {
  const Training x = training_of(call);
  const IndexRows rows(x);
  const Target target(x);
  at::Tensor max, sum;
  if (x.max_index.defined()) max = x.max_index.contiguous(), sum = x.sum_index.contiguous();
  const double total = rows.gradient(
      [&](int64_t, int64_t token, const std::vector<int64_t>& keys, const std::vector<int64_t>&,
          const std::vector<float>& index, std::vector<float>* di) {
        if (keys.empty()) return 0.0;
        std::vector<double> p;
        target(token, keys, &p);
        if (!max.defined()) {
          const auto [m, s] = statistics(index);
          return divergence(index, p, m, s, di);
        }
        return divergence(index, p, max.const_data_ptr<float>()[token], sum.const_data_ptr<float>()[token], di);
      },
      dq, dk, dw);
  at::Tensor(loss).fill_(total);
}

}  // namespace

void LightningIndexerGrad(const gen::LightningIndexerGradArgs& a) {
  const Training x = training_of(Call(a.task));
  const IndexRows rows(x);
  const at::Tensor dy = wide(a.dy);
  const int64_t count = x.indices.size(-1);
  rows.gradient(
      [&](int64_t, int64_t token, const std::vector<int64_t>&, const std::vector<int64_t>& place,
          const std::vector<float>&, std::vector<float>* di) {
        for (size_t j = 0; j < place.size(); ++j) (*di)[j] = dy.const_data_ptr<float>()[token * count + place[j]];
        return 0.0;
      },
      a.dqOut, a.dkOut, a.dweightsOut);
}

void DenseLightningIndexerSoftmaxLse(const gen::DenseLightningIndexerSoftmaxLseArgs& a) {
  const Training x = training_of(Call(a.task));
  const IndexRows rows(x);
  float* const max = a.softmaxMaxOut.mutable_data_ptr<float>();
  float* const sum = a.softmaxSumOut.mutable_data_ptr<float>();
  std::fill_n(max, rows.tokens(), -std::numeric_limits<float>::infinity());
  std::fill_n(sum, rows.tokens(), 0.0f);
  rows.for_all([&](int64_t b, int64_t token) {
    std::vector<int64_t> keys, place;
    std::vector<float> s, index;
    rows.keys(b, token, &keys, &place);
    rows.scores(token, keys, &s, &index);
    const auto [m, total] = statistics(index);
    max[token] = static_cast<float>(m), sum[token] = static_cast<float>(total);
  });
}

void DenseLightningIndexerGradKLLoss(const gen::DenseLightningIndexerGradKLLossArgs& a) {
  kl_loss(Call(a.task), a.dQueryIndex, a.dKeyIndex, a.dWeights, a.loss);
}

void SparseLightningIndexerGradKLLoss(const gen::SparseLightningIndexerGradKLLossArgs& a) {
  kl_loss(Call(a.task), a.dQueryIndex, a.dKeyIndex, a.dWeights, a.loss);
}

}  // namespace hotplate::kernels
