// What the stack says it is.
#include <strings.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/config.h"

namespace hotplate::abi {
namespace {

struct Package {
  const char* name;
  const char* version;
};

// CANN 9.0.0 with a 25.5.0 driver; the runtime and the operator packages say 9.2.0, because torch_npu then checks
// determinism once per change instead of three times per operator. The first eight are in the order of
// aclCANNPackageName.
constexpr Package kPackages[] = {
    {"CANN", "9.0.0"},       {"runtime", "9.2.0"},         {"compiler", "9.0.0"},
    {"hccl", "9.0.0"},       {"toolkit", "9.0.0"},         {"opp", "9.2.0"},
    {"opp_kernel", "9.2.0"}, {"driver", "25.5.0"},         {"ops_math", "9.2.0"},
    {"ops_nn", "9.2.0"},     {"ops_transformer", "9.2.0"}, {"ops_cv", "9.2.0"},
    {"ops_legacy", "9.2.0"}, {"ge-compiler", "9.0.0"},     {"ge-executor", "9.0.0"},
    {"metadef", "9.0.0"},    {"opbase", "9.0.0"},          {"hcomm", "9.0.0"},
    {"pyACL", "9.0.0"},      {"acl_extend", "9.0.0"},      {"graph_autofusion", "9.0.0"},
};
constexpr int kNumbered = 8;

void put(char* target, size_t room, const std::string& text) { snprintf(target, room, "%s", text.c_str()); }

const Package* find(const char* name) {
  for (const Package& p : kPackages) {
    if (strcasecmp(p.name, name) == 0) return &p;
  }
  return nullptr;
}

}  // namespace

aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion* version) {
  HOTPLATE_TRY(need(version, "aclsysGetCANNVersion", "version"));
  if (name < 0 || name >= kNumbered) {
    return fail(kInvalidParam, "EE1003", "aclsysGetCANNVersion: package %d is not in [0, %d)", name, kNumbered);
  }
  *version = {};
  const std::string text = kPackages[name].version;
  put(version->version, sizeof version->version, text);
  const size_t first = text.find('.'), second = text.find('.', first + 1);
  put(version->majorVersion, sizeof version->majorVersion, text.substr(0, first));
  put(version->minorVersion, sizeof version->minorVersion, text.substr(first + 1, second - first - 1));
  put(version->releaseVersion, sizeof version->releaseVersion, text.substr(second + 1));
  return kSuccess;
}

aclError aclsysGetVersionStr(char* pkgName, char* versionStr) {
  HOTPLATE_TRY(need(pkgName, "aclsysGetVersionStr", "pkgName"));
  HOTPLATE_TRY(need(versionStr, "aclsysGetVersionStr", "versionStr"));
  const Package* package = find(pkgName);
  if (!package) return fail(kInvalidParam, "EE1003", "aclsysGetVersionStr: no package %.100s is installed", pkgName);
  put(versionStr, 128, package->version);  // ACL_PKG_VERSION_MAX_SIZE
  return kSuccess;
}

aclError aclsysGetVersionNum(char* pkgName, int32_t* versionNum) {
  HOTPLATE_TRY(need(pkgName, "aclsysGetVersionNum", "pkgName"));
  HOTPLATE_TRY(need(versionNum, "aclsysGetVersionNum", "versionNum"));
  const Package* package = find(pkgName);
  if (!package) return fail(kInvalidParam, "EE1003", "aclsysGetVersionNum: no package %.100s is installed", pkgName);
  int major = 0, minor = 0, patch = 0;
  sscanf(package->version, "%d.%d.%d", &major, &minor, &patch);
  *versionNum = major * 10000000 + minor * 100000 + patch * 1000;
  return kSuccess;
}

aclError aclrtGetVersion(int32_t* majorVersion, int32_t* minorVersion, int32_t* patchVersion) {
  HOTPLATE_TRY(need(majorVersion, "aclrtGetVersion", "majorVersion"));
  HOTPLATE_TRY(need(minorVersion, "aclrtGetVersion", "minorVersion"));
  HOTPLATE_TRY(need(patchVersion, "aclrtGetVersion", "patchVersion"));
  // The version of the interface, as the headers of the wheel have it.
  *majorVersion = 1;
  *minorVersion = 17;
  *patchVersion = 0;
  return kSuccess;
}

const char* aclrtGetSocName() { return rt::config().soc->name; }

aclError aclGetCannAttributeList(const aclCannAttr** cannAttrList, size_t* num) {
  HOTPLATE_TRY(need(cannAttrList, "aclGetCannAttributeList", "cannAttrList"));
  HOTPLATE_TRY(need(num, "aclGetCannAttributeList", "num"));
  static const aclCannAttr kAll[] = {ACL_CANN_ATTR_INF_NAN, ACL_CANN_ATTR_BF16, ACL_CANN_ATTR_JIT_COMPILE};
  *cannAttrList = kAll;
  *num = sizeof kAll / sizeof *kAll;
  return kSuccess;
}

aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t* value) {
  HOTPLATE_TRY(need(value, "aclGetCannAttribute", "value"));
  HOTPLATE_TRY(rt::config_status());
  switch (cannAttr) {
    case ACL_CANN_ATTR_INF_NAN:
      *value = rt::config().soc->inf_nan ? 1 : 0;
      return kSuccess;
    case ACL_CANN_ATTR_BF16:
      *value = rt::config().soc->bf16 ? 1 : 0;
      return kSuccess;
    case ACL_CANN_ATTR_JIT_COMPILE:
      *value = 0;
      return kSuccess;
    default:
      return fail(kInvalidParam, "EE1003", "aclGetCannAttribute: attribute %d is not in [0, 2]", cannAttr);
  }
}

}  // namespace hotplate::abi
