// The rules of the inference attention operators on shapes, types and options, each with the text of its violation.
// What the real stack refuses when it plans the kernel has the status 561002.
#include <algorithm>

#include "attention_infer.h"
#include "attention_infer_rules.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kCompressed = 2048;
constexpr int64_t kMaxHeads = 256, kMaxDim = 512, kMaxGroup = 64, kMaxSequences = 4096;

bool present(const at::Tensor& t) { return t.defined() && t.numel() > 0; }
bool is_half(at::ScalarType type) { return type == at::kHalf || type == at::kBFloat16; }

const char* allowed_layouts(InferKind kind) {
  switch (kind) {
    case InferKind::Prompt:
      return "BSH, BSND, BNSD, BNSD_BSND, TND";
    case InferKind::Increment:
      return "BSH, BSND, BNSD";
    default:
      return "BSH, BSND, BNSD, BNSD_BSND, BSH_BNSD, BSND_BNSD, BSH_NBSD, BSND_NBSD, BNSD_NBSD, TND, NTD, TND_NTD, "
             "NTD_TND, NSD";
  }
}

Problem check_layout(const InferCall& c) {
  const std::string all = std::string(", ") + allowed_layouts(c.kind) + ",";
  if (c.layout.empty() || all.find(", " + c.layout + ",") == std::string::npos)
    return tiling_refuses("pass the layout that the shape of query has", "Layout ", c.layout,
                          " is not supported, inputLayout only support ", allowed_layouts(c.kind), ".");
  return std::nullopt;
}

Problem check_tensors(const InferCall& c) {
  if (!c.query.defined()) return missing_tensor("query");
  for (const auto& [name, list] : {std::pair<const char*, const std::vector<at::Tensor>*>{"key", &c.key},
                                   std::pair<const char*, const std::vector<at::Tensor>*>{"value", &c.value}})
    if (list->empty() || !list->front().defined()) return missing_tensor(name);
  const bool ints = c.kind != InferKind::Increment;
  if (Problem p = ints ? check_type("query", c.query, {at::kHalf, at::kBFloat16, at::kChar})
                       : check_type("query", c.query, {at::kHalf, at::kBFloat16}))
    return p;
  for (const auto* list : {&c.key, &c.value}) {
    const char* name = list == &c.key ? "key" : "value";
    for (const at::Tensor& t : *list) {
      if (!t.defined()) return missing_tensor(name);
      if (Problem p = c.kind == InferKind::Fused ? check_type(name, t, {at::kHalf, at::kBFloat16, at::kChar, at::kInt})
                                                 : check_type(name, t, {at::kHalf, at::kBFloat16, at::kChar}))
        return p;
      if (t.scalar_type() != c.key[0].scalar_type())
        return invalid_because("give key and value one type", "the dtype of key (", type_text(c.key[0].scalar_type()),
                               ") and of value (", type_text(t.scalar_type()), ") must be equal.");
    }
  }
  const at::ScalarType q = c.query.scalar_type(), k = c.key[0].scalar_type();
  if (is_half(k) && k != q)
    return invalid_because("give query, key and value one type", "the dtype of key (", type_text(k),
                           ") must be that of query (", type_text(q), ").");
  if (q == at::kChar && k != at::kChar)
    return invalid_because("give query, key and value one type", "query is DT_INT8, but key is ", type_text(k), ".");
  return check_type("attentionOut", c.out, {at::kHalf, at::kBFloat16, at::kChar});
}

Problem check_heads(const InferCall& c) {
  if (c.heads <= 0 || c.heads > kMaxHeads)
    return tiling_refuses("pass the number of query heads", "numHeads(", c.heads, ") should be in range of [1, ",
                          kMaxHeads, "].");
  if (c.kv_heads <= 0 || c.heads % c.kv_heads != 0)
    return tiling_refuses("query heads share key heads in equal groups", "numHeads(", c.heads,
                          ") should be a multiple of numKeyValueHeads(", c.kv_heads, ").");
  if (c.heads / c.kv_heads > kMaxGroup && !present(c.query_rope))
    return tiling_refuses("use more key heads, or the latent form with query_rope", "numHeads(", c.heads,
                          ") divided by numKeyValueHeads(", c.kv_heads, ") should not exceed ", kMaxGroup, ".");
  return std::nullopt;
}

