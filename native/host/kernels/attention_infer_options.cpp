// The rules of inference attention on what may be added to a call: biases, a shared prefix, rope, padding, sinks.
#include "attention_infer_rules.h"

namespace hotplate::kernels {
namespace {

bool present(const at::Tensor& t) { return t.defined() && t.numel() > 0; }
bool is_half(at::ScalarType type) { return type == at::kHalf || type == at::kBFloat16; }

}  // namespace

Problem check_pse(const InferCall& c) {
  if (!present(c.pse)) return std::nullopt;
  const InferSizes s = infer_sizes(c);
  if (c.pse_type < 0 || c.pse_type > 3 || c.pse_type == 1)
    return tiling_refuses("0: a bias, 2 and 3: ALiBi from slopes", "pseType should be 0, 2 or 3, but got ", c.pse_type,
                          ".");
  if (c.pse_type >= 2) {
    if (c.pse.scalar_type() != at::kFloat || c.pse.dim() != 1 || c.pse.size(0) != c.heads)
      return tiling_refuses("pass fp32 slopes [N]", "pseShift should be DT_FLOAT of shape [N] for pseType ", c.pse_type,
                            ", but got ", type_text(c.pse.scalar_type()), " ", c.pse.sizes(), ".");
    return std::nullopt;
  }
  if (Problem p = check_type("pseShift", c.pse, {at::kHalf, at::kBFloat16})) return p;
  const at::ScalarType want = c.query.scalar_type() == at::kChar ? at::kHalf : c.query.scalar_type();
  if (c.pse.scalar_type() != want)
    return invalid_because("cast pse_shift to the type of query", "the dtype of pseShift (",
                           type_text(c.pse.scalar_type()), ") should be ", type_text(want), ".");
  const at::Tensor& t = c.pse;
  if (c.varlen() || present(c.query_rope))
    return tiling_refuses("drop pse_shift", "pseShift is not supported for ", c.layout, " and with rope.");
  if (t.dim() != 4 || (t.size(0) != 1 && t.size(0) != s.batch) || t.size(1) != c.heads || t.size(2) < s.sq ||
      t.size(3) < s.skv + s.prefix)
    return tiling_refuses("pass pse_shift as [B, N, Sq, Skv] or [1, N, Sq, Skv]", "get unsupported pseShift shape ",
                          t.sizes(), ", B=", s.batch, ", N=", c.heads, ", Sq=", s.sq, ", Skv=", s.skv + s.prefix, ".");
  return std::nullopt;
}

Problem check_prefix(const InferCall& c) {
  if (present(c.key_prefix) != present(c.value_prefix))
    return tiling_refuses("pass both or none", "keySharedPrefix and valueSharedPrefix should be given together.");
  if (!present(c.key_prefix)) return std::nullopt;
  const Axes axes = c.key_axes();
  for (const auto& [name, t, like] :
       {std::tuple<const char*, const at::Tensor*, const at::Tensor*>{"keySharedPrefix", &c.key_prefix, &c.key[0]},
        {"valueSharedPrefix", &c.value_prefix, &c.value[0]}}) {
    bool fits = axes.batch >= 0 && t->dim() == like->dim() && t->scalar_type() == like->scalar_type();
    for (int d = 0; fits && d < t->dim(); ++d)
      fits = d == axes.batch ? t->size(d) == 1 : d == axes.row || t->size(d) == like->size(d);
    if (!fits)
      return tiling_refuses("a prefix is [1, ...] with the N and D of key", "the shape of ", name, " ", t->sizes(), " ",
                            type_text(t->scalar_type()), " does not fit ", like->sizes(), " of inputLayout ", c.layout,
                            ".");
  }
  const int64_t rows = c.key_prefix.size(axes.row);
  if (c.value_prefix.size(axes.row) != rows)
    return tiling_refuses("give both one S", "the S of keySharedPrefix (", rows, ") and valueSharedPrefix (",
                          c.value_prefix.size(axes.row), ") should be equal.");
  if (c.prefix_len.size() > 1 || (c.prefix_len.size() == 1 && (c.prefix_len[0] < 0 || c.prefix_len[0] > rows)))
    return tiling_refuses("pass one length", "actualSharedPrefixLen should be one value in range of [0, ", rows, "].");
  if (c.query.scalar_type() == at::kChar || c.kv_padding.defined() || c.query_padding.defined() ||
      present(c.query_rope))
    return tiling_refuses("append the prefix to key and value", "a shared prefix does not support query of DT_INT8, ",
                          "left padding, or rope.");
  if (present(c.key_scale) && (c.key_mode != 0 || c.value_mode != 0) && (c.key_mode != 2 || c.value_mode != 2))
    return tiling_refuses("quantise the cache per channel",
                          "a shared prefix supports scales per channel, tensor or head "
                          "only, but the modes are ",
                          c.key_mode, " and ", c.value_mode, ".");
  return std::nullopt;
}

Problem check_rope(const InferCall& c) {
  if (present(c.query_rope) != present(c.key_rope))
    return tiling_refuses("pass both or none", "queryRope and keyRope should be given together.");
  if (!present(c.query_rope)) return std::nullopt;
  const Axes axes = c.query_axes();
  const InferSizes s = infer_sizes(c);
  const auto like = [&](const at::Tensor& t, const at::Tensor& of, int64_t heads, bool cache) {
    bool fits = t.dim() == of.dim();
    if (cache) {
      if (!fits || t.size(0) != of.size(0)) return false;
      if (t.dim() == 3) return t.size(1) == of.size(1) && t.size(2) == heads * s.rope;
      if (t.dim() == 4) return t.size(1) == of.size(1) && t.size(2) == of.size(2) && t.size(3) == s.rope;
      return t.size(1) == of.size(1) && t.size(3) == of.size(3) && t.size(4) == 16 && t.size(2) * 16 == s.rope;
    }
    for (int d = 0; fits && d < t.dim(); ++d)
      fits = t.size(d) == (d == axes.channel ? s.rope * (axes.joined ? heads : 1) : of.size(d));
    return fits;
  };
  if (!like(c.query_rope, c.query, c.heads, false) || !like(c.key_rope, c.key[0], c.kv_heads, c.paged()) ||
      s.rope != 64 || !is_half(c.query_rope.scalar_type()) || c.key_rope.scalar_type() != c.query_rope.scalar_type() ||
      (c.query.scalar_type() != at::kChar && c.query_rope.scalar_type() != c.query.scalar_type()))
    return tiling_refuses("pass queryRope like query and keyRope like key, with D 64", "queryRope is ",
                          type_text(c.query_rope.scalar_type()), " ", c.query_rope.sizes(), " and keyRope ",
                          type_text(c.key_rope.scalar_type()), " ", c.key_rope.sizes(), " for query ", c.query.sizes(),
                          " and key ", c.key[0].sizes(), "; the D of both should be 64.");
  if (s.d != 512 && s.d != 128)
    return tiling_refuses("use D 512 (latent) or 128", "queryD(", s.d, ") should be 512 or 128 with rope.");
  if (s.d == 512) {
    if (c.kv_heads != 1 || c.heads > 128 || (c.heads & (c.heads - 1)) != 0)
      return tiling_refuses("latent attention has one key head", "numHeads(", c.heads,
                            ") should be 1, 2, 4, 8, 16, 32, 64 or 128 and numKeyValueHeads(", c.kv_heads,
                            ") 1 with queryD 512.");
    if (c.sparse_mode == 1 || c.sparse_mode == 2)
      return tiling_refuses("use mode 3", "sparse_mode = ", c.sparse_mode,
                            " is not supported with queryD 512, it should ", "be 0, 3, 4 or 9.");
  }
  const bool scales = present(c.key_scale) && c.query.scalar_type() != at::kChar;
  if (c.kv_padding.defined() || c.query_padding.defined() || present(c.quant_out) || scales)
    return tiling_refuses("drop these options",
                          "rope does not support left padding, a quantised cache, or a quantised ", "output.");
  return std::nullopt;
}

Problem check_padding(const InferCall& c) {
  for (const auto& [name, t] : {std::pair<const char*, const at::Tensor*>{"queryPaddingSize", &c.query_padding},
                                {"kvPaddingSize", &c.kv_padding}}) {
    if (!t->defined()) continue;
    if (Problem p = check_type(name, *t, {at::kLong})) return p;
    if (t->numel() > 1)
      return tiling_refuses("pass one size", "the number of values of ", name, " should be 1, but got ", t->sizes(),
                            ".");
    if (c.varlen()) return tiling_refuses("drop the padding size", name, " is not supported for ", c.layout, ".");
    if (c.key[0].scalar_type() == at::kInt)
      return tiling_refuses("drop the padding size", name, " is not supported for keys of 4 bits.");
  }
  return std::nullopt;
}

Problem check_sink(const InferCall& c) {
  if (!present(c.sink)) return std::nullopt;
  if (Problem p = check_type("learnableSink", c.sink, {at::kBFloat16, at::kHalf, at::kFloat})) return p;
  if (c.sink.dim() != 1 || c.sink.size(0) != c.heads)
    return tiling_refuses("pass one value per head", "learnableSink should have shape [", c.heads, "], but got ",
                          c.sink.sizes(), ".");
  if (c.layout != "TND" && c.layout != "NTD_TND")
    return tiling_refuses("use TND", "learnableSink supports inputLayout TND and NTD_TND only, but got ", c.layout,
                          ".");
  return std::nullopt;
}

}  // namespace hotplate::kernels
