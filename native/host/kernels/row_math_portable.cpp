// Arithmetic on rows for any processor.
#include "host/kernels/row_math.h"
#include "host/kernels/row_math_impl.h"

namespace hotplate::kernels {
const RowMath* row_math_portable() { return &kRowMath; }
}  // namespace hotplate::kernels
