#include "host/bridge/arguments.h"

#include <ATen/ATen.h>
#include <ATen/ScalarOps.h>
#include <c10/core/StorageImpl.h>
#include <c10/core/TensorImpl.h>

#include <algorithm>

#include "aclnn/format.h"
#include "host/bridge/format.h"
#include "runtime/huge_pages.h"

namespace hotplate::host {

namespace {

constexpr int kNoType = -1;

// Index: aclDataType.
constexpr int kScalarTypes[] = {
    static_cast<int>(at::kFloat),
    static_cast<int>(at::kHalf),
    static_cast<int>(at::kChar),
    static_cast<int>(at::kInt),
    static_cast<int>(at::kByte),
    kNoType,
    static_cast<int>(at::kShort),
    static_cast<int>(at::kUInt16),
    static_cast<int>(at::kUInt32),
    static_cast<int>(at::kLong),
    static_cast<int>(at::kUInt64),
    static_cast<int>(at::kDouble),
    static_cast<int>(at::kBool),
    kNoType,
    kNoType,
    kNoType,
    static_cast<int>(at::kComplexFloat),
    static_cast<int>(at::kComplexDouble),
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    static_cast<int>(at::kBFloat16),
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    kNoType,
    static_cast<int>(at::kComplexHalf),
    kNoType,
    static_cast<int>(at::kFloat8_e5m2),
    static_cast<int>(at::kFloat8_e4m3fn),
    static_cast<int>(at::kFloat8_e8m0fnu),
};

at::Scalar to_scalar(const nn::Scalar& s) {
  if (s.is_complex()) return at::Scalar(c10::complex<double>(s.real, s.imag));
  if (s.is_float()) return at::Scalar(s.real);
  if (s.is_bool()) return at::Scalar(s.integer != 0);
  return at::Scalar(s.integer);
}

// Huge pages for what the view of a large storage covers.
void back(const nn::Tensor& t, int64_t itemsize) {
  int64_t first = t.offset, last = t.offset;
  for (size_t d = 0; d < t.shape.size(); ++d) {
    if (t.shape[d] == 0) return;
    (t.strides[d] < 0 ? first : last) += (t.shape[d] - 1) * t.strides[d];
  }
  rt::use_huge_pages(static_cast<const char*>(t.data) + first * itemsize,
                     static_cast<uint64_t>((last + 1 - first) * itemsize));
}

}  // namespace

at::ScalarType to_scalar_type(int32_t dtype) {
  const bool known =
      dtype >= 0 && dtype < static_cast<int32_t>(std::size(kScalarTypes)) && kScalarTypes[dtype] != kNoType;
  TORCH_CHECK(known, "data type ", nn::dtype_name(dtype), " (", dtype, ") has no counterpart in torch");
  return static_cast<at::ScalarType>(kScalarTypes[dtype]);
}

at::Tensor alias(const nn::Tensor& t) {
  if (nn::format::is_internal(t.format)) [[unlikely]]
    return plain_copy(t, false);
  const auto type = c10::scalarTypeToTypeMeta(to_scalar_type(t.dtype));
  const auto bytes = static_cast<size_t>(t.storage_elements()) * type.itemsize();
  if (bytes >= rt::kHugePageWorth) [[unlikely]]
    back(t, static_cast<int64_t>(type.itemsize()));
  // What at::from_blob does, without its option parsing; the memory belongs to the device allocator, so nothing is
  // freed here.
  c10::Storage storage(c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), bytes,
                                                             c10::DataPtr(t.data, c10::Device(c10::DeviceType::CPU)),
                                                             nullptr, false));
  auto tensor =
      at::detail::make_tensor<c10::TensorImpl>(std::move(storage), c10::DispatchKeySet(c10::DispatchKey::CPU), type);
  tensor.unsafeGetTensorImpl()->set_sizes_and_strides(c10::IntArrayRef(t.shape.data(), t.shape.size()),
                                                      c10::IntArrayRef(t.strides.data(), t.strides.size()), t.offset);
  return tensor;
}

void set_computed_shape(const nn::OperatorTask& task, int i, at::IntArrayRef sizes) {
  // The description is shared with the caller, who reads the shape through the same handle after synchronizing.
  auto* tensor = const_cast<nn::Tensor*>(task.tensor(i));
  tensor->computed_shape = nn::Dims(sizes.data(), sizes.size());
  tensor->has_computed_shape = true;
}

