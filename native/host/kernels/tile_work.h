// How kernels share out their work between torch's threads, and where they keep intermediate values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>

#include "tile.h"

namespace hotplate::kernels {

// Memory of one thread, cut into aligned pieces. Growing forgets the content. It outlives calls, as touching fresh
// pages costs more than many a kernel; what is larger than kKept is given back after a call.
class Scratch {
 public:
  static constexpr size_t kKept = size_t{32} << 20;

  void reserve(size_t bytes) {
    if (bytes <= size_) return;
    data_.reset();
    size_ = used_ = 0;
    data_.reset(static_cast<char*>(std::aligned_alloc(64, round_up(static_cast<int64_t>(bytes), 64))));
    if (!data_) throw std::bad_alloc();
    size_ = bytes;
  }
  void rewind() { used_ = 0; }
  void trim() {
    if (size_ <= kKept) return;
    data_.reset();
    size_ = used_ = 0;
  }
  template <typename T>
  T* take(int64_t count) {
    T* p = reinterpret_cast<T*>(data_.get() + used_);
    used_ += need<T>(count);
    return p;
  }
  template <typename T>
  static size_t need(int64_t count) {
    return static_cast<size_t>(round_up(count * static_cast<int64_t>(sizeof(T)), 64));
  }

 private:
  struct Free {
    void operator()(char* p) const { std::free(p); }
  };
  std::unique_ptr<char, Free> data_;
  size_t size_ = 0, used_ = 0;
};

// The calling thread's memory for what a whole call shares between threads.
Scratch& shared_scratch();

// Runs body(item, scratch) for items 0 .. count on torch's threads; a thread takes the next item when it is done with
// one, so the assignment varies but no result may depend on it. `serial` keeps small work on the calling thread.
void run_items(int64_t count, bool serial, const std::function<void(int64_t, Scratch&)>& body);

}  // namespace hotplate::kernels
