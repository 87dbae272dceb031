// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_optim.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void AmpUpdateScale(const gen::AmpUpdateScaleArgs& args);
void ApplyAdam(const gen::ApplyAdamArgs& args);
void ApplyAdamW(const gen::ApplyAdamWArgs& args);
void ApplyAdamWV2(const gen::ApplyAdamWV2Args& args);
void FusedSgd(const gen::FusedSgdArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_AmpUpdateScale(nn::OperatorTask& task) {
  const gen::AmpUpdateScaleArgs args{
      .currentScale = arguments::tensor(task, 0),
      .growthTracker = arguments::tensor(task, 1),
      .foundInf = arguments::tensor(task, 2),
      .growthFactor = arguments::real(task, 3),
      .backoffFactor = arguments::real(task, 4),
      .growthInterval = arguments::integer(task, 5),
      .updatedScale = outputs::tensor(task, 6),
      .updatedGrowthTracker = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::AmpUpdateScale(args);
  return {};
}

rt::Outcome run_ApplyAdam(nn::OperatorTask& task) {
  const gen::ApplyAdamArgs args{
      .varRef = arguments::tensor(task, 0),
      .mRef = arguments::tensor(task, 1),
      .vRef = arguments::tensor(task, 2),
      .beta1Power = arguments::tensor(task, 3),
      .beta2Power = arguments::tensor(task, 4),
      .lr = arguments::tensor(task, 5),
      .beta1 = arguments::tensor(task, 6),
      .beta2 = arguments::tensor(task, 7),
      .epsilon = arguments::tensor(task, 8),
      .grad = arguments::tensor(task, 9),
      .useLocking = arguments::boolean(task, 10),
      .useNesterov = arguments::boolean(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::ApplyAdam(args);
  return {};
}

rt::Outcome run_ApplyAdamW(nn::OperatorTask& task) {
  const gen::ApplyAdamWArgs args{
      .varRef = arguments::tensor(task, 0),
      .mRef = arguments::tensor(task, 1),
      .vRef = arguments::tensor(task, 2),
      .beta1Power = arguments::tensor(task, 3),
      .beta2Power = arguments::tensor(task, 4),
      .lr = arguments::tensor(task, 5),
      .weightDecay = arguments::tensor(task, 6),
      .beta1 = arguments::tensor(task, 7),
      .beta2 = arguments::tensor(task, 8),
      .eps = arguments::tensor(task, 9),
      .grad = arguments::tensor(task, 10),
      .maxGradNormOptional = arguments::optional_tensor(task, 11),
      .amsgrad = arguments::boolean(task, 12),
      .maximize = arguments::boolean(task, 13),
      .task = task,
  };
  const NativeScope scope;
  kernels::ApplyAdamW(args);
  return {};
}

rt::Outcome run_ApplyAdamWV2(nn::OperatorTask& task) {
  const gen::ApplyAdamWV2Args args{
      .varRef = arguments::tensor(task, 0),
      .mRef = arguments::tensor(task, 1),
      .vRef = arguments::tensor(task, 2),
      .maxGradNormOptionalRef = arguments::optional_tensor(task, 3),
      .grad = arguments::tensor(task, 4),
      .step = arguments::tensor(task, 5),
      .lr = arguments::real(task, 6),
      .beta1 = arguments::real(task, 7),
      .beta2 = arguments::real(task, 8),
      .weightDecay = arguments::real(task, 9),
      .eps = arguments::real(task, 10),
      .amsgrad = arguments::boolean(task, 11),
      .maximize = arguments::boolean(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::ApplyAdamWV2(args);
  return {};
}

rt::Outcome run_ForeachNonFiniteCheckAndUnscale(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_amp_foreach_non_finite_check_and_unscale_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // found_inf
  stack.push_back(ivalue::tensor(task, 2));  // inv_scale
  op.call(stack);
  return check_written(task, stack, {});
}

rt::Outcome run_FusedSgd(nn::OperatorTask& task) {
  const gen::FusedSgdArgs args{
      .paramsRef = arguments::tensors(task, 0),
      .gradsRef = arguments::tensors(task, 1),
      .momentumBufferListOptionalRef = arguments::tensors(task, 2),
      .gradScaleOptional = arguments::optional_tensor(task, 3),
      .weightDecay = arguments::real(task, 4),
      .momentum = arguments::real(task, 5),
      .lr = arguments::real(task, 6),
      .dampening = arguments::real(task, 7),
      .nesterov = arguments::boolean(task, 8),
      .maximize = arguments::boolean(task, 9),
      .isFirstStep = arguments::boolean(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedSgd(args);
  return {};
}

}  // namespace hotplate::host
