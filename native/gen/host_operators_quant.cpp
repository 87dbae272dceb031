// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_quant.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void AscendAntiQuant(const gen::AscendAntiQuantArgs& args);
void AscendQuant(const gen::AscendQuantArgs& args);
void AscendQuantV3(const gen::AscendQuantV3Args& args);
void DequantBias(const gen::DequantBiasArgs& args);
void DynamicBlockQuant(const gen::DynamicBlockQuantArgs& args);
void DynamicBlockQuantV2(const gen::DynamicBlockQuantV2Args& args);
void DynamicQuant(const gen::DynamicQuantArgs& args);
void DynamicQuantV2(const gen::DynamicQuantV2Args& args);
void DynamicQuantV3(const gen::DynamicQuantV3Args& args);
void DynamicQuantV4(const gen::DynamicQuantV4Args& args);
void FakeQuantPerChannelAffineCachemask(const gen::FakeQuantPerChannelAffineCachemaskArgs& args);
void FakeQuantPerTensorAffineCachemask(const gen::FakeQuantPerTensorAffineCachemaskArgs& args);
void FusedQuantMatmul(const gen::FusedQuantMatmulArgs& args);
void FusedQuantMatmulWeightNz(const gen::FusedQuantMatmulWeightNzArgs& args);
void GroupQuant(const gen::GroupQuantArgs& args);
void InplaceQuantScatter(const gen::InplaceQuantScatterArgs& args);
void QuantMatmulReduceSumWeightNz(const gen::QuantMatmulReduceSumWeightNzArgs& args);
void QuantMatmulV5(const gen::QuantMatmulV5Args& args);
void QuantMatmulWeightNz(const gen::QuantMatmulWeightNzArgs& args);
void Quantize(const gen::QuantizeArgs& args);
void RotateQuant(const gen::RotateQuantArgs& args);
void TransQuantParamV2(const gen::TransQuantParamV2Args& args);
void TransQuantParamV3(const gen::TransQuantParamV3Args& args);
void WeightQuantBatchMatmulNz(const gen::WeightQuantBatchMatmulNzArgs& args);
void WeightQuantBatchMatmulV2(const gen::WeightQuantBatchMatmulV2Args& args);
void WeightQuantBatchMatmulV3(const gen::WeightQuantBatchMatmulV3Args& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_AscendAntiQuant(nn::OperatorTask& task) {
  const gen::AscendAntiQuantArgs args{
      .x = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .offset = arguments::optional_tensor(task, 2),
      .dstType = arguments::integer(task, 3),
      .sqrtMode = arguments::boolean(task, 4),
      .y = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::AscendAntiQuant(args);
  return {};
}

rt::Outcome run_AscendQuant(nn::OperatorTask& task) {
  const gen::AscendQuantArgs args{
      .x = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .offset = arguments::optional_tensor(task, 2),
      .sqrtMode = arguments::boolean(task, 3),
      .roundMode = arguments::string(task, 4),
      .dstType = arguments::integer(task, 5),
      .y = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::AscendQuant(args);
  return {};
}

rt::Outcome run_AscendQuantV3(nn::OperatorTask& task) {
  const gen::AscendQuantV3Args args{
      .x = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .offset = arguments::optional_tensor(task, 2),
      .sqrtMode = arguments::boolean(task, 3),
      .roundMode = arguments::string(task, 4),
      .dstType = arguments::integer(task, 5),
      .axis = arguments::integer(task, 6),
      .y = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::AscendQuantV3(args);
  return {};
}

rt::Outcome run_DequantBias(nn::OperatorTask& task) {
  const gen::DequantBiasArgs args{
      .x = arguments::tensor(task, 0),
      .weightScale = arguments::tensor(task, 1),
      .activateScaleOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .outputDtype = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::DequantBias(args);
  return {};
}

rt::Outcome run_DynamicBlockQuant(nn::OperatorTask& task) {
  const gen::DynamicBlockQuantArgs args{
      .x = arguments::tensor(task, 0),
      .minScale = arguments::real(task, 1),
      .roundModeOptional = arguments::string(task, 2),
      .dstType = arguments::integer(task, 3),
      .rowBlockSize = arguments::integer(task, 4),
      .colBlockSize = arguments::integer(task, 5),
      .yOut = outputs::tensor(task, 6),
      .scaleOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::DynamicBlockQuant(args);
  return {};
}

rt::Outcome run_DynamicBlockQuantV2(nn::OperatorTask& task) {
  const gen::DynamicBlockQuantV2Args args{
      .x = arguments::tensor(task, 0),
      .minScale = arguments::real(task, 1),
      .roundModeOptional = arguments::string(task, 2),
      .dstType = arguments::integer(task, 3),
      .rowBlockSize = arguments::integer(task, 4),
      .colBlockSize = arguments::integer(task, 5),
      .dstTypeMax = arguments::real(task, 6),
      .yOut = outputs::tensor(task, 7),
      .scaleOut = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::DynamicBlockQuantV2(args);
  return {};
}

rt::Outcome run_DynamicQuant(nn::OperatorTask& task) {
  const gen::DynamicQuantArgs args{
      .x = arguments::tensor(task, 0),
      .smoothScalesOptional = arguments::optional_tensor(task, 1),
      .yOut = outputs::tensor(task, 2),
      .scaleOut = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::DynamicQuant(args);
  return {};
}

rt::Outcome run_DynamicQuantV2(nn::OperatorTask& task) {
  const gen::DynamicQuantV2Args args{
      .x = arguments::tensor(task, 0),
      .smoothScalesOptional = arguments::optional_tensor(task, 1),
      .groupIndexOptional = arguments::optional_tensor(task, 2),
      .dstType = arguments::integer(task, 3),
      .yOut = outputs::tensor(task, 4),
      .scaleOut = outputs::tensor(task, 5),
      .offsetOut = outputs::optional_tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::DynamicQuantV2(args);
  return {};
}

rt::Outcome run_DynamicQuantV3(nn::OperatorTask& task) {
  const gen::DynamicQuantV3Args args{
      .x = arguments::tensor(task, 0),
      .smoothScalesOptional = arguments::optional_tensor(task, 1),
      .groupIndexOptional = arguments::optional_tensor(task, 2),
      .dstType = arguments::integer(task, 3),
      .isSymmetrical = arguments::boolean(task, 4),
      .quantMode = arguments::string(task, 5),
      .yOut = outputs::tensor(task, 6),
      .scaleOut = outputs::tensor(task, 7),
      .offsetOut = outputs::optional_tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::DynamicQuantV3(args);
  return {};
}

rt::Outcome run_DynamicQuantV4(nn::OperatorTask& task) {
  const gen::DynamicQuantV4Args args{
      .x = arguments::tensor(task, 0),
      .smoothScalesOptional = arguments::optional_tensor(task, 1),
      .groupIndexOptional = arguments::optional_tensor(task, 2),
      .dstType = arguments::integer(task, 3),
      .isSymmetrical = arguments::boolean(task, 4),
      .quantMode = arguments::string(task, 5),
      .dstTypeMax = arguments::real(task, 6),
      .yOut = outputs::tensor(task, 7),
      .scaleOut = outputs::tensor(task, 8),
      .offsetOut = outputs::optional_tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::DynamicQuantV4(args);
  return {};
}

rt::Outcome run_FakeQuantPerChannelAffineCachemask(nn::OperatorTask& task) {
  const gen::FakeQuantPerChannelAffineCachemaskArgs args{
      .self = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .zeroPoint = arguments::tensor(task, 2),
      .axis = arguments::integer(task, 3),
      .quantMin = arguments::integer(task, 4),
      .quantMax = arguments::integer(task, 5),
      .out = outputs::tensor(task, 6),
      .mask = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::FakeQuantPerChannelAffineCachemask(args);
  return {};
}

rt::Outcome run_FakeQuantPerTensorAffineCachemask(nn::OperatorTask& task) {
  const gen::FakeQuantPerTensorAffineCachemaskArgs args{
      .self = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .zeroPoint = arguments::tensor(task, 2),
      .fakeQuantEnabled = arguments::real(task, 3),
      .quantMin = arguments::integer(task, 4),
      .quantMax = arguments::integer(task, 5),
      .out = outputs::tensor(task, 6),
      .mask = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::FakeQuantPerTensorAffineCachemask(args);
  return {};
}

rt::Outcome run_FusedQuantMatmul(nn::OperatorTask& task) {
  const gen::FusedQuantMatmulArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .x1Scale = arguments::tensor(task, 2),
      .x2Scale = arguments::tensor(task, 3),
      .yScaleOptional = arguments::optional_tensor(task, 4),
      .x1OffsetOptional = arguments::optional_tensor(task, 5),
      .x2OffsetOptional = arguments::optional_tensor(task, 6),
      .yOffsetOptional = arguments::optional_tensor(task, 7),
      .biasOptional = arguments::optional_tensor(task, 8),
      .x3Optional = arguments::optional_tensor(task, 9),
      .fusedOpType = arguments::string(task, 10),
      .groupSizeOptional = arguments::integer(task, 11),
      .out = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedQuantMatmul(args);
  return {};
}

rt::Outcome run_FusedQuantMatmulWeightNz(nn::OperatorTask& task) {
  const gen::FusedQuantMatmulWeightNzArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .x1Scale = arguments::tensor(task, 2),
      .x2Scale = arguments::tensor(task, 3),
      .yScaleOptional = arguments::optional_tensor(task, 4),
      .x1OffsetOptional = arguments::optional_tensor(task, 5),
      .x2OffsetOptional = arguments::optional_tensor(task, 6),
      .yOffsetOptional = arguments::optional_tensor(task, 7),
      .biasOptional = arguments::optional_tensor(task, 8),
      .x3Optional = arguments::optional_tensor(task, 9),
      .fusedOpType = arguments::string(task, 10),
      .groupSizeOptional = arguments::integer(task, 11),
      .out = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedQuantMatmulWeightNz(args);
  return {};
}

rt::Outcome run_GroupQuant(nn::OperatorTask& task) {
  const gen::GroupQuantArgs args{
      .x = arguments::tensor(task, 0),
      .scale = arguments::tensor(task, 1),
      .groupIndex = arguments::tensor(task, 2),
      .offsetOptional = arguments::optional_tensor(task, 3),
      .dstType = arguments::integer(task, 4),
      .y = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupQuant(args);
  return {};
}

rt::Outcome run_InplaceQuantScatter(nn::OperatorTask& task) {
  const gen::InplaceQuantScatterArgs args{
      .selfRef = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .quantScales = arguments::tensor(task, 3),
      .quantZeroPoints = arguments::optional_tensor(task, 4),
      .axis = arguments::integer(task, 5),
      .quantAxis = arguments::integer(task, 6),
      .reduction = arguments::integer(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceQuantScatter(args);
  return {};
}

rt::Outcome run_QuantMatmulReduceSumWeightNz(nn::OperatorTask& task) {
  const gen::QuantMatmulReduceSumWeightNzArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .x1Scale = arguments::tensor(task, 2),
      .x2Scale = arguments::tensor(task, 3),
      .yScale = arguments::optional_tensor(task, 4),
      .x1Offset = arguments::optional_tensor(task, 5),
      .x2Offset = arguments::optional_tensor(task, 6),
      .yOffset = arguments::optional_tensor(task, 7),
      .bias = arguments::optional_tensor(task, 8),
      .transposeX1 = arguments::boolean(task, 9),
      .transposeX2 = arguments::boolean(task, 10),
      .groupSize = arguments::integer(task, 11),
      .dims = arguments::ints(task, 12),
      .keepDims = arguments::boolean(task, 13),
      .out = outputs::tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantMatmulReduceSumWeightNz(args);
  return {};
}

rt::Outcome run_QuantMatmulV5(nn::OperatorTask& task) {
  const gen::QuantMatmulV5Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .x1Scale = arguments::optional_tensor(task, 2),
      .x2Scale = arguments::tensor(task, 3),
      .yScale = arguments::optional_tensor(task, 4),
      .x1Offset = arguments::optional_tensor(task, 5),
      .x2Offset = arguments::optional_tensor(task, 6),
      .yOffset = arguments::optional_tensor(task, 7),
      .bias = arguments::optional_tensor(task, 8),
      .transposeX1 = arguments::boolean(task, 9),
      .transposeX2 = arguments::boolean(task, 10),
      .groupSize = arguments::integer(task, 11),
      .out = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantMatmulV5(args);
  return {};
}

rt::Outcome run_QuantMatmulWeightNz(nn::OperatorTask& task) {
  const gen::QuantMatmulWeightNzArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .x1Scale = arguments::optional_tensor(task, 2),
      .x2Scale = arguments::tensor(task, 3),
      .yScale = arguments::optional_tensor(task, 4),
      .x1Offset = arguments::optional_tensor(task, 5),
      .x2Offset = arguments::optional_tensor(task, 6),
      .yOffset = arguments::optional_tensor(task, 7),
      .bias = arguments::optional_tensor(task, 8),
      .transposeX1 = arguments::boolean(task, 9),
      .transposeX2 = arguments::boolean(task, 10),
      .groupSize = arguments::integer(task, 11),
      .out = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantMatmulWeightNz(args);
  return {};
}

rt::Outcome run_Quantize(nn::OperatorTask& task) {
  const gen::QuantizeArgs args{
      .x = arguments::tensor(task, 0),
      .scales = arguments::tensor(task, 1),
      .zeroPoints = arguments::optional_tensor(task, 2),
      .dtype = arguments::scalar_type(task, 3),
      .axis = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::Quantize(args);
  return {};
}

rt::Outcome run_RotateQuant(nn::OperatorTask& task) {
  const gen::RotateQuantArgs args{
      .x = arguments::tensor(task, 0),
      .rotation = arguments::tensor(task, 1),
      .alpha = arguments::optional_tensor(task, 2),
      .axis = arguments::integer(task, 3),
      .roundMode = arguments::string(task, 4),
      .scaleAlg = arguments::integer(task, 5),
      .dstTypeMax = arguments::real(task, 6),
      .trans = arguments::boolean(task, 7),
      .yOut = outputs::tensor(task, 8),
      .scaleOut = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::RotateQuant(args);
  return {};
}

rt::Outcome run_TransQuantParamV2(nn::OperatorTask& task) {
  const gen::TransQuantParamV2Args args{
      .scale = arguments::tensor(task, 0),
      .offset = arguments::optional_tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::TransQuantParamV2(args);
  return {};
}

rt::Outcome run_TransQuantParamV3(nn::OperatorTask& task) {
  const gen::TransQuantParamV3Args args{
      .scale = arguments::tensor(task, 0),
      .offset = arguments::optional_tensor(task, 1),
      .roundMode = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::TransQuantParamV3(args);
  return {};
}

rt::Outcome run_WeightQuantBatchMatmulNz(nn::OperatorTask& task) {
  const gen::WeightQuantBatchMatmulNzArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .antiquantScale = arguments::tensor(task, 2),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 3),
      .quantScaleOptional = arguments::optional_tensor(task, 4),
      .quantOffsetOptional = arguments::optional_tensor(task, 5),
      .biasOptional = arguments::optional_tensor(task, 6),
      .antiquantGroupSize = arguments::integer(task, 7),
      .y = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::WeightQuantBatchMatmulNz(args);
  return {};
}

rt::Outcome run_WeightQuantBatchMatmulV2(nn::OperatorTask& task) {
  const gen::WeightQuantBatchMatmulV2Args args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .antiquantScale = arguments::tensor(task, 2),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 3),
      .quantScaleOptional = arguments::optional_tensor(task, 4),
      .quantOffsetOptional = arguments::optional_tensor(task, 5),
      .biasOptional = arguments::optional_tensor(task, 6),
      .antiquantGroupSize = arguments::integer(task, 7),
      .y = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::WeightQuantBatchMatmulV2(args);
  return {};
}

rt::Outcome run_WeightQuantBatchMatmulV3(nn::OperatorTask& task) {
  const gen::WeightQuantBatchMatmulV3Args args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .antiquantScale = arguments::tensor(task, 2),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 3),
      .quantScaleOptional = arguments::optional_tensor(task, 4),
      .quantOffsetOptional = arguments::optional_tensor(task, 5),
      .biasOptional = arguments::optional_tensor(task, 6),
      .antiquantGroupSize = arguments::integer(task, 7),
      .innerPrecise = arguments::integer(task, 8),
      .y = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::WeightQuantBatchMatmulV3(args);
  return {};
}

}  // namespace hotplate::host
