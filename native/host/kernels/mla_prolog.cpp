// What comes before multi-head latent attention: MlaPrologV2WeightNz and MlaPrologV3WeightNz. Projections of the
// tokens, two norms, rotary embedding, and the rows that go into the caches.
//
//   cq = rms_norm(x Wdq) * qc_qr_scale      q = cq Wuq (per head) Wuk      q_rope = rope(cq Wqr)
//   ckv = rms_norm(x Wdkv) * kc_scale       k_rope = rope(x Wkr)
//
// Facts: the documentation of torch_npu.npu_mla_prolog_v3, and op-plugin's tests of the three versions (how numbers are
// quantised on the way). Products of 8-bit numbers are exact; 16-bit ones are summed in fp32 and rounded to bf16 where
// the next product takes them.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/kernels/attention_arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/matmul.h"

namespace hotplate::kernels {
namespace {

struct Prolog {
  at::Tensor x, w_dq, w_uq_qr, w_uk, w_dkv_kr, gamma_cq, gamma_ckv, sin, cos, kv_cache, kr_cache, index;
  at::Tensor scale_x, scale_dq, scale_uq_qr, scale_dkv_kr, quant_ckv, quant_ckr, smooth, lengths, clip;
  at::Tensor query, query_rope, query_scale, query_norm, query_norm_scale;
  double eps_cq = 1e-5, eps_ckv = 1e-5, cq_factor = 1.0, ckv_factor = 1.0;
  std::string mode;
  int64_t weight_mode = 0, cache_mode = 0, query_mode = 0, repo_mode = 0, scale_repo_mode = 0;
  bool third = false, norm = false;

