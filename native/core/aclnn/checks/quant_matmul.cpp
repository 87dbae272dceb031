// Contract checks of quantised matrix products.
#include <algorithm>
#include <tuple>

#include "acl/types.h"
#include "aclnn/checks/call.h"

namespace hotplate::nn::checks {

namespace {

constexpr int64_t kInt4 = 8;  // 4-bit integers in a 32-bit word
constexpr int64_t kInnerLimit = 65535;

bool is_word(int32_t d) { return d == ACL_INT64 || d == ACL_UINT64; }

// The sizes of a product of (batches of) matrices that may be packed or turned.
struct Sizes {
  int64_t m = 0, k = 0, n = 0;
  Dims batch;  // of the result
};

bool broadcast(const Dims& a, const Dims& b, Dims& out) {
  const size_t rank = std::max(a.size(), b.size());
  std::vector<int64_t> sizes(rank - 2);
  for (size_t i = 0; i + 2 < rank; ++i) {
    const auto at = [&](const Dims& d) { return i + d.size() >= rank ? d[i + d.size() - rank] : 1; };
    const int64_t p = at(a), q = at(b);
    if (p != q && p != 1 && q != 1) return false;
    sizes[i] = p == 1 ? q : p;
  }
  out = Dims(sizes.data(), sizes.size());
  return true;
}

// Finds the sizes, with n as the output has it. The k-axis of a packed left operand is its last dimension; a packed
// right operand is packed along either.
Code product_sizes(const Call& c, const Tensor& x1, const Tensor& x2, const Tensor& out, Sizes& s) {
  const bool turn1 = c.integer("transposeX1", 0), turn2 = c.integer("transposeX2", 0);
  const size_t d1 = x1.shape.size(), d2 = x2.shape.size(), d = out.shape.size();
  if (d1 < 2 || d2 < 2 || d1 > 6 || d2 > 6 || d < 2)
    return c.refuse("The inputs must have 2 to 6 dimensions, but got " + shape_text(x1.shape) + " and " +
                        shape_text(x2.shape) + ".",
                    "Add or join dimensions.");
  const bool packed1 = x1.dtype == ACL_INT32, packed2 = x2.dtype == ACL_INT32;
  if (packed1 && turn1) return c.refuse("x1 of 4-bit integers cannot be transposed.", "Pass it as [m, k / 8].");
  s.m = x1.shape[turn1 ? d1 - 1 : d1 - 2];
  s.k = x1.shape[turn1 ? d1 - 2 : d1 - 1] * (packed1 ? kInt4 : 1);
  s.n = out.shape[d - 1];
  const int64_t rows = x2.shape[turn2 ? d2 - 1 : d2 - 2], cols = x2.shape[turn2 ? d2 - 2 : d2 - 1];
  const bool fits = packed2 ? (rows == s.k && cols * kInt4 == s.n) || (rows * kInt4 == s.k && cols == s.n)
                            : rows == s.k && cols == s.n;
  if (!fits || !broadcast(x1.shape, x2.shape, s.batch))
    return c.refuse("The k-axis or the batch of the two inputs are different, or the output has other columns: " +
                        shape_text(x1.shape) + ", " + shape_text(x2.shape) + ", output " + shape_text(out.shape) +
                        " (k = " + std::to_string(s.k) + ").",
                    "They are [batch, m, k] and [batch, k, n]; an int32 holds eight 4-bit integers.");
  if (x1.shape[d1 - 1] > kInnerLimit || x2.shape[d2 - 1] > kInnerLimit)
    return c.refuse("The last dimension of an input is larger than 65535: " + shape_text(x1.shape) + " and " +
                        shape_text(x2.shape) + ".",
                    "Split the product.");
  return kSuccess;
}

Code output_shape(const Call& c, const Tensor& out, const Sizes& s) {
  Dims wanted = s.batch;
  wanted.push_back(s.m);
  wanted.push_back(s.n);
  if (out.shape == wanted) return kSuccess;
  return c.wrong_shape("the output", out.shape, shape_text(wanted), "The batch, the rows of x1 and the columns of x2.");
}

// [n], [1], [1, n] or [1, 1].
bool is_columns(const Tensor& t, int64_t n) {
  const Dims& d = t.shape;
  if (d.empty() || d.size() > 2 || (d.size() == 2 && d[0] != 1)) return false;
  return d[d.size() - 1] == n || d[d.size() - 1] == 1;
}

Code bias_shape(const Call& c, const char* name, const Sizes& s) {
  const Tensor* bias = c.filled(name);
  if (!bias) return kSuccess;
  if (is_shape(*bias, {s.n}) || is_shape(*bias, {1, s.n})) return kSuccess;
  if (s.batch.size() == 1 && is_shape(*bias, {s.batch[0], 1, s.n})) return kSuccess;
  return c.wrong_shape(name, bias->shape, shape({s.n}), "Or [batch, 1, n] for an output of three dimensions.");
}

bool one_of(int32_t d, std::initializer_list<int32_t> set) { return std::find(set.begin(), set.end(), d) != set.end(); }

}  // namespace

// quant_matmul(): all arguments of aclnnQuantMatmulV5 and its relatives.
Code quant_matmul(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  const Tensor &x1 = *c.tensor("x1"), &x2 = *c.tensor("x2"), &out = *c.tensor("out");
  const Tensor *tokens = c.filled("x1Scale"), *columns = c.filled("x2Scale");
  for (const char* name :
       {"yScale", "yScaleOptional", "x1Offset", "x1OffsetOptional", "yOffsetOptional", "x3Optional"}) {
    if (c.filled(name))
      return c.refuse(std::string(name) + " is not supported.", "The argument is reserved: pass a null pointer.");
  }
  if (!columns) return c.refuse("x2Scale is not given.", "Pass the factors of x2; ones if there are none.");
  const char* const offset_name = c.index("x2Offset") >= 0 ? "x2Offset" : "x2OffsetOptional";
  const char* const bias_name = c.index("bias") >= 0 ? "bias" : "biasOptional";
  const Tensor *offset = c.filled(offset_name), *bias = c.filled(bias_name);
  Sizes s;
  if (Code code = product_sizes(c, x1, x2, out, s)) return code;
  if (Code code = output_shape(c, out, s)) return code;
  const bool x4 = x1.dtype == ACL_INT32, w4 = x2.dtype == ACL_INT32;
  if (x4 && !w4) return c.refuse("4-bit x1 needs a 4-bit x2.", "Quantise both to int4, or x1 to int8.");
  const auto wrong_type = [&](const char* name, const Tensor& t) {
    return c.refuse(std::string(name) + " has type " + dtype_name(t.dtype) + ", which x1 " + dtype_name(x1.dtype) +
                        ", x2 " + dtype_name(x2.dtype) + " and an output of " + dtype_name(out.dtype) + " do not take.",
                    "See the table of types of the operator.");
  };
  if (tokens && tokens->dtype != ACL_FLOAT) return wrong_type("x1Scale", *tokens);
  const Dims& d = columns->shape;
  // Factors for groups along k.
  const bool grouped =
      d.size() == 2 && d[0] > 0 && s.k % d[0] == 0 && (d[0] > 1 || (offset && offset->dtype == ACL_FLOAT16));
  if (w4 && !x4) {
    if (!s.batch.empty())
      return c.refuse("8-bit x1 with 4-bit x2 takes two dimensions.", "Join the batch with the rows.");
    if (!is_word(columns->dtype)) return wrong_type("x2Scale", *columns);
    if (!one_of(out.dtype, {ACL_FLOAT16, ACL_BF16})) return wrong_type("out", out);
    if (!tokens || (!is_shape(*tokens, {s.m, 1}) && !is_shape(*tokens, {s.m})))
      return c.refuse("x1Scale must be [m, 1] for 8-bit x1 with 4-bit x2.", "One factor for each row of x1.");
    if (d.size() != 2 || d[1] != s.n || d[0] < 1 || s.k % d[0])
      return c.wrong_shape("x2Scale", d, "[k / group, n]", "Groups divide k.");
    const Tensor* y_offset = c.filled("yOffset");
    if (!y_offset || y_offset->dtype != ACL_FLOAT || !is_columns(*y_offset, s.n))
      return c.refuse("yOffset must be float32 [n] for 8-bit x1 with 4-bit x2.",
                      "It is 8 times the sums of the columns of the scaled x2.");
    if (bias || offset) return c.refuse("8-bit x1 with 4-bit x2 takes neither bias nor offset.", "Pass null pointers.");
    return kSuccess;
  }
  if (c.filled("yOffset")) return c.refuse("yOffset is for 8-bit x1 with 4-bit x2 only.", "Pass a null pointer.");
  if (!one_of(columns->dtype, {ACL_INT64, ACL_UINT64, ACL_FLOAT, ACL_BF16})) return wrong_type("x2Scale", *columns);
  if (!one_of(out.dtype, {ACL_INT8, ACL_FLOAT16, ACL_BF16, ACL_INT32})) return wrong_type("out", out);
  const bool blocks = tokens && tokens->shape.size() == 2 && tokens->shape[1] > 1;
  if (blocks) {
    // One factor of x1 for each row and group of k, one of x2 for each block.
    const Dims& t = tokens->shape;
    if (x4 || !s.batch.empty() || columns->dtype != ACL_FLOAT || offset || t[0] != s.m || d.size() != 2 ||
        d[0] != t[1] || d[1] < 1 || t[1] > s.k || d[1] > s.n)
      return c.refuse("x1Scale " + shape_text(t) + " and x2Scale " + shape_text(d) + " do not divide x1 " +
                          shape_text(x1.shape) + " and x2 " + shape_text(x2.shape) + " into blocks.",
                      "They are [m, k / 128] and [k / 128, n / 128], float32.");
    const int64_t sizes = std::max<int64_t>(c.integer("groupSize", 0), 0);
    for (const auto& [size, extent, parts] :
         {std::tuple{sizes & 0xFFFF, s.k, t[1]}, {sizes >> 16 & 0xFFFF, s.n, d[1]}}) {
      if (size == 0 || (extent + size - 1) / size == parts) continue;
      return c.refuse("groupSize names blocks of " + std::to_string(size) + ", which do not divide " +
                          std::to_string(extent) + " into " + std::to_string(parts) + ".",
                      "Its 16-bit parts are the sizes along m, n and k; 0 derives them.");
    }
    if (bias && bias->dtype != ACL_FLOAT) return wrong_type(bias_name, *bias);
    return bias_shape(c, bias_name, s);
  }
  if (grouped) {
    if (!x4 || columns->dtype != ACL_FLOAT || d[1] != s.n || !s.batch.empty() || !tokens || bias)
      return c.refuse("x2Scale " + shape_text(d) + " has groups along k, which x1 " +
                          std::string(dtype_name(x1.dtype)) + " does not take with these arguments.",
                      "4-bit x1 and x2 of two dimensions, x1Scale [m, 1], float32 [groups, n] and no bias.");
    if (!is_shape(*tokens, {s.m, 1}) && !is_shape(*tokens, {s.m}))
      return c.wrong_shape("x1Scale", tokens->shape, shape({s.m, 1}), "One factor for each row of x1.");
    if (offset && (offset->dtype != ACL_FLOAT16 || !(offset->shape == d)))
      return c.wrong_shape(offset_name, offset->shape, shape_text(d), "float16, in the shape of x2Scale.");
    return one_of(out.dtype, {ACL_FLOAT16, ACL_BF16}) ? kSuccess : wrong_type("out", out);
  }
  if (!is_columns(*columns, s.n)) return c.wrong_shape("x2Scale", d, shape({s.n}), "Or one number for all columns.");
  if (tokens) {
    if (!is_shape(*tokens, {s.m}) && !is_shape(*tokens, {s.m, 1}) && !is_shape(*tokens, {1}))
      return c.wrong_shape("x1Scale", tokens->shape, shape({s.m}), "One number for each row of x1.");
    if (is_word(columns->dtype)) return wrong_type("x2Scale", *columns);
    if (!one_of(out.dtype, {ACL_FLOAT16, ACL_BF16})) return wrong_type("out", out);
  }
  if (out.dtype == ACL_INT32 && is_word(columns->dtype)) return wrong_type("x2Scale", *columns);
  if (offset) {
    if (out.dtype != ACL_INT8)
      return c.refuse(std::string(offset_name) + " is for an int8 output only.", "Pass a null pointer.");
    if (offset->dtype != ACL_FLOAT) return wrong_type(offset_name, *offset);
    if (!is_columns(*offset, s.n))
      return c.wrong_shape(offset_name, offset->shape, shape({s.n}), "Or one number for all columns.");
  }
  if (bias) {
    const bool real = bias->dtype != ACL_INT32;
    if (!one_of(bias->dtype, {ACL_INT32, ACL_FLOAT, ACL_BF16, ACL_FLOAT16}) ||
        (real && (x4 || out.dtype == ACL_INT8 || out.dtype == ACL_INT32 || is_word(columns->dtype))))
      return wrong_type(bias_name, *bias);
  }
  return bias_shape(c, bias_name, s);
}

// fused_quant_matmul(): what aclnnFusedQuantMatmul adds: an activation.
Code fused_quant_matmul(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  const std::string kind = c.text("fusedOpType");
  if (kind != "gelu_erf" && kind != "gelu_tanh")
    return c.refuse("fusedOpType = " + kind + " is not supported.", "Use gelu_erf or gelu_tanh.");
  if (c.integer("groupSizeOptional", 0))
    return c.refuse("groupSizeOptional must be 0.", "There are no groups along k.");
  if (!one_of(c.tensor("out")->dtype, {ACL_FLOAT16, ACL_BF16}))
    return c.refuse("The output must be float16 or bfloat16.", "An activation gives real numbers.");
  return kSuccess;
}

// quant_reduce_sum(): x1 [b, m, k], x2 [b, k, n], x1Scale [b, m], x2Scale [n], out [m, n].
Code quant_reduce_sum(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  for (const char* name : {"yScale", "x1Offset", "x2Offset", "yOffset", "bias"}) {
    if (c.filled(name))
      return c.refuse(std::string(name) + " is not supported.", "The argument is reserved: pass a null pointer.");
  }
  if (Code code = c.one_of("transposeX1", {0})) return code;
  if (Code code = c.one_of("transposeX2", {0})) return code;
  if (Code code = c.one_of("keepDims", {0})) return code;
  // torch_npu hands over an array whose number it has already given up (a reference to a temporary list): only that
  // there is one number can be told, and the published operator takes no other than 0.
  const int dims = c.index("dims");
  if (c.task.is_null(dims) || c.task.ints(dims)->values.size() != 1)
    return c.refuse("dims must be [0].", "The products of the batch are added up.");
  const Dims &x1 = c.tensor("x1")->shape, &x2 = c.tensor("x2")->shape;
  if (x1[0] != x2[0] || x1[2] != x2[1])
    return c.refuse(
        "The k-axis or the batch of the two inputs are different: " + shape_text(x1) + " and " + shape_text(x2) + ".",
        "They are [batch, m, k] and [batch, k, n].");
  if (!is_shape(*c.tensor("x1Scale"), {x1[0], x1[1]}))
    return c.wrong_shape("x1Scale", c.tensor("x1Scale")->shape, shape({x1[0], x1[1]}), "One for each row.");
  if (!is_shape(*c.tensor("x2Scale"), {x2[2]}))
    return c.wrong_shape("x2Scale", c.tensor("x2Scale")->shape, shape({x2[2]}), "One for each column.");
  if (is_shape(*c.tensor("out"), {x1[1], x2[2]})) return kSuccess;
  return c.wrong_shape("out", c.tensor("out")->shape, shape({x1[1], x2[2]}), "The batch is added up.");
}

// weight_quant(): all arguments of aclnnWeightQuantBatchMatmulV2 and its relatives.
Code weight_quant(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  const Tensor &x = *c.tensor("x"), &w = *c.tensor("weight"), &y = *c.tensor("y");
  const Tensor &scale = *c.tensor("antiquantScale"), *offset = c.tensor("antiquantOffsetOptional");
  const Tensor *quant = c.tensor("quantScaleOptional"), *quant_offset = c.tensor("quantOffsetOptional");
  const Tensor* bias = c.tensor("biasOptional");
  if (Code code = c.one_of("innerPrecise", {0, 1})) return code;
  Sizes s;
  if (Code code = product_sizes(c, x, w, y, s)) return code;
  if (Code code = output_shape(c, y, s)) return code;
  const int64_t group = c.integer("antiquantGroupSize", 0);
  const int64_t groups = group > 0 ? (s.k + group - 1) / group : 1;
  if (group != 0 && (group < 32 || group % 32 || group > s.k - 1))
    return c.refuse(
        "antiquantGroupSize = " + std::to_string(group) + " is not supported for k = " + std::to_string(s.k) + ".",
        "Use 0, or a multiple of 32 from 32 to k - 1.");
  const bool words = is_word(scale.dtype);
  if (!words && scale.dtype != x.dtype)
    return c.refuse(
        std::string("antiquantScale has type ") + dtype_name(scale.dtype) + ", but x has " + dtype_name(x.dtype) + ".",
        "Both have one type; or antiquantScale is int64 from npu_trans_quant_param.");
  if (words && (x.dtype != ACL_FLOAT16 || w.dtype != ACL_INT8 || group || quant))
    return c.refuse("antiquantScale as int64 is for float16 x, int8 weight, one group and no quantScaleOptional.",
                    "Use antiquantScale in the type of x.");
  const bool fits = group ? is_shape(scale, {groups, s.n}) : is_columns(scale, s.n);
  if (!fits)
    return c.wrong_shape("antiquantScale", scale.shape, group ? shape({groups, s.n}) : shape({1, s.n}),
                         "One number, one for each column, or one for each group and column.");
  if (offset) {
    if (offset->dtype != (words ? static_cast<int32_t>(ACL_INT32) : scale.dtype))
      return c.refuse(std::string("antiquantOffsetOptional has type ") + dtype_name(offset->dtype) + ".",
                      "It has the type of antiquantScale; int32 where that is int64.");
    if (!(offset->shape == scale.shape))
      return c.wrong_shape("antiquantOffsetOptional", offset->shape, shape_text(scale.shape),
                           "Offsets have the shape of the scales.");
  }
  if (quant_offset && !quant) return c.refuse("quantOffsetOptional needs quantScaleOptional.", "Pass both, or none.");
  if ((y.dtype == ACL_INT8) != (quant != nullptr) || (!quant && y.dtype != x.dtype))
    return c.refuse(std::string("y has type ") + dtype_name(y.dtype) + ".",
                    "int8 with quantScaleOptional, the type of x without.");
  for (const auto& [name, t] : {std::pair{"quantScaleOptional", quant}, {"quantOffsetOptional", quant_offset}}) {
    if (t && !is_columns(*t, s.n))
      return c.wrong_shape(name, t->shape, shape({1, s.n}), "One number, or one for each column.");
  }
  if (!bias) return kSuccess;
  if (bias->dtype != (x.dtype == ACL_BF16 ? ACL_FLOAT : ACL_FLOAT16))
    return c.refuse(
        std::string("biasOptional has type ") + dtype_name(bias->dtype) + " for x " + dtype_name(x.dtype) + ".",
        "float16 for float16 x, float32 for bfloat16 x.");
  if (is_shape(*bias, {s.n}) || is_shape(*bias, {1, s.n})) return kSuccess;
  return c.wrong_shape("biasOptional", bias->shape, shape({s.n}), "One number for each column.");
}

}  // namespace hotplate::nn::checks
