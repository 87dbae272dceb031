// The rules of FlashAttentionScore and its gradient on shapes and types, each with the text of its violation.
#include <c10/util/StringUtil.h>

#include <algorithm>
#include <cctype>

#include "attention.h"
#include "attention_arguments.h"
#include "runtime/error.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kMaxHeadDim = 768;
constexpr int64_t kCompressedMask = 2048;
constexpr int64_t kCompressedPrefixMask = 3072;

template <typename... Args>
AttentionProblem invalid(std::string hint, Args&&... text) {
  return {kAclnnParamInvalid, "EZ1001", c10::str(std::forward<Args>(text)...), std::move(hint)};
}

AttentionProblem missing(const char* name) {
  return {kAclnnParamNull, "EZ1001", c10::str("Expected a proper Tensor but got null for argument ", name, "."),
          c10::str("pass the tensor ", name)};
}

// Shapes that every rule needs.
struct Sizes {
  int64_t batch = 0, nq = 0, nkv = 0, sq = 0, skv = 0, dq = 0, dk = 0, dv = 0;
};

bool is_floating(at::ScalarType type) { return type == at::kHalf || type == at::kBFloat16 || type == at::kFloat; }

const char* layout_name(Layout layout) {
  constexpr const char* kNames[] = {"BSH", "SBH", "BSND", "BNSD", "TND"};
  return kNames[static_cast<int>(layout)];
}

std::optional<AttentionProblem> check_tensors(const AttentionInputs& in, const AttentionParams& p) {
  if (!in.query.defined()) return missing("query");
  if (!in.key.defined()) return missing("key");
  if (!in.value.defined()) return missing("value");
  const int64_t rank = p.layout == Layout::BSND || p.layout == Layout::BNSD ? 4 : 3;
  for (const auto& [name, t] :
       {std::pair<const char*, const at::Tensor*>{"query", &in.query}, {"key", &in.key}, {"value", &in.value}}) {
    if (t->dim() != rank)
      return invalid(c10::str("give ", name, " the shape that inputLayout ", layout_name(p.layout), " describes"),
                     "the dim of ", name, " should be ", rank, " for inputLayout ", layout_name(p.layout), ", but got ",
                     t->dim(), ", shape ", t->sizes(), ".");
    if (!is_floating(t->scalar_type()))
      return invalid("cast query, key and value to float16, bfloat16 or float32", "Tensor ", name,
                     " not implemented for ", type_text(t->scalar_type()),
                     ", should be in dtype support list [DT_FLOAT16,DT_BFLOAT16,", "DT_FLOAT].");
  }
  if (in.key.scalar_type() != in.query.scalar_type() || in.value.scalar_type() != in.query.scalar_type())
    return invalid("cast query, key and value to one type",
                   "the dtypes of query, key and value must be the same, but got ", type_text(in.query.scalar_type()),
                   ", ", type_text(in.key.scalar_type()), " and ", type_text(in.value.scalar_type()), ".");
  return std::nullopt;
}

