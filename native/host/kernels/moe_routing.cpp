// FloatRows of tokens brought into the order of the experts, with or without a capacity for each expert, and quantised
// on the way.
#include <cstring>

#include "gen/args_transformer.h"
#include "host/kernels/moe_order.h"
#include "host/kernels/out.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

void MoeInitRouting(const gen::MoeInitRoutingArgs& a) {
  const Indices expert(a.expertIdx), row(a.rowIdx);
  const int64_t tokens = a.x.size(0), pairs = expert.size();
  const std::vector<int32_t> order = stable_order(expert.data(), pairs);
  int32_t* sorted = a.expandedExpertIdxOut.mutable_data_ptr<int32_t>();
  int32_t* place = a.expandedRowIdxOut.mutable_data_ptr<int32_t>();
  std::fill_n(place, pairs, 0);
  for (int64_t i = 0; i < pairs; ++i) {
    const int64_t from = order[static_cast<size_t>(i)];
    TORCH_CHECK_INDEX(row[from] >= 0 && row[from] < pairs, "rowIdx holds ", row[from], ", but the valid range is [0, ",
                      pairs, ")");
    sorted[i] = static_cast<int32_t>(expert[from]);
    place[row[from]] = static_cast<int32_t>(i);
  }
  const FloatRows x(a.x);
  const OutRows out(a.expandedXOut, x.width());
  over_rows(std::min(out.count(), pairs), x.width(), [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      std::memcpy(out.at(i), x.at(row[order[static_cast<size_t>(i)]] % tokens), static_cast<size_t>(out.bytes()));
    }
  });
}

