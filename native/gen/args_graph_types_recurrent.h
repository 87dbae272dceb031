// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpApplyAdamDArgs {
  at::Tensor var;
  at::Tensor m;
  at::Tensor v;
  at::Tensor beta1_power;
  at::Tensor beta2_power;
  at::Tensor lr;
  at::Tensor beta1;
  at::Tensor beta2;
  at::Tensor epsilon;
  at::Tensor grad;
  at::Tensor var_out;
  at::Tensor m_out;
  at::Tensor v_out;
  bool use_locking;
  bool use_nesterov;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpApplyAdamV2Args {
  at::Tensor var;
  at::Tensor m;
  at::Tensor v;
  at::Tensor lr;
  at::Tensor beta1;
  at::Tensor beta2;
  at::Tensor epsilon;
  at::Tensor grad;
  at::Tensor max_grad_norm;
  at::Tensor global_grad_norm;
  at::Tensor weight_decay;
  std::optional<at::Tensor> step_size;
  at::Tensor var_out;
  at::Tensor m_out;
  at::Tensor v_out;
  std::string adam_mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDropOutDoMaskArgs {
  at::Tensor x;
  at::Tensor mask;
  at::Tensor keep_prob;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDropOutDoMaskV3Args {
  at::Tensor x;
  at::Tensor mask;
  at::Tensor keep_prob;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDropOutGenMaskV3Args {
  at::Tensor shape;
  at::Tensor prob;
  at::Tensor y;
  int64_t seed;
  int64_t seed2;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDynamicGRUV2Args {
  at::Tensor x;
  at::Tensor weight_input;
  at::Tensor weight_hidden;
  std::optional<at::Tensor> bias_input;
  std::optional<at::Tensor> bias_hidden;
  std::optional<at::Tensor> seq_length;
  std::optional<at::Tensor> init_h;
  at::Tensor y;
  at::Tensor output_h;
  at::Tensor update;
  at::Tensor reset;
  at::Tensor new_;
  at::Tensor hidden_new;
  std::string direction;
  int64_t cell_depth;
  double keep_prob;
  double cell_clip;
  int64_t num_proj;
  bool time_major;
  std::string activation;
  std::string gate_order;
  bool reset_after;
  bool is_training;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDynamicGRUV2GradArgs {
  at::Tensor x;
  at::Tensor weight_input;
  at::Tensor weight_hidden;
  at::Tensor y;
  at::Tensor init_h;
  at::Tensor h;
  at::Tensor dy;
  at::Tensor dh;
  at::Tensor update;
  at::Tensor reset;
  at::Tensor new_;
  at::Tensor hidden_new;
  std::optional<at::Tensor> seq_length;
  std::optional<at::Tensor> mask;
  at::Tensor dw_input;
  at::Tensor dw_hidden;
  at::Tensor db_input;
  at::Tensor db_hidden;
  at::Tensor dx;
  at::Tensor dh_prev;
  std::string direction;
  int64_t cell_depth;
  double keep_prob;
  double cell_clip;
  int64_t num_proj;
  bool time_major;
  std::string bias_type;
  std::string gate_order;
  bool reset_after;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDynamicRNNArgs {
  at::Tensor x;
  at::Tensor w;
  at::Tensor b;
  std::optional<at::Tensor> seq_length;
  std::optional<at::Tensor> init_h;
  std::optional<at::Tensor> init_c;
  std::optional<at::Tensor> wci;
  std::optional<at::Tensor> wcf;
  std::optional<at::Tensor> wco;
  std::optional<at::Tensor> mask;
  at::Tensor y;
  at::Tensor output_h;
  at::Tensor output_c;
  at::Tensor i;
  at::Tensor j;
  at::Tensor f;
  at::Tensor o;
  at::Tensor tanhc;
  std::string cell_type;
  std::string direction;
  int64_t cell_depth;
  bool use_peephole;
  double keep_prob;
  double cell_clip;
  int64_t num_proj;
  bool time_major;
  std::string activation;
  double forget_bias;
  std::string gate_order;
  bool is_training;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDynamicRNNGradArgs {
  at::Tensor x;
  at::Tensor w;
  at::Tensor b;
  at::Tensor y;
  at::Tensor init_h;
  at::Tensor init_c;
  at::Tensor h;
  at::Tensor c;
  at::Tensor dy;
  at::Tensor dh;
  at::Tensor dc;
  at::Tensor i;
  at::Tensor j;
  at::Tensor f;
  at::Tensor o;
  at::Tensor tanhct;
  std::optional<at::Tensor> seq_length;
  std::optional<at::Tensor> mask;
  std::optional<at::Tensor> wci;
  std::optional<at::Tensor> wcf;
  std::optional<at::Tensor> wco;
  at::Tensor dw;
  at::Tensor db;
  at::Tensor dx;
  at::Tensor dh_prev;
  at::Tensor dc_prev;
  std::string cell_type;
  std::string direction;
  int64_t cell_depth;
  bool use_peephole;
  double keep_prob;
  double cell_clip;
  int64_t num_proj;
  bool time_major;
  double forget_bias;
  std::string gate_order;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDynamicRNNV2Args {
  at::Tensor x;
  at::Tensor weight_input;
  at::Tensor weight_hidden;
  std::optional<at::Tensor> b;
  std::optional<at::Tensor> seq_length;
  std::optional<at::Tensor> init_h;
  std::optional<at::Tensor> init_c;
  std::optional<at::Tensor> wci;
  std::optional<at::Tensor> wcf;
  std::optional<at::Tensor> wco;
  std::optional<at::Tensor> mask;
  at::Tensor y;
  at::Tensor output_h;
  at::Tensor output_c;
  at::Tensor i;
  at::Tensor j;
  at::Tensor f;
  at::Tensor o;
  at::Tensor tanhc;
  std::string cell_type;
  std::string direction;
  int64_t cell_depth;
  bool use_peephole;
  double keep_prob;
  double cell_clip;
  int64_t num_proj;
  bool time_major;
  std::string activation;
  std::string recurrent_activation;
  double forget_bias;
  std::string gate_order;
  bool stateful;
  std::string merge_mode;
  bool is_training;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDynamicRNNV2GradArgs {
  at::Tensor x;
  at::Tensor w_x;
  at::Tensor w_h;
  at::Tensor y;
  at::Tensor init_h;
  at::Tensor init_c;
  at::Tensor h;
  at::Tensor c;
  at::Tensor dy;
  at::Tensor dh;
  at::Tensor dc;
  at::Tensor i;
  at::Tensor j;
  at::Tensor f;
  at::Tensor o;
  at::Tensor tanhct;
  std::optional<at::Tensor> seq_length;
  std::optional<at::Tensor> wci;
  std::optional<at::Tensor> wcf;
  std::optional<at::Tensor> wco;
  std::optional<at::Tensor> mask;
  at::Tensor dw_x;
  at::Tensor dw_h;
  at::Tensor db;
  at::Tensor dx;
  at::Tensor dh_prev;
  at::Tensor dc_prev;
  std::string cell_type;
  std::string direction;
  int64_t cell_depth;
  bool use_peephole;
  double keep_prob;
  double cell_clip;
  int64_t num_proj;
  bool time_major;
  std::string activation;
  std::string recurrent_activation;
  std::string gate_order;
  bool stateful;
  std::string merge_mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUAllocFloatStatusArgs {
  at::Tensor data;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUClearFloatDebugStatusArgs {
  std::vector<at::Tensor> none;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUClearFloatStatusArgs {
  at::Tensor addr;
  at::Tensor data;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUClearFloatStatusV2Args {
  std::vector<at::Tensor> none;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUGetFloatDebugStatusArgs {
  at::Tensor data;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUGetFloatStatusArgs {
  at::Tensor addr;
  at::Tensor data;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNPUGetFloatStatusV2Args {
  at::Tensor data;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRandomChoiceWithMaskArgs {
  at::Tensor x;
  at::Tensor y;
  at::Tensor mask;
  int64_t count;
  int64_t seed;
  int64_t seed2;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStatelessBernoulliArgs {
  at::Tensor shape;
  at::Tensor prob;
  at::Tensor seed;
  at::Tensor offset;
  at::Tensor y;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStatelessDropOutGenMaskArgs {
  at::Tensor shape;
  at::Tensor prob;
  at::Tensor seed;
  at::Tensor seed1;
  std::optional<at::Tensor> offset;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStatelessRandomNormalV2Args {
  at::Tensor shape;
  at::Tensor key;
  at::Tensor counter;
  at::Tensor alg;
  at::Tensor y;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStatelessRandomUniformV2Args {
  at::Tensor shape;
  at::Tensor key;
  at::Tensor counter;
  at::Tensor alg;
  at::Tensor y;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
