// BlockSparseAttention and its gradient: blocks of queries see the blocks of keys that a mask [B, N, query blocks, key
// blocks] names. A block of queries is a sequence of its own, whose keys are looked up through a list.
//
// Facts: the documentation of torch_npu.npu_block_sparse_attention, and op-plugin's call sites and test.
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "attention_picked.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kFar = int64_t{1} << 40;
constexpr int64_t kAllTokens = 2147483647;

struct Blocks {
  at::Tensor query, key, value, mask;
  std::vector<int64_t> q_len, kv_len;
  int64_t x = 128, y = 128, heads = 0, kv_heads = 1, batch = 0;
  double scale = 1.0;
  bool varlen = false;

  int64_t q_rows(int64_t b) const { return q_len.empty() ? query.size(2) : q_len[b]; }
  int64_t kv_rows(int64_t b) const { return kv_len.empty() ? key.size(2) : kv_len[b]; }
};

Blocks blocks_of(const Call& call) {
  Blocks s;
  s.query = call.tensor({"query"});
  s.key = call.tensor({"key"});
  s.value = call.tensor({"value"});
  s.mask = call.tensor({"blockSparseMaskOptional"});
  s.q_len = call.ints({"actualSeqLengthsOptional"});
  s.kv_len = call.ints({"actualSeqLengthsKvOptional"});
  const std::vector<int64_t> shape = call.ints({"blockShapeOptional"});
  if (shape.size() >= 2) s.x = shape[0], s.y = shape[1];
  s.kv_heads = call.integer("numKeyValueHeads", 1);
  s.scale = call.real("scaleValue", 1.0);
  s.varlen = call.text({"qInputLayout"}) == "TND";
  if (s.query.defined() && s.query.dim() >= 3) {
    s.heads = s.query.size(1);
    s.batch = s.varlen ? static_cast<int64_t>(s.q_len.size()) : s.query.size(0);
  }
  return s;
}

