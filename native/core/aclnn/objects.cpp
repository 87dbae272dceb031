// aclCreate*/aclDestroy* of the operator interface, and what the objects say about themselves.
#include "aclnn/objects.h"

#include <cstring>

#include "acl/types.h"
#include "gen/abi.h"
#include "runtime/error.h"

namespace hotplate::nn {

namespace {

struct DtypeInfo {
  int32_t dtype;
  const char* name;
  uint8_t bytes;
};

constexpr DtypeInfo kDtypes[] = {
    {0, "DT_FLOAT", 4},        {1, "DT_FLOAT16", 2},        {2, "DT_INT8", 1},         {3, "DT_INT32", 4},
    {4, "DT_UINT8", 1},        {6, "DT_INT16", 2},          {7, "DT_UINT16", 2},       {8, "DT_UINT32", 4},
    {9, "DT_INT64", 8},        {10, "DT_UINT64", 8},        {11, "DT_DOUBLE", 8},      {12, "DT_BOOL", 1},
    {13, "DT_STRING", 0},      {16, "DT_COMPLEX64", 8},     {17, "DT_COMPLEX128", 16}, {27, "DT_BFLOAT16", 2},
    {29, "DT_INT4", 0},        {30, "DT_UINT1", 0},         {33, "DT_COMPLEX32", 4},   {34, "DT_HIFLOAT8", 1},
    {35, "DT_FLOAT8_E5M2", 1}, {36, "DT_FLOAT8_E4M3FN", 1}, {37, "DT_FLOAT8_E8M0", 1}, {38, "DT_FLOAT6_E3M2", 0},
    {39, "DT_FLOAT6_E2M3", 0}, {40, "DT_FLOAT4_E2M1", 0},   {41, "DT_FLOAT4_E1M2", 0},
};

const DtypeInfo* find_dtype(int32_t dtype) {
  for (const DtypeInfo& d : kDtypes) {
    if (d.dtype == dtype) return &d;
  }
  return nullptr;
}

template <class T>
Code destroy(const void* handle, const char* function) {
  if (!handle) return kSuccess;
  T* object = object_of<T>(handle);
  if (!object) {
    return fail(kAclnnParamInvalid, "EZ1001",
                "%s: the handle %p is not a live object of this kind (freed twice, or of another type).", function,
                handle);
  }
  object->release();
  return kSuccess;
}

template <class T, class Value>
T* create_array(const Value* values, uint64_t size, const char* function) {
  if (!values && size) {
    fail(kAclnnParamNull, "EZ1001", "%s: value is null but size is %llu.", function,
         static_cast<unsigned long long>(size));
    return nullptr;
  }
  auto* array = new T();
  array->values.assign(values, values + size);
  return array;
}

template <class T, class Item>
T* create_list(const void* const* values, uint64_t size, const char* function) {
  if (!values && size) {
    fail(kAclnnParamNull, "EZ1001", "%s: value is null but size is %llu.", function,
         static_cast<unsigned long long>(size));
    return nullptr;
  }
  auto* list = new T();
  list->values.reserve(size);
  for (uint64_t i = 0; i < size; ++i) {
    Item* item = object_of<Item>(values[i]);
    // A null element stands for an absent one (an index that is not given, for instance).
    if (values[i] && !item) {
      fail(kAclnnParamInvalid, "EZ1001", "%s: element %llu is not a live object of the right kind.", function,
           static_cast<unsigned long long>(i));
      list->release();
      return nullptr;
    }
    list->values.emplace_back(Ref<const Item>(item));
  }
  return list;
}

float half_to_float(uint16_t h) {
  const uint32_t sign = (h & 0x8000u) << 16;
  uint32_t exponent = (h >> 10) & 0x1F;
  uint32_t mantissa = h & 0x3FF;
  uint32_t bits;
  if (exponent == 0x1F) {
    bits = sign | 0x7F800000u | (mantissa << 13);
  } else if (exponent == 0) {
    float value = static_cast<float>(mantissa) * 5.9604644775390625e-8f;  // 2^-24
    return sign ? -value : value;
  } else {
    bits = sign | ((exponent + 112) << 23) | (mantissa << 13);
  }
  float f;
  std::memcpy(&f, &bits, 4);
  return f;
}

template <class T>
T read(const void* p) {
  T v;
  std::memcpy(&v, p, sizeof(T));
  return v;
}

bool read_scalar(Scalar& s, const void* value) {
  switch (s.dtype) {
    case ACL_FLOAT:
      s.real = read<float>(value);
      break;
    case ACL_DOUBLE:
      s.real = read<double>(value);
      break;
    case ACL_FLOAT16:
      s.real = half_to_float(read<uint16_t>(value));
      break;
    case ACL_BF16: {
      const uint32_t bits = static_cast<uint32_t>(read<uint16_t>(value)) << 16;
      s.real = read<float>(&bits);
      break;
    }
    case ACL_COMPLEX64: {
      const auto* p = static_cast<const char*>(value);
      s.real = read<float>(p);
      s.imag = read<float>(p + 4);
      break;
    }
    case ACL_COMPLEX128: {
      const auto* p = static_cast<const char*>(value);
      s.real = read<double>(p);
      s.imag = read<double>(p + 8);
      break;
    }
    case ACL_BOOL:
      s.integer = read<uint8_t>(value) != 0;
      break;
    case ACL_INT8:
      s.integer = read<int8_t>(value);
      break;
    case ACL_UINT8:
      s.integer = read<uint8_t>(value);
      break;
    case ACL_INT16:
      s.integer = read<int16_t>(value);
      break;
    case ACL_UINT16:
      s.integer = read<uint16_t>(value);
      break;
    case ACL_INT32:
      s.integer = read<int32_t>(value);
      break;
    case ACL_UINT32:
      s.integer = read<uint32_t>(value);
      break;
    case ACL_INT64:
    case ACL_UINT64:
      s.integer = read<int64_t>(value);
      break;
    default:
      return false;
  }
  if (!s.is_float() && !s.is_complex()) s.real = static_cast<double>(s.integer);
  return true;
}

}  // namespace

bool Scalar::is_float() const {
  return dtype == ACL_FLOAT || dtype == ACL_DOUBLE || dtype == ACL_FLOAT16 || dtype == ACL_BF16;
}
bool Scalar::is_complex() const { return dtype == ACL_COMPLEX64 || dtype == ACL_COMPLEX128; }
bool Scalar::is_bool() const { return dtype == ACL_BOOL; }

const char* dtype_name(int32_t dtype) {
  const DtypeInfo* d = find_dtype(dtype);
  return d ? d->name : "DT_UNDEFINED";
}

size_t dtype_size(int32_t dtype) {
  const DtypeInfo* d = find_dtype(dtype);
  return d ? d->bytes : 0;
}

std::string shape_text(const Dims& shape) {
  std::string s = "[";
  for (size_t i = 0; i < shape.size(); ++i) {
    if (i) s += ",";
    s += std::to_string(shape[i]);
  }
  return s + "]";
}

}  // namespace hotplate::nn

