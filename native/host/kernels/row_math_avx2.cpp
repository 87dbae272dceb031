// Arithmetic on rows with AVX2.
#include "host/kernels/row_math.h"

#ifdef __AVX2__

#include "host/kernels/row_math_impl.h"

namespace hotplate::kernels {
const RowMath* row_math_avx2() { return &kRowMath; }
}  // namespace hotplate::kernels

#else

namespace hotplate::kernels {
const RowMath* row_math_avx2() { return nullptr; }
}  // namespace hotplate::kernels

#endif