namespace arguments {

namespace {

// What an argument's kernel works on; a written one in an internal format goes back when the operator has run.
at::Tensor view(const nn::OperatorTask& task, int i, const nn::Tensor& t) {
  if (nn::format::is_internal(t.format)) [[unlikely]]
    return plain_copy(t, task.spec.args[i].output);
  return alias(t);
}

}  // namespace

at::Tensor tensor(const nn::OperatorTask& task, int i) { return view(task, i, *task.tensor(i)); }

std::optional<at::Tensor> optional_tensor(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return std::nullopt;
  return tensor(task, i);
}

std::vector<at::Tensor> tensors(const nn::OperatorTask& task, int i) {
  std::vector<at::Tensor> result;
  if (task.is_null(i)) return result;
  result.reserve(task.tensors(i)->values.size());
  for (const auto& t : task.tensors(i)->values) result.push_back(t ? view(task, i, *t) : at::Tensor());
  return result;
}

at::Scalar scalar(const nn::OperatorTask& task, int i) { return to_scalar(*task.scalar(i)); }

std::optional<at::Scalar> optional_scalar(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return std::nullopt;
  return to_scalar(*task.scalar(i));
}

std::vector<at::Scalar> scalars(const nn::OperatorTask& task, int i) {
  std::vector<at::Scalar> result;
  if (task.is_null(i)) return result;
  for (const auto& s : task.scalars(i)->values) result.push_back(to_scalar(*s));
  return result;
}

std::vector<int64_t> ints(const nn::OperatorTask& task, int i) {
  return task.is_null(i) ? std::vector<int64_t>() : task.ints(i)->values;
}

std::optional<std::vector<int64_t>> optional_ints(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return std::nullopt;
  return task.ints(i)->values;
}

std::vector<bool> bools(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  const auto& values = task.bools(i)->values;
  return std::vector<bool>(values.begin(), values.end());
}

std::vector<double> floats(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  const auto& values = task.floats(i)->values;
  return std::vector<double>(values.begin(), values.end());
}

at::ScalarType scalar_type(const nn::OperatorTask& task, int i) {
  return to_scalar_type(static_cast<int32_t>(task.integer(i)));
}

c10::IValue int_list(std::initializer_list<int64_t> values) { return c10::IValue(std::vector<int64_t>(values)); }

c10::IValue bool_list(std::initializer_list<bool> values) {
  c10::List<bool> list;
  for (bool v : values) list.push_back(v);
  return list;
}

}  // namespace arguments

namespace ivalue {

c10::IValue tensor(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return arguments::tensor(task, i);
}

c10::IValue tensors(const nn::OperatorTask& task, int i) {
  std::vector<at::Tensor> all = arguments::tensors(task, i);
  for (size_t k = 0; k < all.size(); ++k)
    TORCH_CHECK(all[k].defined(), "element ", k, " of ", task.spec.args[i].name, " is null");
  return c10::IValue(std::move(all));
}

c10::IValue tensors_optional(const nn::OperatorTask& task, int i) {
  c10::List<std::optional<at::Tensor>> list;
  for (at::Tensor& t : arguments::tensors(task, i)) {
    list.push_back(t.defined() ? std::optional<at::Tensor>(std::move(t)) : std::nullopt);
  }
  return list;
}

c10::IValue scalar(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return to_scalar(*task.scalar(i));
}

c10::IValue scalar_as_int(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return to_scalar(*task.scalar(i)).toLong();
}

c10::IValue scalar_as_double(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return to_scalar(*task.scalar(i)).toDouble();
}

c10::IValue scalar_as_tensor(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return at::native::wrapped_scalar_tensor(to_scalar(*task.scalar(i)));
}

c10::IValue scalars(const nn::OperatorTask& task, int i) {
  c10::List<at::Scalar> list;
  for (const at::Scalar& s : arguments::scalars(task, i)) list.push_back(s);
  return list;
}

c10::IValue ints(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return c10::IValue(task.ints(i)->values);
}

c10::IValue bools(const nn::OperatorTask& task, int i) {
  c10::List<bool> list;
  for (bool b : arguments::bools(task, i)) list.push_back(b);
  return list;
}

c10::IValue floats(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return c10::IValue(arguments::floats(task, i));
}

c10::IValue string(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return std::string(task.string(i));
}

c10::IValue scalar_type(const nn::OperatorTask& task, int i) {
  // A negative number stands for "not given".
  if (task.integer(i) < 0) return {};
  return static_cast<int64_t>(to_scalar_type(static_cast<int32_t>(task.integer(i))));
}

c10::IValue dtype_of(const nn::OperatorTask& task, int i) {
  return static_cast<int64_t>(to_scalar_type(task.tensor(i)->dtype));
}

c10::IValue shape_of(const nn::OperatorTask& task, int i) {
  const nn::Dims& shape = task.tensor(i)->shape;
  return c10::IValue(std::vector<int64_t>(shape.begin(), shape.end()));
}

c10::IValue numel_of(const nn::OperatorTask& task, int i) { return task.tensor(i)->numel(); }

c10::IValue empty_is_none_of(const nn::OperatorTask& task, int i) {
  if (task.is_null(i) || task.ints(i)->values.empty()) return {};
  return ints(task, i);
}

c10::IValue negative_is_none_of(const nn::OperatorTask& task, int i) {
  if (task.integer(i) < 0) return {};
  return task.integer(i);
}

c10::IValue zero_is_none_of(const nn::OperatorTask& task, int i) {
  if (task.integer(i) == 0) return {};
  return task.integer(i);
}

c10::IValue positive_or_none_of(const nn::OperatorTask& task, int i) {
  // ATen turns the reciprocal times an index into an integer. Below this all indices but 0 lie behind any tensor, and
  // the reciprocal of a much smaller number would be none any more.
  constexpr double kSmallest = 1e-9;
  if (!(task.real(i) > 0)) return {};
  return std::max(task.real(i), kSmallest);
}

c10::IValue wide_of(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  const at::Tensor t = arguments::tensor(task, i);
  return t.scalar_type() == at::kHalf || t.scalar_type() == at::kBFloat16 ? t.to(at::kFloat) : t;
}

}  // namespace ivalue

}  // namespace hotplate::host
