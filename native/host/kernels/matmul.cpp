// Matrix products on host tensors; the choice between torch's own 16-bit products, packed kernels with fp32 sums, and
// blocks converted to fp32.
#include "matmul.h"

#include <ATen/ExpandUtils.h>
#include <ATen/Functions.h>
#include <ATen/Parallel.h>
#include <ATen/TensorUtils.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/ivalue.h>
#include <ATen/cpu/Utils.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "aclnn/determinism.h"
#include "gemm.h"
#include "host/bridge/one_thread.h"
#include "tile.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kBlockElements = int64_t{4} << 20;  // of one fp32 copy: 16 MiB

bool is_half(at::ScalarType type) { return type == at::kHalf || type == at::kBFloat16; }

// ---- one product [batch, m, k] x [batch, k, n]; c is undefined or has the shape of out ----

void native_product(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha,
                    const at::Scalar& beta, const at::Tensor& c) {
  // With beta = 0 the added tensor is not read; it gives alpha a place inside the product, before the one rounding.
  const bool plain = !c.defined() && alpha.equal(1);
  const at::Scalar weight = c.defined() ? beta : at::Scalar(0);
  if (a.size(0) == 1) {
    at::Tensor to = out[0];
    if (plain) {
      at::mm_out(to, a[0], b[0]);
    } else {
      at::addmm_out(to, c.defined() ? c[0] : to, a[0], b[0], weight, alpha);
    }
  } else {
    at::Tensor to = out;
    if (plain) {
      at::bmm_out(to, a, b);
    } else {
      at::baddbmm_out(to, c.defined() ? c : to, a, b, weight, alpha);
    }
  }
}

// ---- conversion ----

Element element(at::ScalarType type) {
  return type == at::kHalf ? Element::F16 : type == at::kBFloat16 ? Element::BF16 : Element::F32;
}

// Calls row(i, j) for all i < batches, j < rows, on several threads if that is worth it.
template <typename Row>
void for_rows(int64_t batches, int64_t rows, int64_t cols, Row row) {
  const int64_t grain = std::max<int64_t>(1, (1 << 15) / std::max<int64_t>(cols, 1));
  at::parallel_for(0, batches * rows, grain, [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) row(r / rows, r % rows);
  });
}

// Memory for one of the three matrices of a block. It stays with the thread, as touching fresh pages costs more than
// the conversion.
enum Slot { kLeft, kRight, kSum };

at::Tensor room(Slot slot, at::IntArrayRef sizes) {
  thread_local at::Tensor rooms[3];
  const int64_t count = c10::multiply_integers(sizes);
  at::Tensor& kept = rooms[slot];
  if (!kept.defined() || kept.numel() < count) {
    if (count > kBlockElements) return at::empty(sizes, at::kFloat);
    kept = at::empty({count}, at::kFloat);
  }
  return kept.narrow(0, 0, count).view(sizes);
}

// fp32 copy of [batch][rows][cols]; a transposed matrix stays transposed, as sgemm takes both.
at::Tensor to_fp32(const at::Tensor& t, Slot slot) {
  if (t.stride(2) != 1 && t.stride(1) == 1) return to_fp32(t.transpose(1, 2), slot).transpose(1, 2);
  if (t.stride(2) != 1) return to_fp32(t.contiguous(), slot);
  const at::Tensor copy = room(slot, t.sizes());
  const int64_t rows = t.size(1), cols = t.size(2);
  const uint16_t* const from = static_cast<const uint16_t*>(t.const_data_ptr());
  float* const to = copy.mutable_data_ptr<float>();
  const TileKernels& kernels = tile_kernels(Element::F32);
  for_rows(t.size(0), rows, cols, [&](int64_t i, int64_t r) {
    kernels.to_f32(element(t.scalar_type()), from + i * t.stride(0) + r * t.stride(1), cols,
                   to + (i * rows + r) * cols);
  });
  return copy;
}

// The one rounding.
void from_fp32(const at::Tensor& sum, const at::Tensor& out) {
  if (!is_half(out.scalar_type()) || out.stride(2) != 1 || !sum.is_contiguous()) {
    out.copy_(sum);
    return;
  }
  const int64_t rows = out.size(1), cols = out.size(2);
  const float* const from = sum.const_data_ptr<float>();
  uint16_t* const to = static_cast<uint16_t*>(out.mutable_data_ptr());
  const TileKernels& kernels = tile_kernels(Element::F32);
  for_rows(out.size(0), rows, cols, [&](int64_t i, int64_t r) {
    kernels.from_f32(element(out.scalar_type()), from + (i * rows + r) * cols, cols,
                     to + i * out.stride(0) + r * out.stride(1));
  });
}

