// The rules of inference attention on quantisation: caches of 8 and 4 bits, everything in 8 bits, outputs in 8 bits.
#include <algorithm>

#include "attention_infer_rules.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kFar = int64_t{1} << 40;

bool present(const at::Tensor& t) { return t.defined() && t.numel() > 0; }

Problem check_output(const InferCall& c) {
  const bool bytes = c.out.scalar_type() == at::kChar;
  if (bytes != present(c.quant_out))
    return tiling_refuses("quant_scale2 makes the output int8", "attentionOut is ", type_text(c.out.scalar_type()),
                          ", but quantScale2 is ", present(c.quant_out) ? "given" : "absent", ".");
  if (!bytes) {
    if (present(c.quant_out_offset))
      return tiling_refuses("pass quant_scale2 too", "quantOffset2 should not be given without quantScale2.");
    const bool rope = present(c.query_rope);
    const at::ScalarType want = c.query.scalar_type() != at::kChar ? c.query.scalar_type()
                                : rope                             ? c.query_rope.scalar_type()
                                                                   : at::kHalf;
    return check_type("attentionOut", c.out, {want});
  }
  const InferSizes s = infer_sizes(c);
  if (c.varlen())
    return tiling_refuses("quantise afterwards", "an output of DT_INT8 is not supported for ", c.layout, ".");
  if (c.key[0].scalar_type() == at::kInt)
    return tiling_refuses("quantise afterwards", "an output of DT_INT8 is not supported for keys of 4 bits.");
  if (Problem p = c.query.scalar_type() == at::kBFloat16
                      ? check_type("quantScale2", c.quant_out, {at::kFloat, at::kBFloat16})
                      : check_type("quantScale2", c.quant_out, {at::kFloat}))
    return p;
  const int64_t n = c.quant_out.numel();
  if (n != 1 && n != c.heads * s.dv)
    return tiling_refuses("pass one scale, or one for each head and channel",
                          "quantScale2 should have 1 or N*D=", c.heads * s.dv, " values, but its shape is ",
                          c.quant_out.sizes(), ".");
  if (present(c.quant_out_offset)) {
    if (c.quant_out_offset.sizes() != c.quant_out.sizes() ||
        c.quant_out_offset.scalar_type() != c.quant_out.scalar_type())
      return tiling_refuses("give both one shape and type", "quantOffset2 ", c.quant_out_offset.sizes(), " ",
                            type_text(c.quant_out_offset.scalar_type()), " should be like quantScale2 ",
                            c.quant_out.sizes(), " ", type_text(c.quant_out.scalar_type()), ".");
    // Rows without keys would need the offset in place of zero.
    for (int64_t b = 0; b < s.batch && s.sq > 1 && present(c.mask); ++b) {
      const int64_t q = length_of(c.seq_q, b, s.sq), kv = length_of(c.seq_kv, b, s.skv) + s.prefix;
      const int64_t pre = std::clamp(c.pre_tokens, -kFar, kFar), next = std::clamp(c.next_tokens, -kFar, kFar);
      const bool empty = c.sparse_mode == 0   ? q - kv - pre > 0 || next < 0
                         : c.sparse_mode == 3 ? kv < q
                         : c.sparse_mode == 4 ? pre < 0 || next + kv - q < 0
                                              : false;
      if (empty)
        return tiling_refuses("quantise afterwards",
                              "quantOffset2 is not supported when rows of the query attend to no ", "key: sequence ", b,
                              " has ", q, " queries and ", kv, " keys in sparse_mode ", c.sparse_mode, ".");
    }
  }
  return std::nullopt;
}