Problem check_shape_of(const InferCall& c, const char* name, const at::Tensor& t, int64_t heads) {
  const Axes axes = c.query_axes();
  if (t.dim() != axes.rank())
    return tiling_refuses(c10::str("give ", name, " the shape that inputLayout ", c.layout, " describes"),
                          "the dim of ", name, " should be ", axes.rank(), " for inputLayout ", c.layout, ", but got ",
                          t.dim(), ", shape ", t.sizes(), ".");
  if (axes.joined && t.size(axes.channel) * values_per_element(t) % heads != 0)
    return tiling_refuses("the last dim holds all heads", "H of ", name, " (", t.size(axes.channel),
                          ") should be a multiple of the number of heads (", heads, ").");
  if (!axes.joined && t.size(axes.head) != heads)
    return tiling_refuses("numHeads and numKeyValueHeads are the numbers of heads of query and of key", "the N of ",
                          name, " (", t.size(axes.head), ") should be equal to the number of heads (", heads, ").");
  return std::nullopt;
}

Problem check_dense_keys(const InferCall& c) {
  const Axes axes = c.key_axes();
  if (c.key.size() != c.value.size())
    return tiling_refuses("give each key a value", "key has ", c.key.size(), " tensors and value ", c.value.size(),
                          ".");
  for (size_t i = 0; i < c.key.size(); ++i) {
    const at::Tensor &k = c.key[i], &v = c.value[i];
    if (Problem p = check_shape_of(c, "key", k, c.kv_heads)) return p;
    if (Problem p = check_shape_of(c, "value", v, c.kv_heads)) return p;
    if (k.size(axes.row) != v.size(axes.row) || (axes.batch >= 0 && k.size(axes.batch) != v.size(axes.batch)))
      return tiling_refuses("key and value may differ in D only", "the shapes of key ", k.sizes(), " and value ",
                            v.sizes(), " should agree in all dims but D.");
  }
  const int64_t batch = axes.batch < 0 ? 1 : c.query.size(axes.batch);
  if (c.key.size() > 1) {
    if (axes.batch < 0) return tiling_refuses("pass one tensor", "a list of keys is not supported for ", c.layout, ".");
    for (const at::Tensor& k : c.key)
      if (k.size(axes.batch) != 1 || k.scalar_type() != c.key[0].scalar_type())
        return tiling_refuses("a list holds one tensor for each batch",
                              "the B of each key of a list should be 1, but got ", k.sizes(), ".");
    if (static_cast<int64_t>(c.key.size()) != batch)
      return tiling_refuses("a list holds one tensor for each batch", "key has ", c.key.size(),
                            " tensors, but the B of query is ", batch, ".");
    for (const at::Tensor& k : c.key)
      if (head_dim(k, axes, c.kv_heads) != head_dim(c.key[0], axes, c.kv_heads))
        return tiling_refuses("give all keys one D", "the D of all tensors of key should be equal.");
    if (present(c.table) || c.kv_padding.defined() || present(c.key_prefix) || present(c.query_rope))
      return tiling_refuses("pass one tensor",
                            "a list of keys does not support page attention, left padding, a shared ",
                            "prefix, or rope.");
  } else if (axes.batch >= 0 && c.key[0].size(axes.batch) != batch) {
    return tiling_refuses("give query and key the same B", "the B of query (", batch, ") and of key (",
                          c.key[0].size(axes.batch), ") should be equal.");
  }
  return std::nullopt;
}

