// Resolves a call of the inference operators to strided rows and sequences, and runs it.
#include "attention_infer.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/mul.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "attention_forward.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kFar = int64_t{1} << 40;

bool present(const at::Tensor& t) { return t.defined() && t.numel() > 0; }

// Scales in float32. A uint64 holds the bits of a float in its lower half.
at::Tensor scale_values(const at::Tensor& t) {
  if (t.scalar_type() != at::kUInt64 && t.scalar_type() != at::kLong) return t.to(at::kFloat).contiguous();
  const at::Tensor from = t.contiguous();
  at::Tensor values = at::empty(t.sizes(), at::kFloat);
  const uint64_t* bits = static_cast<const uint64_t*>(from.const_data_ptr());
  float* to = values.mutable_data_ptr<float>();
  for (int64_t i = 0; i < t.numel(); ++i) {
    const uint32_t word = static_cast<uint32_t>(bits[i]);
    std::memcpy(to + i, &word, sizeof(float));
  }
  return values;
}

class Builder {
 public:
  explicit Builder(const InferCall& c) : c_(c), sizes_(infer_sizes(c)) {}

  void run() {
    if (c_.out.numel() == 0) return;
    call_.heads = c_.heads;
    call_.kv_heads = c_.kv_heads;
    call_.scale = static_cast<float>(c_.scale);
    queries();
    keys();
    sequences();
    masks();
    call_.finish();
    const Rows out = results();
    AttentionStats stats;
    at::Tensor lse;
    if (c_.want_lse) {
      lse = c_.lse.is_contiguous() ? c_.lse : at::empty_like(c_.lse, at::MemoryFormat::Contiguous);
      lse.fill_(std::numeric_limits<float>::infinity());
      stats.lse = lse.mutable_data_ptr<float>();
    }
    if (sizes_.skv + sizes_.prefix == 0 || !covered_) clear(out);
    attention_forward(call_, out, stats);
    if (c_.want_lse && !lse.is_same(c_.lse)) at::Tensor(c_.lse).copy_(lse);
  }

 private:
  Rows::Part part(const at::Tensor& t, const Axes& axes, int64_t heads) {
    Rows::Part p;
    p.data = static_cast<char*>(const_cast<void*>(t.const_data_ptr()));
    p.cols = head_dim(t, axes, heads);
    p.batch = axes.batch < 0 ? 0 : t.stride(axes.batch);
    p.row = t.stride(axes.row);
    p.col = t.stride(axes.channel);
    p.head = axes.joined ? p.cols * p.col / values_per_element(t) : t.stride(axes.head);
    stored(t, &p);
    return p;
  }

  // A cache in blocks: [block, row, head * channel], [block, head, row, channel] or fractal
  // [block, head, channel / c, row, c].
  Rows::Part cache(const at::Tensor& t, int64_t heads) {
    Rows::Part p;
    p.data = static_cast<char*>(const_cast<void*>(t.const_data_ptr()));
    p.cols = cache_dim(t, heads);
    p.batch = t.stride(0);
    p.col = t.stride(t.dim() - 1);
    if (t.dim() == 3) {
      p.row = t.stride(1);
      p.head = p.cols * p.col / values_per_element(t);
    } else if (t.dim() == 4) {
      p.head = t.stride(1), p.row = t.stride(2);
    } else {
      p.head = t.stride(1), p.row = t.stride(3);
      p.chunk = t.size(4), p.chunk_stride = t.stride(2);
    }
    stored(t, &p);
    return p;
  }

  static void stored(const at::Tensor& t, Rows::Part* p) {
    if (t.scalar_type() == at::kChar) {
      p->storage = Storage::Int8;
    } else if (t.scalar_type() == at::kInt) {
      p->storage = Storage::Int4;  // strides count 4-bit values
      p->batch *= 8, p->row *= 8, p->head *= 8;
    } else {
      p->type = element_of(t.scalar_type());
    }
  }

  void add(Rows* rows, const Rows::Part& p) {
    rows->part[rows->parts++] = p;
    rows->cols += p.cols;
    if (p.storage == Storage::Float) rows->type = p.type;
  }

  const float* values_of(const at::Tensor& t) {
    if (!present(t)) return nullptr;
    call_.keep.push_back(scale_values(t));
    return call_.keep.back().const_data_ptr<float>();
  }

