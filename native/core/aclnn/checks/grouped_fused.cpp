// Contract checks of grouped matrix products with something in front or behind.
#include "acl/types.h"
#include "aclnn/checks/call.h"

namespace hotplate::nn::checks {

namespace {

constexpr int64_t kInt4 = 8;  // 4-bit integers in a 32-bit word
constexpr int64_t kMaxGroups = 1024;

bool is_word(int32_t d) { return d == ACL_INT64 || d == ACL_UINT64; }
bool is_real(int32_t d) { return d == ACL_FLOAT || d == ACL_FLOAT16 || d == ACL_BF16; }

// Sizes of a stack of right matrices: [e, k, n], or [e, k / 8, n] and [e, k, n / 8] of int32, or five dimensions of
// blocks, [e, n1, k1, 16, n0]. False when they do not fit k and n.
bool weight_fits(const Tensor& w, int64_t k, int64_t n) {
  const Dims& d = w.shape;
  const int64_t packed = w.dtype == ACL_INT32 ? kInt4 : 1;
  if (d.size() == 5) return d[2] * d[3] == k && d[1] * d[4] * packed == n;
  if (d.size() != 3) return false;
  return (d[1] == k && d[2] * packed == n) || (packed > 1 && d[1] * packed == k && d[2] == n);
}

Code groups(const Call& c, const char* name, int64_t experts) {
  const Tensor* list = c.tensor(name);
  if (!list) return c.refuse(std::string(name) + " is not given.", "Say how the rows are divided.");
  if (list->dtype != ACL_INT64)
    return c.refuse(std::string(name) + " has type " + dtype_name(list->dtype) + ".", "Use int64.");
  if (experts < 1 || experts > kMaxGroups)
    return c.refuse("There are " + std::to_string(experts) + " groups, but 1 to 1024 are supported.",
                    "The first dimension of the weight counts them.");
  if (is_shape(*list, {experts})) return kSuccess;
  return c.wrong_shape(name, list->shape, shape({experts}), "One number for each group.");
}

// A scale [e, n], or [e, groups, n] whose groups divide k.
Code scale_of(const Call& c, const char* name, const Tensor& t, int64_t e, int64_t k, int64_t n, bool grouped) {
  const Dims& d = t.shape;
  if (is_shape(t, {e, n})) return kSuccess;
  if (d.size() == 3 && d[0] == e && d[2] == n && d[1] > 0 && (grouped || d[1] == 1) && k % d[1] == 0) return kSuccess;
  return c.wrong_shape(name, d, shape({e, n}),
                       grouped ? "Or [experts, groups, n] with groups that divide k." : "One row for each expert.");
}

}  // namespace

// grouped_swiglu_quant(): all arguments of aclnnGroupedMatmulSwigluQuantWeightNZ and its later versions.
Code grouped_swiglu_quant(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  if (Code code = c.one_of("dequantMode", {0, 1})) return code;
  if (Code code = c.one_of("dequantDtype", {0})) return code;
  if (Code code = c.one_of("quantMode", {0})) return code;
  if (Code code = c.one_of("groupListType", {0, 1})) return code;
  if (Code code = c.none({"offset"}, "Asymmetric quantisation is not supported by the operator.")) return code;
  const auto weights = c.list("weight"), scales = c.list("weightScale");
  if (weights.size() != 1 || scales.size() != 1 || !weights[0] || !scales[0])
    return c.refuse("weight and weightScale must hold one tensor each.", "Stack the matrices of all experts.");
  const Tensor &x = *c.tensor("x"), &w = *weights[0], &scale = *scales[0];
  const bool weight4 = w.dtype == ACL_INT32, x4 = x.dtype == ACL_INT32;
  const Dims& s = scale.shape;
  if (x4 && !weight4) return c.refuse("4-bit x needs a 4-bit weight.", "Quantise both to int4, or x to int8.");
  if (s.size() != 2 && s.size() != 3)
    return c.refuse("weightScale must have 2 or 3 dimensions, but got " + shape_text(s) + ".", "[experts, n]");
  const int64_t m = x.shape[0], k = x.shape[1] * (x4 ? kInt4 : 1), e = w.shape.empty() ? 0 : w.shape[0];
  const int64_t n = s[s.size() - 1];
  if (!weight_fits(w, k, n))
    return c.refuse("The k-axis of the two inputs are different, or weightScale has other columns than weight: x " +
                        shape_text(x.shape) + ", weight " + shape_text(w.shape) + ", weightScale " + shape_text(s) +
                        ".",
                    "x is [m, k], weight [experts, k, n] and weightScale [experts, n].");
  constexpr int64_t kMaxN = 10240;
  const int64_t k_limit = weight4 ? 20000 : 65536;
  if (n > kMaxN || k >= k_limit || n % 2)
    return c.refuse("n = " + std::to_string(n) + " and k = " + std::to_string(k) +
                        " are not supported: n is even and " + "at most 10240, k below " + std::to_string(k_limit) +
                        ".",
                    "Split the product.");
  if (Code code = groups(c, "groupList", e)) return code;
  const bool grouped = c.index("dequantMode") >= 0 ? c.integer("dequantMode", 0) == 1 : weight4;
  if (Code code = scale_of(c, "weightScale", scale, e, k, n, grouped && weight4 && !x4)) return code;
  const bool typed = weight4 && !x4 ? is_word(scale.dtype) : is_real(scale.dtype) || (x4 && is_word(scale.dtype));
  if (!typed)
    return c.refuse(
        std::string("weightScale has type ") + dtype_name(scale.dtype) + ", which these inputs do not take.",
        "int64 words for 8-bit x with 4-bit weights, real numbers else.");
  const char* const assist = c.index("weightAssistMatrix") >= 0 ? "weightAssistMatrix" : "bias";
  const auto assists = c.list(assist);
  if (weight4 && !x4) {
    if (assists.size() != 1 || !assists[0])
      return c.refuse(std::string(assist) + " is needed for 8-bit x with 4-bit weights.",
                      "It is 8 times the sums of the columns of the scaled weight.");
    if (assists[0]->dtype != ACL_FLOAT || !is_shape(*assists[0], {e, n}))
      return c.wrong_shape(assist, assists[0]->shape, shape({e, n}), "float32, one row for each expert.");
  } else if (Code code = c.none({assist}, "It is for 8-bit x with 4-bit weights only.")) {
    return code;
  }
  if (std::string(assist) != "bias") {
    if (Code code = c.none({"bias"}, "The argument is reserved: pass a null pointer.")) return code;
  }
  if (const Tensor* smooth = c.tensor("smoothScale")) {
    if (!x4) return c.refuse("smoothScale is for 4-bit x only.", "Pass a null pointer.");
    if (smooth->dtype != ACL_FLOAT || (!is_shape(*smooth, {e, n / 2}) && !is_shape(*smooth, {e})))
      return c.wrong_shape("smoothScale", smooth->shape, shape({e, n / 2}), "float32; or one number for each expert.");
  }
  if (!is_shape(*c.tensor("xScale"), {m}))
    return c.wrong_shape("xScale", c.tensor("xScale")->shape, shape({m}), "One number for each row of x.");
  if (!is_shape(*c.tensor("output"), {m, n / 2}))
    return c.wrong_shape("output", c.tensor("output")->shape, shape({m, n / 2}), "Half of the columns of weight.");
  if (!is_shape(*c.tensor("outputScale"), {m}))
    return c.wrong_shape("outputScale", c.tensor("outputScale")->shape, shape({m}), "One number for each row.");
  return kSuccess;
}

// grouped_finalize_routing(): all arguments of aclnnGroupedMatmulFinalizeRoutingV2 and its relatives.
Code grouped_finalize_routing(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  if (Code code = c.one_of("dtype", {0})) return code;
  if (Code code = c.one_of("groupListType", {0, 1})) return code;
  if (Code code = c.one_of("transposeX1", {0})) return code;
  if (Code code = c.one_of("transposeX2", {0})) return code;
  if (Code code = c.none({"antiquantScaleOptional", "antiquantOffsetOptional"}, "The argument is reserved."))
    return code;
  const auto pick = [&](const char* plain, const char* optional) { return c.index(plain) >= 0 ? plain : optional; };
  const Tensor &x = *c.tensor("x1"), &w = *c.tensor("x2"), &out = *c.tensor("out");
  const bool weight4 = w.dtype == ACL_INT32;
  const int64_t m = x.shape[0], k = x.shape[1], e = w.shape.empty() ? 0 : w.shape[0], n = out.shape[1];
  if (!weight_fits(w, k, n))
    return c.refuse("The k-axis of the two inputs are different, or the output has other columns than x2: x1 " +
                        shape_text(x.shape) + ", x2 " + shape_text(w.shape) + ", out " + shape_text(out.shape) + ".",
                    "x1 is [m, k], x2 [experts, k, n] and out [batch, n].");
  const char* const list = pick("groupList", "groupListOptional");
  if (Code code = groups(c, list, e)) return code;
  const char* const scale_name = pick("scale", "scaleOptional");
  const Tensor* scale = c.tensor(scale_name);
  if (!scale) return c.refuse(std::string(scale_name) + " is not given.", "Integers need the factors of the weight.");
  if (weight4 ? !is_word(scale->dtype) : scale->dtype != ACL_FLOAT && scale->dtype != ACL_BF16)
    return c.refuse(std::string(scale_name) + " has type " + dtype_name(scale->dtype) + ", which x2 does not take.",
                    "float32 for an int8 weight, int64 words for a 4-bit one.");
  if (Code code = scale_of(c, scale_name, *scale, e, k, n, weight4)) return code;
  const char* const bias_name = pick("bias", "biasOptional");
  if (const Tensor* bias = c.filled(bias_name)) {
    const bool typed = weight4 ? bias->dtype == ACL_FLOAT : bias->dtype == ACL_BF16 || bias->dtype == ACL_FLOAT;
    if (!typed || !is_shape(*bias, {e, n}))
      return c.wrong_shape(bias_name, bias->shape, shape({e, n}), "float32, one row for each expert.");
  } else if (weight4) {
    return c.refuse(std::string(bias_name) + " is needed for a 4-bit weight.",
                    "It is 8 times the sums of the columns of the scaled weight.");
  }
  const char* const offset_name = "offsetOptional";
  if (const Tensor* offset = c.filled(offset_name)) {
    if (!weight4) return c.refuse("offsetOptional is for 4-bit weights only.", "Pass a null pointer.");
    const int64_t parts = scale->shape.size() == 3 ? scale->shape[1] : 1;
    if (offset->dtype != ACL_FLOAT || !is_shape(*offset, {e, parts, n}))
      return c.wrong_shape(offset_name, offset->shape, shape({e, parts, n}), "float32, in the shape of the scales.");
  }
  for (const char* name :
       {"pertokenScaleOptional", pick("logit", "logitOptional"), pick("rowIndex", "rowIndexOptional")}) {
    const Tensor* t = c.filled(name);
    if (!t) {
      if (std::string(name).starts_with("row") && m > 0)
        return c.refuse(std::string(name) + " is not given.", "Say to which row of the output a row of x1 goes.");
      if (weight4 && std::string(name).starts_with("pertoken") && m > 0)
        return c.refuse(std::string(name) + " is needed for a 4-bit weight.", "Pass the factors of the rows of x1.");
      continue;
    }
    if (!is_shape(*t, {m}) && !is_shape(*t, {m, 1}))
      return c.wrong_shape(name, t->shape, shape({m}), "One number for each row of x1.");
  }
  if (const Tensor* shared = c.filled(pick("sharedInput", "sharedInputOptional"))) {
    const int64_t at = c.integer("sharedInputOffset", 0);
    if (shared->shape.size() != 2 || shared->shape[1] != n || at < 0 || at > out.shape[0] - shared->shape[0])
      return c.refuse("The shared input " + shape_text(shared->shape) + " at row " + std::to_string(at) +
                          " does not lie in the output " + shape_text(out.shape) + ".",
                      "It has the columns of the output; sharedInputOffset is its first row.");
  }
  return kSuccess;
}

// quant_dequant(): x, weight, and how x is quantised, for one product or for groups.
Code quant_dequant(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  const std::string mode = c.text("xQuantMode", "pertoken");
  if (mode != "pertoken" && mode != "pertensor")
    return c.refuse("xQuantMode = " + mode + " is not supported.", "Use pertoken or pertensor.");
  if (Code code = c.none({"biasOptional", "xOffsetOptional"}, "The argument is reserved: pass a null pointer."))
    return code;
  const Tensor &x = *c.tensor("x"), &w = *c.tensor("weight"), &scale = *c.tensor("weightScale"),
               &out = *c.tensor("out");
  const size_t lead = c.index("groupList") >= 0 ? 1 : 0;
  const bool turned = c.integer("transposeWeight", 0);
  if (w.shape.size() != lead + 2)
    return c.refuse("weight has shape " + shape_text(w.shape) + ", but the operator takes " + std::to_string(lead + 2) +
                        " dimensions.",
                    "[groups, n, k] or [groups, k, n]; without groups the first is absent.");
  const int64_t m = x.shape[0], k = x.shape[1];
  const int64_t n = w.shape[lead + (turned ? 0 : 1)], wk = w.shape[lead + (turned ? 1 : 0)];
  if (wk != k)
    return c.refuse("The k-axis of the two inputs are different. x is " + shape_text(x.shape) + ", weight is " +
                        shape_text(w.shape) + ".",
                    turned ? "With transposeWeight the k-axis is the last one of weight."
                           : "Without transposeWeight the k-axis is the one before the last of weight.");
  const int64_t e = lead ? w.shape[0] : 1;
  if (lead) {
    if (Code code = groups(c, "groupList", e)) return code;
  }
  if (!(lead ? is_shape(scale, {e, n}) : is_shape(scale, {n}) || is_shape(scale, {1, n})))
    return c.wrong_shape("weightScale", scale.shape, lead ? shape({e, n}) : shape({n}), "One number for each column.");
  if (!is_shape(out, {m, n}))
    return c.wrong_shape("out", out.shape, shape({m, n}), "The rows of x and the columns of weight.");
  const Tensor* x_scale = c.tensor("xScaleOptional");
  if (x_scale) {
    const bool one = x_scale->numel() == 1, rows = is_shape(*x_scale, {m}) || is_shape(*x_scale, {m, 1});
    if (!(mode == "pertensor" ? one : rows))
      return c.wrong_shape("xScaleOptional", x_scale->shape, mode == "pertensor" ? shape({1}) : shape({m}),
                           "One number for the tensor, or one for each row.");
  }
  if (is_word(scale.dtype) && (!x_scale || mode != "pertensor"))
    return c.refuse("weightScale as int64 is for xQuantMode pertensor with xScaleOptional.",
                    "Use float32, or give one factor for x.");
  if (const Tensor* smooth = c.tensor("smoothScaleOptional")) {
    if (!is_shape(*smooth, {k}))
      return c.wrong_shape("smoothScaleOptional", smooth->shape, shape({k}), "One number for each column of x.");
  }
  return kSuccess;
}

}  // namespace hotplate::nn::checks
