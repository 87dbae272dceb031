// NsaCompress, its gradient, and NsaCompressWithCache: weighted sums over blocks of the rows of keys,
//   out[c][n] = sum over w of input[first + c * stride + w][n] * weight[w][n].
//
// Facts: op-plugin's tests of the three operators.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include "gen/args_transformer.h"
#include "host/kernels/attention_arguments.h"
#include "tile_pack.h"

namespace hotplate::kernels {
namespace {

// Blocks of all sequences: the first row of each.
std::vector<int64_t> block_starts(const std::vector<int64_t>& ends, int64_t rows, int64_t block, int64_t stride) {
  std::vector<int64_t> starts;
  int64_t first = 0;
  for (size_t i = 0; i <= ends.size(); ++i) {
    if (i == ends.size() && !ends.empty()) break;
    const int64_t end = ends.empty() ? rows : ends[i];
    for (int64_t at = first; at + block <= end; at += stride) starts.push_back(at);
    first = end;
  }
  return starts;
}

Problem check_sizes(const Call& call, const at::Tensor& weight) {
  const int64_t block = call.integer("compressBlockSize", 0), stride = call.integer("compressStride", 0);
  if (block <= 0 || block > 128 || block % 16 != 0 || stride <= 0 || stride > block || stride % 16 != 0)
    return tiling_refuses("multiples of 16, the stride not above the block", "compressBlockSize(", block,
                          ") should be a multiple of 16 up to 128, and compressStride(", stride,
                          ") a multiple of 16 up to compressBlockSize.");
  if (weight.dim() != 2 || weight.size(0) != block)
    return tiling_refuses("pass the weights [compressBlockSize, N]", "the shape of weight ", weight.sizes(),
                          " should be [", block, ", N].");
  const std::string layout = call.text({"layoutOptional", "layoutOptionalOptional"});
  if (!layout.empty() && layout != "TND")
    return tiling_refuses("pass TND", "layout should be TND, but got ", layout, ".");
  return std::nullopt;
}

Problem check_compress(const Call& call) {
  const at::Tensor input = call.tensor({"input"}), weight = call.tensor({"weight"});
  if (Problem p = check_type("input", input, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("weight", weight, {input.scalar_type()})) return p;
  if (Problem p = check_sizes(call, weight)) return p;
  if (input.dim() != 3 || input.size(1) != weight.size(1))
    return tiling_refuses("pass input [T, N, D] and weight [block, N]", "the shape of input ", input.sizes(),
                          " does not fit weight ", weight.sizes(), ".");
  if (call.integer("actSeqLenType", 0) != 0)
    return tiling_refuses("pass running sums", "actSeqLenType should be 0, but got ", call.integer("actSeqLenType", 0),
                          ".");
  const std::vector<int64_t> ends = call.ints({"actSeqLenOptional", "actSeqLenOptionalOptional"});
  int64_t last = 0;
  for (int64_t end : ends) {
    if (end < last || end > input.size(0))
      return tiling_refuses("pass running sums up to T", "actSeqLen should grow up to T (", input.size(0),
                            "), but got ", end, " after ", last, ".");
    last = end;
  }
  const int64_t blocks = static_cast<int64_t>(
      block_starts(ends, input.size(0), call.integer("compressBlockSize", 16), call.integer("compressStride", 16))
          .size());
  const std::vector<int64_t> shape = {blocks, input.size(1), input.size(2)};
  for (const char* name : {"output", "outputGrad"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {input.scalar_type()})) return p;
    if (Problem p = check_shape(name, t, shape)) return p;
  }
  for (const auto& [name, like] :
       {std::pair<const char*, const at::Tensor*>{"inputGradOut", &input}, {"weightGradOut", &weight}}) {
    const at::Tensor t = call.tensor({name});
    if (Problem p = check_type(name, t, {input.scalar_type()})) return p;
    if (Problem p = check_shape(name, t, like->sizes())) return p;
  }
  return std::nullopt;
}

Problem check_cache(const Call& call) {
  const at::Tensor input = call.tensor({"input"}), weight = call.tensor({"weight"}),
                   slots = call.tensor({"slotMapping"});
  const at::Tensor table = call.tensor({"blockTableOptional"}), cache = call.tensor({"outputCache"});
  if (Problem p = check_type("input", input, {at::kHalf, at::kBFloat16})) return p;
  if (Problem p = check_type("weight", weight, {input.scalar_type()})) return p;
  if (Problem p = check_type("outputCache", cache, {input.scalar_type()})) return p;
  if (Problem p = check_type("slotMapping", slots, {at::kInt})) return p;
  if (Problem p = check_type("blockTable", table, {at::kInt})) return p;
  if (Problem p = check_sizes(call, weight)) return p;
  if (!table.defined()) return missing_tensor("blockTableOptional");
  const int64_t page = call.integer("pageBlockSize", 0);
  if (input.dim() != 4 || input.size(1) != page || page == 0 || input.size(2) != weight.size(1))
    return tiling_refuses("pass input [blocks, pageBlockSize, N, D]", "the shape of input ", input.sizes(),
                          " does not fit pageBlockSize ", page, " and weight ", weight.sizes(), ".");
  if (cache.dim() != 3 || cache.size(1) != input.size(2) || cache.size(2) != input.size(3))
    return tiling_refuses("pass the cache [rows, N, D]", "the shape of outputCache ", cache.sizes(),
                          " does not fit input ", input.sizes(), ".");
  const std::vector<int64_t> lengths = call.ints({"actSeqLenOptional"});
  const int64_t batch = static_cast<int64_t>(lengths.size());
  if (slots.dim() != 1 || slots.size(0) != batch || table.dim() != 2 || table.size(0) != batch)
    return tiling_refuses("pass a slot, a length and a row of the table for each sequence", "slotMapping ",
                          slots.sizes(), " and blockTable ", table.sizes(), " should have the ", batch,
                          " sequences of actSeqLen.");
  if (call.integer("actSeqLenType", 1) != 1)
    return tiling_refuses("pass lengths", "actSeqLenType should be 1, but got ", call.integer("actSeqLenType", 1), ".");
  for (int64_t length : lengths)
    if (length < 0 || length > table.size(1) * page)
      return tiling_refuses("a length fits into the blocks of the table", "actSeqLen holds ", length,
                            ", but blockTable has room for ", table.size(1) * page, " rows.");
  return std::nullopt;
}

const bool bound =
    add_rules({"NsaCompress", "NsaCompressGrad"}, check_compress) && add_rules({"NsaCompressWithCache"}, check_cache);

at::Tensor wide(const at::Tensor& t) { return t.to(at::kFloat).contiguous(); }

}  // namespace

void NsaCompress(const gen::NsaCompressArgs& a) {
  if (a.output.numel() == 0) return;
  const TileKernels& t = tile_kernels(Element::F32);
  const Element type = element_of(a.input.scalar_type());
  const at::Tensor input = a.input.contiguous(), weight = wide(a.weight);
  const int64_t n = input.size(1), d = input.size(2), size = element_size(type);
  const std::vector<int64_t> starts = block_starts(a.actSeqLenOptional.value_or(std::vector<int64_t>()), input.size(0),
                                                   a.compressBlockSize, a.compressStride);
  const char* const from = static_cast<const char*>(input.const_data_ptr());
  char* const to = static_cast<char*>(a.output.mutable_data_ptr());
  at::parallel_for(0, static_cast<int64_t>(starts.size()) * n, 1, [&](int64_t begin, int64_t end) {
    std::vector<float> sum(d), row(d);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t head = i % n;
      std::fill(sum.begin(), sum.end(), 0.0f);
      for (int64_t w = 0; w < a.compressBlockSize; ++w) {
        t.to_f32(type, from + ((starts[i / n] + w) * n + head) * d * size, d, row.data());
        const float factor = weight.const_data_ptr<float>()[w * n + head];
        for (int64_t c = 0; c < d; ++c) sum[c] += factor * row[c];
      }
      t.from_f32(type, sum.data(), d, to + i * d * size);
    }
  });
}

