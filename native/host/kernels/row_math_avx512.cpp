// Arithmetic on rows with AVX-512.
#include "host/kernels/row_math.h"

#ifdef __AVX512F__

#include "host/kernels/row_math_impl.h"

namespace hotplate::kernels {
const RowMath* row_math_avx512() { return &kRowMath; }
}  // namespace hotplate::kernels

#else

namespace hotplate::kernels {
const RowMath* row_math_avx512() { return nullptr; }
}  // namespace hotplate::kernels

#endif
