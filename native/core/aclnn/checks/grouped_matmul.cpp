// Contract checks of the grouped matrix products.
#include <algorithm>
#include <optional>

#include "acl/types.h"
#include "aclnn/checks/call.h"

namespace hotplate::nn::checks {

namespace {

constexpr int64_t kInt4 = 8;  // 4-bit integers in a 32-bit word
constexpr size_t kMaxTensors = 128;
constexpr int64_t kMaxGroups = 1024;
constexpr int64_t kInnerLimit = 65536;

bool is_real(int32_t d) { return d == ACL_FLOAT || d == ACL_FLOAT16 || d == ACL_BF16; }
bool is_word(int32_t d) { return d == ACL_INT64 || d == ACL_UINT64; }

// One product of the group as its shapes tell it.
struct Sizes {
  int64_t m = 0, k = 0, n = 0;
};

class GroupedMatmul {
 public:
  explicit GroupedMatmul(const Call& call)
      : c_(call), x_(call.list("x")), w_(call.list("weight")), y_(call.list(call.index("y") >= 0 ? "y" : "out")) {}

  Code check() {
    const bool first = c_.index("groupType") < 0;  // the version that takes numbers as its group list
    for (const auto& [name, list] : {std::pair{"x", &x_}, {"weight", &w_}, {"the output", &y_}}) {
      // An absent list and an empty one are the same at the interface.
      if (list->empty()) {
        return violation(c_.task, kAclnnParamNull, "EZ1001", std::string(name) + " is null or empty.",
                         "Pass at least one tensor.");
      }
      if (list->size() > kMaxTensors) {
        return c_.refuse(std::string(name) + " holds " + std::to_string(list->size()) + " tensors, more than 128.",
                         "Join the weights into one tensor of three dimensions.");
      }
      for (const Tensor* t : *list) {
        if (!t) return c_.refuse(std::string(name) + " holds a null tensor.", "Pass tensors only.");
      }
    }
    if (Code code = attributes()) return code;
    split_ = c_.integer("splitItem", 0);
    many_outputs_ = split_ < 2;
    single_weight_ = w_.size() == 1 && w_[0]->shape.size() == 3;
    experts_ = single_weight_ ? w_[0]->shape[0] : static_cast<int64_t>(w_.size());
    group_list_ = first ? nullptr : c_.tensor("groupListOptional");
    const int ints = first ? c_.index("groupListOptional") : -1;
    has_groups_ = first ? !c_.task.is_null(ints) && !c_.task.ints(ints)->values.empty() : group_list_ != nullptr;
    type_ = first ? (x_.size() > 1 ? -1 : has_groups_ ? 0 : -1) : c_.integer("groupType", -1);
    if (type_ == 2) {
      if (w_.size() != 1 || w_[0]->shape.size() != 2) {
        return c_.refuse("groupType = 2 takes one weight of two dimensions.", "Groups lie along the k-axis of it.");
      }
      experts_ = group_list_ && !group_list_->shape.empty() ? group_list_->shape[0] : 0;
    }
    if (Code code = types()) return code;
    if (Code code = counts()) return code;
    if (has_groups_) {
      if (Code code = first ? group_numbers(c_.task.ints(ints)->values) : group_tensor()) return code;
    }
    if (Code code = shapes()) return code;
    return parameters();
  }

 private:
  Code attributes() const {
    if (Code code = c_.one_of("splitItem", {0, 1, 2, 3})) return code;
    if (Code code = c_.one_of("groupType", {-1, 0, 2})) return code;
    if (Code code = c_.one_of("groupListType", {0, 1, 2})) return code;
    if (Code code = c_.one_of("actType", {0, 1, 2, 4, 5})) return code;
    return c_.none({"offsetOptional", "activationInputOptional", "activationQuantScaleOptional",
                    "activationQuantOffsetOptional", "activationFeatureOutOptional", "dynQuantScaleOutOptional"},
                   "The argument is reserved: pass a null pointer.");
  }

