// Graph operator types of recurrent layers. Sequences are time-major: (T, N, features).
#include <ATen/ATen.h>

#include "gen/args_graph_types_recurrent.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

using Optional = std::optional<at::Tensor>;

// The column block of each of the LSTM's gates (i: input, j: new values, f: forget, o: output) for an order like
// "ifjo"; the new values are also called c.
int64_t block_of(const std::string& order, char gate) {
  for (size_t n = 0; n < order.size(); ++n) {
    if (order[n] == gate || (gate == 'j' && order[n] == 'c')) return static_cast<int64_t>(n);
  }
  TORCH_CHECK(false, "gate_order ", order, " has no gate ", gate);
}

template <class Args>
void check_cell(const Args& a) {
  TORCH_CHECK(a.time_major, "only time-major sequences are supported");
  TORCH_CHECK(!a.use_peephole && a.num_proj == 0 && a.cell_clip <= 0,
              "peepholes, projections and clipping are not supported");
}

struct LstmOutputs {
  at::Tensor y, h, c, i, j, f, o, tanhc;
};

// What the mask of a packed sequence says: where it is 0, the state stays and the output is 0.
void lstm(const at::Tensor& x, const at::Tensor& w_x, const at::Tensor& w_h, const Optional& bias, const Optional& mask,
          const Optional& init_h, const Optional& init_c, const std::string& order, double forget_bias, bool reversed,
          const LstmOutputs& out) {
  const int64_t steps = x.size(0), batch = x.size(1), hidden = w_h.size(0);
  at::Tensor h = init_h ? as_floating(*init_h).reshape({batch, hidden}) : at::zeros({batch, hidden}, w_h.options());
  at::Tensor c = init_c ? as_floating(*init_c).reshape({batch, hidden}) : at::zeros({batch, hidden}, w_h.options());
  at::Tensor inputs = at::matmul(x, w_x);
  if (bias) inputs = inputs + as_floating(*bias);
  const bool masked = mask && mask->dim() == 3;
  for (int64_t n = 0; n < steps; ++n) {
    const int64_t t = reversed ? steps - 1 - n : n;
    const at::Tensor gates = inputs[t] + at::matmul(h, w_h);
    auto gate = [&](char g) { return gates.narrow(1, block_of(order, g) * hidden, hidden); };
    const at::Tensor i = gate('i').sigmoid(), j = gate('j').tanh(), o = gate('o').sigmoid();
    const at::Tensor f = (gate('f') + forget_bias).sigmoid();
    const at::Tensor new_c = f * c + i * j, tanhc = new_c.tanh(), new_h = o * tanhc;
    at::Tensor y = new_h;
    if (masked) {
      const at::Tensor m = as_floating(*mask)[t];
      y = new_h * m;
      h = new_h * m + h * (1 - m);
      c = new_c * m + c * (1 - m);
    } else {
      h = new_h;
      c = new_c;
    }
    out.y[t].copy_(y);
    out.h[t].copy_(h);
    out.c[t].copy_(c);
    out.i[t].copy_(i);
    out.j[t].copy_(j);
    out.f[t].copy_(f);
    out.o[t].copy_(o);
    out.tanhc[t].copy_(tanhc);
  }
}

struct LstmGradients {
  at::Tensor gates, h, c;  // (T, N, 4H), (N, H), (N, H)
};

template <class Args>
LstmGradients lstm_backward(const Args& a, const at::Tensor& w_h) {
  const int64_t steps = a.i.size(0), batch = a.i.size(1), hidden = a.i.size(2);
  const at::Tensor i = as_floating(a.i), j = as_floating(a.j), f = as_floating(a.f), o = as_floating(a.o),
                   tanhc = as_floating(a.tanhct), c = as_floating(a.c);
  const at::Tensor dy = as_floating(a.dy), init_c = as_floating(a.init_c).reshape({batch, hidden});
  const bool reversed = a.direction == "REDIRECTIONAL";
  const bool masked = a.seq_length && a.seq_length->dim() == 3;
  // Gradients of the state may come for the last step only, or for each.
  at::Tensor dh = as_floating(a.dh).reshape({-1, batch, hidden})[-1],
             dc = as_floating(a.dc).reshape({-1, batch, hidden})[-1];
  LstmGradients g{at::zeros({steps, batch, 4 * hidden}, i.options()), {}, {}};
  for (int64_t n = steps; n-- > 0;) {
    const int64_t t = reversed ? steps - 1 - n : n;
    const int64_t before = reversed ? t + 1 : t - 1;
    const at::Tensor c_before = n == 0 ? init_c : c[before];
    const at::Tensor m = masked ? as_floating(*a.seq_length)[t] : at::ones({}, i.options());
    const at::Tensor dh_t = (dh + dy[t]) * m;
    const at::Tensor dc_t = dc * m + dh_t * o[t] * (1 - tanhc[t] * tanhc[t]);
    auto put = [&](char gate, const at::Tensor& value) {
      g.gates[t].narrow(1, block_of(a.gate_order, gate) * hidden, hidden).copy_(value);
    };
    put('i', dc_t * j[t] * i[t] * (1 - i[t]));
    put('j', dc_t * i[t] * (1 - j[t] * j[t]));
    put('f', dc_t * c_before * f[t] * (1 - f[t]));
    put('o', dh_t * tanhc[t] * o[t] * (1 - o[t]));
    dh = at::matmul(g.gates[t], w_h.t()) + dh * (1 - m);
    dc = dc_t * f[t] + dc * (1 - m);
  }
  g.h = dh;
  g.c = dc;
  return g;
}

