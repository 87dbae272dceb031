// The folder of shared things, and what is read from it.
#include "runtime/share.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <sstream>

#include "runtime/codes.h"
#include "runtime/device.h"
#include "runtime/process.h"

namespace hotplate::rt {
namespace {

std::atomic<uint32_t> g_count{0};

struct Record {
  int process = 0, file = -1, device = -1;
  uint64_t offset = 0, bytes = 0, lead = 0;  // lead: bytes from `offset` to the shared address
  bool check = false;
  std::vector<int> allowed;
};

// Files of processes that ended without tidying up.
void sweep(const std::string& folder) {
  DIR* dir = opendir(folder.c_str());
  if (!dir) return;
  while (const dirent* entry = readdir(dir)) {
    const int process = atoi(entry->d_name);
    if (process > 0 && kill(process, 0) != 0 && errno == ESRCH) unlink((folder + "/" + entry->d_name).c_str());
  }
  closedir(dir);
}

// The folder; empty when it cannot be made.
const std::string& folder() {
  static const std::string& path = *new std::string([] {
    const std::string name = "/hotplate-" + std::to_string(geteuid());
    for (const char* base : {"/dev/shm", "/tmp"}) {
      const std::string full = base + name;
      if (mkdir(full.c_str(), 0700) != 0 && errno != EEXIST) continue;
      struct stat info{};
      // Somebody else's folder of that name is not trusted.
      if (lstat(full.c_str(), &info) != 0 || !S_ISDIR(info.st_mode) || info.st_uid != geteuid()) continue;
      if (access(full.c_str(), W_OK) != 0) continue;
      sweep(full);
      return full;
    }
    return std::string();
  }());
  return path;
}

std::string path_of(ShareId id) {
  return folder() + "/" + std::to_string(id >> 32) + "-" + std::to_string(id & 0xFFFFFFFF) + ".memory";
}

Code no_folder() { return fail(kRtIpcError, "EE1007", "no folder for shared memory can be made in /dev/shm or /tmp"); }

Code write_record(ShareId id, const Record& r) {
  std::ostringstream out;
  out << "hotplate-memory 1 " << r.process << ' ' << r.file << ' ' << r.device << ' ' << r.offset << ' ' << r.bytes
      << ' ' << r.lead << ' ' << (r.check ? 1 : 0);
  for (int process : r.allowed) out << ' ' << process;
  out << '\n';
  const std::string text = out.str(), path = path_of(id), temporary = path + ".new";
  const int fd = open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const bool written = fd >= 0 && write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  const int why = errno;
  if (fd >= 0) close(fd);
  if (written && rename(temporary.c_str(), path.c_str()) == 0) return kSuccess;
  unlink(temporary.c_str());
  return fail(kRtIpcError, "EE1007", "%s cannot be written: %s", path.c_str(), strerror(why));
}

Code read_record(ShareId id, Record* r) {
  if (folder().empty()) return no_folder();
  const std::string path = path_of(id);
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  char text[2048] = {};
  const ssize_t n = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
  if (fd >= 0) close(fd);
  std::istringstream in(n > 0 ? text : "");
  std::string word;
  int version = 0, check = 0;
  if (!(in >> word >> version >> r->process >> r->file >> r->device >> r->offset >> r->bytes >> r->lead >> check) ||
      word != "hotplate-memory" || version != 1) {
    return fail(kRtParamInvalid, "EE1001", "nothing is shared under the number %llu (any more)",
                static_cast<unsigned long long>(id));
  }
  r->check = check != 0;
  for (int process; in >> process;) r->allowed.push_back(process);
  return kSuccess;
}

// What this process shares; its files go when the memory goes, and at the end of the process.
struct Own {
  std::mutex mutex;
  std::map<ShareId, std::pair<int, uint64_t>> ids;  // file and offset
  std::map<std::string, int> pages;                 // name and process id of the creator
};
Own& own() {
  static Own& o = *new Own;
  return o;
}

void remove_all() {
  Own& o = own();
  std::lock_guard lock(o.mutex);
  const uint64_t self = static_cast<uint64_t>(getpid());  // a forked child leaves its parent's files alone
  for (const auto& [id, place] : o.ids) {
    if (id >> 32 == self) unlink(path_of(id).c_str());
  }
  for (const auto& [name, process] : o.pages) {
    if (static_cast<uint64_t>(process) == self) unlink((folder() + "/" + name).c_str());
  }
  o.ids.clear();
  o.pages.clear();
}

void tidy_at_exit() {
  static std::once_flag once;
  std::call_once(once, [] { std::atexit(remove_all); });
}

Code put_record(const Record& r, ShareId* out) {
  if (folder().empty()) return no_folder();
  const ShareId id = (static_cast<uint64_t>(getpid()) << 32) | (g_count.fetch_add(1) + 1);
  if (Code c = write_record(id, r)) return c;
  tidy_at_exit();
  Own& o = own();
  std::lock_guard lock(o.mutex);
  o.ids[id] = {r.file, r.offset};
  *out = id;
  return kSuccess;
}

// Opens the memory that a record names.
Code import_record(ShareId id, std::shared_ptr<PhysicalMemory>* out, uint64_t* lead) {
  Record r;
  if (Code c = read_record(id, &r)) return c;
  const int self = static_cast<int>(getpid());
  if (r.check && r.process != self && std::find(r.allowed.begin(), r.allowed.end(), self) == r.allowed.end()) {
    return fail(
        kRtNoPermission, "EE1001",
        "process %d may not import this memory: process %d has to name it with aclrtMemSetPidToShareableHandle or "
        "aclrtIpcMemSetImportPid, or to share without process check",
        self, r.process);
  }
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd/%d", r.process, r.file);
  const int fd = open(path, O_RDWR | O_CLOEXEC);
  if (fd < 0) {
    return fail(kRtIpcError, "EE1001", "the memory of process %d cannot be opened (%s): did the process end?",
                r.process, strerror(errno));
  }
  process::mark_active();
  auto memory = std::make_shared<PhysicalMemory>();
  memory->owner = PhysicalMemory::Owner::Import;
  memory->device = std::max(0, r.device);
  memory->file = fd;
  memory->offset = r.offset;
  memory->bytes = r.bytes;
  *out = std::move(memory);
  if (lead) *lead = r.lead;
  return kSuccess;
}

struct Imports {
  std::mutex mutex;
  struct Entry {
    void* start = nullptr;
    void* address = nullptr;
    uint32_t count = 0;
  };
  std::map<ShareId, Entry> entries;
};
Imports& imports() {
  static Imports& i = *new Imports;
  return i;
}

Code parse_key(const std::string& key, ShareId* id) {
  unsigned process = 0, count = 0;
  if (sscanf(key.c_str(), "hotplate-%u-%u", &process, &count) != 2) {
    return fail(kRtParamInvalid, "EE1001", "\"%.60s\" is not a key of shared memory", key.c_str());
  }
  *id = (static_cast<uint64_t>(process) << 32) | count;
  return kSuccess;
}

}  // namespace

Code share_physical(void* handle, bool check_process, ShareId* out) {
  std::shared_ptr<PhysicalMemory> memory;
  if (Code c = physical_of(handle, &memory)) return c;
  Record r;
  r.process = static_cast<int>(getpid());
  r.file = memory->file;
  r.device = memory->device;
  r.offset = memory->offset;
  r.bytes = memory->bytes;
  r.check = check_process;
  if (Code c = put_record(r, out)) return c;
  memory->shared.store(true);
  return kSuccess;
}

void end_shares(int file, uint64_t offset) {
  Own& o = own();
  std::lock_guard lock(o.mutex);
  for (auto it = o.ids.begin(); it != o.ids.end();) {
    if (it->second != std::make_pair(file, offset)) {
      ++it;
      continue;
    }
    unlink(path_of(it->first).c_str());
    it = o.ids.erase(it);
  }
}

Code allow_share(ShareId id, const int32_t* processes, size_t count) {
  if (Code c = process::check()) return c;
  if (!processes || count == 0) return fail(kInvalidParam, "EE1004", "no process ids are given");
  Record r;
  if (Code c = read_record(id, &r)) return c;
  if (r.process != static_cast<int>(getpid())) {
    return fail(kRtNoPermission, "EE1001", "only process %d, which shares this memory, may name other processes",
                r.process);
  }
  r.allowed.insert(r.allowed.end(), processes, processes + count);
  return write_record(id, r);
}

Code import_physical(ShareId id, int device, void** handle) {
  Device* d = nullptr;
  if (Code c = device_of(device, &d)) return c;
  std::shared_ptr<PhysicalMemory> memory;
  if (Code c = import_record(id, &memory, nullptr)) return c;
  memory->device = device;
  return make_physical_handle(std::move(memory), handle);
}

Code share_range(void* p, uint64_t bytes, bool check_process, std::string* key) {
  if (Code c = process::check()) return c;
  Spot spot;
  if (Code c = check_range("aclrtIpcMemGetExportKey", "address", p, bytes, Side::Device, &spot)) return c;
  Record r;
  r.process = static_cast<int>(getpid());
  r.check = check_process;
  Device* d = spot.place == Place::Device ? find_device(spot.device) : nullptr;
  if (!d || !d->arena.contains(p)) {
    return fail(kRtParamInvalid, "EE1001",
                "%p is not memory from aclrtMalloc: mapped memory is shared with aclrtMemExportToShareableHandle", p);
  }
  const uint64_t offset = d->arena.offset_of(p);
  r.file = d->arena.file();
  r.device = d->id;
  r.offset = offset / kPage * kPage;
  r.lead = offset - r.offset;
  r.bytes = r.lead + bytes;
  ShareId id = 0;
  if (Code c = put_record(r, &id)) return c;
  *key = "hotplate-" + std::to_string(id >> 32) + "-" + std::to_string(id & 0xFFFFFFFF);
  return kSuccess;
}

Code allow_key(const std::string& key, const int32_t* processes, size_t count) {
  ShareId id = 0;
  if (Code c = parse_key(key, &id)) return c;
  return allow_share(id, processes, count);
}

Code import_key(const std::string& key, void** out) {
  if (Code c = process::check()) return c;
  ShareId id = 0;
  if (Code c = parse_key(key, &id)) return c;
  Imports& all = imports();
  std::lock_guard lock(all.mutex);
  Imports::Entry& entry = all.entries[id];
  if (entry.count == 0) {
    std::shared_ptr<PhysicalMemory> memory;
    uint64_t lead = 0;
    Code c = import_record(id, &memory, &lead);
    if (c == kSuccess) c = map_import(std::move(memory), &entry.start);
    if (c != kSuccess) {
      all.entries.erase(id);
      return c;
    }
    entry.address = static_cast<char*>(entry.start) + lead;
  }
  ++entry.count;
  *out = entry.address;
  return kSuccess;
}

Code close_key(const std::string& key) {
  if (Code c = process::check()) return c;
  ShareId id = 0;
  if (Code c = parse_key(key, &id)) return c;
  Imports& all = imports();
  {
    std::lock_guard lock(all.mutex);
    auto found = all.entries.find(id);
    if (found != all.entries.end()) {
      if (--found->second.count > 0) return kSuccess;
      void* start = found->second.start;
      all.entries.erase(found);
      return unmap_import(start);
    }
  }
  if ((id >> 32) == static_cast<uint64_t>(getpid()) && unlink(path_of(id).c_str()) == 0) {
    Own& o = own();
    std::lock_guard lock(o.mutex);
    o.ids.erase(id);
    return kSuccess;
  }
  return fail(kRtParamInvalid, "EE1001", "the key \"%.60s\" is neither imported nor shared by this process",
              key.c_str());
}

SharedPage::~SharedPage() {
  if (data_) munmap(data_, kPage);
  if (owner_ != static_cast<int>(getpid())) return;
  unlink((folder() + "/" + name_).c_str());
  Own& o = own();
  std::lock_guard lock(o.mutex);
  o.pages.erase(name_);
}

Code SharedPage::create(std::shared_ptr<SharedPage>* out) {
  if (folder().empty()) return no_folder();
  auto page = std::make_shared<SharedPage>();
  page->name_ = std::to_string(getpid()) + "-" + std::to_string(g_count.fetch_add(1) + 1) + ".page";
  const std::string path = folder() + "/" + page->name_;
  const int fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0 || ftruncate(fd, kPage) != 0) {
    const int why = errno;
    if (fd >= 0) close(fd);
    return fail(kRtIpcError, "EE1007", "%s cannot be made: %s", path.c_str(), strerror(why));
  }
  page->owner_ = static_cast<int>(getpid());
  tidy_at_exit();
  {
    Own& o = own();
    std::lock_guard lock(o.mutex);
    o.pages[page->name_] = page->owner_;
  }
  void* p = mmap(nullptr, kPage, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (p == MAP_FAILED) return fail(kRtIpcError, "EE1007", "%s cannot be mapped: %s", path.c_str(), strerror(errno));
  page->data_ = p;
  *out = std::move(page);
  return kSuccess;
}

Code SharedPage::open(const std::string& name, std::shared_ptr<SharedPage>* out) {
  if (folder().empty()) return no_folder();
  if (name.empty() || name.find('/') != std::string::npos)
    return fail(kRtParamInvalid, "EE1001", "this is not a handle of a shared event");
  const std::string path = folder() + "/" + name;
  const int fd = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (fd < 0) return fail(kRtIpcError, "EE1001", "the shared event %s does not exist (any more)", name.c_str());
  void* p = mmap(nullptr, kPage, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (p == MAP_FAILED) return fail(kRtIpcError, "EE1007", "%s cannot be mapped: %s", path.c_str(), strerror(errno));
  auto page = std::make_shared<SharedPage>();
  page->name_ = name;
  page->data_ = p;
  *out = std::move(page);
  return kSuccess;
}

}  // namespace hotplate::rt