  // Which kind of product is it? x, weight, scales and output have to fit.
  Code types() {
    const int32_t x = x_[0]->dtype, w = w_[0]->dtype, y = y_[0]->dtype;
    for (const auto* list : {&x_, &w_, &y_}) {
      for (const Tensor* t : *list) {
        if (t->dtype != list->front()->dtype)
          return c_.refuse("The tensors of a list have different types.", "Give all of them one type.");
      }
    }
    quantised_ = x == ACL_INT8 || x == ACL_INT32;
    weight4_ = w == ACL_INT32;
    activation4_ = x == ACL_INT32;
    const bool scale = !c_.list("scaleOptional").empty(), tokens = !c_.list("perTokenScaleOptional").empty();
    const bool anti = !c_.list("antiquantScaleOptional").empty();
    const auto refuse = [&](const std::string& why, const char* hint) {
      return c_.refuse(
          "x " + std::string(dtype_name(x)) + ", weight " + dtype_name(w) + " and output " + dtype_name(y) + ": " + why,
          hint);
    };
    if (is_real(x) && w == x) {
      if (scale || tokens || anti) return refuse("products of real numbers take no scales.", "Omit the scales.");
      if (y != x) return refuse("the output must have the type of x.", "Leave output_dtype out.");
    } else if ((x == ACL_FLOAT16 || x == ACL_BF16) && (w == ACL_INT8 || w == ACL_INT32)) {
      if (!anti) return refuse("a quantised weight needs antiquantScaleOptional.", "Pass the factors of the weight.");
      if (scale || tokens) return refuse("only the weight has factors.", "Omit scale and per_token_scale.");
      if (y != x) return refuse("the output must have the type of x.", "Leave output_dtype out.");
      if (type_ == 2) return refuse("groupType = 2 takes real numbers only.", "Use groupType 0 or -1.");
    } else if ((x == ACL_INT8 && (w == ACL_INT8 || w == ACL_INT32)) || (x == ACL_INT32 && w == ACL_INT32)) {
      if (anti) return refuse("integers on both sides have no antiquantScaleOptional.", "Pass scaleOptional.");
      if (type_ == 2) return refuse("groupType = 2 takes real numbers only.", "Use groupType 0 or -1.");
      if (!scale && (weight4_ || tokens || y != ACL_INT32))
        return refuse("without scaleOptional the output is int32, from int8.", "Pass scaleOptional.");
      if (scale && y != ACL_INT8 && y != ACL_FLOAT16 && y != ACL_BF16 && y != ACL_FLOAT)
        return refuse("the output cannot have this type.", "Use int8, float16 or bfloat16.");
      if (weight4_ && y == ACL_INT8) return refuse("4-bit weights give real numbers.", "Use float16 or bfloat16.");
      if (x == ACL_INT8 && weight4_ && !tokens)
        return refuse("8-bit x with 4-bit weights needs perTokenScaleOptional.", "Pass the factors of x.");
    } else {
      return refuse("this combination of types is not supported.",
                    "Use one real type for all, real x with an int8 or int4 weight, or integers on both sides.");
    }
    if (c_.integer("actType", 0) && !tokens)
      return refuse("an activation is for per-token quantisation only.", "Use actType 0, and another operator.");
    return kSuccess;
  }

