// What is checked before any rule: null pointers, live handles, and views that stay inside their storage.
#include <cstring>
#include <string>

#include "aclnn/contract_checker.h"

namespace hotplate::nn {

namespace {

constexpr size_t kMaxRank = 8;

bool alive(ArgKind kind, const void* handle) {
  switch (kind) {
    case ArgKind::Tensor:
      return object_of<Tensor>(handle);
    case ArgKind::TensorList:
      return object_of<TensorList>(handle);
    case ArgKind::Scalar:
      return object_of<Scalar>(handle);
    case ArgKind::ScalarList:
      return object_of<ScalarList>(handle);
    case ArgKind::IntArray:
      return object_of<IntArray>(handle);
    case ArgKind::BoolArray:
      return object_of<BoolArray>(handle);
    case ArgKind::FloatArray:
      return object_of<FloatArray>(handle);
    default:
      return true;
  }
}

const char* kind_word(ArgKind kind) {
  switch (kind) {
    case ArgKind::Tensor:
      return "Tensor";
    case ArgKind::TensorList:
      return "TensorList";
    case ArgKind::Scalar:
      return "Scalar";
    case ArgKind::ScalarList:
      return "ScalarList";
    case ArgKind::IntArray:
      return "IntArray";
    case ArgKind::BoolArray:
      return "BoolArray";
    case ArgKind::FloatArray:
      return "FloatArray";
    default:
      return "string";
  }
}

}  // namespace

Code check_bounds(const OperatorTask& task, const Tensor& t, const char* arg, int element) {
  // The name is put together only for a refusal: this runs for every tensor of every call.
  auto named = [&] { return element < 0 ? std::string(arg) : std::string(arg) + "[" + std::to_string(element) + "]"; };
  if (t.shape.size() > kMaxRank) {
    return violation(
        task, kAclnnParamInvalid, "EZ1001",
        "Expected " + named() + " dim number to be between [0] and [8], but its shape is " + shape_text(t.shape) + ".",
        "The interface takes at most 8 dimensions: merge some.");
  }
  if (dtype_size(t.dtype) == 0 && std::strcmp(dtype_name(t.dtype), "DT_UNDEFINED") == 0) {
    return violation(task, kAclnnParamInvalid, "EZ1001",
                     "The data type of " + named() + " is " + std::to_string(t.dtype) + ", which is no aclDataType.",
                     "Create the tensor with one of the types of aclDataType.");
  }
  if (t.numel() == 0 || dtype_size(t.dtype) == 0) return kSuccess;
  int64_t low = t.offset, high = t.offset;
  bool far = false;  // beyond what 64 bits hold
  for (size_t i = 0; i < t.shape.size(); ++i) {
    int64_t span = 0;
    far |= __builtin_mul_overflow(t.shape[i] - 1, t.strides[i], &span);
    // There are no negative strides.
    far |= t.strides[i] < 0 && t.shape[i] > 1;
    int64_t& end = span < 0 ? low : high;
    far |= __builtin_add_overflow(end, span, &end);
  }
  if (!far && low >= 0 && high < t.storage_elements() && t.data) return kSuccess;
  if (!t.data) {
    return violation(task, kAclnnParamNull, "EZ1001",
                     "Expected a proper Tensor for " + named() + " but its data address is null, with shape " +
                         shape_text(t.shape) + ".",
                     "Allocate the tensor's memory first.");
  }
  return violation(task, kAclnnParamInvalid, "EZ1001",
                   "The view of " + named() + " (shape " + shape_text(t.shape) + ", strides " + shape_text(t.strides) +
                       ", offset " + std::to_string(t.offset) + ") reaches " +
                       (far ? std::string("beyond 64-bit addresses or backwards")
                            : "elements [" + std::to_string(low) + ", " + std::to_string(high) + "]") +
                       ", but its storage has " + std::to_string(t.storage_elements()) + ".",
                   "Describe the tensor with the shape and strides that its memory really has.");
}

Code check_handles(const OperatorSpec& spec, const ArgValue* values) {
  for (int i = 0; i < spec.arg_count; ++i) {
    const ArgSpec& arg = spec.args[i];
    if (arg.kind >= ArgKind::Int && arg.kind != ArgKind::String) continue;
    if (!values[i].pointer) {
      // An empty list crosses the interface as a null pointer.
      const bool may_be_empty = arg.kind == ArgKind::TensorList || arg.kind == ArgKind::ScalarList;
      if (arg.optional || may_be_empty) continue;
      return fail(kAclnnParamNull, "EZ1001",
                  "%s: Expected a proper %s but got null for argument %s.\n        Solution: %s", spec.name,
                  kind_word(arg.kind), arg.name, "Pass this argument: it is not optional.");
    }
    if (!alive(arg.kind, values[i].pointer)) {
      return fail(kAclnnParamInvalid, "EZ1001",
                  "%s: argument %s (%p) is not a live %s: it was destroyed already, or is a handle of another kind.\n  "
                  "      Solution: "
                  "Keep the object until the call of %sGetWorkspaceSize has returned.",
                  spec.name, arg.name, values[i].pointer, kind_word(arg.kind), spec.name);
    }
  }
  return kSuccess;
}

}  // namespace hotplate::nn
