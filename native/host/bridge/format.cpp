#include "host/bridge/format.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "acl/types.h"
#include "aclnn/format.h"
#include "host/bridge/arguments.h"

namespace hotplate::host {

namespace {

using Sizes = std::vector<int64_t>;

// How the blocks of a storage make up a plain tensor: the storage seen with dimensions `view`, put in the order
// `order`, then runs of `merge` dimensions joined, gives the plain tensor with padding; `shape` is the part that is not
// padding.
struct Layout {
  Sizes view, order, merge, shape;

  Sizes padded() const {
    Sizes sizes;
    size_t at = 0;
    for (int64_t count : merge) {
      int64_t size = 1;
      for (; count > 0; --count) size *= view[order[at++]];
      sizes.push_back(size);
    }
    return sizes;
  }
};

[[noreturn]] void unreadable(const nn::Tensor& t) {
  TORCH_CHECK(false, "a tensor of shape ", nn::shape_text(t.shape), " cannot be read from storage ",
              nn::shape_text(t.storage_shape), " of format ", nn::format::name(t.format));
}

// The shape of the tensor that owns the storage; t may be a view of it (a transposed weight, a slice).
Sizes base_shape(const nn::Tensor& t) {
  const auto rank = static_cast<int64_t>(t.shape.size());
  Sizes order(rank);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return t.strides[a] > t.strides[b]; });
  Sizes base(rank);
  bool dense = t.offset == 0;
  int64_t step = 1;
  for (int64_t i = rank; i-- > 0;) {
    base[i] = t.shape[order[i]];
    dense = dense && (base[i] == 1 || t.strides[order[i]] == step);
    step *= base[i];
  }
  if (dense) return base;
  // A slice: the strides tell all sizes but the first.
  for (int64_t i = 1; i < rank; ++i) {
    const int64_t inner = std::max<int64_t>(t.strides[order[i]], 1);
    base[i] = std::max<int64_t>(t.strides[order[i - 1]] / inner, 1);
  }
  int64_t reach = t.offset + 1;
  for (int64_t i = 0; i < rank; ++i) reach += (t.shape[i] - 1) * t.strides[i];
  const int64_t row = rank > 1 ? std::max<int64_t>(t.strides[order[0]], 1) : 1;
  if (rank > 0) base[0] = (reach + row - 1) / row;
  if (rank > 2) base[0] = std::max(base[0], std::min(t.storage_shape[0], int64_t{1} << 40));
  return base;
}

Layout layout_of(const nn::Tensor& t, const Sizes& base) {
  const Sizes storage(t.storage_shape.begin(), t.storage_shape.end());
  Layout l;
  switch (t.format) {
    case ACL_FORMAT_NC1HWC0:
      if (storage.size() != 5 || base.size() > 4) unreadable(t);
      l = {storage, {0, 1, 4, 2, 3}, {1, 2, 1, 1}, nn::format::as_nchw(base)};
      break;
    case ACL_FORMAT_FRACTAL_Z: {
      if (storage.size() != 4 || base.size() > 4) unreadable(t);
      const Sizes d = nn::format::as_nchw(base);
      const int64_t c1 = (d[1] + storage[3] - 1) / storage[3];
      l = {{c1, d[2], d[3], storage[1], storage[2], storage[3]}, {3, 4, 0, 5, 1, 2}, {2, 2, 1, 1}, d};
      break;
    }
    case ACL_FORMAT_NDC1HWC0:
      if (storage.size() != 6 || base.size() != 5) unreadable(t);
      l = {storage, {0, 2, 5, 1, 3, 4}, {1, 2, 1, 1, 1}, base};
      break;
    case ACL_FRACTAL_Z_3D: {
      if (storage.size() != 4 || base.size() != 5) unreadable(t);
      const int64_t c1 = (base[1] + storage[3] - 1) / storage[3];
      l = {{base[2], c1, base[3], base[4], storage[1], storage[2], storage[3]},
           {4, 5, 1, 6, 0, 2, 3},
           {2, 2, 1, 1, 1},
           base};
      break;
    }
    case ACL_FORMAT_NDHWC:
      if (storage.size() != 5 || base.size() != 5) unreadable(t);
      l = {storage, {0, 4, 1, 2, 3}, {1, 1, 1, 1, 1}, base};
      break;
    default: {  // the kinds of FRACTAL_NZ
      Sizes rows = base;
      while (rows.size() < 2) rows.push_back(1);
      if (storage.size() != rows.size() + 2) unreadable(t);
      const auto batch = static_cast<int64_t>(rows.size()) - 2;
      l.view = storage;
      l.order.resize(batch);
      std::iota(l.order.begin(), l.order.end(), 0);
      l.merge.assign(batch, 1);
      l.order.insert(l.order.end(), {batch + 1, batch + 2, batch, batch + 3});
      l.merge.insert(l.merge.end(), {2, 2});
      l.shape = rows;
    }
  }
  const Sizes padded = l.padded();
  const int64_t elements = std::accumulate(l.view.begin(), l.view.end(), int64_t{1}, std::multiplies<>());
  if (elements > t.storage_elements()) unreadable(t);
  for (size_t i = 0; i < padded.size(); ++i) {
    if (l.shape[i] > padded[i]) unreadable(t);
  }
  return l;
}

