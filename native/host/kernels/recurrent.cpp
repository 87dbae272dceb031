// LSTM and GRU layers over whole sequences, and their gradients through time, in float32.
#include <ATen/ATen.h>

#include "gen/args_nn.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

using Tensors = std::vector<at::Tensor>;

using kernels::as_float;

Tensors as_float(const Tensors& list) {
  Tensors result;
  for (const at::Tensor& t : list) result.push_back(as_float(t));
  return result;
}

// The shape of a call, and the tensors of a layer's direction within its lists.
struct Layout {
  int64_t layers, directions, params_each;
  bool batch_first;
  int64_t time, batch;
  // [time, batch, 1], 1 where a sequence of a packed call takes part: elsewhere its state stays, and its output is 0.
  // Undefined when all take part everywhere.
  at::Tensor active;

  Layout(const at::Tensor& input, const std::optional<at::Tensor>& sizes, bool bias, int64_t layer_count, bool two,
         bool first)
      : layers(layer_count), directions(two ? 2 : 1), params_each(bias ? 4 : 2), batch_first(first) {
    if (sizes && sizes->numel()) {
      time = sizes->numel();
      batch = input.size(0) / time;
      const at::Tensor s = sizes->to(at::kLong).contiguous();
      TORCH_CHECK(input.dim() == 2 && input.size(0) == time * batch, "a packed input has shape ", input.sizes(),
                  ", but it must be [steps * batch, features] for ", time, " batch sizes");
      const auto [low, high] = at::aminmax(s);
      TORCH_CHECK(low.item<int64_t>() > 0 && high.item<int64_t>() <= batch, "a batch size of ",
                  low.item<int64_t>() > 0 ? high.item<int64_t>() : low.item<int64_t>(), " is outside of [1, ", batch,
                  "]");
      if (low.item<int64_t>() < batch) active = (at::arange(batch) < s.unsqueeze(1)).unsqueeze(2).to(at::kFloat);
      return;
    }
    TORCH_CHECK(input.dim() == 3, "a sequence without batch sizes must have 3 dimensions");
    batch = input.size(first ? 0 : 1);
    time = input.size(first ? 1 : 0);
  }

  // [time, batch, width], contiguous: steps are rows of memory.
  at::Tensor in_time(const at::Tensor& x) const {
    if (x.dim() == 2) return as_float(x).reshape({time, batch, x.size(1)}).contiguous();
    return as_float(batch_first ? x.transpose(0, 1) : x).contiguous();
  }

  at::Tensor as_given(const at::Tensor& x, const at::Tensor& like) const {
    if (like.dim() == 2) return x.reshape(like.sizes());
    return batch_first ? x.transpose(0, 1) : x;
  }

  at::Tensor kept(int64_t t, const at::Tensor& fresh, const at::Tensor& before) const {
    return active.defined() ? at::lerp(before, fresh, active[t]) : fresh;
  }
  at::Tensor masked(const at::Tensor& x) const { return active.defined() ? x * active : x; }
  at::Tensor masked(const at::Tensor& x, int64_t t) const { return active.defined() ? x * active[t] : x; }

  int64_t count() const { return layers * directions; }
  // Step number s of a direction reads this time.
  int64_t time_of(int64_t s, int64_t direction) const { return direction ? time - 1 - s : s; }
};

struct Weights {
  at::Tensor input, hidden, input_bias, hidden_bias;  // biases undefined without

  Weights(const Tensors& all, int64_t n, int64_t each)
      : input(all[n * each]),
        hidden(all[n * each + 1]),
        input_bias(each == 4 ? all[n * each + 2] : at::Tensor()),
        hidden_bias(each == 4 ? all[n * each + 3] : at::Tensor()) {}

  at::Tensor of_input(const at::Tensor& x) const {
    const at::Tensor y = at::matmul(x, input.t());
    return input_bias.defined() ? y + input_bias : y;
  }
  at::Tensor of_hidden(const at::Tensor& h) const {
    const at::Tensor y = at::mm(h, hidden.t());
    return hidden_bias.defined() ? y + hidden_bias : y;
  }
};

