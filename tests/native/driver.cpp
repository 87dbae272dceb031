// Exercises the runtime core without torch and without Python: driver [CASE...] runs all cases, or the named ones.
#include "driver.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cstring>

extern char** environ;

namespace harness {

std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}
std::vector<Child>& children() {
  static std::vector<Child> all;
  return all;
}

Ended run_child(const char* name, const char* argument, const std::vector<std::string>& environment) {
  char self[4096] = {};
  EXPECT(readlink("/proc/self/exe", self, sizeof self - 1) > 0);
  std::vector<std::string> settings = environment;
  for (char** e = environ; *e; ++e) {
    const std::string text = *e, key = text.substr(0, text.find('=') + 1);
    bool replaced = false;
    for (const auto& own : environment) replaced = replaced || own.compare(0, key.size(), key) == 0;
    if (!replaced) settings.push_back(text);
  }
  std::vector<char*> env;
  for (auto& s : settings) env.push_back(s.data());
  env.push_back(nullptr);
  const char* argv[] = {self, "--child", name, argument, nullptr};
  int ends[2];
  EXPECT(pipe2(ends, O_CLOEXEC) == 0);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  pid_t pid = 0;
  EXPECT(posix_spawn(&pid, self, &actions, nullptr, const_cast<char**>(argv), env.data()) == 0);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  Ended out;
  const time_t limit = time(nullptr) + 120;
  char buffer[4096];
  for (;;) {
    pollfd p{ends[0], POLLIN, 0};
    if (poll(&p, 1, 1000) > 0) {
      const ssize_t n = read(ends[0], buffer, sizeof buffer);
      if (n <= 0) break;
      out.output.append(buffer, static_cast<size_t>(n));
    } else if (time(nullptr) > limit) {
      kill(pid, SIGKILL);
      out.status = -2;
      break;
    }
  }
  close(ends[0]);
  int status = 0;
  waitpid(pid, &status, 0);
  if (out.status != -2) out.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return out;
}

}  // namespace harness

int main(int argc, char** argv) {
  // Small numbers, so that limits are reached quickly. A caller's own settings win.
  setenv("HOTPLATE_HBM_BYTES", "256M", 0);
  setenv("HOTPLATE_STREAMS", "40", 0);
  setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 0);
  setenv("HOTPLATE_HOME", "/tmp/hotplate-driver", 0);
  if (argc >= 3 && strcmp(argv[1], "--child") == 0) {
    for (const auto& child : harness::children()) {
      if (strcmp(child.name, argv[2]) == 0) return child.run(argc > 3 ? argv[3] : "");
    }
    fprintf(stderr, "no child %s\n", argv[2]);
    return 2;
  }
  int ran = 0;
  for (const auto& one : harness::cases()) {
    bool wanted = argc == 1;
    for (int i = 1; i < argc; ++i) wanted = wanted || strcmp(argv[i], one.name) == 0;
    if (!wanted) continue;
    fprintf(stderr, "%s\n", one.name);
    one.run();
    ++ran;
  }
  if (ran == 0) {
    fprintf(stderr, "no such case\n");
    return 2;
  }
  fprintf(stderr, "%d cases passed\n", ran);
  return 0;
}
