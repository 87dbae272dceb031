// Attributes of single-operator calls.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

#include "acl/types.h"

namespace hotplate::acl {

using AttrValue =
    std::variant<bool, int64_t, float, std::string, aclDataType, std::vector<aclDataType>, std::vector<uint8_t>,
                 std::vector<int64_t>, std::vector<float>, std::vector<std::string>, std::vector<std::vector<int64_t>>>;

struct OperatorAttr {
  std::mutex mutex;
  std::map<std::string, AttrValue> values;
};

// nullptr, with an error text, when the handle is not alive.
std::shared_ptr<OperatorAttr> operator_attr_of(const void* handle);

}  // namespace hotplate::acl