  Code counts() const {
    const bool x_many = x_.size() > 1 || type_ == -1;
    if (experts_ < 1 || (experts_ > kMaxGroups && type_ != 2))
      return c_.refuse("There are " + std::to_string(experts_) + " groups, but 1 to 1024 are supported.",
                       "A weight of three dimensions holds one matrix for each group.");
    if (x_many && static_cast<int64_t>(x_.size()) != experts_) {
      return c_.refuse("x holds " + std::to_string(x_.size()) + " tensors, but weight has " + std::to_string(experts_) +
                           " matrices.",
                       "Without a group list, or with several x, there is one weight for each x.");
    }
    if (x_many && type_ == 2) return c_.refuse("groupType = 2 takes one x.", "Join the groups along the k-axis.");
    if (!x_many && !has_groups_) {
      return c_.refuse("One x for several groups needs groupListOptional.", "Say how the rows are divided.");
    }
    if (type_ == -1 && has_groups_ && c_.index("groupType") >= 0)
      return c_.refuse("groupType = -1 takes no group list.", "Pass None, or use groupType 0.");
    if (type_ == -1 && !many_outputs_ && c_.index("groupType") >= 0)
      return c_.refuse(
          "groupType = -1 gives one output for each x: splitItem = " + std::to_string(split_) + " is not supported.",
          "Use splitItem 0 or 1.");
    const int64_t outputs = many_outputs_ ? experts_ : 1;
    if (static_cast<int64_t>(y_.size()) != outputs) {
      return c_.refuse("The output holds " + std::to_string(y_.size()) + " tensors, but splitItem = " +
                           std::to_string(split_) + " gives " + std::to_string(outputs) + ".",
                       "splitItem 2 and 3 give one tensor, 0 and 1 one for each group.");
    }
    return kSuccess;
  }

  Code group_tensor() const {
    const int64_t list_type = c_.integer("groupListType", 0);
    if (group_list_->dtype != ACL_INT64)
      return c_.refuse(std::string("groupListOptional has type ") + dtype_name(group_list_->dtype) + ".", "Use int64.");
    if (list_type == 2) {
      if (x_[0]->dtype != ACL_INT8 || w_[0]->dtype != ACL_INT8 || type_ != 0)
        return c_.refuse("groupListType = 2 is for int8 products with groupType 0 only.", "Use groupListType 0 or 1.");
      if (group_list_->shape.size() == 2 && group_list_->shape[1] == 2 && group_list_->shape[0] <= experts_)
        return kSuccess;
      return c_.wrong_shape("groupListOptional", group_list_->shape, shape({experts_, 2}),
                            "Pairs of a group and its size.");
    }
    if (is_shape(*group_list_, {experts_})) return kSuccess;
    return c_.wrong_shape("groupListOptional", group_list_->shape, shape({experts_}), "One number for each group.");
  }

  // The first version checks the numbers themselves, as it has them.
  Code group_numbers(const std::vector<int64_t>& ends) const {
    if (static_cast<int64_t>(ends.size()) != experts_)
      return c_.refuse("groupListOptional holds " + std::to_string(ends.size()) + " numbers, but there are " +
                           std::to_string(experts_) + " groups.",
                       "One number for each group.");
    int64_t before = 0;
    for (size_t i = 0; i < ends.size(); ++i) {
      if (ends[i] < before)
        return c_.refuse("groupListOptional[" + std::to_string(i) + "] = " + std::to_string(ends[i]) +
                             " is smaller than the number before it.",
                         "The numbers are the rows at which the groups end.");
      if (x_.size() > 1 && ends[i] - before != x_[i]->shape[0])
        return c_.refuse("groupListOptional gives group " + std::to_string(i) + " " + std::to_string(ends[i] - before) +
                             " rows, but x has " + std::to_string(x_[i]->shape[0]) + ".",
                         "The differences are the rows of the tensors.");
      if (many_outputs_ && x_.size() == 1 && y_[i]->shape.size() == 2 && ends[i] - before != y_[i]->shape[0])
        return c_.refuse("groupListOptional gives group " + std::to_string(i) + " " + std::to_string(ends[i] - before) +
                             " rows, but the output has " + std::to_string(y_[i]->shape[0]) + ".",
                         "The differences are the rows of the outputs.");
      before = ends[i];
    }
    if (x_.size() == 1 && !x_[0]->shape.empty() && before > x_[0]->shape[0])
      return c_.refuse("groupListOptional ends at row " + std::to_string(before) + ", but x has " +
                           std::to_string(x_[0]->shape[0]) + ".",
                       "The last number is at most the number of rows.");
    return kSuccess;
  }

