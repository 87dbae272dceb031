// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_device.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void Sleep(const gen::SleepArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_Sleep(nn::OperatorTask& task) {
  const gen::SleepArgs args{
      .cycles = arguments::ints(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::Sleep(args);
  return {};
}

}  // namespace hotplate::host
