// Quantised matrix products: integers on both sides, or integer weights.
#include <ATen/ATen.h>
#include <ATen/ExpandUtils.h>

#include "gen/args_quant.h"
#include "host/kernels/convert.h"
#include "host/kernels/grouped.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

constexpr float kHalfByte = 8.0f;  // see grouped_matmul.cpp

// Calls f(left, right, out, number) with the matrices of a broadcast batch of products. With `join`, a right operand
// without a batch meets all rows of the left one at once.
template <class F>
void for_matrices(const at::Tensor& x1, const at::Tensor& x2, const at::Tensor& out, bool join, F f) {
  if (join && x2.dim() == 2 && x1.dim() > 2 && x1.is_contiguous() && out.is_contiguous()) {
    return f(x1.flatten(0, -2), x2, out.flatten(0, -2), 0);
  }
  std::vector<int64_t> batch(out.sizes().begin(), out.sizes().end() - 2);
  const auto expanded = [&](const at::Tensor& t) {
    std::vector<int64_t> sizes(batch);
    sizes.insert(sizes.end(), {t.size(-2), t.size(-1)});
    return t.expand(sizes);
  };
  const at::Tensor a = expanded(x1), b = expanded(x2);
  std::vector<int64_t> at(batch.size(), 0);
  const auto pick = [&](at::Tensor t) {
    for (int64_t i : at) t = t[i];
    return t;
  };
  const int64_t count = c10::multiply_integers(batch);
  for (int64_t n = 0; n < count; ++n) {
    int64_t rest = n;
    for (size_t d = batch.size(); d-- > 0;) {
      at[d] = rest % batch[d];
      rest /= batch[d];
    }
    f(pick(a), pick(b), pick(out), n);
  }
}

at::Tensor turned(const at::Tensor& t, bool turn) { return turn ? t.transpose(-1, -2) : t; }

struct QuantCall {
  at::Tensor x1, x2;
  std::optional<at::Tensor> x1_scale, x2_scale, x2_offset, y_offset, bias;
  GemmActivation activation = GemmActivation::None;
  int64_t group_size = 0;  // sizes of blocks along m, n and k, 16 bits each
  at::Tensor out;
};

at::Tensor filled(const std::optional<at::Tensor>& t) { return t && t->numel() ? *t : at::Tensor(); }

bool is_words(const at::Tensor& t) { return t.scalar_type() == at::kLong || t.scalar_type() == at::kUInt64; }

// Each row of `t` [groups, columns], each column `width` times (0: as often as makes n columns).
at::Tensor spread(const at::Tensor& t, int64_t n, int64_t width) {
  const int64_t columns = t.size(1);
  if (columns == n) return t.contiguous();
  if (width == 0) width = (n + columns - 1) / columns;
  TORCH_CHECK(columns * width >= n, columns, " blocks of ", width, " columns do not cover ", n);
  return t.unsqueeze(2).expand({t.size(0), columns, width}).flatten(1).narrow(1, 0, n).contiguous();
}

