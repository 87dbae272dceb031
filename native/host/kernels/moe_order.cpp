// Sorting tokens by expert: by counting, as there are few experts.
#include "host/kernels/moe_order.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace hotplate::kernels {

std::vector<int32_t> stable_order(const int64_t* keys, int64_t count) {
  constexpr uint64_t kCounted = 1 << 16;
  std::vector<int32_t> order(static_cast<size_t>(count));
  if (!count) return order;
  const auto [low, high] = std::minmax_element(keys, keys + count);
  const uint64_t range = static_cast<uint64_t>(*high) - static_cast<uint64_t>(*low);
  if (range >= kCounted) {
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int32_t a, int32_t b) { return keys[a] < keys[b]; });
    return order;
  }
  std::vector<int32_t> start(range + 2, 0);
  const int64_t first = *low;
  for (int64_t i = 0; i < count; ++i) ++start[static_cast<size_t>(keys[i] - first) + 1];
  for (size_t k = 1; k < start.size(); ++k) start[k] += start[k - 1];
  for (int64_t i = 0; i < count; ++i) {
    order[static_cast<size_t>(start[static_cast<size_t>(keys[i] - first)]++)] = static_cast<int32_t>(i);
  }
  return order;
}

}  // namespace hotplate::kernels