void NsaCompressGrad(const gen::NsaCompressGradArgs& a) {
  const at::Tensor input = wide(a.input), weight = wide(a.weight), grad = wide(a.outputGrad);
  const int64_t n = input.size(1), d = input.size(2), block = a.compressBlockSize;
  const std::vector<int64_t> starts = block_starts(a.actSeqLenOptionalOptional.value_or(std::vector<int64_t>()),
                                                   input.size(0), block, a.compressStride);
  at::Tensor to_input = at::zeros(input.sizes(), at::kFloat), to_weight = at::zeros({block, n}, at::kDouble);
  const TileKernels& t = tile_kernels(Element::F32);
  // Heads are independent; the blocks of one follow each other, as they overlap.
  at::parallel_for(0, n, 1, [&](int64_t begin, int64_t end) {
    for (int64_t head = begin; head < end; ++head)
      for (size_t i = 0; i < starts.size(); ++i) {
        const float* const g = grad.const_data_ptr<float>() + (static_cast<int64_t>(i) * n + head) * d;
        for (int64_t w = 0; w < block; ++w) {
          const int64_t at = ((starts[i] + w) * n + head) * d;
          const float factor = weight.const_data_ptr<float>()[w * n + head];
          float* const row = to_input.mutable_data_ptr<float>() + at;
          for (int64_t c = 0; c < d; ++c) row[c] += factor * g[c];
          to_weight.mutable_data_ptr<double>()[w * n + head] += t.dot(g, input.const_data_ptr<float>() + at, d);
        }
      }
  });
  at::Tensor(a.inputGradOut).copy_(to_input);
  at::Tensor(a.weightGradOut).copy_(to_weight);
}