void quant_matmul(const QuantCall& c) {
  const bool x4 = c.x1.scalar_type() == at::kInt, w4 = c.x2.scalar_type() == at::kInt;
  const at::Tensor tokens = filled(c.x1_scale), columns = filled(c.x2_scale), offset = filled(c.x2_offset),
                   bias = filled(c.bias);
  const bool blocks = tokens.defined() && tokens.dim() == 2 && tokens.size(1) > 1;
  const bool half_bytes = w4 && !x4;
  const bool grouped = columns.dim() == 2 &&
                       (columns.size(0) > 1 || half_bytes || (offset.defined() && offset.scalar_type() == at::kHalf));
  Gemms products;
  for_matrices(c.x1, c.x2, c.out, !bias.defined() || bias.dim() != 3,
               [&](const at::Tensor& a, const at::Tensor& b, const at::Tensor& y, int64_t batch) {
                 Gemm g;
                 g.m = y.size(0), g.n = y.size(1), g.k = a.size(1) * (x4 ? 8 : 1);
                 products.left(g, a);
                 products.right(g, b);
                 set_out(g, y);
                 // The factors of all rows repeat from batch to batch.
                 const auto of_rows = [&](const at::Tensor& t) {
                   const at::Tensor flat = as_float(t).reshape({-1});
                   return products.keep(flat.numel() == 1 ? flat.expand({g.m}).contiguous()
                                                          : flat.repeat({g.m / flat.numel()}).contiguous());
                 };
                 const auto of_groups = [&](const at::Tensor& t) {
                   return products.keep(spread(factors(t), g.n, c.group_size >> 16 & 0xFFFF));
                 };
                 if (blocks) {
                   // [m, groups] of x1 and [groups, blocks of n] of x2.
                   const int64_t groups = tokens.size(1);
                   g.left_scale.scale = products.keep(as_float(tokens).t().contiguous());
                   g.left_scale.ld = g.m;
                   g.right_scale.scale = of_groups(columns);
                   g.right_scale.ld = g.n;
                   const int64_t depth = c.group_size & 0xFFFF;
                   g.left_scale.group = g.right_scale.group = depth ? depth : (g.k + groups - 1) / groups;
                   TORCH_CHECK(g.left_scale.group * groups >= g.k, groups, " blocks of ", depth,
                               " do not cover k = ", g.k);
                 } else if (grouped) {
                   if (half_bytes) {
                     const at::Tensor one = at::ones({g.m}, at::kFloat);
                     g.left_scale.scale = products.keep(one);
                     g.left_scale.offset = products.keep(one * -kHalfByte);
                     g.before = products.keep(vector_of(as_float(filled(c.y_offset)), g.n));
                   }
                   g.right_scale.scale = of_groups(columns);
                   if (offset.defined()) g.right_scale.offset = products.keep(-as_float(offset).contiguous());
                   g.right_scale.ld = g.n;
                   g.right_scale.group = columns.size(0) > 1 ? g.k / columns.size(0) : 0;
                   if (tokens.defined()) g.row = of_rows(tokens);
                 } else {
                   if (y.scalar_type() != at::kInt) g.column = products.keep(vector_of(factors(columns), g.n));
                   if (tokens.defined()) g.row = of_rows(tokens);
                   if (offset.defined()) {
                     g.bias = products.keep(vector_of(as_float(offset), g.n));
                   } else if (is_words(columns) && y.scalar_type() == at::kChar) {
                     const at::Tensor words = word_offsets(columns);
                     if (words.defined()) g.bias = products.keep(vector_of(words, g.n));
                   }
                 }
                 if (bias.defined()) {
                   const at::Tensor own = bias.dim() == 3 ? bias[batch].reshape({-1}) : bias.reshape({-1});
                   if (bias.scalar_type() == at::kInt) {
                     g.integer_bias = products.keep_int(own.contiguous());
                   } else {
                     g.bias = products.keep(vector_of(as_float(own), g.n));
                   }
                 }
                 g.activation = c.activation;
                 products.add(g);
               });
  products.run();
}

template <class Args>
void quant_matmul_v5(const Args& a) {
  quant_matmul({.x1 = turned(a.x1, a.transposeX1),
                .x2 = turned(a.x2, a.transposeX2),
                .x1_scale = a.x1Scale,
                .x2_scale = a.x2Scale,
                .x2_offset = a.x2Offset,
                .y_offset = a.yOffset,
                .bias = a.bias,
                .group_size = std::max<int64_t>(a.groupSize, 0),
                .out = a.out});
}