Problem check_blocks(const Call& call) {
  const Blocks s = blocks_of(call);
  const bool gradient = call.find({"dout"}) >= 0;
  if (Problem p = check_type("query", s.query, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("key", s.key, {s.query.scalar_type()})) return p;
  if (Problem p = check_type("value", s.value, {s.query.scalar_type()})) return p;
  const std::string layout = call.text({"qInputLayout"}), kv_layout = call.text({"kvInputLayout"});
  if ((layout != "TND" && layout != "BNSD") || kv_layout != layout)
    return tiling_refuses("TND or BNSD for both", "qInputLayout(", layout, ") and kvInputLayout(", kv_layout,
                          ") should be equal, and TND or BNSD.");
  const int64_t rank = s.varlen ? 3 : 4;
  if (s.query.dim() != rank || s.key.dim() != rank || s.value.sizes() != s.key.sizes() || s.key.size(1) != s.kv_heads ||
      s.kv_heads <= 0 || s.heads % s.kv_heads != 0 || s.key.size(-1) != s.query.size(-1) ||
      (!s.varlen && s.key.size(0) != s.query.size(0)))
    return tiling_refuses("pass query, key and value in their layout", "the shapes of query ", s.query.sizes(),
                          ", key ", s.key.sizes(), " and value ", s.value.sizes(), " do not fit layout ", layout,
                          " and numKeyValueHeads ", s.kv_heads, ".");
  const int64_t d = s.query.size(-1);
  if (d != 128 && (gradient || d != 64))
    return tiling_refuses(gradient ? "pad the heads to 128" : "pad the heads to 64 or 128", "headDim should be ",
                          gradient ? "128" : "64 or 128", ", but got ", d, ".");
  for (const char* name : {"attenMaskOptional", "blockTableOptional"})
    if (const at::Tensor t = call.tensor({name}); t.defined() && t.numel())
      return tiling_refuses(c10::str("drop ", name), name, " is not supported.");
  if (call.integer("maskType", 0) != 0 || call.integer("preTokens", kAllTokens) != kAllTokens ||
      call.integer("nextTokens", kAllTokens) != kAllTokens)
    return tiling_refuses("leave the defaults", "maskType(", call.integer("maskType", 0),
                          ") should be 0, preTokens and nextTokens ", kAllTokens, ".");
  const int64_t precise = call.integer("innerPrecise", 0);
  if (precise != 0 && precise != 1)
    return tiling_refuses("0: float32, 1: float16 between the products", "innerPrecise should be 0 or 1, but got ",
                          precise, ".");
  if (!gradient && precise == 1 && s.query.scalar_type() == at::kBFloat16)
    return tiling_refuses("pass inner_precise=0", "innerPrecise should be 0 for DT_BFLOAT16, but got 1.");
  if (s.x <= 0 || s.y <= 0 || s.y % 128 != 0)
    return tiling_refuses("blocks of keys are multiples of 128", "blockShape [", s.x, ", ", s.y,
                          "] should be positive, and its second value a multiple of 128.");
  if (s.q_len.empty() != s.kv_len.empty() || s.q_len.size() != s.kv_len.size())
    return tiling_refuses("pass both lists or none",
                          "actualSeqLengths and actualSeqLengthsKv should have as many values, but ", "got ",
                          s.q_len.size(), " and ", s.kv_len.size(), ".");
  if (s.varlen && s.q_len.empty())
    return tiling_refuses("pass the lengths", "actualSeqLengths should be given for TND.");
  if (!s.varlen && !s.q_len.empty() && static_cast<int64_t>(s.q_len.size()) != s.batch)
    return tiling_refuses("pass one length for each batch", "actualSeqLengths has ", s.q_len.size(),
                          " values, but B is ", s.batch, ".");
  for (const auto& [name, list, t] :
       {std::tuple<const char*, const std::vector<int64_t>*, const at::Tensor*>{"actualSeqLengths", &s.q_len, &s.query},
        {"actualSeqLengthsKv", &s.kv_len, &s.key}}) {
    int64_t total = 0;
    for (int64_t n : *list) {
      if (n < 0 || n > (s.varlen ? t->size(0) : t->size(2)))
        return tiling_refuses("a length does not exceed the tensor", name, " holds ", n, ", but the tensor has shape ",
                              t->sizes(), ".");
      total += n;
    }
    if (s.varlen && total != t->size(0))
      return tiling_refuses("lengths add up to T", "the sum of ", name, " (", total, ") should be T (", t->size(0),
                            ").");
  }
  if (!s.mask.defined()) return missing_tensor("blockSparseMaskOptional");
  if (Problem p = check_type("blockSparseMask", s.mask, {at::kChar, at::kBool, at::kByte})) return p;
  int64_t most_q = 0, most_kv = 0;
  for (int64_t b = 0; b < s.batch; ++b)
    most_q = std::max(most_q, s.varlen ? s.q_len[b] : s.query.size(2)),
    most_kv = std::max(most_kv, s.varlen ? s.kv_len[b] : s.key.size(2));
  if (Problem p = check_shape("blockSparseMask", s.mask,
                              {s.batch, s.heads, (most_q + s.x - 1) / s.x, (most_kv + s.y - 1) / s.y}))
    return p;
  for (const char* name : {"attentionOut", "dout", "dq"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {s.query.scalar_type()})) return p;
    if (Problem p = check_shape(name, t, s.query.sizes())) return p;
  }
  for (const char* name : {"dk", "dv"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {s.query.scalar_type()})) return p;
    if (Problem p = check_shape(name, t, s.key.sizes())) return p;
  }
  if (!gradient && call.integer("softmaxLseFlag", 0) == 0) return std::nullopt;
  const at::Tensor lse = call.tensor({"softmaxLse", "softmaxLseOptional"});
  if (!lse.defined()) return missing_tensor("softmaxLseOptional");
  std::vector<int64_t> shape = s.query.sizes().vec();
  shape.back() = 1;
  if (Problem p = check_type("softmaxLse", lse, {at::kFloat})) return p;
  return check_shape("softmaxLse", lse, shape);
}