// What the steps of one direction of one layer leave behind: a tensor [time, batch, hidden] of each kind.
struct Kept {
  Tensors kinds;

  Kept(size_t n, const Layout& l, int64_t hidden) {
    for (size_t k = 0; k < n; ++k) kinds.push_back(at::empty({l.time, l.batch, hidden}, at::kFloat));
  }
  void put(int64_t t, std::initializer_list<at::Tensor> values) {
    size_t k = 0;
    for (const at::Tensor& v : values) kinds[k++].select(0, t).copy_(v);
  }
};

// i, j, f, o, h, c, tanh c
enum LstmKind { kI, kJ, kF, kO, kH, kC, kTanhC, kLstmKinds };
// r, z, n, hidden part of n, h
enum GruKind { kR, kZ, kN, kHiddenN, kGruH, kGruKinds };

Kept lstm_direction(const Layout& l, const at::Tensor& x, const Weights& w, at::Tensor h, at::Tensor c,
                    int64_t direction) {
  Kept kept(kLstmKinds, l, h.size(1));
  const at::Tensor from_input = w.of_input(x);
  for (int64_t s = 0; s < l.time; ++s) {
    const int64_t t = l.time_of(s, direction);
    const Tensors gates = (from_input.select(0, t) + w.of_hidden(h)).chunk(4, 1);
    const at::Tensor i = at::sigmoid(gates[0]), f = at::sigmoid(gates[1]), j = at::tanh(gates[2]),
                     o = at::sigmoid(gates[3]);
    const at::Tensor new_c = f * c + i * j, tanh_c = at::tanh(new_c);
    c = l.kept(t, new_c, c);
    h = l.kept(t, o * tanh_c, h);
    kept.put(t, {i, j, f, o, h, c, tanh_c});
  }
  return kept;
}

Kept gru_direction(const Layout& l, const at::Tensor& x, const Weights& w, at::Tensor h, int64_t direction) {
  Kept kept(kGruKinds, l, h.size(1));
  const at::Tensor from_input = w.of_input(x);
  for (int64_t s = 0; s < l.time; ++s) {
    const int64_t t = l.time_of(s, direction);
    const Tensors a = from_input.select(0, t).chunk(3, 1), b = w.of_hidden(h).chunk(3, 1);
    const at::Tensor r = at::sigmoid(a[0] + b[0]), z = at::sigmoid(a[1] + b[1]), n = at::tanh(a[2] + r * b[2]);
    h = l.kept(t, (1 - z) * n + z * h, h);
    kept.put(t, {r, z, n, b[2], h});
  }
  return kept;
}

void write_item(const Tensors& outs, int64_t n, const at::Tensor& value) {
  if (n < static_cast<int64_t>(outs.size()) && outs[n].defined()) write(outs[n], value);
}

// Sums over steps of the gradients of one direction's weights, written as its outputs.
void write_weight_gradients(const Tensors& outs, int64_t n, int64_t each, const at::Tensor& x, const at::Tensor& before,
                            const at::Tensor& d_input, const at::Tensor& d_hidden) {
  auto flat = [](const at::Tensor& t) { return t.flatten(0, 1); };
  write_item(outs, n * each, at::mm(flat(d_input).t(), flat(x)));
  write_item(outs, n * each + 1, at::mm(flat(d_hidden).t(), flat(before)));
  if (each < 4) return;
  write_item(outs, n * each + 2, flat(d_input).sum(0));
  write_item(outs, n * each + 3, flat(d_hidden).sum(0));
}

// The states before each step: the initial one, then those of the step before.
at::Tensor before_steps(const Layout& l, const at::Tensor& states, const at::Tensor& initial, int64_t direction) {
  if (direction == 0) return at::cat({initial.unsqueeze(0), states.narrow(0, 0, l.time - 1)});
  return at::cat({states.narrow(0, 1, l.time - 1), initial.unsqueeze(0)});
}

