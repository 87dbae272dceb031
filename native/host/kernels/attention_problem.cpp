// Resolves an attention call: layouts to strided rows, sparse modes to windows, and the terms that change single
// scores.
#include "attention_problem.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hotplate::kernels {
namespace {

constexpr int64_t kFar = int64_t{1} << 40;  // beyond every position
constexpr float kMasked = -std::numeric_limits<float>::infinity();

int64_t clamp_far(int64_t v) { return std::clamp(v, -kFar, kFar); }

bool present(const at::Tensor& t) { return t.defined() && t.numel() > 0; }

// The columns from j0 that query i sees.
KeyRange seen_by(const Sequence& q, int64_t i, int64_t j0, int64_t cols) {
  return {q.prefix > 0 ? 0 : std::clamp<int64_t>(i + q.low - j0, 0, cols),
          std::clamp<int64_t>(std::max(i + q.high + 1, q.prefix) - j0, 0, cols)};
}

}  // namespace

Plane plane_of(const at::Tensor& t) {
  Plane p;
  p.data = static_cast<const char*>(t.const_data_ptr());
  int64_t size[4] = {1, 1, 1, 1}, stride[4] = {0, 0, 0, 0};
  for (int64_t d = 0; d < t.dim(); ++d) {
    const int64_t to = 4 - t.dim() + d;
    size[to] = t.size(d);
    stride[to] = t.size(d) == 1 ? 0 : t.stride(d);
  }
  p.batch = stride[0], p.head = stride[1], p.row = stride[2], p.col = stride[3];
  p.batches = size[0], p.heads = size[1], p.rows = size[2], p.cols = size[3];
  return p;
}

AttentionCall::AttentionCall(const AttentionInputs& in, const AttentionParams& params) {
  if (auto problem = check_flash_attention(in, params))
    TORCH_CHECK(false, problem->id, ": ", problem->text, " Hint: ", problem->hint);
  type = element_of(in.query.scalar_type());
  layout = params.layout;
  scale = static_cast<float>(params.scale);
  heads = params.heads;
  const bool hidden = layout == Layout::BSH || layout == Layout::SBH;
  const int64_t d = hidden ? in.query.size(2) / heads : in.query.size(-1);
  kv_heads = hidden ? (d > 0 ? in.key.size(2) / d : heads)
                    : in.key.size(layout == Layout::BNSD || layout == Layout::TND ? 1 : 2);
  group_heads = kv_heads > 0 ? heads / kv_heads : 0;
  query = rows(in.query, in.query_rope, heads);
  key = rows(in.key, in.key_rope, kv_heads);
  value = rows(in.value, at::Tensor(), kv_heads);
  q_start = params.q_start;
  kv_start = params.kv_start;
  resolve_sequences(in, params);
  if (present(in.atten_mask)) resolve_mask(in, params);
  if (present(in.pse)) resolve_pse(in, params);
  if (params.keep_prob < 1.0 && present(in.drop_mask)) {
    drop_ = in.drop_mask.contiguous();
    drop_scale = static_cast<float>(1.0 / params.keep_prob);
  }
  if (present(in.sink)) sink = in.sink.contiguous();
  prescaled = pse.data != nullptr || !(scale > 0.0f);
}

Rows AttentionCall::rows(const at::Tensor& t, const at::Tensor& more, int64_t n) const {
  Rows r;
  r.type = element_of(t.scalar_type());
  for (const at::Tensor* from : {&t, &more}) {
    if (!from->defined() || (from == &more && from->numel() == 0)) continue;
    Rows::Part& p = r.part[r.parts++];
    p.type = r.type;
    p.data = static_cast<char*>(const_cast<void*>(from->const_data_ptr()));
    switch (layout) {
      case Layout::BSH:
      case Layout::SBH: {
        const int b = layout == Layout::BSH ? 0 : 1;
        p.cols = n > 0 ? from->size(2) / n : 0;
        p.batch = from->stride(b), p.row = from->stride(1 - b), p.col = from->stride(2), p.head = p.cols * p.col;
        break;
      }
      case Layout::BSND:
      case Layout::BNSD: {
        const int h = layout == Layout::BSND ? 2 : 1;
        p.cols = from->size(3);
        p.batch = from->stride(0), p.head = from->stride(h), p.row = from->stride(3 - h), p.col = from->stride(3);
        break;
      }
      case Layout::TND:
        p.cols = from->size(2);
        p.batch = 0, p.row = from->stride(0), p.head = from->stride(1), p.col = from->stride(2);
        break;
    }
    r.cols += p.cols;
  }
  return r;
}

