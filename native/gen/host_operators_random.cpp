// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_random.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void DropoutDoMask(const gen::DropoutDoMaskArgs& args);
void DropoutGenMask(const gen::DropoutGenMaskArgs& args);
void DropoutGenMaskV2(const gen::DropoutGenMaskV2Args& args);
void DropoutGenMaskV2Tensor(const gen::DropoutGenMaskV2TensorArgs& args);
void DropoutV3(const gen::DropoutV3Args& args);
void InplaceBernoulli(const gen::InplaceBernoulliArgs& args);
void InplaceBernoulliTensor(const gen::InplaceBernoulliTensorArgs& args);
void InplaceNormal(const gen::InplaceNormalArgs& args);
void InplaceNormalTensor(const gen::InplaceNormalTensorArgs& args);
void InplaceRReluWithNoise(const gen::InplaceRReluWithNoiseArgs& args);
void InplaceRandom(const gen::InplaceRandomArgs& args);
void InplaceRandomTensor(const gen::InplaceRandomTensorArgs& args);
void InplaceRandomWithoutFromTo(const gen::InplaceRandomWithoutFromToArgs& args);
void InplaceRandomWithoutFromToTensor(const gen::InplaceRandomWithoutFromToTensorArgs& args);
void InplaceUniform(const gen::InplaceUniformArgs& args);
void InplaceUniformTensor(const gen::InplaceUniformTensorArgs& args);
void Multinomial(const gen::MultinomialArgs& args);
void MultinomialTensor(const gen::MultinomialTensorArgs& args);
void NormalFloatFloat(const gen::NormalFloatFloatArgs& args);
void NormalFloatTensor(const gen::NormalFloatTensorArgs& args);
void NormalTensorFloat(const gen::NormalTensorFloatArgs& args);
void NormalTensorTensor(const gen::NormalTensorTensorArgs& args);
void RReluWithNoise(const gen::RReluWithNoiseArgs& args);
void Randperm(const gen::RandpermArgs& args);
void SimThreadExponential(const gen::SimThreadExponentialArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_DropoutDoMask(nn::OperatorTask& task) {
  const gen::DropoutDoMaskArgs args{
      .self = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .prob = arguments::real(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::DropoutDoMask(args);
  return {};
}

rt::Outcome run_DropoutGenMask(nn::OperatorTask& task) {
  const gen::DropoutGenMaskArgs args{
      .shape = arguments::ints(task, 0),
      .prob = arguments::real(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::DropoutGenMask(args);
  return {};
}

rt::Outcome run_DropoutGenMaskV2(nn::OperatorTask& task) {
  const gen::DropoutGenMaskV2Args args{
      .shape = arguments::ints(task, 0),
      .prob = arguments::real(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .probDataType = arguments::scalar_type(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::DropoutGenMaskV2(args);
  return {};
}

rt::Outcome run_DropoutGenMaskV2Tensor(nn::OperatorTask& task) {
  const gen::DropoutGenMaskV2TensorArgs args{
      .shape = arguments::ints(task, 0),
      .prob = arguments::real(task, 1),
      .seedTensor = arguments::tensor(task, 2),
      .offsetTensor = arguments::tensor(task, 3),
      .offset = arguments::integer(task, 4),
      .probDataType = arguments::scalar_type(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::DropoutGenMaskV2Tensor(args);
  return {};
}

rt::Outcome run_DropoutV3(nn::OperatorTask& task) {
  const gen::DropoutV3Args args{
      .input = arguments::tensor(task, 0),
      .optionalNoiseShape = arguments::optional_tensor(task, 1),
      .p = arguments::real(task, 2),
      .seed = arguments::integer(task, 3),
      .offset = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .maskOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::DropoutV3(args);
  return {};
}

rt::Outcome run_InplaceBernoulli(nn::OperatorTask& task) {
  const gen::InplaceBernoulliArgs args{
      .selfRef = arguments::tensor(task, 0),
      .prob = arguments::scalar(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceBernoulli(args);
  return {};
}

rt::Outcome run_InplaceBernoulliTensor(nn::OperatorTask& task) {
  const gen::InplaceBernoulliTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .prob = arguments::tensor(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceBernoulliTensor(args);
  return {};
}

rt::Outcome run_InplaceNormal(nn::OperatorTask& task) {
  const gen::InplaceNormalArgs args{
      .selfRef = arguments::tensor(task, 0),
      .mean = arguments::real(task, 1),
      .std = arguments::real(task, 2),
      .seed = arguments::integer(task, 3),
      .offset = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceNormal(args);
  return {};
}

rt::Outcome run_InplaceNormalTensor(nn::OperatorTask& task) {
  const gen::InplaceNormalTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .mean = arguments::real(task, 1),
      .std = arguments::real(task, 2),
      .seedTensor = arguments::tensor(task, 3),
      .offsetTensor = arguments::tensor(task, 4),
      .offset = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceNormalTensor(args);
  return {};
}

rt::Outcome run_InplaceRReluWithNoise(nn::OperatorTask& task) {
  const gen::InplaceRReluWithNoiseArgs args{
      .self = arguments::tensor(task, 0),
      .noise = arguments::tensor(task, 1),
      .lower = arguments::scalar(task, 2),
      .upper = arguments::scalar(task, 3),
      .training = arguments::boolean(task, 4),
      .seed = arguments::integer(task, 5),
      .offset = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceRReluWithNoise(args);
  return {};
}

rt::Outcome run_InplaceRandom(nn::OperatorTask& task) {
  const gen::InplaceRandomArgs args{
      .selfRef = arguments::tensor(task, 0),
      .from = arguments::integer(task, 1),
      .to = arguments::integer(task, 2),
      .seed = arguments::integer(task, 3),
      .offset = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceRandom(args);
  return {};
}

rt::Outcome run_InplaceRandomTensor(nn::OperatorTask& task) {
  const gen::InplaceRandomTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .from = arguments::integer(task, 1),
      .to = arguments::integer(task, 2),
      .seedTensor = arguments::tensor(task, 3),
      .offsetTensor = arguments::tensor(task, 4),
      .offset = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceRandomTensor(args);
  return {};
}

rt::Outcome run_InplaceRandomWithoutFromTo(nn::OperatorTask& task) {
  const gen::InplaceRandomWithoutFromToArgs args{
      .selfRef = arguments::tensor(task, 0),
      .seed = arguments::integer(task, 1),
      .offset = arguments::integer(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceRandomWithoutFromTo(args);
  return {};
}

rt::Outcome run_InplaceRandomWithoutFromToTensor(nn::OperatorTask& task) {
  const gen::InplaceRandomWithoutFromToTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .seedTensor = arguments::tensor(task, 1),
      .offsetTensor = arguments::tensor(task, 2),
      .offset = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceRandomWithoutFromToTensor(args);
  return {};
}

rt::Outcome run_InplaceUniform(nn::OperatorTask& task) {
  const gen::InplaceUniformArgs args{
      .selfRef = arguments::tensor(task, 0),
      .from = arguments::real(task, 1),
      .to = arguments::real(task, 2),
      .seed = arguments::integer(task, 3),
      .offset = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceUniform(args);
  return {};
}

rt::Outcome run_InplaceUniformTensor(nn::OperatorTask& task) {
  const gen::InplaceUniformTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .from = arguments::real(task, 1),
      .to = arguments::real(task, 2),
      .seedTensor = arguments::tensor(task, 3),
      .offsetTensor = arguments::tensor(task, 4),
      .offset = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceUniformTensor(args);
  return {};
}

rt::Outcome run_Multinomial(nn::OperatorTask& task) {
  const gen::MultinomialArgs args{
      .self = arguments::tensor(task, 0),
      .numsamples = arguments::integer(task, 1),
      .replacement = arguments::boolean(task, 2),
      .seed = arguments::integer(task, 3),
      .offset = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::Multinomial(args);
  return {};
}

rt::Outcome run_MultinomialTensor(nn::OperatorTask& task) {
  const gen::MultinomialTensorArgs args{
      .self = arguments::tensor(task, 0),
      .numsamples = arguments::integer(task, 1),
      .replacement = arguments::boolean(task, 2),
      .seedTensor = arguments::tensor(task, 3),
      .offsetTensor = arguments::tensor(task, 4),
      .offset = arguments::integer(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::MultinomialTensor(args);
  return {};
}

rt::Outcome run_NormalFloatFloat(nn::OperatorTask& task) {
  const gen::NormalFloatFloatArgs args{
      .mean = arguments::real(task, 0),
      .std = arguments::real(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::NormalFloatFloat(args);
  return {};
}

rt::Outcome run_NormalFloatTensor(nn::OperatorTask& task) {
  const gen::NormalFloatTensorArgs args{
      .mean = arguments::real(task, 0),
      .std = arguments::tensor(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::NormalFloatTensor(args);
  return {};
}

rt::Outcome run_NormalTensorFloat(nn::OperatorTask& task) {
  const gen::NormalTensorFloatArgs args{
      .mean = arguments::tensor(task, 0),
      .std = arguments::real(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::NormalTensorFloat(args);
  return {};
}

rt::Outcome run_NormalTensorTensor(nn::OperatorTask& task) {
  const gen::NormalTensorTensorArgs args{
      .mean = arguments::tensor(task, 0),
      .std = arguments::tensor(task, 1),
      .seed = arguments::integer(task, 2),
      .offset = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::NormalTensorTensor(args);
  return {};
}

rt::Outcome run_RReluWithNoise(nn::OperatorTask& task) {
  const gen::RReluWithNoiseArgs args{
      .self = arguments::tensor(task, 0),
      .noise = arguments::tensor(task, 1),
      .lower = arguments::scalar(task, 2),
      .upper = arguments::scalar(task, 3),
      .training = arguments::boolean(task, 4),
      .seed = arguments::integer(task, 5),
      .offset = arguments::integer(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::RReluWithNoise(args);
  return {};
}

rt::Outcome run_Randperm(nn::OperatorTask& task) {
  const gen::RandpermArgs args{
      .n = arguments::integer(task, 0),
      .seed = arguments::integer(task, 1),
      .offset = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::Randperm(args);
  return {};
}

rt::Outcome run_SimThreadExponential(nn::OperatorTask& task) {
  const gen::SimThreadExponentialArgs args{
      .selfRef = arguments::tensor(task, 0),
      .count = arguments::integer(task, 1),
      .lambda = arguments::real(task, 2),
      .seed = arguments::integer(task, 3),
      .offset = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::SimThreadExponential(args);
  return {};
}

}  // namespace hotplate::host
