// Descriptions of tensors as the single-operator calls pass them.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "acl/types.h"
#include "runtime/error.h"

namespace hotplate::acl {

struct TensorDesc {
  std::mutex mutex;  // guards what follows
  aclDataType dtype = ACL_DT_UNDEFINED;
  aclFormat format = ACL_FORMAT_UNDEFINED;
  std::vector<int64_t> dims;
  aclFormat storage_format = ACL_FORMAT_UNDEFINED;
  std::vector<int64_t> storage_dims;
  aclFormat origin_format = ACL_FORMAT_UNDEFINED;
  std::vector<int64_t> origin_dims;
  std::vector<std::pair<int64_t, int64_t>> shape_range, value_range;
  std::string name, dynamic_input;
  std::vector<char> constant;
  bool is_constant = false;
  aclMemType placement = ACL_MEMTYPE_DEVICE;
  bool unknown_rank = false;
};

// nullptr, with an error text, when the handle is not alive.
std::shared_ptr<TensorDesc> tensor_desc_of(const void* handle);

}  // namespace hotplate::acl
