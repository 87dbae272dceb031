// The devices of this process.
#include "runtime/device.h"

#include <algorithm>
#include <memory>

#include "runtime/config.h"
#include "runtime/context.h"
#include "runtime/overflow.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::rt {
namespace {

std::vector<std::unique_ptr<Device>>& devices() {
  static auto& all = *new std::vector<std::unique_ptr<Device>>([] {
    std::vector<std::unique_ptr<Device>> made;
    const Config& c = config();
    for (size_t i = 0; i < c.visible.size(); ++i)
      made.push_back(std::make_unique<Device>(static_cast<int>(i), c.visible[i]));
    for (auto& device : made) overflow::set_mode(*device, !c.soc->inf_nan);
    return made;
  }());
  return all;
}

uint32_t chip_cores(Core core) {
  const auto& soc = *config().soc;
  return static_cast<uint32_t>(core == Core::Cube ? soc.cube_cores : soc.vector_cores);
}

}  // namespace

int device_count() { return static_cast<int>(devices().size()); }

Device* find_device(int id) {
  auto& all = devices();
  return id >= 0 && static_cast<size_t>(id) < all.size() ? all[static_cast<size_t>(id)].get() : nullptr;
}

Code device_of(int id, Device** out) {
  if (Code c = process::check()) return c;
  if (Code c = config_status()) return c;
  *out = find_device(id);
  if (*out) return kSuccess;
  return fail(kRtInvalidDevice, "EE1001", "device id %d is not in [0, %d)", id, device_count());
}

void for_each_device(const std::function<void(Device&)>& visit) {
  for (auto& device : devices()) visit(*device);
}

Context* Device::primary(bool count) {
  std::lock_guard lock(primary_mutex_);
  if (!primary_ && create_context(*this, true, &primary_) != kSuccess) return nullptr;
  if (count) ++references_;
  return primary_;
}

Code Device::release_primary(bool all) {
  Context* ending = nullptr;
  uint32_t generation = 0;
  {
    std::lock_guard lock(primary_mutex_);
    if (!primary_) return kSuccess;
    references_ = all || references_ == 0 ? 0 : references_ - 1;
    if (references_ > 0) return kSuccess;
    ending = primary_;
    generation = ending->generation.load(std::memory_order_acquire);
    primary_ = nullptr;
  }
  clear_fault();
  return destroy_context(*ending, generation);
}

bool Device::has_primary() {
  std::lock_guard lock(primary_mutex_);
  return primary_ != nullptr;
}

Code Device::add_stream(Stream* stream, int* stream_id) {
  std::lock_guard lock(mutex_);
  if (streams_.size() >= config().streams) {
    return fail(kRtResourceAlloc, "EE1007",
                "no stream is left on device %d: %zu of %u are in use (HOTPLATE_STREAMS sets the budget). Destroy "
                "streams that are "
                "not needed",
                id, streams_.size(), config().streams);
  }
  if (free_ids_.empty()) {
    *stream_id = next_id_++;
  } else {
    const auto lowest = std::min_element(free_ids_.begin(), free_ids_.end());
    *stream_id = *lowest;
    free_ids_.erase(lowest);
  }
  streams_.push_back({stream, stream->generation.load(std::memory_order_relaxed), stream->context});
  return kSuccess;
}

void Device::remove_stream(Stream* stream, int stream_id) {
  std::lock_guard lock(mutex_);
  const auto found =
      std::find_if(streams_.begin(), streams_.end(), [&](const StreamRef& ref) { return ref.stream == stream; });
  if (found == streams_.end()) return;
  *found = streams_.back();
  streams_.pop_back();
  free_ids_.push_back(stream_id);
}

std::vector<Device::StreamRef> Device::streams() {
  std::lock_guard lock(mutex_);
  return streams_;
}

uint32_t Device::streams_left() {
  std::lock_guard lock(mutex_);
  return config().streams - static_cast<uint32_t>(streams_.size());
}

uint32_t Device::core_limit(Core core) const {
  const uint32_t limit = core_limits_[static_cast<size_t>(core)].load(std::memory_order_relaxed);
  return limit == UINT32_MAX ? chip_cores(core) : limit;
}

Code Device::set_core_limit(Core core, uint32_t value) {
  if (value == 0 || value > chip_cores(core)) {
    return fail(kRtParamInvalid, "EE1003", "a limit of %u %s cores is not in [1, %u]", value,
                core == Core::Cube ? "cube" : "vector", chip_cores(core));
  }
  core_limits_[static_cast<size_t>(core)].store(value, std::memory_order_relaxed);
  return kSuccess;
}

void Device::reset_core_limits() {
  for (auto& limit : core_limits_) limit.store(UINT32_MAX, std::memory_order_relaxed);
}

void Device::record_fault(Code code) {
  if (code < 507000 || code > 507999) return;  // only these are about the device itself
  std::lock_guard lock(fault_mutex_);
  fault_.code = code;
}

void Device::report_damage(const std::vector<std::pair<uint64_t, uint64_t>>& ranges) {
  std::lock_guard lock(fault_mutex_);
  fault_.damaged.insert(fault_.damaged.end(), ranges.begin(), ranges.end());
}

DeviceFault Device::last_fault() {
  std::lock_guard lock(fault_mutex_);
  return fault_;
}

void Device::clear_fault() {
  std::lock_guard lock(fault_mutex_);
  fault_ = {};
}

}  // namespace hotplate::rt
