// Sets attributes.
#include "acl/op_attr.h"

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/handle.h"

namespace hotplate::acl {
namespace {

using Attrs = rt::SharedHandles<OperatorAttr, rt::HandleKind::OperatorAttr>;
Attrs& attrs() {
  static Attrs& a = *new Attrs;
  return a;
}

}  // namespace

std::shared_ptr<OperatorAttr> operator_attr_of(const void* handle) {
  auto found = attrs().find(handle);
  if (!found) fail(kInvalidParam, "EE1001", "%p is not a set of operator attributes, or it was destroyed", handle);
  return found;
}

}  // namespace hotplate::acl

namespace hotplate::abi {
namespace {

aclError set(const char* call, aclopAttr* handle, const char* name, acl::AttrValue value) {
  HOTPLATE_TRY(need(name, call, "attrName"));
  const auto attr = acl::operator_attr_of(handle);
  if (!attr) return kInvalidParam;
  std::lock_guard lock(attr->mutex);
  attr->values[name] = std::move(value);
  return kSuccess;
}

template <class T, class U = T>
aclError set_list(const char* call, aclopAttr* handle, const char* name, int count, const T* values) {
  if (count < 0 || (count > 0 && !values))
    return fail(kInvalidParam, "EE1003", "%s: a list of %d values is not valid", call, count);
  return set(call, handle, name, std::vector<U>(values, values + count));
}

}  // namespace

aclopAttr* aclopCreateAttr() {
  return static_cast<aclopAttr*>(acl::attrs().insert(std::make_shared<acl::OperatorAttr>()));
}

void aclopDestroyAttr(const aclopAttr* attr) {
  if (attr && !acl::attrs().erase(attr)) {
    fail(kInvalidParam, "EE1001", "%p is not a set of operator attributes, or it was destroyed already",
         static_cast<const void*>(attr));
  }
}

aclError aclopSetAttrBool(aclopAttr* attr, const char* attrName, uint8_t attrValue) {
  return set("aclopSetAttrBool", attr, attrName, attrValue != 0);
}
aclError aclopSetAttrInt(aclopAttr* attr, const char* attrName, int64_t attrValue) {
  return set("aclopSetAttrInt", attr, attrName, attrValue);
}
aclError aclopSetAttrFloat(aclopAttr* attr, const char* attrName, float attrValue) {
  return set("aclopSetAttrFloat", attr, attrName, attrValue);
}
aclError aclopSetAttrString(aclopAttr* attr, const char* attrName, const char* attrValue) {
  HOTPLATE_TRY(need(attrValue, "aclopSetAttrString", "attrValue"));
  return set("aclopSetAttrString", attr, attrName, std::string(attrValue));
}
aclError aclopSetAttrDataType(aclopAttr* attr, const char* attrName, aclDataType attrValue) {
  return set("aclopSetAttrDataType", attr, attrName, attrValue);
}
aclError aclopSetAttrListDataType(aclopAttr* attr, const char* attrName, int numValues, const aclDataType values[]) {
  return set_list("aclopSetAttrListDataType", attr, attrName, numValues, values);
}
aclError aclopSetAttrListBool(aclopAttr* attr, const char* attrName, int numValues, const uint8_t* values) {
  return set_list("aclopSetAttrListBool", attr, attrName, numValues, values);
}
aclError aclopSetAttrListInt(aclopAttr* attr, const char* attrName, int numValues, const int64_t* values) {
  return set_list("aclopSetAttrListInt", attr, attrName, numValues, values);
}
aclError aclopSetAttrListFloat(aclopAttr* attr, const char* attrName, int numValues, const float* values) {
  return set_list("aclopSetAttrListFloat", attr, attrName, numValues, values);
}
aclError aclopSetAttrListString(aclopAttr* attr, const char* attrName, int numValues, const char** values) {
  for (int i = 0; values && i < numValues; ++i) HOTPLATE_TRY(need(values[i], "aclopSetAttrListString", "values[i]"));
  return set_list<const char*, std::string>("aclopSetAttrListString", attr, attrName, numValues, values);
}
aclError aclopSetAttrListListInt(aclopAttr* attr, const char* attrName, int numLists, const int* numValues,
                                 const int64_t* const values[]) {
  constexpr const char* kCall = "aclopSetAttrListListInt";
  if (numLists < 0) return fail(kInvalidParam, "EE1003", "%s: %d lists are not valid", kCall, numLists);
  if (numLists > 0) {
    HOTPLATE_TRY(need(numValues, kCall, "numValues"));
    HOTPLATE_TRY(need(values, kCall, "values"));
  }
  std::vector<std::vector<int64_t>> lists;
  for (int i = 0; i < numLists; ++i) {
    if (numValues[i] < 0 || (numValues[i] > 0 && !values[i])) {
      return fail(kInvalidParam, "EE1003", "%s: list %d of %d values is not valid", kCall, i, numValues[i]);
    }
    lists.emplace_back(values[i], values[i] + numValues[i]);
  }
  return set(kCall, attr, attrName, std::move(lists));
}

}  // namespace hotplate::abi