  bool blocks() const { return mode.rfind("PA_BLK", 0) == 0; }
  bool paged() const { return mode.rfind("PA_", 0) == 0; }
  bool fractal() const { return mode == "PA_NZ" || mode == "PA_BLK_NZ"; }
  int64_t tokens() const { return x.dim() == 2 ? x.size(0) : x.size(0) * x.size(1); }
};

at::Tensor given(const at::Tensor& t) { return t.defined() && t.numel() > 0 ? t : at::Tensor(); }

Prolog prolog_of(const Call& call) {
  Prolog p;
  p.x = call.tensor({"tokenX"});
  p.w_dq = call.tensor({"weightDq"});
  p.w_uq_qr = call.tensor({"weightUqQr"});
  p.w_uk = call.tensor({"weightUk"});
  p.w_dkv_kr = call.tensor({"weightDkvKr"});
  p.gamma_cq = call.tensor({"rmsnormGammaCq"});
  p.gamma_ckv = call.tensor({"rmsnormGammaCkv"});
  p.sin = call.tensor({"ropeSin"});
  p.cos = call.tensor({"ropeCos"});
  p.kv_cache = call.tensor({"kvCacheRef"});
  p.kr_cache = call.tensor({"krCacheRef"});
  p.index = call.tensor({"cacheIndex", "cacheIndexOptional"});
  p.scale_x = given(call.tensor({"dequantScaleXOptional"}));
  p.scale_dq = given(call.tensor({"dequantScaleWDqOptional"}));
  p.scale_uq_qr = given(call.tensor({"dequantScaleWUqQrOptional"}));
  p.scale_dkv_kr = given(call.tensor({"dequantScaleWDkvKrOptional"}));
  p.quant_ckv = given(call.tensor({"quantScaleCkvOptional"}));
  p.quant_ckr = given(call.tensor({"quantScaleCkrOptional"}));
  p.smooth = given(call.tensor({"smoothScalesCqOptional"}));
  p.lengths = given(call.tensor({"actualSeqLenOptional"}));
  p.clip = given(call.tensor({"kNopeClipAlphaOptional"}));
  p.query = call.tensor({"queryOut"});
  p.query_rope = call.tensor({"queryRopeOut"});
  p.query_scale = given(call.tensor({"dequantScaleQNopeOutOptional"}));
  p.query_norm = given(call.tensor({"queryNormOutOptional"}));
  p.query_norm_scale = given(call.tensor({"dequantScaleQNormOutOptional"}));
  p.eps_cq = call.real("rmsnormEpsilonCq", 1e-5);
  p.eps_ckv = call.real("rmsnormEpsilonCkv", 1e-5);
  p.cq_factor = call.real("qcQrScale", 1.0);
  p.ckv_factor = call.real("kcScale", 1.0);
  p.mode = call.text({"cacheModeOptional"});
  if (p.mode.empty()) p.mode = "PA_BSND";
  p.third = call.find({"weightQuantMode"}) >= 0;
  if (p.third) {
    p.weight_mode = call.integer("weightQuantMode", 0);
    p.cache_mode = call.integer("kvCacheQuantMode", 0);
    p.query_mode = call.integer("queryQuantMode", 0);
    p.repo_mode = call.integer("ckvkrRepoMode", 0);
    p.scale_repo_mode = call.integer("quantScaleRepoMode", 0);
  } else if (p.x.defined() && p.w_uq_qr.defined()) {
    // The second version tells the modes by what it is given.
    p.weight_mode = p.x.scalar_type() == at::kChar ? 2 : p.w_uq_qr.scalar_type() == at::kChar ? 1 : 0;
    p.cache_mode = !p.quant_ckv.defined() ? 0 : p.weight_mode == 2 ? 1 : 2;
    p.query_mode = p.weight_mode == 2 && p.cache_mode == 1 ? 1 : 0;
  }
  return p;
}

Problem check_modes(const Prolog& p) {
  const bool known = (p.weight_mode == 0 && p.cache_mode == 0) ||
                     (p.weight_mode == 1 && (p.cache_mode == 0 || p.cache_mode == 2)) ||
                     (p.weight_mode == 2 && (p.cache_mode == 0 || p.cache_mode == 1));
  if (!known || p.query_mode != (p.weight_mode == 2 && p.cache_mode == 1 ? 1 : 0))
    return tiling_refuses(
        "0/0/0, 1/0/0, 1/2/0, 2/0/0 and 2/1/1 are supported; groups of a token (kvCacheQuantMode 3) are not",
        "weightQuantMode ", p.weight_mode, ", kvCacheQuantMode ", p.cache_mode, " and queryQuantMode ", p.query_mode,
        " are not supported together.");
  if (p.repo_mode != 0 || p.scale_repo_mode != 0 || p.clip.defined())
    return tiling_refuses("pass 0 and keep caches and scales apart", "ckvkrRepoMode(", p.repo_mode,
                          "), quantScaleRepoMode(", p.scale_repo_mode,
                          ") and kNopeClipAlpha belong to kvCacheQuantMode 3, which is not supported.");
  for (const char* mode : {"PA_BSND", "PA_NZ"})
    if (p.mode == mode) return std::nullopt;
  if (p.third)
    for (const char* mode : {"PA_BLK_BSND", "PA_BLK_NZ", "BSND", "TND"})
      if (p.mode == mode) return std::nullopt;
  return tiling_refuses(p.third ? "PA_BSND, PA_NZ, PA_BLK_BSND, PA_BLK_NZ, BSND or TND" : "PA_BSND or PA_NZ",
                        "cacheMode ", p.mode, " is not supported.");
}

Problem check_prolog_types(const Prolog& p) {
  const bool full = p.weight_mode == 2;
  const auto half = at::kBFloat16;
  const std::tuple<const char*, at::Tensor, at::ScalarType> wanted[] = {
      {"tokenX", p.x, full ? at::kChar : half},
      {"weightDq", p.w_dq, full ? at::kChar : half},
      {"weightUqQr", p.w_uq_qr, p.weight_mode ? at::kChar : half},
      {"weightUk", p.w_uk, half},
      {"weightDkvKr", p.w_dkv_kr, full ? at::kChar : half},
      {"rmsnormGammaCq", p.gamma_cq, half},
      {"rmsnormGammaCkv", p.gamma_ckv, half},
      {"ropeSin", p.sin, half},
      {"ropeCos", p.cos, half},
      {"kvCache", p.kv_cache, p.cache_mode ? at::kChar : half},
      {"krCache", p.kr_cache, p.cache_mode == 2 ? at::kChar : half},
      {"cacheIndex", p.index, at::kLong},
      {"dequantScaleX", p.scale_x, at::kFloat},
      {"dequantScaleWDq", p.scale_dq, at::kFloat},
      {"dequantScaleWUqQr", p.scale_uq_qr, at::kFloat},
      {"dequantScaleWDkvKr", p.scale_dkv_kr, at::kFloat},
      {"quantScaleCkv", p.quant_ckv, at::kFloat},
      {"quantScaleCkr", p.quant_ckr, at::kFloat},
      {"smoothScalesCq", p.smooth, at::kFloat},
      {"actualSeqLen", p.lengths, at::kInt},
      {"query", p.query, p.query_mode ? at::kChar : half},
      {"queryRope", p.query_rope, half},
      {"queryNorm", p.query_norm, p.weight_mode ? at::kChar : half},
      {"dequantScaleQNope", p.query_mode ? p.query_scale : at::Tensor(), at::kFloat},
      {"dequantScaleQNorm", p.query_norm_scale, at::kFloat}};
  for (const auto& [name, t, type] : wanted)
    if (Problem problem = check_type(name, t, {type})) return problem;
  const std::tuple<const char*, at::Tensor, bool> needed[] = {{"dequantScaleX", p.scale_x, full},
                                                              {"dequantScaleWDq", p.scale_dq, full},
                                                              {"dequantScaleWUqQr", p.scale_uq_qr, p.weight_mode > 0},
                                                              {"dequantScaleWDkvKr", p.scale_dkv_kr, full},
                                                              {"quantScaleCkv", p.quant_ckv, p.cache_mode > 0},
                                                              {"quantScaleCkr", p.quant_ckr, p.cache_mode == 2},
                                                              {"cacheIndex", p.index, p.paged()},
                                                              {"dequantScaleQNope", p.query_scale, p.query_mode > 0}};
  for (const auto& [name, t, need] : needed)
    if (need && !t.defined())
      return tiling_refuses(c10::str("pass ", name), name, " should be given for weightQuantMode ", p.weight_mode,
                            ", kvCacheQuantMode ", p.cache_mode, " and cacheMode ", p.mode, ".");
  return std::nullopt;
}

Problem wrong(const char* name, const at::Tensor& t, const char* want) {
  return tiling_refuses(c10::str("pass ", name, " as ", want), "the shape of ", name, " ", t.sizes(), " should be ",
                        want, ".");
}

Problem check_prolog_shapes(const Prolog& p) {
  if (p.x.dim() != 2 && p.x.dim() != 3) return wrong("tokenX", p.x, "[T, He] or [B, S, He]");
  const bool flat = p.x.dim() == 2;
  if (p.w_dq.dim() != 2 || p.w_dq.size(0) != p.x.size(-1)) return wrong("weightDq", p.w_dq, "[He, Hcq]");
  if (p.w_uk.dim() != 3 || p.w_uk.numel() == 0) return wrong("weightUk", p.w_uk, "[N, D, Hckv]");
  const int64_t t = p.tokens(), hcq = p.w_dq.size(1), n = p.w_uk.size(0), d = p.w_uk.size(1), hckv = p.w_uk.size(2);
  std::vector<int64_t> lead = p.x.sizes().slice(0, p.x.dim() - 1).vec();
  const auto shaped = [&](std::initializer_list<int64_t> tail) {
    std::vector<int64_t> shape = lead;
    shape.insert(shape.end(), tail);
    return shape;
  };
  const int64_t dr = p.sin.dim() ? p.sin.size(-1) : 0;
  if (dr % 2 != 0 || p.sin.sizes() != at::IntArrayRef(shaped({dr})))
    return wrong("ropeSin", p.sin, "[T, Dr] or [B, S, Dr]");
  if (Problem problem = check_shape("ropeCos", p.cos, p.sin.sizes())) return problem;
  if (Problem problem = check_shape("weightUqQr", p.w_uq_qr, {hcq, n * (d + dr)})) return problem;
  if (Problem problem = check_shape("weightDkvKr", p.w_dkv_kr, {p.x.size(-1), hckv + dr})) return problem;
  if (Problem problem = check_shape("rmsnormGammaCq", p.gamma_cq, {hcq})) return problem;
  if (Problem problem = check_shape("rmsnormGammaCkv", p.gamma_ckv, {hckv})) return problem;
  const std::tuple<const char*, at::Tensor, int64_t> counts[] = {{"dequantScaleX", p.scale_x, t},
                                                                 {"dequantScaleWDq", p.scale_dq, hcq},
                                                                 {"dequantScaleWUqQr", p.scale_uq_qr, n * (d + dr)},
                                                                 {"dequantScaleWDkvKr", p.scale_dkv_kr, hckv + dr},
                                                                 {"quantScaleCkr", p.quant_ckr, dr},
                                                                 {"smoothScalesCq", p.smooth, hcq}};
  for (const auto& [name, s, count] : counts)
    if (s.defined() && s.numel() != count)
      return tiling_refuses("pass one scale for each row or channel", name, " should have ", count,
                            " values, but its shape is ", s.sizes(), ".");
  if (p.quant_ckv.defined() && p.quant_ckv.numel() != hckv && (p.quant_ckv.numel() != 1 || p.cache_mode == 2))
    return wrong("quantScaleCkv", p.quant_ckv, "[1] or [1, Hckv]");
  for (const auto& [name, cache, width] :
       {std::tuple<const char*, const at::Tensor*, int64_t>{"kvCache", &p.kv_cache, hckv},
        {"krCache", &p.kr_cache, dr}}) {
    const bool fits = p.paged()          ? cache->dim() == 4 && cache->size(1) > 0 && cache->size(2) == 1
                      : p.mode == "BSND" ? cache->dim() == 4 && cache->size(2) == 1 && !flat &&
                                               cache->size(0) == p.x.size(0) && cache->size(1) >= p.x.size(1)
                                         : cache->dim() == 3 && cache->size(1) == 1 && flat && cache->size(0) >= t;
    if (!fits || cache->size(-1) != width || (p.fractal() && width * cache->element_size() % 32 != 0))
      return wrong(name, *cache,
                   p.paged()          ? "[BlockNum, BlockSize, 1, D]"
                   : p.mode == "BSND" ? "[B, S, 1, D]"
                                      : "[T, 1, D]");
    if (p.paged() && cache->sizes().slice(0, 2) != p.kv_cache.sizes().slice(0, 2))
      return wrong(name, *cache, "[BlockNum, BlockSize, 1, D] with the blocks of kvCache");
  }
  if (p.paged() && !p.blocks() && p.index.sizes() != at::IntArrayRef(lead))
    return wrong("cacheIndex", p.index, "[T] or [B, S]");
  if (p.blocks()) {
    const int64_t page = p.kv_cache.size(1);
    if (flat && !p.lengths.defined())
      return tiling_refuses("pass running sums of the lengths", "actualSeqLen should be given for cacheMode ", p.mode,
                            ".");
    if (!flat && (page == 0 || p.index.dim() != 2 || p.index.size(0) != p.x.size(0) ||
                  p.index.size(1) != (p.x.size(1) + page - 1) / page))
      return wrong("cacheIndex", p.index, "[B, ceil(S / BlockSize)]");
    if (flat && p.index.dim() != 1) return wrong("cacheIndex", p.index, "[blocks of all sequences]");
  }
  if (Problem problem = check_shape("query", p.query, shaped({n, hckv}))) return problem;
  if (Problem problem = check_shape("queryRope", p.query_rope, shaped({n, dr}))) return problem;
  if (p.query_mode)
    if (Problem problem = check_shape("dequantScaleQNope", p.query_scale, {t, n, 1})) return problem;
  if (Problem problem = check_shape("queryNorm", p.query_norm, shaped({hcq}))) return problem;
  if (p.query_norm_scale.defined() && p.weight_mode)
    if (Problem problem = check_shape("dequantScaleQNorm", p.query_norm_scale, {t, 1})) return problem;
  return std::nullopt;
}

Problem check_prolog(const Call& call) {
  const Prolog p = prolog_of(call);
  if (Problem problem = check_modes(p)) return problem;
  if (Problem problem = check_prolog_types(p)) return problem;
  return check_prolog_shapes(p);
}

const bool bound = add_rules({"MlaPrologV2WeightNz", "MlaPrologV3WeightNz"}, check_prolog);

at::Tensor bf16(const at::Tensor& t) { return t.to(at::kBFloat16); }

// a [rows, k] times b [k, n] in fp32.
at::Tensor product(const at::Tensor& a, const at::Tensor& b) {
  at::Tensor out = at::empty({a.size(0), b.size(1)}, at::kFloat);
  if (out.numel() == 0) return out;
  if (a.scalar_type() == at::kChar) return at::_int_mm(a.contiguous(), b.contiguous()).to(at::kFloat);
  matmul(a, b, out);
  return out;
}

at::Tensor rms_norm(const at::Tensor& x, const at::Tensor& gamma, double eps, double factor) {
  return x * at::rsqrt(x.square().mean(-1, true) + eps) * as_float(gamma) * factor;
}

// Pairs of neighbours to halves, then y = [x1, x2] cos + [-x2, x1] sin.
at::Tensor rope(const at::Tensor& x, const at::Tensor& cos, const at::Tensor& sin) {
  const int64_t half = x.size(-1) / 2;
  const at::Tensor pairs = x.unflatten(-1, {half, 2});
  const at::Tensor a = pairs.select(-1, 0), b = pairs.select(-1, 1);
  return at::cat({a, b}, -1) * cos + at::cat({-b, a}, -1) * sin;
}

at::Tensor to_int8(const at::Tensor& x) { return at::round(x).nan_to_num(0.0).clamp(-128, 127).to(at::kChar); }

// Rows of 8-bit numbers and their scales [.., 1].
std::pair<at::Tensor, at::Tensor> dynamic_quant(const at::Tensor& x) {
  const at::Tensor scale = x.abs().amax(-1, true) / 127.0;
  return {to_int8(at::where(scale == 0, at::zeros({}, at::kFloat), x / scale)), scale};
}

// Where the rows of the tokens go: slots of a paged cache, or rows of one that is not.
std::vector<int64_t> slots_of(const Prolog& p) {
  const int64_t t = p.tokens();
  std::vector<int64_t> slots(t);
  if (!p.paged()) {
    const int64_t s = p.mode == "BSND" ? p.x.size(1) : t, ld = p.mode == "BSND" ? p.kv_cache.size(1) : t;
    for (int64_t i = 0; i < t; ++i) slots[i] = i / std::max<int64_t>(s, 1) * ld + i % std::max<int64_t>(s, 1);
    return slots;
  }
  const at::Tensor index = p.index.contiguous();
  const int64_t* at = index.const_data_ptr<int64_t>();
  const int64_t page = p.kv_cache.size(1), blocks = p.kv_cache.size(0);
  if (!p.blocks()) {
    for (int64_t i = 0; i < t; ++i) {
      slots[i] = at[i];
      TORCH_CHECK_INDEX(at[i] >= -1 && at[i] < blocks * page, "cacheIndex[", i, "] is ", at[i], ", but the cache has ",
                        blocks * page, " rows.");
    }
    return slots;
  }
  std::vector<int64_t> ends;
  if (p.x.dim() == 3) {
    for (int64_t b = 1; b <= p.x.size(0); ++b) ends.push_back(b * p.x.size(1));
  } else {
    const at::Tensor lengths = p.lengths.to(at::kLong).contiguous();
    ends.assign(lengths.const_data_ptr<int64_t>(), lengths.const_data_ptr<int64_t>() + lengths.numel());
  }
  int64_t first = 0, block = 0;
  for (int64_t end : ends) {
    TORCH_CHECK(end >= first && end <= t, "actualSeqLen holds ", end, ", but running sums grow from ", first, " to ", t,
                ".");
    for (int64_t i = first; i < end; ++i) {
      const int64_t which = block + (i - first) / page;
      TORCH_CHECK_INDEX(which < index.numel(), "cacheIndex has ", index.numel(),
                        " blocks, but the sequences need more.");
      TORCH_CHECK_INDEX(at[which] >= 0 && at[which] < blocks, "cacheIndex[", which, "] is ", at[which],
                        ", but the cache has ", blocks, " blocks.");
      slots[i] = at[which] * page + (i - first) % page;
    }
    block += (end - first + page - 1) / page;
    first = end;
  }
  for (int64_t i = first; i < t; ++i) slots[i] = -1;
  return slots;
}

// rows [T, D] of the type of the cache into its slots; -1: nowhere.
void store(const Prolog& p, const at::Tensor& rows, const at::Tensor& cache, const std::vector<int64_t>& slots) {
  if (rows.numel() == 0) return;
  const at::Tensor from = rows.contiguous(), to = cache.contiguous();
  const int64_t size = static_cast<int64_t>(to.element_size()), width = rows.size(1) * size;
  const int64_t page = p.paged() ? cache.size(1) : 1, chunk = p.fractal() ? 32 : width;
  const char* row = static_cast<const char*>(from.const_data_ptr());
  char* const data = static_cast<char*>(to.mutable_data_ptr());
  for (int64_t slot : slots) {
    for (int64_t c = 0; slot >= 0 && c < width; c += chunk) {
      char* const at =
          p.fractal() ? data + (slot / page * width + c) * page + slot % page * chunk : data + slot * width + c;
      std::memcpy(at, row + c, chunk);
    }
    row += width;
  }
  if (!to.is_same(cache)) at::Tensor(cache).copy_(to);
}

void run(const Prolog& p) {
  const int64_t t = p.tokens(), n = p.w_uk.size(0), d = p.w_uk.size(1), hckv = p.w_uk.size(2), dr = p.sin.size(-1);
  if (t == 0) return;
  const at::Tensor x = p.x.reshape({t, p.x.size(-1)});
  const at::Tensor cos = as_float(p.cos).reshape({t, dr}), sin = as_float(p.sin).reshape({t, dr});
  const bool full = p.weight_mode == 2;
  const auto scaled = [&](at::Tensor y, const at::Tensor& rows, const at::Tensor& cols) {
    if (rows.defined()) y = y * rows.reshape({-1, 1});
    return cols.defined() ? y * cols.reshape({1, -1}) : y;
  };
  at::Tensor c = product(x, p.w_dq);
  if (full) c = scaled(c, p.scale_x, p.scale_dq);
  const at::Tensor norm = rms_norm(c, p.gamma_cq, p.eps_cq, p.cq_factor);
  at::Tensor q;
  if (p.weight_mode) {
    const auto [values, scale] = dynamic_quant(p.smooth.defined() ? norm * p.smooth.reshape({1, -1}) : norm);
    q = scaled(product(values, p.w_uq_qr), scale, p.scale_uq_qr);
    if (p.query_norm.defined()) p.query_norm.copy_(values.view_as(p.query_norm));
    if (p.query_norm_scale.defined()) p.query_norm_scale.copy_(scale.view_as(p.query_norm_scale));
  } else {
    q = product(bf16(norm), p.w_uq_qr);
    if (p.query_norm.defined()) p.query_norm.copy_(norm.view_as(p.query_norm));
  }
  q = q.view({t, n, d + dr});
  at::Tensor absorbed = at::empty({n, t, hckv}, at::kFloat);
  matmul(bf16(q.narrow(2, 0, d)).transpose(0, 1), p.w_uk, absorbed);
  absorbed = absorbed.transpose(0, 1);
  at::Tensor turned = rope(q.narrow(2, d, dr), cos.unsqueeze(1), sin.unsqueeze(1));
  if (p.query_mode) {
    const auto [values, scale] = dynamic_quant(as_float(bf16(absorbed)));
    p.query.copy_(values.reshape(p.query.sizes()));
    p.query_scale.copy_(scale.reshape(p.query_scale.sizes()));
    // Scores add up products of both parts, so the other one takes over the scales of this one.
    turned = as_float(bf16(turned)) * p.quant_ckv.reshape({-1})[0] / scale;
  } else {
    p.query.copy_(absorbed.reshape(p.query.sizes()));
  }
  p.query_rope.copy_(turned.reshape(p.query_rope.sizes()));
  at::Tensor kv = product(x, p.w_dkv_kr);
  if (full) kv = scaled(kv, p.scale_x, p.scale_dkv_kr);
  at::Tensor ckv = rms_norm(kv.narrow(1, 0, hckv), p.gamma_ckv, p.eps_ckv, p.ckv_factor);
  at::Tensor kr = rope(kv.narrow(1, hckv, dr), cos, sin);
  if (p.cache_mode == 1) ckv = ckv * p.quant_ckv.reshape({-1})[0];
  if (p.cache_mode == 2) ckv = ckv * p.quant_ckv.reshape({1, -1}), kr = kr * p.quant_ckr.reshape({1, -1});
  const std::vector<int64_t> slots = slots_of(p);
  store(p, p.cache_mode ? to_int8(ckv) : bf16(ckv), p.kv_cache, slots);
  store(p, p.cache_mode == 2 ? to_int8(kr) : bf16(kr), p.kr_cache, slots);
}

at::Tensor used(const std::optional<at::Tensor>& t) { return t && t->numel() ? *t : at::Tensor(); }

// The tensors that the operator writes, as the generated reader prepared them.
template <typename Args>
Prolog with_outputs(const Args& a) {
  Prolog p = prolog_of(Call(a.task));
  p.kv_cache = a.kvCacheRef;
  p.kr_cache = a.krCacheRef;
  p.query = a.queryOut;
  p.query_rope = a.queryRopeOut;
  p.query_scale = used(a.dequantScaleQNopeOutOptional);
  return p;
}

}  // namespace

void MlaPrologV2WeightNz(const gen::MlaPrologV2WeightNzArgs& a) { run(with_outputs(a)); }
void MlaPrologV3WeightNz(const gen::MlaPrologV3WeightNzArgs& a) {
  Prolog p = with_outputs(a);
  p.query_norm = used(a.queryNormOutOptional);
  p.query_norm_scale = used(a.dequantScaleQNormOutOptional);
  run(p);
}

}  // namespace hotplate::kernels
