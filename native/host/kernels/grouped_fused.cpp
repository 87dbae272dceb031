// Grouped matrix products with something in front or behind: routing back to tokens, a gated unit that quantises its
// result, and quantisation of the left operand.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>

#include "gen/args_transformer.h"
#include "host/kernels/convert.h"
#include "host/kernels/grouped.h"
#include "host/kernels/out.h"
#include "host/kernels/quantize.h"

namespace hotplate::kernels {

namespace {

constexpr int64_t kInt4 = 8;       // in an int32
constexpr float kHalfByte = 8.0f;  // see grouped_matmul.cpp
constexpr int64_t kGrain = 1 << 14;

int64_t rows_at_once(int64_t columns) { return std::max<int64_t>(1, kGrain / std::max<int64_t>(columns, 1)); }

// The products of groups of integers: x [m, k], weight [e, k, n], as float32 [m, n]. Rows behind the last group are
// not written.
struct Integers {
  at::Tensor x, weight;
  at::Tensor scale;   // [e, n] or [e, groups, n]
  at::Tensor offset;  // [e, groups, n] of 4-bit weights, times the sums of x over a group
  at::Tensor before;  // [e, n], added before the factors of rows
  at::Tensor bias;    // [e, n], added behind them
  at::Tensor tokens;  // [m]
};

at::Tensor products_of(const Integers& c, const std::vector<Group>& groups) {
  const bool x4 = c.x.scalar_type() == at::kInt, w4 = c.weight.scalar_type() == at::kInt;
  const int64_t m = c.x.size(0), k = c.x.size(1) * (x4 ? kInt4 : 1), n = c.scale.size(-1);
  const int64_t parts = c.scale.dim() == 3 ? c.scale.size(1) : 1;
  const at::Tensor scale = factors(c.scale).reshape({-1, parts, n}), weight = stacked(c.weight);
  const at::Tensor result = at::empty({m, n}, at::TensorOptions(at::kFloat));
  Gemms products;
  const auto row_of = [&](const at::Tensor& t, int64_t expert) {
    return products.keep(factors(t).reshape({-1, n})[expert].contiguous());
  };
  for (const Group& group : groups) {
    Gemm g;
    g.m = group.last - group.first, g.k = k, g.n = n;
    if (g.m == 0) continue;
    products.left(g, c.x.narrow(0, group.first, g.m));
    products.right(g, weight[group.expert]);
    if (w4 && !x4) {
      const at::Tensor one = at::ones({g.m}, at::kFloat);
      g.left_scale.scale = products.keep(one);
      g.left_scale.offset = products.keep(one * -kHalfByte);
    }
    if ((w4 && !x4) || parts > 1) {
      g.right_scale.scale = products.keep(scale[group.expert].contiguous());
      g.right_scale.group = parts > 1 ? k / parts : 0;
      g.right_scale.ld = n;
    } else {
      g.column = row_of(scale, group.expert);
    }
    if (c.before.defined()) g.before = row_of(c.before, group.expert);
    if (c.bias.defined()) g.bias = row_of(c.bias, group.expert);
    if (c.tokens.defined())
      g.row = products.keep(as_float(c.tokens).reshape({-1}).narrow(0, group.first, g.m).contiguous());
    set_out(g, result.narrow(0, group.first, g.m));
    products.add(g);
  }
  products.run();
  if (!c.offset.defined()) return result;
  // What asymmetric weights add: the sums of x over each group, times the offsets.
  for (const Group& group : groups) {
    const int64_t count = group.last - group.first;
    if (count == 0) continue;
    const at::Tensor sums =
        c.x.narrow(0, group.first, count).reshape({count, parts, k / parts}).sum({2}, false, at::kFloat);
    at::Tensor more = at::mm(sums, as_float(c.offset[group.expert]));
    if (c.tokens.defined()) more *= as_float(c.tokens).reshape({-1, 1}).narrow(0, group.first, count);
    result.narrow(0, group.first, count) += more;
  }
  return result;
}

// --- back to tokens
// ---------------------------------------------------------------------------------------------------
struct Routing {
  Integers products;
  at::Tensor groups, logit, row_index, shared;
  int64_t list_type = 1, shared_offset = 0;
  double shared_weight = 1.0;
  at::Tensor out;
};

// out[row_index[i]] += logit[i] * product[i], in the order of i for every row of the output.
void finalize_routing(const Routing& c) {
  const std::vector<Group> groups = read_groups(c.groups, c.list_type, c.groups.size(0), c.products.x.size(0));
  const int64_t count = groups.empty() ? 0 : groups.back().last, n = c.out.size(1), batch = c.out.size(0);
  const at::Tensor product = products_of(c.products, groups);
  std::vector<std::vector<int64_t>> sources(batch);
  if (count > 0) {
    const at::Tensor index = c.row_index.to(at::kLong).reshape({-1}).contiguous();
    check_range(index.narrow(0, 0, count), batch, "row_index");
    const int64_t* const row = index.const_data_ptr<int64_t>();
    for (int64_t i = 0; i < count; ++i) sources[row[i]].push_back(i);
  }
  const at::Tensor weights = c.logit.defined() ? as_float(c.logit).reshape({-1}).contiguous() : at::Tensor();
  const at::Tensor shared = c.shared.defined() ? as_float(c.shared).contiguous() : at::Tensor();
  const float* const from = product.const_data_ptr<float>();
  float* const to = c.out.mutable_data_ptr<float>();
  const float* const weight = weights.defined() ? weights.const_data_ptr<float>() : nullptr;
  const float* const more = shared.defined() ? shared.const_data_ptr<float>() : nullptr;
  const int64_t first = c.shared_offset, last = more ? first + shared.size(0) : first;
  const float by = static_cast<float>(c.shared_weight);
  at::parallel_for(0, batch, rows_at_once(n), [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; ++b) {
      float* const y = to + b * n;
      std::fill(y, y + n, 0.0f);
      for (int64_t i : sources[b]) {
        const float factor = weight ? weight[i] : 1.0f;
        const float* const x = from + i * n;
        for (int64_t j = 0; j < n; ++j) y[j] += factor * x[j];
      }
      if (b < first || b >= last) continue;
      const float* const x = more + (b - first) * n;
      for (int64_t j = 0; j < n; ++j) y[j] += by * x[j];
    }
  });
}

const at::Tensor& given(const at::Tensor& t) { return t; }
at::Tensor given(const std::optional<at::Tensor>& t) { return t.value_or(at::Tensor()); }
// An empty tensor stands for none.
template <class T>
at::Tensor filled(const T& t) {
  const at::Tensor tensor = given(t);
  return tensor.defined() && tensor.numel() ? tensor : at::Tensor();
}

template <class Args>
Integers integers_of(const Args& a, const at::Tensor& scale, const at::Tensor& bias, const at::Tensor& offset) {
  Integers c{.x = a.x1, .weight = a.x2, .scale = scale, .offset = offset, .before = {}, .bias = {}, .tokens = {}};
  (a.x2.scalar_type() == at::kInt ? c.before : c.bias) = bias;
  c.tokens = filled(a.pertokenScaleOptional);
  return c;
}

template <class Args>
void finalize_optional(const Args& a) {
  finalize_routing({.products = integers_of(a, *a.scaleOptional, filled(a.biasOptional), filled(a.offsetOptional)),
                    .groups = *a.groupListOptional,
                    .logit = filled(a.logitOptional),
                    .row_index = filled(a.rowIndexOptional),
                    .shared = filled(a.sharedInputOptional),
                    .list_type = a.groupListType,
                    .shared_offset = a.sharedInputOffset,
                    .shared_weight = a.sharedInputWeight,
                    .out = a.out});
}

template <class Args>
void finalize_blocks(const Args& a, const at::Tensor& offset) {
  finalize_routing({.products = integers_of(a, given(a.scale), filled(a.bias), offset),
                    .groups = a.groupList,
                    .logit = filled(a.logit),
                    .row_index = filled(a.rowIndex),
                    .shared = filled(a.sharedInput),
                    .list_type = a.groupListType,
                    .shared_offset = a.sharedInputOffset,
                    .shared_weight = a.sharedInputWeight,
                    .out = a.out});
}

}  // namespace