// The inputs of every layer: the call's, then the states of the layer before, directions side by side.
Tensors layer_inputs(const Layout& l, const at::Tensor& input, const Tensors& states) {
  Tensors inputs{l.in_time(input)};
  for (int64_t layer = 1; layer < l.layers; ++layer) {
    Tensors sides;
    for (int64_t d = 0; d < l.directions; ++d) sides.push_back(l.masked(states[(layer - 1) * l.directions + d]));
    inputs.push_back(at::cat(sides, 2));
  }
  return inputs;
}

void check_saved(const Layout& l, std::initializer_list<const Tensors*> lists) {
  for (const Tensors* list : lists) {
    TORCH_CHECK(static_cast<int64_t>(list->size()) == l.count(), "a list of gates or states has ", list->size(),
                " tensors for ", l.count(), " directions of layers");
  }
}

}  // namespace

void LSTM(const gen::LSTMArgs& a) {
  const Layout l(a.input, a.batchSizes, a.hasBias, a.numLayers, a.bidirectional, a.batchFirst);
  const Tensors params = as_float(a.params);
  TORCH_CHECK(a.hx.size() == 2, "hx must hold the hidden and the cell state");
  const at::Tensor h0 = as_float(a.hx[0]), c0 = as_float(a.hx[1]);
  at::Tensor x = l.in_time(a.input);
  for (int64_t layer = 0; layer < l.layers; ++layer) {
    Tensors sides;
    for (int64_t d = 0; d < l.directions; ++d) {
      const int64_t n = layer * l.directions + d;
      const Kept kept = lstm_direction(l, x, Weights(params, n, l.params_each), h0[n], c0[n], d);
      const int64_t last = l.time_of(l.time - 1, d);
      write(a.hy[n], kept.kinds[kH][last]);
      write(a.cy[n], kept.kinds[kC][last]);
      if (a.train) {
        const Tensors* outs[] = {&a.iOut, &a.jOut, &a.fOut, &a.oOut, &a.hOut, &a.cOut, &a.tanhCOut};
        for (int k = 0; k < kLstmKinds; ++k) write_item(*outs[k], n, kept.kinds[k]);
      }
      sides.push_back(l.masked(kept.kinds[kH]));
    }
    x = at::cat(sides, 2);
  }
  write(a.output, l.as_given(x, a.output));
}

void GRU(const gen::GRUArgs& a) {
  const Layout l(a.input, a.batchSizes, a.hasBias, a.numLayers, a.bidirection, a.batchFirst);
  const Tensors params = as_float(a.params);
  const at::Tensor h0 = as_float(a.hx);
  at::Tensor x = l.in_time(a.input);
  for (int64_t layer = 0; layer < l.layers; ++layer) {
    Tensors sides;
    for (int64_t d = 0; d < l.directions; ++d) {
      const int64_t n = layer * l.directions + d;
      const Kept kept = gru_direction(l, x, Weights(params, n, l.params_each), h0[n], d);
      write(a.hy[n], kept.kinds[kGruH][l.time_of(l.time - 1, d)]);
      if (a.train) {
        const Tensors* outs[] = {&a.rOut, &a.zOut, &a.nOut, &a.hnOut, &a.hOut};
        for (int k = 0; k < kGruKinds; ++k) write_item(*outs[k], n, kept.kinds[k]);
      }
      sides.push_back(l.masked(kept.kinds[kGruH]));
    }
    x = at::cat(sides, 2);
  }
  write(a.output, l.as_given(x, a.output));
}

