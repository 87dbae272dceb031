// GroupedMatmul in all its versions: one product for each group, of real numbers, of integers, or of real numbers with
// integer weights; all groups' tiles in one parallel loop.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/kernels/grouped.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

constexpr int64_t kInt4 = 8;       // in an int32
constexpr float kHalfByte = 8.0f;  // what splitting int8 into two signed halves leaves out

struct GroupedCall {
  const std::vector<at::Tensor>&x, &weight, &bias, &scale, &anti_scale, &anti_offset, &token_scale;
  int64_t group_type = -1, activation = 0;
  const std::vector<at::Tensor>& out;
};

GemmActivation activation_of(int64_t type) {
  switch (type) {
    case 0:
      return GemmActivation::None;
    case 1:
      return GemmActivation::Relu;
    case 2:
      return GemmActivation::GeluTanh;
    case 4:
      return GemmActivation::FastGelu;
    case 5:
      return GemmActivation::Silu;
    default:
      TORCH_CHECK(false, "activation ", type, " is not supported");
  }
}

// The tensor of one expert: one of a list, or a part of one for all.
at::Tensor of_expert(const std::vector<at::Tensor>& list, int64_t expert, int64_t experts, int64_t rank) {
  if (list.empty()) return {};
  if (static_cast<int64_t>(list.size()) == experts && (experts > 1 || list[0].dim() <= rank)) return list[expert];
  TORCH_CHECK(list.size() == 1 && list[0].dim() > 0 && list[0].size(0) == experts, "a tensor of shape ",
              list.empty() ? at::IntArrayRef() : list[0].sizes(), " has no part for each of ", experts, " groups");
  return list[0][expert];
}

class Grouped {
 public:
  explicit Grouped(const GroupedCall& call) : c_(call) {
    single_ = c_.weight.size() == 1 && c_.weight[0].dim() == 3;
    experts_ = single_ ? c_.weight[0].size(0) : static_cast<int64_t>(c_.weight.size());
  }

  // One x for each weight.
  void separate() {
    int64_t row = 0;
    for (int64_t e = 0; e < experts_; ++e) {
      const at::Tensor x = c_.x[e].flatten(0, -2);
      const at::Tensor out = c_.out.size() > 1 || experts_ == 1 ? c_.out[e].view({x.size(0), c_.out[e].size(-1)})
                                                                : c_.out[0].narrow(0, row, x.size(0));
      add(e, x, c_.token_scale.empty() ? at::Tensor() : c_.token_scale[e].reshape({-1}), out);
      row += x.size(0);
    }
    products_.run();
  }

  // Rows of one x. Those behind the last group give zeros.
  void rows(const std::vector<Group>& groups) {
    const at::Tensor& x = c_.x[0];
    const at::Tensor tokens = c_.token_scale.empty() ? at::Tensor() : c_.token_scale[0].reshape({-1});
    int64_t end = 0;
    std::vector<bool> seen(experts_);
    for (size_t i = 0; i < groups.size(); ++i) {
      const Group& g = groups[i];
      const int64_t count = g.last - g.first;
      at::Tensor out = c_.out[0];
      if (c_.out.size() > 1) {
        out = c_.out[g.expert];
        TORCH_CHECK(out.size(0) == count && !seen[g.expert], "group ", g.expert, " has ", count,
                    " rows, but its output has shape ", out.sizes());
        seen[g.expert] = true;
      } else {
        out = out.narrow(0, g.first, count);
      }
      add(g.expert, x.narrow(0, g.first, count), tokens.defined() ? tokens.narrow(0, g.first, count) : tokens, out);
      end = g.last;
    }
    if (c_.out.size() == 1 && end < c_.out[0].size(0)) c_.out[0].narrow(0, end, c_.out[0].size(0) - end).zero_();
    products_.run();
  }

  // Depths of one x and one weight.
  void depths(const std::vector<Group>& groups) {
    for (size_t i = 0; i < groups.size(); ++i) {
      const int64_t first = groups[i].first, count = groups[i].last - first;
      Gemm g = product(c_.x[0].size(0), count, c_.weight[0].size(1));
      products_.left(g, c_.x[0].narrow(1, first, count));
      products_.right(g, c_.weight[0].narrow(0, first, count));
      const at::Tensor bias = of_expert(c_.bias, static_cast<int64_t>(i), static_cast<int64_t>(groups.size()), 1);
      if (bias.defined()) g.bias = products_.keep(vector_of(factors(bias), g.n));
      set_out(g, c_.out.size() == 1 && c_.out[0].dim() == 3 ? c_.out[0][i] : c_.out[i]);
      products_.add(g);
    }
    products_.run();
  }