void AttentionCall::resolve_sequences(const AttentionInputs& in, const AttentionParams& params) {
  if (layout == Layout::TND) {
    const int64_t count = static_cast<int64_t>(params.seq_q.size());
    int64_t q0 = 0, k0 = 0, drop0 = 0;
    for (int64_t i = 0; i < count; ++i) {
      Sequence s;
      s.index = i, s.q0 = q0, s.k0 = k0, s.drop0 = drop0;
      s.nq = std::max<int64_t>(params.seq_q[i] - q0, 0);
      s.nk = std::max<int64_t>(params.seq_kv[i] - k0, 0);
      s.stat0 = q0 * heads;
      s.stat_head = params.softmax_same_as_input ? 1 : s.nq;
      s.stat_row = params.softmax_same_as_input ? heads : 1;
      drop0 += heads * s.nq * s.nk;
      q0 += s.nq, k0 += s.nk;
      sequences.push_back(s);
    }
    stat_rows = in.query.size(0) * heads;
  } else {
    const int b = layout == Layout::SBH ? 1 : 0;
    const int r = layout == Layout::SBH ? 0 : layout == Layout::BNSD ? 2 : 1;
    const int64_t nq = in.query.size(r), nk = in.key.size(r);
    for (int64_t i = 0; i < in.query.size(b); ++i) {
      Sequence s;
      s.index = s.batch = s.kv = i, s.nq = nq, s.nk = nk;
      s.drop0 = i * heads * nq * nk;
      s.stat0 = i * heads * nq, s.stat_head = nq, s.stat_row = 1;
      sequences.push_back(s);
    }
    stat_rows = in.query.size(b) * heads * nq;
  }
  for (Sequence& s : sequences) s.low = -kFar, s.high = kFar;
  finish();
}

void AttentionCall::finish() {
  group_heads = kv_heads > 0 ? heads / kv_heads : 0;
  for (const Sequence& s : sequences) {
    max_nq = std::max(max_nq, s.nq), max_nk = std::max(max_nk, s.nk);
    work += static_cast<double>(heads) * s.nq * s.nk * std::max(query.cols, value.cols);
  }
  prescaled = pse.data != nullptr || !(scale > 0.0f);
}

void AttentionCall::resolve_mask(const AttentionInputs& in, const AttentionParams& params) {
  const int64_t mode = params.sparse_mode;
  const int64_t pre = clamp_far(params.pre_tokens), next = clamp_far(params.next_tokens);
  int64_t first = -1, last = -1;  // sequences that are there, for the modes that cut a batch across devices
  for (const Sequence& s : sequences)
    if (s.nq > 0) {
      if (first < 0) first = s.index;
      last = s.index;
    }
  for (Sequence& s : sequences) {
    const int64_t corner = s.nk - s.nq;  // windows from the bottom right corner
    const bool band = mode == 4 || (mode == 7 && s.index == last) || (mode == 8 && s.index == first);
    if (band) {
      s.low = corner - pre, s.high = corner + next;
    } else if (mode == 0) {
      s.low = -pre, s.high = next;
    } else if (mode == 2 || mode == 8) {
      s.high = 0;
    } else if (mode == 3 || mode == 6 || mode == 7) {
      s.high = corner;
      if (mode == 6) s.prefix = std::clamp<int64_t>(params.prefix[s.index], 0, s.nk);
    }
  }
  if (mode == 0 || mode == 1 || mode == 5) {
    mask = plane_of(in.atten_mask);
    if (mask.col != 1 && mask.cols > 1) {
      keep.push_back(in.atten_mask.contiguous());
      mask = plane_of(keep.back());
    }
  }
}

void AttentionCall::resolve_pse(const AttentionInputs& in, const AttentionParams& params) {
  pse_type = params.pse_type;
  if (pse_type >= 2) {
    pse = plane_of(in.pse.unsqueeze(-1).unsqueeze(-1));
  } else {
    pse = plane_of(in.pse);
    if (pse.rows == 1024 && (layout == Layout::TND || max_nq > 1024)) pse_compressed_rows = 1024;
  }
  pse.type = element_of(in.pse.scalar_type());
}

KeyRange AttentionCall::keys(const RowBlock& block) const {
  const Sequence& s = sequences[block.sequence];
  const int64_t top = block.i0, bottom = block.i0 + block.ni - 1;
  const int64_t begin = s.prefix > 0 ? 0 : std::clamp<int64_t>(top + s.low, 0, s.nk);
  const int64_t end = std::max(std::clamp<int64_t>(bottom + s.high + 1, 0, s.nk), s.prefix);
  return {begin, std::max(begin, end)};
}

bool AttentionCall::adjusts(const RowBlock& block, int64_t j0, int64_t cols, bool masked) const {
  if (masked || prescaled) return true;
  const Sequence& s = sequences[block.sequence];
  const int64_t top = block.i0, bottom = block.i0 + block.ni - 1;
  const bool right = top + s.high >= j0 + cols - 1 || s.prefix >= j0 + cols;
  const bool left = bottom + s.low <= j0;
  return !(left && right);
}

