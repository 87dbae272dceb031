// Gated linear units whose result is quantised row by row, with or without a dequantisation of the input. Each row is
// read once.
#include "gen/args_transformer.h"
#include "host/kernels/out.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

namespace {

constexpr int64_t kInt4 = 29;  // aclDataType

// FloatRows of factors for groups of rows: one for all, or one for each group; of full width, or one number each.
class Factors {
 public:
  Factors(const std::optional<at::Tensor>& t, int64_t width, int64_t groups, const char* name) {
    if (!t) return;
    const int64_t n = t->numel();
    if (n == width || n == width * groups) {
      each_ = width;
    } else {
      TORCH_CHECK(n == 1 || n == groups, name, " has ", n, " elements: it needs 1 or ", width, " for each of ", groups,
                  " groups");
      each_ = 1;
    }
    rows_.emplace(*t, each_);
  }
  explicit operator bool() const { return rows_.has_value(); }
  void load(int64_t group, int64_t width, float* out) const {
    const int64_t row = rows_->count() == 1 ? 0 : group;
    rows_->load(row, out);
    if (each_ == 1) std::fill_n(out, width, out[0]);
  }

 private:
  std::optional<FloatRows> rows_;
  int64_t each_ = 0;
};

// The group of each row; rows behind the last group have none (-1).
std::vector<int32_t> groups_of_rows(const std::optional<at::Tensor>& index, bool sizes, int64_t rows) {
  std::vector<int32_t> group(static_cast<size_t>(rows), index ? -1 : 0);
  if (!index) return group;
  int64_t first = 0;
  int32_t g = 0;
  for (const int64_t end : group_ends(*index, sizes, rows)) {
    std::fill(group.begin() + first, group.begin() + end, g++);
    first = end;
  }
  return group;
}

void store_quantized(const float* y, float factor, int64_t n, bool four_bits, int8_t* out, int8_t* scratch) {
  if (!four_bits) return row_math().quantize(y, factor, -128.0f, 127.0f, n, out);
  row_math().quantize(y, factor, -8.0f, 7.0f, n, scratch);
  for (int64_t i = 0; i < n / 2; ++i) {
    out[i] = static_cast<int8_t>((scratch[2 * i] & 0xF) | (scratch[2 * i + 1] << 4));
  }
}

}  // namespace

void SwiGluQuantV2(const gen::SwiGluQuantV2Args& a) {
  const FloatRows x(a.x);
  const int64_t rows = x.count(), width = x.width() / 2;
  if (!rows || !width) return;
  const bool dynamic = a.quantModeOptional == "dynamic", four_bits = a.dstType == kInt4;
  const int64_t groups = a.groupIndexOptional ? a.groupIndexOptional->numel() : 1;
  const Factors smooth(a.smoothScalesOptional, width, groups, "smoothScales"),
      offset(dynamic ? std::nullopt : a.offsetsOptional, width, groups, "offsets");
  const std::vector<int32_t> group = groups_of_rows(a.groupIndexOptional, a.groupListType == 1, rows);
  const OutRows out(a.yOut);
  float* scale = dynamic ? a.scaleOut.mutable_data_ptr<float>() : nullptr;
  const float top = four_bits ? 7.0f : 127.0f;
  over_rows(rows, x.width(), [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(width);
    std::vector<float> both(2 * n), y(n), factor(n), shift(n);
    std::vector<int8_t> scratch(n);
    int32_t loaded = -1;
    for (int64_t r = first; r < last; ++r) {
      const int32_t g = group[static_cast<size_t>(r)];
      x.load(r, both.data());
      const float *left = both.data(), *right = left + n;
      row_math().gate(a.activateLeft ? left : right, a.activateLeft ? right : left, width, {}, y.data());
      if (g >= 0) {
        if (g != loaded && smooth) smooth.load(g, width, factor.data());
        if (g != loaded && offset) offset.load(g, width, shift.data());
        loaded = g;
        if (smooth) row_math().multiply(y.data(), factor.data(), width, y.data());
        if (offset) row_math().add(y.data(), shift.data(), width, y.data());
      }
      float by = 1.0f;
      if (dynamic) {
        const float largest = row_math().max_abs(y.data(), width);
        by = largest > 0 ? top / largest : 0.0f;
        scale[r] = by;
      }
      store_quantized(y.data(), by, width, four_bits, reinterpret_cast<int8_t*>(out.at(r)), scratch.data());
    }
  });
}

