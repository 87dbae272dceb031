#include "runtime/overflow.h"

#include "runtime/device.h"
#include "runtime/stream.h"

namespace hotplate::rt::overflow {

constinit std::atomic<bool> g_possible{false};

void set_mode(Device& device, bool saturates) {
  device.saturates.store(saturates);
  if (saturates) g_possible.store(true);
}

bool saturates_here() {
  const Stream* stream = worker_stream();
  return stream && stream->device.load()->saturates.load();
}

void record() {
  const Stream* stream = worker_stream();
  if (stream && stream->overflow_switch.load()) stream->device.load()->overflowed.store(true);
}

bool status() {
  const Stream* stream = worker_stream();
  return stream && stream->device.load()->overflowed.load();
}

void clear() {
  if (const Stream* stream = worker_stream()) stream->device.load()->overflowed.store(false);
}

}  // namespace hotplate::rt::overflow