std::optional<AttentionProblem> read_sizes(const AttentionInputs& in, const AttentionParams& p, Sizes* s) {
  const at::Tensor &q = in.query, &k = in.key, &v = in.value;
  if (p.heads <= 0) return invalid("pass the number of query heads", "headNum must > 0, but got ", p.heads, ".");
  s->nq = p.heads;
  switch (p.layout) {
    case Layout::BSH:
    case Layout::SBH: {
      const int b = p.layout == Layout::BSH ? 0 : 1;
      s->batch = q.size(b);
      s->sq = q.size(1 - b);
      s->skv = k.size(1 - b);
      if (q.size(2) % p.heads != 0)
        return invalid("the hidden size must be headNum * D", "the hidden size of query (", q.size(2),
                       ") must be a multiple of headNum (", p.heads, ").");
      s->dq = s->dk = q.size(2) / p.heads;
      if (s->dq > 0 && k.size(2) % s->dq != 0)
        return invalid("the hidden size of key must be N * D with the D of query", "the hidden size of key (",
                       k.size(2), ") must be a multiple of D (", s->dq, ").");
      s->nkv = s->dq > 0 ? k.size(2) / s->dq : p.heads;
      if (s->nkv > 0 && v.size(2) % s->nkv != 0)
        return invalid("key and value need the same number of heads", "the hidden size of value (", v.size(2),
                       ") must be a multiple of the head number of key (", s->nkv, ").");
      s->dv = s->nkv > 0 ? v.size(2) / s->nkv : 0;
      break;
    }
    case Layout::BSND:
    case Layout::BNSD: {
      const int n = p.layout == Layout::BSND ? 2 : 1;
      s->batch = q.size(0);
      s->sq = q.size(3 - n);
      s->skv = k.size(3 - n);
      s->nkv = k.size(n);
      s->dq = q.size(3), s->dk = k.size(3), s->dv = v.size(3);
      if (q.size(n) != p.heads)
        return invalid("headNum is the number of heads of query", "headNum (", p.heads, ") must equal the N of query (",
                       q.size(n), ").");
      break;
    }
    case Layout::TND:
      s->batch = static_cast<int64_t>(p.seq_q.size());
      for (size_t i = 0; i < p.seq_q.size(); ++i) {
        s->sq = std::max(s->sq, p.seq_q[i] - (i ? p.seq_q[i - 1] : 0));
        s->skv = std::max(s->skv, p.seq_kv[i] - (i ? p.seq_kv[i - 1] : 0));
      }
      s->nkv = k.size(1);
      s->dq = q.size(2), s->dk = k.size(2), s->dv = v.size(2);
      if (q.size(1) != p.heads)
        return invalid("headNum is the number of heads of query", "headNum (", p.heads, ") must equal the N of query (",
                       q.size(1), ").");
      break;
  }
  return std::nullopt;
}

std::optional<AttentionProblem> check_shapes(const AttentionInputs& in, const AttentionParams& p, const Sizes& s) {
  const at::Tensor &q = in.query, &k = in.key, &v = in.value;
  for (int64_t d = 0; d < k.dim(); ++d) {
    const bool channels = d == k.dim() - 1;
    if (!channels && k.size(d) != v.size(d))
      return invalid("key and value differ only in D", "the shapes of key ", k.sizes(), " and value ", v.sizes(),
                     " must agree in all dims but the last.");
  }
  if (p.layout != Layout::TND && q.size(p.layout == Layout::SBH ? 1 : 0) != k.size(p.layout == Layout::SBH ? 1 : 0))
    return invalid("give query and key the same batch size", "the batch sizes of query ", q.sizes(), " and key ",
                   k.sizes(), " must be equal.");
  if (s.dq != s.dk)
    return invalid("query and key need the same D", "the D of query (", s.dq, ") must equal the D of key (", s.dk,
                   ").");
  if (s.dq > kMaxHeadDim || s.dv > kMaxHeadDim)
    return invalid("split the head, or use plain operators", "the head dim must be in [1, ", kMaxHeadDim,
                   "], but got D=", s.dq, ", Dv=", s.dv, ".");
  if (s.nkv > 0 && s.nq % s.nkv != 0)
    return invalid("the heads of query must be a multiple of those of key", "the N of query (", s.nq,
                   ") must be a multiple of the N of key (", s.nkv, ").");
  if (s.nkv == 0 && k.numel() > 0) return invalid("give key at least one head", "the N of key must > 0.");
  return std::nullopt;
}

std::optional<AttentionProblem> check_list(const char* name, const std::vector<int64_t>& list, int64_t total) {
  int64_t last = 0;
  size_t i = 0;
  for (; i < list.size() && (list[i] != 0 || last == 0); ++i) {
    if (list[i] < last)
      return invalid("pass running sums of the lengths, for example [2, 4, 6] for three sequences of 2", "the ", name,
                     " must not decrease, but got ", list[i], " after ", last, " at index ", i, ".");
    last = list[i];
  }
  for (; i < list.size(); ++i)
    if (list[i] != 0)
      return invalid("zeros may only end the list", "the ", name, " must not decrease, but got ", list[i],
                     " after zeros at index ", i, ".");
  const bool cut_short = !list.empty() && list.back() == 0 && last > 0;  // trailing sequences take no part
  if (last != total && !(cut_short && last < total))
    return invalid(c10::str("the last running sum must be T, here ", total), "the last value of ", name, " (", last,
                   ") must equal T (", total, ").");
  return std::nullopt;
}

