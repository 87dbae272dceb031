// SparseFlashAttention (two versions, and the gradient) and KvQuantSparseFlashAttention: latent attention over the keys
// that an indexer chose for each row of the query.
//
// Facts: the documentation of torch_npu.npu_sparse_flash_attention and npu_kv_quant_sparse_flash_attention, and
// op-plugin's call sites.
#include <ATen/Parallel.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/zeros.h>

#include "attention_picked.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kFarTokens = 9223372036854775807;

struct Sparse {
  at::Tensor query, key, value, indices, table, query_rope, key_rope, sink;
  at::Tensor lengths, key_lengths;
  double scale = 1.0;
  int64_t block = 1, mode = 3;
  std::string query_layout, key_layout;

  bool varlen() const { return query_layout == "TND"; }
  bool paged() const { return key_layout == "PA_BSND"; }
};

Sparse sparse_of(const Call& call) {
  Sparse s;
  s.query = call.tensor({"query"});
  s.key = call.tensor({"key"});
  s.value = call.tensor({"value"});
  s.indices = call.tensor({"sparseIndices", "sparse_indices"});
  s.table = call.tensor({"blockTableOptional", "block_table"});
  s.lengths = call.tensor({"actualSeqLengthsQueryOptional", "actual_seq_lengths_query"});
  s.key_lengths = call.tensor({"actualSeqLengthsKvOptional", "actual_seq_lengths_kv"});
  s.query_rope = call.tensor({"queryRopeOptional"});
  s.key_rope = call.tensor({"keyRopeOptional"});
  s.sink = call.tensor({"sinksOptional"});
  s.scale = call.real("scaleValue", call.real("scale_value", 1.0));
  s.block =
      call.integer("sparseBlockSizeOptional", call.integer("sparse_block_size", call.integer("sparseBlockSize", 1)));
  s.mode = call.integer("sparseMode", call.integer("sparse_mode", 3));
  s.query_layout = call.text({"layoutQueryOptional", "layout_query", "layoutOptional"});
  s.key_layout = call.find({"layoutOptional"}) >= 0 ? s.query_layout : call.text({"layoutKvOptional", "layout_kv"});
  return s;
}