void GroupedMatmulFinalizeRoutingV2(const gen::GroupedMatmulFinalizeRoutingV2Args& a) { finalize_optional(a); }
void GroupedMatmulFinalizeRoutingV3(const gen::GroupedMatmulFinalizeRoutingV3Args& a) { finalize_optional(a); }
void GroupedMatmulFinalizeRoutingWeightNz(const gen::GroupedMatmulFinalizeRoutingWeightNzArgs& a) {
  finalize_blocks(a, {});
}
void GroupedMatmulFinalizeRoutingWeightNzV2(const gen::GroupedMatmulFinalizeRoutingWeightNzV2Args& a) {
  finalize_blocks(a, filled(a.offsetOptional));
}

// --- a gated unit, quantised by row
// -----------------------------------------------------------------------------------
namespace {

// swish(left half) * right half of each row, times the smoothing factors of its expert; then int8 with one factor.
void swiglu_quant(const at::Tensor& y, const std::vector<Group>& groups, const at::Tensor& smooth,
                  const at::Tensor& out, const at::Tensor& scale_out) {
  const int64_t half = out.size(1);
  const at::Tensor smoothing = smooth.defined() ? as_float(smooth).contiguous() : at::Tensor();
  float* const values = y.mutable_data_ptr<float>();
  int8_t* const to = out.mutable_data_ptr<int8_t>();
  float* const scales = scale_out.mutable_data_ptr<float>();
  const GemmTable& table = gemm_table();
  int64_t last = 0;
  for (const Group& group : groups) {
    const float* const by = smoothing.defined()
                                ? smoothing.const_data_ptr<float>() + group.expert * (smoothing.dim() == 2 ? half : 1)
                                : nullptr;
    const bool one = smoothing.defined() && smoothing.dim() == 1;
    at::parallel_for(group.first, group.last, rows_at_once(half), [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) {
        float* const gate = values + r * 2 * half;
        const float* const up = gate + half;
        table.finish({.y = gate, .n = half, .activation = GemmActivation::Silu});
        float top = 0.0f;
        for (int64_t j = 0; j < half; ++j) {
          gate[j] *= up[j];
          if (by) gate[j] *= by[one ? 0 : j];
          const float size = gate[j] < 0 ? -gate[j] : gate[j];
          top = size > top ? size : top;
        }
        const float scale = top / 127.0f;
        const float inverse = scale > 0.0f ? 127.0f / top : 0.0f;
        for (int64_t j = 0; j < half; ++j) gate[j] *= inverse;
        table.quantize(gate, half, to + r * half);
        scales[r] = scale;
      }
    });
    last = group.last;
  }
  if (last < out.size(0)) {
    out.narrow(0, last, out.size(0) - last).zero_();
    scale_out.narrow(0, last, out.size(0) - last).zero_();
  }
}