std::optional<AttentionProblem> check_sequences(const AttentionInputs& in, const AttentionParams& p) {
  if (p.layout != Layout::TND) {
    if (p.sparse_mode < 0 || p.sparse_mode > 6)
      return invalid("modes 7 and 8 exist for TND only", "The sparse_mode value must be in range of [0,6], but got ",
                     p.sparse_mode, ".");
    return std::nullopt;
  }
  if (p.sparse_mode < 0 || p.sparse_mode == 5 || p.sparse_mode > 8)
    return invalid("use mode 6 with a compressed mask for a prefix in TND",
                   "The sparse_mode value must be in range of [0,5) or (5,8], but got ", p.sparse_mode, ".");
  if (p.seq_q.empty() || p.seq_q.size() != p.seq_kv.size())
    return invalid("pass the running sums of the lengths of query and of key",
                   "the size of actual_seq_qlen and actual_seq_kvlen must be the same and cannot be empty, but got ",
                   p.seq_q.size(), " and ", p.seq_kv.size(), ".");
  if (auto problem = check_list("actual_seq_qlen", p.seq_q, in.query.size(0))) return problem;
  return check_list("actual_seq_kvlen", p.seq_kv, in.key.size(0));
}

std::optional<AttentionProblem> check_mask(const AttentionInputs& in, const AttentionParams& p, const Sizes& s) {
  const at::Tensor& m = in.atten_mask;
  if (!m.defined() || m.numel() == 0) return std::nullopt;
  if (m.scalar_type() != at::kBool && m.scalar_type() != at::kByte)
    return invalid(
        "pass a bool mask, True where a key is NOT attended; an additive mask has to be compared, for example mask < 0",
        "atten_mask only support bool or uint8, but got ", type_text(m.scalar_type()), ".");
  if (m.dim() != 2 && m.dim() != 4)
    return invalid("expand the mask to [B, 1, Sq, Skv] or reduce it to [Sq, Skv]",
                   "atten mask dim should be 2 or 4, but got ", m.dim(), ".");
  const int64_t rows = m.size(-2), cols = m.size(-1);
  const int64_t mode = p.sparse_mode;
  if (mode == 2 || mode == 3 || mode == 4 || mode == 7 || mode == 8) {
    if (rows != kCompressedMask || cols != kCompressedMask || m.numel() != rows * cols)
      return invalid("torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1) fits every length in this mode",
                     "atten_mask shape ", m.sizes(), " is wrong for sparse_mode ", mode,
                     ", please set the atten_mask_shape to [2048,2048].");
    return std::nullopt;
  }
  if (mode == 6) {
    if (rows != kCompressedPrefixMask || cols != kCompressedMask || m.numel() != rows * cols)
      return invalid("the mask of mode 6 is a 2048 x 2048 triangle above a 1024 x 2048 rectangle", "atten_mask shape ",
                     m.sizes(), " is wrong for sparse_mode 6, please set the atten_mask_shape to [3072,2048].");
    return std::nullopt;
  }
  if (p.layout == Layout::TND) {
    if (m.numel() != rows * cols || rows < s.sq || cols < s.skv)
      return invalid("pass one mask of the longest sequence", "get unsupported atten_mask shape, the shape is ",
                     m.sizes(), ". maxSq=[", s.sq, "], maxSkv=[", s.skv,
                     "], supported atten_mask shape can be [maxSq, maxSkv].");
    return std::nullopt;
  }
  const bool planes = m.dim() == 2 || (m.size(0) == 1 && m.size(1) == 1) ||
                      (m.size(0) == s.batch && (m.size(1) == 1 || m.size(1) == s.nq));
  if (rows != s.sq || cols != s.skv || !planes)
    return invalid(
        "the operator does not broadcast masks: mask.expand(B, 1, Sq, Skv)",
        "get unsupported atten_mask shape, the shape is ", m.sizes(), ". B=[", s.batch, "], N=[", s.nq, "], Sq=[", s.sq,
        "], Skv=[", s.skv,
        "], supported atten_mask shape can be [B, N, Sq, Skv], [B, 1, Sq, Skv], [1, 1, Sq, Skv] and [Sq, Skv].");
  return std::nullopt;
}

