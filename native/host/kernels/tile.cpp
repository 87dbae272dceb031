// Chooses the instruction set of the tile kernels, and wraps torch's batch-reduce product as one more way to multiply
// bf16.
#include "tile.h"

#include <ATen/native/CPUBlas.h>
#include <c10/util/Exception.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "amx.h"
#include "tile_amx.h"

namespace hotplate::kernels {
namespace {

constexpr KernelLevel kLevels[] = {KernelLevel::Portable,   KernelLevel::Avx2,   KernelLevel::Avx512,
                                   KernelLevel::Avx512Bf16, KernelLevel::Brgemm, KernelLevel::Amx};

bool cpu_has(KernelLevel level) {
  switch (level) {
    case KernelLevel::Auto:
    case KernelLevel::Portable:
      return true;
#if defined(__x86_64__)
    case KernelLevel::Avx2:
      return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c") &&
             tile_kernels_avx2();
    case KernelLevel::Avx512:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
             __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") && tile_kernels_avx512();
    case KernelLevel::Avx512Bf16:
    case KernelLevel::Brgemm:
      return cpu_has(KernelLevel::Avx512) && __builtin_cpu_supports("avx512bf16") && tile_kernels_avx512bf16();
#endif
    default:
      return false;
  }
}

// ---- brgemm: an internal interface of torch, used only after it has shown to compute the right thing here ----

void brgemm_bf16(int64_t m, int64_t n, int64_t k, const void* a, int64_t lda, const void* b, const PackShape& shape,
                 float* c, int64_t ldc, bool add) {
  // Few distinct sizes, as every size is compiled once per thread.
  at::native::cpublas::brgemm(round_up(m, kRowMultiple), n, k, lda, shape.panel, ldc, add,
                              static_cast<const at::BFloat16*>(a), static_cast<const at::BFloat16*>(b), c);
}

void brgemm_done() { at::native::cpublas::brgemm_release(); }

const TileKernels& brgemm_table() {
  static const TileKernels table = [] {
    TileKernels t = *tile_kernels_avx512bf16();
    t.name = "brgemm";
    t.panel = 0;
    t.n_multiple = 32;
    t.k_multiple = 32;
    t.n_step = 64;
    t.gemm = brgemm_bf16;
    t.release = brgemm_done;
    return t;
  }();
  return table;
}

// A small product of every table, with values that bf16 represents exactly.
bool multiplies_right(const TileKernels& t) {
  constexpr int64_t m = 32, n = 64, k = 64;
  const PackShape shape = pack_shape(t, k, n);
  std::vector<uint16_t> a(m * k), b(shape.size());
  std::vector<float> c(m * n, 1.0f);
  const auto bf16 = [](int v) {
    const float f = static_cast<float>(v);
    uint32_t bits;
    std::memcpy(&bits, &f, 4);
    return static_cast<uint16_t>(bits >> 16);
  };
  const auto left = [](int64_t i, int64_t p) { return static_cast<int>((i * 7 + p * 3) % 11) - 5; };
  const auto right = [](int64_t p, int64_t j) { return static_cast<int>((p * 5 + j * 2) % 13) - 6; };
  for (int64_t i = 0; i < m; ++i)
    for (int64_t p = 0; p < k; ++p) a[i * k + p] = bf16(left(i, p));
  for (int64_t p = 0; p < k; ++p)
    for (int64_t j = 0; j < n; ++j) b[shape.index(p, j)] = bf16(right(p, j));
  try {
    t.gemm(m, n, k, a.data(), k, b.data(), shape, c.data(), n, true);
    if (t.release) t.release();
  } catch (const std::exception&) {
    return false;
  }
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      int sum = 1;
      for (int64_t p = 0; p < k; ++p) sum += left(i, p) * right(p, j);
      if (c[i * n + j] != static_cast<float>(sum)) return false;
    }
  return true;
}

bool amx_works() {
  static const bool works =
      cpu_has(KernelLevel::Avx512Bf16) && amx_kernels() && amx_usable() && multiplies_right(*tile_kernels_amx());
  return works;
}

bool brgemm_works() {
  static const bool works = cpu_has(KernelLevel::Brgemm) && multiplies_right(brgemm_table());
  return works;
}

// Seconds of one product of the size attention uses; the best of a few.
double product_seconds(const TileKernels& t) {
  constexpr int64_t m = 64, n = 256, k = 64;
  const size_t size = element_size(t.operand);
  const PackShape shape = pack_shape(t, k, n);
  std::vector<char> a(m * k * size), b(shape.size() * size);
  std::vector<float> c(m * n);
  double best = 1e9;
  for (int i = 0; i < 12; ++i) {
    const auto start = std::chrono::steady_clock::now();
    t.gemm(m, n, k, a.data(), k, b.data(), shape, c.data(), n, false);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (i > 1 && seconds < best) best = seconds;
  }
  if (t.release) t.release();
  return best;
}

KernelLevel best_level() {
  static const KernelLevel best = [] {
    if (!cpu_has(KernelLevel::Avx512)) return cpu_has(KernelLevel::Avx2) ? KernelLevel::Avx2 : KernelLevel::Portable;
    if (!cpu_has(KernelLevel::Avx512Bf16)) return KernelLevel::Avx512;
    const KernelLevel with_bf16 = brgemm_works() ? KernelLevel::Brgemm : KernelLevel::Avx512Bf16;
    const TileKernels& bf16 = brgemm_works() ? brgemm_table() : *tile_kernels_avx512bf16();
    // Some processors have bf16 instructions that are slower than fp32 ones. The ratio is 2 or more where they are
    // useful and about 0.6 where they are not, so noise does not change the choice.
    if (amx_works()) return KernelLevel::Amx;
    return product_seconds(*tile_kernels_avx512()) > 1.25 * product_seconds(bf16) ? with_bf16 : KernelLevel::Avx512;
  }();
  return best;
}

std::atomic<KernelLevel> chosen{KernelLevel::Auto};

KernelLevel level_from_environment() {
  const char* text = std::getenv("HOTPLATE_KERNELS");
  if (!text || !*text || std::strcmp(text, "auto") == 0) return best_level();
  std::string known = "auto";
  for (KernelLevel level : kLevels) {
    if (std::strcmp(text, kernel_level_name(level)) == 0 && kernel_level_available(level)) return level;
    if (kernel_level_available(level)) known += std::string(", ") + kernel_level_name(level);
  }
  TORCH_CHECK(false, "HOTPLATE_KERNELS=", text, " is not a kernel level this machine can run; it can run: ", known);
}

}  // namespace

