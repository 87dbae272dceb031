// Rows into and out of a cache of blocks: ScatterPaKvCache, ScatterPaCache and GatherPaKvCache.
//
// Facts: the documentation of torch_npu.npu_scatter_pa_kv_cache, and the checks of op-plugin's tests of these
// operators: a negative slot is skipped; a block that the table does not name, or that does not exist, gives zeros.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <cstring>

#include "gen/args_transformer.h"
#include "host/kernels/attention_arguments.h"

namespace hotplate::kernels {
namespace {

// A cache as bytes: row `slot` of a block is `chunks` pieces of `bytes`, `step` apart.
struct CacheRows {
  char* data = nullptr;
  int64_t blocks = 0, page = 0, block = 0, row = 0, chunks = 1, step = 0, bytes = 0;
};

// [blocks, page, N, D], or fractal [blocks, N * D / last, page, last].
CacheRows cache_rows(const at::Tensor& t, bool fractal) {
  CacheRows c;
  const int64_t size = static_cast<int64_t>(t.element_size());
  c.data = static_cast<char*>(const_cast<void*>(t.const_data_ptr()));
  c.blocks = t.size(0);
  if (fractal) {
    c.page = t.size(2), c.chunks = t.size(1), c.bytes = t.size(3) * size;
    c.row = c.bytes, c.step = c.page * c.bytes;
    c.block = c.chunks * c.step;
  } else {
    c.page = t.size(1);
    c.row = c.bytes = t.size(2) * t.size(3) * size;
    c.block = c.page * c.row;
  }
  return c;
}

void copy_row(const CacheRows& c, int64_t block, int64_t row, char* flat, bool into) {
  char* at = c.data + block * c.block + row * c.row;
  for (int64_t i = 0; i < c.chunks; ++i, at += c.step, flat += c.bytes) {
    if (into) {
      std::memcpy(at, flat, c.bytes);
    } else {
      std::memcpy(flat, at, c.bytes);
    }
  }
}

bool is_fractal(const std::string& mode) { return mode == "PA_NZ"; }

// Slots are checked as a whole before the first row is written; a later row for the same slot wins, on any number of
// threads, as rows are written in order.
void scatter(const at::Tensor& rows, const at::Tensor& cache, const at::Tensor& slots, bool fractal) {
  if (rows.numel() == 0) return;
  const at::Tensor from = rows.contiguous(), where = slots.to(at::kLong).contiguous();
  const at::Tensor to = cache.is_contiguous() ? cache : cache.contiguous();
  const CacheRows c = cache_rows(to, fractal);
  const int64_t* slot = where.const_data_ptr<int64_t>();
  for (int64_t i = 0; i < where.numel(); ++i)
    TORCH_CHECK_INDEX(slot[i] < c.blocks * c.page, "slotMapping[", i, "] is ", slot[i], ", but the cache has ",
                      c.blocks * c.page, " rows.");
  char* flat = static_cast<char*>(const_cast<void*>(from.const_data_ptr()));
  const int64_t width = c.chunks * c.bytes;
  for (int64_t i = 0; i < where.numel(); ++i)
    if (slot[i] >= 0) copy_row(c, slot[i] / c.page, slot[i] % c.page, flat + i * width, true);
  if (!to.is_same(cache)) at::Tensor(cache).copy_(to);
}

void gather(const at::Tensor& cache, const at::Tensor& table, const at::Tensor& lengths, const at::Tensor& starts,
            bool fractal, bool sums, const at::Tensor& out) {
  if (out.numel() == 0) return;
  const at::Tensor from = cache.contiguous(), blocks = table.to(at::kLong).contiguous();
  const at::Tensor to = out.is_contiguous() ? out : out.contiguous();
  const CacheRows c = cache_rows(from, fractal);
  const int64_t batch = table.size(0), per = table.size(1), rows = out.size(0), width = c.chunks * c.bytes;
  const at::Tensor counts = lengths.to(at::kLong).contiguous();
  const int64_t* count = counts.const_data_ptr<int64_t>();
  at::Tensor offsets;
  if (starts.defined()) offsets = starts.to(at::kLong).contiguous();
  char* flat = static_cast<char*>(to.mutable_data_ptr());
  int64_t done = 0;
  for (int64_t b = 0; b < batch && done < rows; ++b) {
    const int64_t n = sums ? count[b + 1] - count[b] : count[b];
    const int64_t offset = offsets.defined() ? offsets.const_data_ptr<int64_t>()[b] : 0;
    TORCH_CHECK(n >= 0, "seqLens of sequence ", b, " is ", n, ", but a length is not negative.");
    TORCH_CHECK(offset >= 0, "seqOffset[", b, "] is ", offset, ", but an offset is not negative.");
    const int64_t first = offset / c.page, here = std::min(n, rows - done);
    const int64_t* const named = blocks.const_data_ptr<int64_t>() + b * per;
    at::parallel_for(0, here, 256, [&](int64_t begin, int64_t end) {
      for (int64_t j = begin; j < end; ++j) {
        const int64_t i = first + j / c.page, block = i < per ? named[i] : -1;
        char* const row = flat + (done + j) * width;
        if (block >= 0 && block < c.blocks) {
          copy_row(c, block, j % c.page, row, false);
        } else {
          std::memset(row, 0, width);
        }
      }
    });
    done += here;
  }
  if (!to.is_same(out)) at::Tensor(out).copy_(to);
}

Problem check_mode(const Call& call) {
  const std::string mode = call.text({"cacheMode", "cacheModeOptional"});
  if (!mode.empty() && mode != "Norm" && mode != "PA_NZ")
    return invalid_because("pass Norm or PA_NZ", "cacheMode should be Norm or PA_NZ, but got ", mode, ".");
  const std::string scatter_mode = call.text({"scatterModeOptional"});
  if (!scatter_mode.empty() && scatter_mode != "None")
    return invalid_because("pass None", "scatterMode ", scatter_mode, " is not supported, it should be None.");
  return std::nullopt;
}

// Does the cache have rows of what `rows` [tokens, N, D] holds?
Problem check_pair(const char* name, const at::Tensor& rows, const at::Tensor& cache, bool fractal) {
  if (rows.dim() != 3)
    return invalid_because("pass the tokens as [tokens, N, D]; compressed rows of four dims are not supported",
                           "the dim of ", name, " should be 3, but got ", rows.sizes(), ".");
  if (cache.dim() != 4)
    return invalid_because("pass the cache as [blocks, block size, N, D] or [blocks, N*D/16, block size, 16]",
                           "the dim of the cache of ", name, " should be 4, but got ", cache.sizes(), ".");
  if (cache.scalar_type() != rows.scalar_type())
    return invalid_because("cast the rows to the type of the cache", "the dtype of ", name, " (",
                           type_text(rows.scalar_type()), ") and of its cache (", type_text(cache.scalar_type()),
                           ") should be equal.");
  const bool fits = fractal ? cache.size(1) * cache.size(3) == rows.size(1) * rows.size(2)
                            : cache.size(2) == rows.size(1) && cache.size(3) == rows.size(2);
  if (!fits || cache.size(fractal ? 2 : 1) == 0)
    return invalid_because(
        fractal ? "a fractal cache is [blocks, N*D/last, block size, last]" : "a cache is [blocks, block size, N, D]",
        "the shape of the cache ", cache.sizes(), " does not fit ", name, " ", rows.sizes(), " in cacheMode ",
        fractal ? "PA_NZ" : "Norm", ".");
  return std::nullopt;
}

Problem check_scatter(const Call& call) {
  if (Problem p = check_mode(call)) return p;
  const at::Tensor slots = call.tensor({"slotMapping"}), key = call.tensor({"key"}), value = call.tensor({"value"});
  for (const char* name : {"compressLensOptional", "compressSeqOffsetOptional", "seqLensOptional"})
    if (const at::Tensor t = call.tensor({name}); t.defined() && t.numel() > 0)
      return invalid_because("compress the rows first and pass them with three dims", "the compressed form (", name,
                             ") is not supported.");
  if (Problem p = check_type("slotMapping", slots, {at::kInt, at::kLong})) return p;
  const bool fractal = is_fractal(call.text({"cacheMode", "cacheModeOptional"}));
  if (Problem p = check_pair("key", key, call.tensor({"keyCacheRef"}), fractal)) return p;
  if (value.defined())
    if (Problem p = check_pair("value", value, call.tensor({"valueCacheRef"}), fractal)) return p;
  if (slots.dim() != 1 || slots.size(0) != key.size(0) || (value.defined() && slots.size(0) != value.size(0)))
    return invalid_because("pass one slot for each token", "the shape of slotMapping ", slots.sizes(),
                           " should be [tokens] with the tokens of key ", key.sizes(), ".");
  return std::nullopt;
}

Problem check_gather(const Call& call) {
  if (Problem p = check_mode(call)) return p;
  const bool fractal = is_fractal(call.text({"cacheMode"}));
  const at::Tensor table = call.tensor({"blockTables"}), lengths = call.tensor({"seqLens"}),
                   starts = call.tensor({"seqOffsetOptional"});
  if (Problem p = check_pair("key", call.tensor({"keyRef"}), call.tensor({"keyCache"}), fractal)) return p;
  if (Problem p = check_pair("value", call.tensor({"valueRef"}), call.tensor({"valueCache"}), fractal)) return p;
  for (const auto& [name, t] :
       {std::pair<const char*, at::Tensor>{"blockTables", table}, {"seqLens", lengths}, {"seqOffset", starts}})
    if (Problem p = check_type(name, t, {at::kInt, at::kLong})) return p;
  const int64_t more = call.integer("isSeqLensCumsum", 0) != 0 ? 1 : 0;
  if (table.dim() != 2 || lengths.dim() != 1 || lengths.size(0) != table.size(0) + more)
    return invalid_because(
        more ? "running sums start with 0 and have B + 1 values" : "pass one length for each sequence",
        "the shape of seqLens ", lengths.sizes(), " should be [", more ? "B + 1" : "B", "] for blockTables ",
        table.sizes(), ".");
  if (starts.defined() && (starts.dim() != 1 || starts.size(0) != table.size(0)))
    return invalid_because("pass one offset for each sequence", "the shape of seqOffset ", starts.sizes(),
                           " should be [B] for blockTables ", table.sizes(), ".");
  return std::nullopt;
}

const bool bound =
    add_rules({"ScatterPaKvCache", "ScatterPaCache"}, check_scatter) && add_rules({"GatherPaKvCache"}, check_gather);

}  // namespace

void ScatterPaKvCache(const gen::ScatterPaKvCacheArgs& a) {
  const bool fractal = is_fractal(a.cacheModeOptional);
  scatter(a.key, a.keyCacheRef, a.slotMapping, fractal);
  scatter(a.value, a.valueCacheRef, a.slotMapping, fractal);
}

void ScatterPaCache(const gen::ScatterPaCacheArgs& a) {
  scatter(a.key, a.keyCacheRef, a.slotMapping, is_fractal(a.cacheMode));
}

void GatherPaKvCache(const gen::GatherPaKvCacheArgs& a) {
  const at::Tensor starts = a.seqOffsetOptional.value_or(at::Tensor());
  gather(a.keyCache, a.blockTables, a.seqLens, starts, is_fractal(a.cacheMode), a.isSeqLensCumsum, a.keyRef);
  gather(a.valueCache, a.blockTables, a.seqLens, starts, is_fractal(a.cacheMode), a.isSeqLensCumsum, a.valueRef);
}

}  // namespace hotplate::kernels
