// Dropout: the mask of bits (one for each element, least significant first, 1 = keep, padded to 128), and its use.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "gen/args_random.h"
#include "host/kernels/random.h"
#include "host/kernels/tile.h"

namespace hotplate::kernels {

namespace {

// Elements handled at a time; a multiple of 8, so that each piece has its own bytes of the mask.
constexpr int64_t kPiece = 4096;

// Element i of `elements` is kept with the probability 1 - p. Padding bits are 0.
void make_mask(const at::Tensor& out, RandomState state, int64_t elements, double p) {
  at::Tensor mask = out.contiguous();
  auto* bytes = mask.mutable_data_ptr<uint8_t>();
  // The same decision for each element as bernoulli_(1 - p) takes, which dropout in place is made of.
  const uint64_t threshold = word_threshold(1.0 - p);
  const RandomTable& table = random_table();
  for_random_words(state, elements, 1, [&](const uint32_t* words, int64_t first, int64_t count) {
    uint8_t kept[kPiece / 8];
    table.bits(words, (count + kRandomGroup - 1) / kRandomGroup * kRandomGroup, threshold, kept);
    const int64_t whole = (count + 7) / 8;
    if (count % 8) kept[whole - 1] &= static_cast<uint8_t>((1 << count % 8) - 1);
    std::memcpy(bytes + first / 8, kept, static_cast<size_t>(whole));
  });
  const int64_t used = (elements + 7) / 8;
  std::memset(bytes + used, 0, static_cast<size_t>(std::max<int64_t>(mask.numel() - used, 0)));
  if (!mask.is_same(out)) out.copy_(mask);
}

int64_t product(const std::vector<int64_t>& shape) {
  int64_t n = 1;
  for (int64_t d : shape) n *= d;
  return n;
}

std::optional<Element> element_of(at::ScalarType type) {
  switch (type) {
    case at::kFloat:
      return Element::F32;
    case at::kHalf:
      return Element::F16;
    case at::kBFloat16:
      return Element::BF16;
    default:
      return std::nullopt;
  }
}

// out = x / (1 - p) where the bit is set, else 0; the contract has checked dtypes and sizes.
void apply_mask(const at::Tensor& x, const at::Tensor& mask, double p, const at::Tensor& out) {
  if (out.numel() == 0) return;
  if (p == 0.0) {
    out.copy_(x);
    return;
  }
  if (p == 1.0) {
    out.zero_();
    return;
  }
  const auto scale = static_cast<float>(1.0 / (1.0 - p));
  const at::Tensor source = x.contiguous();
  const at::Tensor kept = mask.contiguous();
  const at::Tensor target = out.contiguous();
  const Element from = element_of(source.scalar_type()).value(), to = element_of(target.scalar_type()).value();
  const auto* source_data = static_cast<const char*>(source.const_data_ptr());
  const auto* bits = kept.const_data_ptr<uint8_t>();
  auto* target_data = static_cast<char*>(target.mutable_data_ptr());
  const RandomTable& table = random_table();
  const TileKernels& tile = tile_kernels(Element::F32);
  const int64_t total = source.numel();
  at::parallel_for(0, (total + kPiece - 1) / kPiece, 8, [&](int64_t begin, int64_t end) {
    alignas(64) float numbers[kPiece];
    for (int64_t first = begin * kPiece; first < std::min(end * kPiece, total); first += kPiece) {
      const int64_t count = std::min(kPiece, total - first);
      const char* piece = source_data + first * element_size(from);
      char* result = target_data + first * element_size(to);
      const float* input = reinterpret_cast<const float*>(piece);
      if (from != Element::F32) {
        tile.to_f32(from, piece, count, numbers);
        input = numbers;
      }
      float* output = to == Element::F32 ? reinterpret_cast<float*>(result) : numbers;
      table.drop(input, bits + first / 8, count, scale, output);
      if (to != Element::F32) tile.from_f32(to, numbers, count, result);
    }
  });
  if (!target.is_same(out)) out.copy_(target);
}

}  // namespace

void DropoutGenMask(const gen::DropoutGenMaskArgs& a) {
  make_mask(a.out, random_state(a.seed, a.offset), product(a.shape), a.prob);
}

void DropoutGenMaskV2(const gen::DropoutGenMaskV2Args& a) {
  make_mask(a.out, random_state(a.seed, a.offset), product(a.shape), a.prob);
}

void DropoutGenMaskV2Tensor(const gen::DropoutGenMaskV2TensorArgs& a) {
  make_mask(a.out, random_state(a.seedTensor, a.offsetTensor, a.offset), product(a.shape), a.prob);
}

void DropoutDoMask(const gen::DropoutDoMaskArgs& a) { apply_mask(a.self, a.mask, a.prob, a.out); }

void DropoutV3(const gen::DropoutV3Args& a) {
  make_mask(a.maskOut, random_state(a.seed, a.offset), a.input.numel(), a.p);
  apply_mask(a.input, a.maskOut, a.p, a.out);
}

}  // namespace hotplate::kernels