void LstmBackward(const gen::LstmBackwardArgs& a) {
  const Layout l(a.input, a.batchSizesOptional, a.hasBias, a.numLayers, a.bidirectional, a.batchFirst);
  check_saved(l, {&a.i, &a.g, &a.f, &a.o, &a.h, &a.c, &a.tanhc});
  TORCH_CHECK(a.hx.size() == 2, "hx must hold the hidden and the cell state");
  const Tensors params = as_float(a.params), states = as_float(a.h), cells = as_float(a.c);
  const at::Tensor h0 = as_float(a.hx[0]), c0 = as_float(a.hx[1]);
  const Tensors inputs = layer_inputs(l, a.input, states);
  const int64_t hidden = h0.size(2);
  at::Tensor dy = a.dy ? as_float(a.batchFirst && a.dy->dim() == 3 ? a.dy->transpose(0, 1) : *a.dy)
                       : at::zeros({l.time, l.batch, hidden * l.directions}, at::kFloat);
  dy = dy.reshape({l.time, l.batch, hidden * l.directions});
  for (int64_t layer = l.layers - 1; layer >= 0; --layer) {
    at::Tensor dx;
    for (int64_t d = 0; d < l.directions; ++d) {
      const int64_t n = layer * l.directions + d;
      const Weights w(params, n, l.params_each);
      const at::Tensor i = as_float(a.i[n]), j = as_float(a.g[n]), f = as_float(a.f[n]), o = as_float(a.o[n]),
                       tanh_c = as_float(a.tanhc[n]);
      const at::Tensor from_above = dy.narrow(2, d * hidden, hidden);
      const at::Tensor h_before = before_steps(l, states[n], h0[n], d), c_before = before_steps(l, cells[n], c0[n], d);
      at::Tensor dh = a.dh ? as_float(a.dh->select(0, n)) : at::zeros({l.batch, hidden}, at::kFloat);
      at::Tensor dc = a.dc ? as_float(a.dc->select(0, n)) : at::zeros({l.batch, hidden}, at::kFloat);
      const at::Tensor gates = at::empty({l.time, l.batch, 4 * hidden}, at::kFloat);
      for (int64_t s = l.time - 1; s >= 0; --s) {
        const int64_t t = l.time_of(s, d);
        const at::Tensor dh_t = l.masked(dh + from_above[t], t);
        const at::Tensor dc_t = l.masked(dc, t) + dh_t * o[t] * (1 - tanh_c[t] * tanh_c[t]);
        const at::Tensor before = at::cat({dc_t * j[t] * i[t] * (1 - i[t]), dc_t * c_before[t] * f[t] * (1 - f[t]),
                                           dc_t * i[t] * (1 - j[t] * j[t]), dh_t * tanh_c[t] * o[t] * (1 - o[t])},
                                          1);
        gates.select(0, t).copy_(before);
        dh = l.kept(t, at::mm(before, w.hidden), dh);
        dc = l.kept(t, dc_t * f[t], dc);
      }
      write(a.dhPrevOut[n], dh);
      write(a.dcPrevOut[n], dc);
      write_weight_gradients(a.dparamsOut, n, l.params_each, inputs[layer], h_before, gates, gates);
      const at::Tensor part = at::matmul(gates, w.input);
      dx = dx.defined() ? dx + part : part;
    }
    dy = dx;
  }
  write(a.dxOut, l.as_given(dy, a.dxOut));
}

