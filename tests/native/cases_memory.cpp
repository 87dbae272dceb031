// Memory: accounting, limits, copies and their checks, virtual memory, pinned memory, sharing.
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <vector>

#include "tools.h"

using namespace harness;   // NOLINT
using namespace hotplate;  // NOLINT

namespace {

constexpr size_t kMega = 1 << 20;

size_t free_bytes() {
  size_t free = 0, total = 0;
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free, &total));
  EXPECT(total == 256 * kMega);
  return free;
}

void* allocate(size_t bytes) {
  void* p = nullptr;
  EXPECT_OK(aclrtMalloc(&p, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
  return p;
}

}  // namespace

CASE(accounting_is_exact) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t before = free_bytes();
  void* big = allocate(64 * kMega);
  EXPECT(before - free_bytes() == 64 * kMega);
  EXPECT(reinterpret_cast<uintptr_t>(big) % (2 * kMega) == 0);
  void* small = allocate(100);
  EXPECT(before - free_bytes() == 64 * kMega + 512);
  EXPECT_OK(aclrtSetDevice(1));
  EXPECT(free_bytes() == 256 * kMega);  // of the other device
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtFree(big));
  EXPECT_OK(aclrtFree(small));
  EXPECT(free_bytes() == before);
  EXPECT_CODE(kRtParamInvalid, aclrtFree(small));
  EXPECT_CODE(kRtParamInvalid, aclrtFree(static_cast<char*>(big) + 512));
  EXPECT_CODE(kInvalidParam, aclrtFree(nullptr));
  EXPECT_CODE(kInvalidParam, aclrtMalloc(&big, 0, ACL_MEM_MALLOC_HUGE_FIRST));
}

CASE(out_of_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t before = free_bytes();
  void* most = allocate(200 * kMega);
  void* p = nullptr;
  EXPECT_CODE(kRtMemoryAllocation, aclrtMalloc(&p, 100 * kMega, ACL_MEM_MALLOC_HUGE_FIRST));
  const std::string text = error_text();
  EXPECT(contains(text, "EL0004") && contains(text, "104857600") && contains(text, "268435456") &&
         contains(text, "HBM"));
  EXPECT_CODE(kRtMemoryAllocation, aclrtMalloc(&p, 1ull << 40, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtFree(most));
  p = allocate(100 * kMega);
  EXPECT_OK(aclrtMemset(p, 100 * kMega, 7, 100 * kMega));
  EXPECT_OK(aclrtFree(p));
  EXPECT(free_bytes() == before);
}

CASE(freed_memory_is_joined_again) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t before = free_bytes();
  std::vector<void*> all;
  for (int i = 0; i < 300; ++i) all.push_back(allocate(static_cast<size_t>(1 + i * 997 % 200000)));
  for (size_t i = 0; i < all.size(); i += 2) EXPECT_OK(aclrtFree(all[i]));
  for (size_t i = 1; i < all.size(); i += 2) EXPECT_OK(aclrtFree(all[i]));
  EXPECT(free_bytes() == before);
  void* whole = allocate(before / (2 * kMega) * (2 * kMega) - 4 * kMega);  // one piece again
  EXPECT_OK(aclrtFree(whole));
}

CASE(memory_from_many_threads) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t before = free_bytes();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([t] {
      EXPECT_OK(aclrtSetDevice(0));
      for (int i = 0; i < 300; ++i) {
        void* p = allocate(static_cast<size_t>(64 + t * 1000 + i * 37));
        EXPECT_OK(aclrtMemset(p, 64, t, 64));
        EXPECT(static_cast<unsigned char*>(p)[63] == t);
        EXPECT_OK(aclrtFree(p));
      }
    });
  }
  for (auto& t : threads) t.join();
  EXPECT(free_bytes() == before);
}