const bool bound = add_rules({"BlockSparseAttention", "BlockSparseAttentionGrad"}, check_blocks);

// One head of a tensor [T, N, D] or [B, N, S, D].
Rows::Part head_part(const at::Tensor& t, bool varlen, int64_t head) {
  Rows::Part p;
  p.type = element_of(t.scalar_type());
  p.data = static_cast<char*>(const_cast<void*>(t.const_data_ptr())) + head * t.stride(1) * element_size(p.type);
  p.batch = varlen ? 0 : t.stride(0);
  p.row = varlen ? t.stride(0) : t.stride(2);
  p.col = t.stride(-1), p.cols = t.size(-1);
  return p;
}

void set(Rows* rows, const Rows::Part& p) {
  rows->part[0] = p, rows->parts = 1, rows->cols = p.cols, rows->type = p.type;
}

// Rows of keys that block `i` of the queries of a head sees.
void keys_of(const Blocks& s, const uint8_t* row, int64_t nk, int64_t first, std::vector<int32_t>* rows) {
  for (int64_t j = 0; j * s.y < nk; ++j) {
    if (!row[j]) continue;
    for (int64_t k = j * s.y; k < std::min((j + 1) * s.y, nk); ++k) rows->push_back(static_cast<int32_t>(first + k));
  }
}

void forward(const Blocks& s, const at::Tensor& out, float* lse) {
  at::Tensor(out).zero_();
  const at::Tensor mask = s.mask.contiguous();
  const uint8_t* const bits = static_cast<const uint8_t*>(mask.const_data_ptr());
  const int64_t q_blocks = mask.size(2), k_blocks = mask.size(3);
  for (int64_t h = 0; h < s.heads; ++h) {
    AttentionCall call;
    call.heads = call.kv_heads = 1;
    call.scale = static_cast<float>(s.scale);
    set(&call.query, head_part(s.query, s.varlen, h));
    set(&call.key, head_part(s.key, s.varlen, h / (s.heads / s.kv_heads)));
    set(&call.value, head_part(s.value, s.varlen, h / (s.heads / s.kv_heads)));
    call.type = call.query.type;
    std::vector<std::vector<int32_t>> lists;
    std::vector<Picked> picked;
    int64_t q0 = 0, k0 = 0;
    for (int64_t b = 0; b < s.batch; ++b) {
      const int64_t nq = s.q_rows(b), nk = s.kv_rows(b);
      for (int64_t i = 0; i * s.x < nq; ++i) {
        lists.emplace_back();
        keys_of(s, bits + ((b * s.heads + h) * q_blocks + i) * k_blocks, nk, s.varlen ? k0 : 0, &lists.back());
        Sequence q;
        q.index = q.kv = static_cast<int64_t>(picked.size());
        q.batch = s.varlen ? 0 : b;
        q.q0 = (s.varlen ? q0 : 0) + i * s.x, q.nq = std::min(s.x, nq - i * s.x);
        q.nk = static_cast<int64_t>(lists.back().size());
        q.low = -kFar, q.high = kFar;
        q.stat0 = s.varlen ? q.q0 * s.heads + h : (b * s.heads + h) * s.query.size(2) + q.q0;
        q.stat_row = s.varlen ? s.heads : 1;
        call.sequences.push_back(q);
        picked.push_back({s.varlen ? 0 : b, nullptr, 0});
      }
      q0 += nq, k0 += nk;
    }
    for (size_t i = 0; i < picked.size(); ++i) picked[i].rows = lists[i].data();
    call.key.picked = call.value.picked = picked.data();
    call.finish();
    Rows to;
    set(&to, head_part(out, s.varlen, h));
    AttentionStats stats;
    stats.lse = lse;
    attention_forward(call, to, stats);
  }
}

}  // namespace

