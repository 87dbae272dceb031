// The one door for tasks, and what works on all streams of a device.
#include <algorithm>
#include <thread>
#include <vector>

#include "runtime/codes.h"
#include "runtime/config.h"
#include "runtime/device.h"
#include "runtime/fault.h"
#include "runtime/log.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::rt {

Code stream_of(void* handle, StreamUse* out) {
  Context* context = nullptr;
  if (Code c = require_context(&context)) return c;
  if (!handle) {
    out->stream = context->default_stream();
    if (!out->stream) return fail(kRtResourceAlloc, "EE1007", "the default stream cannot be made");
    out->generation = out->stream->generation.load(std::memory_order_acquire);
    return kSuccess;
  }
  out->stream = streams().find(handle);
  if (!out->stream) {
    return fail(kRtInvalidHandle, "EE1001", "%p is not a stream, or the stream was destroyed", handle);
  }
  out->generation = handle_generation(handle);
  if (out->stream->context.load(std::memory_order_relaxed) != context) {
    return fail(kRtStreamContext, "EE1001",
                "stream %d of device %d does not belong to the current context (device %d): call aclrtSetDevice first",
                out->stream->id.load(), out->stream->device.load()->id, context->device.load()->id);
  }
  return kSuccess;
}

Code submit(void* stream, TaskRef task) {
  if (!task) return fail(kInvalidParam, "EE1004", "there is no task to submit");
  StreamUse use;
  if (Code c = stream_of(stream, &use)) return c;
  Stream& s = *use.stream;
  if (Recorder* recorder = s.recorder.load(std::memory_order_acquire)) [[unlikely]] {
    return recorder->record(s, std::move(task));
  }
  if (s.context.load(std::memory_order_relaxed)->halted()) [[unlikely]] {
    const Failure failure = s.context.load()->failure();
    if (failure.code != kSuccess) {
      return fail_text(failure.code, failure.id.c_str(),
                       std::string(task->name()) + " was not started, because an earlier task failed: " + failure.text);
    }
  }
  if (fault::armed()) [[unlikely]] {
    Outcome outcome;
    if (fault::strikes(fault::Where::Submit, *task, s.device.load()->id, &outcome)) {
      return fail_text(outcome.code, outcome.id.c_str(), outcome.text);
    }
  }
  return s.enqueue(use.generation, std::move(task));
}

Code synchronize_device(Deadline deadline) {
  Context* context = nullptr;
  if (Code c = require_context(&context)) return c;
  Code first = kSuccess;
  for (const auto& ref : context->device.load()->streams()) {
    if (ref.stream == worker_stream()) {
      return fail(kRtParamInvalid, "EE1001", "a task cannot wait for the device it runs on");
    }
    const Code c = ref.stream->synchronize(ref.generation, deadline);
    // A stream that went away while we waited has nothing to report.
    if (c == kSuccess || (c == kRtInvalidHandle && !StreamPool::alive(*ref.stream, ref.generation))) continue;
    first = c;
    break;  // the text of this thread is that of the first failure; the others stay for the next synchronisation
  }
  return first;
}

Code abort_device(Device& device, Deadline deadline) {
  const Failure reason{kRtTaskAbort, "EE1001",
                       "the task was dropped by aclrtDeviceTaskAbort on device " + std::to_string(device.id)};
  const auto all = device.streams();
  for (const auto& ref : all) ref.stream->abort(reason);
  for (const auto& ref : all) {
    if (ref.stream->wait_aborted(deadline)) continue;
    return fail(kRtTaskTimeout, "EE1002", "the running task of stream %d on device %d did not stop in time",
                ref.stream->id.load(), device.id);
  }
  contexts().for_each([&](Context& context) {
    if (context.generation.load(std::memory_order_acquire) % 2 == 1 && context.device.load() == &device)
      context.clear_failure();
  });
  return kSuccess;
}

void repair_device(Device& device) {
  device.clear_fault();
  contexts().for_each([&](Context& context) {
    if (context.generation.load(std::memory_order_acquire) % 2 == 1 && context.device.load() == &device)
      context.clear_failure();
  });
  for (const auto& ref : device.streams()) ref.stream->clear_failure();
}

void finish_all_streams() {
  std::vector<Device::StreamRef> all;
  for_each_device([&](Device& device) {
    const auto some = device.streams();
    all.insert(all.end(), some.begin(), some.end());
  });
  all.erase(std::remove_if(all.begin(), all.end(), [](const auto& ref) { return ref.stream == worker_stream(); }),
            all.end());
  for (const auto& ref : all) {
    {
      std::lock_guard lock(ref.stream->mutex_);
      ref.stream->closing_ = true;
    }
    ref.stream->work_.notify_all();
    ref.stream->space_.notify_all();
  }
  const Deadline patience = Deadline::after_ms(static_cast<int64_t>(config().exit_timeout_s) * 1000);
  bool all_done = true;
  for (const auto& ref : all) {
    all_done = ref.stream->wait_completed(ref.stream->submitted_.load(), patience) && all_done;
  }
  if (!all_done) {
    HOTPLATE_LOG(Error, "RUNTIME",
                 "queued work was not done %u s after the end of the program and is dropped "
                 "(HOTPLATE_EXIT_TIMEOUT)",
                 config().exit_timeout_s);
    for (const auto& ref : all) ref.stream->abort({kRtTaskAbort, "EE1001", "the process ended"});
  }
  const Deadline last = Deadline::after_ms(5000);
  for (const auto& ref : all) {
    const bool done = ref.stream->wait_completed(ref.stream->submitted_.load(), last);
    std::thread worker;
    {
      std::lock_guard lock(ref.stream->mutex_);
      worker.swap(ref.stream->worker_);
    }
    if (!worker.joinable()) continue;
    if (done) {
      worker.join();
    } else {
      worker.detach();  // a task that does not come back must not keep the process
    }
  }
}

}  // namespace hotplate::rt
