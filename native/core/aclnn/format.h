// Internal formats: tensors whose bytes lie in blocks (fractals) rather than in rows. Operators work on plain tensors;
// the host library makes a plain copy of such a tensor and writes outputs back when the operator has run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hotplate::nn::format {

// Whether the storage of a tensor of this aclFormat is not that of a plain tensor of its shape.
bool is_internal(int32_t format);
const char* name(int32_t format);

// The storage dimensions of a tensor of shape `dims` in an internal format whose innermost block is `c0` wide. Empty
// when the format does not take that rank.
std::vector<int64_t> storage_shape(int32_t format, const std::vector<int64_t>& dims, int64_t c0);

// N, C, H, W of a shape of up to four dimensions: what torch_npu fills in for the formats that have channels.
std::vector<int64_t> as_nchw(const std::vector<int64_t>& dims);

// True while plain copies of outputs wait on this thread to be written back.
extern constinit thread_local bool pending;
// Writes them back, or drops them when the operator failed.
void finish(bool write);
void bind_finish(void (*function)(bool write));

}  // namespace hotplate::nn::format
