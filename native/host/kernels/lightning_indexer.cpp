// LightningIndexer and QuantLightningIndexer: for each row of the query the keys with the largest
//   sum over heads of weight * max(q . k, 0),
// the largest first, equal ones in the order of the keys.
//
// Facts: the documentation of torch_npu.npu_lightning_indexer and npu_quant_lightning_indexer, and op-plugin's test of
// the former (what stands behind the last key: -1).
#include <ATen/ops/full.h>
#include <ATen/ops/mul.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "attention_picked.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kFarTokens = 9223372036854775807;
constexpr int64_t kTile = 256, kTokens = 8, kHeadBlock = 16;
constexpr float kNothing = -std::numeric_limits<float>::infinity();

struct Indexer {
  at::Tensor query, key, weights, lengths, key_lengths, table, query_scale, key_scale;
  std::string query_layout, key_layout;
  int64_t count = 0, mode = 3;
  bool varlen() const { return query_layout == "TND"; }
  bool paged() const { return key_layout == "PA_BSND"; }
};

Indexer indexer_of(const Call& call) {
  Indexer x;
  x.query = call.tensor({"query"});
  x.key = call.tensor({"key"});
  x.weights = call.tensor({"weights"});
  x.lengths = call.tensor({"actualSeqLengthsQueryOptional"});
  x.key_lengths = call.tensor({"actualSeqLengthsKeyOptional"});
  x.table = call.tensor({"blockTableOptional"});
  x.query_scale = call.tensor({"queryDequantScale"});
  x.key_scale = call.tensor({"keyDequantScale"});
  x.query_layout = call.text({"layoutQueryOptional"});
  x.key_layout = call.text({"layoutKeyOptional"});
  x.count = call.integer("sparseCount", 2048);
  x.mode = call.integer("sparseMode", 3);
  return x;
}

