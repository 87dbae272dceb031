// Saturation of an operator's results, which the host library does (it has the threads for large ones).
#pragma once

namespace hotplate::nn {

class OperatorTask;

// Replaces inf by the largest number and nan by 0 in the floating outputs; whether there was any.
using SaturateFunction = bool (*)(const OperatorTask&);
void bind_saturate(SaturateFunction function);

// Before the operator runs: what stands in its outputs is no overflow of this operator (memory that nobody wrote yet,
// or inf that came from the host).
void saturate_before(const OperatorTask& task);
// After it: an overflow is recorded on the worker's device.
void saturate_after(const OperatorTask& task);

}  // namespace hotplate::nn