  // n as the output has it, since a packed weight does not tell which of its dimensions is packed.
  std::optional<Sizes> sizes(int64_t e) const {
    const Tensor& x = *x_[x_.size() > 1 ? e : 0];
    const Tensor& w = *w_[w_.size() > 1 ? e : 0];
    const Tensor& y = *y_[y_.size() > 1 ? e : 0];
    const size_t wd = w.shape.size();
    if (x.shape.size() < 2 || wd < 2 || y.shape.size() < 2) return std::nullopt;
    Sizes s;
    s.m = 1;
    for (size_t i = 0; i + 1 < x.shape.size(); ++i) s.m *= x.shape[i];
    s.k = x.shape[x.shape.size() - 1] * (activation4_ ? kInt4 : 1);
    s.n = y.shape[y.shape.size() - 1];
    const int64_t rows = w.shape[wd - 2], cols = w.shape[wd - 1];
    if (weight4_) {
      if (!((rows == s.k && cols * kInt4 == s.n) || (rows * kInt4 == s.k && cols == s.n))) return std::nullopt;
    } else if (rows != s.k || cols != s.n) {
      return std::nullopt;
    }
    return s;
  }

  Code shapes() const {
    for (int64_t e = 0; e < experts_; ++e) {
      const Tensor& x = *x_[x_.size() > 1 ? e : 0];
      const Tensor& w = *w_[w_.size() > 1 ? e : 0];
      const Tensor& y = *y_[y_.size() > 1 ? e : 0];
      if (w.shape.size() != (single_weight_ ? 3u : 2u))
        return c_.refuse("weight must have 2 dimensions, or be one tensor of 3, but got " + shape_text(w.shape) + ".",
                         "Stack the matrices of all groups, or pass a list of them.");
      const bool many_dims = type_ == -1 && many_outputs_;
      if (x.shape.size() < 2 || x.shape.size() > (many_dims ? 6u : 2u))
        return c_.refuse("x must have 2 dimensions, but got " + shape_text(x.shape) + ".",
                         "Only splitItem 0 without groups takes up to 6.");
      const std::optional<Sizes> s = sizes(e);
      if (!s)
        return c_.refuse("The k-axis of the two inputs are different, or the output has other columns than weight: x " +
                             shape_text(x.shape) + ", weight " + shape_text(w.shape) + ", output " +
                             shape_text(y.shape) + ".",
                         "x is [m, k], weight [k, n] (transpose it by a view), the output [m, n].");
      if (s->k >= kInnerLimit || s->n >= kInnerLimit)
        return c_.refuse("k = " + std::to_string(s->k) + " or n = " + std::to_string(s->n) + " is not below 65536.",
                         "Split the product.");
      if (type_ == 2) {
        const bool fits = many_outputs_ ? is_shape(y, {s->m, s->n}) : is_shape(y, {experts_, s->m, s->n});
        if (!fits)
          return c_.wrong_shape("the output", y.shape,
                                many_outputs_ ? shape({s->m, s->n}) : shape({experts_, s->m, s->n}),
                                "Groups along the k-axis give one matrix each.");
      } else if (many_dims && x_.size() == y_.size()) {
        Dims wanted = x.shape;
        wanted[wanted.size() - 1] = s->n;
        if (!(y.shape == wanted)) return c_.wrong_shape("the output", y.shape, shape_text(wanted), "As x, n columns.");
      } else if (y.shape.size() != 2) {
        return c_.refuse("The output must have 2 dimensions, but got " + shape_text(y.shape) + ".", "[m, n]");
      }
    }
    if (type_ == 2 || many_outputs_) return kSuccess;
    int64_t rows = 0;
    for (const Tensor* x : x_) rows += x->shape[0];
    if (y_[0]->shape[0] == rows) return kSuccess;
    return c_.wrong_shape("the output", y_[0]->shape, shape({rows, y_[0]->shape[1]}), "It has all rows of x.");
  }

