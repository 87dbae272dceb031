// libge_runner.so: sessions. A tensor of the interface becomes a plain description, and the engine does the rest.
#include <atomic>
#include <cstdlib>
#include <mutex>

#include "ge/engine.h"
#include "gen/abi.h"
#include "interface/ge/objects.h"

namespace ge {
namespace {

namespace engine = hotplate::engine;
using hotplate::Code;

std::atomic<uint64_t> last_session{0};

// The allocators of torchair by session and stream.
struct Allocators {
  std::mutex mutex;
  std::map<std::pair<uint64_t, const void*>, std::shared_ptr<Allocator>> by_stream;
};
Allocators& allocators() {
  static Allocators& a = *new Allocators;
  return a;
}

std::string text_of(const AscendString& s) { return s.name_ ? *s.name_ : std::string(); }

engine::Options plain(const Session::Options& options) {
  engine::Options result;
  for (const auto& [name, value] : options) result[text_of(name)] = text_of(value);
  return result;
}

std::mutex& options_mutex = *new std::mutex;
auto& session_options = *new std::map<uint64_t, engine::Options>;

Status status(Code code) { return code == 0 ? kOk : kFailed; }

engine::Memory from_allocator(const std::shared_ptr<Allocator>& allocator, size_t bytes) {
  MemBlock* block = allocator->Malloc(bytes);
  if (!block) return {};
  return {block->address, [allocator, block] {
            if (--block->count == 0) allocator->Free(block);
          }};
}

engine::Memory from_device(size_t bytes) {
  void* data = nullptr;
  if (hotplate::abi::aclrtMalloc(&data, bytes, {})) return {};
  return {data, [data] { static_cast<void>(hotplate::abi::aclrtFree(data)); }};
}

engine::Memory from_host(size_t bytes) {
  void* data = std::aligned_alloc(64, (bytes + 63) / 64 * 64);
  return {data, [data] { std::free(data); }};
}

// The same memory, given back when the stream has come to rest.
engine::Memory after_tasks(void* stream, engine::Memory memory) {
  if (!memory.data) return {};
  return {memory.data, [stream, release = std::move(memory.release)] {
            static_cast<void>(hotplate::abi::aclrtSynchronizeStream(stream));
            release();
          }};
}

Status run(uint64_t session, uint32_t id, void* stream, const std::vector<Tensor>& inputs, std::vector<Tensor>& outputs,
           bool host_outputs, const engine::Allocate& allocate) {
  std::vector<engine::Input> given;
  given.reserve(inputs.size());
  for (const Tensor& t : inputs) {
    const TensorDescImpl& d = t.impl->desc;
    given.push_back({static_cast<int32_t>(d.dtype), static_cast<int32_t>(d.format), d.shape, t.impl->data, t.impl->size,
                     d.placement == kPlacementHost});
  }
  std::vector<engine::Output> results(outputs.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    results[i].data = outputs[i].impl->data;
    results[i].bytes = outputs[i].impl->size;
  }
  const Code code = engine::run_graph(session, id, stream, given, &results, allocate);
  if (code) {
    for (engine::Output& r : results) {
      if (r.release) r.release();
    }
    return kFailed;
  }
  while (outputs.size() < results.size()) outputs.push_back(Tensor(std::make_shared<TensorImpl>()));
  for (size_t i = 0; i < results.size(); ++i) {
    engine::Output& r = results[i];
    TensorImpl& t = *outputs[i].impl;
    t.desc.dtype = static_cast<DataType>(r.dtype);
    t.desc.format = FORMAT_ND;
    t.desc.origin_format = FORMAT_ND;
    t.desc.shape = r.shape;
    t.desc.origin_shape = r.shape;
    t.desc.placement = host_outputs ? kPlacementHost : kPlacementDevice;
    if (r.release) {
      t.reset(static_cast<uint8_t*>(r.data), r.bytes, [release = std::move(r.release)](uint8_t*) { release(); });
    }
  }
  return kOk;
}

}  // namespace

Status GEInitialize(const std::map<AscendString, AscendString>& options) {
  engine::count_options(plain(options));
  return kOk;
}
Status GEFinalize() { return kOk; }
AscendString GEGetWarningMsgV2() {
  AscendString none;
  none.name_ = std::make_shared<std::string>();
  return none;
}

Session::Session(const Options& options) : session_id_(++last_session) {
  std::lock_guard lock(options_mutex);
  session_options[session_id_] = plain(options);
}

Session::~Session() {
  engine::remove_session(session_id_);
  {
    std::lock_guard lock(options_mutex);
    session_options.erase(session_id_);
  }
  Allocators& a = allocators();
  std::lock_guard lock(a.mutex);
  std::erase_if(a.by_stream, [this](const auto& entry) { return entry.first.first == session_id_; });
}

Status Session::AddGraph(uint32_t id, const Graph& graph, const Options& options) {
  engine::Options all;
  {
    std::lock_guard lock(options_mutex);
    all = session_options[session_id_];
  }
  for (auto& [name, value] : plain(options)) all[name] = value;
  const std::string empty;
  const std::string& model = graph.impl_ ? graph.impl_->model : empty;
  return status(engine::add_graph(session_id_, id, model.data(), model.size(), all));
}

Status Session::CompileGraph(uint32_t id) { return status(engine::compile_graph(session_id_, id)); }

std::shared_ptr<CompiledGraphSummary> Session::GetCompiledGraphSummary(uint32_t) {
  return std::make_shared<CompiledGraphSummary>();
}

Status Session::RemoveGraph(uint32_t id) { return status(engine::remove_graph(session_id_, id)); }

Status Session::RunGraphWithStreamAsync(uint32_t id, void* stream, const std::vector<Tensor>& inputs,
                                        std::vector<Tensor>& outputs) {
  std::shared_ptr<Allocator> allocator;
  {
    Allocators& a = allocators();
    std::lock_guard lock(a.mutex);
    if (const auto found = a.by_stream.find({session_id_, stream}); found != a.by_stream.end())
      allocator = found->second;
  }
  if (allocator) {
    return run(session_id_, id, stream, inputs, outputs, false,
               [&](size_t bytes) { return from_allocator(allocator, bytes); });
  }
  // Memory of the runtime is free for everyone once it is given back: what tasks use must outlive them.
  return run(session_id_, id, stream, inputs, outputs, false,
             [&](size_t bytes) { return after_tasks(stream, from_device(bytes)); });
}

Status Session::RunGraph(uint32_t id, const std::vector<Tensor>& inputs, std::vector<Tensor>& outputs) {
  const Status result = run(session_id_, id, nullptr, inputs, outputs, true,
                            [](size_t bytes) { return after_tasks(nullptr, from_host(bytes)); });
  if (result != kOk) return result;
  return status(hotplate::abi::aclrtSynchronizeStream(nullptr));
}

Status Session::RegisterExternalAllocator(const void* stream, std::shared_ptr<Allocator> allocator) const {
  Allocators& a = allocators();
  std::lock_guard lock(a.mutex);
  a.by_stream[{session_id_, stream}] = std::move(allocator);
  return kOk;
}

// Every graph is dynamic so far: it needs no memory of its own, and none is used when it is given.
Status Session::SetGraphConstMemoryBase(uint32_t, const void*, size_t) { return kOk; }
Status Session::UpdateGraphFeatureMemoryBase(uint32_t, const void*, size_t) { return kOk; }
Status Session::SetGraphFixedFeatureMemoryBase(uint32_t, const void*, size_t) { return kOk; }
Status Session::UpdateGraphRefreshableFeatureMemoryBase(uint32_t, const void*, size_t) { return kOk; }

bool CompiledGraphSummary::IsStatic() const { return false; }

Status CompiledGraphSummary::GetConstMemorySize(size_t& size) const {
  size = 0;
  return kOk;
}
Status CompiledGraphSummary::GetFeatureMemorySize(size_t& size) const {
  size = 0;
  return kOk;
}
Status CompiledGraphSummary::GetFixedFeatureMemorySize(size_t& size) const {
  // torchair allocates it and refuses an allocation of nothing.
  size = 512;
  return kOk;
}
Status CompiledGraphSummary::GetFeatureMemoryBaseRefreshable(bool& refreshable) const {
  refreshable = false;
  return kOk;
}
// Only asked of static graphs.
Status CompiledGraphSummary::GetOutputShapes(std::vector<Shape>&) const { return kFailed; }
Status CompiledGraphSummary::GetOutputDtypes(std::vector<DataType>&) const { return kFailed; }

}  // namespace ge
