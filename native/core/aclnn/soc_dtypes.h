// What the chip in force can compute with.
#pragma once

#include <cstdint>

namespace hotplate::nn {

// Bit n set: the chip has aclDataType n.
uint64_t soc_dtype_mask();
const char* soc_name();

}  // namespace hotplate::nn
