#include "host/bridge/one_thread.h"

#include <ATen/Parallel.h>

#include <optional>

#include "aclnn/determinism.h"

// From the libraries that torch brings along, where it does.
extern "C" {
void omp_set_num_threads(int count) __attribute__((weak));
int omp_get_max_threads() __attribute__((weak));
int MKL_Set_Num_Threads_Local(int count) __attribute__((weak));
}

namespace hotplate::host {

OneThread::OneThread() : threads_(at::get_num_threads()), mkl_(0) {
  if (omp_set_num_threads) omp_set_num_threads(1);
  if (MKL_Set_Num_Threads_Local) mkl_ = MKL_Set_Num_Threads_Local(1);
}

OneThread::~OneThread() {
  if (MKL_Set_Num_Threads_Local) MKL_Set_Num_Threads_Local(mkl_);
  if (omp_set_num_threads) omp_set_num_threads(threads_);
}

namespace {

thread_local std::optional<OneThread> t_scope;

[[maybe_unused]] const bool bound = [] {
  nn::determinism::bind_one_thread([](bool begin) { begin ? void(t_scope.emplace()) : t_scope.reset(); });
  return true;
}();

}  // namespace

}  // namespace hotplate::host
