// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpAdaptiveAvgPool2dGradArgs {
  at::Tensor input_grad;
  at::Tensor output_grad;
  std::vector<int64_t> orig_input_shape;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAvgPool3DArgs {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> ksize;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  bool ceil_mode;
  bool count_include_pad;
  int64_t divisor_override;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAvgPool3DGradArgs {
  at::Tensor orig_input_shape;
  at::Tensor grads;
  at::Tensor output;
  std::vector<int64_t> ksize;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  bool ceil_mode;
  bool count_include_pad;
  int64_t divisor_override;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAvgPoolV2Args {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> ksize;
  std::vector<int64_t> strides;
  std::string padding_mode;
  std::vector<int64_t> pads;
  std::string data_format;
  bool global_pooling;
  bool ceil_mode;
  bool exclusive;
  int64_t divisor_override;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAvgPoolV2GradArgs {
  at::Tensor orig_input_shape;
  at::Tensor input_grad;
  at::Tensor out_grad;
  std::vector<int64_t> ksize;
  std::vector<int64_t> strides;
  std::string padding_mode;
  std::vector<int64_t> pads;
  std::string data_format;
  bool global_pooling;
  bool ceil_mode;
  bool exclusive;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBiasAddGradArgs {
  at::Tensor x;
  at::Tensor y;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCol2imArgs {
  at::Tensor x;
  at::Tensor output_size;
  at::Tensor y;
  std::vector<int64_t> kernel_size;
  std::vector<int64_t> dilation;
  std::vector<int64_t> padding;
  std::vector<int64_t> stride;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv2DArgs {
  at::Tensor x;
  at::Tensor filter;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset_w;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  int64_t offset_x;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv2DBackpropFilterArgs {
  at::Tensor x;
  at::Tensor filter_size;
  at::Tensor out_backprop;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv2DBackpropInputArgs {
  at::Tensor input_size;
  at::Tensor filter;
  at::Tensor out_backprop;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv2DTransposeArgs {
  at::Tensor input_size;
  at::Tensor x;
  at::Tensor filter;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset_w;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  std::vector<int64_t> output_padding;
  int64_t offset_x;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv3DArgs {
  at::Tensor x;
  at::Tensor filter;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset_w;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  int64_t offset_x;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv3DBackpropFilterArgs {
  at::Tensor x;
  at::Tensor filter_size;
  at::Tensor out_backprop;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv3DBackpropInputArgs {
  at::Tensor input_size;
  at::Tensor filter;
  at::Tensor out_backprop;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConv3DTransposeArgs {
  at::Tensor input_size;
  at::Tensor x;
  at::Tensor filter;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset_w;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  std::vector<int64_t> output_padding;
  int64_t offset_x;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDepthwiseConv2DArgs {
  at::Tensor x;
  at::Tensor filter;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset_w;
  at::Tensor y;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDepthwiseConv2DBackpropFilterArgs {
  at::Tensor input;
  at::Tensor filter_size;
  at::Tensor out_backprop;
  at::Tensor filter_grad;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDepthwiseConv2DBackpropInputArgs {
  at::Tensor input_size;
  at::Tensor filter;
  at::Tensor out_backprop;
  at::Tensor input_grad;
  std::vector<int64_t> strides;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilations;
  int64_t groups;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGridSampler2DArgs {
  at::Tensor x;
  at::Tensor grid;
  at::Tensor y;
  std::string interpolation_mode;
  std::string padding_mode;
  bool align_corners;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGridSampler2DGradArgs {
  at::Tensor grad;
  at::Tensor x;
  at::Tensor grid;
  at::Tensor dx;
  at::Tensor dgrid;
  std::string interpolation_mode;
  std::string padding_mode;
  bool align_corners;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGridSampler3DArgs {
  at::Tensor x;
  at::Tensor grid;
  at::Tensor y;
  std::string interpolation_mode;
  std::string padding_mode;
  bool align_corners;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpIm2colArgs {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> ksizes;
  std::vector<int64_t> strides;
  std::vector<int64_t> dilations;
  std::string padding_mode;
  std::vector<int64_t> pads;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMaxPool3DArgs {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> ksize;
  std::vector<int64_t> strides;
  std::string padding;
  std::vector<int64_t> pads;
  std::vector<int64_t> dilation;
  int64_t ceil_mode;
  std::string data_format;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpResizeBilinearV2Args {
  at::Tensor x;
  at::Tensor size;
  at::Tensor y;
  bool align_corners;
  bool half_pixel_centers;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpResizeBilinearV2GradArgs {
  at::Tensor grads;
  at::Tensor original_image;
  at::Tensor y;
  bool align_corners;
  bool half_pixel_centers;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpResizeNearestNeighborV2Args {
  at::Tensor x;
  at::Tensor size;
  at::Tensor y;
  bool align_corners;
  bool half_pixel_centers;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpResizeNearestNeighborV2GradArgs {
  at::Tensor grads;
  at::Tensor size;
  at::Tensor y;
  bool align_corners;
  bool half_pixel_centers;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
