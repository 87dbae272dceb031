// FusedFloydAttention and its gradient: attention over pairs, where the keys of row (i, k) are those of i plus those
// of k,
//   score[i, k, j] = scale * q[i, k] . (k1[i, j] + k2[j, k])   with   out[i, k] = sum over j of p (v1[i, j] + v2[j,
//   k]).
// Tensors are [B, H, N, M, D] (queries), [B, H, N, K, D] (first keys) and [B, H, K, M, D] (second keys).
//
// Facts: the documentation of torch_npu.npu_fused_floyd_attention, and op-plugin's test of it.
#include <ATen/ops/zeros.h>

#include <cfloat>
#include <cmath>
#include <limits>

#include "gen/args_transformer.h"
#include "host/kernels/attention_arguments.h"
#include "tile_pack.h"
#include "tile_work.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kTile = 256;  // keys between two steps of the softmax

struct Shape {
  int64_t b = 0, h = 0, n = 0, m = 0, k = 0, d = 0;
};

Problem check_floyd(const Call& call) {
  const at::Tensor q = call.tensor({"query"}), k1 = call.tensor({"key1"}), v1 = call.tensor({"value1"}),
                   k2 = call.tensor({"key2"}), v2 = call.tensor({"value2"}), mask = call.tensor({"attenMaskOptional"});
  if (Problem p = check_type("query", q, {at::kHalf, at::kBFloat16})) return p;
  const std::tuple<const char*, at::Tensor> all[] = {{"key1", k1}, {"value1", v1}, {"key2", k2}, {"value2", v2}};
  for (const auto& [name, t] : all) {
    if (Problem p = check_type(name, t, {q.scalar_type()})) return p;
    if (t.dim() != 5 || q.dim() != 5)
      return tiling_refuses("pass tensors of five dims", "the dims of query ", q.sizes(), " and ", name, " ", t.sizes(),
                            " should be 5.");
  }
  const int64_t n = q.size(2), m = q.size(3), k = k1.size(3), d = q.size(4);
  const std::vector<int64_t> first = {q.size(0), q.size(1), n, k, d}, second = {q.size(0), q.size(1), k, m, d};
  if (Problem p = check_shape("key1", k1, first)) return p;
  if (Problem p = check_shape("value1", v1, first)) return p;
  if (Problem p = check_shape("key2", k2, second)) return p;
  if (Problem p = check_shape("value2", v2, second)) return p;
  if (n % 16 != 0 || m % 128 != 0 || k % 128 != 0 || n == 0 || m == 0 || k == 0 || (d != 32 && d != 64 && d != 128))
    return tiling_refuses("pad N to 16 and M, K to 128; D is 32, 64 or 128", "N(", n,
                          ") should be a multiple of 16, M(", m, ") and K(", k, ") of 128, and D(", d,
                          ") 32, 64 or 128.");
  if (Problem p = check_type("attenMask", mask, {at::kBool, at::kByte})) return p;
  if (mask.defined() && mask.numel())
    if (Problem p = check_shape("attenMask", mask, {q.size(0), 1, n, 1, k})) return p;
  std::vector<int64_t> stats = q.sizes().vec();
  stats[4] = 8;
  for (const char* name : {"softmaxMaxOut", "softmaxSumOut", "softmaxMax", "softmaxSum"}) {
    if (Problem p = check_type(name, call.tensor({name}), {at::kFloat})) return p;
    if (Problem p = check_shape(name, call.tensor({name}), stats)) return p;
  }
  const std::tuple<const char*, at::Tensor> like[] = {{"attentionOutOut", q}, {"attentionIn", q}, {"dy", q},
                                                      {"dqOut", q},           {"dk1Out", k1},     {"dv1Out", v1},
                                                      {"dk2Out", k2},         {"dv2Out", v2}};
  for (const auto& [name, t] : like) {
    if (Problem p = check_type(name, call.tensor({name}), {q.scalar_type()})) return p;
    if (Problem p = check_shape(name, call.tensor({name}), t.sizes())) return p;
  }
  return std::nullopt;
}

const bool bound = add_rules({"FusedFloydAttention", "FusedFloydAttentionGrad"}, check_floyd);

// Rows of one [.., rows, D] plane as they lie in memory.
struct Plane5 {
  const char* data = nullptr;
  Element type = Element::F16;
  int64_t size = 2, a = 0, b = 0, d = 0;  // strides of the third and fourth dim, in elements
  const char* row(int64_t i, int64_t j) const { return data + (i * a + j * b) * size; }
  int64_t step() const { return a * size; }  // bytes from one i to the next
};