Problem check_paged(const InferCall& c) {
  if (Problem p = check_type("blockTable", c.table, {at::kInt})) return p;
  if (c.kind == InferKind::Prompt) return std::nullopt;
  const at::Tensor &k = c.key[0], &v = c.value[0];
  if (c.table.dim() != 2)
    return tiling_refuses("pass a block table [B, blocks per sequence]", "the dim of blockTable should be 2, but got ",
                          c.table.dim(), ".");
  if (c.key.size() > 1 || c.value.size() > 1)
    return tiling_refuses("pass the cache as one tensor", "page attention does not support a list of keys.");
  if (k.dim() < 3 || k.dim() > 5 || v.dim() != k.dim())
    return tiling_refuses("pass the cache as [blocks, block size, H] or [blocks, N, block size, D]",
                          "the dim of key and value should be 3, 4 or 5 in page attention, but got ", k.sizes(),
                          " and ", v.sizes(), ".");
  const bool token_first = c.query_layout == "BSH" || c.query_layout == "BSND";
  if (k.dim() == 4 && token_first)
    return tiling_refuses("use BNSD or TND for query, or a cache [blocks, block size, H]", "inputLayout ", c.layout,
                          " supports a cache (blocknum, blocksize, H) only in page attention, but the shape of key is ",
                          k.sizes(), ".");
  const int row = k.dim() == 3 ? 1 : k.dim() == 4 ? 2 : 3;
  if (k.dim() == 3 ? (k.size(2) % c.kv_heads != 0 || v.size(2) % c.kv_heads != 0)
                   : (k.size(1) != c.kv_heads || v.size(1) != c.kv_heads))
    return tiling_refuses("numKeyValueHeads is the N of the cache", "numKeyValueHeads(", c.kv_heads,
                          ") does not fit the shape of key ", k.sizes(), " and value ", v.sizes(), ".");
  if (k.size(0) != v.size(0) || k.size(row) != v.size(row))
    return tiling_refuses("key and value may differ in D only", "the shapes of key ", k.sizes(), " and value ",
                          v.sizes(), " should agree in blocknum and blocksize.");
  if (k.size(row) != c.block_size)
    return tiling_refuses("block_size is the number of rows of one block of the cache", "blockSize(", c.block_size,
                          ") should be the block size of key, which has shape ", k.sizes(), ".");
  if (k.dim() == 5 && k.size(4) != (k.scalar_type() == at::kChar ? 32 : 16))
    return tiling_refuses("a fractal cache has rows of 32 bytes", "the last dim of a cache in NZ should be ",
                          k.scalar_type() == at::kChar ? 32 : 16, ", but the shape of key is ", k.sizes(), ".");
  if (k.dim() == 3 && k.size(2) > 65535)
    return tiling_refuses("use fewer key heads, or a cache [blocks, N, block size, D]", "H of a cache (blocknum, ",
                          "blocksize, H) should not exceed 65535, but got ", k.size(2), ".");
  if (k.scalar_type() == at::kInt)
    return tiling_refuses("use an int8 cache", "page attention does not support keys of 4 bits.");
  if (c.seq_kv.empty())
    return tiling_refuses("pass the lengths of the sequences in the cache",
                          "actualSeqLengthsKv should be given in page attention.");
  if (c.kv_padding.defined() || c.query_padding.defined())
    return tiling_refuses("drop the padding sizes", "page attention does not support left padding.");
  if (present(c.key_prefix))
    return tiling_refuses("drop the prefix", "page attention does not support a shared prefix.");
  const InferSizes s = infer_sizes(c);
  if (c.table.size(0) != s.batch)
    return tiling_refuses("block_table has one row for each sequence", "the first dim of blockTable (", c.table.size(0),
                          ") should be B (", s.batch, ").");
  const int64_t align = present(c.query_rope) || c.varlen() ? 16
                        : s.sq > 1                          ? 128
                        : k.scalar_type() == at::kChar      ? 32
                                                            : 16;
  const int64_t most = present(c.query_rope) || c.varlen() ? 1024 : 512;
  if (c.block_size <= 0 || c.block_size % align != 0 || c.block_size > most)
    return tiling_refuses("128 fits all cases", "blockSize(", c.block_size, ") should be a multiple of ", align,
                          " and not exceed ", most, ".");
  if (c.seq_kv.size() != 1 && static_cast<int64_t>(c.seq_kv.size()) < s.batch)
    return tiling_refuses("pass one length for all, or one for each", "the size of actualSeqLengthsKv (",
                          c.seq_kv.size(), ") should be 1 or not less than B (", s.batch, ").");
  for (int64_t b = 0; b < s.batch; ++b) {
    if (length_of(c.seq_kv, b, 0) < 0 || length_of(c.seq_kv, b, 0) > s.skv)
      return tiling_refuses("a valid length does not exceed what block_table can hold", "actualSeqLengthsKv[", b, "] (",
                            length_of(c.seq_kv, b, 0), ") should be in range of [0, ", s.skv,
                            "]: the second dim of blockTable is ", c.table.size(1), ".");
  }
  return std::nullopt;
}

