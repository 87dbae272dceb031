// The parts of the rules of inference attention (attention_infer_check.cpp) that stand in files of their own.
#pragma once

#include "attention_infer.h"

namespace hotplate::kernels {

// Options of a call, see attention_infer_options.cpp.
Problem check_pse(const InferCall& call);
Problem check_prefix(const InferCall& call);
Problem check_rope(const InferCall& call);
Problem check_padding(const InferCall& call);
Problem check_sink(const InferCall& call);

// Which scales go with which types, and their shapes.
Problem check_infer_quantised(const InferCall& call);

}  // namespace hotplate::kernels