Problem check_indexer(const Call& call) {
  const Indexer x = indexer_of(call);
  const bool quant = call.find({"queryDequantScale"}) >= 0;
  if (quant) {
    if (Problem p = check_type("query", x.query, {at::kChar})) return p;
    if (Problem p = check_type("key", x.key, {at::kChar})) return p;
    for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"weights", &x.weights},
                                  {"queryDequantScale", &x.query_scale},
                                  {"keyDequantScale", &x.key_scale}})
      if (Problem p = check_type(name, *t, {at::kHalf})) return p;
    for (const char* name : {"queryQuantMode", "keyQuantMode"})
      if (call.integer(name, 0) != 0)
        return tiling_refuses("pass 0", name, " should be 0, but got ", call.integer(name, 0), ".");
  } else {
    if (Problem p = check_type("query", x.query, {at::kHalf, at::kBFloat16})) return p;
    if (Problem p = check_type("key", x.key, {x.query.scalar_type()})) return p;
    if (Problem p = check_type("weights", x.weights, {x.query.scalar_type(), at::kFloat})) return p;
  }
  if (x.query_layout != "BSND" && x.query_layout != "TND")
    return tiling_refuses("BSND or TND", "layoutQuery should be BSND or TND, but got ", x.query_layout, ".");
  if (!x.paged() && x.key_layout != x.query_layout)
    return tiling_refuses("PA_BSND, or the layout of query", "layoutKey should be PA_BSND or ", x.query_layout,
                          ", but got ", x.key_layout, ".");
  const int64_t rank = x.varlen() ? 3 : 4, key_rank = x.key_layout == "TND" ? 3 : 4;
  if (x.query.dim() != rank || x.query.size(-1) != 128 || x.query.numel() == 0 || x.query.size(-2) > 64)
    return tiling_refuses("pass query in its layout, with D 128 and at most 64 heads", "the shape of query ",
                          x.query.sizes(), " should be ", x.query_layout, " with N at most 64 and D 128.");
  if (x.key.dim() != key_rank || x.key.size(-1) != 128 || x.key.size(-2) != 1)
    return tiling_refuses("pass key in its layout, with one head and D 128", "the shape of key ", x.key.sizes(),
                          " should be ", x.key_layout, " with N 1 and D 128.");
  const at::IntArrayRef rows = x.query.sizes().slice(0, rank - 1);
  if (Problem p = check_shape("weights", x.weights, rows)) return p;
  if (quant) {
    if (Problem p = check_shape("queryDequantScale", x.query_scale, rows)) return p;
    if (Problem p = check_shape("keyDequantScale", x.key_scale, x.key.sizes().slice(0, key_rank - 1))) return p;
  }
  const bool more = !quant && (x.count == 3072 || x.count == 4096 || x.count == 5120 || x.count == 6144 ||
                               x.count == 7168 || x.count == 8192);
  if (!more && (x.count < 1 || x.count > 2048))
    return tiling_refuses("1 to 2048", "sparseCount should be in range of [1, 2048]",
                          quant ? "" : " or 3072 to 8192 in steps of 1024", ", but got ", x.count, ".");
  if (x.mode != 0 && x.mode != 3)
    return tiling_refuses("0: all, 3: causal", "sparseMode should be 0 or 3, but got ", x.mode, ".");
  for (const char* name : {"preTokens", "nextTokens"})
    if (call.integer(name, kFarTokens) != kFarTokens)
      return tiling_refuses("leave the default", name, " should be ", kFarTokens, ", but got ", call.integer(name, 0),
                            ".");
  for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"actualSeqLengthsQuery", &x.lengths},
                                {"actualSeqLengthsKey", &x.key_lengths}}) {
    if (Problem p = check_type(name, *t, {at::kInt})) return p;
    if (t->defined() && (t->dim() != 1 || (!x.varlen() && t->size(0) < x.query.size(0))))
      return tiling_refuses("pass one length for each sequence", "the shape of ", name, " ", t->sizes(),
                            " should be [B].");
  }
  if (x.varlen() && !x.lengths.defined()) return missing_tensor("actualSeqLengthsQueryOptional");
  if ((x.paged() || x.varlen()) && !x.key_lengths.defined()) return missing_tensor("actualSeqLengthsKeyOptional");
  if (x.varlen() && x.key_lengths.size(0) != x.lengths.size(0))
    return tiling_refuses("pass a length for every sequence", "actualSeqLengthsKey has ", x.key_lengths.size(0),
                          " values, but actualSeqLengthsQuery ", x.lengths.size(0), ".");
  if (!x.paged() && !x.varlen() && x.key.size(0) != x.query.size(0))
    return tiling_refuses("give query and key one B", "the B of query (", x.query.size(0), ") and key (", x.key.size(0),
                          ") should be equal.");
  if (x.paged()) {
    if (!x.table.defined()) return missing_tensor("blockTableOptional");
    if (Problem p = check_type("blockTable", x.table, {at::kInt})) return p;
    const int64_t batch = x.varlen() ? x.lengths.size(0) : x.query.size(0), page = x.key.size(1);
    if (x.table.dim() != 2 || x.table.size(0) != batch)
      return tiling_refuses("pass [B, blocks per sequence]", "the shape of blockTable ", x.table.sizes(),
                            " should be [", batch, ", blocks].");
    if (page == 0 || page % 16 != 0 || page > 1024)
      return tiling_refuses("128 fits all cases", "the block size of key (", page,
                            ") should be a multiple of 16 and not exceed 1024.");
  }
  std::vector<int64_t> shape = x.query.sizes().vec();
  shape[rank - 2] = 1, shape[rank - 1] = x.count;
  const at::Tensor out = call.tensor({"sparseIndicesOut", "out"});
  if (Problem p = check_type("sparseIndices", out, {at::kInt})) return p;
  if (Problem p = check_shape("sparseIndices", out, shape)) return p;
  if (call.integer("returnValues", 0) == 0) return std::nullopt;
  if (x.paged())
    return tiling_refuses("use layout_key BSND or TND", "returnValues is not supported for layoutKey PA_BSND.");
  const at::Tensor values = call.tensor({"sparseValuesOut"});
  if (!values.defined()) return missing_tensor("sparseValuesOut");
  if (Problem p = check_type("sparseValues", values, {x.query.scalar_type()})) return p;
  return check_shape("sparseValues", values, shape);
}

const bool bound = add_rules({"LightningIndexer", "QuantLightningIndexer"}, check_indexer);

// The `count` best of n scores, best first; a NaN is worse than everything.
void best(float* scores, int64_t n, int64_t count, std::vector<int32_t>* order, int32_t* to) {
  order->resize(n);
  std::iota(order->begin(), order->end(), 0);
  for (int64_t j = 0; j < n; ++j)
    if (scores[j] != scores[j]) scores[j] = kNothing;
  const auto before = [&](int32_t a, int32_t b) { return scores[a] != scores[b] ? scores[a] > scores[b] : a < b; };
  const int64_t k = std::min(n, count);
  if (k < n) std::nth_element(order->begin(), order->begin() + k, order->end(), before);
  std::sort(order->begin(), order->begin() + k, before);
  std::copy(order->begin(), order->begin() + k, to);
  std::fill(to + k, to + count, -1);
}

