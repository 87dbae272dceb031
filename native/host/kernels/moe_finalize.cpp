// The rows of the experts back at their tokens: weighted sums, in one pass over the rows.
#include "gen/args_transformer.h"
#include "host/kernels/out.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

namespace {

struct Finalize {
  const at::Tensor& expanded;
  const at::Tensor& row_index;
  std::optional<at::Tensor> skip1, skip2, bias, scales, expert;
  bool by_token;  // the k places of a token are neighbours in row_index; else the tokens of each choice are
  int64_t k;
  const at::Tensor& out;
};

void finalize(const Finalize& f) {
  const OutRows out(f.out);
  const int64_t tokens = out.count(), width = f.out.size(-1), k = f.k;
  const FloatRows expanded(f.expanded, width);
  const Indices place(f.row_index);
  TORCH_CHECK(place.size() == tokens * k, "expandedRowIdx has ", place.size(), " elements, but ", tokens,
              " tokens with ", k, " experts each need ", tokens * k);
  std::optional<FloatRows> skip1, skip2, bias, scales;
  std::optional<Indices> expert;
  if (f.skip1) skip1.emplace(*f.skip1);
  if (f.skip2) skip2.emplace(*f.skip2);
  if (f.bias) bias.emplace(*f.bias);
  if (f.scales) scales.emplace(*f.scales);
  if (f.bias) expert.emplace(*f.expert);
  const RowMath& math = row_math();
  over_rows(tokens, width * (k + 1), [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(width);
    std::vector<float> sum(n), buffer(n), weight(static_cast<size_t>(k), 1.0f);
    for (int64_t t = first; t < last; ++t) {
      std::fill(sum.begin(), sum.end(), 0.0f);
      if (skip1) skip1->load(t, sum.data());
      if (skip2) math.add(sum.data(), skip2->view(t, buffer.data()), width, sum.data());
      if (scales) scales->load(t, weight.data());
      for (int64_t j = 0; j < k; ++j) {
        const int64_t row = place[f.by_token ? t * k + j : j * tokens + t];
        TORCH_CHECK_INDEX(row >= -1 && row < expanded.count(), "expandedRowIdx holds ", row,
                          ", but the valid range is [-1, ", expanded.count(), ")");
        const float w = weight[static_cast<size_t>(j)];
        if (row >= 0) math.add_scaled(sum.data(), expanded.view(row, buffer.data()), w, width);
        if (!bias) continue;
        const int64_t e = (*expert)[t * k + j];
        TORCH_CHECK_INDEX(e >= 0 && e < bias->count(), "the expert index holds ", e, ", but bias has ", bias->count(),
                          " rows");
        math.add_scaled(sum.data(), bias->view(e, buffer.data()), w, width);
      }
      out.store(t, sum.data());
    }
  });
}

constexpr bool by_token(int64_t mode) { return mode >= 2; }

}  // namespace

void MoeFinalizeRouting(const gen::MoeFinalizeRoutingArgs& a) {
  finalize({.expanded = a.expandedX,
            .row_index = a.expandedRowIdx,
            .skip1 = a.x1,
            .skip2 = a.x2Optional,
            .bias = a.bias,
            .scales = a.scales,
            .expert = a.expandedExpertIdx,
            .by_token = false,
            .k = a.scales.size(1),
            .out = a.out});
}

void MoeFinalizeRoutingV2(const gen::MoeFinalizeRoutingV2Args& a) {
  finalize({.expanded = a.expandedX,
            .row_index = a.expandedRowIdx,
            .skip1 = a.x1Optional,
            .skip2 = a.x2Optional,
            .bias = a.biasOptional,
            .scales = a.scalesOptional,
            .expert = a.expertIdxOptional,
            .by_token = by_token(a.dropPadMode),
            .k = a.scalesOptional ? a.scalesOptional->size(1) : 1,
            .out = a.out});
}

void MoeFinalizeRoutingV4(const gen::MoeFinalizeRoutingV4Args& a) {
  finalize({.expanded = a.expandedX,
            .row_index = a.expandedRowIdx,
            .skip1 = a.x1Optional,
            .skip2 = a.x2Optional,
            .bias = a.biasOptional,
            .scales = a.scalesOptional,
            .expert = a.expertIdxOptional,
            .by_token = by_token(a.dropPadMode),
            .k = a.scalesOptional ? a.scalesOptional->size(1) : a.k,
            .out = a.out});
}

// The rank that computes each chosen expert, where an expert lives on several; and which choices are worth their cost.
void MoeUpdateExpert(const gen::MoeUpdateExpertArgs& a) {
  const Indices ids(a.expertIds), table(a.eplbTable);
  const int64_t tokens = a.expertIds.size(0), k = a.expertIds.size(1);
  const int64_t experts = a.eplbTable.size(0), columns = a.eplbTable.size(1);
  const at::Tensor balanced = at::empty({tokens, k}, at::kLong);
  int64_t* rank = balanced.mutable_data_ptr<int64_t>();
  for (int64_t i = 0; i < ids.size(); ++i) {
    TORCH_CHECK_INDEX(ids[i] >= 0 && ids[i] < experts, "expertIds holds ", ids[i], ", but eplbTable has ", experts,
                      " rows");
    const int64_t* line = table.data() + ids[i] * columns;
    const int64_t places = line[0];
    TORCH_CHECK(places >= 1 && places < columns, "row ", ids[i], " of eplbTable says that the expert lives in ", places,
                " places, but it has room for 1 to ", columns - 1);
    // Mode 0 divides the ranks among the places, mode 1 the tokens.
    const int64_t share = (a.worldSize + places - 1) / places;
    const int64_t choice = a.balanceMode == 0 ? a.localRankId / share : i / k % places;
    TORCH_CHECK(choice < places, "rank ", a.localRankId, " of ", a.worldSize, " has no place of expert ", ids[i]);
    rank[i] = line[choice + 1];
  }
  write(a.balancedExpertIds, balanced);
  if (!a.expertScalesOptional || !a.pruningThresholdOptional) return;
  const FloatRows scales(*a.expertScalesOptional);
  std::vector<float> threshold(static_cast<size_t>(k)), row(static_cast<size_t>(k));
  FloatRows(*a.pruningThresholdOptional).load(0, threshold.data());
  const at::Tensor active = a.activeMaskOptional ? a.activeMaskOptional->contiguous() : at::Tensor();
  bool* mask = a.balancedActiveMask.mutable_data_ptr<bool>();
  for (int64_t t = 0; t < tokens; ++t) {
    scales.load(t, row.data());
    float sum = 0.0f;
    for (const float s : row) sum += s;
    const bool on = !a.activeMaskOptional || active.const_data_ptr<bool>()[t];
    for (size_t j = 0; j < row.size(); ++j) {
      mask[t * k + static_cast<int64_t>(j)] = on && !(row[j] < threshold[j] * sum);
    }
  }
}

}  // namespace hotplate::kernels
