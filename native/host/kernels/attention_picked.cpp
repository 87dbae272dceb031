// Every query row with keys of its own, on the tiles of the other attention operators.
#include "attention_picked.h"

#include <ATen/Parallel.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

namespace hotplate::kernels {
namespace {

constexpr int64_t kFar = int64_t{1} << 40;
constexpr int64_t kRowsAtATime = int64_t{1} << 20;  // of lists, over all threads

// Heads of one group as the heads of a call: [tokens][group] of a tensor [tokens, heads, channels].
Rows::Part group_part(const at::Tensor& t, int64_t first_head) {
  Rows::Part p;
  p.type = element_of(t.scalar_type());
  p.data = static_cast<char*>(const_cast<void*>(t.const_data_ptr())) + first_head * t.stride(1) * element_size(p.type);
  p.row = t.stride(0), p.head = t.stride(1), p.col = t.stride(2);
  p.cols = t.size(2);
  return p;
}

void append(Rows* rows, const Rows::Part& p) {
  rows->part[rows->parts++] = p;
  rows->cols += p.cols;
  rows->type = p.type;
}

Rows of_head(const Rows& rows, int64_t kv_head) {
  Rows r = rows;
  for (int i = 0; i < r.parts; ++i) {
    Rows::Part& p = r.part[i];
    p.data += kv_head * p.head * (p.storage == Storage::Float ? element_size(p.type) : 1);
  }
  return r;
}

}  // namespace

Rows::Part token_part(const at::Tensor& t) {
  Rows::Part p;
  p.data = static_cast<char*>(const_cast<void*>(t.const_data_ptr()));
  const int64_t d = t.dim();
  p.batch = d == 4 ? t.stride(0) : 0;
  p.row = t.stride(d - 3), p.head = t.stride(d - 2), p.col = t.stride(d - 1);
  p.cols = t.size(d - 1);
  if (t.scalar_type() == at::kChar) {
    p.storage = Storage::Int8;
  } else {
    p.type = element_of(t.scalar_type());
  }
  return p;
}

std::vector<int64_t> device_lengths(const at::Tensor& t) {
  if (!t.defined()) return {};
  const at::Tensor values = t.to(at::kLong).contiguous();
  return {values.const_data_ptr<int64_t>(), values.const_data_ptr<int64_t>() + values.numel()};
}

TokenPlaces token_places(bool varlen, bool key_varlen, int64_t tokens, int64_t batch, int64_t rows, int64_t key_rows,
                         const std::vector<int64_t>& lengths, const std::vector<int64_t>& key_lengths) {
  TokenPlaces places;
  places.sequence_of.assign(tokens, -1);
  const int64_t count = varlen ? static_cast<int64_t>(lengths.size()) : batch;
  const auto used = [&](const std::vector<int64_t>& list, const char* name) {
    TORCH_CHECK(list.empty() || static_cast<int64_t>(list.size()) >= count, name, " has ", list.size(),
                " values, but there are ", count, " sequences.");
  };
  used(lengths, "actualSeqLengthsQuery");
  used(key_lengths, "actualSeqLengthsKv");
  for (int64_t b = 0; b < count; ++b) {
    TokenPlaces::Sequence s;
    const int64_t before = varlen && b > 0 ? lengths[b - 1] : 0, most = varlen ? tokens : rows;
    s.q0 = varlen ? before : b * rows;
    // Compared before anything is subtracted: the lengths are the caller's, and any number may stand there.
    const int64_t end = lengths.empty() ? before + rows : lengths[b];
    TORCH_CHECK(end >= before && end <= most, "actualSeqLengthsQuery[", b, "] is ", end, ", but it should lie between ",
                before, " and ", most, ", the rows of the query.");
    s.nq = end - before;
    const int64_t key_before = key_varlen && b > 0 ? key_lengths[b - 1] : 0;
    s.k0 = key_varlen ? key_before : 0;
    const int64_t key_end = key_lengths.empty() ? key_rows : key_lengths[b];
    TORCH_CHECK(key_end >= key_before && key_end <= key_rows, "actualSeqLengthsKv[", b, "] is ", key_end,
                ", but it should lie between ", key_before, " and ", key_rows, ", the rows of keys.");
    s.nk = key_end - key_before;
    std::fill(places.sequence_of.begin() + s.q0, places.sequence_of.begin() + s.q0 + s.nq, static_cast<int32_t>(b));
    places.sequences.push_back(s);
  }
  return places;
}

void check_block_table(const at::Tensor& table, const TokenPlaces& places, int64_t page, int64_t blocks) {
  const int32_t* row = table.const_data_ptr<int32_t>();
  const int64_t per = table.size(1);
  for (size_t b = 0; b < places.sequences.size(); ++b, row += per) {
    const int64_t need = (places.sequences[b].nk + page - 1) / page;
    TORCH_CHECK(need <= per, "sequence ", b, " needs ", need, " blocks, but blockTable has ", per, " for each.");
    for (int64_t i = 0; i < need; ++i)
      TORCH_CHECK_INDEX(row[i] >= 0 && row[i] < blocks, "blockTable[", b, "][", i, "] is ", row[i],
                        ", but the cache has ", blocks, " blocks.");
  }
}

void picked_attention(const PickedProblem& p, const Picker& pick) {
  const int64_t tokens = p.query.size(0), heads = p.query.size(1), group = heads / std::max<int64_t>(p.kv_heads, 1);
  if (tokens == 0 || p.out.numel() == 0) return;
  at::Tensor(p.out).zero_();
  const at::Tensor sink = p.sink.defined() ? p.sink.to(at::kFloat).contiguous() : at::Tensor();
  for (int64_t h = 0; h < p.kv_heads; ++h) {
    for (int64_t next = 0; next < tokens;) {
      AttentionCall call;
      call.heads = group, call.kv_heads = 1;
      call.scale = static_cast<float>(p.scale);
      append(&call.query, group_part(p.query, h * group));
      if (p.query_rope.defined()) append(&call.query, group_part(p.query_rope, h * group));
      call.type = call.query.type;
      call.key = of_head(p.key, h);
      call.value = of_head(p.value, h);
      if (sink.defined()) call.sink = sink.narrow(0, h * group, group).contiguous();
      std::vector<int32_t> rows;
      std::vector<Picked> picked;
      std::vector<int64_t> starts;
      for (; next < tokens && static_cast<int64_t>(rows.size()) < kRowsAtATime; ++next) {
        const int64_t first = static_cast<int64_t>(rows.size());
        const int64_t batch = pick(next, h, &rows);
        if (p.max && batch < 0) {
          const int64_t at = p.stat_row(next, h) * p.stat_width;
          std::fill_n(p.max + at, group * p.stat_width, -FLT_MAX);
          std::fill_n(p.sum + at, group * p.stat_width, FLT_MAX);
        }
        if (batch < 0) continue;
        Sequence s;
        s.index = s.kv = static_cast<int64_t>(picked.size());
        s.q0 = next, s.nq = 1, s.nk = static_cast<int64_t>(rows.size()) - first;
        s.low = -kFar, s.high = kFar;
        s.stat0 = s.index * group, s.stat_head = 1, s.stat_row = 1;
        call.sequences.push_back(s);
        picked.push_back({batch, nullptr, 0});
        starts.push_back(first);
      }
      for (size_t i = 0; i < picked.size(); ++i) picked[i].rows = rows.data() + starts[i];
      call.key.picked = call.value.picked = picked.data();
      call.stat_rows = static_cast<int64_t>(picked.size()) * group;
      call.finish();
      Rows out;
      append(&out, group_part(p.out, h * group));
      std::vector<float> max, sum;
      AttentionStats stats;
      if (p.max) {
        max.resize(call.stat_rows * 8), sum.resize(call.stat_rows * 8);
        stats.max = max.data(), stats.sum = sum.data();
      }
      attention_forward(call, out, stats);
      for (const Sequence& s : call.sequences)
        for (int64_t g = 0; p.max && g < group; ++g) {
          const int64_t at = (p.stat_row(s.q0, h) + g) * p.stat_width;
          std::fill_n(p.max + at, p.stat_width, max[(s.stat0 + g) * 8]);
          std::fill_n(p.sum + at, p.stat_width, sum[(s.stat0 + g) * 8]);
        }
    }
  }
}

void picked_gradient(const PickedProblem& p, const Picker& pick, const PickedGradient& g) {
  const int64_t tokens = p.query.size(0), heads = p.query.size(1), group = heads / std::max<int64_t>(p.kv_heads, 1);
  const TileKernels& t = tile_kernels(Element::F32);
  const int64_t dv = p.value.cols, d = p.key.cols, nope = p.query.size(2);
  const auto widen = [](const at::Tensor& x) { return x.to(at::kFloat).contiguous(); };
  at::Tensor query = widen(p.query), dy = widen(g.dy), out = widen(p.out);
  if (p.query_rope.defined()) query = at::cat({query, widen(p.query_rope)}, -1).contiguous();
  at::Tensor dq = at::zeros({tokens, heads, d}, at::kFloat);
  // Key heads are independent; within one, tokens follow each other, as they add to the same rows.
  at::parallel_for(0, p.kv_heads, 1, [&](int64_t from, int64_t to) {
    std::vector<int32_t> rows;
    std::vector<float> k, v, s, dp;
    for (int64_t h = from; h < to; ++h) {
      Rows key = of_head(p.key, h), value = of_head(p.value, h);
      for (int64_t token = 0; token < tokens; ++token) {
        rows.clear();
        const int64_t batch = pick(token, h, &rows), n = static_cast<int64_t>(rows.size());
        if (batch < 0 || n == 0) continue;
        k.resize(n * d), v.resize(n * dv), s.resize(group * n), dp.resize(group * n);
        const Picked picked{batch, rows.data(), 0};
        key.picked = value.picked = &picked;
        pack_left(t, key, 0, 0, 0, n, k.data(), d);
        pack_left(t, value, 0, 0, 0, n, v.data(), dv);
        for (int64_t i = 0; i < group; ++i) {
          const int64_t row = token * heads + h * group + i, at = (p.stat_row(token, h) + i) * p.stat_width;
          const float* const q = query.const_data_ptr<float>() + row * d;
          const float* const y = dy.const_data_ptr<float>() + row * dv;
          const float delta = t.dot(y, out.const_data_ptr<float>() + row * dv, dv);
          const float max = p.max[at], sum = p.sum[at];
          float* const grad = dq.mutable_data_ptr<float>() + row * d;
          for (int64_t j = 0; j < n; ++j) {
            const float prob = std::exp(t.dot(q, k.data() + j * d, d) * static_cast<float>(p.scale) - max) / sum;
            const float ds = prob * (t.dot(y, v.data() + j * dv, dv) - delta) * static_cast<float>(p.scale);
            const int64_t place = (g.place(batch, rows[j]) * p.kv_heads + h);
            float* const to_v = g.dv.mutable_data_ptr<float>() + place * dv;
            for (int64_t c = 0; c < dv; ++c) to_v[c] += prob * y[c];
            float* const to_k = g.dk.mutable_data_ptr<float>() + place * nope;
            for (int64_t c = 0; c < nope; ++c) to_k[c] += ds * q[c];
            if (g.dk_rope.defined()) {
              float* const to_rope = g.dk_rope.mutable_data_ptr<float>() + place * (d - nope);
              for (int64_t c = nope; c < d; ++c) to_rope[c - nope] += ds * q[c];
            }
            const float* const row_k = k.data() + j * d;
            for (int64_t c = 0; c < d; ++c) grad[c] += ds * row_k[c];
          }
        }
      }
    }
  });
  at::Tensor(g.dq).copy_(dq.narrow(2, 0, nope).view(g.dq.sizes()));
  if (g.dq_rope.defined()) at::Tensor(g.dq_rope).copy_(dq.narrow(2, nope, d - nope).reshape(g.dq_rope.sizes()));
}

}  // namespace hotplate::kernels