void run(const Indexer& x, const at::Tensor& indices, const at::Tensor& values) {
  const int64_t heads = x.query.size(-2), d = x.query.size(-1), tokens = x.query.numel() / (heads * d);
  const int64_t keys = x.paged() ? x.table.size(1) * x.key.size(1) : x.key.size(x.key.dim() - 3);
  const TokenPlaces places = token_places(x.varlen(), x.varlen() && !x.paged(), tokens,
                                          x.varlen() ? 0 : x.query.size(0), x.varlen() ? tokens : x.query.size(1), keys,
                                          device_lengths(x.lengths), device_lengths(x.key_lengths));
  at::Tensor query = x.query.to(at::kFloat).contiguous().view({tokens, heads, d});
  if (x.query_scale.defined())
    query = at::mul(query, x.query_scale.to(at::kFloat).contiguous().view({tokens, heads, 1}));
  const at::Tensor weights = x.weights.to(at::kFloat).contiguous();
  Rows key;
  key.part[0] = token_part(x.key), key.parts = 1, key.cols = d, key.type = key.part[0].type;
  at::Tensor table, scale;
  if (x.key_scale.defined()) {
    scale = x.key_scale.to(at::kFloat).contiguous();
    Quantised& q = key.part[0].quantised;
    q.scale = scale.const_data_ptr<float>();
    q.batch = scale.dim() == 3 ? scale.stride(0) : 0, q.row = 1;
    q.paged = x.paged();
  }
  if (x.paged()) {
    table = x.table.contiguous();
    check_block_table(table, places, x.key.size(1), x.key.size(0));
    key.table = table.const_data_ptr<int32_t>(), key.table_ld = table.size(1), key.page = x.key.size(1);
  }
  const TileKernels& t = tile_kernels(Element::F32);
  int32_t* const out = indices.mutable_data_ptr<int32_t>();
  const int64_t items = (tokens + kTokens - 1) / kTokens;
  const at::Tensor found = values.defined() ? at::full({tokens, x.count}, kNothing, at::kFloat) : at::Tensor();
  run_items(items, tokens * heads * keys < 1 << 14, [&](int64_t item, Scratch& scratch) {
    const int64_t t0 = item * kTokens, n = std::min(kTokens, tokens - t0);
    int64_t most = 0;
    std::vector<int64_t> limit(n, -1);
    for (int64_t i = 0; i < n; ++i) {
      const int32_t b = places.sequence_of[t0 + i];
      if (b < 0) continue;
      const TokenPlaces::Sequence& q = places.sequences[b];
      limit[i] = x.mode == 3 ? std::clamp<int64_t>(q.nk - q.nq + (t0 + i - q.q0) + 1, 0, q.nk) : q.nk;
      most = std::max(most, limit[i]);
    }
    scratch.reserve(Scratch::need<float>(n * most) + Scratch::need<float>(kTile * d) +
                    Scratch::need<float>(kHeadBlock * kTile) + 64);
    scratch.rewind();
    float* const scores = scratch.take<float>(n * most);
    float* const rows = scratch.take<float>(kTile * d);
    float* const s = scratch.take<float>(kHeadBlock * kTile);
    std::fill(scores, scores + n * most, 0.0f);
    int32_t loaded = -1;
    for (int64_t j0 = 0; j0 < most; j0 += kTile, loaded = -1)
      for (int64_t i = 0; i < n; ++i) {
        const int64_t cols = std::min(kTile, limit[i] - j0);
        if (cols <= 0) continue;
        const int32_t b = places.sequence_of[t0 + i];
        const TokenPlaces::Sequence& q = places.sequences[b];
        if (loaded != b) {
          const int64_t width = std::min(kTile, q.nk - j0);
          pack_left(t, key, x.varlen() && !x.paged() ? 0 : b, 0, q.k0 + j0, width, rows, d);
          loaded = b;
        }
        const float* const from = query.const_data_ptr<float>() + (t0 + i) * heads * d;
        const float* const w = weights.const_data_ptr<float>() + (t0 + i) * heads;
        float* const to = scores + i * most + j0;
        for (int64_t h = 0; h < heads; h += kHeadBlock) {
          const int64_t m = std::min(kHeadBlock, heads - h);
          t.dot_rows(Element::F32, rows, d * static_cast<int64_t>(sizeof(float)), cols, d, from + h * d, d, m, s,
                     kTile);
          for (int64_t r = 0; r < m; ++r)
            for (int64_t c = 0; c < cols; ++c) {
              const float v = s[r * kTile + c];
              to[c] += w[h + r] * (v > 0.0f ? v : v == v ? 0.0f : v);
            }
        }
      }
    std::vector<int32_t> order;
    for (int64_t i = 0; i < n; ++i) {
      int32_t* const row = out + (t0 + i) * x.count;
      best(scores + i * most, std::max<int64_t>(limit[i], 0), x.count, &order, row);
      for (int64_t c = 0; found.defined() && c < x.count && row[c] >= 0; ++c)
        found.mutable_data_ptr<float>()[(t0 + i) * x.count + c] = scores[i * most + row[c]];
    }
  });
  if (found.defined()) at::Tensor(values).copy_(found.view(values.sizes()));
}

}  // namespace

void LightningIndexer(const gen::LightningIndexerArgs& a) {
  run(indexer_of(Call(a.task)), a.sparseIndicesOut, a.returnValues ? *a.sparseValuesOut : at::Tensor());
}

void QuantLightningIndexer(const gen::QuantLightningIndexerArgs& a) {
  run(indexer_of(Call(a.task)), a.out, at::Tensor());
}

}  // namespace hotplate::kernels