Plane5 plane(const at::Tensor& t, int64_t batch, int64_t head) {
  Plane5 p;
  p.type = element_of(t.scalar_type()), p.size = element_size(p.type);
  p.a = t.size(3) * t.size(4), p.b = t.size(4), p.d = t.size(4);
  p.data = static_cast<const char*>(t.const_data_ptr()) + (batch * t.size(1) + head) * t.size(2) * p.a * p.size;
  return p;
}

const uint8_t* mask_row(const at::Tensor& mask, int64_t b, int64_t i) {
  if (!mask.defined() || mask.numel() == 0) return nullptr;
  return static_cast<const uint8_t*>(mask.const_data_ptr()) + (b * mask.size(2) + i) * mask.size(4);
}

}  // namespace

void FusedFloydAttention(const gen::FusedFloydAttentionArgs& a) {
  const at::Tensor q = a.query.contiguous(), k1 = a.key1.contiguous(), v1 = a.value1.contiguous(),
                   k2 = a.key2.contiguous(), v2 = a.value2.contiguous();
  const at::Tensor mask = a.attenMaskOptional ? a.attenMaskOptional->contiguous() : at::Tensor();
  const int64_t heads = q.size(1), n = q.size(2), m = q.size(3), keys = k1.size(3), d = q.size(4);
  const TileKernels& t = tile_kernels(Element::F32);
  char* const out = static_cast<char*>(a.attentionOutOut.mutable_data_ptr());
  float* const max_out = a.softmaxMaxOut.mutable_data_ptr<float>();
  float* const sum_out = a.softmaxSumOut.mutable_data_ptr<float>();
  const int64_t size = element_size(element_of(q.scalar_type()));
  run_items(q.size(0) * heads * n, false, [&](int64_t item, Scratch& scratch) {
    const int64_t batch = item / (heads * n), head = item / n % heads, i = item % n;
    const Plane5 pq = plane(q, batch, head), pk1 = plane(k1, batch, head), pv1 = plane(v1, batch, head),
                 pk2 = plane(k2, batch, head), pv2 = plane(v2, batch, head);
    const uint8_t* const hidden = mask_row(mask, batch, i);
    constexpr int64_t kRows = 16;  // rows k that share the first keys
    scratch.reserve(2 * Scratch::need<float>(kRows * d) + Scratch::need<float>(kRows * kTile) +
                    Scratch::need<float>(kTile));
    scratch.rewind();
    float* const query = scratch.take<float>(kRows * d);
    float* const acc = scratch.take<float>(kRows * d);
    float* const s = scratch.take<float>(kRows * kTile);
    float* const one = scratch.take<float>(kTile);
    for (int64_t k0 = 0; k0 < m; k0 += kRows) {
      const int64_t rows = std::min(kRows, m - k0);
      float row_max[kRows], row_sum[kRows];
      std::fill(row_max, row_max + kRows, -std::numeric_limits<float>::infinity());
      std::fill(row_sum, row_sum + kRows, 0.0f);
      std::fill(acc, acc + kRows * d, 0.0f);
      t.to_f32(pq.type, pq.row(i, k0), rows * d, query);
      for (int64_t j0 = 0; j0 < keys; j0 += kTile) {
        const int64_t cols = std::min(kTile, keys - j0);
        t.dot_rows(pk1.type, pk1.row(i, j0), d * size, cols, d, query, d, rows, s, kTile);
        for (int64_t r = 0; r < rows; ++r) {
          t.dot_rows(pk2.type, pk2.row(j0, k0 + r), pk2.step(), cols, d, query + r * d, d, 1, one, kTile);
          for (int64_t c = 0; c < cols; ++c)
            s[r * kTile + c] = (s[r * kTile + c] + one[c]) * static_cast<float>(a.scaleValueOptional);
          if (hidden) t.mask_bytes(s + r * kTile, hidden + j0, cols);
        }
        SoftmaxTile soft;
        soft.s = s, soft.ld = kTile, soft.rows = rows, soft.cols = cols, soft.cols_pad = round_up(cols, 16);
        soft.row_max = row_max, soft.row_sum = row_sum, soft.acc = acc, soft.acc_ld = d, soft.acc_cols = d;
        t.softmax(soft);
        t.sum_rows(pv1.type, pv1.row(i, j0), d * size, cols, d, s, kTile, rows, acc, d);
        for (int64_t r = 0; r < rows; ++r)
          t.sum_rows(pv2.type, pv2.row(j0, k0 + r), pv2.step(), cols, d, s + r * kTile, kTile, 1, acc + r * d, d);
      }
      for (int64_t r = 0; r < rows; ++r) {
        const bool empty = row_max[r] == -std::numeric_limits<float>::infinity();
        for (int64_t c = 0; c < d; ++c) acc[r * d + c] = empty ? 0.0f : acc[r * d + c] / row_sum[r];
        const int64_t at = item * m + k0 + r;
        t.from_f32(pq.type, acc + r * d, d, out + at * d * size);
        std::fill_n(max_out + at * 8, 8, empty ? -FLT_MAX : row_max[r]);
        std::fill_n(sum_out + at * 8, 8, empty ? FLT_MAX : row_sum[r]);
      }
    }
  });
}

