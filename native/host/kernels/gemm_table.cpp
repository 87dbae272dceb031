// Chooses the table of matrix products by the kernel level, and wraps torch's batch-reduce product of int8.
#include "gemm_table.h"

#include <ATen/native/CPUBlas.h>

#include <vector>

#include "gemm_amx.h"

namespace hotplate::kernels {
namespace {

bool cpu_has_vnni() {
#if defined(__x86_64__)
  return gemm_table_avx512vnni() && kernel_level_available(KernelLevel::Avx512) && __builtin_cpu_supports("avx512vnni");
#else
  return false;
#endif
}

// ---- brgemm: an internal interface of torch, used only after it has shown to compute the right thing here ----

#ifdef CPUBLAS_BRGEMM_I8I8I32
void brgemm_int8(int64_t m, int64_t n, int64_t k, const void* a, int64_t lda, const void* b, const PackShape& shape,
                 int32_t* c, int64_t ldc, bool add) {
  at::native::cpublas::brgemm(round_up(m, kRowMultiple), n, k, lda, shape.panel, ldc, add,
                              static_cast<const signed char*>(a), static_cast<const signed char*>(b), c);
}

void brgemm_done() { at::native::cpublas::brgemm_release(); }

const GemmTable& brgemm_table() {
  static const GemmTable table = [] {
    GemmTable t = *gemm_table_avx512vnni();
    t.name = "brgemm";
    t.left_bias = 0;
    t.panel = 0;
    t.n_multiple = 32;
    t.k_multiple = 64;
    t.gemm = brgemm_int8;
    t.release = brgemm_done;
    return t;
  }();
  return table;
}

// A product with the extreme values, where saturating or 7-bit tricks would show.
bool multiplies_right(const GemmTable& t) {
  constexpr int64_t m = 32, n = 64, k = 128;
  const PackShape shape = pack_shape(t, k, n);
  std::vector<int8_t> a(m * k), b(shape.size());
  std::vector<int32_t> c(m * n, 1);
  const auto value = [](int64_t i, int64_t j) {
    const int64_t v = (i * 37 + j * 11) % 7;
    return static_cast<int8_t>(v == 0 ? -128 : v == 1 ? 127 : (i * 5 + j * 3) % 251 - 125);
  };
  for (int64_t i = 0; i < m; ++i)
    for (int64_t p = 0; p < k; ++p) a[i * k + p] = i < 2 ? static_cast<int8_t>(-128) : value(i, p);
  for (int64_t p = 0; p < k; ++p)
    for (int64_t j = 0; j < n; ++j) b[shape.index(p, j)] = j < 2 ? static_cast<int8_t>(-128) : value(p, j + 3);
  try {
    t.gemm(m, n, k, a.data(), k, b.data(), shape, c.data(), n, true);
    if (t.release) t.release();
  } catch (const std::exception&) {
    return false;
  }
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      int32_t sum = 1;
      for (int64_t p = 0; p < k; ++p) sum += a[i * k + p] * b[shape.index(p, j)];
      if (c[i * n + j] != sum) return false;
    }
  return true;
}

bool brgemm_works() {
  static const bool works = cpu_has_vnni() && multiplies_right(brgemm_table());
  return works;
}
#else
const GemmTable& brgemm_table() { return *gemm_table_portable(); }
bool brgemm_works() { return false; }
#endif

const GemmTable& without_brgemm() { return cpu_has_vnni() ? *gemm_table_avx512vnni() : *gemm_table_avx512(); }

}  // namespace

const GemmTable& gemm_table() {
  switch (kernel_level()) {
    case KernelLevel::Amx:
      if (gemm_table_amx() && cpu_has_vnni()) return *gemm_table_amx();
      [[fallthrough]];
    case KernelLevel::Brgemm:
      return brgemm_works() ? brgemm_table() : without_brgemm();
    case KernelLevel::Avx512Bf16:
      return without_brgemm();
    case KernelLevel::Avx512:
      // bf16 instructions say nothing about those for int8: only who asks for this level goes without.
      return kernel_level_forced() ? *gemm_table_avx512() : without_brgemm();
    case KernelLevel::Avx2:
      return *gemm_table_avx2();
    default:
      return *gemm_table_portable();
  }
}

}  // namespace hotplate::kernels