  void queries() {
    const Axes axes = c_.query_axes();
    Rows::Part q = part(c_.query, axes, c_.heads);
    if (q.storage == Storage::Int8) {
      if (present(c_.query_scale)) {
        // One scale per row and head: the shape of the query without channels.
        const at::Tensor s = c_.query_scale;
        q.quantised.scale = values_of(s);
        const int64_t n = c_.heads, rows = c_.query.size(axes.row);
        const bool heads_first = !axes.joined && axes.head < axes.row;
        q.quantised.head = heads_first ? rows : 1;
        q.quantised.row = heads_first ? 1 : n;
        q.quantised.batch = n * rows;
      } else {
        q.quantised.scale = values_of(c_.scale1);
      }
    }
    add(&call_.query, q);
    if (present(c_.query_rope)) add(&call_.query, part(c_.query_rope, axes, c_.heads));
    // Keys and values in 8 bits stand for numbers of the type of the query; queries in 8 bits for float16.
    call_.type = c_.query.scalar_type() == at::kChar
                     ? (present(c_.query_rope) ? element_of(c_.query_rope.scalar_type()) : Element::F16)
                     : element_of(c_.query.scalar_type());
    call_.query.type = call_.type;
  }

  void quantise(Rows::Part* p, const at::Tensor& scale, const at::Tensor& offset, int64_t mode) {
    if (p->storage == Storage::Float || !present(scale)) return;
    Quantised& q = p->quantised;
    q.scale = values_of(scale);
    q.offset = values_of(offset);
    const int64_t n = c_.kv_heads, d = p->cols, rows = scale.size(-1);
    switch (mode) {
      case 0:
        if (scale.numel() > 1) q.head = d, q.col = 1;
        break;
      case 1:
        q.batch = rows, q.row = 1;
        break;
      case 2:
        q.head = 1;
        break;
      case 3:
        q.batch = n * rows, q.head = rows, q.row = 1;
        break;
      case 4:
        q.paged = true, q.batch = rows, q.row = 1;
        break;
      default:
        q.paged = true, q.batch = n * rows, q.head = rows, q.row = 1;
    }
  }

  void keys() {
    const Axes axes = c_.key_axes();
    const auto rows_of = [&](const std::vector<at::Tensor>& list, std::vector<char*>* data) {
      Rows::Part p = c_.paged() ? cache(list[0], c_.kv_heads) : part(list[0], axes, c_.kv_heads);
      if (list.size() > 1) {
        for (const at::Tensor& t : list) data->push_back(static_cast<char*>(const_cast<void*>(t.const_data_ptr())));
        p.list = data->data();
        p.batch = 0;
        // Their lengths, and so the strides of heads, differ: rows of a list are made alike.
      }
      return p;
    };
    std::vector<at::Tensor> key = c_.key, value = c_.value;
    if (key.size() > 1) alike(&key, &value);
    Rows::Part k = rows_of(key, &key_data_), v = rows_of(value, &value_data_);
    if (present(c_.scale1) && c_.query.scalar_type() == at::kChar && !present(c_.query_scale)) {
      // (p * quant1) v * scale2: the probabilities are not rounded to 8 bits, which is the more exact result.
      if (v.storage == Storage::Int8) {
        at::Tensor factor = at::ones({1}, at::kFloat);
        if (present(c_.quant1)) factor = at::mul(factor, scale_values(c_.quant1).reshape({-1}).select(0, 0));
        if (present(c_.scale2)) factor = at::mul(factor, scale_values(c_.scale2).reshape({-1}).select(0, 0));
        v.quantised.scale = values_of(factor);
      }
    } else {
      quantise(&k, c_.key_scale, c_.key_offset, c_.key_mode);
      quantise(&v, c_.value_scale, c_.value_offset, c_.value_mode);
    }
    add(&call_.key, k);
    add(&call_.value, v);
    if (present(c_.key_rope))
      add(&call_.key, c_.paged() ? cache(c_.key_rope, c_.kv_heads) : part(c_.key_rope, axes, c_.kv_heads));
    if (sizes_.prefix > 0) {
      // Rows that are read in place lie close, in the prefix as in the keys.
      const at::Tensor key_prefix = c_.key_prefix.contiguous(), value_prefix = c_.value_prefix.contiguous();
      call_.keep.push_back(key_prefix), call_.keep.push_back(value_prefix);
      call_.key.prefix[0] = part(key_prefix, axes, c_.kv_heads);
      call_.value.prefix[0] = part(value_prefix, axes, c_.kv_heads);
      call_.key.prefix[0].quantised = k.quantised, call_.value.prefix[0].quantised = v.quantised;
      call_.key.prefix_rows = call_.value.prefix_rows = sizes_.prefix;
    }
    if (c_.paged()) {
      call_.keep.push_back(c_.table.contiguous());
      for (Rows* r : {&call_.key, &call_.value}) {
        r->table = call_.keep.back().const_data_ptr<int32_t>();
        r->table_ld = c_.table.size(1);
        r->page = sizes_.page;
      }
    }
  }

