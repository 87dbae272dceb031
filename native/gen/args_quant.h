// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AscendAntiQuantArgs {
  at::Tensor x;
  at::Tensor scale;
  std::optional<at::Tensor> offset;
  int64_t dstType;
  bool sqrtMode;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AscendQuantArgs {
  at::Tensor x;
  at::Tensor scale;
  std::optional<at::Tensor> offset;
  bool sqrtMode;
  std::string roundMode;
  int64_t dstType;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AscendQuantV3Args {
  at::Tensor x;
  at::Tensor scale;
  std::optional<at::Tensor> offset;
  bool sqrtMode;
  std::string roundMode;
  int64_t dstType;
  int64_t axis;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DequantBiasArgs {
  at::Tensor x;
  at::Tensor weightScale;
  std::optional<at::Tensor> activateScaleOptional;
  std::optional<at::Tensor> biasOptional;
  int64_t outputDtype;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DynamicBlockQuantArgs {
  at::Tensor x;
  double minScale;
  std::string roundModeOptional;
  int64_t dstType;
  int64_t rowBlockSize;
  int64_t colBlockSize;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DynamicBlockQuantV2Args {
  at::Tensor x;
  double minScale;
  std::string roundModeOptional;
  int64_t dstType;
  int64_t rowBlockSize;
  int64_t colBlockSize;
  double dstTypeMax;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DynamicQuantArgs {
  at::Tensor x;
  std::optional<at::Tensor> smoothScalesOptional;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DynamicQuantV2Args {
  at::Tensor x;
  std::optional<at::Tensor> smoothScalesOptional;
  std::optional<at::Tensor> groupIndexOptional;
  int64_t dstType;
  at::Tensor yOut;
  at::Tensor scaleOut;
  std::optional<at::Tensor> offsetOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DynamicQuantV3Args {
  at::Tensor x;
  std::optional<at::Tensor> smoothScalesOptional;
  std::optional<at::Tensor> groupIndexOptional;
  int64_t dstType;
  bool isSymmetrical;
  std::string quantMode;
  at::Tensor yOut;
  at::Tensor scaleOut;
  std::optional<at::Tensor> offsetOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DynamicQuantV4Args {
  at::Tensor x;
  std::optional<at::Tensor> smoothScalesOptional;
  std::optional<at::Tensor> groupIndexOptional;
  int64_t dstType;
  bool isSymmetrical;
  std::string quantMode;
  double dstTypeMax;
  at::Tensor yOut;
  at::Tensor scaleOut;
  std::optional<at::Tensor> offsetOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FakeQuantPerChannelAffineCachemaskArgs {
  at::Tensor self;
  at::Tensor scale;
  at::Tensor zeroPoint;
  int64_t axis;
  int64_t quantMin;
  int64_t quantMax;
  at::Tensor out;
  at::Tensor mask;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FakeQuantPerTensorAffineCachemaskArgs {
  at::Tensor self;
  at::Tensor scale;
  at::Tensor zeroPoint;
  double fakeQuantEnabled;
  int64_t quantMin;
  int64_t quantMax;
  at::Tensor out;
  at::Tensor mask;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedQuantMatmulArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor x1Scale;
  at::Tensor x2Scale;
  std::optional<at::Tensor> yScaleOptional;
  std::optional<at::Tensor> x1OffsetOptional;
  std::optional<at::Tensor> x2OffsetOptional;
  std::optional<at::Tensor> yOffsetOptional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> x3Optional;
  std::string fusedOpType;
  int64_t groupSizeOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedQuantMatmulWeightNzArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor x1Scale;
  at::Tensor x2Scale;
  std::optional<at::Tensor> yScaleOptional;
  std::optional<at::Tensor> x1OffsetOptional;
  std::optional<at::Tensor> x2OffsetOptional;
  std::optional<at::Tensor> yOffsetOptional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> x3Optional;
  std::string fusedOpType;
  int64_t groupSizeOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupQuantArgs {
  at::Tensor x;
  at::Tensor scale;
  at::Tensor groupIndex;
  std::optional<at::Tensor> offsetOptional;
  int64_t dstType;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceQuantScatterArgs {
  at::Tensor selfRef;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor quantScales;
  std::optional<at::Tensor> quantZeroPoints;
  int64_t axis;
  int64_t quantAxis;
  int64_t reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantMatmulReduceSumWeightNzArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor x1Scale;
  at::Tensor x2Scale;
  std::optional<at::Tensor> yScale;
  std::optional<at::Tensor> x1Offset;
  std::optional<at::Tensor> x2Offset;
  std::optional<at::Tensor> yOffset;
  std::optional<at::Tensor> bias;
  bool transposeX1;
  bool transposeX2;
  int64_t groupSize;
  std::vector<int64_t> dims;
  bool keepDims;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantMatmulV5Args {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> x1Scale;
  at::Tensor x2Scale;
  std::optional<at::Tensor> yScale;
  std::optional<at::Tensor> x1Offset;
  std::optional<at::Tensor> x2Offset;
  std::optional<at::Tensor> yOffset;
  std::optional<at::Tensor> bias;
  bool transposeX1;
  bool transposeX2;
  int64_t groupSize;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantMatmulWeightNzArgs {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> x1Scale;
  at::Tensor x2Scale;
  std::optional<at::Tensor> yScale;
  std::optional<at::Tensor> x1Offset;
  std::optional<at::Tensor> x2Offset;
  std::optional<at::Tensor> yOffset;
  std::optional<at::Tensor> bias;
  bool transposeX1;
  bool transposeX2;
  int64_t groupSize;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantizeArgs {
  at::Tensor x;
  at::Tensor scales;
  std::optional<at::Tensor> zeroPoints;
  at::ScalarType dtype;
  int64_t axis;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RotateQuantArgs {
  at::Tensor x;
  at::Tensor rotation;
  std::optional<at::Tensor> alpha;
  int64_t axis;
  std::string roundMode;
  int64_t scaleAlg;
  double dstTypeMax;
  bool trans;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TransQuantParamV2Args {
  at::Tensor scale;
  std::optional<at::Tensor> offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TransQuantParamV3Args {
  at::Tensor scale;
  std::optional<at::Tensor> offset;
  int64_t roundMode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct WeightQuantBatchMatmulNzArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor antiquantScale;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> quantScaleOptional;
  std::optional<at::Tensor> quantOffsetOptional;
  std::optional<at::Tensor> biasOptional;
  int64_t antiquantGroupSize;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct WeightQuantBatchMatmulV2Args {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor antiquantScale;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> quantScaleOptional;
  std::optional<at::Tensor> quantOffsetOptional;
  std::optional<at::Tensor> biasOptional;
  int64_t antiquantGroupSize;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct WeightQuantBatchMatmulV3Args {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor antiquantScale;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> quantScaleOptional;
  std::optional<at::Tensor> quantOffsetOptional;
  std::optional<at::Tensor> biasOptional;
  int64_t antiquantGroupSize;
  int64_t innerPrecise;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