Problem check_dims(const InferCall& c) {
  const InferSizes s = infer_sizes(c);
  const int64_t dk = c.paged() ? cache_dim(c.key[0], c.kv_heads) : head_dim(c.key[0], c.key_axes(), c.kv_heads);
  if (c.varlen() && c.kind == InferKind::Fused) {
    const auto all = [&](int64_t a, int64_t b) { return s.d == a && dk == a && s.dv == b; };
    const bool latent = present(c.query_rope) && all(512, 512);
    if (!latent && !all(64, 64) && !all(128, 128) && !all(192, 192) && !all(192, 128))
      return tiling_refuses("use BNSD or BSND for other head sizes", "In layout ", c.layout, ", queryD(", s.d,
                            "), keyD(", dk, ") and valueD(", s.dv,
                            ") should be 192/128/64 and equal, or queryD and keyD 192 and valueD 128.");
  }
  if (s.d != dk)
    return tiling_refuses("query and key need the same D", "queryD(", s.d, ") should be equal to keyD(", dk, ").");
  if (s.d > kMaxDim || s.dv > kMaxDim)
    return tiling_refuses("split the head, or use plain operators", "queryD(", s.d, ") and valueD(", s.dv,
                          ") should not exceed ", kMaxDim, ".");
  if (c.kind != InferKind::Fused && s.dv != s.d)
    return tiling_refuses("give value the D of key", "valueD(", s.dv, ") should be equal to keyD(", dk, ").");
  const bool bytes = c.key[0].scalar_type() == at::kChar || c.out.scalar_type() == at::kChar;
  const int64_t align = c.key[0].scalar_type() == at::kInt ? 64 : bytes ? 32 : 16;
  const bool prompt = s.sq > 1 || c.kind == InferKind::Prompt;
  if ((prompt || c.key[0].scalar_type() == at::kInt) && s.d % align != 0)
    return tiling_refuses(c10::str("pad the heads to a multiple of ", align), "D(", s.d, ") should be a multiple of ",
                          align, " for ", type_text(c.key[0].scalar_type()), ".");
  const bool nbsd = c.out_layout == "NBSD";
  if (nbsd && (s.sq > 16 || s.sq < 1))
    return tiling_refuses("use a layout that keeps the order", "inputLayout ", c.layout,
                          " supports a query of at most 16 rows, but got ", s.sq, ".");
  if (c.layout == "BNSD_BSND" && s.sq == 1 && c.kind == InferKind::Fused)
    return tiling_refuses("use BNSD", "inputLayout BNSD_BSND supports queries of more than one row only.");
  if (c.kind == InferKind::Increment && s.sq != 1)
    return tiling_refuses("use npu_prompt_flash_attention for longer queries", "the S of query should be 1, but got ",
                          s.sq, ".");
  return std::nullopt;
}

Problem check_list(const char* name, const std::vector<int64_t>& list, int64_t total) {
  if (list.empty()) return tiling_refuses("pass the running sums of the lengths", name, " should be given for TND.");
  if (static_cast<int64_t>(list.size()) > kMaxSequences)
    return tiling_refuses("split the call", "the size of ", name, " should not exceed ", kMaxSequences, ".");
  int64_t last = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    if (list[i] < last)
      return tiling_refuses("pass running sums, for example [2, 4, 6] for three sequences of 2", name,
                            " should not decrease, but got ", list[i], " after ", last, " at index ", i, ".");
    last = list[i];
  }
  if (last > total || (last < total && total > 0 && last == 0))
    return tiling_refuses(c10::str("the last running sum must be T, here ", total), "the last value of ", name, " (",
                          last, ") should be equal to T (", total, ").");
  if (last != total)
    return tiling_refuses(c10::str("the last running sum must be T, here ", total), "the last value of ", name, " (",
                          last, ") should be equal to T (", total, ").");
  return std::nullopt;
}

Problem check_lengths_of(const char* name, const std::vector<int64_t>& list, int64_t batch, int64_t most) {
  if (list.empty()) return std::nullopt;
  if (list.size() != 1 && static_cast<int64_t>(list.size()) < batch)
    return tiling_refuses("pass one length for all, or one for each", "the size of ", name, " (", list.size(),
                          ") should be 1 or not less than B (", batch, ").");
  for (int64_t b = 0; b < (list.size() == 1 ? 1 : batch); ++b)
    if (list[b] < 0 || list[b] > most)
      return tiling_refuses("a valid length does not exceed S", name, "[", b, "] (", list[b],
                            ") should be in range of [0, ", most, "].");
  return std::nullopt;
}