// The first use of a large block makes huge pages, also of bytes beside it.
CASE(neighbours_of_a_large_block_keep_their_bytes) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t before = free_bytes(), bytes = 3 * kMega;
  std::vector<unsigned char> pattern(bytes);
  for (size_t i = 0; i < bytes; ++i) pattern[i] = static_cast<unsigned char>(i * 7 + i / 4096);
  for (int round = 0; round < 4; ++round) {
    void* large = allocate(bytes);
    std::vector<unsigned char*> small;
    for (int i = 0; i < 64; ++i) small.push_back(static_cast<unsigned char*>(allocate(10000)));
    for (int i = 0; i < 64; ++i) memset(small[i], i + 1, 10000);
    std::atomic<bool> stop{false};
    std::thread writer([&] {
      for (int n = 0; !stop; ++n) {
        EXPECT(small[n % 32][n % 10000] == n % 32 + 1);
        small[n % 32][n % 10000] = static_cast<unsigned char>(n % 32 + 1);
      }
    });
    EXPECT_OK(aclrtMemcpy(large, bytes, pattern.data(), bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    EXPECT(memcmp(large, pattern.data(), bytes) == 0);
    if (round % 2) EXPECT_OK(aclrtFree(large));
    stop = true;
    writer.join();
    for (int i = 0; i < 64; ++i) {
      EXPECT(small[i][0] == i + 1 && memcmp(small[i], small[i] + 1, 9999) == 0);
      EXPECT_OK(aclrtFree(small[i]));
    }
    if (round % 2 == 0) EXPECT_OK(aclrtFree(large));
  }
  EXPECT(free_bytes() == before);
}

CASE(copies_in_all_directions) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  std::vector<uint8_t> from(100000), to(100000);
  for (size_t i = 0; i < from.size(); ++i) from[i] = static_cast<uint8_t>(i * 7);
  void* a = allocate(from.size());
  EXPECT_OK(aclrtSetDevice(1));
  void* b = allocate(from.size());
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtMemcpy(a, from.size(), from.data(), from.size(), ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_OK(aclrtMemcpyAsync(b, from.size(), a, from.size(), ACL_MEMCPY_DEVICE_TO_DEVICE, s));  // to the other device
  EXPECT_OK(aclrtMemcpyAsync(to.data(), to.size(), b, to.size(), ACL_MEMCPY_DEVICE_TO_HOST, s));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(from == to);
  EXPECT_OK(aclrtMemsetAsync(a, 100, 0xAB, 100, s));
  EXPECT_OK(aclrtMemcpyAsync(to.data(), 100, a, 100, ACL_MEMCPY_DEFAULT, s));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(to[0] == 0xAB && to[99] == 0xAB && to[100] == from[100]);
  void* targets[] = {a, to.data()};
  void* sources[] = {from.data(), b};
  size_t sizes[] = {1000, 2000}, rooms[] = {1000, 2000}, failed = 0;
  EXPECT_OK(aclrtMemcpyBatchAsync(targets, rooms, sources, sizes, 2, nullptr, nullptr, 0, &failed, s));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(memcmp(a, from.data(), 1000) == 0 && memcmp(to.data(), from.data(), 2000) == 0);
  rooms[1] = 10;
  EXPECT_CODE(kRtParamInvalid, aclrtMemcpyBatch(targets, rooms, sources, sizes, 2, nullptr, nullptr, 0, &failed));
  EXPECT(failed == 1);
  EXPECT_OK(aclrtMemcpy2d(a, 64, from.data(), 100, 50, 10, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT(memcmp(static_cast<char*>(a) + 64 * 9, from.data() + 900, 50) == 0);
  EXPECT_OK(aclrtMemsetD32(a, 400, 0x01020304, 100));
  EXPECT(static_cast<uint32_t*>(a)[99] == 0x01020304);
  EXPECT_OK(aclrtFree(a));
  EXPECT_OK(aclrtFree(b));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(wrong_copies_are_errors) {
  EXPECT_OK(aclrtSetDevice(0));
  char host[256] = {};
  void* p = allocate(100);
  EXPECT_CODE(kRtParamInvalid, aclrtMemcpy(p, 50, host, 60, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_TEXT("do not fit");
  EXPECT_CODE(kRtParamInvalid, aclrtMemcpy(p, 200, host, 101, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_TEXT("only 100 left");
  EXPECT_CODE(kRtParamInvalid, aclrtMemcpy(host, 100, host + 100, 100, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_TEXT("must be device memory");
  EXPECT_CODE(kRtParamInvalid, aclrtMemcpy(p, 100, p, 100, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_TEXT("must be host memory");
  EXPECT_CODE(kInvalidParam, aclrtMemcpy(nullptr, 100, host, 100, ACL_MEMCPY_HOST_TO_HOST));
  EXPECT_CODE(kInvalidParam, aclrtMemcpy(p, 100, host, 100, static_cast<aclrtMemcpyKind>(9)));
  EXPECT_CODE(kRtParamInvalid, aclrtMemset(p, 100, 0, 101));
  EXPECT_OK(aclrtFree(p));
  EXPECT_CODE(kRtParamInvalid, aclrtMemcpy(p, 100, host, 100, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_TEXT("not allocated");
}

CASE(pinned_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  void* p = nullptr;
  EXPECT_OK(aclrtMallocHost(&p, kMega));
  aclrtPtrAttributes attributes;
  EXPECT_OK(aclrtPointerGetAttributes(static_cast<char*>(p) + 1000, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_HOST);
  EXPECT_OK(aclrtPointerGetAttributes(&attributes, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED);
  void* d = allocate(100);
  EXPECT_OK(aclrtPointerGetAttributes(d, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_DEVICE && attributes.location.id == 0);
  void* mapped = nullptr;
  // What was allocated here may be registered too, in whole or in part, but not beyond its end.
  EXPECT_OK(aclrtHostRegister(p, kMega, ACL_HOST_REGISTER_MAPPED, &mapped));
  EXPECT(mapped == p);
  EXPECT_CODE(kRtParamInvalid, aclrtHostRegister(p, kMega + 1, ACL_HOST_REGISTER_MAPPED, &mapped));
  EXPECT_OK(aclrtHostUnregister(p));
  EXPECT_CODE(kRtParamInvalid, aclrtHostUnregister(p));
  EXPECT_OK(aclrtHostRegister(static_cast<char*>(p) + 4096, 4096, ACL_HOST_REGISTER_MAPPED, &mapped));
  EXPECT_OK(aclrtFreeHost(p));
  EXPECT_CODE(kRtParamInvalid, aclrtHostUnregister(static_cast<char*>(p) + 4096));
  EXPECT_CODE(kRtParamInvalid, aclrtFreeHost(p));
  std::vector<char> own(8192);
  EXPECT_OK(aclrtHostRegister(own.data(), own.size(), ACL_HOST_REGISTER_MAPPED, &mapped));
  EXPECT(mapped == own.data());
  EXPECT_OK(aclrtMemcpy(mapped, 100, d, 100, ACL_MEMCPY_DEVICE_TO_DEVICE));  // the device may use it
  EXPECT_CODE(kRtParamInvalid, aclrtHostRegister(own.data() + 100, 10, ACL_HOST_REGISTER_MAPPED, &mapped));
  EXPECT_CODE(kRtParamInvalid, aclrtFreeHost(own.data()));
  EXPECT_OK(aclrtHostUnregister(own.data()));
  EXPECT_CODE(kRtParamInvalid, aclrtHostUnregister(own.data()));
  EXPECT_OK(aclrtFree(d));
}

CASE(virtual_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t before = free_bytes();
  void* start = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&start, 512 * kMega, 0, nullptr, 1));
  aclrtPhysicalMemProp prop{};
  prop.memAttr = ACL_HBM_MEM_HUGE;
  prop.location = {0, ACL_MEM_LOCATION_TYPE_DEVICE};
  std::vector<aclrtDrvMemHandle> handles;
  int code = 0;
  for (;;) {
    aclrtDrvMemHandle h = nullptr;
    code = aclrtMallocPhysical(&h, 20 * kMega, &prop, 0);
    if (code) break;
    handles.push_back(h);
  }
  EXPECT(code == kRtMemoryAllocation);
  EXPECT(handles.size() == before / (20 * kMega));
  char* at = static_cast<char*>(start);
  for (size_t i = 0; i < 3; ++i) EXPECT_OK(aclrtMapMem(at + i * 20 * kMega, 20 * kMega, 0, handles[i], 0));
  EXPECT_CODE(kRtParamInvalid, aclrtMapMem(at, 20 * kMega, 0, handles[4], 0));
  EXPECT_OK(aclrtMemset(at + 19 * kMega, 2 * kMega, 5, 2 * kMega));  // across two mappings
  EXPECT(at[20 * kMega] == 5);
  EXPECT_CODE(kRtParamInvalid, aclrtMemset(at + 59 * kMega, 2 * kMega, 5, 2 * kMega));  // over the end
  EXPECT_CODE(kRtParamInvalid, aclrtReleaseMemAddress(start));
  // Unmapped and mapped elsewhere, the bytes come along.
  EXPECT_OK(aclrtUnmapMem(at + 20 * kMega));
  EXPECT_OK(aclrtMapMem(at + 100 * kMega, 20 * kMega, 0, handles[1], 0));
  EXPECT(at[100 * kMega] == 5);
  EXPECT_CODE(kRtParamInvalid, aclrtMemset(at + 20 * kMega, 1, 0, 1));
  EXPECT_OK(aclrtFreePhysical(handles[1]));  // the mapping keeps it
  EXPECT_CODE(kRtInvalidHandle, aclrtFreePhysical(handles[1]));
  EXPECT(at[100 * kMega] == 5);
  EXPECT_OK(aclrtUnmapMem(at + 100 * kMega));
  EXPECT_OK(aclrtUnmapMem(at));
  EXPECT_OK(aclrtUnmapMem(at + 40 * kMega));
  EXPECT_CODE(kRtParamInvalid, aclrtUnmapMem(at));
  for (size_t i = 0; i < handles.size(); ++i) {
    if (i != 1) EXPECT_OK(aclrtFreePhysical(handles[i]));
  }
  EXPECT_OK(aclrtReleaseMemAddress(start));
  EXPECT(free_bytes() == before);
  prop.location.id = 9;
  aclrtDrvMemHandle h = nullptr;
  EXPECT_CODE(kRtInvalidDevice, aclrtMallocPhysical(&h, 2 * kMega, &prop, 0));
  prop.location = {0, ACL_MEM_LOCATION_TYPE_HOST};
  EXPECT_OK(aclrtMallocPhysical(&h, 2 * kMega, &prop, 0));
  EXPECT_OK(aclrtFreePhysical(h));
}

CHILD(sharing) {
  // argument: "<handle> <key> <event>"; reads what the parent wrote, changes it, waits for the parent's event.
  unsigned long long number = 0;
  char key[80] = {}, name[80] = {};
  EXPECT(sscanf(argument, "%llu %79s %79s", &number, key, name) == 3);
  EXPECT_OK(aclrtSetDevice(0));
  aclrtDrvMemHandle h = nullptr;
  EXPECT_OK(aclrtMemImportFromShareableHandle(number, 0, &h));
  void* at = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&at, 2 * kMega, 0, nullptr, 1));
  EXPECT_OK(aclrtMapMem(at, 2 * kMega, 0, h, 0));
  EXPECT(strcmp(static_cast<char*>(at), "from the parent") == 0);
  strcpy(static_cast<char*>(at), "from the child");
  void* other = nullptr;
  EXPECT_OK(aclrtIpcMemImportByKey(&other, key, 0));
  EXPECT(strcmp(static_cast<char*>(other), "by key") == 0);
  aclrtPtrAttributes attributes;
  EXPECT_OK(aclrtPointerGetAttributes(other, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_DEVICE);
  aclrtIpcEventHandle event_handle{};
  strcpy(event_handle.reserved, name);
  aclrtEvent e = nullptr;
  EXPECT_OK(aclrtIpcOpenEventHandle(event_handle, &e));
  aclrtStream s = new_stream();
  EXPECT_OK(aclrtStreamWaitEvent(s, e));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(static_cast<char*>(other)[100] == 42);  // written before the record
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtIpcMemClose(key));
  EXPECT_OK(aclrtUnmapMem(at));
  EXPECT_OK(aclrtFreePhysical(h));
  return 0;
}

CASE(memory_shared_with_another_process) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtPhysicalMemProp prop{};
  prop.location = {0, ACL_MEM_LOCATION_TYPE_DEVICE};
  aclrtDrvMemHandle h = nullptr;
  EXPECT_OK(aclrtMallocPhysical(&h, 2 * kMega, &prop, 0));
  void* at = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&at, 2 * kMega, 0, nullptr, 1));
  EXPECT_OK(aclrtMapMem(at, 2 * kMega, 0, h, 0));
  strcpy(static_cast<char*>(at), "from the parent");
  uint64_t number = 0;
  EXPECT_OK(aclrtMemExportToShareableHandle(h, ACL_MEM_HANDLE_TYPE_NONE, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION,
                                            &number));
  void* p = allocate(5000);
  strcpy(static_cast<char*>(p), "by key");
  char key[65];
  EXPECT_OK(aclrtIpcMemGetExportKey(p, 5000, key, sizeof key, ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
  aclrtEvent e = nullptr;
  EXPECT_OK(aclrtCreateEventExWithFlag(&e, ACL_EVENT_IPC));
  aclrtIpcEventHandle event_handle;
  EXPECT_OK(aclrtIpcGetEventHandle(e, &event_handle));
  aclrtStream s = new_stream();
  EXPECT_OK(run_on(s, [p] {
    sleep_ms(300);
    static_cast<char*>(p)[100] = 42;
  }));
  EXPECT_OK(aclrtRecordEvent(e, s));
  const Ended ended = run_child("sharing", (std::to_string(number) + " " + key + " " + event_handle.reserved).c_str());
  if (ended.status != 0) broken(__FILE__, __LINE__, "the other process says: " + ended.output);
  EXPECT(strcmp(static_cast<char*>(at), "from the child") == 0);
  // Without permission it is refused.
  EXPECT_OK(aclrtMemExportToShareableHandle(h, ACL_MEM_HANDLE_TYPE_NONE, 0, &number));
  const Ended refused =
      run_child("sharing", (std::to_string(number) + " " + key + " " + event_handle.reserved).c_str());
  EXPECT(refused.status == 1 && contains(refused.output, "207006"));
  EXPECT_OK(aclrtIpcMemClose(key));
  EXPECT_CODE(kRtParamInvalid, aclrtIpcMemClose(key));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT_OK(aclrtDestroyStream(s));
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtUnmapMem(at));
  EXPECT_OK(aclrtFreePhysical(h));
  EXPECT_OK(aclrtReleaseMemAddress(at));
  EXPECT_OK(aclrtFree(p));
}
