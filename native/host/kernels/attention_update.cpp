// Merging of attention results over parts of the keys: AttentionUpdate (log-sum-exp) and RingAttentionUpdateV2 (maximum
// and sum).
//
// Facts: the documentation of torch_npu.npu_attention_update, and op-plugin's tests of both operators.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <cmath>

#include "gen/args_transformer.h"
#include "host/kernels/attention_arguments.h"
#include "tile_pack.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kGrain = 64;  // rows
constexpr int64_t kMaxParts = 16;
constexpr int64_t kStatistics = 8;  // equal columns of maximum and sum

Problem check_update(const Call& call) {
  const std::vector<at::Tensor> lse = call.tensors({"lse"}), parts = call.tensors({"localOut"});
  const at::Tensor out = call.tensor({"out"}), lse_out = call.tensor({"lseOut"});
  if (lse.empty() || lse.size() != parts.size() || static_cast<int64_t>(lse.size()) > kMaxParts)
    return invalid_because("pass the log-sum-exp and the output of each part", "lse and localOut should have as many ",
                           "tensors, from 1 to ", kMaxParts, ", but got ", lse.size(), " and ", parts.size(), ".");
  for (size_t i = 0; i < lse.size(); ++i) {
    if (!lse[i].defined()) return missing_tensor("lse");
    if (!parts[i].defined()) return missing_tensor("localOut");
    if (Problem p = check_type("lse", lse[i], {at::kFloat})) return p;
    if (Problem p = check_type("localOut", parts[i], {at::kFloat, at::kHalf, at::kBFloat16})) return p;
    if (lse[i].dim() != 1 || parts[i].dim() != 2 || parts[i].size(0) != lse[i].size(0) ||
        parts[i].sizes() != parts[0].sizes() || parts[i].scalar_type() != parts[0].scalar_type())
      return invalid_because("give all parts one shape: lse [N], localOut [N, D]", "lse ", lse[i].sizes(),
                             " and localOut ", parts[i].sizes(), " at ", i, " should be [N] and [N, D] like localOut ",
                             parts[0].sizes(), ".");
  }
  const int64_t d = parts[0].size(1);
  if (d < 8 || d > 512 || d % 8 != 0)
    return invalid_because("pad the heads", "headDim should be a multiple of 8 in range of [8, 512], but got ", d, ".");
  const int64_t type = call.integer("updateType", 0);
  if (type != 0 && type != 1)
    return invalid_because("0: the output, 1: its log-sum-exp too", "updateType should be 0 or 1, but got ", type, ".");
  if (Problem p = check_type("out", out, {parts[0].scalar_type()})) return p;
  if (Problem p = check_shape("out", out, parts[0].sizes())) return p;
  if (type == 0) return std::nullopt;
  if (!lse_out.defined()) return missing_tensor("lseOut");
  if (Problem p = check_type("lseOut", lse_out, {at::kFloat})) return p;
  return check_shape("lseOut", lse_out, lse[0].sizes());
}

