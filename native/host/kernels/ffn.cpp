// Feed-forward networks of one or several experts: two products with an activation between them, in fp32, from floating
// weights, int8 weights (integer products), or int8 weights that are made floating first.
#include "gen/args_transformer.h"
#include "host/kernels/convert.h"
#include "host/kernels/matmul.h"
#include "host/kernels/out.h"
#include "host/kernels/quantize.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

namespace {

at::Tensor activate(const at::Tensor& x, const std::string& kind) {
  if (kind == "relu") return at::relu(x);
  if (kind == "silu") return at::silu(x);
  if (kind == "gelu") return at::gelu(x);
  return x * at::sigmoid(x * 1.702);  // fastgelu
}

// Scales of int64 or uint64 hold the bits of a float32 in their low half.
std::optional<at::Tensor> scale_values(const std::optional<at::Tensor>& t) {
  if (!t) return std::nullopt;
  if (at::isFloatingType(t->scalar_type())) return as_float(*t);
  const at::Tensor words = t->scalar_type() == at::kLong ? t->contiguous() : t->contiguous().view(at::kLong);
  const at::Tensor pairs = words.reshape({-1, 1}).view(at::kFloat);  // low word first
  return pairs.select(1, 0).contiguous().view(t->sizes());
}

// What belongs to one expert: a slice where there are experts.
std::optional<at::Tensor> of_expert(const std::optional<at::Tensor>& t, bool experts, int64_t e) {
  return t && experts ? std::optional<at::Tensor>(t->select(0, e)) : t;
}

at::Tensor integer_product(const at::Tensor& x, const at::Tensor& w) {
  at::Tensor out = at::empty({x.size(0), w.size(1)}, at::kInt);
  at::_int_mm_out(out, x.contiguous(), w.contiguous());
  return out;
}

at::Tensor product(const at::Tensor& x, const at::Tensor& w) {
  at::Tensor out = at::empty({x.size(0), w.size(1)}, at::kFloat);
  matmul(x, w, out);
  return out;
}

// int8 weights to floating ones: (w + offset) * scale for each column, each step in the type of x as on the chip.
at::Tensor floating_weights(const at::Tensor& w, const std::optional<at::Tensor>& scale,
                            const std::optional<at::Tensor>& offset, at::ScalarType type) {
  at::Tensor f = w.to(type);
  if (offset) f = f + *offset;
  return as_float(f * *scale);
}

// The activation's integers. With half results the steps between the products are halves, too, as on the chip.
at::Tensor quantised_activation(const at::Tensor& h, const at::Tensor& scale, const std::optional<at::Tensor>& offset,
                                const std::string& activation, at::ScalarType result) {
  const auto rounded = [&](const at::Tensor& t) { return result == at::kHalf ? as_float(t.to(at::kHalf)) : t; };
  at::Tensor x = rounded(activate(rounded(h), activation));
  x = rounded(x * rounded(scale));
  if (offset) x = rounded(x + rounded(*offset));
  at::Tensor q = at::empty(x.sizes(), at::kChar);
  write_quantized(q, x);
  return q;
}

}  // namespace

void FFNV2(const gen::FFNV2Args& a) {
  const bool experts = a.weight1.dim() == 3, quantised = a.deqScale1.has_value(),
             rebuilt = a.antiquantScale1.has_value();
  const at::Tensor x = a.x.reshape({-1, a.x.size(-1)});
  const at::Tensor y = a.y.view({-1, a.y.size(-1)});
  const int64_t rows = x.size(0), count = experts ? a.weight1.size(0) : 1;
  std::vector<int64_t> ends(static_cast<size_t>(count), rows);
  if (experts) {
    const std::vector<int64_t> tokens = a.expertTokens.value_or(std::vector<int64_t>{});
    TORCH_CHECK(static_cast<int64_t>(tokens.size()) == count, "expertTokens has ", tokens.size(),
                " elements, but there are ", count, " experts");
    ends = group_ends(at::tensor(tokens, at::kLong), !a.tokensIndexFlag, rows);
    TORCH_CHECK(ends.back() == rows, "expertTokens place ", ends.back(), " rows, but x has ", rows);
  }
  const std::optional<at::Tensor> deq1 = scale_values(a.deqScale1), deq2 = scale_values(a.deqScale2);
  int64_t first = 0;
  for (int64_t e = 0; e < count; ++e) {
    const int64_t n = ends[static_cast<size_t>(e)] - first;
    if (!n) continue;
    const at::Tensor part = x.narrow(0, first, n), out = y.narrow(0, first, n);
    first += n;
    const at::Tensor w1 = experts ? a.weight1[e] : a.weight1, w2 = experts ? a.weight2[e] : a.weight2;
    const auto bias1 = of_expert(a.bias1, experts, e), bias2 = of_expert(a.bias2, experts, e);
    if (quantised) {
      at::Tensor h = integer_product(part, w1);
      if (bias1) h = h + *bias1;
      h = as_float(h).mul_(*of_expert(deq1, experts, e));
      const at::Tensor q = quantised_activation(h, *of_expert(a.scale, experts, e), of_expert(a.offset, experts, e),
                                                a.activation, a.y.scalar_type());
      at::Tensor r = integer_product(q, w2);
      if (bias2) r = r + *bias2;
      write(out, as_float(r).mul_(*of_expert(deq2, experts, e)));
      continue;
    }
    const auto weights = [&](const at::Tensor& w, const std::optional<at::Tensor>& scale,
                             const std::optional<at::Tensor>& offset) {
      return rebuilt
                 ? floating_weights(w, of_expert(scale, experts, e), of_expert(offset, experts, e), a.x.scalar_type())
                 : w;
    };
    at::Tensor h =
        rebuilt ? product(as_float(part), weights(w1, a.antiquantScale1, a.antiquantOffset1)) : product(part, w1);
    if (bias1) h.add_(as_float(*bias1));
    h = activate(h, a.activation);
    // Products of 16-bit operands run several times faster; the activation is rounded as it would be between two
    // operators.
    at::Tensor r =
        rebuilt ? product(h, weights(w2, a.antiquantScale2, a.antiquantOffset2)) : product(h.to(w2.scalar_type()), w2);
    if (bias2) r.add_(as_float(*bias2));
    write(out, r);
  }
}

}  // namespace hotplate::kernels
