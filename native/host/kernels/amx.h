// May this process use the matrix unit of x86 processors (AMX)?
#pragma once

namespace hotplate::kernels {

// The processor has tiles with bf16 and int8 products, and the system lets this process use their registers (asked for
// once, at the first call).
bool amx_usable();

}  // namespace hotplate::kernels