Problem check_all_bytes(const InferCall& c) {
  const InferSizes s = infer_sizes(c);
  if (present(c.query_rope)) {
    for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"dequantScaleQuery", &c.query_scale},
                                  {"keyAntiquantScale", &c.key_scale},
                                  {"valueAntiquantScale", &c.value_scale}}) {
      if (!present(*t)) return tiling_refuses("pass the scale", name, " should be given for query of DT_INT8.");
      if (Problem p = check_type(name, *t, {at::kFloat})) return p;
    }
    if (c.query_mode != 3 || c.key_mode != 0 || c.value_mode != 0)
      return tiling_refuses("use 3 for query and 0 for key and value", "queryQuantMode(", c.query_mode,
                            ") should be 3, keyAntiquantMode(", c.key_mode, ") and valueAntiquantMode(", c.value_mode,
                            ") 0 for query of DT_INT8.");
    if (c.key_scale.numel() != 1 || c.value_scale.numel() != 1 ||
        c.query_scale.numel() != c.heads * s.tokens * (c.varlen() ? 1 : s.batch))
      return tiling_refuses("pass one scale per row and head of query, and one for key and value",
                            "dequantScaleQuery should be the shape of query without D, but got ", c.query_scale.sizes(),
                            "; keyAntiquantScale and valueAntiquantScale one value.");
    if (present(c.key_offset) || present(c.value_offset))
      return tiling_refuses("drop the offsets", "offsets are not supported for query of DT_INT8.");
    return std::nullopt;
  }
  if (s.sq == 1 && c.kind == InferKind::Fused)
    return tiling_refuses("quantise key and value only",
                          "query, key and value of DT_INT8 are not supported for a query ", "of one row.");
  if (c.paged() || c.varlen())
    return tiling_refuses("quantise key and value only", "query of DT_INT8 is not supported for page attention and ",
                          c.layout, ".");
  for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"deqScale1", &c.scale1},
                                {"quantScale1", &c.quant1},
                                {"deqScale2", &c.scale2}}) {
    if (!present(*t)) return tiling_refuses("pass the scale", name, " should be given for query of DT_INT8.");
    if (Problem p = t == &c.quant1 ? check_type(name, *t, {at::kFloat})
                                   : check_type(name, *t, {at::kFloat, at::kUInt64, at::kLong}))
      return p;
    if (t->numel() != 1)
      return tiling_refuses("pass one scale", name, " should have one value, but its shape is ", t->sizes(), ".");
  }
  return std::nullopt;
}

// Shape and type of a scale or offset of keys or values in this mode.
Problem check_scale(const InferCall& c, const InferSizes& s, const char* name, const at::Tensor& t, int64_t mode,
                    int64_t d) {
  if (!present(t)) return std::nullopt;
  const int64_t n = c.kv_heads, count = t.numel(), last = t.dim() ? t.size(-1) : 1;
  bool fits = true;
  switch (mode) {
    case 0:
      fits = count == n * d || count == 1;
      break;
    case 1:
      fits = t.dim() >= 2 && count == s.batch * last && last >= s.skv;
      break;
    case 2:
      fits = count == n;
      break;
    case 3:
      fits = t.dim() == 3 && t.size(0) == s.batch && t.size(1) == n && last >= s.skv;
      break;
    case 4:
      fits = c.paged() && t.dim() == 2 && t.size(0) >= s.blocks && last == s.page;
      break;
    default:
      fits = c.paged() && t.dim() == 3 && t.size(0) >= s.blocks && t.size(1) == n && last == s.page;
  }
  if (!fits)
    return tiling_refuses(
        "0: [N, D] or one value, 1: [B, S], 2: [N], 3: [B, N, S], 4: [blocks, block size], 5: [blocks, N, "
        "block size]",
        "the shape of ", name, " ", t.sizes(), " does not fit mode ", mode, " with B=", s.batch, ", N=", n, ", D=", d,
        ", S=", s.skv, ".");
  const at::ScalarType type = t.scalar_type();
  const bool tokens = mode == 1 || mode >= 3;
  if (tokens ? type != at::kFloat : type != c.query.scalar_type())
    return tiling_refuses("scales of tokens are float32, others have the type of query", "the dtype of ", name, " (",
                          type_text(type), ") should be ", tokens ? "DT_FLOAT" : type_text(c.query.scalar_type()),
                          " in mode ", mode, ".");
  return std::nullopt;
}

