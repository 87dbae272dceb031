// Makes, fills and reads descriptions of tensors.
#include "acl/tensor_desc.h"

#include <cstring>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/handle.h"

namespace hotplate::acl {
namespace {

using Descs = rt::SharedHandles<TensorDesc, rt::HandleKind::TensorDesc>;
Descs& descs() {
  static Descs& d = *new Descs;
  return d;
}

}  // namespace

std::shared_ptr<TensorDesc> tensor_desc_of(const void* handle) {
  auto found = descs().find(handle);
  if (!found) fail(kInvalidParam, "EE1001", "%p is not a tensor description, or it was destroyed", handle);
  return found;
}

}  // namespace hotplate::acl

namespace hotplate::abi {
namespace {

using acl::tensor_desc_of;
using acl::TensorDesc;

constexpr int64_t kUnknownRank = -2;
constexpr size_t kUnknownRankCount = 0xFFFFFFFFFFFFFFFE;  // ACL_UNKNOWN_RANK

// Runs `change` on the description under its lock.
template <class F>
aclError with(const void* handle, F&& change) {
  const auto desc = tensor_desc_of(handle);
  if (!desc) return kInvalidParam;
  std::lock_guard lock(desc->mutex);
  return change(*desc);
}

// The same for calls that return a value.
template <class T, class F>
T read(const void* handle, T otherwise, F&& get) {
  const auto desc = tensor_desc_of(handle);
  if (!desc) return otherwise;
  std::lock_guard lock(desc->mutex);
  return get(*desc);
}

aclError set_dims(const char* call, int count, const int64_t* dims, std::vector<int64_t>* target) {
  if (count < 0 || (count > 0 && !dims))
    return fail(kInvalidParam, "EE1003", "%s: %d dimensions are not valid", call, count);
  target->assign(dims, dims + count);
  return kSuccess;
}

// -1 when a dimension is not known.
int64_t elements(const TensorDesc& desc) {
  if (desc.unknown_rank) return -1;
  int64_t n = 1;
  for (int64_t d : desc.dims) {
    if (d < 0) return -1;
    n *= d;
  }
  return n;
}

}  // namespace

aclTensorDesc* aclCreateTensorDesc(aclDataType dataType, int numDims, const int64_t* dims, aclFormat format) {
  if (numDims < 0 || (numDims > 0 && !dims)) {
    fail(kInvalidParam, "EE1003", "aclCreateTensorDesc: %d dimensions are not valid", numDims);
    return nullptr;
  }
  auto desc = std::make_shared<TensorDesc>();
  desc->dtype = dataType;
  desc->format = desc->origin_format = format;
  if (numDims == 1 && dims[0] == kUnknownRank) {
    desc->unknown_rank = true;
  } else {
    desc->dims.assign(dims, dims + numDims);
  }
  desc->origin_dims = desc->dims;
  return static_cast<aclTensorDesc*>(acl::descs().insert(std::move(desc)));
}

void aclDestroyTensorDesc(const aclTensorDesc* desc) {
  if (desc && !acl::descs().erase(desc)) {
    fail(kInvalidParam, "EE1001", "%p is not a tensor description, or it was destroyed already",
         static_cast<const void*>(desc));
  }
}

aclError aclSetTensorShapeRange(aclTensorDesc* desc, size_t dimsCount,
                                int64_t dimsRange[][ACL_TENSOR_SHAPE_RANGE_NUM]) {
  if (dimsCount > 0) HOTPLATE_TRY(need(dimsRange, "aclSetTensorShapeRange", "dimsRange"));
  return with(desc, [&](TensorDesc& d) {
    d.shape_range.clear();
    for (size_t i = 0; i < dimsCount; ++i) d.shape_range.emplace_back(dimsRange[i][0], dimsRange[i][1]);
    return static_cast<aclError>(kSuccess);
  });
}

aclError aclSetTensorValueRange(aclTensorDesc* desc, size_t valueCount,
                                int64_t valueRange[][ACL_TENSOR_VALUE_RANGE_NUM]) {
  if (valueCount > 0) HOTPLATE_TRY(need(valueRange, "aclSetTensorValueRange", "valueRange"));
  return with(desc, [&](TensorDesc& d) {
    d.value_range.clear();
    for (size_t i = 0; i < valueCount; ++i) d.value_range.emplace_back(valueRange[i][0], valueRange[i][1]);
    return static_cast<aclError>(kSuccess);
  });
}

aclDataType aclGetTensorDescType(const aclTensorDesc* desc) {
  return read(desc, ACL_DT_UNDEFINED, [](TensorDesc& d) { return d.dtype; });
}

aclFormat aclGetTensorDescFormat(const aclTensorDesc* desc) {
  return read(desc, ACL_FORMAT_UNDEFINED, [](TensorDesc& d) { return d.format; });
}

size_t aclGetTensorDescElementCount(const aclTensorDesc* desc) {
  return read(desc, size_t{0}, [](TensorDesc& d) { return static_cast<size_t>(std::max<int64_t>(0, elements(d))); });
}

size_t aclGetTensorDescSize(const aclTensorDesc* desc) {
  return read(desc, size_t{0}, [](TensorDesc& d) {
    const size_t n = static_cast<size_t>(std::max<int64_t>(0, elements(d)));
    if (d.dtype == ACL_INT4 || d.dtype == ACL_FLOAT4_E2M1 || d.dtype == ACL_FLOAT4_E1M2) return (n + 1) / 2;
    if (d.dtype == ACL_UINT1) return (n + 7) / 8;
    return n * aclDataTypeSize(d.dtype);
  });
}

size_t aclGetTensorDescNumDims(const aclTensorDesc* desc) {
  return read(desc, size_t{0}, [](TensorDesc& d) { return d.unknown_rank ? kUnknownRankCount : d.dims.size(); });
}

aclError aclGetTensorDescDimV2(const aclTensorDesc* desc, size_t index, int64_t* dimSize) {
  HOTPLATE_TRY(need(dimSize, "aclGetTensorDescDimV2", "dimSize"));
  return with(desc, [&](TensorDesc& d) {
    if (index >= d.dims.size()) {
      return fail(kInvalidParam, "EE1003", "aclGetTensorDescDimV2: index %zu is not in [0, %zu)", index, d.dims.size());
    }
    *dimSize = d.dims[index];
    return static_cast<aclError>(kSuccess);
  });
}

int64_t aclGetTensorDescDim(const aclTensorDesc* desc, size_t index) {
  int64_t size = -1;
  return aclGetTensorDescDimV2(desc, index, &size) == kSuccess ? size : -1;
}

aclError aclGetTensorDescDimRange(const aclTensorDesc* desc, size_t index, size_t dimRangeNum, int64_t* dimRange) {
  HOTPLATE_TRY(need(dimRange, "aclGetTensorDescDimRange", "dimRange"));
  return with(desc, [&](TensorDesc& d) {
    if (dimRangeNum < 2 || index >= d.shape_range.size()) {
      return fail(kInvalidParam, "EE1003",
                  "aclGetTensorDescDimRange: index %zu is not in [0, %zu), or there is no room for 2 values", index,
                  d.shape_range.size());
    }
    dimRange[0] = d.shape_range[index].first;
    dimRange[1] = d.shape_range[index].second;
    return static_cast<aclError>(kSuccess);
  });
}

void aclSetTensorDescName(aclTensorDesc* desc, const char* name) {
  with(desc, [&](TensorDesc& d) {
    d.name = name ? name : "";
    return static_cast<aclError>(kSuccess);
  });
}

const char* aclGetTensorDescName(aclTensorDesc* desc) {
  return read(desc, "", [](TensorDesc& d) { return d.name.c_str(); });
}

aclError aclSetTensorFormat(aclTensorDesc* desc, aclFormat format) {
  return with(desc, [&](TensorDesc& d) {
    d.storage_format = format;
    return static_cast<aclError>(kSuccess);
  });
}
aclError aclSetTensorStorageFormat(aclTensorDesc* desc, aclFormat format) { return aclSetTensorFormat(desc, format); }

aclError aclSetTensorShape(aclTensorDesc* desc, int numDims, const int64_t* dims) {
  return with(desc, [&](TensorDesc& d) { return set_dims("aclSetTensorShape", numDims, dims, &d.storage_dims); });
}
aclError aclSetTensorStorageShape(aclTensorDesc* desc, int numDims, const int64_t* dims) {
  return aclSetTensorShape(desc, numDims, dims);
}

aclError aclSetTensorOriginFormat(aclTensorDesc* desc, aclFormat format) {
  return with(desc, [&](TensorDesc& d) {
    d.origin_format = format;
    return static_cast<aclError>(kSuccess);
  });
}

aclError aclSetTensorOriginShape(aclTensorDesc* desc, int numDims, const int64_t* dims) {
  return with(desc, [&](TensorDesc& d) { return set_dims("aclSetTensorOriginShape", numDims, dims, &d.origin_dims); });
}

aclTensorDesc* aclGetTensorDescByIndex(aclTensorDesc* desc, size_t index) {
  // An array of descriptions is not a thing of this library: a description is its own first element.
  if (!tensor_desc_of(desc)) return nullptr;
  if (index == 0) return desc;
  fail(kInvalidParam, "EE1003", "aclGetTensorDescByIndex: index %zu is not in [0, 1)", index);
  return nullptr;
}

void* aclGetTensorDescAddress(const aclTensorDesc* desc) {
  return read(desc, static_cast<void*>(nullptr),
              [](TensorDesc& d) { return d.is_constant ? static_cast<void*>(d.constant.data()) : nullptr; });
}

aclError aclSetTensorDynamicInput(aclTensorDesc* desc, const char* dynamicInputName) {
  HOTPLATE_TRY(need(dynamicInputName, "aclSetTensorDynamicInput", "dynamicInputName"));
  return with(desc, [&](TensorDesc& d) {
    d.dynamic_input = dynamicInputName;
    return static_cast<aclError>(kSuccess);
  });
}

aclError aclSetTensorConst(aclTensorDesc* desc, void* dataBuffer, size_t length) {
  if (length > 0) HOTPLATE_TRY(need(dataBuffer, "aclSetTensorConst", "dataBuffer"));
  return with(desc, [&](TensorDesc& d) {
    const char* bytes = static_cast<const char*>(dataBuffer);
    d.constant.assign(bytes, bytes + length);
    d.is_constant = true;
    return static_cast<aclError>(kSuccess);
  });
}

aclError aclSetTensorPlaceMent(aclTensorDesc* desc, aclMemType memType) {
  return with(desc, [&](TensorDesc& d) {
    d.placement = memType;
    return static_cast<aclError>(kSuccess);
  });
}

}  // namespace hotplate::abi
