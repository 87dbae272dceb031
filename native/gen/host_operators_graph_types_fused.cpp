// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_fused.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpApplyAdamW(const gen::OpApplyAdamWArgs& args);
void OpAttentionLnQKV(const gen::OpAttentionLnQKVArgs& args);
void OpAttentionQKVGradW(const gen::OpAttentionQKVGradWArgs& args);
void OpAttentionQKVGradX(const gen::OpAttentionQKVGradXArgs& args);
void OpAttentionScore(const gen::OpAttentionScoreArgs& args);
void OpAttentionScoreGrad(const gen::OpAttentionScoreGradArgs& args);
void OpAxpyWithSoftmaxAndDropOutDoMask(const gen::OpAxpyWithSoftmaxAndDropOutDoMaskArgs& args);
void OpDropoutWithMulsAndSoftmaxGrad(const gen::OpDropoutWithMulsAndSoftmaxGradArgs& args);
void OpMultiHeadAttention(const gen::OpMultiHeadAttentionArgs& args);
void OpMultiHeadAttentionGrad(const gen::OpMultiHeadAttentionGradArgs& args);
void OpMultinomialWithReplacement(const gen::OpMultinomialWithReplacementArgs& args);
void OpQuantize(const gen::OpQuantizeArgs& args);
void OpRotaryMul(const gen::OpRotaryMulArgs& args);
void OpStatelessRandperm(const gen::OpStatelessRandpermArgs& args);
void OpUniqueConsecutive(const gen::OpUniqueConsecutiveArgs& args);
void OpUniqueWithCountsAndSorting(const gen::OpUniqueWithCountsAndSortingArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpApplyAdamW(nn::OperatorTask& task) {
  const gen::OpApplyAdamWArgs args{
      .var = arguments::tensor(task, 0),
      .m = arguments::tensor(task, 1),
      .v = arguments::tensor(task, 2),
      .beta1_power = arguments::tensor(task, 3),
      .beta2_power = arguments::tensor(task, 4),
      .lr = arguments::tensor(task, 5),
      .weight_decay = arguments::tensor(task, 6),
      .beta1 = arguments::tensor(task, 7),
      .beta2 = arguments::tensor(task, 8),
      .epsilon = arguments::tensor(task, 9),
      .grad = arguments::tensor(task, 10),
      .max_grad_norm = arguments::optional_tensor(task, 11),
      .var_out = outputs::tensor(task, 12),
      .m_out = outputs::tensor(task, 13),
      .v_out = outputs::tensor(task, 14),
      .amsgrad = arguments::boolean(task, 15),
      .maximize = arguments::boolean(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpApplyAdamW(args);
  return {};
}

rt::Outcome run_OpAttentionLnQKV(nn::OperatorTask& task) {
  const gen::OpAttentionLnQKVArgs args{
      .x = arguments::tensor(task, 0),
      .kernel_query = arguments::tensor(task, 1),
      .kernel_key = arguments::tensor(task, 2),
      .kernel_value = arguments::tensor(task, 3),
      .gamma = arguments::tensor(task, 4),
      .beta = arguments::tensor(task, 5),
      .bias_query = arguments::optional_tensor(task, 6),
      .bias_key = arguments::optional_tensor(task, 7),
      .bias_value = arguments::optional_tensor(task, 8),
      .norm = outputs::tensor(task, 9),
      .query_output = outputs::tensor(task, 10),
      .key_output = outputs::tensor(task, 11),
      .value_output = outputs::tensor(task, 12),
      .mean = outputs::tensor(task, 13),
      .variance = outputs::tensor(task, 14),
      .epsilon = arguments::real(task, 15),
      .trans_a = arguments::boolean(task, 16),
      .trans_b = arguments::boolean(task, 17),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAttentionLnQKV(args);
  return {};
}

rt::Outcome run_OpAttentionQKVGradW(nn::OperatorTask& task) {
  const gen::OpAttentionQKVGradWArgs args{
      .x = arguments::tensor(task, 0),
      .query_dx = arguments::tensor(task, 1),
      .key_dw = arguments::tensor(task, 2),
      .value_dw = arguments::tensor(task, 3),
      .dw_query = outputs::tensor(task, 4),
      .dw_key = outputs::tensor(task, 5),
      .dw_value = outputs::tensor(task, 6),
      .dbias_query = outputs::tensor(task, 7),
      .dbias_key = outputs::tensor(task, 8),
      .dbias_value = outputs::tensor(task, 9),
      .trans_a = arguments::boolean(task, 10),
      .trans_b = arguments::boolean(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAttentionQKVGradW(args);
  return {};
}

rt::Outcome run_OpAttentionQKVGradX(nn::OperatorTask& task) {
  const gen::OpAttentionQKVGradXArgs args{
      .ln_dx = arguments::tensor(task, 0),
      .query_dx = arguments::tensor(task, 1),
      .key_dw = arguments::tensor(task, 2),
      .value_dw = arguments::tensor(task, 3),
      .kernel_query = arguments::tensor(task, 4),
      .kernel_key = arguments::tensor(task, 5),
      .kernel_value = arguments::tensor(task, 6),
      .dx = outputs::tensor(task, 7),
      .trans_a = arguments::boolean(task, 8),
      .trans_b = arguments::boolean(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAttentionQKVGradX(args);
  return {};
}

rt::Outcome run_OpAttentionScore(nn::OperatorTask& task) {
  const gen::OpAttentionScoreArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .padding_mask = arguments::tensor(task, 3),
      .scale = arguments::tensor(task, 4),
      .drop_mask = arguments::tensor(task, 5),
      .attention_score = outputs::tensor(task, 6),
      .softmax_output = outputs::tensor(task, 7),
      .keep_prob = arguments::real(task, 8),
      .query_transpose = arguments::boolean(task, 9),
      .key_transpose = arguments::boolean(task, 10),
      .bmm_score_transpose_a = arguments::boolean(task, 11),
      .bmm_score_transpose_b = arguments::boolean(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAttentionScore(args);
  return {};
}

rt::Outcome run_OpAttentionScoreGrad(nn::OperatorTask& task) {
  const gen::OpAttentionScoreGradArgs args{
      .attention_score = arguments::tensor(task, 0),
      .dx = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .key = arguments::tensor(task, 3),
      .query = arguments::tensor(task, 4),
      .scale = arguments::tensor(task, 5),
      .drop_mask = arguments::tensor(task, 6),
      .value_dw = outputs::tensor(task, 7),
      .query_dx = outputs::tensor(task, 8),
      .key_dw = outputs::tensor(task, 9),
      .keep_prob = arguments::real(task, 10),
      .query_transpose = arguments::boolean(task, 11),
      .key_transpose = arguments::boolean(task, 12),
      .value_transpose = arguments::boolean(task, 13),
      .dx_transpose = arguments::boolean(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAttentionScoreGrad(args);
  return {};
}

rt::Outcome run_OpAxpyWithSoftmaxAndDropOutDoMask(nn::OperatorTask& task) {
  const gen::OpAxpyWithSoftmaxAndDropOutDoMaskArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .mask = arguments::tensor(task, 2),
      .y1 = outputs::tensor(task, 3),
      .y2 = outputs::tensor(task, 4),
      .alpha = arguments::real(task, 5),
      .input_keep_prob = arguments::real(task, 6),
      .axis = arguments::ints(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAxpyWithSoftmaxAndDropOutDoMask(args);
  return {};
}

rt::Outcome run_OpDropoutWithMulsAndSoftmaxGrad(nn::OperatorTask& task) {
  const gen::OpDropoutWithMulsAndSoftmaxGradArgs args{
      .y_grad = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .softmax_output = arguments::tensor(task, 2),
      .x_grad = outputs::tensor(task, 3),
      .alpha = arguments::real(task, 4),
      .input_keep_prob = arguments::real(task, 5),
      .axes = arguments::ints(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDropoutWithMulsAndSoftmaxGrad(args);
  return {};
}

rt::Outcome run_OpEmbeddingDenseGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::embedding_dense_backward", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // indices
  stack.push_back(ivalue::integer(task, 3));  // num_weights
  stack.push_back(ivalue::integer(task, 4));  // padding_idx
  stack.push_back(ivalue::boolean(task, 5));  // scale_grad_by_freq
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpMultiHeadAttention(nn::OperatorTask& task) {
  const gen::OpMultiHeadAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .query_weight = arguments::tensor(task, 3),
      .key_weight = arguments::tensor(task, 4),
      .value_weight = arguments::tensor(task, 5),
      .attn_mask = arguments::tensor(task, 6),
      .out_proj_weight = arguments::tensor(task, 7),
      .query_bias = arguments::optional_tensor(task, 8),
      .key_bias = arguments::optional_tensor(task, 9),
      .value_bias = arguments::optional_tensor(task, 10),
      .out_proj_bias = arguments::optional_tensor(task, 11),
      .dropout_mask_input = arguments::optional_tensor(task, 12),
      .y = outputs::tensor(task, 13),
      .dropout_mask = outputs::tensor(task, 14),
      .query_res = outputs::tensor(task, 15),
      .key_res = outputs::tensor(task, 16),
      .value_res = outputs::tensor(task, 17),
      .attn_scores = outputs::tensor(task, 18),
      .attn_res = outputs::tensor(task, 19),
      .context = outputs::tensor(task, 20),
      .attn_head_num = arguments::integer(task, 21),
      .attn_dim_per_head = arguments::integer(task, 22),
      .src_len = arguments::integer(task, 23),
      .tgt_len = arguments::integer(task, 24),
      .keep_prob = arguments::real(task, 25),
      .softmax_use_float = arguments::boolean(task, 26),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMultiHeadAttention(args);
  return {};
}

rt::Outcome run_OpMultiHeadAttentionGrad(nn::OperatorTask& task) {
  const gen::OpMultiHeadAttentionGradArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .query_weight = arguments::tensor(task, 3),
      .key_weight = arguments::tensor(task, 4),
      .value_weight = arguments::tensor(task, 5),
      .out_proj_weight = arguments::tensor(task, 6),
      .query_res = arguments::tensor(task, 7),
      .key_res = arguments::tensor(task, 8),
      .value_res = arguments::tensor(task, 9),
      .attn_scores = arguments::tensor(task, 10),
      .attn_res = arguments::tensor(task, 11),
      .context = arguments::tensor(task, 12),
      .y_grad = arguments::tensor(task, 13),
      .dropout_mask = arguments::optional_tensor(task, 14),
      .query_weight_grad = outputs::tensor(task, 15),
      .key_weight_grad = outputs::tensor(task, 16),
      .value_weight_grad = outputs::tensor(task, 17),
      .out_proj_weight_grad = outputs::tensor(task, 18),
      .query_grad = outputs::tensor(task, 19),
      .key_grad = outputs::tensor(task, 20),
      .value_grad = outputs::tensor(task, 21),
      .query_bias_grad = outputs::tensor(task, 22),
      .key_bias_grad = outputs::tensor(task, 23),
      .value_bias_grad = outputs::tensor(task, 24),
      .out_proj_bias_grad = outputs::tensor(task, 25),
      .attn_head_num = arguments::integer(task, 26),
      .attn_dim_per_head = arguments::integer(task, 27),
      .src_len = arguments::integer(task, 28),
      .tgt_len = arguments::integer(task, 29),
      .keep_prob = arguments::real(task, 30),
      .softmax_use_float = arguments::boolean(task, 31),
      .bias_grad_mask = arguments::bools(task, 32),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMultiHeadAttentionGrad(args);
  return {};
}

rt::Outcome run_OpMultinomialWithReplacement(nn::OperatorTask& task) {
  const gen::OpMultinomialWithReplacementArgs args{
      .x = arguments::tensor(task, 0),
      .seed = arguments::tensor(task, 1),
      .offset = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .numsamples = arguments::integer(task, 4),
      .replacement = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMultinomialWithReplacement(args);
  return {};
}

rt::Outcome run_OpQuantize(nn::OperatorTask& task) {
  const gen::OpQuantizeArgs args{
      .x = arguments::tensor(task, 0),
      .scales = arguments::tensor(task, 1),
      .zero_points = arguments::optional_tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .dtype = arguments::string(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpQuantize(args);
  return {};
}

rt::Outcome run_OpRotaryMul(nn::OperatorTask& task) {
  const gen::OpRotaryMulArgs args{
      .x = arguments::tensor(task, 0),
      .r1 = arguments::tensor(task, 1),
      .r2 = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .mode = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRotaryMul(args);
  return {};
}

rt::Outcome run_OpStatelessRandperm(nn::OperatorTask& task) {
  const gen::OpStatelessRandpermArgs args{
      .n = arguments::tensor(task, 0),
      .seed = arguments::tensor(task, 1),
      .offset = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .layout = arguments::integer(task, 4),
      .dtype = arguments::scalar_type(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStatelessRandperm(args);
  return {};
}

rt::Outcome run_OpUniqueConsecutive(nn::OperatorTask& task) {
  const gen::OpUniqueConsecutiveArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .idx = outputs::tensor(task, 2),
      .count = outputs::tensor(task, 3),
      .return_idx = arguments::boolean(task, 4),
      .return_counts = arguments::boolean(task, 5),
      .axis = arguments::integer(task, 6),
      .out_idx = arguments::scalar_type(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpUniqueConsecutive(args);
  return {};
}

rt::Outcome run_OpUniqueWithCountsAndSorting(nn::OperatorTask& task) {
  const gen::OpUniqueWithCountsAndSortingArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .indices = outputs::tensor(task, 2),
      .counts = outputs::tensor(task, 3),
      .return_inverse = arguments::boolean(task, 4),
      .return_counts = arguments::boolean(task, 5),
      .sorted = arguments::boolean(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpUniqueWithCountsAndSorting(args);
  return {};
}

}  // namespace hotplate::host
