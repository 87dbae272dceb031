// Arguments of an operator call as torch values. Tensors alias device memory: nothing is copied.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::host {

// aclDataType <-> c10::ScalarType. Throws with the number for types that torch lacks.
at::ScalarType to_scalar_type(int32_t dtype);

// A CPU tensor over the memory of a device tensor, with its shape, strides and offset.
at::Tensor alias(const nn::Tensor& tensor);

// Tells the caller the shape of an output that depends on the data (aclGetViewShape returns it after the stream has run
// the task). The result must already lie, contiguous, at the front of the output's memory.
void set_computed_shape(const nn::OperatorTask& task, int i, at::IntArrayRef sizes);

namespace arguments {

at::Tensor tensor(const nn::OperatorTask& task, int i);
std::optional<at::Tensor> optional_tensor(const nn::OperatorTask& task, int i);
std::vector<at::Tensor> tensors(const nn::OperatorTask& task, int i);
at::Scalar scalar(const nn::OperatorTask& task, int i);
std::optional<at::Scalar> optional_scalar(const nn::OperatorTask& task, int i);
std::vector<at::Scalar> scalars(const nn::OperatorTask& task, int i);
std::vector<int64_t> ints(const nn::OperatorTask& task, int i);
std::optional<std::vector<int64_t>> optional_ints(const nn::OperatorTask& task, int i);
std::vector<bool> bools(const nn::OperatorTask& task, int i);
std::vector<double> floats(const nn::OperatorTask& task, int i);
inline int64_t integer(const nn::OperatorTask& task, int i) { return task.integer(i); }
inline double real(const nn::OperatorTask& task, int i) { return task.real(i); }
inline bool boolean(const nn::OperatorTask& task, int i) { return task.integer(i) != 0; }
inline std::string string(const nn::OperatorTask& task, int i) { return task.is_null(i) ? "" : task.string(i); }
at::ScalarType scalar_type(const nn::OperatorTask& task, int i);

c10::IValue int_list(std::initializer_list<int64_t> values);
c10::IValue bool_list(std::initializer_list<bool> values);

}  // namespace arguments

// The same as values for the stack of a boxed call; an absent argument becomes None.
namespace ivalue {

c10::IValue tensor(const nn::OperatorTask& task, int i);
c10::IValue tensors(const nn::OperatorTask& task, int i);
c10::IValue tensors_optional(const nn::OperatorTask& task, int i);
c10::IValue scalar(const nn::OperatorTask& task, int i);
c10::IValue scalar_as_int(const nn::OperatorTask& task, int i);
c10::IValue scalar_as_double(const nn::OperatorTask& task, int i);
// For overloads that take a tensor only: a 0-d tensor which, like a Python number, does not widen the result's dtype.
c10::IValue scalar_as_tensor(const nn::OperatorTask& task, int i);
c10::IValue scalars(const nn::OperatorTask& task, int i);
c10::IValue ints(const nn::OperatorTask& task, int i);
c10::IValue bools(const nn::OperatorTask& task, int i);
c10::IValue floats(const nn::OperatorTask& task, int i);
inline c10::IValue integer(const nn::OperatorTask& task, int i) { return task.integer(i); }
inline c10::IValue integer_as_bool(const nn::OperatorTask& task, int i) { return task.integer(i) != 0; }
inline c10::IValue real(const nn::OperatorTask& task, int i) { return task.real(i); }
inline c10::IValue boolean(const nn::OperatorTask& task, int i) { return task.integer(i) != 0; }
c10::IValue string(const nn::OperatorTask& task, int i);
// A dtype attribute, as ScalarType.
c10::IValue scalar_type(const nn::OperatorTask& task, int i);

// Helpers of the definitions' aten(...) text.
c10::IValue dtype_of(const nn::OperatorTask& task, int i);          // dtype(x): the ScalarType of a tensor
c10::IValue shape_of(const nn::OperatorTask& task, int i);          // shape(x)
c10::IValue numel_of(const nn::OperatorTask& task, int i);          // numel(x)
c10::IValue empty_is_none_of(const nn::OperatorTask& task, int i);  // empty_is_none(x): an empty int array means all
c10::IValue negative_is_none_of(const nn::OperatorTask& task, int i);
c10::IValue zero_is_none_of(const nn::OperatorTask& task,
                            int i);  // zero_is_none(n): an integer that means "not given" when 0
c10::IValue positive_or_none_of(const nn::OperatorTask& task,
                                int i);                    // positive_or_none(x): a double that is given when > 0
c10::IValue wide_of(const nn::OperatorTask& task, int i);  // wide(x): a 16-bit tensor as float32, others as they are

}  // namespace ivalue

}  // namespace hotplate::host
