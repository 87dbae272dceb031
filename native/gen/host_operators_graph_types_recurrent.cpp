// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_recurrent.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void FloatStatus(const gen::OpNPUAllocFloatStatusArgs& args);
void FloatStatus(const gen::OpNPUClearFloatDebugStatusArgs& args);
void FloatStatus(const gen::OpNPUClearFloatStatusArgs& args);
void FloatStatus(const gen::OpNPUClearFloatStatusV2Args& args);
void FloatStatus(const gen::OpNPUGetFloatDebugStatusArgs& args);
void FloatStatus(const gen::OpNPUGetFloatStatusArgs& args);
void FloatStatus(const gen::OpNPUGetFloatStatusV2Args& args);
void OpApplyAdamD(const gen::OpApplyAdamDArgs& args);
void OpApplyAdamV2(const gen::OpApplyAdamV2Args& args);
void OpDropOutDoMask(const gen::OpDropOutDoMaskArgs& args);
void OpDropOutDoMaskV3(const gen::OpDropOutDoMaskV3Args& args);
void OpDropOutGenMaskV3(const gen::OpDropOutGenMaskV3Args& args);
void OpDynamicGRUV2(const gen::OpDynamicGRUV2Args& args);
void OpDynamicGRUV2Grad(const gen::OpDynamicGRUV2GradArgs& args);
void OpDynamicRNN(const gen::OpDynamicRNNArgs& args);
void OpDynamicRNNGrad(const gen::OpDynamicRNNGradArgs& args);
void OpDynamicRNNV2(const gen::OpDynamicRNNV2Args& args);
void OpDynamicRNNV2Grad(const gen::OpDynamicRNNV2GradArgs& args);
void OpRandomChoiceWithMask(const gen::OpRandomChoiceWithMaskArgs& args);
void OpStatelessBernoulli(const gen::OpStatelessBernoulliArgs& args);
void OpStatelessDropOutGenMask(const gen::OpStatelessDropOutGenMaskArgs& args);
void OpStatelessRandomNormalV2(const gen::OpStatelessRandomNormalV2Args& args);
void OpStatelessRandomUniformV2(const gen::OpStatelessRandomUniformV2Args& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpApplyAdamD(nn::OperatorTask& task) {
  const gen::OpApplyAdamDArgs args{
      .var = arguments::tensor(task, 0),
      .m = arguments::tensor(task, 1),
      .v = arguments::tensor(task, 2),
      .beta1_power = arguments::tensor(task, 3),
      .beta2_power = arguments::tensor(task, 4),
      .lr = arguments::tensor(task, 5),
      .beta1 = arguments::tensor(task, 6),
      .beta2 = arguments::tensor(task, 7),
      .epsilon = arguments::tensor(task, 8),
      .grad = arguments::tensor(task, 9),
      .var_out = outputs::tensor(task, 10),
      .m_out = outputs::tensor(task, 11),
      .v_out = outputs::tensor(task, 12),
      .use_locking = arguments::boolean(task, 13),
      .use_nesterov = arguments::boolean(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpApplyAdamD(args);
  return {};
}

rt::Outcome run_OpApplyAdamV2(nn::OperatorTask& task) {
  const gen::OpApplyAdamV2Args args{
      .var = arguments::tensor(task, 0),
      .m = arguments::tensor(task, 1),
      .v = arguments::tensor(task, 2),
      .lr = arguments::tensor(task, 3),
      .beta1 = arguments::tensor(task, 4),
      .beta2 = arguments::tensor(task, 5),
      .epsilon = arguments::tensor(task, 6),
      .grad = arguments::tensor(task, 7),
      .max_grad_norm = arguments::tensor(task, 8),
      .global_grad_norm = arguments::tensor(task, 9),
      .weight_decay = arguments::tensor(task, 10),
      .step_size = arguments::optional_tensor(task, 11),
      .var_out = outputs::tensor(task, 12),
      .m_out = outputs::tensor(task, 13),
      .v_out = outputs::tensor(task, 14),
      .adam_mode = arguments::string(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpApplyAdamV2(args);
  return {};
}

rt::Outcome run_OpDropOutDoMask(nn::OperatorTask& task) {
  const gen::OpDropOutDoMaskArgs args{
      .x = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .keep_prob = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDropOutDoMask(args);
  return {};
}

rt::Outcome run_OpDropOutDoMaskV3(nn::OperatorTask& task) {
  const gen::OpDropOutDoMaskV3Args args{
      .x = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .keep_prob = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDropOutDoMaskV3(args);
  return {};
}

rt::Outcome run_OpDropOutGenMaskV3(nn::OperatorTask& task) {
  const gen::OpDropOutGenMaskV3Args args{
      .shape = arguments::tensor(task, 0),
      .prob = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .seed = arguments::integer(task, 3),
      .seed2 = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDropOutGenMaskV3(args);
  return {};
}

rt::Outcome run_OpDynamicGRUV2(nn::OperatorTask& task) {
  const gen::OpDynamicGRUV2Args args{
      .x = arguments::tensor(task, 0),
      .weight_input = arguments::tensor(task, 1),
      .weight_hidden = arguments::tensor(task, 2),
      .bias_input = arguments::optional_tensor(task, 3),
      .bias_hidden = arguments::optional_tensor(task, 4),
      .seq_length = arguments::optional_tensor(task, 5),
      .init_h = arguments::optional_tensor(task, 6),
      .y = outputs::tensor(task, 7),
      .output_h = outputs::tensor(task, 8),
      .update = outputs::tensor(task, 9),
      .reset = outputs::tensor(task, 10),
      .new_ = outputs::tensor(task, 11),
      .hidden_new = outputs::tensor(task, 12),
      .direction = arguments::string(task, 13),
      .cell_depth = arguments::integer(task, 14),
      .keep_prob = arguments::real(task, 15),
      .cell_clip = arguments::real(task, 16),
      .num_proj = arguments::integer(task, 17),
      .time_major = arguments::boolean(task, 18),
      .activation = arguments::string(task, 19),
      .gate_order = arguments::string(task, 20),
      .reset_after = arguments::boolean(task, 21),
      .is_training = arguments::boolean(task, 22),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDynamicGRUV2(args);
  return {};
}

rt::Outcome run_OpDynamicGRUV2Grad(nn::OperatorTask& task) {
  const gen::OpDynamicGRUV2GradArgs args{
      .x = arguments::tensor(task, 0),
      .weight_input = arguments::tensor(task, 1),
      .weight_hidden = arguments::tensor(task, 2),
      .y = arguments::tensor(task, 3),
      .init_h = arguments::tensor(task, 4),
      .h = arguments::tensor(task, 5),
      .dy = arguments::tensor(task, 6),
      .dh = arguments::tensor(task, 7),
      .update = arguments::tensor(task, 8),
      .reset = arguments::tensor(task, 9),
      .new_ = arguments::tensor(task, 10),
      .hidden_new = arguments::tensor(task, 11),
      .seq_length = arguments::optional_tensor(task, 12),
      .mask = arguments::optional_tensor(task, 13),
      .dw_input = outputs::tensor(task, 14),
      .dw_hidden = outputs::tensor(task, 15),
      .db_input = outputs::tensor(task, 16),
      .db_hidden = outputs::tensor(task, 17),
      .dx = outputs::tensor(task, 18),
      .dh_prev = outputs::tensor(task, 19),
      .direction = arguments::string(task, 20),
      .cell_depth = arguments::integer(task, 21),
      .keep_prob = arguments::real(task, 22),
      .cell_clip = arguments::real(task, 23),
      .num_proj = arguments::integer(task, 24),
      .time_major = arguments::boolean(task, 25),
      .bias_type = arguments::string(task, 26),
      .gate_order = arguments::string(task, 27),
      .reset_after = arguments::boolean(task, 28),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDynamicGRUV2Grad(args);
  return {};
}

rt::Outcome run_OpDynamicRNN(nn::OperatorTask& task) {
  const gen::OpDynamicRNNArgs args{
      .x = arguments::tensor(task, 0),
      .w = arguments::tensor(task, 1),
      .b = arguments::tensor(task, 2),
      .seq_length = arguments::optional_tensor(task, 3),
      .init_h = arguments::optional_tensor(task, 4),
      .init_c = arguments::optional_tensor(task, 5),
      .wci = arguments::optional_tensor(task, 6),
      .wcf = arguments::optional_tensor(task, 7),
      .wco = arguments::optional_tensor(task, 8),
      .mask = arguments::optional_tensor(task, 9),
      .y = outputs::tensor(task, 10),
      .output_h = outputs::tensor(task, 11),
      .output_c = outputs::tensor(task, 12),
      .i = outputs::tensor(task, 13),
      .j = outputs::tensor(task, 14),
      .f = outputs::tensor(task, 15),
      .o = outputs::tensor(task, 16),
      .tanhc = outputs::tensor(task, 17),
      .cell_type = arguments::string(task, 18),
      .direction = arguments::string(task, 19),
      .cell_depth = arguments::integer(task, 20),
      .use_peephole = arguments::boolean(task, 21),
      .keep_prob = arguments::real(task, 22),
      .cell_clip = arguments::real(task, 23),
      .num_proj = arguments::integer(task, 24),
      .time_major = arguments::boolean(task, 25),
      .activation = arguments::string(task, 26),
      .forget_bias = arguments::real(task, 27),
      .gate_order = arguments::string(task, 28),
      .is_training = arguments::boolean(task, 29),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDynamicRNN(args);
  return {};
}

rt::Outcome run_OpDynamicRNNGrad(nn::OperatorTask& task) {
  const gen::OpDynamicRNNGradArgs args{
      .x = arguments::tensor(task, 0),
      .w = arguments::tensor(task, 1),
      .b = arguments::tensor(task, 2),
      .y = arguments::tensor(task, 3),
      .init_h = arguments::tensor(task, 4),
      .init_c = arguments::tensor(task, 5),
      .h = arguments::tensor(task, 6),
      .c = arguments::tensor(task, 7),
      .dy = arguments::tensor(task, 8),
      .dh = arguments::tensor(task, 9),
      .dc = arguments::tensor(task, 10),
      .i = arguments::tensor(task, 11),
      .j = arguments::tensor(task, 12),
      .f = arguments::tensor(task, 13),
      .o = arguments::tensor(task, 14),
      .tanhct = arguments::tensor(task, 15),
      .seq_length = arguments::optional_tensor(task, 16),
      .mask = arguments::optional_tensor(task, 17),
      .wci = arguments::optional_tensor(task, 18),
      .wcf = arguments::optional_tensor(task, 19),
      .wco = arguments::optional_tensor(task, 20),
      .dw = outputs::tensor(task, 21),
      .db = outputs::tensor(task, 22),
      .dx = outputs::tensor(task, 23),
      .dh_prev = outputs::tensor(task, 24),
      .dc_prev = outputs::tensor(task, 25),
      .cell_type = arguments::string(task, 26),
      .direction = arguments::string(task, 27),
      .cell_depth = arguments::integer(task, 28),
      .use_peephole = arguments::boolean(task, 29),
      .keep_prob = arguments::real(task, 30),
      .cell_clip = arguments::real(task, 31),
      .num_proj = arguments::integer(task, 32),
      .time_major = arguments::boolean(task, 33),
      .forget_bias = arguments::real(task, 34),
      .gate_order = arguments::string(task, 35),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDynamicRNNGrad(args);
  return {};
}

rt::Outcome run_OpDynamicRNNV2(nn::OperatorTask& task) {
  const gen::OpDynamicRNNV2Args args{
      .x = arguments::tensor(task, 0),
      .weight_input = arguments::tensor(task, 1),
      .weight_hidden = arguments::tensor(task, 2),
      .b = arguments::optional_tensor(task, 3),
      .seq_length = arguments::optional_tensor(task, 4),
      .init_h = arguments::optional_tensor(task, 5),
      .init_c = arguments::optional_tensor(task, 6),
      .wci = arguments::optional_tensor(task, 7),
      .wcf = arguments::optional_tensor(task, 8),
      .wco = arguments::optional_tensor(task, 9),
      .mask = arguments::optional_tensor(task, 10),
      .y = outputs::tensor(task, 11),
      .output_h = outputs::tensor(task, 12),
      .output_c = outputs::tensor(task, 13),
      .i = outputs::tensor(task, 14),
      .j = outputs::tensor(task, 15),
      .f = outputs::tensor(task, 16),
      .o = outputs::tensor(task, 17),
      .tanhc = outputs::tensor(task, 18),
      .cell_type = arguments::string(task, 19),
      .direction = arguments::string(task, 20),
      .cell_depth = arguments::integer(task, 21),
      .use_peephole = arguments::boolean(task, 22),
      .keep_prob = arguments::real(task, 23),
      .cell_clip = arguments::real(task, 24),
      .num_proj = arguments::integer(task, 25),
      .time_major = arguments::boolean(task, 26),
      .activation = arguments::string(task, 27),
      .recurrent_activation = arguments::string(task, 28),
      .forget_bias = arguments::real(task, 29),
      .gate_order = arguments::string(task, 30),
      .stateful = arguments::boolean(task, 31),
      .merge_mode = arguments::string(task, 32),
      .is_training = arguments::boolean(task, 33),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDynamicRNNV2(args);
  return {};
}

rt::Outcome run_OpDynamicRNNV2Grad(nn::OperatorTask& task) {
  const gen::OpDynamicRNNV2GradArgs args{
      .x = arguments::tensor(task, 0),
      .w_x = arguments::tensor(task, 1),
      .w_h = arguments::tensor(task, 2),
      .y = arguments::tensor(task, 3),
      .init_h = arguments::tensor(task, 4),
      .init_c = arguments::tensor(task, 5),
      .h = arguments::tensor(task, 6),
      .c = arguments::tensor(task, 7),
      .dy = arguments::tensor(task, 8),
      .dh = arguments::tensor(task, 9),
      .dc = arguments::tensor(task, 10),
      .i = arguments::tensor(task, 11),
      .j = arguments::tensor(task, 12),
      .f = arguments::tensor(task, 13),
      .o = arguments::tensor(task, 14),
      .tanhct = arguments::tensor(task, 15),
      .seq_length = arguments::optional_tensor(task, 16),
      .wci = arguments::optional_tensor(task, 17),
      .wcf = arguments::optional_tensor(task, 18),
      .wco = arguments::optional_tensor(task, 19),
      .mask = arguments::optional_tensor(task, 20),
      .dw_x = outputs::tensor(task, 21),
      .dw_h = outputs::tensor(task, 22),
      .db = outputs::tensor(task, 23),
      .dx = outputs::tensor(task, 24),
      .dh_prev = outputs::tensor(task, 25),
      .dc_prev = outputs::tensor(task, 26),
      .cell_type = arguments::string(task, 27),
      .direction = arguments::string(task, 28),
      .cell_depth = arguments::integer(task, 29),
      .use_peephole = arguments::boolean(task, 30),
      .keep_prob = arguments::real(task, 31),
      .cell_clip = arguments::real(task, 32),
      .num_proj = arguments::integer(task, 33),
      .time_major = arguments::boolean(task, 34),
      .activation = arguments::string(task, 35),
      .recurrent_activation = arguments::string(task, 36),
      .gate_order = arguments::string(task, 37),
      .stateful = arguments::boolean(task, 38),
      .merge_mode = arguments::string(task, 39),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDynamicRNNV2Grad(args);
  return {};
}

rt::Outcome run_OpNPUAllocFloatStatus(nn::OperatorTask& task) {
  const gen::OpNPUAllocFloatStatusArgs args{
      .data = outputs::tensor(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpNPUClearFloatDebugStatus(nn::OperatorTask& task) {
  const gen::OpNPUClearFloatDebugStatusArgs args{
      .none = arguments::tensors(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpNPUClearFloatStatus(nn::OperatorTask& task) {
  const gen::OpNPUClearFloatStatusArgs args{
      .addr = arguments::tensor(task, 0),
      .data = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpNPUClearFloatStatusV2(nn::OperatorTask& task) {
  const gen::OpNPUClearFloatStatusV2Args args{
      .none = arguments::tensors(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpNPUGetFloatDebugStatus(nn::OperatorTask& task) {
  const gen::OpNPUGetFloatDebugStatusArgs args{
      .data = outputs::tensor(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpNPUGetFloatStatus(nn::OperatorTask& task) {
  const gen::OpNPUGetFloatStatusArgs args{
      .addr = arguments::tensor(task, 0),
      .data = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpNPUGetFloatStatusV2(nn::OperatorTask& task) {
  const gen::OpNPUGetFloatStatusV2Args args{
      .data = outputs::tensor(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::FloatStatus(args);
  return {};
}

rt::Outcome run_OpRandomChoiceWithMask(nn::OperatorTask& task) {
  const gen::OpRandomChoiceWithMaskArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .mask = outputs::tensor(task, 2),
      .count = arguments::integer(task, 3),
      .seed = arguments::integer(task, 4),
      .seed2 = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRandomChoiceWithMask(args);
  return {};
}

rt::Outcome run_OpStatelessBernoulli(nn::OperatorTask& task) {
  const gen::OpStatelessBernoulliArgs args{
      .shape = arguments::tensor(task, 0),
      .prob = arguments::tensor(task, 1),
      .seed = arguments::tensor(task, 2),
      .offset = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .dtype = arguments::scalar_type(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStatelessBernoulli(args);
  return {};
}

rt::Outcome run_OpStatelessDropOutGenMask(nn::OperatorTask& task) {
  const gen::OpStatelessDropOutGenMaskArgs args{
      .shape = arguments::tensor(task, 0),
      .prob = arguments::tensor(task, 1),
      .seed = arguments::tensor(task, 2),
      .seed1 = arguments::tensor(task, 3),
      .offset = arguments::optional_tensor(task, 4),
      .y = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStatelessDropOutGenMask(args);
  return {};
}

rt::Outcome run_OpStatelessRandomNormalV2(nn::OperatorTask& task) {
  const gen::OpStatelessRandomNormalV2Args args{
      .shape = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .counter = arguments::tensor(task, 2),
      .alg = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .dtype = arguments::scalar_type(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStatelessRandomNormalV2(args);
  return {};
}

rt::Outcome run_OpStatelessRandomUniformV2(nn::OperatorTask& task) {
  const gen::OpStatelessRandomUniformV2Args args{
      .shape = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .counter = arguments::tensor(task, 2),
      .alg = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .dtype = arguments::scalar_type(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStatelessRandomUniformV2(args);
  return {};
}

}  // namespace hotplate::host
