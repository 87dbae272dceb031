// Sharing with other processes of the same user: a folder in memory with one small file per shared thing. The bytes
// themselves are reached through the descriptors of the process that shares them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "runtime/error.h"
#include "runtime/memory_virtual.h"

namespace hotplate::rt {

// A number that names the shared thing on this machine: process id in the upper half, a count in the lower.
using ShareId = uint64_t;

// Makes physical memory known. `check_process`: only processes that allow_share() names may import.
Code share_physical(void* handle, bool check_process, ShareId* out);
Code allow_share(ShareId id, const int32_t* processes, size_t count);
Code import_physical(ShareId id, int device, void** handle);

// Called when the memory goes back: nobody can import it any more.
void end_shares(int file, uint64_t offset);

// The same for a range of an allocation, named by a key (aclrtIpcMem*).
Code share_range(void* p, uint64_t bytes, bool check_process, std::string* key);
Code allow_key(const std::string& key, const int32_t* processes, size_t count);
Code import_key(const std::string& key, void** out);
// Takes back an import of this process, or what this process shared.
Code close_key(const std::string& key);

// A page that processes share, for events. The owner's file goes with the last reference.
class SharedPage {
 public:
  ~SharedPage();
  static Code create(std::shared_ptr<SharedPage>* out);
  static Code open(const std::string& name, std::shared_ptr<SharedPage>* out);
  void* data() const { return data_; }
  const std::string& name() const { return name_; }

 private:
  void* data_ = nullptr;
  std::string name_;
  int owner_ = 0;  // process id of the creator; 0 when it was opened
};

}  // namespace hotplate::rt