// The state before each step, (T, N, H).
at::Tensor states_before(const at::Tensor& init, const at::Tensor& all, bool reversed) {
  const at::Tensor first = as_floating(init).reshape({1, all.size(1), all.size(2)}), rest = as_floating(all);
  return reversed ? at::cat({rest.slice(0, 1), first}) : at::cat({first, rest.slice(0, 0, -1)});
}

at::Tensor weight_gradient(const at::Tensor& inputs, const at::Tensor& gates) {
  return at::matmul(inputs.flatten(0, 1).t(), gates.flatten(0, 1));
}

}  // namespace

void OpDynamicRNN(const gen::OpDynamicRNNArgs& a) {
  check_cell(a);
  const at::Tensor w = as_floating(a.w);
  const int64_t inputs = a.x.size(2);
  lstm(as_floating(a.x), w.narrow(0, 0, inputs), w.slice(0, inputs), a.b, a.seq_length, a.init_h, a.init_c,
       a.gate_order, a.forget_bias, a.direction == "REDIRECTIONAL",
       {a.y, a.output_h, a.output_c, a.i, a.j, a.f, a.o, a.tanhc});
}

void OpDynamicRNNV2(const gen::OpDynamicRNNV2Args& a) {
  check_cell(a);
  lstm(as_floating(a.x), as_floating(a.weight_input), as_floating(a.weight_hidden), a.b, a.seq_length, a.init_h,
       a.init_c, a.gate_order, a.forget_bias, a.direction == "REDIRECTIONAL",
       {a.y, a.output_h, a.output_c, a.i, a.j, a.f, a.o, a.tanhc});
}

void OpDynamicRNNGrad(const gen::OpDynamicRNNGradArgs& a) {
  const at::Tensor x = as_floating(a.x), w = as_floating(a.w);
  const int64_t inputs = x.size(2);
  const LstmGradients g = lstm_backward(a, w.slice(0, inputs));
  const at::Tensor before = states_before(a.init_h, a.h, a.direction == "REDIRECTIONAL");
  a.dw.copy_(at::cat({weight_gradient(x, g.gates), weight_gradient(before, g.gates)}));
  a.db.copy_(g.gates.sum({0, 1}));
  a.dx.copy_(at::matmul(g.gates, w.narrow(0, 0, inputs).t()));
  a.dh_prev.copy_(g.h.view(a.dh_prev.sizes()));
  a.dc_prev.copy_(g.c.view(a.dc_prev.sizes()));
}

void OpDynamicRNNV2Grad(const gen::OpDynamicRNNV2GradArgs& a) {
  at::Tensor x = as_floating(a.x);
  if (x.dim() == 2) x = x.unsqueeze(0);
  const at::Tensor w_x = as_floating(a.w_x), h = a.h.dim() == 2 ? a.h.unsqueeze(0) : a.h;
  const LstmGradients g = lstm_backward(a, as_floating(a.w_h));
  a.dw_x.copy_(weight_gradient(x, g.gates));
  a.dw_h.copy_(weight_gradient(states_before(a.init_h, h, a.direction == "REDIRECTIONAL"), g.gates));
  a.db.copy_(g.gates.sum({0, 1}));
  a.dx.copy_(at::matmul(g.gates, w_x.t()).view(a.dx.sizes()));
  a.dh_prev.copy_(g.h.view(a.dh_prev.sizes()));
  a.dc_prev.copy_(g.c.view(a.dc_prev.sizes()));
}

