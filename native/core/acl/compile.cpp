// Options of the operator compiler. Nothing is compiled here: options are kept and told again.
#include <array>
#include <cstring>
#include <mutex>
#include <string>

#include "acl/support.h"
#include "gen/abi.h"

namespace hotplate::abi {
namespace {

constexpr int kOptions = ACL_OP_DEBUG_OPTION + 1;

struct Options {
  std::mutex mutex;
  std::array<std::string, kOptions> values;
  Options() {
    values[ACL_OP_JIT_COMPILE] = "disable";  // operators come ready made
    values[ACL_OP_DETERMINISTIC] = "0";
    values[ACL_PRECISION_MODE] = "allow_fp32_to_fp16";
  }
};
Options& options() {
  static Options& o = *new Options;
  return o;
}

aclError check(const char* call, aclCompileOpt opt) {
  if (opt >= 0 && opt < kOptions) return kSuccess;
  return fail(kInvalidParam, "EE1003", "%s: option %d is not in [0, %d)", call, opt, kOptions);
}

}  // namespace

aclError aclSetCompileopt(aclCompileOpt opt, const char* value) {
  HOTPLATE_TRY(check("aclSetCompileopt", opt));
  HOTPLATE_TRY(need(value, "aclSetCompileopt", "value"));
  Options& o = options();
  std::lock_guard lock(o.mutex);
  o.values[static_cast<size_t>(opt)] = value;
  return kSuccess;
}

size_t aclGetCompileoptSize(aclCompileOpt opt) {
  if (check("aclGetCompileoptSize", opt) != kSuccess) return 0;
  Options& o = options();
  std::lock_guard lock(o.mutex);
  return o.values[static_cast<size_t>(opt)].size() + 1;
}

aclError aclGetCompileopt(aclCompileOpt opt, char* value, size_t length) {
  HOTPLATE_TRY(check("aclGetCompileopt", opt));
  HOTPLATE_TRY(need(value, "aclGetCompileopt", "value"));
  Options& o = options();
  std::lock_guard lock(o.mutex);
  const std::string& text = o.values[static_cast<size_t>(opt)];
  if (length < text.size() + 1) {
    return fail(kInvalidParam, "EE1003", "aclGetCompileopt: option %d needs %zu bytes, but length is %zu", opt,
                text.size() + 1, length);
  }
  memcpy(value, text.c_str(), text.size() + 1);
  return kSuccess;
}

aclError aclopSetCompileFlag(aclOpCompileFlag flag) {
  if (flag == ACL_OP_COMPILE_DEFAULT || flag == ACL_OP_COMPILE_FUZZ) return kSuccess;
  return fail(kInvalidParam, "EE1003", "aclopSetCompileFlag: flag %d is not 0 or 1", flag);
}

}  // namespace hotplate::abi
