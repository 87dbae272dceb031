// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_convolution.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpAdaptiveAvgPool2dGrad(const gen::OpAdaptiveAvgPool2dGradArgs& args);
void OpAvgPool3D(const gen::OpAvgPool3DArgs& args);
void OpAvgPool3DGrad(const gen::OpAvgPool3DGradArgs& args);
void OpAvgPoolV2(const gen::OpAvgPoolV2Args& args);
void OpAvgPoolV2Grad(const gen::OpAvgPoolV2GradArgs& args);
void OpBiasAddGrad(const gen::OpBiasAddGradArgs& args);
void OpCol2im(const gen::OpCol2imArgs& args);
void OpConv2D(const gen::OpConv2DArgs& args);
void OpConv2DBackpropFilter(const gen::OpConv2DBackpropFilterArgs& args);
void OpConv2DBackpropInput(const gen::OpConv2DBackpropInputArgs& args);
void OpConv2DTranspose(const gen::OpConv2DTransposeArgs& args);
void OpConv3D(const gen::OpConv3DArgs& args);
void OpConv3DBackpropFilter(const gen::OpConv3DBackpropFilterArgs& args);
void OpConv3DBackpropInput(const gen::OpConv3DBackpropInputArgs& args);
void OpConv3DTranspose(const gen::OpConv3DTransposeArgs& args);
void OpDepthwiseConv2D(const gen::OpDepthwiseConv2DArgs& args);
void OpDepthwiseConv2DBackpropFilter(const gen::OpDepthwiseConv2DBackpropFilterArgs& args);
void OpDepthwiseConv2DBackpropInput(const gen::OpDepthwiseConv2DBackpropInputArgs& args);
void OpGridSampler2D(const gen::OpGridSampler2DArgs& args);
void OpGridSampler2DGrad(const gen::OpGridSampler2DGradArgs& args);
void OpGridSampler3D(const gen::OpGridSampler3DArgs& args);
void OpIm2col(const gen::OpIm2colArgs& args);
void OpMaxPool3D(const gen::OpMaxPool3DArgs& args);
void OpResizeBilinearV2(const gen::OpResizeBilinearV2Args& args);
void OpResizeBilinearV2Grad(const gen::OpResizeBilinearV2GradArgs& args);
void OpResizeNearestNeighborV2(const gen::OpResizeNearestNeighborV2Args& args);
void OpResizeNearestNeighborV2Grad(const gen::OpResizeNearestNeighborV2GradArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpAdaptiveAvgPool2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_adaptive_avg_pool2d", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 2));  // output_size
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAdaptiveAvgPool2dGrad(nn::OperatorTask& task) {
  const gen::OpAdaptiveAvgPool2dGradArgs args{
      .input_grad = arguments::tensor(task, 0),
      .output_grad = outputs::tensor(task, 1),
      .orig_input_shape = arguments::ints(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAdaptiveAvgPool2dGrad(args);
  return {};
}

rt::Outcome run_OpAvgPool3D(nn::OperatorTask& task) {
  const gen::OpAvgPool3DArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .ksize = arguments::ints(task, 2),
      .strides = arguments::ints(task, 3),
      .pads = arguments::ints(task, 4),
      .ceil_mode = arguments::boolean(task, 5),
      .count_include_pad = arguments::boolean(task, 6),
      .divisor_override = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAvgPool3D(args);
  return {};
}

rt::Outcome run_OpAvgPool3DGrad(nn::OperatorTask& task) {
  const gen::OpAvgPool3DGradArgs args{
      .orig_input_shape = arguments::tensor(task, 0),
      .grads = arguments::tensor(task, 1),
      .output = outputs::tensor(task, 2),
      .ksize = arguments::ints(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .ceil_mode = arguments::boolean(task, 6),
      .count_include_pad = arguments::boolean(task, 7),
      .divisor_override = arguments::integer(task, 8),
      .data_format = arguments::string(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAvgPool3DGrad(args);
  return {};
}

rt::Outcome run_OpAvgPoolV2(nn::OperatorTask& task) {
  const gen::OpAvgPoolV2Args args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .ksize = arguments::ints(task, 2),
      .strides = arguments::ints(task, 3),
      .padding_mode = arguments::string(task, 4),
      .pads = arguments::ints(task, 5),
      .data_format = arguments::string(task, 6),
      .global_pooling = arguments::boolean(task, 7),
      .ceil_mode = arguments::boolean(task, 8),
      .exclusive = arguments::boolean(task, 9),
      .divisor_override = arguments::integer(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAvgPoolV2(args);
  return {};
}

rt::Outcome run_OpAvgPoolV2Grad(nn::OperatorTask& task) {
  const gen::OpAvgPoolV2GradArgs args{
      .orig_input_shape = arguments::tensor(task, 0),
      .input_grad = arguments::tensor(task, 1),
      .out_grad = outputs::tensor(task, 2),
      .ksize = arguments::ints(task, 3),
      .strides = arguments::ints(task, 4),
      .padding_mode = arguments::string(task, 5),
      .pads = arguments::ints(task, 6),
      .data_format = arguments::string(task, 7),
      .global_pooling = arguments::boolean(task, 8),
      .ceil_mode = arguments::boolean(task, 9),
      .exclusive = arguments::boolean(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAvgPoolV2Grad(args);
  return {};
}

rt::Outcome run_OpBiasAddGrad(nn::OperatorTask& task) {
  const gen::OpBiasAddGradArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .data_format = arguments::string(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBiasAddGrad(args);
  return {};
}

rt::Outcome run_OpCol2im(nn::OperatorTask& task) {
  const gen::OpCol2imArgs args{
      .x = arguments::tensor(task, 0),
      .output_size = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .kernel_size = arguments::ints(task, 3),
      .dilation = arguments::ints(task, 4),
      .padding = arguments::ints(task, 5),
      .stride = arguments::ints(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCol2im(args);
  return {};
}

rt::Outcome run_OpConv2D(nn::OperatorTask& task) {
  const gen::OpConv2DArgs args{
      .x = arguments::tensor(task, 0),
      .filter = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .offset_w = arguments::optional_tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .strides = arguments::ints(task, 5),
      .pads = arguments::ints(task, 6),
      .dilations = arguments::ints(task, 7),
      .groups = arguments::integer(task, 8),
      .data_format = arguments::string(task, 9),
      .offset_x = arguments::integer(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv2D(args);
  return {};
}

rt::Outcome run_OpConv2DBackpropFilter(nn::OperatorTask& task) {
  const gen::OpConv2DBackpropFilterArgs args{
      .x = arguments::tensor(task, 0),
      .filter_size = arguments::tensor(task, 1),
      .out_backprop = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .dilations = arguments::ints(task, 6),
      .groups = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv2DBackpropFilter(args);
  return {};
}

rt::Outcome run_OpConv2DBackpropInput(nn::OperatorTask& task) {
  const gen::OpConv2DBackpropInputArgs args{
      .input_size = arguments::tensor(task, 0),
      .filter = arguments::tensor(task, 1),
      .out_backprop = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .dilations = arguments::ints(task, 6),
      .groups = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv2DBackpropInput(args);
  return {};
}

rt::Outcome run_OpConv2DTranspose(nn::OperatorTask& task) {
  const gen::OpConv2DTransposeArgs args{
      .input_size = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .filter = arguments::tensor(task, 2),
      .bias = arguments::optional_tensor(task, 3),
      .offset_w = arguments::optional_tensor(task, 4),
      .y = outputs::tensor(task, 5),
      .strides = arguments::ints(task, 6),
      .pads = arguments::ints(task, 7),
      .dilations = arguments::ints(task, 8),
      .groups = arguments::integer(task, 9),
      .data_format = arguments::string(task, 10),
      .output_padding = arguments::ints(task, 11),
      .offset_x = arguments::integer(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv2DTranspose(args);
  return {};
}

rt::Outcome run_OpConv3D(nn::OperatorTask& task) {
  const gen::OpConv3DArgs args{
      .x = arguments::tensor(task, 0),
      .filter = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .offset_w = arguments::optional_tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .strides = arguments::ints(task, 5),
      .pads = arguments::ints(task, 6),
      .dilations = arguments::ints(task, 7),
      .groups = arguments::integer(task, 8),
      .data_format = arguments::string(task, 9),
      .offset_x = arguments::integer(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv3D(args);
  return {};
}

rt::Outcome run_OpConv3DBackpropFilter(nn::OperatorTask& task) {
  const gen::OpConv3DBackpropFilterArgs args{
      .x = arguments::tensor(task, 0),
      .filter_size = arguments::tensor(task, 1),
      .out_backprop = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .dilations = arguments::ints(task, 6),
      .groups = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv3DBackpropFilter(args);
  return {};
}

rt::Outcome run_OpConv3DBackpropInput(nn::OperatorTask& task) {
  const gen::OpConv3DBackpropInputArgs args{
      .input_size = arguments::tensor(task, 0),
      .filter = arguments::tensor(task, 1),
      .out_backprop = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .dilations = arguments::ints(task, 6),
      .groups = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv3DBackpropInput(args);
  return {};
}

rt::Outcome run_OpConv3DTranspose(nn::OperatorTask& task) {
  const gen::OpConv3DTransposeArgs args{
      .input_size = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .filter = arguments::tensor(task, 2),
      .bias = arguments::optional_tensor(task, 3),
      .offset_w = arguments::optional_tensor(task, 4),
      .y = outputs::tensor(task, 5),
      .strides = arguments::ints(task, 6),
      .pads = arguments::ints(task, 7),
      .dilations = arguments::ints(task, 8),
      .groups = arguments::integer(task, 9),
      .data_format = arguments::string(task, 10),
      .output_padding = arguments::ints(task, 11),
      .offset_x = arguments::integer(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConv3DTranspose(args);
  return {};
}

rt::Outcome run_OpDepthwiseConv2D(nn::OperatorTask& task) {
  const gen::OpDepthwiseConv2DArgs args{
      .x = arguments::tensor(task, 0),
      .filter = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .offset_w = arguments::optional_tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .strides = arguments::ints(task, 5),
      .pads = arguments::ints(task, 6),
      .dilations = arguments::ints(task, 7),
      .groups = arguments::integer(task, 8),
      .data_format = arguments::string(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDepthwiseConv2D(args);
  return {};
}

rt::Outcome run_OpDepthwiseConv2DBackpropFilter(nn::OperatorTask& task) {
  const gen::OpDepthwiseConv2DBackpropFilterArgs args{
      .input = arguments::tensor(task, 0),
      .filter_size = arguments::tensor(task, 1),
      .out_backprop = arguments::tensor(task, 2),
      .filter_grad = outputs::tensor(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .dilations = arguments::ints(task, 6),
      .groups = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDepthwiseConv2DBackpropFilter(args);
  return {};
}

rt::Outcome run_OpDepthwiseConv2DBackpropInput(nn::OperatorTask& task) {
  const gen::OpDepthwiseConv2DBackpropInputArgs args{
      .input_size = arguments::tensor(task, 0),
      .filter = arguments::tensor(task, 1),
      .out_backprop = arguments::tensor(task, 2),
      .input_grad = outputs::tensor(task, 3),
      .strides = arguments::ints(task, 4),
      .pads = arguments::ints(task, 5),
      .dilations = arguments::ints(task, 6),
      .groups = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDepthwiseConv2DBackpropInput(args);
  return {};
}

rt::Outcome run_OpGridSampler2D(nn::OperatorTask& task) {
  const gen::OpGridSampler2DArgs args{
      .x = arguments::tensor(task, 0),
      .grid = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .interpolation_mode = arguments::string(task, 3),
      .padding_mode = arguments::string(task, 4),
      .align_corners = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGridSampler2D(args);
  return {};
}

rt::Outcome run_OpGridSampler2DGrad(nn::OperatorTask& task) {
  const gen::OpGridSampler2DGradArgs args{
      .grad = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .grid = arguments::tensor(task, 2),
      .dx = outputs::tensor(task, 3),
      .dgrid = outputs::tensor(task, 4),
      .interpolation_mode = arguments::string(task, 5),
      .padding_mode = arguments::string(task, 6),
      .align_corners = arguments::boolean(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGridSampler2DGrad(args);
  return {};
}

rt::Outcome run_OpGridSampler3D(nn::OperatorTask& task) {
  const gen::OpGridSampler3DArgs args{
      .x = arguments::tensor(task, 0),
      .grid = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .interpolation_mode = arguments::string(task, 3),
      .padding_mode = arguments::string(task, 4),
      .align_corners = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGridSampler3D(args);
  return {};
}

rt::Outcome run_OpIm2col(nn::OperatorTask& task) {
  const gen::OpIm2colArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .ksizes = arguments::ints(task, 2),
      .strides = arguments::ints(task, 3),
      .dilations = arguments::ints(task, 4),
      .padding_mode = arguments::string(task, 5),
      .pads = arguments::ints(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpIm2col(args);
  return {};
}

rt::Outcome run_OpMaxPool3D(nn::OperatorTask& task) {
  const gen::OpMaxPool3DArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .ksize = arguments::ints(task, 2),
      .strides = arguments::ints(task, 3),
      .padding = arguments::string(task, 4),
      .pads = arguments::ints(task, 5),
      .dilation = arguments::ints(task, 6),
      .ceil_mode = arguments::integer(task, 7),
      .data_format = arguments::string(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMaxPool3D(args);
  return {};
}

rt::Outcome run_OpResizeBilinearV2(nn::OperatorTask& task) {
  const gen::OpResizeBilinearV2Args args{
      .x = arguments::tensor(task, 0),
      .size = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .align_corners = arguments::boolean(task, 3),
      .half_pixel_centers = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpResizeBilinearV2(args);
  return {};
}

rt::Outcome run_OpResizeBilinearV2Grad(nn::OperatorTask& task) {
  const gen::OpResizeBilinearV2GradArgs args{
      .grads = arguments::tensor(task, 0),
      .original_image = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .align_corners = arguments::boolean(task, 3),
      .half_pixel_centers = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpResizeBilinearV2Grad(args);
  return {};
}

rt::Outcome run_OpResizeNearestNeighborV2(nn::OperatorTask& task) {
  const gen::OpResizeNearestNeighborV2Args args{
      .x = arguments::tensor(task, 0),
      .size = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .align_corners = arguments::boolean(task, 3),
      .half_pixel_centers = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpResizeNearestNeighborV2(args);
  return {};
}

rt::Outcome run_OpResizeNearestNeighborV2Grad(nn::OperatorTask& task) {
  const gen::OpResizeNearestNeighborV2GradArgs args{
      .grads = arguments::tensor(task, 0),
      .size = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .align_corners = arguments::boolean(task, 3),
      .half_pixel_centers = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpResizeNearestNeighborV2Grad(args);
  return {};
}

rt::Outcome run_OpUpsampleNearest3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest3d", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 2));  // output_size
  stack.push_back(op.default_value(2));  // scales_d
  stack.push_back(op.default_value(3));  // scales_h
  stack.push_back(op.default_value(4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpUpsampleNearest3dGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest3d_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 3));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(op.default_value(3));  // scales_d
  stack.push_back(op.default_value(4));  // scales_h
  stack.push_back(op.default_value(5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpUpsampleTrilinear3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_trilinear3d", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 2));  // output_size
  stack.push_back(ivalue::boolean(task, 4));  // align_corners
  stack.push_back(op.default_value(3));  // scales_d
  stack.push_back(op.default_value(4));  // scales_h
  stack.push_back(op.default_value(5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpUpsampleTrilinear3dGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_trilinear3d_backward", "");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 3));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 5));  // align_corners
  stack.push_back(op.default_value(4));  // scales_d
  stack.push_back(op.default_value(5));  // scales_h
  stack.push_back(op.default_value(6));  // scales_w
  op.call(stack);
  return store_results(task, stack, {1});
}

}  // namespace hotplate::host
