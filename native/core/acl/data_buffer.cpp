// Data buffers, half precision, sizes of types, and the log of applications.
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/handle.h"
#include "runtime/log.h"

namespace hotplate::abi {
namespace {

struct DataBuffer {
  std::mutex mutex;
  void* data;
  size_t size;
};
using Buffers = rt::SharedHandles<DataBuffer, rt::HandleKind::DataBuffer>;
Buffers& buffers() {
  static Buffers& b = *new Buffers;
  return b;
}

aclError no_buffer(const void* handle) {
  return fail(kInvalidParam, "EE1001", "%p is not a data buffer, or it was destroyed", handle);
}

}  // namespace

aclDataBuffer* aclCreateDataBuffer(void* data, size_t size) {
  auto buffer = std::make_shared<DataBuffer>();
  buffer->data = data;
  buffer->size = size;
  return static_cast<aclDataBuffer*>(buffers().insert(std::move(buffer)));
}

aclError aclDestroyDataBuffer(const aclDataBuffer* dataBuffer) {
  return buffers().erase(dataBuffer) ? static_cast<aclError>(kSuccess) : no_buffer(dataBuffer);
}

aclError aclUpdateDataBuffer(aclDataBuffer* dataBuffer, void* data, size_t size) {
  const auto buffer = buffers().find(dataBuffer);
  if (!buffer) return no_buffer(dataBuffer);
  std::lock_guard lock(buffer->mutex);
  buffer->data = data;
  buffer->size = size;
  return kSuccess;
}

void* aclGetDataBufferAddr(const aclDataBuffer* dataBuffer) {
  const auto buffer = buffers().find(dataBuffer);
  if (!buffer) {
    no_buffer(dataBuffer);
    return nullptr;
  }
  std::lock_guard lock(buffer->mutex);
  return buffer->data;
}

size_t aclGetDataBufferSizeV2(const aclDataBuffer* dataBuffer) {
  const auto buffer = buffers().find(dataBuffer);
  if (!buffer) {
    no_buffer(dataBuffer);
    return 0;
  }
  std::lock_guard lock(buffer->mutex);
  return buffer->size;
}

uint32_t aclGetDataBufferSize(const aclDataBuffer* dataBuffer) {
  return static_cast<uint32_t>(aclGetDataBufferSizeV2(dataBuffer));
}

size_t aclDataTypeSize(aclDataType dataType) {
  switch (dataType) {
    case ACL_INT8:
    case ACL_UINT8:
    case ACL_BOOL:
    case ACL_HIFLOAT8:
    case ACL_FLOAT8_E5M2:
    case ACL_FLOAT8_E4M3FN:
    case ACL_FLOAT8_E8M0:
      return 1;
    case ACL_FLOAT16:
    case ACL_BF16:
    case ACL_INT16:
    case ACL_UINT16:
      return 2;
    case ACL_FLOAT:
    case ACL_INT32:
    case ACL_UINT32:
    case ACL_COMPLEX32:
      return 4;
    case ACL_DOUBLE:
    case ACL_INT64:
    case ACL_UINT64:
    case ACL_COMPLEX64:
      return 8;
    case ACL_COMPLEX128:
      return 16;
    default:
      return 0;  // strings, and types of less than a byte
  }
}

float aclFloat16ToFloat(aclFloat16 value) {
  const uint32_t sign = static_cast<uint32_t>(value & 0x8000u) << 16;
  const uint32_t exponent = (value >> 10) & 0x1F, fraction = value & 0x3FF;
  uint32_t bits;
  if (exponent == 0x1F) {
    bits = sign | 0x7F800000u | (fraction << 13);
  } else if (exponent != 0) {
    bits = sign | ((exponent + 112) << 23) | (fraction << 13);
  } else {
    // A subnormal number is its fraction times 2^-24.
    const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
    memcpy(&bits, &magnitude, sizeof bits);
    bits |= sign;
  }
  float out;
  memcpy(&out, &bits, sizeof out);
  return out;
}

aclFloat16 aclFloatToFloat16(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  const uint16_t sign = static_cast<uint16_t>((bits >> 16) & 0x8000u);
  const uint32_t magnitude = bits & 0x7FFFFFFFu;
  if (magnitude > 0x7F800000u) return static_cast<aclFloat16>(sign | 0x7E00u | ((magnitude >> 13) & 0x1FFu));  // NaN
  if (magnitude >= 0x477FF000u) return static_cast<aclFloat16>(sign | 0x7C00u);  // rounds to infinity
  if (magnitude < 0x38800000u) {  // subnormal: adding one half makes the unit of the last place 2^-24, rounded to even
    float small;
    memcpy(&small, &magnitude, sizeof small);
    small += 0.5f;
    uint32_t rounded;
    memcpy(&rounded, &small, sizeof rounded);
    return static_cast<aclFloat16>(sign | (rounded - 0x3F000000u));
  }
  const uint32_t odd = (magnitude >> 13) & 1;
  return static_cast<aclFloat16>(sign | ((magnitude - 0x38000000u + 0xFFFu + odd) >> 13));
}

void aclAppLog(aclLogLevel logLevel, const char* func, const char* file, uint32_t line, const char* fmt, va_list args) {
  if (logLevel < ACL_DEBUG || logLevel > ACL_ERROR || !fmt) return;
  const auto level = static_cast<log::Level>(logLevel);
  if (!log::maybe_enabled(level) || !log::enabled(level, "APP")) return;
  char small[1024];
  va_list again;
  va_copy(again, args);
  const int n = vsnprintf(small, sizeof small, fmt, args);
  std::string text = std::string(func ? func : "") + ": ";
  if (n >= 0 && static_cast<size_t>(n) < sizeof small) {
    text += small;
  } else if (n >= 0) {
    std::string big(static_cast<size_t>(n) + 1, '\0');
    vsnprintf(big.data(), big.size(), fmt, again);
    big.pop_back();
    text += big;
  }
  va_end(again);
  log::write_text(level, "APP", file, static_cast<int>(line), text.c_str());
}

}  // namespace hotplate::abi
