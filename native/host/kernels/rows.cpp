// Choice of the instruction set for arithmetic on rows, and groups of rows.
#include "host/kernels/rows.h"

#include <algorithm>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace hotplate::kernels {

const RowMath& row_math() {
  const KernelLevel level = kernel_level();
  if (level >= KernelLevel::Avx512 && row_math_avx512()) return *row_math_avx512();
  if (level >= KernelLevel::Avx2 && row_math_avx2()) return *row_math_avx2();
  return *row_math_portable();
}

const RowPass& row_pass() {
  const KernelLevel level = kernel_level();
  if (level >= KernelLevel::Avx512Bf16 && row_pass_avx512bf16()) return *row_pass_avx512bf16();
  if (level >= KernelLevel::Avx512 && row_pass_avx512()) return *row_pass_avx512();
  if (level >= KernelLevel::Avx2 && row_pass_avx2()) return *row_pass_avx2();
  return *row_pass_portable();
}

void stream_copy(void* to, const void* from, int64_t bytes) {
#ifdef __SSE2__
  char* t = static_cast<char*>(to);
  const char* f = static_cast<const char*>(from);
  const int64_t head = std::min<int64_t>(bytes, -reinterpret_cast<intptr_t>(t) & 63);
  std::memcpy(t, f, head);
  int64_t i = head;
  for (; i + 64 <= bytes; i += 64)
    for (int64_t j = i; j < i + 64; j += 16)
      _mm_stream_si128(reinterpret_cast<__m128i*>(t + j), _mm_loadu_si128(reinterpret_cast<const __m128i*>(f + j)));
  std::memcpy(t + i, f + i, bytes - i);
#else
  std::memcpy(to, from, bytes);
#endif
}

void stream_done() {
#ifdef __SSE2__
  _mm_sfence();
#endif
}

std::vector<int64_t> group_ends(const at::Tensor& groups, bool sizes, int64_t rows) {
  const Indices given(groups);
  std::vector<int64_t> ends(static_cast<size_t>(given.size()));
  int64_t before = 0;
  for (int64_t g = 0; g < given.size(); ++g) {
    TORCH_CHECK(!sizes || given[g] <= rows - before, "group ", g, " has ", given[g], " rows, but only ", rows - before,
                " are left of ", rows);
    const int64_t end = sizes ? before + given[g] : given[g];
    TORCH_CHECK(end >= before && end <= rows, "group ", g, " ends at row ", end, ", but it starts at row ", before,
                " and there are ", rows, " rows");
    ends[static_cast<size_t>(g)] = before = end;
  }
  return ends;
}

}  // namespace hotplate::kernels
