// The argument objects of the operator interface: tensors, scalars, arrays and lists, counted by reference so that a
// task can keep them after the caller has destroyed its own handle.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "aclnn/slab.h"

namespace hotplate::nn {

// Says what a handle is, and is overwritten when the object dies: a freed or foreign handle is an error and not a
// crash.
enum class Cookie : uint32_t {
  Dead = 0xDEADDEADu,
  Tensor = 0x544E5352u,
  Scalar = 0x5343414Cu,
  IntArray = 0x494E5441u,
  BoolArray = 0x424F4F4Cu,
  FloatArray = 0x464C4F41u,
  TensorList = 0x544C4953u,
  ScalarList = 0x534C4953u,
};

class Object {
 public:
  explicit Object(Cookie c) : cookie(c) {}
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  virtual ~Object() { cookie = Cookie::Dead; }

  static void* operator new(size_t size) { return slab::allocate(size); }
  static void operator delete(void* slot, size_t size) { slab::release(slot, size); }

  void retain() const { references_.fetch_add(1, std::memory_order_relaxed); }
  void release() const {
    if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
  }

  Cookie cookie;

 private:
  mutable std::atomic<uint32_t> references_{1};
};

template <class T>
class Ref {
 public:
  Ref() = default;
  // Shares an object that somebody else owns.
  explicit Ref(T* shared) : p_(shared) {
    if (p_) p_->retain();
  }
  Ref(const Ref& o) : Ref(o.p_) {}
  Ref(Ref&& o) noexcept : p_(std::exchange(o.p_, nullptr)) {}
  Ref& operator=(Ref o) noexcept {
    std::swap(p_, o.p_);
    return *this;
  }
  ~Ref() {
    if (p_) p_->release();
  }
  T* get() const { return p_; }
  T* operator->() const { return p_; }
  T& operator*() const { return *p_; }
  explicit operator bool() const { return p_ != nullptr; }

 private:
  T* p_ = nullptr;
};

// Dimensions: up to eight in place (the interface's own limit), more on the heap so that a wrong rank can still be
// reported.
class Dims {
 public:
  static constexpr size_t kInline = 8;
  Dims() = default;
  Dims(const int64_t* values, size_t n) { assign(values, n); }
  Dims(const Dims& o) { assign(o.data(), o.n_); }
  Dims& operator=(const Dims& o) {
    if (this != &o) assign(o.data(), o.n_);
    return *this;
  }
  void assign(const int64_t* values, size_t n) {
    n_ = n;
    if (n > kInline) {
      heap_ = std::make_unique<int64_t[]>(n);
    } else {
      heap_.reset();
    }
    for (size_t i = 0; i < n; ++i) data()[i] = values[i];
  }
  void push_back(int64_t v) {
    if (n_ >= kInline) {
      auto grown = std::make_unique<int64_t[]>(n_ + 1);
      for (size_t i = 0; i < n_; ++i) grown[i] = data()[i];
      heap_ = std::move(grown);
    }
    ++n_;
    data()[n_ - 1] = v;
  }
  size_t size() const { return n_; }
  bool empty() const { return n_ == 0; }
  int64_t* data() { return n_ > kInline ? heap_.get() : inline_; }
  const int64_t* data() const { return n_ > kInline ? heap_.get() : inline_; }
  const int64_t* begin() const { return data(); }
  const int64_t* end() const { return data() + n_; }
  int64_t& operator[](size_t i) { return data()[i]; }
  int64_t operator[](size_t i) const { return data()[i]; }
  bool operator==(const Dims& o) const { return n_ == o.n_ && std::equal(begin(), end(), o.begin()); }

 private:
  int64_t inline_[kInline];
  size_t n_ = 0;
  std::unique_ptr<int64_t[]> heap_;
};

struct Tensor final : Object {
  static constexpr Cookie kCookie = Cookie::Tensor;
  Tensor() : Object(kCookie) {}

  int32_t dtype = 0;     // aclDataType
  int32_t format = 2;    // aclFormat
  void* data = nullptr;  // start of the storage
  int64_t offset = 0;    // of the view, in elements
  Dims shape, strides, storage_shape;
  // Set by operators whose output shape depends on the data (aclGetViewShape reads it).
  Dims computed_shape;
  bool has_computed_shape = false;

  int64_t numel() const {
    int64_t n = 1;
    for (int64_t d : shape) n *= d;
    return n;
  }
  int64_t storage_elements() const {
    int64_t n = 1;
    for (int64_t d : storage_shape) n *= d;
    return n;
  }
};

struct Scalar final : Object {
  static constexpr Cookie kCookie = Cookie::Scalar;
  Scalar() : Object(kCookie) {}
  int32_t dtype = 0;
  // The value in the widest type of its kind.
  double real = 0, imag = 0;
  int64_t integer = 0;
  bool is_float() const;
  bool is_complex() const;
  bool is_bool() const;
};

template <class T, Cookie C>
struct Array final : Object {
  static constexpr Cookie kCookie = C;
  Array() : Object(C) {}
  std::vector<T> values;
};
using IntArray = Array<int64_t, Cookie::IntArray>;
using FloatArray = Array<float, Cookie::FloatArray>;
using BoolArray = Array<uint8_t, Cookie::BoolArray>;
using TensorList = Array<Ref<const Tensor>, Cookie::TensorList>;
using ScalarList = Array<Ref<const Scalar>, Cookie::ScalarList>;

// The object behind a handle, or nullptr when the handle is null, freed, or of another kind.
template <class T>
T* object_of(const void* handle) {
  auto* object = static_cast<Object*>(const_cast<void*>(handle));
  if (!slab::owns(object) || object->cookie != T::kCookie) return nullptr;
  return static_cast<T*>(object);
}

// "DT_FLOAT" and so on; bytes of one element (0 for sub-byte types and strings).
const char* dtype_name(int32_t dtype);
size_t dtype_size(int32_t dtype);
std::string shape_text(const Dims& shape);

}  // namespace hotplate::nn
