// The classes of the graph interface as torchair uses them. Sizes and virtual tables follow the wheel's headers
// (graph/*.h, ge/ge_api.h) and, for the allocator, the virtual tables of the wheel's _npu_graph_executor.so. Only the
// functions that torchair imports are declared. The classes are hidden and their functions exported one by one:
// otherwise the containers instantiated here would be exported too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#define GE_EXPORT __attribute__((visibility("default")))

namespace ge {

using Status = uint32_t;
using graphStatus = uint32_t;
constexpr uint32_t kOk = 0;
constexpr uint32_t kFailed = 0xFFFFFFFF;

// Numbers of the interface: those of aclDataType and aclFormat.
enum DataType : uint32_t { DT_FLOAT = 0, DT_UNDEFINED = 28 };
enum Format : uint32_t { FORMAT_NCHW = 0, FORMAT_ND = 2 };
enum Placement : uint32_t { kPlacementHost = 0, kPlacementDevice = 1 };

class AscendString {
 public:
  AscendString() = default;
  GE_EXPORT AscendString(const char* name);
  GE_EXPORT const char* GetString() const;
  GE_EXPORT bool operator<(const AscendString& other) const;
  GE_EXPORT bool operator==(const AscendString& other) const;

  std::shared_ptr<std::string> name_;
};

struct ShapeImpl {
  std::vector<int64_t> dims;
};

class Shape {
 public:
  GE_EXPORT explicit Shape(const std::vector<int64_t>& dims);
  GE_EXPORT std::vector<int64_t> GetDims() const;

  std::shared_ptr<ShapeImpl> impl_;
};

struct TensorDescImpl {
  std::vector<int64_t> shape, origin_shape;
  Format format = FORMAT_ND, origin_format = FORMAT_ND;
  DataType dtype = DT_FLOAT;
  Placement placement = kPlacementHost;
};

class TensorDesc {
 public:
  GE_EXPORT TensorDesc();
  GE_EXPORT void SetDataType(DataType dtype);
  GE_EXPORT void SetPlacement(Placement placement);
  GE_EXPORT void SetOriginShape(const Shape& shape);
  GE_EXPORT void SetOriginFormat(Format format);
  GE_EXPORT void SetFormat(Format format);
  GE_EXPORT DataType GetDataType() const;
  GE_EXPORT Placement GetPlacement() const;
  GE_EXPORT Shape GetShape() const;
  GE_EXPORT Format GetFormat() const;

  std::shared_ptr<TensorDescImpl> impl;
};

struct TensorImpl {
  using DeleteFunc = std::function<void(uint8_t*)>;
  TensorDescImpl desc;
  uint8_t* data = nullptr;
  size_t size = 0;
  DeleteFunc deleter;

  ~TensorImpl() { reset(nullptr, 0, {}); }
  void reset(uint8_t* fresh, size_t bytes, DeleteFunc with) {
    if (data && deleter) deleter(data);
    data = fresh;
    size = bytes;
    deleter = std::move(with);
  }
};

class Tensor {
 public:
  using DeleteFunc = TensorImpl::DeleteFunc;
  GE_EXPORT Tensor();
  explicit Tensor(std::shared_ptr<TensorImpl> content) : impl(std::move(content)) {}
  GE_EXPORT TensorDesc GetTensorDesc() const;
  GE_EXPORT graphStatus SetTensorDesc(const TensorDesc& desc);
  GE_EXPORT const uint8_t* GetData() const;
  GE_EXPORT uint8_t* GetData();
  GE_EXPORT std::unique_ptr<uint8_t[], DeleteFunc> ResetData();
  GE_EXPORT graphStatus SetData(uint8_t* data, size_t size, const DeleteFunc& deleter);
  GE_EXPORT graphStatus ResetData(uint8_t* data, size_t size, const DeleteFunc& deleter);
  GE_EXPORT graphStatus SetOriginShapeDimNum(size_t count);
  GE_EXPORT size_t GetOriginShapeDimNum() const;
  GE_EXPORT graphStatus SetOriginShapeDim(size_t index, int64_t value);
  GE_EXPORT graphStatus SetShapeDimNum(size_t count);
  GE_EXPORT size_t GetShapeDimNum() const;
  GE_EXPORT graphStatus SetShapeDim(size_t index, int64_t value);
  GE_EXPORT int64_t GetShapeDim(size_t index) const;
  GE_EXPORT graphStatus SetFormat(const Format& format);
  GE_EXPORT Format GetFormat() const;
  GE_EXPORT graphStatus SetDataType(const DataType& dtype);
  GE_EXPORT DataType GetDataType() const;
  GE_EXPORT graphStatus SetPlacement(const Placement& placement);
  GE_EXPORT Placement GetPlacement() const;

