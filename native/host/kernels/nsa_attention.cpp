// NsaSelectedAttention, its gradient, and NsaSelectedAttentionInfer: attention over the blocks of keys that were chosen
// for each row of the query and key head.
//
// Facts: op-plugin's tests of the three operators. With a mask (sparse mode 2) a row sees the keys up to its own
// position; without one it sees its blocks as a whole.
#include <ATen/ops/zeros.h>

#include "attention_picked.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

bool present(const at::Tensor& t) { return t.defined() && t.numel() > 0; }

Problem check_running(const char* name, const std::vector<int64_t>& list, int64_t total) {
  int64_t last = 0;
  for (int64_t end : list) {
    if (end < last)
      return tiling_refuses("pass running sums", name, " should not decrease, but got ", end, " after ", last, ".");
    last = end;
  }
  if (list.empty() || last != total)
    return tiling_refuses(c10::str("the last running sum must be T, here ", total), "the last value of ", name, " (",
                          last, ") should be equal to T (", total, ").");
  return std::nullopt;
}

Problem check_selected(const Call& call) {
  const at::Tensor q = call.tensor({"query"}), k = call.tensor({"key"}), v = call.tensor({"value"});
  const at::Tensor indices = call.tensor({"topkIndices"}), mask = call.tensor({"attenMaskOptional"});
  if (Problem p = check_type("query", q, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("key", k, {q.scalar_type()})) return p;
  if (Problem p = check_type("value", v, {q.scalar_type()})) return p;
  if (Problem p = check_type("topkIndices", indices, {at::kInt})) return p;
  if (Problem p = check_type("attenMask", mask, {at::kBool, at::kByte})) return p;
  if (call.text({"inputLayout"}) != "TND")
    return tiling_refuses("pass TND", "inputLayout should be TND, but got ", call.text({"inputLayout"}), ".");
  const int64_t heads = call.integer("headNum", 0), block = call.integer("selectedBlockSize", 0),
                count = call.integer("selectedBlockCount", 0), mode = call.integer("sparseMode", 0);
  if (q.dim() != 3 || k.dim() != 3 || v.dim() != 3 || q.size(1) != heads || q.size(2) != k.size(2) ||
      k.size(0) != v.size(0) || k.size(1) != v.size(1) || k.size(1) == 0 || heads % k.size(1) != 0)
    return tiling_refuses("pass query [T, N, D] and key, value [T, Nkv, D]", "the shapes of query ", q.sizes(),
                          ", key ", k.sizes(), " and value ", v.sizes(), " do not fit each other and headNum ", heads,
                          ".");
  if (block <= 0 || block % 16 != 0 || count <= 0)
    return tiling_refuses("64 and 16 are usual", "selectedBlockSize(", block,
                          ") should be a multiple of 16 and selectedBlockCount(", count, ") positive.");
  if (mode != 0 && mode != 2)
    return tiling_refuses("0: all, 2: causal with a mask", "sparseMode should be 0 or 2, but got ", mode, ".");
  if (Problem p = check_shape("topkIndices", indices, {q.size(0), k.size(1), count})) return p;
  if (Problem p = check_running("actualSeqQLen", call.ints({"actualSeqQLenOptional"}), q.size(0))) return p;
  if (Problem p = check_running("actualSeqKvLen", call.ints({"actualSeqKvLenOptional"}), k.size(0))) return p;
  if (call.ints({"actualSeqQLenOptional"}).size() != call.ints({"actualSeqKvLenOptional"}).size())
    return tiling_refuses("pass the running sums of query and of key",
                          "actualSeqQLen and actualSeqKvLen should have as ", "many values.");
  const std::vector<int64_t> out = {q.size(0), heads, v.size(2)}, stats = {q.size(0), heads, 8};
  for (const char* name : {"attentionOut", "attentionOutGrad"}) {
    if (Problem p = check_type(name, call.tensor({name}), {q.scalar_type()})) return p;
    if (Problem p = check_shape(name, call.tensor({name}), out)) return p;
  }
  for (const char* name : {"softmaxMaxOut", "softmaxSumOut", "softmaxMax", "softmaxSum"}) {
    if (Problem p = check_type(name, call.tensor({name}), {at::kFloat})) return p;
    if (Problem p = check_shape(name, call.tensor({name}), stats)) return p;
  }
  for (const auto& [name, like] :
       {std::pair<const char*, const at::Tensor*>{"dqOut", &q}, {"dkOut", &k}, {"dvOut", &v}}) {
    if (Problem p = check_type(name, call.tensor({name}), {q.scalar_type()})) return p;
    if (Problem p = check_shape(name, call.tensor({name}), like->sizes())) return p;
  }
  return std::nullopt;
}

// Query of any layout as [tokens, N, D]; the keys of a cache as [blocks, rows, N, D].
struct Infer {
  at::Tensor query, key, value, indices, table, out;
  std::vector<int64_t> q_len, kv_len;
  std::string layout;
  int64_t heads = 0, kv_heads = 0, block = 0, count = 0, page = 0;
  double scale = 1.0;
};

Infer infer_of(const Call& call) {
  Infer x;
  x.query = call.tensor({"query"});
  x.key = call.tensor({"key"});
  x.value = call.tensor({"value"});
  x.indices = call.tensor({"topkIndices"});
  x.table = call.tensor({"blockTableOptional"});
  x.out = call.tensor({"output"});
  x.q_len = call.ints({"actualQSeqLenOptional"});
  x.kv_len = call.ints({"actualKvSeqLenOptional"});
  x.layout = call.text({"layoutOptional"});
  x.heads = call.integer("numHeads", 0), x.kv_heads = call.integer("numKeyValueHeads", 0);
  x.block = call.integer("selectBlockSize", 0), x.count = call.integer("selectBlockCount", 0);
  x.page = call.integer("pageBlockSize", 0);
  x.scale = call.real("scaleValue", 1.0);
  return x;
}

Problem check_infer_selected(const Call& call) {
  const Infer x = infer_of(call);
  if (Problem p = check_type("query", x.query, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("key", x.key, {x.query.scalar_type()})) return p;
  if (Problem p = check_type("value", x.value, {x.query.scalar_type()})) return p;
  if (Problem p = check_type("topkIndices", x.indices, {at::kInt})) return p;
  if (Problem p = check_type("blockTable", x.table, {at::kInt})) return p;
  if (x.layout != "BSND" && x.layout != "BSH" && x.layout != "TND")
    return tiling_refuses("BSND, BSH or TND", "layout should be BSND, BSH or TND, but got ", x.layout, ".");
  if (present(call.tensor({"attenMaskOptional"})) || call.integer("sparseMode", 0) != 0)
    return tiling_refuses("drop the mask", "attenMask and sparseMode ", call.integer("sparseMode", 0),
                          " are not supported.");
  if (!x.table.defined()) return missing_tensor("blockTableOptional");
  if (x.heads <= 0 || x.kv_heads <= 0 || x.heads % x.kv_heads != 0)
    return tiling_refuses("query heads share key heads in equal groups", "numHeads(", x.heads,
                          ") should be a multiple of numKeyValueHeads(", x.kv_heads, ").");
  const int64_t rank = x.layout == "BSND" ? 4 : 3;
  if (x.query.dim() != rank || (x.layout != "BSH" && x.query.size(-2) != x.heads) ||
      (x.layout == "BSH" && x.query.size(2) % x.heads != 0))
    return tiling_refuses("pass query in its layout", "the shape of query ", x.query.sizes(), " should be ", x.layout,
                          " with ", x.heads, " heads.");
  if (x.layout != "TND" && x.query.size(1) != 1)
    return tiling_refuses("decode one row at a time", "the S of query should be 1, but got ", x.query.sizes(), ".");
  const auto cache = [&](const at::Tensor& t) {
    if (t.dim() == 3) return t.size(1) == x.page && t.size(2) % x.kv_heads == 0;
    return t.dim() == 4 && t.size(1) == x.page && t.size(2) == x.kv_heads;
  };
  if (x.page <= 0 || !cache(x.key) || !cache(x.value) || x.key.size(0) != x.value.size(0))
    return tiling_refuses("pass the cache [blocks, pageBlockSize, N, D] or [blocks, pageBlockSize, H]",
                          "the shapes of key ", x.key.sizes(), " and value ", x.value.sizes(),
                          " do not fit pageBlockSize ", x.page, " and ", x.kv_heads, " heads.");
  const int64_t d = x.layout == "BSH" ? x.query.size(2) / x.heads : x.query.size(-1);
  const auto width = [&](const at::Tensor& t) { return t.dim() == 3 ? t.size(2) / x.kv_heads : t.size(3); };
  if (width(x.key) != d)
    return tiling_refuses("query and key need the same D", "the D of query (", d, ") and of key (", width(x.key),
                          ") should be equal.");
  const int64_t tokens = x.query.numel() / std::max<int64_t>(x.heads * d, 1),
                batch = static_cast<int64_t>(x.kv_len.size());
  if (x.block <= 0 || x.count <= 0)
    return tiling_refuses("64 and 16 are usual", "selectBlockSize(", x.block, ") and selectBlockCount(", x.count,
                          ") should be positive.");
  if (batch == 0 || x.table.dim() != 2 || x.table.size(0) != batch || tokens != batch)
    return tiling_refuses("one row of query, one length and one row of the table for each sequence", "query has ",
                          tokens, " rows and blockTable ", x.table.sizes(), ", but actualKvSeqLen ", batch, " values.");
  std::vector<int64_t> indices = x.query.sizes().slice(0, x.layout == "TND" ? 1 : 2).vec();
  if (x.indices.dim() == 3) indices = {tokens};
  indices.push_back(x.kv_heads), indices.push_back(x.count);
  if (Problem p = check_shape("topkIndices", x.indices, indices)) return p;
  for (size_t b = 0; b < x.kv_len.size(); ++b)
    if (x.kv_len[b] < 0 || x.kv_len[b] > x.table.size(1) * x.page)
      return tiling_refuses("a length fits into the blocks of the table", "actualKvSeqLen[", b, "] is ", x.kv_len[b],
                            ", but blockTable has room for ", x.table.size(1) * x.page, " rows.");
  std::vector<int64_t> out = x.query.sizes().vec();
  out.back() = width(x.value) * (x.layout == "BSH" ? x.heads : 1);
  if (Problem p = check_type("output", x.out, {x.query.scalar_type()})) return p;
  return check_shape("output", x.out, out);
}

const bool bound = add_rules({"NsaSelectedAttention", "NsaSelectedAttentionGrad"}, check_selected) &&
                   add_rules({"NsaSelectedAttentionInfer"}, check_infer_selected);

// Rows of the blocks that one list names, up to `limit`; a negative block ends the list.
void rows_of_blocks(const int32_t* blocks, int64_t count, int64_t block, int64_t nk, int64_t limit, int64_t k0,
                    int64_t token, std::vector<int32_t>* rows) {
  for (int64_t i = 0; i < count && blocks[i] >= 0; ++i) {
    const int64_t first = blocks[i] * block;
    TORCH_CHECK_INDEX(first < std::max<int64_t>(nk, 1), "topkIndices of token ", token, " holds block ", blocks[i],
                      ", but its sequence has ", nk, " keys in blocks of ", block, ".");
    for (int64_t j = first; j < std::min(first + block, limit); ++j) rows->push_back(static_cast<int32_t>(k0 + j));
  }
}

struct Selected {
  PickedProblem problem;
  at::Tensor indices;
  TokenPlaces places;
  int64_t block = 0, count = 0, kv_heads = 0;
  bool causal = false;

  explicit Selected(const Call& call) {
    const at::Tensor q = call.tensor({"query"}), k = call.tensor({"key"}), v = call.tensor({"value"});
    problem.query = q.contiguous();
    problem.kv_heads = kv_heads = k.size(1);
    problem.scale = call.real("scaleValue", 1.0);
    for (const auto& [rows, t] : {std::pair<Rows*, const at::Tensor*>{&problem.key, &k}, {&problem.value, &v}}) {
      rows->part[0] = token_part(*t);
      rows->parts = 1, rows->cols = t->size(2), rows->type = rows->part[0].type;
    }
    const int64_t n = q.size(1), group = n / kv_heads;
    problem.stat_row = [n, group](int64_t token, int64_t head) { return token * n + head * group; };
    problem.stat_width = 8;
    indices = call.tensor({"topkIndices"}).contiguous();
    block = call.integer("selectedBlockSize", 64), count = call.integer("selectedBlockCount", 16);
    causal = call.integer("sparseMode", 0) == 2 && present(call.tensor({"attenMaskOptional"}));
    places = token_places(true, true, q.size(0), 0, q.size(0), k.size(0), call.ints({"actualSeqQLenOptional"}),
                          call.ints({"actualSeqKvLenOptional"}));
  }

  int64_t operator()(int64_t token, int64_t head, std::vector<int32_t>* rows) const {
    const int32_t b = places.sequence_of[token];
    if (b < 0) return -1;
    const TokenPlaces::Sequence& s = places.sequences[b];
    const int64_t limit = causal ? std::min(token - s.q0 + 1, s.nk) : s.nk;
    rows_of_blocks(indices.const_data_ptr<int32_t>() + (token * kv_heads + head) * count, count, block, s.nk, limit,
                   s.k0, token, rows);
    return 0;
  }
};

}  // namespace

void NsaSelectedAttention(const gen::NsaSelectedAttentionArgs& a) {
  Selected s{Call(a.task)};
  s.problem.out = a.attentionOut;
  s.problem.max = a.softmaxMaxOut.mutable_data_ptr<float>();
  s.problem.sum = a.softmaxSumOut.mutable_data_ptr<float>();
  picked_attention(s.problem, [&](int64_t t, int64_t h, std::vector<int32_t>* rows) { return s(t, h, rows); });
}

void NsaSelectedAttentionGrad(const gen::NsaSelectedAttentionGradArgs& a) {
  Selected s{Call(a.task)};
  const at::Tensor max = a.softmaxMax.contiguous(), sum = a.softmaxSum.contiguous();
  s.problem.out = a.attentionOut;
  s.problem.max = max.mutable_data_ptr<float>(), s.problem.sum = sum.mutable_data_ptr<float>();
  PickedGradient g;
  g.dy = a.attentionOutGrad;
  g.dq = a.dqOut;
  g.dk = at::zeros(a.key.sizes(), at::kFloat), g.dv = at::zeros(a.value.sizes(), at::kFloat);
  g.place = [](int64_t, int64_t row) { return row; };
  picked_gradient(s.problem, [&](int64_t t, int64_t h, std::vector<int32_t>* rows) { return s(t, h, rows); }, g);
  at::Tensor(a.dkOut).copy_(g.dk);
  at::Tensor(a.dvOut).copy_(g.dv);
}

void NsaSelectedAttentionInfer(const gen::NsaSelectedAttentionInferArgs& a) {
  if (a.output.numel() == 0) return;
  const Infer x = infer_of(Call(a.task));
  const int64_t batch = static_cast<int64_t>(x.kv_len.size());
  PickedProblem p;
  p.query = x.query.contiguous().view({batch, x.heads, -1});
  p.out = a.output.view({batch, x.heads, -1});
  p.kv_heads = x.kv_heads;
  p.scale = x.scale;
  const at::Tensor table = x.table.contiguous(), indices = x.indices.contiguous();
  TokenPlaces places;
  for (int64_t n : x.kv_len) places.sequences.push_back({0, 1, 0, n});
  check_block_table(table, places, x.page, x.key.size(0));
  const auto cache = [&](const at::Tensor& t) { return t.dim() == 3 ? t.unflatten(2, {x.kv_heads, -1}) : t; };
  const at::Tensor key = cache(x.key), value = cache(x.value);
  for (const auto& [rows, t] : {std::pair<Rows*, const at::Tensor*>{&p.key, &key}, {&p.value, &value}}) {
    rows->part[0] = token_part(*t);
    rows->parts = 1, rows->cols = t->size(3), rows->type = rows->part[0].type;
    rows->table = table.const_data_ptr<int32_t>(), rows->table_ld = table.size(1), rows->page = x.page;
  }
  picked_attention(p, [&](int64_t token, int64_t head, std::vector<int32_t>* rows) {
    rows_of_blocks(indices.const_data_ptr<int32_t>() + (token * x.kv_heads + head) * x.count, x.count, x.block,
                   x.kv_len[token], x.kv_len[token], 0, token, rows);
    return token;
  });
}

}  // namespace hotplate::kernels