namespace {

enum QuantMode : int64_t { kNone = -1, kStatic = 0, kDynamic = 1 };
enum RowIndex : int64_t { kGather = 0, kScatter = 1 };

// What the versions of the operator have in common. Pairs are (token, chosen expert) in the order of the tokens.
struct Routing {
  const at::Tensor& x;
  const at::Tensor& expert;
  std::optional<at::Tensor> scale, offset;
  int64_t active = 0;          // pairs that are moved at most; 0: all
  int64_t start = 0, end = 0;  // experts that count; an empty range: all
  bool strict = false;         // an expert outside the range is an error
  int64_t capacity = 0;        // rows of each expert; 0: as many as come
  int64_t quant = kNone;
  int64_t row_index = kGather;
  const at::Tensor& out;
  const at::Tensor& row_out;
  std::optional<at::Tensor> scale_out;
};

struct Routed {
  std::vector<int64_t> counts;  // of each expert in the range, before a capacity
};

Routed route(const Routing& r) {
  constexpr int64_t kElsewhere = INT32_MAX;  // sorts behind all experts
  const Indices given(r.expert);
  const int64_t pairs = given.size(), top = r.expert.size(1), experts = r.end - r.start;
  Routed result{std::vector<int64_t>(static_cast<size_t>(std::max<int64_t>(experts, 0)))};
  std::vector<int64_t> key(given.data(), given.data() + pairs);
  int64_t available = pairs;
  if (experts > 0) {
    available = 0;
    for (int64_t& e : key) {
      const bool inside = e >= r.start && e < r.end;
      TORCH_CHECK_INDEX(inside || !r.strict, "expertIdx holds ", e, ", but the valid range is [", r.start, ", ", r.end,
                        ")");
      if (inside) {
        ++result.counts[static_cast<size_t>(e - r.start)];
        ++available;
      } else if (e < r.start) {
        e = kElsewhere;
      }
    }
  }
  const std::vector<int32_t> order = stable_order(key.data(), pairs);

  // source[i]: the pair whose token goes to row i of the output; -1 where the row stays empty.
  const FloatRows x(r.x);
  const OutRows out(r.out, x.width());
  std::vector<int32_t> source(static_cast<size_t>(out.count()), -1);
  int32_t* place = r.row_out.mutable_data_ptr<int32_t>();
  std::fill_n(place, pairs, -1);
  if (r.capacity > 0) {
    int64_t i = 0;
    for (int64_t e = 0; e < experts; ++e) {
      for (int64_t n = 0; n < result.counts[static_cast<size_t>(e)]; ++n, ++i) {
        const int64_t slot = e * r.capacity + n;
        if (n >= r.capacity || slot >= out.count()) continue;
        source[static_cast<size_t>(slot)] = order[static_cast<size_t>(i)];
        place[order[static_cast<size_t>(i)]] = static_cast<int32_t>(slot);
      }
    }
  } else {
    int64_t moved = std::min(available, out.count());
    if (r.active > 0) moved = std::min(moved, r.active);
    std::copy_n(order.begin(), moved, source.begin());
    if (r.row_index == kScatter) {
      std::copy(order.begin(), order.end(), place);
    } else {
      for (int64_t i = 0; i < available; ++i) place[order[static_cast<size_t>(i)]] = static_cast<int32_t>(i);
    }
  }

  const int64_t width = x.width();
  // Factors: one number (static), or for each column, for all experts together or for each of them (dynamic).
  std::optional<FloatRows> factors;
  if (r.scale && r.quant == kDynamic) factors.emplace(*r.scale, width);
  const at::Tensor scales = r.scale ? r.scale->to(at::kFloat).contiguous() : at::Tensor();
  const at::Tensor offsets = r.offset ? r.offset->to(at::kFloat).contiguous() : at::Tensor();
  const float* scale = r.scale ? scales.const_data_ptr<float>() : nullptr;
  float* scale_out = r.scale_out ? r.scale_out->mutable_data_ptr<float>() : nullptr;
  if (scale_out && (r.quant == kDynamic || (r.quant == kNone && scale))) {
    std::fill_n(scale_out, r.scale_out->numel(), 0.0f);
  }
  over_rows(out.count(), width, [&](int64_t first, int64_t last) {
    std::vector<float> row(static_cast<size_t>(width)), factor(static_cast<size_t>(width));
    for (int64_t i = first; i < last; ++i) {
      const int32_t pair = source[static_cast<size_t>(i)];
      if (pair < 0) {
        out.clear(i);
        continue;
      }
      const int64_t token = pair / top;
      if (r.quant == kNone) {
        std::memcpy(out.at(i), x.at(token), static_cast<size_t>(out.bytes()));
        if (scale_out && scale && i < r.scale_out->numel()) scale_out[i] = scale[token];
        continue;
      }
      x.load(token, row.data());
      int8_t* to = reinterpret_cast<int8_t*>(out.at(i));
      if (r.quant == kStatic) {
        const float shift = r.offset ? offsets.const_data_ptr<float>()[0] : 0.0f;
        for (float& v : row) v = v * scale[0] + shift;
        row_math().quantize(row.data(), 1.0f, -128.0f, 127.0f, width, to);
        continue;
      }
      if (factors) {
        const int64_t line = factors->count() > 1 ? given[pair] - r.start : 0;
        row_math().multiply(row.data(), factors->view(line, factor.data()), width, row.data());
      }
      const float step = row_math().max_abs(row.data(), width) / 127.0f;
      row_math().quantize(row.data(), step > 0 ? 1.0f / step : 0.0f, -128.0f, 127.0f, width, to);
      if (scale_out && i < r.scale_out->numel()) scale_out[i] = step;
    }
  });
  return result;
}

template <class T>
void write_counts(const std::vector<int64_t>& counts, bool sums, const at::Tensor& out) {
  T* p = out.mutable_data_ptr<T>();
  int64_t sum = 0;
  for (size_t e = 0; e < counts.size(); ++e) {
    sum += counts[e];
    p[e] = static_cast<T>(sums ? sum : counts[e]);
  }
}

void write_counts(const std::vector<int64_t>& counts, bool sums, const at::Tensor& out) {
  TORCH_CHECK(out.numel() >= static_cast<int64_t>(counts.size()), "an output of shape ", out.sizes(),
              " cannot hold counts of ", counts.size(), " experts");
  out.scalar_type() == at::kLong ? write_counts<int64_t>(counts, sums, out) : write_counts<int32_t>(counts, sums, out);
}

// Versions 2 and 2 with quantisation. Kinds of counts: 1 sums, 2 counts.
template <class Args>
void init_routing(const Args& a, int64_t active, int64_t experts, int64_t capacity, bool drop, int64_t counts_kind,
                  bool before_capacity, std::optional<at::Tensor> scale, std::optional<at::Tensor> offset,
                  int64_t quant, std::optional<at::Tensor> scale_out) {
  const Routed routed = route({.x = a.x,
                               .expert = a.expertIdx,
                               .scale = std::move(scale),
                               .offset = std::move(offset),
                               .active = active,
                               .start = 0,
                               .end = experts,
                               .strict = true,
                               .capacity = drop ? capacity : 0,
                               .quant = quant,
                               .out = a.expandedXOut,
                               .row_out = a.expandedRowIdxOut,
                               .scale_out = std::move(scale_out)});
  if (!drop && counts_kind && a.expertTokensCountOrCumsumOutOptional) {
    write_counts(routed.counts, counts_kind == 1, *a.expertTokensCountOrCumsumOutOptional);
  }
  if (drop && before_capacity && a.expertTokensBeforeCapacityOutOptional) {
    write_counts(routed.counts, false, *a.expertTokensBeforeCapacityOutOptional);
  }
}

}  // namespace

