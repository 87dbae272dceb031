// The gated delta rule, token by token, all heads at once, in float32.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// The tokens of a call in float32; queries are scaled, and queries and keys repeated for the value heads that share
// one.
struct Tokens {
  at::Tensor query, key, value, beta, decay, key_decay;  // the decays are undefined where there are none

  template <class Args>
  Tokens(const Args& a, const std::optional<at::Tensor>& beta_given, const std::optional<at::Tensor>& g,
         const std::optional<at::Tensor>& gk)
      : value(a.value.to(at::kFloat)) {
    const int64_t share = value.size(1) / a.key.size(1);
    query = (a.query.to(at::kFloat) * a.scaleValue).repeat_interleave(share, 1);
    key = a.key.to(at::kFloat).repeat_interleave(share, 1);
    beta = beta_given ? beta_given->to(at::kFloat) : at::ones({value.size(0), value.size(1)}, at::kFloat);
    if (g) decay = at::exp(*g);
    if (gk) key_decay = at::exp(*gk);
  }

  // [heads, value, key] after token t.
  at::Tensor step(at::Tensor state, int64_t t) const {
    if (decay.defined()) state = state * decay[t].view({-1, 1, 1});
    if (key_decay.defined()) state = state * key_decay[t].unsqueeze(1);
    const at::Tensor k = key[t].unsqueeze(2);
    const at::Tensor error = (value[t] - at::bmm(state, k).squeeze(2)) * beta[t].unsqueeze(1);
    return at::baddbmm(state, error.unsqueeze(2), k.transpose(1, 2));
  }

  at::Tensor output(const at::Tensor& state, int64_t t) const {
    return at::bmm(state, query[t].unsqueeze(2)).squeeze(2);
  }
};

std::vector<int64_t> numbers(const at::Tensor& t) {
  const at::Tensor whole = t.to(at::kLong).contiguous();
  return {whole.const_data_ptr<int64_t>(), whole.const_data_ptr<int64_t>() + whole.numel()};
}

std::vector<int64_t> lengths_of(const at::Tensor& lengths, int64_t tokens) {
  std::vector<int64_t> result = numbers(lengths);
  int64_t total = 0;
  for (int64_t n : result) {
    TORCH_CHECK(n >= 0, "a sequence has length ", n);
    total += n;
  }
  TORCH_CHECK(total == tokens, "the sequences have ", total, " tokens, but there are ", tokens);
  return result;
}

}  // namespace

void ChunkGatedDeltaRule(const gen::ChunkGatedDeltaRuleArgs& a) {
  const Tokens tokens(a, a.beta, a.gOptional, std::nullopt);
  const std::vector<int64_t> lengths = lengths_of(a.actualSeqLengths, a.value.size(0));
  TORCH_CHECK(static_cast<int64_t>(lengths.size()) == a.initialState.size(0), "there are ", lengths.size(),
              " sequences, but ", a.initialState.size(0), " states");
  int64_t t = 0;
  for (size_t n = 0; n < lengths.size(); ++n) {
    at::Tensor state = a.initialState[n].to(at::kFloat);
    for (const int64_t end = t + lengths[n]; t < end; ++t) {
      state = tokens.step(state, t);
      write(a.out[t], tokens.output(state, t));
    }
    write(a.finalState[n], state);
  }
}

// A sequence starts from the state of its last accepted token; each token leaves its state behind.
void RecurrentGatedDeltaRule(const gen::RecurrentGatedDeltaRuleArgs& a) {
  const Tokens tokens(a, a.beta, a.g, a.gk);
  const std::vector<int64_t> lengths = lengths_of(a.actualSeqLengths, a.value.size(0)),
                             places = numbers(a.ssmStateIndices);
  TORCH_CHECK(static_cast<int64_t>(places.size()) == a.value.size(0), "there is not one state index for each token");
  for (int64_t p : places) {
    TORCH_CHECK(p >= 0 && p < a.stateRef.size(0), "state index ", p, " is not one of ", a.stateRef.size(0), " states");
  }
  const std::vector<int64_t> accepted =
      a.numAcceptedTokens ? numbers(*a.numAcceptedTokens) : std::vector<int64_t>(lengths.size(), 1);
  // Sequences read states before any of them writes one.
  std::vector<at::Tensor> starts;
  int64_t first = 0;
  for (size_t n = 0; n < lengths.size(); first += lengths[n++]) {
    TORCH_CHECK(accepted[n] >= 1 && accepted[n] <= lengths[n], "sequence ", n, " has ", accepted[n],
                " accepted tokens of ", lengths[n]);
    starts.push_back(a.stateRef[places[first + accepted[n] - 1]].to(at::kFloat, false, /*copy=*/true));
  }
  int64_t t = 0;
  for (size_t n = 0; n < lengths.size(); ++n) {
    at::Tensor state = starts[n];
    for (const int64_t end = t + lengths[n]; t < end; ++t) {
      state = tokens.step(state, t);
      write(a.stateRef[places[t]], state);
      write(a.out[t], tokens.output(state, t));
    }
  }
}

}  // namespace hotplate::kernels