Problem check_lengths(const InferCall& c) {
  const Axes axes = c.query_axes();
  if (c.varlen()) {
    if (Problem p = check_list("actualSeqLengths", c.seq_q, c.query.size(axes.row))) return p;
    if (c.paged()) {
      if (c.seq_kv.size() != c.seq_q.size())
        return tiling_refuses("pass a length for every sequence", "the size of actualSeqLengthsKv (", c.seq_kv.size(),
                              ") should be that of actualSeqLengths (", c.seq_q.size(), ").");
      return check_lengths_of("actualSeqLengthsKv", c.seq_kv, static_cast<int64_t>(c.seq_q.size()), int64_t{1} << 31);
    }
    if (Problem p = check_list("actualSeqLengthsKv", c.seq_kv, c.key[0].size(axes.row))) return p;
    if (c.seq_kv.size() != c.seq_q.size())
      return tiling_refuses("pass the running sums of the lengths of query and of key",
                            "the size of actualSeqLengths (", c.seq_q.size(), ") and of actualSeqLengthsKv (",
                            c.seq_kv.size(), ") should be equal.");
    return std::nullopt;
  }
  const InferSizes s = infer_sizes(c);
  if (s.sq > 1)
    if (Problem p = check_lengths_of("actualSeqLengths", c.seq_q, s.batch, s.sq)) return p;
  if (c.key.size() > 1) {
    if (c.seq_kv.size() > 1 && static_cast<int64_t>(c.seq_kv.size()) < s.batch)
      return tiling_refuses("pass one length for all, or one for each", "the size of actualSeqLengthsKv (",
                            c.seq_kv.size(), ") should be 1 or not less than B (", s.batch, ").");
    for (int64_t b = 0; b < s.batch && !c.seq_kv.empty(); ++b) {
      const int64_t most = c.key[b].size(axes.row), n = length_of(c.seq_kv, b, most);
      if (n < 0 || n > most)
        return tiling_refuses("a valid length does not exceed S", "actualSeqLengthsKv[", b, "] (", n,
                              ") should be in range of [0, ", most, "].");
    }
    return std::nullopt;
  }
  return check_lengths_of(c.kind == InferKind::Increment ? "actualSeqLengths" : "actualSeqLengthsKv", c.seq_kv, s.batch,
                          s.skv);
}