void MoeInitRoutingV2(const gen::MoeInitRoutingV2Args& a) {
  init_routing(a, a.activeNumOptional, a.expertNumOptional, a.expertCapacityOptional, a.dropPadModeOptional == 1,
               a.expertTokensCountOrCumsumFlagOptional, a.expertTokensBeforeCapacityFlagOptional, std::nullopt,
               std::nullopt, kNone, std::nullopt);
}

void MoeInitRoutingQuantV2(const gen::MoeInitRoutingQuantV2Args& a) {
  init_routing(a, a.activeNum, a.expertNum, a.expertCapacity, a.dropPadMode == 1, a.expertTokensCountOrCumsumFlag,
               a.expertTokensBeforeCapacityFlag, a.scaleOptional, a.offsetOptional, a.quantMode,
               a.dynamicQuantScaleOutOptional);
}

void MoeInitRoutingV3(const gen::MoeInitRoutingV3Args& a) {
  enum CountsKind : int64_t { kSums = 0, kCounts = 1, kPairs = 2 };
  const std::vector<int64_t> range = a.activeExpertRangeOptional.value_or(std::vector<int64_t>{});
  const int64_t start = range.empty() ? 0 : range[0], end = range.empty() ? a.expertNum : range[1];
  const bool drop = a.dropPadMode == 1;
  const Routed routed = route({.x = a.x,
                               .expert = a.expertIdx,
                               .scale = a.scaleOptional,
                               .offset = a.offsetOptional,
                               .active = a.activeNum,
                               .start = start,
                               .end = end,
                               .capacity = drop ? a.expertCapacity : 0,
                               .quant = a.quantMode,
                               .row_index = a.rowIdxType,
                               .out = a.expandedXOut,
                               .row_out = a.expandedRowIdxOut,
                               .scale_out = a.expandedScaleOut});
  if (!a.expertTokensNumFlag) return;
  if (a.expertTokensNumType != kPairs) {
    return write_counts(routed.counts, a.expertTokensNumType == kSums && !drop, a.expertTokensCountOrCumsumOut);
  }
  int64_t* pair = a.expertTokensCountOrCumsumOut.mutable_data_ptr<int64_t>();
  int64_t rows = a.expertTokensCountOrCumsumOut.numel() / 2;
  std::fill_n(pair, rows * 2, 0);
  for (size_t e = 0; e < routed.counts.size() && rows > 0; ++e) {
    if (!routed.counts[e]) continue;
    *pair++ = start + static_cast<int64_t>(e);
    *pair++ = routed.counts[e];
    --rows;
  }
}