void AttentionCall::bias_row(const TileKernels& t, const Sequence& q, int64_t head, int64_t i, int64_t j0, int64_t cols,
                             float* s, float* scratch) const {
  const int64_t size = element_size(pse.type);
  const auto value_at = [&](const char* p) {
    float v;
    t.to_f32(pse.type, p, 1, &v);
    return v;
  };
  const char* from = pse.data + (q.index * pse.batch + head * pse.head) * size;
  if (pse_type >= 2) {
    const float slope = value_at(from);
    for (int64_t c = 0; c < cols; ++c) {
      const float distance = static_cast<float>(std::abs(i + q_start - (j0 + c) - kv_start));
      scratch[c] = -slope * (pse_type == 3 ? std::sqrt(distance) : distance);
    }
  } else {
    const int64_t row = bias_row_of(i) + q.mask_row, shift = bias_shift(i) + q.mask_col;
    from += row * pse.row * size;
    const int64_t begin = std::clamp<int64_t>(-(j0 + shift), 0, cols);
    const int64_t end = pse.col == 0 ? cols : std::clamp<int64_t>(pse.cols - (j0 + shift), begin, cols);
    std::fill(scratch, scratch + begin, 0.0f);
    std::fill(scratch + end, scratch + cols, 0.0f);
    if (pse.col == 1) {
      t.to_f32(pse.type, from + (j0 + shift + begin) * size, end - begin, scratch + begin);
    } else {
      for (int64_t c = begin; c < end; ++c) scratch[c] = value_at(from + (j0 + shift + c) * pse.col * size);
    }
  }
  t.add_bias(s, scratch, cols, scale, pse_type == 1 ? scale : 1.0f);
}

void AttentionCall::adjust(const TileKernels& t, const RowBlock& block, int64_t j0, int64_t cols, bool masked, float* s,
                           int64_t ld, float* scratch) const {
  const Sequence& q = sequences[block.sequence];
  for (int64_t r = 0; r < block.rows(); ++r, s += ld) {
    const int64_t head = block.head + r / block.ni, i = block.i0 + r % block.ni;
    if (pse.data) {
      bias_row(t, q, head, i, j0, cols, s, scratch);
    } else if (prescaled) {
      for (int64_t c = 0; c < cols; ++c) s[c] *= scale;
    }
    if (masked) {
      const int64_t at = q.mask_at >= 0 ? q.mask_at + i * q.mask_ld
                                        : q.index * mask.batch + head * mask.head + (i + q.mask_row) * mask.row;
      const uint8_t* row = reinterpret_cast<const uint8_t*>(mask.data) + at;
      if (mask.col == 1) {
        const int64_t open = std::clamp<int64_t>(-(j0 + q.mask_col), 0, cols);
        t.mask_bytes(s + open, row + j0 + q.mask_col + open, cols - open);
      } else if (*row) {
        std::fill(s, s + cols, kMasked);
      }
    }
    const KeyRange seen = seen_by(q, i, j0, cols);
    std::fill(s, s + seen.begin, kMasked);
    std::fill(s + seen.end, s + cols, kMasked);
  }
}

void AttentionCall::limits(const RowBlock& block, int64_t j0, int64_t cols, int32_t* first, int32_t* end) const {
  const Sequence& q = sequences[block.sequence];
  for (int64_t r = 0; r < block.rows(); ++r) {
    const KeyRange seen = seen_by(q, block.i0 + r % block.ni, j0, cols);
    first[r] = static_cast<int32_t>(seen.begin), end[r] = static_cast<int32_t>(seen.end);
  }
}

bool AttentionCall::drop_tile(const RowBlock& block, int64_t j0, int64_t* starts, DropTile* tile) const {
  if (!drop_.defined()) return false;
  const Sequence& q = sequences[block.sequence];
  for (int64_t r = 0; r < block.rows(); ++r)
    starts[r] = q.drop0 + ((block.head + r / block.ni) * q.nq + block.i0 + r % block.ni) * q.nk + j0;
  tile->data = static_cast<const uint8_t*>(drop_.const_data_ptr());
  tile->row_start = starts;
  tile->bytes = drop_.scalar_type() == at::kBool;
  tile->scale = drop_scale;
  return true;
}

int64_t AttentionCall::stat_index(const RowBlock& block, int64_t r) const {
  const Sequence& q = sequences[block.sequence];
  return q.stat0 + (block.head + r / block.ni) * q.stat_head + (block.i0 + r % block.ni) * q.stat_row;
}

void AttentionCall::blocks_of(int64_t group, int64_t block, std::vector<RowBlock>* out) const {
  RowBlock b;
  b.sequence = group / kv_heads;
  b.kv_head = group % kv_heads;
  const int64_t nq = sequences[b.sequence].nq, first = b.kv_head * group_heads;
  if (nq == 0) return;
  // Short queries (decoding) share a block, so that keys and values are read once for all heads of the group.
  const int64_t together = std::clamp<int64_t>(block / nq, 1, group_heads);
  for (int64_t h = 0; h < group_heads; h += together) {
    b.head = first + h;
    b.heads = std::min(together, group_heads - h);
    for (b.i0 = 0; b.i0 < nq; b.i0 += b.ni) {
      b.ni = std::min(block, nq - b.i0);
      out->push_back(b);
    }
  }
}

}  // namespace hotplate::kernels