// What both operators share; `width` and `key_width` are the last dims of query and key, `type` the type of key.
Problem check_common(const Sparse& s, int64_t width, int64_t key_width) {
  if (s.query_layout != "BSND" && s.query_layout != "TND")
    return tiling_refuses("BSND or TND", "layoutQuery should be BSND or TND, but got ", s.query_layout, ".");
  if (!s.paged() && s.key_layout != s.query_layout)
    return tiling_refuses("PA_BSND, or the layout of query", "layoutKv should be PA_BSND or ", s.query_layout,
                          ", but got ", s.key_layout, ".");
  const int64_t rank = s.varlen() ? 3 : 4, key_rank = s.key_layout == "TND" ? 3 : 4;
  if (s.query.dim() != rank || s.query.size(-1) != width || s.query.numel() == 0)
    return tiling_refuses("pass query in its layout", "the shape of query ", s.query.sizes(), " should be ",
                          s.query_layout, " with D ", width, ".");
  const int64_t n = s.query.size(-2);
  if (n > 128 || (n & (n - 1)) != 0)
    return tiling_refuses("1, 2, 4, 8, 16, 32, 64 or 128 heads", "the N of query (", n,
                          ") should be a power of 2 up to 128.");
  for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"key", &s.key}, {"value", &s.value}})
    if (t->dim() != key_rank || t->size(-2) != 1 || t->size(-1) != key_width ||
        t->sizes().slice(0, key_rank - 1) != s.key.sizes().slice(0, key_rank - 1))
      return tiling_refuses("key and value have one head", "the shape of ", name, " ", t->sizes(), " should be ",
                            s.key_layout, " with N 1 and D ", key_width, ".");
  if (Problem p = check_type("sparseIndices", s.indices, {at::kInt})) return p;
  std::vector<int64_t> chosen = s.query.sizes().slice(0, rank - 2).vec();
  if (s.indices.dim() != rank || s.indices.sizes().slice(0, rank - 2) != at::IntArrayRef(chosen) ||
      s.indices.size(-2) != 1 || s.indices.size(-1) == 0)
    return tiling_refuses("pass the indices of each row of query", "the shape of sparseIndices ", s.indices.sizes(),
                          " should be that of query with N 1 and the number of blocks in place of D.");
  if (s.mode != 0 && s.mode != 3)
    return tiling_refuses("0: all, 3: causal", "sparseMode should be 0 or 3, but got ", s.mode, ".");
  for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"actualSeqLengthsQuery", &s.lengths},
                                {"actualSeqLengthsKv", &s.key_lengths}}) {
    if (Problem p = check_type(name, *t, {at::kInt})) return p;
    if (t->defined() && (t->dim() != 1 || (!s.varlen() && t->size(0) < s.query.size(0))))
      return tiling_refuses("pass one length for each sequence", "the shape of ", name, " ", t->sizes(),
                            " should be [B].");
  }
  if (s.varlen() && !s.lengths.defined()) return missing_tensor("actualSeqLengthsQueryOptional");
  if ((s.paged() || s.varlen()) && !s.key_lengths.defined()) return missing_tensor("actualSeqLengthsKvOptional");
  if (s.varlen() && s.key_lengths.size(0) != s.lengths.size(0))
    return tiling_refuses("pass a length for every sequence", "actualSeqLengthsKv has ", s.key_lengths.size(0),
                          " values, but actualSeqLengthsQuery ", s.lengths.size(0), ".");
  if (!s.paged() && !s.varlen() && s.key.size(0) != s.query.size(0))
    return tiling_refuses("give query and key one B", "the B of query (", s.query.size(0), ") and key (", s.key.size(0),
                          ") should be equal.");
  if (s.paged()) {
    if (!s.table.defined()) return missing_tensor("blockTableOptional");
    if (Problem p = check_type("blockTable", s.table, {at::kInt})) return p;
    const int64_t batch = s.varlen() ? s.lengths.size(0) : s.query.size(0);
    if (s.table.dim() != 2 || s.table.size(0) != batch)
      return tiling_refuses("pass [B, blocks per sequence]", "the shape of blockTable ", s.table.sizes(),
                            " should be [", batch, ", blocks].");
    const int64_t page = s.key.size(1);
    if (page == 0 || page % 16 != 0 || page > 1024 || page % std::max<int64_t>(s.block, 1) != 0)
      return tiling_refuses("128 fits all cases", "the block size of key (", page,
                            ") should be a multiple of 16 and of sparseBlockSize (", s.block,
                            "), and not exceed 1024.");
  }
  return std::nullopt;
}

Problem check_window(const Call& call) {
  for (const char* name : {"preTokens", "nextTokens", "pre_tokens", "next_tokens"})
    if (call.find({name}) >= 0 && call.integer(name, 0) != kFarTokens)
      return tiling_refuses("leave the default", name, " should be ", kFarTokens, ", but got ", call.integer(name, 0),
                            ".");
  return std::nullopt;
}

Problem check_block(const Sparse& s, int64_t most) {
  if (s.block < 1 || s.block > most || (s.block & (s.block - 1)) != 0)
    return tiling_refuses(c10::str("a power of 2 up to ", most),
                          "sparseBlockSize should be a power of 2 in range of [1, ", most, "], but got ", s.block, ".");
  return std::nullopt;
}