template <class Args>
void fused_quant_matmul(const Args& a) {
  quant_matmul({.x1 = a.x1,
                .x2 = a.x2,
                .x1_scale = a.x1Scale,
                .x2_scale = a.x2Scale,
                .x2_offset = std::nullopt,
                .y_offset = std::nullopt,
                .bias = a.biasOptional,
                .activation = a.fusedOpType == "gelu_tanh" ? GemmActivation::GeluTanh : GemmActivation::GeluErf,
                .out = a.out});
}

}  // namespace

void QuantMatmulV5(const gen::QuantMatmulV5Args& a) { quant_matmul_v5(a); }
void QuantMatmulWeightNz(const gen::QuantMatmulWeightNzArgs& a) { quant_matmul_v5(a); }
void FusedQuantMatmul(const gen::FusedQuantMatmulArgs& a) { fused_quant_matmul(a); }
void FusedQuantMatmulWeightNz(const gen::FusedQuantMatmulWeightNzArgs& a) { fused_quant_matmul(a); }

void QuantMatmulReduceSumWeightNz(const gen::QuantMatmulReduceSumWeightNzArgs& a) {
  const int64_t batch = a.x1.size(0), m = a.x1.size(1), k = a.x1.size(2), n = a.x2.size(2);
  const at::Tensor sum = at::zeros({m, n}, at::TensorOptions(at::kFloat));
  const at::Tensor rows = as_float(a.x1Scale).contiguous();
  // One product after the other, as all of them add to the same sums.
  for (int64_t i = 0; i < batch; ++i) {
    Gemms products;
    Gemm g;
    g.m = m, g.n = n, g.k = k;
    products.left(g, a.x1[i]);
    products.right(g, a.x2[i]);
    g.row = products.keep(rows[i]);
    set_out(g, sum);
    g.accumulate = true;
    products.add(g);
    products.run();
  }
  write(a.out, sum * as_float(a.x2Scale));
}

// --- integer weights
// --------------------------------------------------------------------------------------------------
namespace {

template <class Args>
void weight_quant(const Args& a) {
  const int64_t n = a.y.size(-1), group = a.antiquantGroupSize;
  const at::Tensor scale = factors(a.antiquantScale);
  Gemms products;
  for_matrices(a.x, a.weight, a.y, true, [&](const at::Tensor& x, const at::Tensor& w, const at::Tensor& y, int64_t) {
    Gemm g;
    g.m = y.size(0), g.n = n, g.k = x.size(1);
    products.left(g, x);
    products.right(g, w);
    set_out(g, y);
    g.right_scale.scale = products.keep(group ? scale : vector_of(scale, n));
    if (a.antiquantOffsetOptional) {
      const at::Tensor offset = as_float(*a.antiquantOffsetOptional).contiguous();
      g.right_scale.offset = products.keep(group ? offset : vector_of(offset, n));
    }
    g.right_scale.group = group;
    g.right_scale.ld = n;
    const at::Tensor bias = a.biasOptional ? vector_of(as_float(*a.biasOptional), n) : at::Tensor();
    if (a.quantScaleOptional) {
      if (bias.defined()) g.before = products.keep(bias);
      g.column = products.keep(vector_of(factors(*a.quantScaleOptional), n));
      at::Tensor offset;
      if (a.quantOffsetOptional) {
        offset = as_float(*a.quantOffsetOptional);
      } else if (is_words(*a.quantScaleOptional)) {
        offset = word_offsets(*a.quantScaleOptional);
      }
      if (offset.defined()) g.bias = products.keep(vector_of(offset, n));
    } else if (bias.defined()) {
      g.bias = products.keep(bias);
    }
    products.add(g);
  });
  products.run();
}

}  // namespace

void WeightQuantBatchMatmulV2(const gen::WeightQuantBatchMatmulV2Args& a) { weight_quant(a); }
void WeightQuantBatchMatmulV3(const gen::WeightQuantBatchMatmulV3Args& a) { weight_quant(a); }
void WeightQuantBatchMatmulNz(const gen::WeightQuantBatchMatmulNzArgs& a) { weight_quant(a); }

}  // namespace hotplate::kernels
