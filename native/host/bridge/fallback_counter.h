// Counts the operators that torch_npu runs on the CPU because nothing is registered for the device: group "fallback" of
// the statistics, by the name of the ATen operator.
//
// torch_npu's fallback is boxed and its own; it is observed, not replaced. Its first step is always a call of
// aten::_to_cpu on the device tensors, so an observer of operator calls (at::RecordFunction) sees the operator, and
// then aten::_to_cpu on the same thread. Every other use of the operator, such as one on CPU tensors, lacks the second
// call.
//
// Not seen: kernels of op-plugin that copy to the host themselves and compute there (they have a kernel, and what they
// do looks like any other copy), and a fallback of an operator without any tensor argument.
#pragma once

namespace hotplate::host {

// Starts counting, once per process. Measured: about 40 ns for each call through torch's dispatcher, and 0.1 to 0.2 us
// for a small x + y on the device, which makes one such call and two more records of torch_npu's own.
void start_fallback_counter();

}  // namespace hotplate::host
