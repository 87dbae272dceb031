// Sums of the rows of a token's experts, and their gradients.
#pragma once

#include "host/kernels/rows.h"

namespace hotplate::kernels {

// Throws when a place lies outside [0, rows).
void check_places(const Indices& places, int64_t rows, const char* name);

// result[t] = sum over j < k of weights[t][j] * rows[places[t * k + j]], weights of 1 when absent. Places behind the
// last row count as nothing.
void gather_sum(const at::Tensor& rows, const Indices& places, int64_t k, const std::optional<at::Tensor>& weights,
                const at::Tensor& result);

struct UnpermuteGradient {
  const at::Tensor& grad;  // of the result
  const Indices& places;
  int64_t k;
  std::optional<at::Tensor> rows, weights;
  const at::Tensor& rows_grad;
  std::optional<at::Tensor> weights_grad;
};

void gather_sum_gradient(const UnpermuteGradient& g);

}  // namespace hotplate::kernels