namespace {

// Column blocks of the gates r (reset), z (update) and h (new) of a GRU.
struct GruOrder {
  int64_t r, z, n;
  explicit GruOrder(const std::string& order)
      : r(block_of(order, 'r')), z(block_of(order, 'z')), n(block_of(order, 'h')) {}
};

}  // namespace

void OpDynamicGRUV2(const gen::OpDynamicGRUV2Args& a) {
  TORCH_CHECK(a.reset_after && a.time_major, "only time-major GRUs that reset after the product are supported");
  const at::Tensor w_h = as_floating(a.weight_hidden);
  const int64_t hidden = w_h.size(0), steps = a.x.size(0), batch = a.x.size(1);
  at::Tensor inputs = at::matmul(as_floating(a.x), as_floating(a.weight_input));
  if (a.bias_input) inputs = inputs + as_floating(*a.bias_input);
  at::Tensor h = a.init_h ? as_floating(*a.init_h).reshape({batch, hidden}) : at::zeros({batch, hidden}, w_h.options());
  const GruOrder order(a.gate_order);
  for (int64_t t = 0; t < steps; ++t) {
    at::Tensor state = at::matmul(h, w_h);
    if (a.bias_hidden) state = state + as_floating(*a.bias_hidden);
    auto part = [&](const at::Tensor& all, int64_t block) { return all.narrow(1, block * hidden, hidden); };
    const at::Tensor in = inputs[t], hidden_new = part(state, order.n);
    const at::Tensor r = (part(in, order.r) + part(state, order.r)).sigmoid();
    const at::Tensor z = (part(in, order.z) + part(state, order.z)).sigmoid();
    const at::Tensor n = (part(in, order.n) + r * hidden_new).tanh();
    h = (1 - z) * n + z * h;
    a.y[t].copy_(h);
    a.output_h[t].copy_(h);
    a.update[t].copy_(z);
    a.reset[t].copy_(r);
    a.new_[t].copy_(n);
    a.hidden_new[t].copy_(hidden_new);
  }
}

void OpDynamicGRUV2Grad(const gen::OpDynamicGRUV2GradArgs& a) {
  TORCH_CHECK(a.reset_after && a.time_major, "only time-major GRUs that reset after the product are supported");
  const at::Tensor x = as_floating(a.x), w_x = as_floating(a.weight_input), w_h = as_floating(a.weight_hidden);
  const int64_t hidden = w_h.size(0), steps = x.size(0), batch = x.size(1);
  const GruOrder order(a.gate_order);
  const at::Tensor before = states_before(a.init_h, a.h, false);
  const at::Tensor z = as_floating(a.update), r = as_floating(a.reset), n = as_floating(a.new_),
                   hidden_new = as_floating(a.hidden_new);
  at::Tensor dh = as_floating(a.dh).reshape({-1, batch, hidden})[-1];
  const at::Tensor dy = as_floating(a.dy);
  at::Tensor d_in = at::zeros({steps, batch, 3 * hidden}, x.options()), d_state = at::zeros_like(d_in);
  for (int64_t t = steps; t-- > 0;) {
    const at::Tensor d = dh + dy[t];
    const at::Tensor dz = d * (before[t] - n[t]) * z[t] * (1 - z[t]);
    const at::Tensor dn = d * (1 - z[t]) * (1 - n[t] * n[t]);
    const at::Tensor dr = dn * hidden_new[t] * r[t] * (1 - r[t]);
    auto put = [&](const at::Tensor& to, int64_t block, const at::Tensor& value) {
      to[t].narrow(1, block * hidden, hidden).copy_(value);
    };
    for (const at::Tensor& to : {d_in, d_state}) put(to, order.r, dr), put(to, order.z, dz);
    put(d_in, order.n, dn);
    put(d_state, order.n, dn * r[t]);
    dh = d * z[t] + at::matmul(d_state[t], w_h.t());
  }
  a.dw_input.copy_(weight_gradient(x, d_in));
  a.dw_hidden.copy_(weight_gradient(before, d_state));
  a.db_input.copy_(d_in.sum({0, 1}));
  a.db_hidden.copy_(d_state.sum({0, 1}));
  a.dx.copy_(at::matmul(d_in, w_x.t()));
  a.dh_prev.copy_(dh.view(a.dh_prev.sizes()));
}

}  // namespace hotplate::kernels