 private:
  static Gemm product(int64_t m, int64_t k, int64_t n) {
    Gemm g;
    g.m = m, g.k = k, g.n = n;
    return g;
  }

  // Factors [n], or [groups, n] of groups of depths.
  GemmScale scale_of(const at::Tensor& scale, const at::Tensor& offset, int64_t k, int64_t n) {
    GemmScale s;
    const int64_t groups = scale.dim() > 1 ? scale.size(0) : 1;
    const auto fitting = [&](const at::Tensor& t) {
      return products_.keep(groups > 1 ? factors(t).reshape({groups, n}) : vector_of(factors(t), n));
    };
    s.scale = fitting(scale);
    if (offset.defined()) s.offset = fitting(offset);
    s.group = groups > 1 ? k / groups : 0;
    s.ld = n;
    return s;
  }

  void add(int64_t expert, const at::Tensor& x, const at::Tensor& tokens, const at::Tensor& out) {
    const at::Tensor w = single_ ? c_.weight[0][expert] : c_.weight[expert];
    const bool x4 = x.scalar_type() == at::kInt, w4 = w.scalar_type() == at::kInt;
    const bool integers = x4 || x.scalar_type() == at::kChar;
    Gemm g = product(x.size(0), x.size(1) * (x4 ? kInt4 : 1), out.size(1));
    if (g.m == 0) return;
    products_.left(g, x);
    products_.right(g, w);
    const at::Tensor bias = of_expert(c_.bias, expert, experts_, 1);
    if (!integers) {
      if (bias.defined()) g.bias = products_.keep(vector_of(factors(bias), g.n));
      const at::Tensor anti = of_expert(c_.anti_scale, expert, experts_, w4 ? 2 : 1);
      if (anti.defined())
        g.right_scale = scale_of(anti, of_expert(c_.anti_offset, expert, experts_, w4 ? 2 : 1), g.k, g.n);
    } else {
      const at::Tensor scale = of_expert(c_.scale, expert, experts_, w4 ? 2 : 1);
      if (w4 && !x4) {
        // x is split into halves that are signed 4-bit integers, x = 16 h + l + 8: what is left out comes with the
        // bias.
        const at::Tensor one = at::ones({g.m}, at::kFloat);
        g.left_scale.scale = products_.keep(one);
        g.left_scale.offset = products_.keep(one * -kHalfByte);
        g.right_scale = scale_of(scale, {}, g.k, g.n);
        if (bias.defined()) g.before = products_.keep(vector_of(factors(bias), g.n));
        if (tokens.defined()) g.row = products_.keep(tokens.contiguous());
      } else if (scale.defined() && scale.dim() > 1 && scale.size(0) > 1) {
        g.right_scale = scale_of(scale, {}, g.k, g.n);
        if (tokens.defined()) g.row = products_.keep(tokens.contiguous());
      } else {
        if (scale.defined()) g.column = products_.keep(vector_of(factors(scale), g.n));
        if (tokens.defined()) g.row = products_.keep(tokens.contiguous());
        if (bias.defined() && bias.scalar_type() == at::kInt) {
          g.integer_bias = products_.keep_int(bias.reshape({-1}).expand({g.n}).contiguous());
        } else if (bias.defined()) {
          g.bias = products_.keep(vector_of(factors(bias), g.n));
        }
        const bool words = scale.defined() && (scale.scalar_type() == at::kLong || scale.scalar_type() == at::kUInt64);
        if (words && out.scalar_type() == at::kChar && !g.bias) {
          const at::Tensor offsets = word_offsets(scale);
          if (offsets.defined()) g.bias = products_.keep(vector_of(offsets, g.n));
        }
      }
    }
    g.activation = activation_of(c_.activation);
    set_out(g, out);
    products_.add(g);
  }

  const GroupedCall& c_;
  Gemms products_;
  int64_t experts_ = 0;
  bool single_ = false;
};