std::optional<AttentionProblem> check_extras(const AttentionInputs& in, const AttentionParams& p, const Sizes& s) {
  if (!(p.keep_prob > 0.0 && p.keep_prob <= 1.0))
    return invalid("keep_prob is 1 - dropout probability", "The keep_prob value must be in range of (0, 1], but got ",
                   p.keep_prob, ".");
  if (p.pse_type < 0 || p.pse_type > 3)
    return invalid("0, 1: the bias is given; 2, 3: ALiBi from slopes", "pseType must be in range of [0,3], but got ",
                   p.pse_type, ".");
  if (in.pse.defined() && in.pse.numel() > 0) {
    if (p.pse_type >= 2) {
      const bool shape = (in.pse.dim() == 1 && in.pse.size(0) == s.nq) ||
                         (in.pse.dim() == 2 && in.pse.size(0) == s.batch && in.pse.size(1) == s.nq);
      if (in.pse.scalar_type() != at::kFloat || !shape)
        return invalid("pass fp32 slopes of shape [N] or [B, N]",
                       "pse must be float32 of shape [N] or [B, N] for pseType ", p.pse_type, ", but got ",
                       type_text(in.pse.scalar_type()), " ", in.pse.sizes(), ".");
    } else if (in.pse.dim() != 4 || !is_floating(in.pse.scalar_type())) {
      return invalid("pass pse as [B, N, Sq, Skv], [B, N, 1, Skv] or [1, N, Sq, Skv]",
                     "pse must be a floating tensor of 4 dims, but got ", type_text(in.pse.scalar_type()), " ",
                     in.pse.sizes(), ".");
    } else {
      const bool varlen = p.layout == Layout::TND;
      const auto fits = [](int64_t have, int64_t want) { return have == want || have == 1; };
      // TND: the plane of the longest sequence serves all.
      const auto covers = [&](int64_t have, int64_t want) {
        return varlen ? have >= want || have == 1 : fits(have, want);
      };
      const bool compressed =
          in.pse.size(2) == 1024 && in.pse.size(3) >= 1024 && (varlen || (s.sq > 1024 && s.sq == s.skv));
      if (!fits(in.pse.size(0), s.batch) || !fits(in.pse.size(1), s.nq) ||
          !(covers(in.pse.size(2), s.sq) || compressed) || !covers(in.pse.size(3), s.skv))
        return invalid("pass pse as [B, N, Sq, Skv], [B, N, 1, Skv] or [1, N, Sq, Skv]",
                       "get unsupported pse shape, the shape is ", in.pse.sizes(), ". B=[", s.batch, "], N=[", s.nq,
                       "], Sq=[", s.sq, "], Skv=[", s.skv, "].");
    }
  }
  if (in.sink.defined() && in.sink.numel() > 0 && (in.sink.scalar_type() != at::kFloat || in.sink.numel() != s.nq))
    return invalid("pass one fp32 value per query head", "sink must be float32 of shape [N] with N=", s.nq,
                   ", but got ", type_text(in.sink.scalar_type()), " ", in.sink.sizes(), ".");
  if (in.query_rope.defined() != in.key_rope.defined())
    return missing(in.query_rope.defined() ? "keyRope" : "queryRope");
  if (in.query_rope.defined()) {
    // As query and key, but for the size of a head, which both share.
    const auto like = [](const at::Tensor& rope, const at::Tensor& of) {
      return rope.dim() == of.dim() && rope.scalar_type() == of.scalar_type() &&
             rope.sizes().slice(0, of.dim() - 1) == of.sizes().slice(0, of.dim() - 1);
    };
    const bool hidden = p.layout == Layout::BSH || p.layout == Layout::SBH;
    const int64_t q_heads = hidden ? s.nq : 1, k_heads = hidden ? s.nkv : 1;
    if (!like(in.query_rope, in.query) || !like(in.key_rope, in.key) || in.query_rope.size(-1) % q_heads ||
        in.key_rope.size(-1) % k_heads || in.query_rope.size(-1) / q_heads != in.key_rope.size(-1) / k_heads)
      return invalid("pass queryRope like query and keyRope like key, with heads of one size", "queryRope is ",
                     type_text(in.query_rope.scalar_type()), " ", in.query_rope.sizes(), " and keyRope ",
                     type_text(in.key_rope.scalar_type()), " ", in.key_rope.sizes(), " for query ", in.query.sizes(),
                     " and key ", in.key.sizes(), ".");
  }
  if ((p.sparse_mode == 6 || p.sparse_mode == 5) && in.atten_mask.defined() && !p.prefix.empty() &&
      static_cast<int64_t>(p.prefix.size()) != s.batch)
    return invalid("pass one prefix length per batch", "the size of prefix (", p.prefix.size(), ") must be B (",
                   s.batch, ").");
  if (p.sparse_mode == 6 && in.atten_mask.defined() && p.prefix.empty())
    return invalid("pass one prefix length per batch", "sparse_mode 6 needs prefix.");
  return std::nullopt;
}