  // One tensor for each expert, or one for all with a leading dimension; `inner` are the shapes it may have for one.
  Code vectors(const char* name, std::initializer_list<int32_t> dtypes, bool groups) const {
    const auto list = c_.list(name);
    if (list.empty()) return kSuccess;
    const bool joined = list.size() == 1 && experts_ > 1;
    if (!joined && static_cast<int64_t>(list.size()) != experts_)
      return c_.refuse(std::string(name) + " holds " + std::to_string(list.size()) + " tensors, but there are " +
                           std::to_string(experts_) + " groups.",
                       "One for each weight.");
    for (int64_t e = 0; e < experts_; ++e) {
      const Tensor* t = list[joined ? 0 : e];
      if (!t) return c_.refuse(std::string(name) + " holds a null tensor.", "Pass one for each weight.");
      if (std::find(dtypes.begin(), dtypes.end(), t->dtype) == dtypes.end())
        return c_.refuse(std::string(name) + " has type " + dtype_name(t->dtype) + ", which these inputs do not take.",
                         "See the table of types of the operator.");
      const Sizes s = *sizes(e);
      const Dims& d = t->shape;
      const size_t lead = d.size() > 1 && d[0] == experts_ && (joined || single_weight_) ? 1 : 0;
      const size_t rank = d.size() - lead;
      const int64_t last = d.empty() ? 1 : d[d.size() - 1];
      const bool flat = joined && lead == 0;
      bool fits = !flat && rank >= 1 && (last == s.n || (last == 1 && !groups));
      if (fits && rank == 2) fits = d[lead] > 0 && (groups || d[lead] == 1) && s.k % d[lead] == 0;
      if (rank > 2) fits = false;
      if (joined && d.size() == 1) fits = d[0] == experts_ && !groups;  // one number for each expert
      if (!fits)
        return c_.refuse(std::string(name) + " has shape " + shape_text(d) + ", but there are " +
                             std::to_string(experts_) + " groups of k = " + std::to_string(s.k) +
                             " and n = " + std::to_string(s.n) + ".",
                         groups ? "It is [n], or [groups, n] with groups that divide k; one tensor for all has the "
                                  "number of experts in front."
                                : "It is [n] for each weight, or [experts, n] for all.");
    }
    return kSuccess;
  }

