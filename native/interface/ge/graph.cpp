// libgraph.so: the objects of a graph. They only hold what they are given.
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "ge/engine.h"
#include "interface/ge/objects.h"

namespace ge {
namespace {

template <class Impl, class T>
void set_dim(Impl& dims, size_t index, T value, graphStatus* status) {
  *status = index < dims.size() ? kOk : kFailed;
  if (index < dims.size()) dims[index] = value;
}

graphStatus refuse(const char* format, const char* a, const char* b) {
  hotplate::fail(hotplate::kFailure, "E19999", format, a, b);
  return kFailed;
}

}  // namespace

AscendString::AscendString(const char* name) {
  if (name) name_ = std::make_shared<std::string>(name);
}

const char* AscendString::GetString() const { return name_ ? name_->c_str() : ""; }

bool AscendString::operator<(const AscendString& other) const {
  if (!name_ || !other.name_) return !name_ && other.name_;
  return *name_ < *other.name_;
}

bool AscendString::operator==(const AscendString& other) const {
  if (!name_ || !other.name_) return !name_ && !other.name_;
  return *name_ == *other.name_;
}

Shape::Shape(const std::vector<int64_t>& dims) : impl_(std::make_shared<ShapeImpl>(ShapeImpl{dims})) {}
std::vector<int64_t> Shape::GetDims() const { return impl_ ? impl_->dims : std::vector<int64_t>(); }

TensorDesc::TensorDesc() : impl(std::make_shared<TensorDescImpl>()) {}
void TensorDesc::SetDataType(DataType dtype) { impl->dtype = dtype; }
void TensorDesc::SetPlacement(Placement placement) { impl->placement = placement; }
void TensorDesc::SetOriginShape(const Shape& shape) { impl->origin_shape = shape.GetDims(); }
void TensorDesc::SetOriginFormat(Format format) { impl->origin_format = format; }
void TensorDesc::SetFormat(Format format) { impl->format = format; }
DataType TensorDesc::GetDataType() const { return impl->dtype; }
Placement TensorDesc::GetPlacement() const { return impl->placement; }
Shape TensorDesc::GetShape() const { return Shape(impl->shape); }
Format TensorDesc::GetFormat() const { return impl->format; }

Tensor::Tensor() : impl(std::make_shared<TensorImpl>()) {}

TensorDesc Tensor::GetTensorDesc() const {
  TensorDesc desc;
  *desc.impl = impl->desc;
  return desc;
}

graphStatus Tensor::SetTensorDesc(const TensorDesc& desc) {
  impl->desc = *desc.impl;
  return kOk;
}

const uint8_t* Tensor::GetData() const { return impl->data; }
uint8_t* Tensor::GetData() { return impl->data; }

std::unique_ptr<uint8_t[], Tensor::DeleteFunc> Tensor::ResetData() {
  // The owner must be callable, also for memory that belongs to somebody else.
  DeleteFunc owner = impl->deleter ? std::move(impl->deleter) : [](uint8_t*) {};
  std::unique_ptr<uint8_t[], DeleteFunc> data(impl->data, std::move(owner));
  impl->data = nullptr;
  impl->size = 0;
  impl->deleter = {};
  return data;
}

graphStatus Tensor::SetData(uint8_t* data, size_t size, const DeleteFunc& deleter) {
  impl->reset(data, size, deleter);
  return kOk;
}

graphStatus Tensor::ResetData(uint8_t* data, size_t size, const DeleteFunc& deleter) {
  return SetData(data, size, deleter);
}

graphStatus Tensor::SetOriginShapeDimNum(size_t count) {
  impl->desc.origin_shape.resize(count);
  return kOk;
}
size_t Tensor::GetOriginShapeDimNum() const { return impl->desc.origin_shape.size(); }

graphStatus Tensor::SetOriginShapeDim(size_t index, int64_t value) {
  graphStatus status;
  set_dim(impl->desc.origin_shape, index, value, &status);
  return status;
}

graphStatus Tensor::SetShapeDimNum(size_t count) {
  impl->desc.shape.resize(count);
  return kOk;
}
size_t Tensor::GetShapeDimNum() const { return impl->desc.shape.size(); }

graphStatus Tensor::SetShapeDim(size_t index, int64_t value) {
  graphStatus status;
  set_dim(impl->desc.shape, index, value, &status);
  return status;
}

int64_t Tensor::GetShapeDim(size_t index) const {
  return index < impl->desc.shape.size() ? impl->desc.shape[index] : 0;
}

graphStatus Tensor::SetFormat(const Format& format) {
  impl->desc.format = format;
  return kOk;
}
Format Tensor::GetFormat() const { return impl->desc.format; }

graphStatus Tensor::SetDataType(const DataType& dtype) {
  impl->desc.dtype = dtype;
  return kOk;
}
DataType Tensor::GetDataType() const { return impl->desc.dtype; }

graphStatus Tensor::SetPlacement(const Placement& placement) {
  impl->desc.placement = placement;
  return kOk;
}
Placement Tensor::GetPlacement() const { return impl->desc.placement; }

graphStatus GNode::GetType(AscendString& type) const {
  if (!impl_) return kFailed;
  type = AscendString(impl_->type.c_str());
  return kOk;
}

Graph::Graph(const char* name) : impl_(std::make_shared<GraphImpl>()) {
  if (name) impl_->name = name;
}

graphStatus Graph::LoadFromSerializedModelArray(const void* model, size_t size) {
  if (!model || size == 0)
    return refuse("graph engine: Graph %s: the serialized model is %s", impl_->name.c_str(), "empty");
  // make_shared<Graph>() of the caller runs our constructor, but a copy may share the object.
  impl_ = std::make_shared<GraphImpl>(GraphImpl{impl_ ? impl_->name : "", {}});
  impl_->model.assign(static_cast<const char*>(model), size);
  return kOk;
}

graphStatus Graph::SaveToFile(const char* path) const {
  if (!path) return refuse("graph engine: Graph::SaveToFile: the path is %s%s", "null", "");
  std::FILE* file = std::fopen(path, "wb");
  if (!file) return refuse("graph engine: Graph::SaveToFile: %s cannot be opened: %s", path, std::strerror(errno));
  const std::string& model = impl_->model;
  const bool whole = std::fwrite(model.data(), 1, model.size(), file) == model.size();
  const bool closed = std::fclose(file) == 0;
  if (!whole || !closed)
    return refuse("graph engine: Graph::SaveToFile: writing %s failed: %s", path, std::strerror(errno));
  return kOk;
}

graphStatus Graph::CopyFrom(const Graph& other) {
  if (!other.impl_) return kFailed;
  impl_ = std::make_shared<GraphImpl>(*other.impl_);
  return kOk;
}

// torchair looks here for PrintV2 only, to open the channel that it prints to. The engine refuses that type when the
// graph is compiled, so that no node needs to be shown.
std::vector<GNode> Graph::GetAllNodes() const { return {}; }

graphStatus Operator::UpdateInputDesc(const char* name, const TensorDesc&) {
  return hotplate::engine::type_has_input(operator_impl_->type.c_str(), name) ? kOk : kFailed;
}

graphStatus Operator::GetAllIrAttrNamesAndTypes(std::map<AscendString, AscendString>& attributes) const {
  // Callers ask whether a name is there; the kind is not read.
  for (const std::string& name : hotplate::engine::type_attributes(operator_impl_->type.c_str()))
    attributes[AscendString(name.c_str())] = AscendString("");
  return kOk;
}

const char* GetFormatName(Format format) {
  switch (static_cast<int>(format)) {
    case 0:
      return "NCHW";
    case 1:
      return "NHWC";
    case 2:
      return "ND";
    case 3:
      return "NC1HWC0";
    case 4:
      return "FRACTAL_Z";
    case 27:
      return "NDHWC";
    case 29:
      return "FRACTAL_NZ";
    case 30:
      return "NCDHW";
    default:
      return "another format";
  }
}

Operator OperatorFactory::CreateOperator(const char* name, const char* type) {
  Operator made;
  made.operator_impl_ = std::make_shared<OperatorImpl>(OperatorImpl{name ? name : "", type ? type : ""});
  return made;
}

bool OperatorFactory::IsExistOp(const char* type) { return hotplate::engine::type_exists(type); }

}  // namespace ge
