// Sorting tokens by expert.
#pragma once

#include <cstdint>
#include <vector>

namespace hotplate::kernels {

// The stable order of the keys: result[i] is the place of the i-th smallest. Linear in the number of keys and their
// range where the range is small.
std::vector<int32_t> stable_order(const int64_t* keys, int64_t count);

}  // namespace hotplate::kernels
