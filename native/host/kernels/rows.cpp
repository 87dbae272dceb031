// Choice of the instruction set for arithmetic on rows, and groups of rows.
#include "host/kernels/rows.h"

namespace hotplate::kernels {

const RowMath& row_math() {
  const KernelLevel level = kernel_level();
  if (level >= KernelLevel::Avx512 && row_math_avx512()) return *row_math_avx512();
  if (level >= KernelLevel::Avx2 && row_math_avx2()) return *row_math_avx2();
  return *row_math_portable();
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