// fp32 copies of the operands, of a limited size at a time. The inner dimension is never cut, so every sum is one fp32
// sum.
void fp32_product(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha,
                  const at::Scalar& beta, const at::Tensor& c) {
  const int64_t batches = a.size(0), m = a.size(1), k = a.size(2), n = b.size(2);
  const auto block = [](int64_t rows, int64_t each) {
    return std::clamp<int64_t>(kBlockElements / std::max<int64_t>(each, 1), 1, std::max<int64_t>(rows, 1));
  };
  const int64_t one = std::max({m * k, k * n, m * n});
  const int64_t batch_step = block(batches, one);
  const bool whole = one <= kBlockElements;
  const int64_t m_step = whole ? std::max<int64_t>(m, 1) : block(m, std::max<int64_t>(k, 2048));
  const int64_t n_step = whole ? std::max<int64_t>(n, 1) : block(n, std::max<int64_t>(k, 2048));
  for (int64_t i = 0; i < batches; i += batch_step) {
    const int64_t count = std::min(batch_step, batches - i);
    for (int64_t y = 0; y < n; y += n_step) {
      const int64_t cols = std::min(n_step, n - y);
      const at::Tensor right = to_fp32(b.narrow(0, i, count).narrow(2, y, cols), kRight);
      for (int64_t x = 0; x < m; x += m_step) {
        const int64_t rows = std::min(m_step, m - x);
        const auto piece = [&](const at::Tensor& t) {
          return t.narrow(0, i, count).narrow(1, x, rows).narrow(2, y, cols);
        };
        const at::Tensor left = to_fp32(a.narrow(0, i, count).narrow(1, x, rows), kLeft);
        const at::Tensor to = piece(out);
        const bool direct = to.scalar_type() == at::kFloat && to.stride(2) == 1;
        const at::Tensor sum = direct ? to : room(kSum, {count, rows, cols});
        native_product(left, right, sum, alpha, beta, c.defined() ? piece(c).to(at::kFloat) : at::Tensor());
        if (!direct) from_fp32(sum, to);
      }
    }
  }
}

// The same on the packed kernels, which convert while they pack: no copy of an operand in fp32 exists. False when they
// do not take the call.
bool packed_product(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha,
                    const at::Scalar& beta, const at::Tensor& c) {
  // BLAS is faster than the portable kernels, and an added matrix is its business.
  const bool real = is_half(out.scalar_type()) || out.scalar_type() == at::kFloat;
  if (kernel_level() < KernelLevel::Avx2 || !real) return false;
  const bool row =
      c.defined() && c.dim() == 3 && (c.stride(1) == 0 || c.size(1) == 1) && (c.stride(0) == 0 || c.size(0) == 1);
  if (c.defined() && !row) return false;
  const at::Tensor left = packable(a), right = packable(b);
  at::Tensor bias, factor;
  if (row) bias = at::mul(c[0][0].to(at::kFloat), beta).contiguous();
  if (!alpha.equal(1)) factor = at::full({out.size(2)}, alpha, at::kFloat);
  std::vector<Gemm> products(a.size(0));
  for (int64_t i = 0; i < a.size(0); ++i) {
    Gemm& g = products[i];
    g.m = a.size(1), g.k = a.size(2), g.n = b.size(2);
    g.left = gemm_matrix(left, i * left.stride(0));
    g.right = gemm_matrix(right, i * right.stride(0));
    if (bias.defined()) g.bias = bias.const_data_ptr<float>();
    if (factor.defined()) g.column = factor.const_data_ptr<float>();
    set_out(g, out[i]);
  }
  gemm(products);
  return true;
}

void through_fp32(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha,
                  const at::Scalar& beta, const at::Tensor& c) {
  if (!packed_product(a, b, out, alpha, beta, c)) fp32_product(a, b, out, alpha, beta, c);
}

// ---- which way ----

std::atomic<HalfMatmul> forced{HalfMatmul::Auto};

HalfMatmul from_environment() {
  static const HalfMatmul way = [] {
    const char* text = std::getenv("HOTPLATE_HALF_MATMUL");
    if (!text || !*text || std::strcmp(text, "auto") == 0) return HalfMatmul::Auto;
    if (std::strcmp(text, "native") == 0) return HalfMatmul::Native;
    TORCH_CHECK(std::strcmp(text, "fp32") == 0, "HOTPLATE_HALF_MATMUL must be auto, native or fp32, but is ", text);
    return HalfMatmul::Fp32;
  }();
  return way;
}

