// Events that several processes see: two counters in a shared page, one of records submitted and one of records
// reached.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "runtime/share.h"
#include "runtime/wait.h"

namespace hotplate::rt {

struct SharedEvent {
  std::shared_ptr<SharedPage> page;
  std::atomic<uint64_t>& recorded() const { return static_cast<std::atomic<uint64_t>*>(page->data())[0]; }
  std::atomic<uint64_t>& reached() const { return static_cast<std::atomic<uint64_t>*>(page->data())[1]; }
};

Code record_shared_event(const std::shared_ptr<SharedEvent>& event, void* stream);
Code wait_shared_event(const std::shared_ptr<SharedEvent>& event, void* stream, int32_t timeout_ms);
Code synchronize_shared_event(const std::shared_ptr<SharedEvent>& event, Deadline deadline);
bool shared_event_done(const SharedEvent& event);

// aclrtIpcGetEventHandle and aclrtIpcOpenEventHandle; `name` has room for 64 characters.
Code share_event(void* event, char* name);
Code open_shared_event(const char* name, void** event);

}  // namespace hotplate::rt
