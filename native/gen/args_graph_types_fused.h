// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpApplyAdamWArgs {
  at::Tensor var;
  at::Tensor m;
  at::Tensor v;
  at::Tensor beta1_power;
  at::Tensor beta2_power;
  at::Tensor lr;
  at::Tensor weight_decay;
  at::Tensor beta1;
  at::Tensor beta2;
  at::Tensor epsilon;
  at::Tensor grad;
  std::optional<at::Tensor> max_grad_norm;
  at::Tensor var_out;
  at::Tensor m_out;
  at::Tensor v_out;
  bool amsgrad;
  bool maximize;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAttentionLnQKVArgs {
  at::Tensor x;
  at::Tensor kernel_query;
  at::Tensor kernel_key;
  at::Tensor kernel_value;
  at::Tensor gamma;
  at::Tensor beta;
  std::optional<at::Tensor> bias_query;
  std::optional<at::Tensor> bias_key;
  std::optional<at::Tensor> bias_value;
  at::Tensor norm;
  at::Tensor query_output;
  at::Tensor key_output;
  at::Tensor value_output;
  at::Tensor mean;
  at::Tensor variance;
  double epsilon;
  bool trans_a;
  bool trans_b;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAttentionQKVGradWArgs {
  at::Tensor x;
  at::Tensor query_dx;
  at::Tensor key_dw;
  at::Tensor value_dw;
  at::Tensor dw_query;
  at::Tensor dw_key;
  at::Tensor dw_value;
  at::Tensor dbias_query;
  at::Tensor dbias_key;
  at::Tensor dbias_value;
  bool trans_a;
  bool trans_b;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAttentionQKVGradXArgs {
  at::Tensor ln_dx;
  at::Tensor query_dx;
  at::Tensor key_dw;
  at::Tensor value_dw;
  at::Tensor kernel_query;
  at::Tensor kernel_key;
  at::Tensor kernel_value;
  at::Tensor dx;
  bool trans_a;
  bool trans_b;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAttentionScoreArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor padding_mask;
  at::Tensor scale;
  at::Tensor drop_mask;
  at::Tensor attention_score;
  at::Tensor softmax_output;
  double keep_prob;
  bool query_transpose;
  bool key_transpose;
  bool bmm_score_transpose_a;
  bool bmm_score_transpose_b;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAttentionScoreGradArgs {
  at::Tensor attention_score;
  at::Tensor dx;
  at::Tensor value;
  at::Tensor key;
  at::Tensor query;
  at::Tensor scale;
  at::Tensor drop_mask;
  at::Tensor value_dw;
  at::Tensor query_dx;
  at::Tensor key_dw;
  double keep_prob;
  bool query_transpose;
  bool key_transpose;
  bool value_transpose;
  bool dx_transpose;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAxpyWithSoftmaxAndDropOutDoMaskArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor mask;
  at::Tensor y1;
  at::Tensor y2;
  double alpha;
  double input_keep_prob;
  std::vector<int64_t> axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDropoutWithMulsAndSoftmaxGradArgs {
  at::Tensor y_grad;
  at::Tensor mask;
  at::Tensor softmax_output;
  at::Tensor x_grad;
  double alpha;
  double input_keep_prob;
  std::vector<int64_t> axes;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMultiHeadAttentionArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor query_weight;
  at::Tensor key_weight;
  at::Tensor value_weight;
  at::Tensor attn_mask;
  at::Tensor out_proj_weight;
  std::optional<at::Tensor> query_bias;
  std::optional<at::Tensor> key_bias;
  std::optional<at::Tensor> value_bias;
  std::optional<at::Tensor> out_proj_bias;
  std::optional<at::Tensor> dropout_mask_input;
  at::Tensor y;
  at::Tensor dropout_mask;
  at::Tensor query_res;
  at::Tensor key_res;
  at::Tensor value_res;
  at::Tensor attn_scores;
  at::Tensor attn_res;
  at::Tensor context;
  int64_t attn_head_num;
  int64_t attn_dim_per_head;
  int64_t src_len;
  int64_t tgt_len;
  double keep_prob;
  bool softmax_use_float;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMultiHeadAttentionGradArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor query_weight;
  at::Tensor key_weight;
  at::Tensor value_weight;
  at::Tensor out_proj_weight;
  at::Tensor query_res;
  at::Tensor key_res;
  at::Tensor value_res;
  at::Tensor attn_scores;
  at::Tensor attn_res;
  at::Tensor context;
  at::Tensor y_grad;
  std::optional<at::Tensor> dropout_mask;
  at::Tensor query_weight_grad;
  at::Tensor key_weight_grad;
  at::Tensor value_weight_grad;
  at::Tensor out_proj_weight_grad;
  at::Tensor query_grad;
  at::Tensor key_grad;
  at::Tensor value_grad;
  at::Tensor query_bias_grad;
  at::Tensor key_bias_grad;
  at::Tensor value_bias_grad;
  at::Tensor out_proj_bias_grad;
  int64_t attn_head_num;
  int64_t attn_dim_per_head;
  int64_t src_len;
  int64_t tgt_len;
  double keep_prob;
  bool softmax_use_float;
  std::vector<bool> bias_grad_mask;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMultinomialWithReplacementArgs {
  at::Tensor x;
  at::Tensor seed;
  at::Tensor offset;
  at::Tensor y;
  int64_t numsamples;
  bool replacement;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpQuantizeArgs {
  at::Tensor x;
  at::Tensor scales;
  std::optional<at::Tensor> zero_points;
  at::Tensor y;
  std::string dtype;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRotaryMulArgs {
  at::Tensor x;
  at::Tensor r1;
  at::Tensor r2;
  at::Tensor y;
  std::string mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStatelessRandpermArgs {
  at::Tensor n;
  at::Tensor seed;
  at::Tensor offset;
  at::Tensor y;
  int64_t layout;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpUniqueConsecutiveArgs {
  at::Tensor x;
  at::Tensor y;
  at::Tensor idx;
  at::Tensor count;
  bool return_idx;
  bool return_counts;
  int64_t axis;
  at::ScalarType out_idx;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpUniqueWithCountsAndSortingArgs {
  at::Tensor x;
  at::Tensor y;
  at::Tensor indices;
  at::Tensor counts;
  bool return_inverse;
  bool return_counts;
  bool sorted;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