Problem check_ring(const Call& call) {
  const at::Tensor prev = call.tensor({"prevAttnOut"}), cur = call.tensor({"curAttnOut"});
  const at::Tensor out = call.tensor({"attnOutOut"}), max = call.tensor({"prevSoftmaxMax"});
  const std::string layout = call.text({"inputLayoutOptional"}), softmax = call.text({"inputSoftmaxLayoutOptional"});
  if (layout != "SBH" && layout != "TND")
    return invalid_because("pass the layout of the outputs", "inputLayout should be SBH or TND, but got ", layout, ".");
  if (!softmax.empty() && softmax != "SBH" && softmax != "TND")
    return invalid_because("pass the layout of the statistics",
                           "inputSoftmaxLayout should be empty, SBH or TND, but got ", softmax, ".");
  for (const auto& [name, t] : {std::pair<const char*, at::Tensor>{"prevAttnOut", prev}, {"curAttnOut", cur}}) {
    if (Problem p = check_type(name, t, {at::kFloat, at::kHalf, at::kBFloat16})) return p;
    if (t.dim() != 3)
      return invalid_because("pass [S, B, H] or [T, N, D]", "the dim of ", name, " should be 3, but got ", t.sizes(),
                             ".");
  }
  for (const auto& [name, t] : {std::pair<const char*, at::Tensor>{"curAttnOut", cur}, {"attnOutOut", out}}) {
    if (Problem p = check_type(name, t, {prev.scalar_type()})) return p;
    if (Problem p = check_shape(name, t, prev.sizes())) return p;
  }
  const bool tnd = layout == "TND";
  if (max.dim() != (tnd ? 3 : 4) || max.size(-1) != kStatistics || (!tnd && softmax == "TND"))
    return invalid_because("pass the statistics of the forward call", "the shape of prevSoftmaxMax ", max.sizes(),
                           " does not fit inputLayout ", layout, " and inputSoftmaxLayout ", softmax, ".");
  const bool fits = tnd ? max.size(0) == prev.size(0) && max.size(1) == prev.size(1)
                        : max.size(0) == prev.size(1) && max.size(2) == prev.size(0) && max.size(1) > 0 &&
                              prev.size(2) % max.size(1) == 0;
  if (!fits)
    return invalid_because(tnd ? "[T, N, 8] for [T, N, D]" : "[B, N, S, 8] for [S, B, N*D]",
                           "the shape of prevSoftmaxMax ", max.sizes(), " does not fit prevAttnOut ", prev.sizes(),
                           ".");
  for (const char* name :
       {"prevSoftmaxMax", "prevSoftmaxSum", "curSoftmaxMax", "curSoftmaxSum", "softmaxMaxOut", "softmaxSumOut"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {at::kFloat})) return p;
    if (Problem p = check_shape(name, t, max.sizes())) return p;
  }
  const at::Tensor lengths = call.tensor({"actualSeqQlenOptional"});
  if (Problem p = check_type("actualSeqQlen", lengths, {at::kLong})) return p;
  if (tnd && !lengths.defined()) return missing_tensor("actualSeqQlenOptional");
  if (!tnd) return std::nullopt;
  if (softmax != "TND")
    return invalid_because("pass input_softmax_layout='TND' and statistics in the order of the rows",
                           "inputSoftmaxLayout should be TND for inputLayout TND, but got '", softmax, "'.");
  if (lengths.dim() != 1)
    return invalid_because("pass running sums", "actualSeqQlen should have one dim, but got ", lengths.sizes(), ".");
  return std::nullopt;
}

const bool bound = add_rules({"AttentionUpdate"}, check_update) && add_rules({"RingAttentionUpdateV2"}, check_ring);

at::Tensor place_of(const at::Tensor& out) { return out.is_contiguous() ? out : at::empty(out.sizes(), out.options()); }

}  // namespace

// An infinite log-sum-exp is that of a part without keys, whatever its sign: it takes no part.
void AttentionUpdate(const gen::AttentionUpdateArgs& a) {
  const at::Tensor first = a.localOut.at(0);
  if (first.numel() == 0) return;
  const TileKernels& t = tile_kernels(Element::F32);
  const Element type = element_of(first.scalar_type());
  const int64_t rows = first.size(0), d = first.size(1), size = element_size(type);
  std::vector<at::Tensor> lse, parts;
  for (size_t i = 0; i < a.lse.size(); ++i)
    lse.push_back(a.lse[i].contiguous()), parts.push_back(a.localOut[i].contiguous());
  const at::Tensor out = place_of(a.out);
  at::Tensor lse_out;
  if (a.updateType == 1) lse_out = place_of(*a.lseOut);
  at::parallel_for(0, rows, kGrain, [&](int64_t begin, int64_t end) {
    std::vector<float> sum(d), row(d);
    for (int64_t r = begin; r < end; ++r) {
      const float none = -std::numeric_limits<float>::infinity();
      float max = none;
      const auto value = [&](size_t i) {
        const float v = lse[i].const_data_ptr<float>()[r];
        return std::isinf(v) ? none : v;
      };
      for (size_t i = 0; i < lse.size(); ++i) {
        const float v = value(i);
        if (v > max || std::isnan(v)) max = v;
      }
      float total = 0.0f;
      std::fill(sum.begin(), sum.end(), 0.0f);
      for (size_t i = 0; i < lse.size() && max != none; ++i) {
        const float weight = std::exp(value(i) - max);
        total += weight;
        if (weight == 0.0f) continue;
        t.to_f32(type, static_cast<const char*>(parts[i].const_data_ptr()) + r * d * size, d, row.data());
        for (int64_t c = 0; c < d; ++c) sum[c] += weight * row[c];
      }
      if (max != none)
        for (int64_t c = 0; c < d; ++c) sum[c] /= total;
      t.from_f32(type, sum.data(), d, static_cast<char*>(out.mutable_data_ptr()) + r * d * size);
      if (lse_out.defined()) lse_out.mutable_data_ptr<float>()[r] = max == none ? none : max + std::log(total);
    }
  });
  if (!out.is_same(a.out)) at::Tensor(a.out).copy_(out);
  if (lse_out.defined() && !lse_out.is_same(*a.lseOut)) at::Tensor(*a.lseOut).copy_(lse_out);
}