void BlockSparseAttention(const gen::BlockSparseAttentionArgs& a) {
  if (a.attentionOut.numel() == 0) return;
  float* lse = nullptr;
  if (a.softmaxLseFlag && a.softmaxLseOptional) {
    at::Tensor(*a.softmaxLseOptional).fill_(std::numeric_limits<float>::infinity());
    lse = a.softmaxLseOptional->mutable_data_ptr<float>();
  }
  forward(blocks_of(Call(a.task)), a.attentionOut, lse);
}

void BlockSparseAttentionGrad(const gen::BlockSparseAttentionGradArgs& a) {
  const Blocks s = blocks_of(Call(a.task));
  const auto wide = [](const at::Tensor& t) { return t.to(at::kFloat).contiguous(); };
  const at::Tensor q = wide(s.query), k = wide(s.key), v = wide(s.value), dy = wide(a.dout), out = wide(a.attentionOut),
                   lse = a.softmaxLse.contiguous(), mask = s.mask.contiguous();
  const at::Tensor dq = at::zeros(q.sizes(), at::kFloat), dk = at::zeros(k.sizes(), at::kFloat),
                   dv = at::zeros(k.sizes(), at::kFloat);
  const uint8_t* const bits = static_cast<const uint8_t*>(mask.const_data_ptr());
  const TileKernels& t = tile_kernels(Element::F32);
  const int64_t d = q.size(-1), group = s.heads / s.kv_heads, q_blocks = mask.size(2), k_blocks = mask.size(3);
  const float scale = static_cast<float>(s.scale);
  // Key heads of a batch are independent; within one, rows follow each other, as they add to the same keys.
  run_items(s.batch * s.kv_heads, false, [&](int64_t item, Scratch&) {
    const int64_t b = item / s.kv_heads, kv = item % s.kv_heads;
    int64_t q0 = 0, k0 = 0;
    for (int64_t i = 0; i < b; ++i) q0 += s.q_rows(i), k0 += s.kv_rows(i);
    const auto row_of = [&](int64_t first, int64_t row, int64_t head, int64_t heads, int64_t rows) {
      return s.varlen ? (first + row) * heads + head : (b * heads + head) * rows + row;
    };
    std::vector<int32_t> keys;
    for (int64_t h = kv * group; h < (kv + 1) * group; ++h)
      for (int64_t i = 0; i < s.q_rows(b); ++i) {
        if (i % s.x == 0) {
          keys.clear();
          keys_of(s, bits + ((b * s.heads + h) * q_blocks + i / s.x) * k_blocks, s.kv_rows(b), 0, &keys);
        }
        const int64_t row = row_of(q0, i, h, s.heads, s.varlen ? 0 : s.query.size(2));
        const float total = lse.const_data_ptr<float>()[row];
        if (std::isinf(total)) continue;
        const float *const query = q.const_data_ptr<float>() + row * d, *const g = dy.const_data_ptr<float>() + row * d;
        const float delta = t.dot(g, out.const_data_ptr<float>() + row * d, d);
        float* const to_q = dq.mutable_data_ptr<float>() + row * d;
        for (int32_t j : keys) {
          const int64_t at = row_of(k0, j, kv, s.kv_heads, s.varlen ? 0 : s.key.size(2)) * d;
          const float *const key = k.const_data_ptr<float>() + at, *const value = v.const_data_ptr<float>() + at;
          const float p = std::exp(t.dot(query, key, d) * scale - total);
          const float ds = p * (t.dot(g, value, d) - delta) * scale;
          float *const to_k = dk.mutable_data_ptr<float>() + at, *const to_v = dv.mutable_data_ptr<float>() + at;
          for (int64_t c = 0; c < d; ++c) to_q[c] += ds * key[c], to_k[c] += ds * query[c], to_v[c] += p * g[c];
        }
      }
  });
  at::Tensor(a.dq).copy_(dq), at::Tensor(a.dk).copy_(dk), at::Tensor(a.dv).copy_(dv);
}

}  // namespace hotplate::kernels