void grouped_swiglu_quant(const Integers& c, const at::Tensor& list, int64_t list_type, const at::Tensor& smooth,
                          const at::Tensor& out, const at::Tensor& scale_out) {
  const std::vector<Group> groups = read_groups(list, list_type, list.size(0), c.x.size(0));
  swiglu_quant(products_of(c, groups), groups, smooth, out, scale_out);
}

template <class Args>
void swiglu_quant_lists(const Args& a) {
  const at::Tensor assist = a.weightAssistMatrix.empty() ? at::Tensor() : a.weightAssistMatrix[0];
  grouped_swiglu_quant({.x = a.x,
                        .weight = a.weight[0],
                        .scale = a.weightScale[0],
                        .offset = {},
                        .before = assist,
                        .bias = {},
                        .tokens = a.xScale},
                       a.groupList, a.groupListType, given(a.smoothScale), a.output, a.outputScale);
}

}  // namespace

void GroupedMatmulSwigluQuantV2(const gen::GroupedMatmulSwigluQuantV2Args& a) { swiglu_quant_lists(a); }
void GroupedMatmulSwigluQuantWeightNzV2(const gen::GroupedMatmulSwigluQuantWeightNzV2Args& a) { swiglu_quant_lists(a); }

void GroupedMatmulSwigluQuantWeightNZ(const gen::GroupedMatmulSwigluQuantWeightNZArgs& a) {
  grouped_swiglu_quant({.x = a.x,
                        .weight = a.weight,
                        .scale = a.weightScale,
                        .offset = {},
                        .before = given(a.bias),
                        .bias = {},
                        .tokens = a.xScale},
                       a.groupList, 0, {}, a.output, a.outputScale);
  // Quantisation is symmetric.
  if (a.outputOffset) at::Tensor(*a.outputOffset).zero_();
}

