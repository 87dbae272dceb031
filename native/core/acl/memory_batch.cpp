// Many copies with one call.
#include <cstddef>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/memory.h"
#include "runtime/stream.h"
#include "runtime/tasks.h"

namespace hotplate::abi {
namespace {

constexpr size_t kNoIndex = SIZE_MAX;

struct Batch {
  void** to;
  size_t* room;
  void** from;
  size_t* bytes;
  size_t count;
};

aclError check_batch(const char* call, const Batch& b, const aclrtMemcpyBatchAttr* attrs, const size_t* indexes,
                     size_t attr_count) {
  HOTPLATE_TRY(need(b.to, call, "dsts"));
  HOTPLATE_TRY(need(b.room, call, "destMaxs"));
  HOTPLATE_TRY(need(b.from, call, "srcs"));
  HOTPLATE_TRY(need(b.bytes, call, "sizes"));
  if (b.count == 0) return fail(kInvalidParam, "EE1003", "%s: the number of copies is 0", call);
  if (attr_count > b.count) {
    return fail(kInvalidParam, "EE1003", "%s: %zu attributes for %zu copies are too many", call, attr_count, b.count);
  }
  if (attr_count > 0) {
    HOTPLATE_TRY(need(attrs, call, "attrs"));
    HOTPLATE_TRY(need(indexes, call, "attrsIndexes"));
  }
  return kSuccess;
}

// The kind of copy `i` from the attribute that covers it: attribute k covers the copies from indexes[k] on.
int kind_of(size_t i, const aclrtMemcpyBatchAttr* attrs, const size_t* indexes, size_t attr_count) {
  const aclrtMemcpyBatchAttr* covering = nullptr;
  for (size_t k = 0; k < attr_count && indexes[k] <= i; ++k) covering = &attrs[k];
  if (!covering) return ACL_MEMCPY_DEFAULT;
  const bool to_device = covering->dstLoc.type == ACL_MEM_LOCATION_TYPE_DEVICE;
  const bool from_device = covering->srcLoc.type == ACL_MEM_LOCATION_TYPE_DEVICE;
  return to_device ? (from_device ? ACL_MEMCPY_DEVICE_TO_DEVICE : ACL_MEMCPY_HOST_TO_DEVICE)
                   : (from_device ? ACL_MEMCPY_DEVICE_TO_HOST : ACL_MEMCPY_HOST_TO_HOST);
}

// Each copy goes to `run` in turn; the first that fails ends the batch, and its index is told.
template <class F>
aclError each(const char* call, const Batch& b, const aclrtMemcpyBatchAttr* attrs, const size_t* indexes,
              size_t attr_count, size_t* fail_index, F&& run) {
  if (fail_index) *fail_index = kNoIndex;
  HOTPLATE_TRY(check_batch(call, b, attrs, indexes, attr_count));
  for (size_t i = 0; i < b.count; ++i) {
    rt::Direction direction;
    aclError code = rt::check_copy(call, b.to[i], b.room[i], b.from[i], b.bytes[i],
                                   kind_of(i, attrs, indexes, attr_count), &direction);
    if (code == kSuccess) code = run(i, direction);
    if (code == kSuccess) continue;
    if (fail_index) *fail_index = i;
    return code;
  }
  return kSuccess;
}

aclError copy_now(const char* call, const Batch& b, const aclrtMemcpyBatchAttr* attrs, const size_t* indexes,
                  size_t attr_count, size_t* fail_index) {
  return each(call, b, attrs, indexes, attr_count, fail_index, [&](size_t i, rt::Direction direction) {
    rt::copy_bytes(b.to[i], b.from[i], b.bytes[i], direction);
    return static_cast<aclError>(kSuccess);
  });
}

aclError copy_later(const char* call, const Batch& b, const aclrtMemcpyBatchAttr* attrs, const size_t* indexes,
                    size_t attr_count, size_t* fail_index, aclrtStream stream) {
  return each(call, b, attrs, indexes, attr_count, fail_index, [&](size_t i, rt::Direction direction) {
    return rt::submit(stream, rt::TaskRef(new rt::CopyTask(b.to[i], b.from[i], b.bytes[i], direction)));
  });
}

}  // namespace

aclError aclrtMemcpyBatch(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                          aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs, size_t* failIndex) {
  return copy_now("aclrtMemcpyBatch", {dsts, destMaxs, srcs, sizes, numBatches}, attrs, attrsIndexes, numAttrs,
                  failIndex);
}

aclError aclrtMemcpyBatchV2(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                            aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs) {
  return copy_now("aclrtMemcpyBatchV2", {dsts, destMaxs, srcs, sizes, numBatches}, attrs, attrsIndexes, numAttrs,
                  nullptr);
}

aclError aclrtMemcpyBatchAsync(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                               aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs, size_t* failIndex,
                               aclrtStream stream) {
  return copy_later("aclrtMemcpyBatchAsync", {dsts, destMaxs, srcs, sizes, numBatches}, attrs, attrsIndexes, numAttrs,
                    failIndex, stream);
}

aclError aclrtMemcpyBatchAsyncV2(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                                 aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs,
                                 aclrtStream stream) {
  return copy_later("aclrtMemcpyBatchAsyncV2", {dsts, destMaxs, srcs, sizes, numBatches}, attrs, attrsIndexes, numAttrs,
                    nullptr, stream);
}

}  // namespace hotplate::abi