  Code parameters() const {
    const int32_t x = x_[0]->dtype, y = y_[0]->dtype;
    const bool tokens = !c_.list("perTokenScaleOptional").empty();
    if (!quantised_) {
      const int32_t wanted = x == ACL_BF16 ? static_cast<int32_t>(ACL_FLOAT) : x;
      if (Code code = vectors("biasOptional", {wanted}, false)) return code;
    } else if (weight4_ && !activation4_) {
      if (Code code = vectors("biasOptional", {ACL_FLOAT}, false)) return code;
    } else if (activation4_) {
      if (Code code = c_.none({"biasOptional"}, "Products of 4-bit integers take no bias.")) return code;
    } else {
      if (Code code = vectors("biasOptional", {ACL_INT32, ACL_FLOAT, ACL_FLOAT16, ACL_BF16}, false)) return code;
    }
    if (quantised_) {
      const auto scale = c_.list("scaleOptional");
      if (!scale.empty() && scale[0] && y == ACL_INT8 && !is_word(scale[0]->dtype) && !tokens &&
          scale[0]->dtype != ACL_FLOAT && scale[0]->dtype != ACL_BF16)
        return c_.refuse("An int8 output takes scaleOptional as int64.", "Use npu_trans_quant_param.");
      if (Code code = weight4_ ? vectors("scaleOptional", {ACL_INT64, ACL_UINT64, ACL_FLOAT}, true)
                               : vectors("scaleOptional", {ACL_INT64, ACL_UINT64, ACL_FLOAT, ACL_BF16}, false))
        return code;
    } else {
      const bool groups = weight4_;
      if (Code code = vectors("antiquantScaleOptional", {x}, groups)) return code;
      if (Code code = vectors("antiquantOffsetOptional", {x}, groups)) return code;
      const auto scale = c_.list("antiquantScaleOptional"), offset = c_.list("antiquantOffsetOptional");
      for (size_t i = 0; i < std::min(scale.size(), offset.size()); ++i) {
        if (!(scale[i]->shape == offset[i]->shape))
          return c_.wrong_shape("antiquantOffsetOptional", offset[i]->shape, shape_text(scale[i]->shape),
                                "Offsets have the shape of the scales.");
      }
    }
    const auto token = c_.list("perTokenScaleOptional");
    if (token.empty()) return kSuccess;
    if (token.size() != x_.size())
      return c_.refuse("perTokenScaleOptional holds " + std::to_string(token.size()) + " tensors, but x holds " +
                           std::to_string(x_.size()) + ".",
                       "One for each x.");
    for (size_t i = 0; i < x_.size(); ++i) {
      int64_t rows = 1;
      for (size_t d = 0; d + 1 < x_[i]->shape.size(); ++d) rows *= x_[i]->shape[d];
      if (!token[i] || token[i]->dtype != ACL_FLOAT)
        return c_.refuse("perTokenScaleOptional must hold float32 tensors.", "Convert them.");
      if (!is_shape(*token[i], {rows}) && !is_shape(*token[i], {rows, 1}))
        return c_.wrong_shape("perTokenScaleOptional", token[i]->shape, shape({rows}), "One number for each row.");
    }
    return kSuccess;
  }

  const Call& c_;
  const std::vector<const Tensor*> x_, w_, y_;
  const Tensor* group_list_ = nullptr;
  int64_t split_ = 0, type_ = -1, experts_ = 0;
  bool many_outputs_ = false, single_weight_ = false, has_groups_ = false;
  bool quantised_ = false, weight4_ = false, activation4_ = false;
};

}  // namespace

// grouped_matmul(): all arguments of aclnnGroupedMatmul and its later versions.
Code grouped_matmul(const OperatorTask& task, const RuleSpec& rule) {
  const Call call{task, rule};
  return GroupedMatmul(call).check();
}

// grouped_matmul_add(): x [k, m], weight [k, n], yRef [groups * m, n] or [groups, m, n].
Code grouped_matmul_add(const OperatorTask& task, const RuleSpec& rule) {
  const Call c{task, rule};
  if (Code code = c.one_of("groupType", {2})) return code;
  if (Code code = c.one_of("groupListType", {0, 1})) return code;
  if (!c.integer("transposeX", 0) || c.integer("transposeWeight", 0))
    return c.refuse("transposeX must be true and transposeWeight false.", "x is [k, m] and weight [k, n].");
  const Dims &x = c.tensor("x")->shape, &w = c.tensor("weight")->shape, &y = c.tensor("yRef")->shape;
  const Dims& groups = c.tensor("groupList")->shape;
  if (x[0] != w[0])
    return c.refuse(
        "The k-axis of the two inputs are different. x is " + shape_text(x) + ", weight is " + shape_text(w) + ".",
        "Both have the k-axis in front.");
  const int64_t g = groups[0];
  if (y.size() == 2 ? y[0] == g * x[1] && y[1] == w[1] : y.size() == 3 && y[0] == g && y[1] == x[1] && y[2] == w[1])
    return kSuccess;
  return c.wrong_shape("yRef", y, shape({g * x[1], w[1]}), "The matrices of all groups, one under the other.");
}

}  // namespace hotplate::nn::checks