  std::shared_ptr<TensorImpl> impl;
};

struct NodeImpl {
  std::string type;
};

class GNode {
 public:
  GE_EXPORT graphStatus GetType(AscendString& type) const;

  std::shared_ptr<NodeImpl> impl_;
};

struct GraphImpl {
  std::string name;
  std::string model;  // the serialized form
};

class Graph {
 public:
  GE_EXPORT explicit Graph(const char* name);
  GE_EXPORT graphStatus LoadFromSerializedModelArray(const void* model, size_t size);
  GE_EXPORT graphStatus SaveToFile(const char* path) const;
  GE_EXPORT graphStatus CopyFrom(const Graph& other);
  GE_EXPORT std::vector<GNode> GetAllNodes() const;

  std::shared_ptr<GraphImpl> impl_;
};

struct OperatorImpl {
  std::string name, type;
};

class Operator {
 public:
  virtual ~Operator() = default;
  GE_EXPORT graphStatus UpdateInputDesc(const char* name, const TensorDesc& desc);
  GE_EXPORT graphStatus GetAllIrAttrNamesAndTypes(std::map<AscendString, AscendString>& attributes) const;

  std::shared_ptr<OperatorImpl> operator_impl_;
};

class OperatorFactory {
 public:
  GE_EXPORT static Operator CreateOperator(const char* name, const char* type);
  GE_EXPORT static bool IsExistOp(const char* type);
};

class Allocator;

// Made by an allocator of torchair. The count is one when it is handed out.
class MemBlock {
 public:
  virtual ~MemBlock() = default;

  Allocator* allocator;
  void* address;
  size_t count;
  size_t size;
};

class Allocator {
 public:
  virtual ~Allocator() = default;
  virtual MemBlock* Malloc(size_t size) = 0;
  virtual void Free(MemBlock* block) = 0;
  virtual MemBlock* MallocAdvise(size_t size, void* address) = 0;
};

class CompiledGraphSummary {
 public:
  GE_EXPORT bool IsStatic() const;
  GE_EXPORT Status GetConstMemorySize(size_t& size) const;
  GE_EXPORT Status GetFeatureMemorySize(size_t& size) const;
  GE_EXPORT Status GetFixedFeatureMemorySize(size_t& size) const;
  GE_EXPORT Status GetFeatureMemoryBaseRefreshable(bool& refreshable) const;
  GE_EXPORT Status GetOutputShapes(std::vector<Shape>& shapes) const;
  GE_EXPORT Status GetOutputDtypes(std::vector<DataType>& dtypes) const;
};

class Session {
 public:
  using Options = std::map<AscendString, AscendString>;
  GE_EXPORT explicit Session(const Options& options);
  GE_EXPORT ~Session();
  GE_EXPORT Status AddGraph(uint32_t id, const Graph& graph, const Options& options);
  GE_EXPORT Status CompileGraph(uint32_t id);
  GE_EXPORT std::shared_ptr<CompiledGraphSummary> GetCompiledGraphSummary(uint32_t id);
  GE_EXPORT Status RemoveGraph(uint32_t id);
  GE_EXPORT Status RunGraph(uint32_t id, const std::vector<Tensor>& inputs, std::vector<Tensor>& outputs);
  GE_EXPORT Status RunGraphWithStreamAsync(uint32_t id, void* stream, const std::vector<Tensor>& inputs,
                                           std::vector<Tensor>& outputs);
  GE_EXPORT Status RegisterExternalAllocator(const void* stream, std::shared_ptr<Allocator> allocator) const;
  GE_EXPORT Status SetGraphConstMemoryBase(uint32_t id, const void* memory, size_t size);
  GE_EXPORT Status UpdateGraphFeatureMemoryBase(uint32_t id, const void* memory, size_t size);
  GE_EXPORT Status SetGraphFixedFeatureMemoryBase(uint32_t id, const void* memory, size_t size);
  GE_EXPORT Status UpdateGraphRefreshableFeatureMemoryBase(uint32_t id, const void* memory, size_t size);

  uint64_t session_id_;
};

GE_EXPORT Status GEInitialize(const std::map<AscendString, AscendString>& options);
GE_EXPORT Status GEFinalize();
GE_EXPORT AscendString GEGetWarningMsgV2();
GE_EXPORT const char* GetFormatName(Format format);

}  // namespace ge