Problem check_sparse(const Call& call) {
  const Sparse s = sparse_of(call);
  if (Problem p = check_type("query", s.query, {at::kHalf, at::kBFloat16})) return p;
  for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"key", &s.key},
                                {"value", &s.value},
                                {"queryRope", &s.query_rope},
                                {"keyRope", &s.key_rope}})
    if (Problem p = check_type(name, *t, {s.query.scalar_type()})) return p;
  if (call.find({"attentionMode"}) >= 0 && call.integer("attentionMode", 2) != 2)
    return tiling_refuses("pass 2", "attentionMode should be 2, but got ", call.integer("attentionMode", 2), ".");
  if (Problem p = check_block(s, 128)) return p;
  if (Problem p = check_common(s, 512, 512)) return p;
  if (Problem p = check_window(call)) return p;
  if (!s.query_rope.defined()) return missing_tensor("queryRopeOptional");
  if (!s.key_rope.defined()) return missing_tensor("keyRopeOptional");
  for (const auto& [name, t, like] :
       {std::tuple<const char*, const at::Tensor*, const at::Tensor*>{"queryRope", &s.query_rope, &s.query},
        {"keyRope", &s.key_rope, &s.key}}) {
    std::vector<int64_t> shape = like->sizes().vec();
    shape.back() = 64;
    if (Problem p = check_shape(name, *t, shape)) return p;
  }
  if (s.sink.defined()) return tiling_refuses("sinks exist on later chips", "sinks are not supported on this chip.");
  const at::Tensor out = call.tensor({"attentionOut", "out"});
  if (Problem p = check_type("attentionOut", out, {s.query.scalar_type()})) return p;
  if (Problem p = check_shape("attentionOut", out, s.query.sizes())) return p;
  const bool gradient = call.find({"dQueryOut"}) >= 0;
  if (!gradient && call.integer("returnSoftmaxLse", 0) == 0) return std::nullopt;
  if (s.paged())
    return tiling_refuses("use layout_kv BSND or TND", "returnSoftmaxLse is not supported for layoutKv PA_BSND.");
  const int64_t n = s.query.size(-2);
  const std::vector<int64_t> stats = s.varlen() ? std::vector<int64_t>{1, s.query.size(0), n}
                                                : std::vector<int64_t>{s.query.size(0), 1, s.query.size(1), n};
  for (const char* name : {"softmaxMax", "softmaxSum"}) {
    const at::Tensor t = call.tensor({name});
    if (!t.defined()) return missing_tensor(name);
    if (Problem p = check_type(name, t, {at::kFloat})) return p;
    if (Problem p = check_shape(name, t, stats)) return p;
  }
  if (!gradient) return std::nullopt;
  const std::pair<const char*, const at::Tensor*> same[] = {{"dOut", &s.query},
                                                            {"dQueryOut", &s.query},
                                                            {"dKeyOut", &s.key},
                                                            {"dValueOut", &s.value},
                                                            {"dQueryRopeOutOptional", &s.query_rope},
                                                            {"dKeyRopeOutOptional", &s.key_rope}};
  for (const auto& [name, like] : same) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {s.query.scalar_type()})) return p;
    if (Problem p = check_shape(name, t, like->sizes())) return p;
  }
  return std::nullopt;
}