// A sequence whose length has just completed a block puts the sum over its last rows into the cache.
void NsaCompressWithCache(const gen::NsaCompressWithCacheArgs& a) {
  const at::Tensor input = a.input.contiguous(), weight = wide(a.weight), slots = a.slotMapping.contiguous();
  const at::Tensor table = a.blockTableOptional->contiguous();
  const TileKernels& t = tile_kernels(Element::F32);
  const Element type = element_of(input.scalar_type());
  const int64_t n = input.size(2), d = input.size(3), size = element_size(type), page = input.size(1);
  const std::vector<int64_t> lengths = a.actSeqLenOptional.value_or(std::vector<int64_t>());
  const at::Tensor cache = a.outputCache.contiguous();
  char* const to = static_cast<char*>(cache.mutable_data_ptr());
  std::vector<float> sum(d), row(d);
  for (size_t b = 0; b < lengths.size(); ++b) {
    const int64_t length = lengths[b], block = a.compressBlockSize;
    if (length < block || (length - block) % a.compressStride != 0) continue;
    const int32_t slot = slots.const_data_ptr<int32_t>()[b];
    if (slot < 0) continue;
    TORCH_CHECK_INDEX(slot < a.outputCache.size(0), "slotMapping[", b, "] is ", slot, ", but outputCache has ",
                      a.outputCache.size(0), " rows.");
    const int32_t* const blocks = table.const_data_ptr<int32_t>() + static_cast<int64_t>(b) * table.size(1);
    for (int64_t head = 0; head < n; ++head) {
      std::fill(sum.begin(), sum.end(), 0.0f);
      for (int64_t w = 0; w < block; ++w) {
        const int64_t at = length - block + w, in = blocks[at / page];
        TORCH_CHECK_INDEX(in >= 0 && in < input.size(0), "blockTable[", b, "][", at / page, "] is ", in,
                          ", but input has ", input.size(0), " blocks.");
        t.to_f32(type,
                 static_cast<const char*>(input.const_data_ptr()) + (((in * page) + at % page) * n + head) * d * size,
                 d, row.data());
        const float factor = weight.const_data_ptr<float>()[w * n + head];
        for (int64_t c = 0; c < d; ++c) sum[c] += factor * row[c];
      }
      t.from_f32(type, sum.data(), d, to + (slot * n + head) * d * size);
    }
  }
  if (!cache.is_same(a.outputCache)) at::Tensor(a.outputCache).copy_(cache);
}

}  // namespace hotplate::kernels