void FusedFloydAttentionGrad(const gen::FusedFloydAttentionGradArgs& a) {
  const auto wide = [](const at::Tensor& t) { return t.to(at::kFloat).contiguous(); };
  const at::Tensor q = wide(a.query), k1 = wide(a.key1), v1 = wide(a.value1), k2 = wide(a.key2), v2 = wide(a.value2),
                   dy = wide(a.dy), out = wide(a.attentionIn), max = a.softmaxMax.contiguous(),
                   sum = a.softmaxSum.contiguous();
  const at::Tensor mask = a.attenMaskOptional ? a.attenMaskOptional->contiguous() : at::Tensor();
  const int64_t heads = q.size(1), n = q.size(2), m = q.size(3), keys = k1.size(3), d = q.size(4);
  const at::Tensor dq = at::zeros(q.sizes(), at::kFloat), dk1 = at::zeros(k1.sizes(), at::kFloat),
                   dv1 = at::zeros(v1.sizes(), at::kFloat), dk2 = at::zeros(k2.sizes(), at::kFloat),
                   dv2 = at::zeros(v2.sizes(), at::kFloat);
  const TileKernels& t = tile_kernels(Element::F32);
  const float scale = static_cast<float>(a.scaleValue);
  // Heads are independent; within one, rows follow each other, as they add to the same keys.
  run_items(q.size(0) * heads, false, [&](int64_t item, Scratch&) {
    const auto at = [&](const at::Tensor& x, int64_t i, int64_t j) {
      return static_cast<float*>(const_cast<void*>(x.const_data_ptr())) + ((item * x.size(2) + i) * x.size(3) + j) * d;
    };
    for (int64_t i = 0; i < n; ++i) {
      const uint8_t* const hidden = mask_row(mask, item / heads, i);
      for (int64_t k = 0; k < m; ++k) {
        const float *const query = at(q, i, k), *const g = at(dy, i, k);
        const float delta = t.dot(g, at(out, i, k), d);
        const int64_t row = ((item * n + i) * m + k) * 8;
        const float top = max.const_data_ptr<float>()[row], total = sum.const_data_ptr<float>()[row];
        float* const to_q = at(dq, i, k);
        for (int64_t j = 0; j < keys; ++j) {
          if (hidden && hidden[j]) continue;
          const float *const x1 = at(k1, i, j), *const x2 = at(k2, j, k);
          const float p = std::exp((t.dot(query, x1, d) + t.dot(query, x2, d)) * scale - top) / total;
          const float dp = t.dot(g, at(v1, i, j), d) + t.dot(g, at(v2, j, k), d);
          const float ds = p * (dp - delta) * scale;
          float *const g1 = at(dk1, i, j), *const g2 = at(dk2, j, k), *const h1 = at(dv1, i, j),
                       *const h2 = at(dv2, j, k);
          for (int64_t c = 0; c < d; ++c) {
            to_q[c] += ds * (x1[c] + x2[c]);
            g1[c] += ds * query[c], g2[c] += ds * query[c];
            h1[c] += p * g[c], h2[c] += p * g[c];
          }
        }
      }
    }
  });
  at::Tensor(a.dqOut).copy_(dq);
  at::Tensor(a.dk1Out).copy_(dk1), at::Tensor(a.dv1Out).copy_(dv1);
  at::Tensor(a.dk2Out).copy_(dk2), at::Tensor(a.dv2Out).copy_(dv2);
}

}  // namespace hotplate::kernels