const char* kernel_level_name(KernelLevel level) {
  switch (level) {
    case KernelLevel::Auto:
      return "auto";
    case KernelLevel::Portable:
      return "portable";
    case KernelLevel::Avx2:
      return "avx2";
    case KernelLevel::Avx512:
      return "avx512";
    case KernelLevel::Avx512Bf16:
      return "avx512bf16";
    case KernelLevel::Brgemm:
      return "brgemm";
    case KernelLevel::Amx:
      return "amx";
  }
  return "?";
}

bool kernel_level_available(KernelLevel level) {
  if (level == KernelLevel::Amx) return amx_works();
  return level == KernelLevel::Brgemm ? brgemm_works() : cpu_has(level);
}

bool set_kernel_level(KernelLevel level) {
  if (!kernel_level_available(level)) return false;
  chosen = level;
  return true;
}

KernelLevel kernel_level() {
  const KernelLevel level = chosen;
  if (level != KernelLevel::Auto) return level;
  static const KernelLevel start = level_from_environment();
  return start;
}

bool kernel_level_forced() {
  const char* text = std::getenv("HOTPLATE_KERNELS");
  return chosen != KernelLevel::Auto || (text && *text && std::strcmp(text, "auto") != 0);
}

const TileKernels& tile_kernels(Element element) {
  const bool bf16 = element == Element::BF16;
  switch (kernel_level()) {
    case KernelLevel::Amx:
      return bf16 ? *tile_kernels_amx() : *tile_kernels_avx512();
    case KernelLevel::Brgemm:
      return bf16 ? brgemm_table() : *tile_kernels_avx512();
    case KernelLevel::Avx512Bf16:
      return bf16 ? *tile_kernels_avx512bf16() : *tile_kernels_avx512();
    case KernelLevel::Avx512:
      return *tile_kernels_avx512();
    case KernelLevel::Avx2:
      return *tile_kernels_avx2();
    default:
      return *tile_kernels_portable();
  }
}

}  // namespace hotplate::kernels
