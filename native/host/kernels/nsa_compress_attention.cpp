// NsaCompressAttention and NsaCompressAttentionInfer: attention to compressed keys, and the blocks of the keys that
// matter most for each row of the query and key head.
//
// A block of `selectBlockSize` keys is worth the probabilities of the compressed keys that overlap with it: with
// m = selectBlockSize / stride and n = compressBlockSize / stride,
//   score[i - 1] = sum over a < m, b < n of p[m * i - a - b],   p summed over the heads of a group.
//
// Facts: op-plugin's tests of npu_nsa_compress_attention and npu_nsa_compress_attention_infer.
#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "attention_picked.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

constexpr float kAlways = std::numeric_limits<float>::infinity();

struct Choice {
  int64_t m = 1, n = 1, count = 0;

  explicit Choice(const Call& call) {
    const int64_t stride = call.integer("compressStride", call.integer("compressBlockStride", 16));
    m = call.integer("selectBlockSize", 64) / stride;
    n = call.integer("compressBlockSize", 32) / stride;
    count = call.integer("selectBlockCount", 16);
  }

  // What the `blocks` blocks are worth.
  void scores(const std::vector<float>& p, int64_t blocks, std::vector<float>* to) const {
    const int64_t keys = static_cast<int64_t>(p.size());
    to->assign(blocks, 0.0f);
    for (int64_t i = 1; i <= blocks; ++i) {
      int64_t top;  // key of j = 0; later j are keys before it
      if (__builtin_mul_overflow(m, i, &top)) break;
      const int64_t first = std::max<int64_t>(0, top - keys + 1), last = std::min(m + n - 2, top);
      for (int64_t j = first; j <= last; ++j) {
        const int64_t at = top - j;
        const int64_t times = std::min({j + 1, m + n - 1 - j, m, n});  // pairs with a + b = j
        (*to)[i - 1] += static_cast<float>(times) * p[at];
      }
    }
  }

  // The best blocks, the best first, equal ones in order; -1 where there are none.
  void write(const std::vector<float>& score, int32_t* to) const {
    std::vector<int32_t> order(score.size());
    std::iota(order.begin(), order.end(), 0);
    const int64_t k = std::min<int64_t>(count, static_cast<int64_t>(score.size()));
    const auto before = [&](int32_t a, int32_t b) {
      const float x = score[a] == score[a] ? score[a] : -kAlways, y = score[b] == score[b] ? score[b] : -kAlways;
      return x != y ? x > y : a < b;
    };
    std::partial_sort(order.begin(), order.begin() + k, order.end(), before);
    std::copy(order.begin(), order.begin() + k, to);
    std::fill(to + k, to + count, -1);
  }
};

Problem check_choice(const Call& call) {
  const int64_t stride = call.integer("compressStride", call.integer("compressBlockStride", 0)),
                compress = call.integer("compressBlockSize", 0), select = call.integer("selectBlockSize", 0);
  if (stride <= 0 || stride % 16 != 0 || compress < stride || compress % stride != 0 || select < compress ||
      select % stride != 0)
    return tiling_refuses("32, 16 and 64 are usual", "compressStride(", stride,
                          ") should be a multiple of 16 that divides ", "compressBlockSize(", compress,
                          ") and selectBlockSize(", select, "), and selectBlockSize not below compressBlockSize.");
  if (call.integer("selectBlockCount", 0) <= 0)
    return tiling_refuses("16 is usual", "selectBlockCount should be positive, but got ",
                          call.integer("selectBlockCount", 0), ".");
  return std::nullopt;
}

Problem check_sums(const char* name, const std::vector<int64_t>& list, int64_t total) {
  int64_t last = 0;
  for (int64_t end : list) {
    if (end < last)
      return tiling_refuses("pass running sums", name, " should not decrease, but got ", end, " after ", last, ".");
    last = end;
  }
  if (list.empty() || (total >= 0 && last != total))
    return tiling_refuses("pass running sums up to T", "the last value of ", name, " (", last, ") should be T (", total,
                          ").");
  return std::nullopt;
}

