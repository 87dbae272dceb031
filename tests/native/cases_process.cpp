// The end of a process, forked children, and settings that need a process of their own.
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <vector>

#include "tools.h"

using namespace harness;   // NOLINT
using namespace hotplate;  // NOLINT

namespace {

void expect_clean_end(const char* child, const char* argument = "", const std::vector<std::string>& environment = {}) {
  const Ended ended = run_child(child, argument, environment);
  if (ended.status != 0) {
    broken(__FILE__, __LINE__,
           std::string(child) + " " + argument + " ended with " + std::to_string(ended.status) + ": " + ended.output);
  }
}

std::atomic<int> g_ran{0};

}  // namespace

// Ends with work in the queue, which must be finished; whether aclFinalize is called or not.
CHILD(end_with_queued_work) {
  EXPECT_OK(aclInit(nullptr));
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  for (int i = 0; i < 100; ++i) {
    EXPECT_OK(run_on(s, [] {
      std::this_thread::sleep_for(std::chrono::microseconds(500));
      if (g_ran.fetch_add(1) == 99) {
        const char done[] = "ALL DONE\n";
        if (write(STDOUT_FILENO, done, sizeof done - 1) < 0) _exit(3);
      }
    }));
  }
  if (strcmp(argument, "finalize") == 0) EXPECT_OK(aclFinalize());
  return 0;
}

CASE(queued_work_is_finished_at_the_end) {
  for (const char* how : {"", "finalize"}) {
    const Ended ended = run_child("end_with_queued_work", how);
    if (ended.status != 0 || !contains(ended.output, "ALL DONE")) {
      broken(__FILE__, __LINE__, "status " + std::to_string(ended.status) + ": " + ended.output);
    }
  }
}

// Threads go on submitting while the process ends: refused at some point, and neither a crash nor a hang.
CHILD(end_while_threads_submit) {
  EXPECT_OK(aclrtSetDevice(0));
  static aclrtStream s = new_stream();
  for (int t = 0; t < 3; ++t) {
    std::thread([] {
      if (aclrtSetDevice(0) != 0) return;
      while (launch(s, "Add", 0) == 0) {
      }
    }).detach();
  }
  sleep_ms(20);
  exit(0);
}

CASE(end_while_others_submit) { expect_clean_end("end_while_threads_submit"); }

// A stream that waits for something that never comes must not keep the process.
CHILD(end_with_a_blocked_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  static Gate gate;
  gate.close(s);
  EXPECT_OK(launch(s, "Add", 0));
  return 0;
}

CASE(end_with_blocked_work) { expect_clean_end("end_with_a_blocked_stream", "", {"HOTPLATE_EXIT_TIMEOUT=1"}); }

CHILD(fork_after_use) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  EXPECT_OK(launch(s, "Add", 0));
  const pid_t pid = fork();
  if (pid == 0) {
    const bool refused = aclrtSynchronizeStream(s) == kUninitialized && contains(error_text(), "spawn") &&
                         launch(s, "Add", 0) == kUninitialized && aclrtSetDevice(0) == kUninitialized &&
                         aclInit(nullptr) == kUninitialized;
    exit(refused ? 0 : 1);  // with all handlers
  }
  int status = 0;
  waitpid(pid, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_OK(aclrtSynchronizeStream(s));
  return 0;
}

CHILD(fork_before_use) {
  uint32_t count = 0;
  EXPECT_OK(aclrtGetDeviceCount(&count));
  const pid_t pid = fork();
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(launch(nullptr, "Add", 0));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  if (pid == 0) return 0;
  int status = 0;
  waitpid(pid, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  return 0;
}

CASE(forked_children) {
#if defined(__SANITIZE_THREAD__)
  return;  // ThreadSanitizer does not support a fork of a process with threads
#endif
  expect_clean_end("fork_after_use");
  expect_clean_end("fork_before_use");
}

CHILD(poison) {
  EXPECT_OK(aclrtSetDevice(0));
  void* p = nullptr;
  EXPECT_OK(aclrtMalloc(&p, 3 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
  const float* f = static_cast<float*>(p);
  EXPECT(f[0] != f[0] && f[700000] != f[700000]);
  EXPECT_OK(aclrtMemset(p, 3 << 20, 0, 3 << 20));
  EXPECT_OK(aclrtFree(p));
  EXPECT(f[0] != f[0] && f[700000] != f[700000]);
  return 0;
}

CASE(fresh_and_freed_memory_is_poisoned) { expect_clean_end("poison", "", {"HOTPLATE_CHECK=1"}); }

CHILD(bad_setting) {
  uint32_t count = 0;
  EXPECT_CODE(kInvalidParam, aclrtGetDeviceCount(&count));
  EXPECT_CODE(kInvalidParam, aclInit(nullptr));
  EXPECT_TEXT("HOTPLATE_SOC");
  return 0;
}

CASE(bad_settings_are_refused) { expect_clean_end("bad_setting", "", {"HOTPLATE_SOC=Ascend000"}); }

CHILD(default_device) {
  char path[] = "/tmp/hotplate-driver-XXXXXX";
  const int fd = mkstemp(path);
  const char text[] = "{\"dump\": {}, \"defaultDevice\": {\"default_device\": \"1\"}}";
  EXPECT(write(fd, text, sizeof text - 1) == sizeof text - 1);
  close(fd);
  EXPECT_OK(aclInit(path));
  unlink(path);
  int32_t id = -1;
  EXPECT_CODE(kRtContextNull, aclrtGetDevice(&id));
  aclrtStream s = new_stream();  // on the default device, without aclrtSetDevice
  EXPECT_OK(aclrtGetDevice(&id));
  EXPECT(id == 1);
  EXPECT_OK(aclrtDestroyStream(s));
  EXPECT_CODE(kRepeatInitialize, aclInit(nullptr));
  EXPECT_OK(aclFinalize());
  EXPECT_CODE(100003, aclInit("/no/such/file"));
  return 0;
}

CASE(default_device_of_the_configuration) { expect_clean_end("default_device"); }

CHILD(fault_from_environment) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(launch(nullptr, "Add", 0));
  EXPECT_OK(launch(nullptr, "MatMul", 0));
  EXPECT_CODE(507018, aclrtSynchronizeStream(nullptr));
  EXPECT_TEXT("MatMul");
  return 0;
}

CASE(faults_from_the_environment) {
  expect_clean_end("fault_from_environment", "", {"HOTPLATE_FAULT=op=MatMul,code=507018"});
}