template <typename Product>
double seconds(Product product) {
  const auto start = std::chrono::steady_clock::now();
  product();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Can the processor have a fast path at all? (What oneDNN asks for; unknown elsewhere.)
bool may_be_fast([[maybe_unused]] at::ScalarType type) {
#if defined(__x86_64__)
  if (type == at::kHalf) {
    const auto capabilities = at::cpu::get_cpu_capabilities();
    const auto has = [&](const char* name) {
      const auto found = capabilities.find(name);
      return found != capabilities.end() && found->second.isBool() && found->second.toBool();
    };
    return has("avx512_fp16") || has("amx_fp16");
  }
  return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
#else
  return true;
#endif
}

// Plain loops take 100 times as long as fp32 for this size (5 ms); a busy machine may disturb some of the runs, not
// all.
HalfMatmul probe(at::ScalarType type) {
  constexpr int64_t size = 96;
  constexpr double kFar = 20;
  if (!may_be_fast(type)) return HalfMatmul::Fp32;
  const at::Tensor a = at::ones({1, size, size}, type), out = at::empty({1, size, size}, type);
  double native = 1e9, fp32 = 1e9;
  for (int i = 0; i < 9; ++i) {
    const double n = seconds([&] { native_product(a, a, out, 1, 0, at::Tensor()); });
    const double f = seconds([&] { through_fp32(a, a, out, 1, 0, at::Tensor()); });
    if (i == 0) continue;  // prepares
    native = std::min(native, n), fp32 = std::min(fp32, f);
    if (native < kFar * fp32) return HalfMatmul::Native;
  }
  return HalfMatmul::Fp32;
}

// ---- shapes ----

// The same elements with another shape, without a copy if that is possible.
at::Tensor reshaped(const at::Tensor& t, at::IntArrayRef sizes, bool* copied) {
  const auto strides = at::detail::computeStride(t.sizes(), t.strides(), sizes);
  *copied = !strides.has_value();
  return strides ? t.as_strided(sizes, *strides, t.storage_offset()) : t.reshape(sizes);
}

void product(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha,
             const at::Scalar& beta, const at::Tensor& c) {
  if (out.numel() == 0) return;
  const at::ScalarType type = a.scalar_type();
  if (is_half(type) && (half_matmul(type) == HalfMatmul::Fp32 || out.scalar_type() == at::kFloat)) {
    through_fp32(a, b, out, alpha, beta, c);
  } else if (out.scalar_type() != type) {
    const at::Tensor same = at::empty(out.sizes(), a.options());
    native_product(a, b, same, alpha, beta, c.defined() ? c.to(type) : c);
    out.copy_(same);
  } else {
    native_product(a, b, out, alpha, beta, c.defined() && c.scalar_type() != type ? c.to(type) : c);
  }
}

// The product in blocks of fixed size, each on one thread: how MKL and oneDNN cut a product depends on the number of
// threads, and with it the order of the sums.
void product_in_blocks(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out, const at::Scalar& alpha,
                       const at::Scalar& beta, const at::Tensor& c) {
  constexpr int64_t kBlock = 256;
  if (is_half(a.scalar_type())) half_matmul(a.scalar_type());  // measured here, not inside
  const int64_t rows = (out.size(1) + kBlock - 1) / kBlock, cols = (out.size(2) + kBlock - 1) / kBlock;
  at::parallel_for(0, out.size(0) * rows * cols, 1, [&](int64_t begin, int64_t end) {
    const host::OneThread scope;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t batch = i / (rows * cols), y = i / cols % rows * kBlock, x = i % cols * kBlock;
      const int64_t height = std::min(kBlock, out.size(1) - y), width = std::min(kBlock, out.size(2) - x);
      const auto piece = [&](const at::Tensor& t) {
        return t.narrow(0, batch, 1).narrow(1, y, height).narrow(2, x, width);
      };
      product(a.narrow(0, batch, 1).narrow(1, y, height), b.narrow(0, batch, 1).narrow(2, x, width), piece(out), alpha,
              beta, c.defined() ? piece(c) : c);
    }
  });
}

}  // namespace

void set_half_matmul(HalfMatmul way) { forced = way; }

HalfMatmul half_matmul(at::ScalarType type) {
  HalfMatmul way = forced;
  if (way == HalfMatmul::Auto) way = from_environment();
  if (way != HalfMatmul::Auto) return way;
  if (type == at::kBFloat16) {
    static const HalfMatmul bf16 = probe(at::kBFloat16);
    return bf16;
  }
  static const HalfMatmul fp16 = probe(at::kHalf);
  return fp16;
}