  // Tensors of a list, [1, ...] each, with the strides of the longest.
  void alike(std::vector<at::Tensor>* key, std::vector<at::Tensor>* value) {
    const int row = c_.key_axes().row;
    if (c_.key_axes().joined || c_.key_axes().row < c_.key_axes().head) {
      for (auto* list : {key, value})
        for (at::Tensor& t : *list) t = t.contiguous(), call_.keep.push_back(t);
      return;  // a row holds all heads: strides do not depend on the length
    }
    for (auto* list : {key, value})
      for (at::Tensor& t : *list) {
        std::vector<int64_t> shape = t.sizes().vec();
        shape[row] = sizes_.skv;
        at::Tensor wide = at::zeros(shape, t.options());
        wide.narrow(row, 0, t.size(row)).copy_(t);
        t = wide;
        call_.keep.push_back(t);
      }
  }

  int64_t padding(const at::Tensor& t) const {
    if (!present(t)) return -1;
    return std::max<int64_t>(t.to(at::kLong).reshape({-1}).select(0, 0).item<int64_t>(), 0);
  }

  void sequences() {
    const bool decode = sizes_.sq == 1 && !c_.varlen();
    const int64_t q_pad = c_.seq_q.empty() || decode ? -1 : padding(c_.query_padding);
    const int64_t kv_pad = c_.seq_kv.empty() ? -1 : padding(c_.kv_padding);
    int64_t q0 = 0, k0 = 0, rows = 0;
    for (int64_t b = 0; b < sizes_.batch; ++b) {
      Sequence s;
      s.index = b;
      s.low = -kFar, s.high = kFar;
      if (c_.varlen()) {
        s.q0 = q0, s.nq = c_.seq_q[b] - q0;
        q0 += s.nq;
        s.stat0 = s.q0 * c_.heads, s.stat_row = c_.heads, s.stat_head = 1;
      } else {
        s.batch = b;
        s.nq = decode ? 1 : length_of(c_.seq_q, b, sizes_.sq);
        if (q_pad >= 0) s.q0 = sizes_.sq - q_pad - s.nq;
        TORCH_CHECK(s.q0 >= 0, "query_padding_size is ", q_pad, ", but a query of ", sizes_.sq, " rows with ", s.nq,
                    " of them valid has no room for it.");
        s.stat_head = sizes_.sq, s.stat_row = 1;
        s.stat0 = b * c_.heads * sizes_.sq + s.q0;
        s.mask_row = s.q0;
      }
      if (c_.varlen() && !c_.paged()) {
        s.k0 = k0, s.nk = c_.seq_kv[b] - k0;
        k0 += s.nk;
      } else {
        s.kv = b;
        const int64_t all = c_.key.size() > 1 ? c_.key[b].size(c_.key_axes().row) : sizes_.skv;
        s.nk = length_of(c_.seq_kv, b, all);
        if (kv_pad >= 0) {
          s.k0 = all - kv_pad - s.nk;
          TORCH_CHECK(s.k0 >= 0 || sizes_.sq == 1, "kv_padding_size is ", kv_pad, ", but keys of ", all, " rows with ",
                      s.nk, " of them valid have no room for it.");
          if (s.k0 < 0) s.k0 = s.nk = 0;  // a decoding step without valid keys gives zeros
          s.mask_col = s.k0;
        }
        if (c_.paged()) check_blocks(b, s.nk);
      }
      s.nk += sizes_.prefix;
      rows += s.nq;
      call_.sequences.push_back(s);
    }
    covered_ = rows == (c_.varlen() ? sizes_.tokens : sizes_.batch * sizes_.sq);
    call_.stat_rows = c_.varlen() ? sizes_.tokens * c_.heads : sizes_.batch * c_.heads * sizes_.sq;
  }

  void check_blocks(int64_t b, int64_t nk) const {
    const int32_t* row = call_.key.table + b * call_.key.table_ld;
    const int64_t used = (nk + sizes_.page - 1) / sizes_.page;
    TORCH_CHECK(used <= call_.key.table_ld, "sequence ", b, " has ", nk, " keys, which need ", used,
                " blocks, but block_table has ", call_.key.table_ld, " for each.");
    for (int64_t i = 0; i < used; ++i)
      TORCH_CHECK(row[i] >= 0 && row[i] < sizes_.blocks, "block_table[", b, "][", i, "] is ", row[i],
                  ", but the cache has blocks 0 to ", sizes_.blocks - 1, ".");
  }

