// Names and storage shapes of formats, and aclnnNpuFormatCastCalculateSizeAndFormat.
#include "aclnn/format.h"

#include <algorithm>
#include <atomic>
#include <string>

#include "acl/types.h"
#include "aclnn/objects.h"
#include "gen/abi.h"
#include "runtime/error.h"

namespace hotplate::nn::format {

namespace {

constexpr int64_t kBlock = 16;

struct Info {
  int32_t format;
  const char* name;
  bool internal;
};

constexpr Info kFormats[] = {
    {ACL_FORMAT_NCHW, "NCHW", false},
    {ACL_FORMAT_NHWC, "NHWC", false},
    {ACL_FORMAT_ND, "ND", false},
    {ACL_FORMAT_NC1HWC0, "NC1HWC0", true},
    {ACL_FORMAT_FRACTAL_Z, "FRACTAL_Z", true},
    {ACL_FORMAT_NDHWC, "NDHWC", true},
    {ACL_FORMAT_FRACTAL_NZ, "FRACTAL_NZ", true},
    {ACL_FORMAT_NCDHW, "NCDHW", false},
    {ACL_FORMAT_NDC1HWC0, "NDC1HWC0", true},
    {ACL_FRACTAL_Z_3D, "FRACTAL_Z_3D", true},
    {ACL_FORMAT_NCL, "NCL", false},
    {ACL_FORMAT_FRACTAL_NZ_C0_16, "FRACTAL_NZ_C0_16", true},
    {ACL_FORMAT_FRACTAL_NZ_C0_32, "FRACTAL_NZ_C0_32", true},
    {ACL_FORMAT_FRACTAL_NZ_C0_2, "FRACTAL_NZ_C0_2", true},
    {ACL_FORMAT_FRACTAL_NZ_C0_4, "FRACTAL_NZ_C0_4", true},
    {ACL_FORMAT_FRACTAL_NZ_C0_8, "FRACTAL_NZ_C0_8", true},
};

std::atomic<void (*)(bool)> finish_function{nullptr};

int64_t blocks(int64_t size, int64_t block) { return (size + block - 1) / block; }

}  // namespace

constinit thread_local bool pending = false;

bool is_internal(int32_t format) {
  if (format <= ACL_FORMAT_ND) return false;  // the common ones
  const auto* found =
      std::find_if(std::begin(kFormats), std::end(kFormats), [&](auto& f) { return f.format == format; });
  return found != std::end(kFormats) && found->internal;
}

const char* name(int32_t format) {
  const auto* found =
      std::find_if(std::begin(kFormats), std::end(kFormats), [&](auto& f) { return f.format == format; });
  return found != std::end(kFormats) ? found->name : "UNDEFINED";
}

std::vector<int64_t> as_nchw(const std::vector<int64_t>& dims) {
  if (dims.size() >= 4) return dims;
  std::vector<int64_t> all(4, 1);
  std::copy(dims.begin(), dims.end(), all.begin() + 1);
  return all;
}

std::vector<int64_t> storage_shape(int32_t format, const std::vector<int64_t>& dims, int64_t c0) {
  switch (format) {
    case ACL_FORMAT_FRACTAL_NZ:
    case ACL_FORMAT_FRACTAL_NZ_C0_16:
    case ACL_FORMAT_FRACTAL_NZ_C0_32:
    case ACL_FORMAT_FRACTAL_NZ_C0_2:
    case ACL_FORMAT_FRACTAL_NZ_C0_4:
    case ACL_FORMAT_FRACTAL_NZ_C0_8: {
      std::vector<int64_t> all = dims;
      while (all.size() < 2) all.push_back(1);
      const int64_t columns = all.back(), rows = all[all.size() - 2];
      all.resize(all.size() - 2);
      all.insert(all.end(), {blocks(columns, c0), blocks(rows, kBlock), kBlock, c0});
      return all;
    }
    case ACL_FORMAT_NC1HWC0:
    case ACL_FORMAT_FRACTAL_Z: {
      if (dims.size() > 4) return {};
      const auto d = as_nchw(dims);
      if (format == ACL_FORMAT_NC1HWC0) return {d[0], blocks(d[1], c0), d[2], d[3], c0};
      return {blocks(d[1], c0) * d[2] * d[3], blocks(d[0], kBlock), kBlock, c0};
    }
    case ACL_FORMAT_NDC1HWC0:
      if (dims.size() != 5) return {};
      return {dims[0], dims[2], blocks(dims[1], c0), dims[3], dims[4], c0};
    case ACL_FRACTAL_Z_3D:
      if (dims.size() != 5) return {};
      return {dims[2] * blocks(dims[1], c0) * dims[3] * dims[4], blocks(dims[0], kBlock), kBlock, c0};
    case ACL_FORMAT_NDHWC:
      if (dims.size() != 5) return {};
      return {dims[0], dims[2], dims[3], dims[4], dims[1]};
    default:
      return dims;
  }
}

void bind_finish(void (*function)(bool)) { finish_function.store(function, std::memory_order_release); }

void finish(bool write) {
  if (auto* function = finish_function.load(std::memory_order_acquire)) function(write);
}

}  // namespace hotplate::nn::format

