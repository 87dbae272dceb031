// Random numbers for any processor.
#include <cmath>

#include "host/kernels/random_impl.h"

namespace hotplate::kernels {

namespace {

void words(RandomState state, uint8_t substream, uint64_t first, int64_t count, uint32_t* out) {
  for (int64_t done = 0; done < count; done += 4) {
    const philox::Block b = philox::block(random_counter(state, substream, (first + static_cast<uint64_t>(done)) / 4),
                                          static_cast<uint32_t>(state.seed), static_cast<uint32_t>(state.seed >> 32));
    for (int i = 0; i < 4; ++i) out[done + i] = b[i];
  }
}

void square_roots(float* x) {
  for (int64_t i = 0; i < kRandomGroup / 2; ++i) x[i] = std::sqrt(x[i]);
}

constexpr RandomTable kTable = make_table<words, square_roots>();

}  // namespace

const RandomTable* random_table_portable() { return &kTable; }

}  // namespace hotplate::kernels