Problem check_quantised(const Call& call) {
  const Sparse s = sparse_of(call);
  if (Problem p = check_type("query", s.query, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("key", s.key, {at::kChar})) return p;
  if (Problem p = check_type("value", s.value, {at::kChar})) return p;
  const std::tuple<const char*, int64_t> only[] = {{"key_quant_mode", 2}, {"value_quant_mode", 2},
                                                   {"attention_mode", 2}, {"quant_scale_repo_mode", 1},
                                                   {"tile_size", 128},    {"rope_head_dim", 64}};
  for (const auto& [name, value] : only)
    if (call.integer(name, value) != value)
      return tiling_refuses(c10::str("pass ", value), name, " should be ", value, ", but got ",
                            call.integer(name, value), ".");
  for (const char* name : {"key_dequant_scale", "value_dequant_scale"})
    if (call.tensor({name}).defined())
      return tiling_refuses("drop it: the scales stand beside the numbers", name, " is reserved.");
  if (Problem p = check_block(s, 16)) return p;
  if (Problem p = check_common(s, 576, 656)) return p;
  if (Problem p = check_window(call)) return p;
  const at::Tensor out = call.tensor({"attention_out"});
  std::vector<int64_t> shape = s.query.sizes().vec();
  shape.back() = 512;
  if (Problem p = check_type("attention_out", out, {s.query.scalar_type()})) return p;
  return check_shape("attention_out", out, shape);
}

const bool bound =
    add_rules({"SparseFlashAttention", "SparseFlashAttentionV2", "SparseFlashAttentionGrad"}, check_sparse) &&
    add_rules({"KvQuantSparseFlashAttention"}, check_quantised);

at::Tensor flat(const at::Tensor& t) { return t.contiguous().view({-1, t.size(-2), t.size(-1)}); }

// The rows of `places` that the indices of a token name.
class Lookup {
 public:
  Lookup(const Sparse& s)
      : s_(s),
        indices_(s.indices.contiguous()),
        keys_(s.paged() ? s.table.size(1) * s.key.size(1) : s.key.size(s.key.dim() - 3)) {
    const int64_t tokens = s.query.numel() / (s.query.size(-1) * s.query.size(-2));
    const int64_t rows = s.varlen() ? tokens : s.query.size(1);
    places_ = token_places(s.varlen(), s.varlen() && !s.paged(), tokens, s.varlen() ? 0 : s.query.size(0), rows, keys_,
                           device_lengths(s.lengths), device_lengths(s.key_lengths));
    if (s.paged()) {
      table_ = s.table.contiguous();
      check_block_table(table_, places_, s.key.size(1), s.key.size(0));
    }
  }

  void page(Rows* rows) const {
    if (!s_.paged()) return;
    rows->table = table_.const_data_ptr<int32_t>();
    rows->table_ld = table_.size(1);
    rows->page = s_.key.size(1);
  }

  int64_t operator()(int64_t token, int64_t, std::vector<int32_t>* rows) const {
    const int32_t b = places_.sequence_of[token];
    if (b < 0) return -1;
    const TokenPlaces::Sequence& q = places_.sequences[b];
    const int64_t limit = s_.mode == 3 ? std::clamp<int64_t>(q.nk - q.nq + (token - q.q0) + 1, 0, q.nk) : q.nk;
    const int64_t count = indices_.size(-1);
    const int32_t* const at = indices_.const_data_ptr<int32_t>() + token * count;
    for (int64_t i = 0; i < count && at[i] >= 0; ++i) {
      const int64_t first = at[i] * s_.block;
      TORCH_CHECK_INDEX(first < std::max<int64_t>(q.nk, 1), "sparseIndices of token ", token, " holds block ", at[i],
                        ", but its sequence has ", q.nk, " keys in blocks of ", s_.block, ".");
      for (int64_t j = first; j < std::min(first + s_.block, limit); ++j)
        rows->push_back(static_cast<int32_t>(q.k0 + j));
    }
    return s_.varlen() && !s_.paged() ? 0 : b;
  }

  int64_t key_rows() const { return keys_; }

 private:
  const Sparse& s_;
  at::Tensor indices_, table_;
  int64_t keys_;
  TokenPlaces places_;
};

void add_part(Rows* rows, const Rows::Part& p) {
  rows->part[rows->parts++] = p;
  rows->cols += p.cols;
  if (p.storage == Storage::Float) rows->type = p.type;
}

PickedProblem problem_of(const Sparse& s, const Lookup& lookup) {
  PickedProblem p;
  p.query = flat(s.query);
  if (s.query_rope.defined()) p.query_rope = flat(s.query_rope);
  p.scale = s.scale;
  p.sink = s.sink;
  add_part(&p.key, token_part(s.key));
  if (s.key_rope.defined()) add_part(&p.key, token_part(s.key_rope));
  add_part(&p.value, token_part(s.value));
  lookup.page(&p.key), lookup.page(&p.value);
  const int64_t n = s.query.size(-2);
  p.stat_row = [n](int64_t token, int64_t) { return token * n; };
  return p;
}

void forward(const Call& call, const at::Tensor& attention_out, const std::optional<at::Tensor>& max,
             const std::optional<at::Tensor>& sum) {
  const Sparse s = sparse_of(call);
  const Lookup lookup(s);
  PickedProblem p = problem_of(s, lookup);
  p.out = attention_out.view({-1, attention_out.size(-2), attention_out.size(-1)});
  if (call.integer("returnSoftmaxLse", 0))
    p.max = max->mutable_data_ptr<float>(), p.sum = sum->mutable_data_ptr<float>();
  picked_attention(p, lookup);
}

// Rows of 656 bytes: 512 integers, 64 values of rope, and one scale for each 128 integers. They are made numbers for
// the rows of a few tokens at a time.
void quantised(const Call& call, const at::Tensor& attention_out) {
  const Sparse s = sparse_of(call);
  const Lookup lookup(s);
  const at::Tensor query = flat(s.query), key = s.key;
  const at::Tensor flat_out = attention_out.view({-1, attention_out.size(-2), attention_out.size(-1)});
  const int64_t tokens = query.size(0), step = 16;
  const TileKernels& t = tile_kernels(Element::F32);
  const Element type = element_of(query.scalar_type());
  Rows bytes;
  add_part(&bytes, token_part(key));
  lookup.page(&bytes);
  for (int64_t t0 = 0; t0 < tokens; t0 += step) {
    const int64_t n = std::min(step, tokens - t0);
    std::vector<int32_t> rows;
    std::vector<int64_t> batch(n), start(n + 1, 0);
    for (int64_t i = 0; i < n; ++i) {
      batch[i] = lookup(t0 + i, 0, &rows);
      start[i + 1] = static_cast<int64_t>(rows.size());
    }
    const at::Tensor wide = at::empty({std::max<int64_t>(start[n], 1), 1, 576}, at::kFloat);
    float* const data = wide.mutable_data_ptr<float>();
    at::parallel_for(0, n, 1, [&](int64_t from, int64_t to) {
      for (int64_t i = from; i < to; ++i)
        for (int64_t r = start[i]; r < start[i + 1]; ++r) {
          const Rows::Place at = bytes.place(0, batch[i], 0, rows[r]);
          const char* const row = at.part->data + at.batch * at.part->batch + at.row * at.part->row;
          float scales[4], *to_row = data + r * 576;
          std::memcpy(scales, row + 640, sizeof(scales));
          for (int64_t c = 0; c < 512; ++c)
            to_row[c] = static_cast<float>(static_cast<int8_t>(row[c])) * scales[c / 128];
          t.to_f32(type, row + 512, 64, to_row + 512);
        }
    });
    PickedProblem p;
    p.query = query.narrow(0, t0, n);
    p.out = flat_out.narrow(0, t0, n);
    p.scale = s.scale;
    add_part(&p.key, token_part(wide));
    add_part(&p.value, token_part(wide.narrow(2, 0, 512)));
    picked_attention(p, [&](int64_t token, int64_t, std::vector<int32_t>* to) -> int64_t {
      if (batch[token] < 0) return -1;
      for (int64_t r = start[token]; r < start[token + 1]; ++r) to->push_back(static_cast<int32_t>(r));
      return 0;
    });
  }
}

void backward(const Call& call) {
  const Sparse s = sparse_of(call);
  const Lookup lookup(s);
  PickedProblem p = problem_of(s, lookup);
  p.out = flat(call.tensor({"out"}));
  const at::Tensor max = call.tensor({"softmaxMax"}).contiguous(), sum = call.tensor({"softmaxSum"}).contiguous();
  p.max = max.mutable_data_ptr<float>(), p.sum = sum.mutable_data_ptr<float>();
  PickedGradient g;
  g.dy = flat(call.tensor({"dOut"}));
  const int64_t rows = s.key.numel() / s.key.size(-1), per = lookup.key_rows();
  g.dk = at::zeros({rows, 1, s.key.size(-1)}, at::kFloat);
  g.dk_rope = at::zeros({rows, 1, s.key_rope.size(-1)}, at::kFloat);
  g.dv = at::zeros({rows, 1, s.value.size(-1)}, at::kFloat);
  g.dq = call.tensor({"dQueryOut"});
  g.dq_rope = call.tensor({"dQueryRopeOutOptional"});
  g.place = [per](int64_t batch, int64_t row) { return batch * per + row; };
  picked_gradient(p, lookup, g);
  const auto write = [&](const char* name, const at::Tensor& from) {
    const at::Tensor to = call.tensor({name});
    if (to.defined()) to.copy_(from.view(to.sizes()));
  };
  write("dKeyOut", g.dk), write("dValueOut", g.dv), write("dKeyRopeOutOptional", g.dk_rope);
}

}  // namespace

void SparseFlashAttention(const gen::SparseFlashAttentionArgs& a) {
  forward(Call(a.task), a.attentionOut, a.softmaxMax, a.softmaxSum);
}
void SparseFlashAttentionV2(const gen::SparseFlashAttentionV2Args& a) {
  forward(Call(a.task), a.attentionOut, a.softmaxMax, a.softmaxSum);
}
void SparseFlashAttentionGrad(const gen::SparseFlashAttentionGradArgs& a) { backward(Call(a.task)); }
void KvQuantSparseFlashAttention(const gen::KvQuantSparseFlashAttentionArgs& a) {
  quantised(Call(a.task), a.attention_out);
}

}  // namespace hotplate::kernels