// --- quantisation in front
// --------------------------------------------------------------------------------------------
namespace {

struct Dequant {
  at::Tensor x, weight, weight_scale, x_scale, smooth;
  std::string mode;
  bool turned = false;
  at::Tensor out;
};

// One product or, with groups, one for each of them. weight and weight_scale have the groups in front.
void quant_dequant(const Dequant& c, const std::vector<Group>& groups) {
  const int64_t m = c.x.size(0), k = c.x.size(1), n = c.out.size(1);
  at::Tensor x = as_float(c.x);
  if (c.smooth.defined()) x = x * as_float(c.smooth);
  at::Tensor scale;
  if (c.x_scale.defined()) {
    scale = as_float(c.x_scale).reshape({-1, 1});
  } else {
    scale = (c.mode == "pertensor" ? x.abs().amax().reshape({1, 1}) : x.abs().amax({1}, true)) / 127.0;
    if (k == 0) scale = at::zeros({m, 1}, at::kFloat);
  }
  const at::Tensor q = at::empty({m, k}, at::TensorOptions(at::kChar));
  // Times the reciprocal, as the published tests compute it: quotients in the middle of two integers tell.
  write_quantized(q, x * divide_by_scale(at::ones({}, at::kFloat), scale));
  const bool words = c.weight_scale.scalar_type() == at::kLong || c.weight_scale.scalar_type() == at::kUInt64;
  const at::Tensor columns = factors(c.weight_scale), rows = scale.expand({m, 1}).reshape({-1}).contiguous();
  Gemms products;
  int64_t last = 0;
  for (const Group& group : groups) {
    Gemm g;
    g.m = group.last - group.first, g.k = k, g.n = n;
    last = group.last;
    if (g.m == 0) continue;
    products.left(g, q.narrow(0, group.first, g.m));
    const at::Tensor w = c.weight[group.expert];
    products.right(g, c.turned ? w.transpose(0, 1) : w);
    g.column = products.keep(columns.reshape({-1, n})[group.expert].contiguous());
    // A scale in words holds the factor of x already.
    if (!words) g.row = products.keep(rows.narrow(0, group.first, g.m).contiguous());
    set_out(g, c.out.narrow(0, group.first, g.m));
    products.add(g);
  }
  products.run();
  if (last < m) c.out.narrow(0, last, m - last).zero_();
}

template <class Args>
Dequant dequant_of(const Args& a) {
  return {.x = a.x,
          .weight = a.weight,
          .weight_scale = a.weightScale,
          .x_scale = given(a.xScaleOptional),
          .smooth = given(a.smoothScaleOptional),
          .mode = a.xQuantMode.empty() ? "pertoken" : a.xQuantMode,
          .turned = a.transposeWeight,
          .out = a.out};
}

template <class Args>
void grouped_dequant(const Args& a) {
  quant_dequant(dequant_of(a), read_groups(a.groupList, 0, a.groupList.size(0), a.x.size(0)));
}

}  // namespace

void QuantMatmulDequant(const gen::QuantMatmulDequantArgs& a) {
  Dequant c = dequant_of(a);
  c.weight = c.weight.unsqueeze(0);
  quant_dequant(c, {{0, 0, a.x.size(0)}});
}

void QuantGroupedMatmulDequant(const gen::QuantGroupedMatmulDequantArgs& a) { grouped_dequant(a); }
void QuantGroupedMatmulDequantWeightNZ(const gen::QuantGroupedMatmulDequantWeightNZArgs& a) { grouped_dequant(a); }

}  // namespace hotplate::kernels
