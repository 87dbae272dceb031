// What grouped and quantised matrix products share: groups of rows, factors as float32, and weights in their forms.
#pragma once

#include <ATen/ATen.h>

#include <vector>

#include "host/kernels/gemm.h"

namespace hotplate::kernels {

// Rows first .. last of one expert.
struct Group {
  int64_t expert = 0, first = 0, last = 0;
};

// Reads a group list: 0 ends of the groups, 1 sizes, 2 pairs of a group and its size. Throws when a number is negative,
// decreases, or lies behind `rows`, or names no expert.
std::vector<Group> read_groups(const at::Tensor& list, int64_t type, int64_t experts, int64_t rows);

// Numbers as contiguous float32 of the same shape. 64-bit integers are words of npu_trans_quant_param: the low half is
// the factor.
at::Tensor factors(const at::Tensor& t);
// Vector of n numbers: `t` itself, or its one number n times.
at::Tensor vector_of(const at::Tensor& t, int64_t n);
// The offsets that 64-bit words carry beside the factor, as float32 of the same shape; undefined where all are 0.
at::Tensor word_offsets(const at::Tensor& words);

// Keeps what products point to until they have run.
class Gemms {
 public:
  // A pointer to the contiguous float32 vector, kept.
  const float* keep(const at::Tensor& t) {
    kept_.push_back(t);
    return t.const_data_ptr<float>();
  }
  const int32_t* keep_int(const at::Tensor& t) {
    kept_.push_back(t);
    return t.const_data_ptr<int32_t>();
  }
  // The two operands of a product of [m, k] and [k, n]. int32 holds 4-bit integers; of the right one in the dimension
  // that makes its sizes fit.
  void left(Gemm& g, const at::Tensor& x);
  void right(Gemm& g, const at::Tensor& w);
  void add(const Gemm& g) { products_.push_back(g); }
  void run() {
    gemm(products_);
    products_.clear();
    kept_.clear();
  }

 private:
  std::vector<Gemm> products_;
  std::vector<at::Tensor> kept_;
};

// Matrices [e, k, n] of a weight that came as such or in blocks [e, n1, k1, 16, n0].
at::Tensor stacked(const at::Tensor& weight);

}  // namespace hotplate::kernels