// --- dequantisation, gate, quantisation
// -------------------------------------------------------------------------------
namespace {

enum GateMode : int64_t { kPlain = 0, kPairs = 1, kHalvesBounded = 2 };

template <class Args>
void dequant_swiglu_quant(const Args& a, int64_t mode, const Gate& form) {
  const FloatRows x(a.x);
  const int64_t rows = x.count(), full = x.width(), width = full / 2;
  if (!rows || !width) return;
  const bool dynamic = a.quantModeOptional == "dynamic";
  const int64_t groups = a.groupIndexOptional ? a.groupIndexOptional->numel() : 1;
  const bool integers = a.x.scalar_type() == at::kInt;
  const bool whole_bias = a.biasOptional && a.biasOptional->scalar_type() == at::kInt;
  const Factors weight(a.weightScaleOptional, full, groups, "weightScale"), bias(a.biasOptional, full, groups, "bias"),
      quant(a.quantScaleOptional, width, groups, "quantScale"),
      offset(dynamic ? std::nullopt : a.quantOffsetOptional, width, groups, "quantOffset");
  std::optional<FloatRows> activation;
  if (a.activationScaleOptional) activation.emplace(*a.activationScaleOptional, 1);
  const std::vector<int32_t> group = groups_of_rows(a.groupIndexOptional, true, rows);
  const OutRows out(a.yOut);
  float* scale = dynamic ? a.scaleOut.template mutable_data_ptr<float>() : nullptr;
  over_rows(rows, full, [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(width);
    std::vector<float> both(2 * n), split(2 * n), y(n), by_weight(2 * n), by_bias(2 * n), by_quant(n), by_offset(n);
    int32_t loaded = -1;
    for (int64_t r = first; r < last; ++r) {
      const int32_t g = group[static_cast<size_t>(r)];
      if (g < 0) {  // behind the groups
        out.clear(r);
        if (scale) scale[r] = 0.0f;
        continue;
      }
      if (g != loaded) {
        if (weight) weight.load(g, full, by_weight.data());
        if (bias) bias.load(g, full, by_bias.data());
        if (quant) quant.load(g, width, by_quant.data());
        if (offset) offset.load(g, width, by_offset.data());
        // A static scale divides.
        for (size_t i = 0; quant && !dynamic && i < n; ++i) by_quant[i] = 1.0f / by_quant[i];
        loaded = g;
      }
      x.load(r, both.data());
      if (whole_bias) row_math().add(both.data(), by_bias.data(), full, both.data());
      if (integers && weight) row_math().multiply(both.data(), by_weight.data(), full, both.data());
      if (activation) {
        float s = 0.0f;
        activation->load(r, &s);
        row_math().scale(both.data(), s, full, both.data());
      }
      if (bias && !whole_bias) row_math().add(both.data(), by_bias.data(), full, both.data());
      const float *left = both.data(), *right = left + n;
      if (mode == kPairs) {
        row_math().split_pairs(both.data(), width, split.data());
        row_math().gate(split.data(), split.data() + n, width, form, y.data());
      } else {
        row_math().gate(a.activateLeft ? left : right, a.activateLeft ? right : left, width, form, y.data());
      }
      if (quant) row_math().multiply(y.data(), by_quant.data(), width, y.data());
      if (offset) row_math().add(y.data(), by_offset.data(), width, y.data());
      float by = 1.0f;
      if (dynamic) {
        const float largest = row_math().max_abs(y.data(), width);
        by = largest > 0 ? 127.0f / largest : 0.0f;
        scale[r] = largest / 127.0f;
      }
      row_math().quantize(y.data(), by, -128.0f, 127.0f, width, reinterpret_cast<int8_t*>(out.at(r)));
    }
  });
}

}  // namespace

void DequantSwigluQuant(const gen::DequantSwigluQuantArgs& a) { dequant_swiglu_quant(a, kPlain, {}); }

void DequantSwigluQuantV2(const gen::DequantSwigluQuantV2Args& a) {
  Gate form;
  if (a.swigluMode != kPlain) {
    form = {.alpha = static_cast<float>(a.gluAlpha),
            .bias = static_cast<float>(a.gluBias),
            .limit = static_cast<float>(a.clampLimit),
            .limited = true};
  }
  dequant_swiglu_quant(a, a.swigluMode, form);
}

}  // namespace hotplate::kernels