  void masks() {
    if (present(c_.sink)) call_.sink = c_.sink.to(at::kFloat).contiguous();
    if (present(c_.pse)) {
      call_.pse_type = c_.pse_type;
      call_.q_start = c_.q_start, call_.kv_start = c_.kv_start;
      call_.pse = plane_of(c_.pse_type >= 2 ? c_.pse.unsqueeze(-1).unsqueeze(-1) : c_.pse);
      call_.pse.type = element_of(c_.pse.scalar_type());
    }
    if (!present(c_.mask)) return;
    const bool ignored = sizes_.sq == 1 && !c_.varlen() && !present(c_.query_rope);
    const bool compressed = c_.sparse_mode >= 2 && c_.sparse_mode <= 4;
    if (ignored && compressed) return;
    for (Sequence& s : call_.sequences) {
      const int64_t corner = s.nk - s.nq;
      if (c_.sparse_mode == 0 && !ignored) s.low = -reach(c_.pre_tokens), s.high = reach(c_.next_tokens);
      if (c_.sparse_mode == 2) s.high = 0;
      if (c_.sparse_mode == 3) s.high = corner;
      if (c_.sparse_mode == 4) s.low = corner - reach(c_.pre_tokens), s.high = corner + reach(c_.next_tokens);
    }
    if (compressed) return;
    call_.keep.push_back(c_.mask.contiguous());
    at::Tensor m = call_.keep.back();
    if (c_.sparse_mode == 9) {
      tree(m);
    } else {
      // [Sq, Skv] serves all, [B, Skv] belongs to one query each; with three dims the first is the batch.
      if (m.dim() == 2 && sizes_.sq == 1 && !c_.varlen()) m = m.unsqueeze(1);
      if (m.dim() == 3) m = m.unsqueeze(1);
      call_.mask = plane_of(m);
      for (const Sequence& s : call_.sequences)
        call_.mask_irregular = call_.mask_irregular || s.mask_row != 0 || s.mask_col != 0;
    }
  }

  // The last nq keys of a sequence are its queries, and the mask says which of them see each other.
  void tree(const at::Tensor& m) {
    call_.mask.data = static_cast<const char*>(m.const_data_ptr());
    call_.mask.col = 1;
    call_.mask_irregular = true;
    int64_t at = 0;
    for (Sequence& s : call_.sequences) {
      s.mask_ld = m.dim() == 1 ? s.nq : m.size(-1);
      s.mask_at = m.dim() == 1 ? at : s.index * m.size(-1) * m.size(-2);
      s.mask_col = s.nq - s.nk;
      at += s.nq * s.nq;
    }
    TORCH_CHECK(m.dim() != 1 || at <= m.numel(), "the tree mask has ", m.numel(), " values, but the queries need ", at,
                ".");
  }

  static int64_t reach(int64_t tokens) { return std::clamp(tokens, -kFar, kFar); }

  Rows results() {
    Rows out;
    Rows::Part p = part(c_.out, axes_of(c_.out_layout).value(), c_.heads);
    if (p.storage == Storage::Int8) {
      p.quantised.scale = values_of(c_.quant_out);
      p.quantised.offset = values_of(c_.quant_out_offset);
      if (c_.quant_out.numel() > 1) p.quantised.head = p.cols, p.quantised.col = 1;
    }
    add(&out, p);
    return out;
  }

  // Rows outside of all sequences, and all without keys: what zero becomes in the output.
  void clear(const Rows&) {
    if (c_.out.scalar_type() == at::kChar && present(c_.quant_out_offset)) {
      if (c_.quant_out_offset.numel() == 1) {
        const float v = scale_values(c_.quant_out_offset).reshape({-1}).select(0, 0).item<float>();
        at::Tensor(c_.out).fill_(static_cast<int64_t>(std::clamp(std::nearbyint(v), -128.0f, 127.0f)));
        return;
      }
    }
    at::Tensor(c_.out).zero_();
  }

  const InferCall& c_;
  const InferSizes sizes_;
  AttentionCall call_;
  std::vector<char*> key_data_, value_data_;
  bool covered_ = true;
};

}  // namespace

void infer_attention(const InferCall& call) { Builder(call).run(); }

}  // namespace hotplate::kernels