Problem check_cache(const InferCall& c) {
  const InferSizes s = infer_sizes(c);
  const at::ScalarType k = c.key[0].scalar_type();
  const bool ints = k == at::kChar || k == at::kInt;
  if (present(c.key_scale) != present(c.value_scale) || present(c.key_offset) != present(c.value_offset))
    return tiling_refuses("pass both or none", "the antiquant scales (and offsets) of key and value should be given ",
                          "together.");
  if (ints != present(c.key_scale))
    return tiling_refuses(ints ? "pass key_antiquant_scale and value_antiquant_scale" : "drop the antiquant scales",
                          "key is ", type_text(k), ", but the antiquant scale is ", ints ? "absent" : "given", ".");
  if (!ints) return std::nullopt;
  if (present(c.scale1) || present(c.quant1) || present(c.scale2))
    return tiling_refuses("these scales belong to query of DT_INT8",
                          "deqScale1, quantScale1 and deqScale2 should not be ", "given for query of ",
                          type_text(c.query.scalar_type()), ".");
  if (c.key_mode < 0 || c.key_mode > 5 || c.value_mode < 0 || c.value_mode > 5 ||
      (c.key_mode != c.value_mode && !(c.key_mode == 0 && c.value_mode == 1)))
    return tiling_refuses("give key and value one mode", "keyAntiquantMode(", c.key_mode, ") and valueAntiquantMode(",
                          c.value_mode, ") should be equal and in range of [0, 5], or 0 and 1.");
  const bool fractal = c.paged() && c.key[0].dim() == 5;
  if (s.sq > 1 && (c.key_mode > 1 || c.value_mode > 1))
    return tiling_refuses("use per channel or per token", "keyAntiquantMode(", c.key_mode,
                          ") should be 0 or 1 for a query of more than one row.");
  if (s.sq > 1 && c.paged() && !fractal)
    return tiling_refuses("decode one row at a time, or dequantise",
                          "a quantised cache in page attention is not supported ", "for a query of more than one row.");
  if (c.varlen() && !fractal)
    return tiling_refuses("use BSND", "a quantised cache is not supported for ", c.layout, ".");
  const int64_t d = c.paged() ? cache_dim(c.key[0], c.kv_heads) : head_dim(c.key[0], c.key_axes(), c.kv_heads);
  if (Problem p = check_scale(c, s, "keyAntiquantScale", c.key_scale, c.key_mode, d)) return p;
  if (Problem p = check_scale(c, s, "keyAntiquantOffset", c.key_offset, c.key_mode, d)) return p;
  if (Problem p = check_scale(c, s, "valueAntiquantScale", c.value_scale, c.value_mode, s.dv)) return p;
  if (Problem p = check_scale(c, s, "valueAntiquantOffset", c.value_offset, c.value_mode, s.dv)) return p;
  for (const auto& [scale, offset] : {std::pair<const at::Tensor*, const at::Tensor*>{&c.key_scale, &c.key_offset},
                                      {&c.value_scale, &c.value_offset}})
    if (present(*offset) && offset->sizes() != scale->sizes())
      return tiling_refuses("give scale and offset one shape", "the shape of an antiquant offset ", offset->sizes(),
                            " should be that of the scale ", scale->sizes(), ".");
  return std::nullopt;
}

}  // namespace

Problem check_infer_quantised(const InferCall& c) {
  if (Problem p = c.query.scalar_type() == at::kChar ? check_all_bytes(c) : check_cache(c)) return p;
  if (c.query.scalar_type() != at::kChar && present(c.scale1))
    return tiling_refuses("these scales belong to query of DT_INT8", "deqScale1 should not be given for query of ",
                          type_text(c.query.scalar_type()), ".");
  return check_output(c);
}

}  // namespace hotplate::kernels