void RingAttentionUpdateV2(const gen::RingAttentionUpdateV2Args& a) {
  if (a.prevAttnOut.numel() == 0) return;
  const bool tnd = a.inputLayoutOptional == "TND";
  const TileKernels& t = tile_kernels(Element::F32);
  const Element type = element_of(a.prevAttnOut.scalar_type());
  const int64_t size = element_size(type);
  const at::Tensor prev = a.prevAttnOut.contiguous(), cur = a.curAttnOut.contiguous();
  const at::Tensor prev_max = a.prevSoftmaxMax.contiguous(), prev_sum = a.prevSoftmaxSum.contiguous();
  const at::Tensor cur_max = a.curSoftmaxMax.contiguous(), cur_sum = a.curSoftmaxSum.contiguous();
  const at::Tensor out = place_of(a.attnOutOut), out_max = place_of(a.softmaxMaxOut),
                   out_sum = place_of(a.softmaxSumOut);
  const int64_t rows = prev_max.numel() / kStatistics;
  const int64_t n = a.prevSoftmaxMax.size(1), s = tnd ? 1 : a.prevSoftmaxMax.size(2),
                b = tnd ? 1 : a.prevSoftmaxMax.size(0);
  const int64_t d = prev.numel() / std::max<int64_t>(rows, 1);
  // Where the output of row r of the statistics starts, in elements.
  std::vector<int64_t> start(rows);
  if (!tnd) {
    for (int64_t r = 0; r < rows; ++r) {
      const int64_t batch = r / (n * s), head = r / s % n, row = r % s;
      start[r] = ((row * b + batch) * n + head) * d;
    }
  } else {
    for (int64_t r = 0; r < rows; ++r) start[r] = r * d;
  }
  at::parallel_for(0, rows, kGrain, [&](int64_t begin, int64_t end) {
    std::vector<float> x(d), y(d);
    for (int64_t r = begin; r < end; ++r) {
      const int64_t at = r * kStatistics;
      const float pm = prev_max.const_data_ptr<float>()[at], cm = cur_max.const_data_ptr<float>()[at];
      const float max = std::isnan(pm) || pm > cm ? pm : cm;
      const float ps = prev_sum.const_data_ptr<float>()[at] * std::exp(pm - max);
      const float cs = cur_sum.const_data_ptr<float>()[at] * std::exp(cm - max);
      const float sum = ps + cs;
      t.to_f32(type, static_cast<const char*>(prev.const_data_ptr()) + start[r] * size, d, x.data());
      t.to_f32(type, static_cast<const char*>(cur.const_data_ptr()) + start[r] * size, d, y.data());
      const float px = ps / sum, cx = cs / sum;
      for (int64_t c = 0; c < d; ++c) x[c] = x[c] * px + y[c] * cx;
      t.from_f32(type, x.data(), d, static_cast<char*>(out.mutable_data_ptr()) + start[r] * size);
      std::fill_n(out_max.mutable_data_ptr<float>() + at, kStatistics, max);
      std::fill_n(out_sum.mutable_data_ptr<float>() + at, kStatistics, sum);
    }
  });
  if (!out.is_same(a.attnOutOut)) at::Tensor(a.attnOutOut).copy_(out);
  if (!out_max.is_same(a.softmaxMaxOut)) at::Tensor(a.softmaxMaxOut).copy_(out_max);
  if (!out_sum.is_same(a.softmaxSumOut)) at::Tensor(a.softmaxSumOut).copy_(out_sum);
}

}  // namespace hotplate::kernels