void run(const GroupedCall& c, const std::vector<Group>* groups) {
  Grouped grouped(c);
  if (!groups) {
    grouped.separate();
  } else if (c.group_type == 2) {
    grouped.depths(*groups);
  } else {
    grouped.rows(*groups);
  }
}

template <class Args>
void grouped_matmul(const Args& a) {
  const GroupedCall c{.x = a.x,
                      .weight = a.weight,
                      .bias = a.biasOptional,
                      .scale = a.scaleOptional,
                      .anti_scale = a.antiquantScaleOptional,
                      .anti_offset = a.antiquantOffsetOptional,
                      .token_scale = a.perTokenScaleOptional,
                      .group_type = a.groupType,
                      .activation = a.actType,
                      .out = a.out};
  const bool single = a.weight.size() == 1 && a.weight[0].dim() == 3;
  const int64_t matrices = single ? a.weight[0].size(0) : static_cast<int64_t>(a.weight.size());
  if (a.x.size() > 1 || a.groupType == -1) {
    if (a.groupListOptional) {
      const std::vector<Group> groups = read_groups(*a.groupListOptional, a.groupListType, matrices, a.out[0].size(0));
      for (size_t i = 0; i < groups.size(); ++i) {
        TORCH_CHECK(i < a.x.size() && groups[i].last - groups[i].first == a.x[i].size(0), "group_list gives group ", i,
                    " ", groups[i].last - groups[i].first, " rows, but x has others");
      }
    }
    return run(c, nullptr);
  }
  const bool depths = a.groupType == 2;
  const int64_t experts = depths ? a.groupListOptional->size(0) : matrices;
  const std::vector<Group> groups =
      read_groups(*a.groupListOptional, a.groupListType, experts, depths ? a.weight[0].size(0) : a.x[0].size(0));
  run(c, &groups);
}

}  // namespace

void GroupedMatmul(const gen::GroupedMatmulArgs& a) {
  const std::vector<at::Tensor> none;
  const GroupedCall c{.x = a.x,
                      .weight = a.weight,
                      .bias = a.biasOptional,
                      .scale = a.scaleOptional,
                      .anti_scale = a.antiquantScaleOptional,
                      .anti_offset = a.antiquantOffsetOptional,
                      .token_scale = none,
                      .out = a.y};
  const std::vector<int64_t> ends = a.groupListOptional.value_or(std::vector<int64_t>());
  if (a.x.size() > 1 || ends.empty()) return run(c, nullptr);
  std::vector<Group> groups;
  int64_t before = 0;
  for (int64_t end : ends) {
    groups.push_back({static_cast<int64_t>(groups.size()), before, end});
    before = end;
  }
  run(c, &groups);
}

void GroupedMatmulV4(const gen::GroupedMatmulV4Args& a) { grouped_matmul(a); }
void GroupedMatmulV5(const gen::GroupedMatmulV5Args& a) { grouped_matmul(a); }
void GroupedMatmulWeightNz(const gen::GroupedMatmulWeightNzArgs& a) { grouped_matmul(a); }

namespace {

template <class Args>
void grouped_add(const Args& a, int64_t list_type) {
  const int64_t count = a.groupList.size(0), m = a.x.size(1), n = a.weight.size(1);
  const std::vector<Group> groups = read_groups(a.groupList, list_type, count, a.x.size(0));
  Gemms products;
  for (size_t i = 0; i < groups.size(); ++i) {
    Gemm g;
    g.m = m, g.n = n, g.k = groups[i].last - groups[i].first;
    if (g.k == 0) continue;
    products.left(g, a.x.narrow(0, groups[i].first, g.k).transpose(0, 1));
    products.right(g, a.weight.narrow(0, groups[i].first, g.k));
    set_out(g, a.yRef.dim() == 3 ? a.yRef[i] : a.yRef.narrow(0, static_cast<int64_t>(i) * m, m));
    g.accumulate = true;
    products.add(g);
  }
  products.run();
}

}  // namespace

void GroupedMatmulAdd(const gen::GroupedMatmulAddArgs& a) { grouped_add(a, 0); }
void GroupedMatmulAddV2(const gen::GroupedMatmulAddV2Args& a) { grouped_add(a, a.groupListType); }

}  // namespace hotplate::kernels
