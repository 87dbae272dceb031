// Work sharing on torch's thread pool.
#include "tile_work.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <atomic>

#ifndef INTRA_OP_PARALLEL
#error "compiled without OpenMP: at::parallel_for would run on one thread"
#endif

namespace hotplate::kernels {
namespace {

Scratch& thread_scratch() {
  thread_local Scratch scratch;
  return scratch;
}

}  // namespace

Scratch& shared_scratch() {
  thread_local Scratch scratch;
  return scratch;
}

void run_items(int64_t count, bool serial, const std::function<void(int64_t, Scratch&)>& body) {
  const int64_t threads = std::min<int64_t>(at::get_num_threads(), count);
  if (serial || threads <= 1 || at::in_parallel_region()) {
    Scratch& scratch = thread_scratch();
    for (int64_t i = 0; i < count; ++i) body(i, scratch);
    scratch.trim();
    return;
  }
  std::atomic<int64_t> next{0};
  at::parallel_for(0, threads, 1, [&](int64_t, int64_t) {
    // A thread that got several of the `threads` slots has nothing left to do in the later ones.
    Scratch& scratch = thread_scratch();
    for (int64_t i = next++; i < count; i = next++) body(i, scratch);
    scratch.trim();
  });
}

}  // namespace hotplate::kernels