void GRUBackward(const gen::GRUBackwardArgs& a) {
  const Layout l(a.input, a.batchSizes, a.hasBias, a.numLayers, a.bidirection, a.batchFirst);
  check_saved(l, {&a.r, &a.z, &a.n, &a.hn, &a.h});
  const Tensors params = as_float(a.params), states = as_float(a.h);
  const at::Tensor h0 = as_float(a.hx);
  const Tensors inputs = layer_inputs(l, a.input, states);
  const int64_t hidden = h0.size(2);
  at::Tensor dy = as_float(a.batchFirst && a.dy.dim() == 3 ? a.dy.transpose(0, 1) : a.dy);
  dy = dy.reshape({l.time, l.batch, hidden * l.directions});
  for (int64_t layer = l.layers - 1; layer >= 0; --layer) {
    at::Tensor dx;
    for (int64_t d = 0; d < l.directions; ++d) {
      const int64_t n = layer * l.directions + d;
      const Weights w(params, n, l.params_each);
      const at::Tensor r = as_float(a.r[n]), z = as_float(a.z[n]), c = as_float(a.n[n]), hidden_n = as_float(a.hn[n]);
      const at::Tensor from_above = dy.narrow(2, d * hidden, hidden);
      const at::Tensor h_before = before_steps(l, states[n], h0[n], d);
      at::Tensor dh = as_float(a.dh[n]);
      const at::Tensor d_input = at::empty({l.time, l.batch, 3 * hidden}, at::kFloat),
                       d_hidden = at::empty_like(d_input);
      for (int64_t s = l.time - 1; s >= 0; --s) {
        const int64_t t = l.time_of(s, d);
        const at::Tensor dh_t = l.masked(dh + from_above[t], t);
        const at::Tensor dn = dh_t * (1 - z[t]) * (1 - c[t] * c[t]);
        const at::Tensor dr = dn * hidden_n[t] * r[t] * (1 - r[t]);
        const at::Tensor dz = dh_t * (h_before[t] - c[t]) * z[t] * (1 - z[t]);
        const at::Tensor to_hidden = at::cat({dr, dz, dn * r[t]}, 1);
        d_input.select(0, t).copy_(at::cat({dr, dz, dn}, 1));
        d_hidden.select(0, t).copy_(to_hidden);
        dh = l.kept(t, dh_t * z[t] + at::mm(to_hidden, w.hidden), dh);
      }
      write(a.dhPrevOut[n], dh);
      write_weight_gradients(a.dparamsOut, n, l.params_each, inputs[layer], h_before, d_input, d_hidden);
      const at::Tensor part = at::matmul(d_input, w.input);
      dx = dx.defined() ? dx + part : part;
    }
    dy = dx;
  }
  write(a.dxOut, l.as_given(dy, a.dxOut));
}

void ThnnFusedLstmCell(const gen::ThnnFusedLstmCellArgs& a) {
  at::Tensor x = as_float(a.inputGates) + as_float(a.hiddenGates);
  if (a.inputBiasOptional) x = x + as_float(*a.inputBiasOptional);
  if (a.hiddenBiasOptional) x = x + as_float(*a.hiddenBiasOptional);
  const Tensors gates = x.chunk(4, 1);
  const at::Tensor i = at::sigmoid(gates[0]), f = at::sigmoid(gates[1]), g = at::tanh(gates[2]),
                   o = at::sigmoid(gates[3]);
  const at::Tensor c = f * as_float(a.cx) + i * g;
  write(a.hyOut, o * at::tanh(c));
  write(a.cyOut, c);
  write(a.storageOut, at::cat({i, f, g, o}, 1));
}

void ThnnFusedLstmCellBackward(const gen::ThnnFusedLstmCellBackwardArgs& a) {
  const Tensors gates = as_float(a.storage).chunk(4, 1);
  const at::Tensor &i = gates[0], &f = gates[1], &g = gates[2], &o = gates[3];
  const at::Tensor tanh_c = at::tanh(as_float(a.cy));
  const at::Tensor zero = at::zeros_like(tanh_c);
  const at::Tensor dh = a.gradHyOptional ? as_float(*a.gradHyOptional) : zero;
  const at::Tensor dc = (a.gradCOptional ? as_float(*a.gradCOptional) : zero) + dh * o * (1 - tanh_c * tanh_c);
  const at::Tensor before = at::cat(
      {dc * g * i * (1 - i), dc * as_float(a.cx) * f * (1 - f), dc * i * (1 - g * g), dh * tanh_c * o * (1 - o)}, 1);
  write(a.gradGatesOut, before);
  write(a.gradCxOut, dc * f);
  if (a.hasBias) write(a.gradBiasOut, before.sum(0));
}

}  // namespace hotplate::kernels