namespace hotplate::abi {

using namespace hotplate::nn;

aclTensor* aclCreateTensor(const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType, const int64_t* stride,
                           int64_t offset, aclFormat format, const int64_t* storageDims, uint64_t storageDimsNum,
                           void* tensorData) {
  if ((!viewDims && viewDimsNum) || (!storageDims && storageDimsNum)) {
    fail(kAclnnParamNull, "EZ1001", "aclCreateTensor: the dimensions are null but their number is not 0.");
    return nullptr;
  }
  for (uint64_t i = 0; i < viewDimsNum; ++i) {
    if (viewDims[i] < 0) {
      fail(kAclnnParamInvalid, "EZ1001", "aclCreateTensor: dimension %llu is negative (%lld).",
           static_cast<unsigned long long>(i), static_cast<long long>(viewDims[i]));
      return nullptr;
    }
  }
  auto* t = new Tensor();
  t->dtype = dataType;
  t->format = format;
  t->data = tensorData;
  t->offset = offset;
  t->shape.assign(viewDims, viewDimsNum);
  if (stride) {
    t->strides.assign(stride, viewDimsNum);
  } else {  // contiguous
    t->strides = t->shape;
    int64_t step = 1;
    for (size_t i = viewDimsNum; i-- > 0;) {
      t->strides[i] = step;
      step *= t->shape[i];
    }
  }
  if (storageDims) {
    t->storage_shape.assign(storageDims, storageDimsNum);
  } else {
    t->storage_shape = t->shape;
  }
  return reinterpret_cast<aclTensor*>(static_cast<Object*>(t));
}

aclScalar* aclCreateScalar(void* value, aclDataType dataType) {
  if (!value) {
    fail(kAclnnParamNull, "EZ1001", "aclCreateScalar: value is null.");
    return nullptr;
  }
  auto* s = new Scalar();
  s->dtype = dataType;
  if (!read_scalar(*s, value)) {
    fail(kAclnnParamInvalid, "EZ1001", "aclCreateScalar: data type %d (%s) cannot be a scalar.", dataType,
         dtype_name(dataType));
    s->release();
    return nullptr;
  }
  return reinterpret_cast<aclScalar*>(static_cast<Object*>(s));
}

aclIntArray* aclCreateIntArray(const int64_t* value, uint64_t size) {
  return reinterpret_cast<aclIntArray*>(static_cast<Object*>(create_array<IntArray>(value, size, "aclCreateIntArray")));
}

aclFloatArray* aclCreateFloatArray(const float* value, uint64_t size) {
  return reinterpret_cast<aclFloatArray*>(
      static_cast<Object*>(create_array<FloatArray>(value, size, "aclCreateFloatArray")));
}

aclBoolArray* aclCreateBoolArray(const bool* value, uint64_t size) {
  return reinterpret_cast<aclBoolArray*>(
      static_cast<Object*>(create_array<BoolArray>(value, size, "aclCreateBoolArray")));
}

aclTensorList* aclCreateTensorList(const aclTensor* const* value, uint64_t size) {
  const auto* handles = reinterpret_cast<const void* const*>(value);
  auto* list = create_list<TensorList, Tensor>(handles, size, "aclCreateTensorList");
  // The list takes its elements over: destroying it destroys them, so the handles' own references go now.
  for (uint64_t i = 0; list && i < size; ++i) {
    if (list->values[i]) list->values[i]->release();
  }
  return reinterpret_cast<aclTensorList*>(static_cast<Object*>(list));
}

aclScalarList* aclCreateScalarList(const aclScalar* const* value, uint64_t size) {
  const auto* handles = reinterpret_cast<const void* const*>(value);
  auto* list = create_list<ScalarList, Scalar>(handles, size, "aclCreateScalarList");
  for (uint64_t i = 0; list && i < size; ++i) {
    if (list->values[i]) list->values[i]->release();
  }
  return reinterpret_cast<aclScalarList*>(static_cast<Object*>(list));
}

int aclDestroyTensor(const aclTensor* tensor) { return destroy<Tensor>(tensor, "aclDestroyTensor"); }
int aclDestroyScalar(const aclScalar* scalar) { return destroy<Scalar>(scalar, "aclDestroyScalar"); }
int aclDestroyIntArray(const aclIntArray* array) { return destroy<IntArray>(array, "aclDestroyIntArray"); }
int aclDestroyFloatArray(const aclFloatArray* array) { return destroy<FloatArray>(array, "aclDestroyFloatArray"); }
int aclDestroyBoolArray(const aclBoolArray* array) { return destroy<BoolArray>(array, "aclDestroyBoolArray"); }
int aclDestroyTensorList(const aclTensorList* array) { return destroy<TensorList>(array, "aclDestroyTensorList"); }
int aclDestroyScalarList(const aclScalarList* array) { return destroy<ScalarList>(array, "aclDestroyScalarList"); }

int aclGetViewShape(const aclTensor* tensor, int64_t** viewDims, uint64_t* viewDimsNum) {
  const Tensor* t = object_of<Tensor>(tensor);
  if (!t || !viewDims || !viewDimsNum) {
    return fail(kAclnnParamNull, "EZ1001", "aclGetViewShape: tensor, viewDims and viewDimsNum must not be null.");
  }
  const Dims& shape = t->has_computed_shape ? t->computed_shape : t->shape;
  *viewDimsNum = shape.size();
  *viewDims = new int64_t[shape.size() ? shape.size() : 1];  // the caller frees it with delete[]
  std::copy(shape.begin(), shape.end(), *viewDims);
  return kSuccess;
}

}  // namespace hotplate::abi
