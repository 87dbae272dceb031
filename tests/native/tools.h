// Small helpers of the cases: a gate that holds a stream, and counters that tasks write.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <thread>

#include "driver.h"
#include "runtime/task.h"

namespace harness {

using namespace hotplate::abi;  // NOLINT: the cases read like programs against the C interface

// Holds up a stream until it is opened.
class Gate {
 public:
  Gate() {
    EXPECT_OK(aclrtMalloc(&word_, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    EXPECT_OK(aclrtMemset(word_, 64, 0, 64));
  }
  ~Gate() { aclrtFree(word_); }
  void close(aclrtStream stream) { EXPECT_OK(aclrtValueWait(word_, 1, ACL_STREAM_WAIT_VALUE_EQ, stream)); }
  // From the host, as another process would.
  void open() { __atomic_store_n(static_cast<uint64_t*>(word_), 1, __ATOMIC_SEQ_CST); }
  void* word() const { return word_; }

 private:
  void* word_ = nullptr;
};

// Runs `body` on the stream.
inline aclError run_on(aclrtStream stream, std::function<void()> body) {
  auto* kept = new std::function<void()>(std::move(body));
  const aclError code = aclrtLaunchHostFunc(
      stream,
      [](void* p) {
        std::unique_ptr<std::function<void()>> f(static_cast<std::function<void()>*>(p));
        (*f)();
      },
      kept);
  if (code) delete kept;
  return code;
}

// An operator that fails, or does not.
class TestOperator final : public hotplate::rt::TaskBody {
 public:
  TestOperator(std::string name, int code, std::atomic<int>* ran = nullptr)
      : name_(std::move(name)), code_(code), ran_(ran) {}
  hotplate::rt::TaskKind kind() const override { return hotplate::rt::TaskKind::Operator; }
  hotplate::Layer layer() const override { return hotplate::Layer::Ops; }
  const char* name() const override { return name_.c_str(); }
  hotplate::rt::Outcome run() override {
    if (ran_) ran_->fetch_add(1);
    if (code_ == -1) throw std::runtime_error("index 99 is out of range");
    return {code_, "EZ9001", code_ ? "the operator was told to fail" : ""};
  }
  std::string describe() const override { return name_ + "(self: float32 [8,4])"; }

 private:
  const std::string name_;
  const int code_;
  std::atomic<int>* const ran_;
};

inline aclError launch(aclrtStream stream, const char* name, int code, std::atomic<int>* ran = nullptr) {
  return hotplate::rt::submit(stream, hotplate::rt::TaskRef(new TestOperator(name, code, ran)));
}

inline void sleep_ms(int ms) { std::this_thread::sleep_for(std::chrono::milliseconds(ms)); }

inline aclrtStream new_stream() {
  aclrtStream s = nullptr;
  EXPECT_OK(aclrtCreateStream(&s));
  return s;
}
inline aclrtEvent new_event() {
  aclrtEvent e = nullptr;
  EXPECT_OK(aclrtCreateEventExWithFlag(&e, ACL_EVENT_SYNC));
  return e;
}

}  // namespace harness
