// Options of the operator compiler, and single-operator calls. Nothing is compiled here: options are kept and told
// again.
#include <array>
#include <cstring>
#include <mutex>
#include <string>

#include "acl/support.h"
#include "acl/tensor_desc.h"
#include "gen/abi.h"
#include "runtime/stats.h"

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

// Says which operator was asked for, and with what.
aclError no_single_operator(const char* call, const char* type, int inputs, const aclTensorDesc* const* descs) {
  HOTPLATE_TRY(need(type, call, "opType"));
  std::string text;
  for (int i = 0; descs && i < inputs; ++i) {
    const auto desc = acl::tensor_desc_of(descs[i]);
    text += i ? ", " : "";
    if (!desc) {
      text += "?";
      continue;
    }
    std::lock_guard lock(desc->mutex);
    text += "dtype " + std::to_string(desc->dtype) + " [";
    for (size_t d = 0; d < desc->dims.size(); ++d) text += (d ? "," : "") + std::to_string(desc->dims[d]);
    text += "]";
  }
  stats::add("unsupported", std::string("single operator ") + type, 1);
  return fail(kNotSupported, "EZ3003",
              "%s: the operator %s is called through the legacy single-operator interface, which hotplate does not "
              "support yet. Inputs: "
              "%s. Use the aclnn interface of the operator",
              call, type, text.empty() ? "none" : text.c_str());
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

aclError aclopCompile(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[], int,
                      const aclTensorDesc* const[], const aclopAttr*, aclopEngineType, aclopCompileType, const char*) {
  return no_single_operator("aclopCompile", opType, numInputs, inputDesc);
}

aclError aclopCompileAndExecute(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[],
                                const aclDataBuffer* const[], int, const aclTensorDesc* const[], aclDataBuffer* const[],
                                const aclopAttr*, aclopEngineType, aclopCompileType, const char*, aclrtStream) {
  return no_single_operator("aclopCompileAndExecute", opType, numInputs, inputDesc);
}

aclError aclopCompileAndExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[], aclDataBuffer*[], int,
                                  aclTensorDesc*[], aclDataBuffer*[], aclopAttr*, aclopEngineType, aclopCompileType,
                                  const char*, aclrtStream) {
  return no_single_operator("aclopCompileAndExecuteV2", opType, numInputs, inputDesc);
}

}  // namespace hotplate::abi