// counts[rank][expert] rows lie rank by rank; they are brought into the order of the experts. The counts should sum to
// the number of tokens; the public suite passes larger ones, which the chip takes too: rows behind the last are not
// moved.
void MoeReRouting(const gen::MoeReRoutingArgs& a) {
  const Indices given(a.expert_token_num_per_rank);
  const int64_t ranks = a.expert_token_num_per_rank.size(0), experts = a.expert_token_num_per_rank.size(1);
  const int64_t tokens = a.tokens.size(0);
  std::vector<int64_t> start(static_cast<size_t>(given.size())), counts(start.size());
  int64_t sum = 0;
  for (int64_t i = 0; i < given.size(); ++i) {
    TORCH_CHECK(given[i] >= 0 && given[i] <= INT32_MAX, "expert_token_num_per_rank holds ", given[i]);
    start[static_cast<size_t>(i)] = sum;
    counts[static_cast<size_t>(i)] = std::min(given[i], tokens - sum);
    sum += counts[static_cast<size_t>(i)];
  }
  std::vector<int64_t> source, of_expert(static_cast<size_t>(experts));
  source.reserve(static_cast<size_t>(sum));
  for (int64_t e = 0; e < experts; ++e) {
    for (int64_t r = 0; r < ranks; ++r) {
      const int64_t i = r * experts + e;
      of_expert[static_cast<size_t>(e)] += given[i];
      for (int64_t n = 0; n < counts[static_cast<size_t>(i)]; ++n) {
        source.push_back(start[static_cast<size_t>(i)] + n);
      }
    }
  }
  const int64_t width = a.tokens.numel() / std::max<int64_t>(tokens, 1);
  const FloatRows x(a.tokens, width);
  const OutRows out(a.permute_tokens, width);
  int32_t* index = a.permute_token_idx.mutable_data_ptr<int32_t>();
  const int64_t scale_width = a.per_token_scales ? a.per_token_scales->numel() / std::max<int64_t>(tokens, 1) : 0;
  std::optional<FloatRows> scales;
  std::optional<OutRows> scales_out;
  if (scale_width) {
    scales.emplace(*a.per_token_scales, scale_width);
    scales_out.emplace(a.permute_per_token_scales, scale_width);
  }
  over_rows(tokens, width, [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      const bool filled = i < sum;
      const int64_t from = filled ? source[static_cast<size_t>(i)] : 0;
      index[i] = filled ? static_cast<int32_t>(from) : -1;
      if (filled) {
        std::memcpy(out.at(i), x.at(from), static_cast<size_t>(out.bytes()));
      } else {
        out.clear(i);
      }
      if (!scales) continue;
      if (filled) {
        std::memcpy(scales_out->at(i), scales->at(from), static_cast<size_t>(scales_out->bytes()));
      } else {
        scales_out->clear(i);
      }
    }
  });
  write_counts(of_expert, false, a.expert_token_num);
}

void MoeComputeExpertTokens(const gen::MoeComputeExpertTokensArgs& a) {
  const at::Tensor sorted = a.sortedExperts.contiguous();
  const int32_t* first = sorted.const_data_ptr<int32_t>();
  const int32_t* last = first + sorted.numel();
  int32_t* out = a.out.mutable_data_ptr<int32_t>();
  for (int64_t e = 0; e < a.out.numel(); ++e) {
    out[e] = static_cast<int32_t>(std::upper_bound(first, last, static_cast<int32_t>(e)) - first);
  }
}

}  // namespace hotplate::kernels