namespace hotplate::abi {

namespace {

// The format that stands for FRACTAL_NZ when its blocks are not as wide as the data type's own.
int32_t fractal_nz(int64_t c0, int64_t natural) {
  if (c0 == natural) return ACL_FORMAT_FRACTAL_NZ;
  switch (c0) {
    case 2:
      return ACL_FORMAT_FRACTAL_NZ_C0_2;
    case 4:
      return ACL_FORMAT_FRACTAL_NZ_C0_4;
    case 8:
      return ACL_FORMAT_FRACTAL_NZ_C0_8;
    case 16:
      return ACL_FORMAT_FRACTAL_NZ_C0_16;
    default:
      return ACL_FORMAT_FRACTAL_NZ_C0_32;
  }
}

}  // namespace

aclnnStatus aclnnNpuFormatCastCalculateSizeAndFormat(const aclTensor* srcTensor, const int dstFormat,
                                                     const int additionalDtype, int64_t** dstShape,
                                                     uint64_t* dstShapeSize, int* actualFormat) {
  constexpr const char* kCall = "aclnnNpuFormatCastCalculateSizeAndFormat";
  const nn::Tensor* source = nn::object_of<nn::Tensor>(srcTensor);
  if (!source || !dstShape || !dstShapeSize || !actualFormat) {
    return fail(kAclnnParamNull, "EZ1001", "%s: srcTensor, dstShape, dstShapeSize and actualFormat must not be null.",
                kCall);
  }
  const int64_t natural = nn::dtype_size(source->dtype) ? 32 / static_cast<int64_t>(nn::dtype_size(source->dtype)) : 0;
  const int64_t other =
      nn::dtype_size(additionalDtype) ? 32 / static_cast<int64_t>(nn::dtype_size(additionalDtype)) : 0;
  std::vector<int64_t> dims(source->shape.begin(), source->shape.end()), result;
  int32_t actual = dstFormat;
  if (dstFormat == ACL_FORMAT_FRACTAL_NZ && natural && other && dims.size() >= 2 && dims.size() <= 6) {
    actual = fractal_nz(other, natural);
    result = nn::format::storage_shape(actual, dims, other);
  } else if (dstFormat == ACL_FORMAT_ND || dstFormat == ACL_FORMAT_NCDHW) {
    result = dims;
  } else if (natural && (dstFormat == ACL_FORMAT_NDC1HWC0 || dstFormat == ACL_FRACTAL_Z_3D)) {
    result = nn::format::storage_shape(dstFormat, dims, 16);
  }
  if (result.empty()) {
    return fail(
        kAclnnParamInvalid, "EZ1001",
        "%s: a tensor of %s and shape %s in format %s cannot be cast to format %s (%d).\n        Solution: cast "
        "between ND and FRACTAL_NZ (2 to 6 dimensions), or between NCDHW and NDC1HWC0 or FRACTAL_Z_3D.",
        kCall, nn::dtype_name(source->dtype), nn::shape_text(source->shape).c_str(), nn::format::name(source->format),
        nn::format::name(dstFormat), dstFormat);
  }
  *dstShapeSize = result.size();
  *dstShape = new int64_t[result.size()];  // the caller frees it with delete[]
  std::copy(result.begin(), result.end(), *dstShape);
  *actualFormat = actual;
  return kSuccess;
}

}  // namespace hotplate::abi