void matmul(const at::Tensor& a_in, const at::Tensor& b_in, const at::Tensor& out_in, const at::Scalar& alpha,
            const at::Scalar& beta, const std::optional<at::Tensor>& c_in) {
  const at::AutoDispatchBelowADInplaceOrView below_autograd;
  const bool as_is = out_in.scalar_type() == a_in.scalar_type() &&
                     !(is_half(a_in.scalar_type()) && half_matmul(a_in.scalar_type()) == HalfMatmul::Fp32);
  const bool in_blocks = nn::determinism::active();
  if (as_is && !in_blocks && !c_in && alpha.equal(1) && a_in.dim() == b_in.dim() &&
      (a_in.dim() == 2 || a_in.dim() == 3)) {
    // The common case without detours; torch checks the shapes.
    at::Tensor out = out_in;
    const bool same_batch = a_in.dim() == 2 || a_in.size(0) == b_in.size(0);
    if (same_batch && a_in.size(-1) == b_in.size(-2) && out.size(-1) == b_in.size(-1) &&
        out.size(-2) == a_in.size(-2)) {
      a_in.dim() == 2 ? at::mm_out(out, a_in, b_in) : at::bmm_out(out, a_in, b_in);
      return;
    }
  }
  TORCH_CHECK(a_in.dim() > 0 && b_in.dim() > 0, "matmul needs at least one dim, but got ", a_in.sizes(), " and ",
              b_in.sizes());
  const at::Tensor a = a_in.dim() == 1 ? a_in.unsqueeze(0) : a_in;
  const at::Tensor b = b_in.dim() == 1 ? b_in.unsqueeze(1) : b_in;
  const int64_t m = a.size(-2), k = a.size(-1), n = b.size(-1);
  TORCH_CHECK(k == b.size(-2), "The k-axis of the two inputs are different: ", a_in.sizes(), " and ", b_in.sizes());
  TORCH_CHECK(a.scalar_type() == b.scalar_type(), "matmul needs one type, but got ", a.scalar_type(), " and ",
              b.scalar_type());
  const std::vector<int64_t> batch = at::infer_size(a.sizes().slice(0, a.dim() - 2), b.sizes().slice(0, b.dim() - 2));
  std::vector<int64_t> full(batch);
  full.push_back(m);
  full.push_back(n);
  // The shape of the product while both sides are matrices.
  const auto lift = [&](const at::Tensor& t) {
    at::Tensor u = a_in.dim() == 1 ? t.unsqueeze(b_in.dim() == 1 ? -1 : -2) : t;
    return b_in.dim() == 1 ? u.unsqueeze(-1) : u;
  };
  const at::Tensor out = lift(out_in);
  TORCH_CHECK(out.sizes() == at::IntArrayRef(full), "the product of ", a_in.sizes(), " and ", b_in.sizes(),
              " has not the shape of the result, ", out_in.sizes());
  at::Tensor c;
  if (c_in && c_in->defined() && !beta.equal(0)) c = lift(c_in->expand(out_in.sizes()));

  int64_t batches = 1;
  for (int64_t size : batch) batches *= size;
  bool a_copied = false, b_copied = false, out_copied = false, c_copied = false;
  at::Tensor a3, b3, out3, c3;
  if (b.dim() == 2) {
    // One right side for all: the batch is more rows.
    a3 = reshaped(a, {1, batches * m, k}, &a_copied);
    b3 = b.unsqueeze(0);
    out3 = reshaped(out, {1, batches * m, n}, &out_copied);
    if (c.defined()) c3 = reshaped(c, {1, batches * m, n}, &c_copied);
  } else {
    std::vector<int64_t> a_size(batch), b_size(batch);
    a_size.insert(a_size.end(), {m, k});
    b_size.insert(b_size.end(), {k, n});
    a3 = reshaped(a.expand(a_size), {batches, m, k}, &a_copied);
    b3 = reshaped(b.expand(b_size), {batches, k, n}, &b_copied);
    out3 = reshaped(out, {batches, m, n}, &out_copied);
    if (c.defined()) c3 = reshaped(c, {batches, m, n}, &c_copied);
  }
  in_blocks ? product_in_blocks(a3, b3, out3, alpha, beta, c3) : product(a3, b3, out3, alpha, beta, c3);
  if (out_copied) out.copy_(out3.view(out.sizes()));
}

}  // namespace hotplate::kernels
