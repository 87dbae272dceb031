// The step between two rounds of speculative decoding.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void AdvanceStepV2(const gen::AdvanceStepV2Args& a) {
  const int64_t each = 1 + a.specToken.size(1);
  const at::Tensor sequence = at::arange(a.numSeqs, at::kLong).repeat_interleave(each);
  const at::Tensor positions = a.inputPositions + a.acceptedNum.index_select(0, sequence) + 1;
  const at::Tensor block = at::div(positions, a.blockSize, "floor");
  TORCH_CHECK(block.min().item<int64_t>() >= 0 && block.max().item<int64_t>() < a.blockTables.size(1),
              "a position lies outside the ", a.blockTables.size(1), " blocks of a sequence");
  // The last token of a row that was not refused (-1).
  const at::Tensor last = (a.sampledTokenIds >= 0).sum(1) - 1;
  TORCH_CHECK(last.min().item<int64_t>() >= 0, "a sequence has no accepted token");
  const at::Tensor tokens = at::cat({a.sampledTokenIds.gather(1, last.unsqueeze(1)), a.specToken}, 1).flatten();
  const at::Tensor slots =
      at::index(a.blockTables, {sequence, block}) * a.blockSize + at::remainder(positions, a.blockSize);
  write(a.inputTokens, tokens);
  write(a.inputPositions, positions);
  write(a.seqLens, positions + 1);
  write(a.slotMapping, slots);
}

}  // namespace hotplate::kernels