std::optional<AttentionProblem> check_dropout(const AttentionInputs& in, const AttentionParams& p, const Sizes& s) {
  if (p.keep_prob >= 1.0 || !in.drop_mask.defined() || in.drop_mask.numel() == 0) return std::nullopt;
  int64_t elements = s.batch * s.nq * s.sq * s.skv;
  if (p.layout == Layout::TND) {
    elements = 0;
    for (size_t i = 0; i < p.seq_q.size(); ++i) {
      const int64_t q = p.seq_q[i] - (i ? p.seq_q[i - 1] : 0), kv = p.seq_kv[i] - (i ? p.seq_kv[i - 1] : 0);
      if (q > 0 && kv > 0) elements += s.nq * q * kv;
    }
  }
  const bool bytes = in.drop_mask.scalar_type() == at::kBool;
  const int64_t need = bytes ? elements : (elements + 7) / 8;
  if ((!bytes && in.drop_mask.scalar_type() != at::kByte) || in.drop_mask.numel() < need)
    return invalid("generate the mask with _npu_dropout_gen_mask for B * N * Sq * Skv elements",
                   "dropMask must be uint8 with at least ", need, " bytes for ", elements, " elements, but got ",
                   type_text(in.drop_mask.scalar_type()), " ", in.drop_mask.sizes(), ".");
  return std::nullopt;
}

}  // namespace

std::optional<Layout> parse_layout(std::string_view text) {
  std::string upper(text);
  std::transform(upper.begin(), upper.end(), upper.begin(), [](unsigned char c) { return std::toupper(c); });
  for (Layout layout : {Layout::BSH, Layout::SBH, Layout::BSND, Layout::BNSD, Layout::TND})
    if (upper == layout_name(layout)) return layout;
  return std::nullopt;
}

std::optional<AttentionProblem> check_flash_attention(const AttentionInputs& in, const AttentionParams& params) {
  Sizes sizes;
  if (auto problem = check_tensors(in, params)) return problem;
  if (auto problem = check_sequences(in, params)) return problem;
  if (auto problem = read_sizes(in, params, &sizes)) return problem;
  if (auto problem = check_shapes(in, params, sizes)) return problem;
  if (auto problem = check_mask(in, params, sizes)) return problem;
  if (auto problem = check_extras(in, params, sizes)) return problem;
  return check_dropout(in, params, sizes);
}

}  // namespace hotplate::kernels