Problem check_mask(const InferCall& c) {
  const InferSizes s = infer_sizes(c);
  const int64_t mode = c.kind == InferKind::Increment ? 0 : c.sparse_mode;
  const bool ignored = s.sq == 1 && !c.varlen() && !present(c.query_rope);
  const bool tree = mode == 9 && c.kind == InferKind::Fused;
  if (!ignored && !tree && (mode < 0 || mode > 4))
    return tiling_refuses("modes 0 to 4 exist for inference", "sparse_mode = ", mode,
                          " is not supported, it should be 0, 1, 2, 3, 4", c.kind == InferKind::Fused ? " or 9." : ".");
  if (!present(c.mask)) {
    if (ignored || mode == 0) return std::nullopt;
    return tiling_refuses(mode == 1 || mode == 9
                              ? "pass the mask"
                              : "torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1) fits every length",
                          "attenMask should be given for sparse_mode ", mode, ".");
  }
  if (Problem p = check_type("attenMask", c.mask, {at::kBool, at::kChar, at::kByte})) return p;
  const at::Tensor& m = c.mask;
  if (tree) {
    const bool fits =
        c.varlen() ? m.dim() == 1 : m.dim() == 3 && m.size(0) == s.batch && m.size(1) == s.sq && m.size(2) == s.sq;
    const bool nz = c.paged() && c.key[0].dim() == 5;
    if (!fits || (!present(c.query_rope) && !nz))
      return tiling_refuses("pass [B, Sq, Sq], or for TND the squares one after the other",
                            "sparse_mode 9 needs query_rope and a tree mask, but the shape of attenMask is ", m.sizes(),
                            ".");
    int64_t squares = 0;
    for (size_t i = 0; i < c.seq_q.size() && c.varlen(); ++i) {
      const int64_t n = c.seq_q[i] - (i ? c.seq_q[i - 1] : 0);
      squares += n * n;
    }
    if (c.varlen() && squares != m.numel())
      return tiling_refuses("pass the squares one after the other", "the tree mask should have ", squares,
                            " values, but got ", m.numel(), ".");
    return std::nullopt;
  }
  const int64_t rows = m.dim() < 2 ? 0 : m.size(-2), cols = m.dim() < 1 ? 0 : m.size(-1);
  if (mode >= 2 && mode <= 4) {
    if (rows == kCompressed && cols == kCompressed && m.numel() == rows * cols && m.dim() <= 4) return std::nullopt;
    if (!ignored)
      return tiling_refuses("torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1) fits every length",
                            "attenMask shape ", m.sizes(), " is wrong for sparse_mode ", mode,
                            ", it should be (2048, 2048), (1, 2048, 2048) or (1, 1, 2048, 2048).");
  }
  const int64_t keys = s.skv + s.prefix;
  if (m.dim() == 2 && s.sq == 1 && !c.varlen()) {
    if ((m.size(0) != s.batch && m.size(0) != 1) || cols < keys)
      return tiling_refuses("pass a mask [B, Skv]", "attenMask shape ", m.sizes(),
                            " should be [B, Skv] with B=", s.batch, " and Skv=", keys, " for a query of one row.");
    return std::nullopt;
  }
  const bool dims = m.dim() == 2 || m.dim() == 3 || m.dim() == 4;
  const bool planes =
      dims && (m.dim() == 2 || (m.size(0) == 1 || m.size(0) == s.batch)) && (m.dim() < 4 || m.size(1) == 1);
  if (!planes || rows < s.sq || cols < keys || (c.varlen() && m.numel() != rows * cols))
    return tiling_refuses(
        "expand the mask to [B, 1, Sq, Skv]", "get unsupported attenMask shape ", m.sizes(), ", B=", s.batch,
        ", Sq=", s.sq, ", Skv=", keys,
        "; supported are [Sq, Skv], [1, Sq, Skv], [B, Sq, Skv], [B, 1, Sq, Skv] and [1, 1, Sq, Skv].");
  return std::nullopt;
}

Problem check_results(const InferCall& c) {
  const InferSizes s = infer_sizes(c);
  const std::optional<Axes> axes = axes_of(c.out_layout);
  if (!axes) return tiling_refuses("pass a known layout", "Layout ", c.layout, " is not supported.");
  std::vector<int64_t> shape(axes->rank());
  if (axes->batch >= 0) shape[axes->batch] = s.batch;
  if (axes->head >= 0) shape[axes->head] = c.heads;
  shape[axes->row] = c.varlen() ? s.tokens : s.sq;
  shape[axes->channel] = s.dv * (axes->joined ? c.heads : 1);
  if (Problem p = check_shape("attentionOut", c.out, shape)) return p;
  if (!c.want_lse) return std::nullopt;
  if (!c.lse.defined()) return missing_tensor("softmaxLse");
  if (Problem p = check_type("softmaxLse", c.lse, {at::kFloat})) return p;
  return c.varlen() ? check_shape("softmaxLse", c.lse, {s.tokens, c.heads, 1})
                    : check_shape("softmaxLse", c.lse, {s.batch, c.heads, s.sq, 1});
}

}  // namespace

Problem check_infer(const InferCall& c) {
  using Check = Problem (*)(const InferCall&);
  // Shapes first: the later rules read sizes.
  if (Problem p = check_layout(c)) return p;
  if (Problem p = check_tensors(c)) return p;
  if (Problem p = check_heads(c)) return p;
  if (Problem p = check_shape_of(c, "query", c.query, c.heads)) return p;
  if (c.paged()) {
    if (Problem p = check_paged(c)) return p;
  } else if (Problem p = check_dense_keys(c)) {
    return p;
  }
  for (Check check : {check_lengths, check_dims, check_mask, check_pse, check_prefix, check_rope, check_padding,
                      check_sink, check_infer_quantised, check_results})
    if (Problem p = check(c)) return p;
  return std::nullopt;
}

}  // namespace hotplate::kernels