// The blocks in the order of the plain tensor: a view of the device memory.
at::Tensor blocks_of(const nn::Tensor& t, const Layout& l) {
  nn::Tensor flat;
  flat.dtype = t.dtype;
  flat.data = t.data;
  flat.storage_shape = t.storage_shape;
  flat.shape = nn::Dims(l.view.data(), l.view.size());
  flat.strides = flat.shape;
  int64_t step = 1;
  for (size_t i = l.view.size(); i-- > 0;) {
    flat.strides[i] = step;
    step *= l.view[i];
  }
  return alias(flat).permute(l.order);
}

at::Tensor unpack(const at::Tensor& blocks, const Layout& l, const Sizes& base) {
  at::Tensor plain = blocks.reshape(l.padded());
  for (size_t i = 0; i < l.shape.size(); ++i) plain = plain.narrow(static_cast<int64_t>(i), 0, l.shape[i]);
  // Always a copy: without padding the reshape may still be the device memory itself.
  return plain.clone(at::MemoryFormat::Contiguous).view(base);
}

void pack(const at::Tensor& plain, const at::Tensor& blocks, const Layout& l) {
  const Sizes padded = l.padded();
  Sizes padding;
  for (size_t i = padded.size(); i-- > 0;) padding.insert(padding.end(), {0, padded[i] - l.shape[i]});
  blocks.copy_(at::constant_pad_nd(plain.view(l.shape), padding).view(blocks.sizes()));
}

thread_local std::vector<std::function<void()>> waiting;

void finish(bool write) {
  nn::format::pending = false;
  const std::vector<std::function<void()>> all = std::move(waiting);
  waiting.clear();
  if (!write) return;
  for (const auto& each : all) each();
}

[[maybe_unused]] const bool bound = [] {
  nn::format::bind_finish(finish);
  return true;
}();

}  // namespace

void after_success(std::function<void()> write) {
  waiting.push_back(std::move(write));
  nn::format::pending = true;
}

at::Tensor plain_copy(const nn::Tensor& t, bool written) {
  // Described by its blocks (a view of the storage as it is, perhaps with wider elements): nothing to put in order.
  const size_t rank = t.shape.size();
  if (rank > 0 && rank == t.storage_shape.size() && t.shape[rank - 1] <= t.storage_shape[rank - 1] &&
      std::equal(t.shape.begin(), t.shape.end() - 1, t.storage_shape.begin())) {
    nn::Tensor blocks;
    blocks.dtype = t.dtype;
    blocks.data = t.data;
    blocks.offset = t.offset;
    blocks.shape = t.shape;
    blocks.strides = t.strides;
    blocks.storage_shape = t.shape;
    return alias(blocks);
  }
  const Sizes base = base_shape(t);
  const Layout layout = layout_of(t, base);
  const at::Tensor blocks = blocks_of(t, layout);
  at::Tensor plain = unpack(blocks, layout, base);
  if (written) {
    after_success([plain, blocks, layout] { pack(plain, blocks, layout); });
  }
  const c10::IntArrayRef sizes(t.shape.data(), t.shape.size()), strides(t.strides.data(), t.strides.size());
  if (plain.sizes() == sizes && plain.strides() == strides && t.offset == 0) return plain;
  return plain.as_strided(sizes, strides, t.offset);
}

}  // namespace hotplate::host
