// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_normalization.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpBN3DTrainingReduce(const gen::OpBN3DTrainingReduceArgs& args);
void OpBN3DTrainingReduceGrad(const gen::OpBN3DTrainingReduceGradArgs& args);
void OpBN3DTrainingUpdate(const gen::OpBN3DTrainingUpdateArgs& args);
void OpBN3DTrainingUpdateGrad(const gen::OpBN3DTrainingUpdateGradArgs& args);
void OpBNInfer(const gen::OpBNInferArgs& args);
void OpBNInferGrad(const gen::OpBNInferGradArgs& args);
void OpBNTrainingReduce(const gen::OpBNTrainingReduceArgs& args);
void OpBNTrainingReduceGrad(const gen::OpBNTrainingReduceGradArgs& args);
void OpBNTrainingUpdate(const gen::OpBNTrainingUpdateArgs& args);
void OpBNTrainingUpdateGrad(const gen::OpBNTrainingUpdateGradArgs& args);
void OpBinaryCrossEntropy(const gen::OpBinaryCrossEntropyArgs& args);
void OpBinaryCrossEntropyGrad(const gen::OpBinaryCrossEntropyGradArgs& args);
void OpGroupNorm(const gen::OpGroupNormArgs& args);
void OpImgToTensor(const gen::OpImgToTensorArgs& args);
void OpKLDiv(const gen::OpKLDivArgs& args);
void OpKlDivLossGrad(const gen::OpKlDivLossGradArgs& args);
void OpL1LossGrad(const gen::OpL1LossGradArgs& args);
void OpLayerNorm(const gen::OpLayerNormArgs& args);
void OpLayerNormGrad(const gen::OpLayerNormGradArgs& args);
void OpLayerNormV3(const gen::OpLayerNormV3Args& args);
void OpLpLoss(const gen::OpLpLossArgs& args);
void OpMseLoss(const gen::OpMseLossArgs& args);
void OpMseLossGrad(const gen::OpMseLossGradArgs& args);
void OpMultilabelMarginLoss(const gen::OpMultilabelMarginLossArgs& args);
void OpNLLLoss(const gen::OpNLLLossArgs& args);
void OpNLLLossGrad(const gen::OpNLLLossGradArgs& args);
void OpNormalizeBatch(const gen::OpNormalizeBatchArgs& args);
void OpNormalizeV2(const gen::OpNormalizeV2Args& args);
void OpRmsNorm(const gen::OpRmsNormArgs& args);
void OpSigmoidCrossEntropyWithLogitsGradV2(const gen::OpSigmoidCrossEntropyWithLogitsGradV2Args& args);
void OpSigmoidCrossEntropyWithLogitsV2(const gen::OpSigmoidCrossEntropyWithLogitsV2Args& args);
void OpSmoothL1LossGradV2(const gen::OpSmoothL1LossGradV2Args& args);
void OpSmoothL1LossV2(const gen::OpSmoothL1LossV2Args& args);
void OpSoftMarginLoss(const gen::OpSoftMarginLossArgs& args);
void OpSoftMarginLossGrad(const gen::OpSoftMarginLossGradArgs& args);
void OpSoftmaxCrossEntropyWithLogits(const gen::OpSoftmaxCrossEntropyWithLogitsArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpBN3DTrainingReduce(nn::OperatorTask& task) {
  const gen::OpBN3DTrainingReduceArgs args{
      .x = arguments::tensor(task, 0),
      .sum = outputs::tensor(task, 1),
      .square_sum = outputs::tensor(task, 2),
      .epsilon = arguments::real(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBN3DTrainingReduce(args);
  return {};
}

rt::Outcome run_OpBN3DTrainingReduceGrad(nn::OperatorTask& task) {
  const gen::OpBN3DTrainingReduceGradArgs args{
      .grads = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .diff_scale = arguments::tensor(task, 2),
      .diff_offset = arguments::tensor(task, 3),
      .scale = arguments::tensor(task, 4),
      .batch_mean = arguments::tensor(task, 5),
      .batch_variance = arguments::tensor(task, 6),
      .y = outputs::tensor(task, 7),
      .epsilon = arguments::real(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBN3DTrainingReduceGrad(args);
  return {};
}

rt::Outcome run_OpBN3DTrainingUpdate(nn::OperatorTask& task) {
  const gen::OpBN3DTrainingUpdateArgs args{
      .x = arguments::tensor(task, 0),
      .sum = arguments::tensor(task, 1),
      .square_sum = arguments::tensor(task, 2),
      .scale = arguments::tensor(task, 3),
      .offset = arguments::tensor(task, 4),
      .mean = arguments::tensor(task, 5),
      .variance = arguments::tensor(task, 6),
      .y = outputs::tensor(task, 7),
      .mean_out = outputs::tensor(task, 8),
      .variance_out = outputs::tensor(task, 9),
      .batch_mean = outputs::tensor(task, 10),
      .batch_variance = outputs::tensor(task, 11),
      .factor = arguments::real(task, 12),
      .epsilon = arguments::real(task, 13),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBN3DTrainingUpdate(args);
  return {};
}

rt::Outcome run_OpBN3DTrainingUpdateGrad(nn::OperatorTask& task) {
  const gen::OpBN3DTrainingUpdateGradArgs args{
      .grads = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .batch_mean = arguments::tensor(task, 2),
      .batch_variance = arguments::tensor(task, 3),
      .diff_scale = outputs::tensor(task, 4),
      .diff_offset = outputs::tensor(task, 5),
      .epsilon = arguments::real(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBN3DTrainingUpdateGrad(args);
  return {};
}

rt::Outcome run_OpBNInfer(nn::OperatorTask& task) {
  const gen::OpBNInferArgs args{
      .x = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .offset = arguments::tensor(task, 2),
      .mean = arguments::tensor(task, 3),
      .variance = arguments::tensor(task, 4),
      .y = outputs::tensor(task, 5),
      .epsilon = arguments::real(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBNInfer(args);
  return {};
}

rt::Outcome run_OpBNInferGrad(nn::OperatorTask& task) {
  const gen::OpBNInferGradArgs args{
      .grads = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .batch_variance = arguments::tensor(task, 2),
      .x_backprop = outputs::tensor(task, 3),
      .epsilon = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBNInferGrad(args);
  return {};
}

rt::Outcome run_OpBNTrainingReduce(nn::OperatorTask& task) {
  const gen::OpBNTrainingReduceArgs args{
      .x = arguments::tensor(task, 0),
      .sum = outputs::tensor(task, 1),
      .square_sum = outputs::tensor(task, 2),
      .epsilon = arguments::real(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBNTrainingReduce(args);
  return {};
}

rt::Outcome run_OpBNTrainingReduceGrad(nn::OperatorTask& task) {
  const gen::OpBNTrainingReduceGradArgs args{
      .grads = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .diff_scale = arguments::tensor(task, 2),
      .diff_offset = arguments::tensor(task, 3),
      .scale = arguments::tensor(task, 4),
      .batch_mean = arguments::tensor(task, 5),
      .batch_variance = arguments::tensor(task, 6),
      .y = outputs::tensor(task, 7),
      .epsilon = arguments::real(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBNTrainingReduceGrad(args);
  return {};
}

rt::Outcome run_OpBNTrainingUpdate(nn::OperatorTask& task) {
  const gen::OpBNTrainingUpdateArgs args{
      .x = arguments::tensor(task, 0),
      .sum = arguments::tensor(task, 1),
      .square_sum = arguments::tensor(task, 2),
      .scale = arguments::tensor(task, 3),
      .offset = arguments::tensor(task, 4),
      .mean = arguments::tensor(task, 5),
      .variance = arguments::tensor(task, 6),
      .y = outputs::tensor(task, 7),
      .mean_out = outputs::tensor(task, 8),
      .variance_out = outputs::tensor(task, 9),
      .batch_mean = outputs::tensor(task, 10),
      .batch_variance = outputs::tensor(task, 11),
      .factor = arguments::real(task, 12),
      .epsilon = arguments::real(task, 13),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBNTrainingUpdate(args);
  return {};
}

rt::Outcome run_OpBNTrainingUpdateGrad(nn::OperatorTask& task) {
  const gen::OpBNTrainingUpdateGradArgs args{
      .grads = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .batch_mean = arguments::tensor(task, 2),
      .batch_variance = arguments::tensor(task, 3),
      .diff_scale = outputs::tensor(task, 4),
      .diff_offset = outputs::tensor(task, 5),
      .epsilon = arguments::real(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBNTrainingUpdateGrad(args);
  return {};
}

rt::Outcome run_OpBinaryCrossEntropy(nn::OperatorTask& task) {
  const gen::OpBinaryCrossEntropyArgs args{
      .x = arguments::tensor(task, 0),
      .y = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .output = outputs::tensor(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBinaryCrossEntropy(args);
  return {};
}

rt::Outcome run_OpBinaryCrossEntropyGrad(nn::OperatorTask& task) {
  const gen::OpBinaryCrossEntropyGradArgs args{
      .x = arguments::tensor(task, 0),
      .y = arguments::tensor(task, 1),
      .grad_output = arguments::tensor(task, 2),
      .weight = arguments::optional_tensor(task, 3),
      .output = outputs::tensor(task, 4),
      .reduction = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBinaryCrossEntropyGrad(args);
  return {};
}

rt::Outcome run_OpGroupNorm(nn::OperatorTask& task) {
  const gen::OpGroupNormArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .beta = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .mean = outputs::tensor(task, 4),
      .variance = outputs::tensor(task, 5),
      .num_groups = arguments::integer(task, 6),
      .eps = arguments::real(task, 7),
      .data_format = arguments::string(task, 8),
      .is_training = arguments::boolean(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGroupNorm(args);
  return {};
}

rt::Outcome run_OpImgToTensor(nn::OperatorTask& task) {
  const gen::OpImgToTensorArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpImgToTensor(args);
  return {};
}

rt::Outcome run_OpKLDiv(nn::OperatorTask& task) {
  const gen::OpKLDivArgs args{
      .x = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .reduction = arguments::string(task, 3),
      .log_target = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpKLDiv(args);
  return {};
}

rt::Outcome run_OpKlDivLossGrad(nn::OperatorTask& task) {
  const gen::OpKlDivLossGradArgs args{
      .grad = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .reduction = arguments::string(task, 4),
      .log_target = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpKlDivLossGrad(args);
  return {};
}

rt::Outcome run_OpL1LossGrad(nn::OperatorTask& task) {
  const gen::OpL1LossGradArgs args{
      .grads = arguments::tensor(task, 0),
      .predict = arguments::tensor(task, 1),
      .label = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpL1LossGrad(args);
  return {};
}

rt::Outcome run_OpLayerNorm(nn::OperatorTask& task) {
  const gen::OpLayerNormArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .beta = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .mean = outputs::tensor(task, 4),
      .variance = outputs::tensor(task, 5),
      .begin_norm_axis = arguments::integer(task, 6),
      .begin_params_axis = arguments::integer(task, 7),
      .epsilon = arguments::real(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLayerNorm(args);
  return {};
}

rt::Outcome run_OpLayerNormGrad(nn::OperatorTask& task) {
  const gen::OpLayerNormGradArgs args{
      .dy = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .variance = arguments::tensor(task, 2),
      .mean = arguments::tensor(task, 3),
      .gamma = arguments::tensor(task, 4),
      .pd_x = outputs::tensor(task, 5),
      .pd_gamma = outputs::tensor(task, 6),
      .pd_beta = outputs::tensor(task, 7),
      .epsilon = arguments::real(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLayerNormGrad(args);
  return {};
}

rt::Outcome run_OpLayerNormV3(nn::OperatorTask& task) {
  const gen::OpLayerNormV3Args args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .beta = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .mean = outputs::tensor(task, 4),
      .rstd = outputs::tensor(task, 5),
      .begin_norm_axis = arguments::integer(task, 6),
      .begin_params_axis = arguments::integer(task, 7),
      .epsilon = arguments::real(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLayerNormV3(args);
  return {};
}

rt::Outcome run_OpLayerNormV4(nn::OperatorTask& task) {
  static const AtenOperator op("aten::native_layer_norm", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // input
  stack.push_back(ivalue::values_of(task, 1));  // normalized_shape
  stack.push_back(ivalue::tensor(task, 2));  // weight
  stack.push_back(ivalue::tensor(task, 3));  // bias
  stack.push_back(ivalue::real(task, 7));  // eps
  op.call(stack);
  return store_results(task, stack, {4, 5, 6});
}

rt::Outcome run_OpLpLoss(nn::OperatorTask& task) {
  const gen::OpLpLossArgs args{
      .predict = arguments::tensor(task, 0),
      .label = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .p = arguments::integer(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLpLoss(args);
  return {};
}

rt::Outcome run_OpMseLoss(nn::OperatorTask& task) {
  const gen::OpMseLossArgs args{
      .predict = arguments::tensor(task, 0),
      .label = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .reduction = arguments::string(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMseLoss(args);
  return {};
}

rt::Outcome run_OpMseLossGrad(nn::OperatorTask& task) {
  const gen::OpMseLossGradArgs args{
      .predict = arguments::tensor(task, 0),
      .label = arguments::tensor(task, 1),
      .dout = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMseLossGrad(args);
  return {};
}

rt::Outcome run_OpMultilabelMarginLoss(nn::OperatorTask& task) {
  const gen::OpMultilabelMarginLossArgs args{
      .x = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .is_target = outputs::tensor(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMultilabelMarginLoss(args);
  return {};
}

rt::Outcome run_OpNLLLoss(nn::OperatorTask& task) {
  const gen::OpNLLLossArgs args{
      .x = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .total_weight = outputs::tensor(task, 4),
      .reduction = arguments::string(task, 5),
      .ignore_index = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNLLLoss(args);
  return {};
}

rt::Outcome run_OpNLLLossGrad(nn::OperatorTask& task) {
  const gen::OpNLLLossGradArgs args{
      .x = arguments::tensor(task, 0),
      .y_grad = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .weight = arguments::tensor(task, 3),
      .total_weight = arguments::tensor(task, 4),
      .x_grad = outputs::tensor(task, 5),
      .reduction = arguments::string(task, 6),
      .ignore_index = arguments::integer(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNLLLossGrad(args);
  return {};
}

rt::Outcome run_OpNormalizeBatch(nn::OperatorTask& task) {
  const gen::OpNormalizeBatchArgs args{
      .input_x = arguments::tensor(task, 0),
      .seq_len = arguments::tensor(task, 1),
      .output_y = outputs::tensor(task, 2),
      .normalize_type = arguments::string(task, 3),
      .epsilon = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNormalizeBatch(args);
  return {};
}

rt::Outcome run_OpNormalizeV2(nn::OperatorTask& task) {
  const gen::OpNormalizeV2Args args{
      .x = arguments::tensor(task, 0),
      .mean = arguments::tensor(task, 1),
      .variance = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .dtype = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNormalizeV2(args);
  return {};
}

rt::Outcome run_OpRmsNorm(nn::OperatorTask& task) {
  const gen::OpRmsNormArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .rstd = outputs::tensor(task, 3),
      .epsilon = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRmsNorm(args);
  return {};
}

rt::Outcome run_OpSigmoidCrossEntropyWithLogitsGradV2(nn::OperatorTask& task) {
  const gen::OpSigmoidCrossEntropyWithLogitsGradV2Args args{
      .predict = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .dout = arguments::tensor(task, 2),
      .weight = arguments::optional_tensor(task, 3),
      .pos_weight = arguments::optional_tensor(task, 4),
      .gradient = outputs::tensor(task, 5),
      .reduction = arguments::string(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSigmoidCrossEntropyWithLogitsGradV2(args);
  return {};
}

rt::Outcome run_OpSigmoidCrossEntropyWithLogitsV2(nn::OperatorTask& task) {
  const gen::OpSigmoidCrossEntropyWithLogitsV2Args args{
      .predict = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .pos_weight = arguments::optional_tensor(task, 3),
      .loss = outputs::tensor(task, 4),
      .reduction = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSigmoidCrossEntropyWithLogitsV2(args);
  return {};
}

rt::Outcome run_OpSmoothL1LossGradV2(nn::OperatorTask& task) {
  const gen::OpSmoothL1LossGradV2Args args{
      .predict = arguments::tensor(task, 0),
      .label = arguments::tensor(task, 1),
      .dout = arguments::tensor(task, 2),
      .gradient = outputs::tensor(task, 3),
      .sigma = arguments::real(task, 4),
      .reduction = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSmoothL1LossGradV2(args);
  return {};
}

rt::Outcome run_OpSmoothL1LossV2(nn::OperatorTask& task) {
  const gen::OpSmoothL1LossV2Args args{
      .predict = arguments::tensor(task, 0),
      .label = arguments::tensor(task, 1),
      .loss = outputs::tensor(task, 2),
      .sigma = arguments::real(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSmoothL1LossV2(args);
  return {};
}

rt::Outcome run_OpSoftMarginLoss(nn::OperatorTask& task) {
  const gen::OpSoftMarginLossArgs args{
      .input_x = arguments::tensor(task, 0),
      .input_y = arguments::tensor(task, 1),
      .output_z = outputs::tensor(task, 2),
      .reduction = arguments::string(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSoftMarginLoss(args);
  return {};
}

rt::Outcome run_OpSoftMarginLossGrad(nn::OperatorTask& task) {
  const gen::OpSoftMarginLossGradArgs args{
      .predict = arguments::tensor(task, 0),
      .label = arguments::tensor(task, 1),
      .dout = arguments::tensor(task, 2),
      .gradient = outputs::tensor(task, 3),
      .reduction = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSoftMarginLossGrad(args);
  return {};
}

rt::Outcome run_OpSoftmaxCrossEntropyWithLogits(nn::OperatorTask& task) {
  const gen::OpSoftmaxCrossEntropyWithLogitsArgs args{
      .features = arguments::tensor(task, 0),
      .labels = arguments::tensor(task, 1),
      .loss = outputs::tensor(task, 2),
      .backprop = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSoftmaxCrossEntropyWithLogits(args);
  return {};
}

}  // namespace hotplate::host