int64_t longest(const std::vector<int64_t>& ends) {
  int64_t most = 0, last = 0;
  for (int64_t end : ends) most = std::max(most, end - last), last = end;
  return most;
}

Problem check_compress_attention(const Call& call) {
  const at::Tensor q = call.tensor({"query"}), k = call.tensor({"key"}), v = call.tensor({"value"});
  const at::Tensor mask = call.tensor({"attenMaskOptional"}), top = call.tensor({"topkMaskOptional"});
  if (Problem p = check_type("query", q, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("key", k, {q.scalar_type()})) return p;
  if (Problem p = check_type("value", v, {q.scalar_type()})) return p;
  if (Problem p = check_type("attenMask", mask, {at::kBool, at::kByte})) return p;
  if (Problem p = check_type("topkMask", top, {at::kBool, at::kByte})) return p;
  if (call.text({"inputLayout"}) != "TND")
    return tiling_refuses("pass TND", "inputLayout should be TND, but got ", call.text({"inputLayout"}), ".");
  if (Problem p = check_choice(call)) return p;
  const int64_t heads = call.integer("headNum", 0), mode = call.integer("sparseMode", 1);
  if (mode != 0 && mode != 1)
    return tiling_refuses("pass 1 and a mask", "sparseMode should be 0 or 1, but got ", mode, ".");
  if (q.dim() != 3 || k.dim() != 3 || v.dim() != 3 || q.size(1) != heads || q.size(2) != k.size(2) ||
      k.size(0) != v.size(0) || k.size(1) != v.size(1) || k.size(1) == 0 || heads % k.size(1) != 0)
    return tiling_refuses("pass query [T, N, D] and key, value [T, Nkv, D]", "the shapes of query ", q.sizes(),
                          ", key ", k.sizes(), " and value ", v.sizes(), " do not fit each other and headNum ", heads,
                          ".");
  const std::vector<int64_t> q_ends = call.ints({"actualSeqQLenOptional"}),
                             k_ends = call.ints({"actualCmpSeqKvLenOptional"}),
                             s_ends = call.ints({"actualSelSeqKvLenOptional"});
  if (Problem p = check_sums("actualSeqQLen", q_ends, q.size(0))) return p;
  if (Problem p = check_sums("actualCmpSeqKvLen", k_ends, k.size(0))) return p;
  if (Problem p = check_sums("actualSelSeqKvLen", s_ends, -1)) return p;
  if (q_ends.size() != k_ends.size() || q_ends.size() != s_ends.size())
    return tiling_refuses(
        "pass a value for each sequence", "actualSeqQLen, actualCmpSeqKvLen and actualSelSeqKvLen should ",
        "have as many values, but got ", q_ends.size(), ", ", k_ends.size(), " and ", s_ends.size(), ".");
  for (const auto& [name, t, cols] :
       {std::tuple<const char*, const at::Tensor*, int64_t>{"attenMask", &mask, longest(k_ends)},
        {"topkMask", &top, longest(s_ends)}})
    if (t->defined() && t->numel() && (t->dim() != 2 || t->size(0) < longest(q_ends) || t->size(1) < cols))
      return tiling_refuses("pass the mask of the longest sequence", "the shape of ", name, " ", t->sizes(),
                            " should be [", longest(q_ends), ", ", cols, "].");
  const std::vector<int64_t> stats = {q.size(0), heads, 8};
  const std::tuple<const char*, std::vector<int64_t>, at::ScalarType> outs[] = {
      {"softmaxMaxOut", stats, at::kFloat},
      {"softmaxSumOut", stats, at::kFloat},
      {"attentionOutOut", {q.size(0), heads, v.size(2)}, q.scalar_type()},
      {"topkIndicesOut", {q.size(0), k.size(1), call.integer("selectBlockCount", 0)}, at::kInt}};
  for (const auto& [name, shape, type] : outs) {
    if (Problem p = check_type(name, call.tensor({name}), {type})) return p;
    if (Problem p = check_shape(name, call.tensor({name}), shape)) return p;
  }
  return std::nullopt;
}

// Decoding: one row of query for each sequence, compressed keys in a cache.
struct Infer {
  at::Tensor query, key, value, table;
  std::vector<int64_t> kv_len;
  std::string layout;
  int64_t heads = 0, kv_heads = 0, page = 0;

  explicit Infer(const Call& call) {
    query = call.tensor({"query"}), key = call.tensor({"key"}), value = call.tensor({"value"});
    table = call.tensor({"blockTableOptional"});
    kv_len = call.ints({"actualCmpKvSeqLenOptional"});
    layout = call.text({"layoutOptional"});
    heads = call.integer("numHeads", 0), kv_heads = call.integer("numKeyValueHeads", 0);
    page = call.integer("pageBlockSize", 0);
  }
  int64_t width(const at::Tensor& t) const { return t.dim() == 3 ? t.size(2) / kv_heads : t.size(3); }
};

Problem check_infer(const Call& call) {
  const Infer x(call);
  if (Problem p = check_type("query", x.query, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("key", x.key, {x.query.scalar_type()})) return p;
  if (Problem p = check_type("value", x.value, {x.query.scalar_type()})) return p;
  if (Problem p = check_type("blockTable", x.table, {at::kInt})) return p;
  if (x.layout != "TND") return tiling_refuses("pass TND", "layout should be TND, but got ", x.layout, ".");
  if (Problem p = check_choice(call)) return p;
  for (const char* name : {"attentionMaskOptional", "topKMaskOptional"})
    if (const at::Tensor t = call.tensor({name}); t.defined() && t.numel())
      return tiling_refuses(c10::str("drop ", name), name, " is not supported.");
  if (call.integer("sparseMode", 0) != 0)
    return tiling_refuses("pass 0", "sparseMode should be 0, but got ", call.integer("sparseMode", 0), ".");
  if (!x.table.defined()) return missing_tensor("blockTableOptional");
  if (call.integer("selectBlockCount", 0) < 3)
    return tiling_refuses("the first block and the last two are always chosen",
                          "selectBlockCount should be at least 3, but ", "got ", call.integer("selectBlockCount", 0),
                          ".");
  if (x.heads <= 0 || x.kv_heads <= 0 || x.heads % x.kv_heads != 0 || x.query.dim() != 3 || x.query.size(1) != x.heads)
    return tiling_refuses("pass query [T, N, D]", "the shape of query ", x.query.sizes(), " does not fit numHeads ",
                          x.heads, " and numKeyValueHeads ", x.kv_heads, ".");
  const auto cache = [&](const at::Tensor& t) {
    if (t.dim() == 3) return t.size(1) == x.page && t.size(2) % x.kv_heads == 0;
    return t.dim() == 4 && t.size(1) == x.page && t.size(2) == x.kv_heads;
  };
  if (x.page <= 0 || !cache(x.key) || !cache(x.value) || x.key.size(0) != x.value.size(0) ||
      x.width(x.key) != x.query.size(2))
    return tiling_refuses("pass the cache [blocks, pageBlockSize, N, D] or [blocks, pageBlockSize, H]",
                          "the shapes of key ", x.key.sizes(), " and value ", x.value.sizes(), " do not fit query ",
                          x.query.sizes(), " and pageBlockSize ", x.page, ".");
  const int64_t batch = static_cast<int64_t>(x.kv_len.size());
  if (batch == 0 || x.table.dim() != 2 || x.table.size(0) != batch || x.query.size(0) != batch)
    return tiling_refuses("one row of query, one length and one row of the table for each sequence", "query has ",
                          x.query.size(0), " rows and blockTable ", x.table.sizes(), ", but actualCmpKvSeqLen ", batch,
                          " values.");
  for (int64_t n : x.kv_len)
    if (n < 0 || n > x.table.size(1) * x.page)
      return tiling_refuses("a length fits into the blocks of the table", "actualCmpKvSeqLen holds ", n,
                            ", but blockTable has room for ", x.table.size(1) * x.page, " rows.");
  if (Problem p = check_type("output", call.tensor({"output"}), {x.query.scalar_type()})) return p;
  if (Problem p = check_shape("output", call.tensor({"output"}), {batch, x.heads, x.width(x.value)})) return p;
  if (Problem p = check_type("topKOutput", call.tensor({"topKOutput"}), {at::kInt})) return p;
  return check_shape("topKOutput", call.tensor({"topKOutput"}),
                     {batch, x.kv_heads, call.integer("selectBlockCount", 0)});
}

const bool bound = add_rules({"NsaCompressAttention"}, check_compress_attention) &&
                   add_rules({"NsaCompressAttentionInfer"}, check_infer);

// Adds the probabilities of one head over packed keys [n][d].
void add_probabilities(const TileKernels& t, const float* q, const float* keys, int64_t n, int64_t d, float scale,
                       float max, float sum, const uint8_t* hidden, std::vector<float>* p) {
  for (int64_t j = 0; j < n; ++j)
    if (!hidden || !hidden[j]) (*p)[j] += std::exp(t.dot(q, keys + j * d, d) * scale - max) / sum;
}

}  // namespace

void NsaCompressAttention(const gen::NsaCompressAttentionArgs& a) {
  const Call call(a.task);
  const Choice choice(call);
  AttentionInputs in;
  in.query = a.query, in.key = a.key, in.value = a.value;
  if (a.attenMaskOptional) in.atten_mask = *a.attenMaskOptional;
  AttentionParams params;
  params.layout = Layout::TND;
  params.heads = a.headNum;
  params.scale = a.scaleValue;
  params.sparse_mode = 1;
  params.seq_q = call.ints({"actualSeqQLenOptional"}), params.seq_kv = call.ints({"actualCmpSeqKvLenOptional"});
  flash_attention_forward(in, params, a.softmaxMaxOut, a.softmaxSumOut, a.attentionOutOut);

  const std::vector<int64_t> select = call.ints({"actualSelSeqKvLenOptional"});
  const at::Tensor q = a.query.to(at::kFloat).contiguous(), k = a.key.to(at::kFloat).contiguous();
  const at::Tensor mask = a.attenMaskOptional ? a.attenMaskOptional->contiguous() : at::Tensor(),
                   top = a.topkMaskOptional ? a.topkMaskOptional->contiguous() : at::Tensor();
  const int64_t heads = a.headNum, kv_heads = k.size(1), group = heads / kv_heads, d = q.size(2);
  const TileKernels& t = tile_kernels(Element::F32);
  const float *const maxima = a.softmaxMaxOut.const_data_ptr<float>(), *const sums =
                                                                           a.softmaxSumOut.const_data_ptr<float>();
  int32_t* const indices = a.topkIndicesOut.mutable_data_ptr<int32_t>();
  std::fill_n(indices, a.topkIndicesOut.numel(), -1);
  for (size_t b = 0; b < params.seq_q.size(); ++b) {
    const int64_t q0 = b ? params.seq_q[b - 1] : 0, nq = params.seq_q[b] - q0;
    const int64_t k0 = b ? params.seq_kv[b - 1] : 0, nk = params.seq_kv[b] - k0;
    const int64_t blocks = select[b] - (b ? select[b - 1] : 0);
    for (int64_t h = 0; h < kv_heads; ++h) {
      std::vector<float> keys(nk * d);
      for (int64_t j = 0; j < nk; ++j) {
        const float* const from = k.const_data_ptr<float>() + ((k0 + j) * kv_heads + h) * d;
        std::copy(from, from + d, keys.data() + j * d);
      }
      at::parallel_for(0, nq, 4, [&](int64_t from, int64_t to) {
        std::vector<float> p, score;
        for (int64_t i = from; i < to; ++i) {
          p.assign(nk, 0.0f);
          const auto row = [&](const at::Tensor& m) {
            return m.defined() && m.numel() ? static_cast<const uint8_t*>(m.const_data_ptr()) + i * m.size(1) : nullptr;
          };
          for (int64_t g = h * group; g < (h + 1) * group; ++g) {
            // Statistics are in the order sequence, head, row.
            const int64_t at = (q0 * heads + g * nq + i) * 8;
            add_probabilities(t, q.const_data_ptr<float>() + ((q0 + i) * heads + g) * d, keys.data(), nk, d,
                              static_cast<float>(a.scaleValue), maxima[at], sums[at], row(mask), &p);
          }
          choice.scores(p, blocks, &score);
          const uint8_t* const always = row(top);
          for (int64_t j = 0; always && j < blocks; ++j)
            if (always[j]) score[j] = kAlways;
          choice.write(score, indices + ((q0 + i) * kv_heads + h) * choice.count);
        }
      });
    }
  }
}

void NsaCompressAttentionInfer(const gen::NsaCompressAttentionInferArgs& a) {
  const Call call(a.task);
  const Choice choice(call);
  const Infer x(call);
  const int64_t batch = static_cast<int64_t>(x.kv_len.size()), group = x.heads / x.kv_heads, d = x.query.size(2);
  PickedProblem p;
  p.query = x.query.contiguous();
  p.out = a.output;
  p.kv_heads = x.kv_heads;
  p.scale = a.scaleValue;
  const at::Tensor table = x.table.contiguous();
  TokenPlaces places;
  for (int64_t n : x.kv_len) places.sequences.push_back({0, 1, 0, n});
  check_block_table(table, places, x.page, x.key.size(0));
  const auto cache = [&](const at::Tensor& t) {
    return t.dim() == 3 ? t.view({t.size(0), t.size(1), x.kv_heads, -1}) : t;
  };
  const at::Tensor key = cache(x.key.contiguous()), value = cache(x.value.contiguous());
  for (const auto& [rows, t] : {std::pair<Rows*, const at::Tensor*>{&p.key, &key}, {&p.value, &value}}) {
    rows->part[0] = token_part(*t);
    rows->parts = 1, rows->cols = t->size(3), rows->type = rows->part[0].type;
    rows->table = table.const_data_ptr<int32_t>(), rows->table_ld = table.size(1), rows->page = x.page;
  }
  std::vector<float> max(batch * x.heads), sum(batch * x.heads);
  p.max = max.data(), p.sum = sum.data();
  p.stat_row = [&](int64_t token, int64_t head) { return token * x.heads + head * group; };
  picked_attention(p, [&](int64_t token, int64_t, std::vector<int32_t>* rows) {
    for (int64_t j = 0; j < x.kv_len[token]; ++j) rows->push_back(static_cast<int32_t>(j));
    return token;
  });
  const at::Tensor q = x.query.to(at::kFloat).contiguous();
  const TileKernels& t = tile_kernels(Element::F32);
  int32_t* const indices = a.topKOutput.mutable_data_ptr<int32_t>();
  run_items(batch * x.kv_heads, false, [&](int64_t item, Scratch&) {
    const int64_t b = item / x.kv_heads, h = item % x.kv_heads, nk = x.kv_len[b];
    std::vector<float> keys(nk * d), prob(nk, 0.0f), score;
    pack_left(t, p.key, b, h, 0, nk, keys.data(), d);
    for (int64_t g = h * group; g < (h + 1) * group; ++g)
      add_probabilities(t, q.const_data_ptr<float>() + (b * x.heads + g) * d, keys.data(), nk, d,
                        static_cast<float>(a.scaleValue), max[b * x.heads + g], sum[b * x.heads + g], nullptr, &prob);
    // Rows that nk compressed ones stand for, in blocks; every block holds at least one compressed row.
    const double rows = nk ? static_cast<double>(nk - 1) * a.compressBlockStride + a.compressBlockSize : 0.0;
    const int64_t blocks = static_cast<int64_t>(std::ceil(rows / static_cast<double>(a.selectBlockSize)));
    choice.scores(prob, blocks, &score);
    // The first block and the last two always count.
    for (int64_t j : {int64_t{0}, blocks - 2, blocks - 1})
      if (j >= 0 && j < blocks) score[j] = kAlways;
    choice.write(score, indices + item * choice.count);
  });
}

}  // namespace hotplate::kernels
