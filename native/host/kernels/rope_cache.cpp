// Normalization and rotary embedding of new keys and values, written into their places of a cache.
#include "gen/args_transformer.h"
#include "host/kernels/out.h"
#include "host/kernels/rope.h"

namespace hotplate::kernels {

namespace {

// A cache whose rows are `heads` vectors of `width` elements. Plain (piece 0): row after row. Fractal: blocks of
// `block` rows, in which pieces of `piece` elements of all rows lie together.
class Cache {
 public:
  Cache(const at::Tensor& t, int64_t rows, int64_t block, int64_t heads, int64_t width, int64_t piece)
      : place_(t),
        rows_(rows),
        block_(block),
        heads_(heads),
        width_(width),
        piece_(piece ? piece : width),
        plain_(piece == 0),
        type_(t.scalar_type()),
        size_(t.element_size()),
        data_(static_cast<char*>(place_.dense().data_ptr())) {
    TORCH_CHECK(rows * heads * width <= t.numel(), "a cache of shape ", t.sizes(), " cannot hold ", rows, " rows of ",
                heads * width, " elements");
    TORCH_CHECK(piece_ > 0 && width % piece_ == 0, "rows of ", width, " elements cannot be cut into pieces of ",
                piece_);
  }
  int64_t rows() const { return rows_; }

  // Floating caches take the values, int8 ones the nearest integers.
  void store(int64_t row, int64_t head, const float* values, int8_t* scratch) const {
    const bool integers = type_ == at::kChar;
    if (integers) row_math().quantize(values, 1.0f, -128.0f, 127.0f, width_, scratch);
    for (int64_t first = 0; first < width_; first += piece_) {
      char* to = data_ + offset(row, head, first) * size_;
      if (integers) {
        std::copy_n(scratch + first, piece_, reinterpret_cast<int8_t*>(to));
      } else {
        tile_kernels(Element::F32).from_f32(element_of(type_), values + first, piece_, to);
      }
    }
  }
  void done() const { place_.done(); }

 private:
  int64_t offset(int64_t row, int64_t head, int64_t element) const {
    if (plain_) return (row * heads_ + head) * width_ + element;
    const int64_t pieces = width_ / piece_, at = head * pieces + element / piece_;
    return row / block_ * block_ * heads_ * width_ + (at * block_ + row % block_) * piece_;
  }

  InPlace place_;
  int64_t rows_, block_, heads_, width_, piece_;
  bool plain_;
  at::ScalarType type_;
  int64_t size_;
  char* data_;
};

// Where the tokens of a batch go, by the names of the modes.
class Places {
 public:
  Places(const std::string& mode, const at::Tensor& index, int64_t batch, int64_t sequence, int64_t rows, int64_t block)
      : index_(index),
        by_batch_(mode.empty() || mode == "Norm"),
        by_page_(mode.starts_with("PA_BLK")),
        sequence_(sequence),
        rows_(rows),
        block_(block) {
    if (by_batch_) length_ = batch ? rows / batch : 0;
    pages_ = by_page_ ? (sequence + block - 1) / block : 0;
    const int64_t needed = by_page_ ? batch * pages_ : batch * sequence;
    TORCH_CHECK(index_.size() == needed, "index has ", index_.size(), " elements, but cache mode ", mode, " takes ",
                needed);
  }
  // The row of the cache; -1: the token is not kept.
  int64_t row(int64_t token) const {
    const int64_t b = token / sequence_, s = token % sequence_;
    const int64_t given = index_[by_page_ ? b * pages_ + s / block_ : token];
    if (given < 0) return -1;
    const int64_t limit = by_batch_ ? length_ : rows_;
    TORCH_CHECK_INDEX(given < limit, "index holds ", given, ", but the cache has ", limit, " rows",
                      by_batch_ ? " for each batch" : "");
    if (by_batch_) return b * length_ + given;
    return by_page_ ? given / block_ * block_ + s % block_ : given;
  }

 private:
  Indices index_;
  bool by_batch_, by_page_;
  int64_t sequence_, rows_, block_, length_ = 0, pages_ = 0;
};

void rms_norm(const float* x, const float* gamma, int64_t n, float epsilon, float* out) {
  const float mean = row_math().sum_squares(x, n) / static_cast<float>(n);
  row_math().scale(x, 1.0f / std::sqrt(mean + epsilon), n, out);
  row_math().multiply(out, gamma, n, out);
}

bool fractal(const std::string& mode) { return mode.ends_with("_NZ"); }

std::vector<float> row_of(const at::Tensor& t) {
  std::vector<float> values(static_cast<size_t>(t.numel()));
  if (t.numel()) FloatRows(t, t.numel()).load(0, values.data());
  return values;
}
std::vector<float> row_of(const std::optional<at::Tensor>& t) { return t ? row_of(*t) : std::vector<float>{}; }

// kv is cut into what is normalized and what is turned (value == nullptr); or it is normalized as a whole, its first
// part is turned, and the other cache takes the values as they are.
template <class Args>
void kv_cache(const Args& a, const std::optional<at::Tensor>& value) {
  const FloatRows kv(a.kv);
  const int64_t batch = a.kv.size(0), sequence = a.kv.size(2), full = kv.width();
  const int64_t normed = a.gamma.numel(), turned = a.cos.size(3);
  const int64_t key = value ? full : turned, other = value ? value->size(3) : normed;
  const std::string& mode = a.cacheModeOptional;
  const bool paged = !mode.empty() && mode != "Norm";
  const int64_t block = paged ? a.kCacheRef.size(1) : a.kCacheRef.size(2);
  const int64_t rows = a.kCacheRef.size(0) * block;
  constexpr int64_t kFractalBytes = 32;
  const auto piece = [&](const at::Tensor& t) { return fractal(mode) ? kFractalBytes / t.element_size() : 0; };
  const Cache k_cache(a.kCacheRef, rows, block, 1, key, piece(a.kCacheRef));
  const Cache other_cache(a.ckvCacheRef, rows, block, 1, other, piece(a.ckvCacheRef));
  const Places places(mode, a.index, batch, sequence, rows, block);
  const std::vector<float> gamma = row_of(a.gamma), k_scale = row_of(a.kRopeScaleOptional),
                           other_scale = row_of(a.cKvScaleOptional);
  at::DimVector shape(a.kv.sizes());
  const Angles angles(a.cos, a.sin, shape);
  std::optional<FloatRows> values;
  if (value) values.emplace(*value);
  std::optional<OutRows> k_out, other_out;
  if (a.isOutputKv) {
    k_out.emplace(a.kRopeOut);
    other_out.emplace(a.cKvOut);
  }
  const float epsilon = static_cast<float>(a.epsilon);
  over_rows(batch * sequence, full + other, [&](int64_t first, int64_t last) {
    std::vector<float> row(static_cast<size_t>(full)), k(row.size()), scratch(row.size()),
        v(static_cast<size_t>(std::max(other, full))), scaled(v.size());
    std::vector<int8_t> integers(v.size());
    Angles::Reader at(angles);
    for (int64_t t = first; t < last; ++t) {
      kv.load(t, row.data());
      at.move(t);
      if (values) {
        rms_norm(row.data(), gamma.data(), full, epsilon, v.data());
        turn(kPairsToHalves, v.data(), at.cos(), at.sin(), turned, k.data(), scratch.data());
        std::copy(v.begin() + turned, v.begin() + full, k.begin() + turned);
        values->load(t, v.data());
      } else {
        turn(kPairsToHalves, row.data() + normed, at.cos(), at.sin(), turned, k.data(), scratch.data());
        rms_norm(row.data(), gamma.data(), normed, epsilon, v.data());
      }
      if (k_out) k_out->store(t, k.data());
      if (other_out) other_out->store(t, v.data());
      const int64_t to = places.row(t);
      if (to < 0) continue;
      const auto store = [&](const Cache& cache, float* x, const std::vector<float>& scale, int64_t n) {
        if (!scale.empty()) row_math().multiply(x, scale.data(), n, x);
        cache.store(to, 0, x, integers.data());
      };
      store(k_cache, k.data(), k_scale, key);
      store(other_cache, v.data(), other_scale, other);
    }
  });
  k_cache.done();
  other_cache.done();
}

}  // namespace

void KvRmsNormRopeCache(const gen::KvRmsNormRopeCacheArgs& a) { kv_cache(a, std::nullopt); }
void KvRmsNormRopeCacheV2(const gen::KvRmsNormRopeCacheV2Args& a) { kv_cache(a, a.vOptional); }

void QkvRmsNormRopeCache(const gen::QkvRmsNormRopeCacheArgs& a) {
  const FloatRows qkv(a.qkv);
  const int64_t tokens = qkv.count(), d = a.qkvSize[3];
  const int64_t heads[] = {a.headNums[0], a.headNums[1], a.headNums[2]};
  const int64_t block = a.kCache.size(2), rows = a.kCache.size(0) * block;
  const Cache k_cache(a.kCache, rows, block, heads[1], d, a.kCache.size(3)),
      v_cache(a.vCache, rows, block, heads[2], d, a.vCache.size(3));
  const Places places("PA_NZ", a.index, 1, tokens, rows, block);
  const std::vector<float> q_gamma = row_of(a.qGamma), k_gamma = row_of(a.kGamma), k_scale = row_of(a.kScaleOptional),
                           v_scale = row_of(a.vScaleOptional), k_offset = row_of(a.kOffsetOptional),
                           v_offset = row_of(a.vOffsetOptional);
  const FloatRows cos(a.cos), sin(a.sin);
  const OutRows q_out(a.qOut);
  std::optional<OutRows> q_plain, k_plain, v_plain;
  if (a.qOutBeforeQuant) q_plain.emplace(*a.qOutBeforeQuant);
  if (a.kOutBeforeQuant) k_plain.emplace(*a.kOutBeforeQuant);
  if (a.vOutBeforeQuant) v_plain.emplace(*a.vOutBeforeQuant);
  const float epsilon = static_cast<float>(a.epsilon);
  over_rows(tokens, qkv.width(), [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(d);
    std::vector<float> row(static_cast<size_t>(qkv.width())), normed(n), turned(n), scratch(n), c(n), s(n);
    std::vector<int8_t> integers(n);
    for (int64_t t = first; t < last; ++t) {
      qkv.load(t, row.data());
      const float *cos_row = cos.view(t, c.data()), *sin_row = sin.view(t, s.data());
      const int64_t to = places.row(t);
      const float* x = row.data();
      const auto keep = [&](const Cache& cache, int64_t h, float* v, const std::vector<float>& scale,
                            const std::vector<float>& offset) {
        if (to < 0) return;
        for (size_t i = 0; !scale.empty() && i < n; ++i) v[i] /= scale[static_cast<size_t>(h) * n + i];
        if (!offset.empty()) row_math().add(v, offset.data() + h * d, d, v);
        cache.store(to, h, v, integers.data());
      };
      for (int64_t h = 0; h < heads[0]; ++h, x += d) {
        rms_norm(x, q_gamma.data(), d, epsilon, normed.data());
        turn(kHalves, normed.data(), cos_row, sin_row, d, turned.data(), scratch.data());
        q_out.store_part(t, h * d, d, turned.data());
        if (q_plain) q_plain->store_part(t, h * d, d, turned.data());
      }
      for (int64_t h = 0; h < heads[1]; ++h, x += d) {
        rms_norm(x, k_gamma.data(), d, epsilon, normed.data());
        turn(kHalves, normed.data(), cos_row, sin_row, d, turned.data(), scratch.data());
        if (k_plain) k_plain->store_part(t, h * d, d, turned.data());
        keep(k_cache, h, turned.data(), k_scale, k_offset);
      }
      for (int64_t h = 0; h < heads[2]; ++h, x += d) {
        std::copy_n(x, d, turned.data());
        if (v_plain) v_plain->store_part(t, h * d, d, x);
        keep(v_cache, h, turned.data(), v_scale, v_offset);
      }
    }
  });
  k_cache.done();
  v_cache.done();
}

void DequantRopeQuantKvcache(const gen::DequantRopeQuantKvcacheArgs& a) {
  const FloatRows x(a.x);
  const int64_t tokens = x.count(), sequence = a.x.dim() == 3 ? a.x.size(1) : 1;
  const int64_t length = a.kCacheRef.size(1), heads = a.kCacheRef.size(2), d = a.kCacheRef.size(3);
  const int64_t q_heads = a.sizeSplits[0] / d, full = x.width();
  const bool paged = a.cacheModeOptional == "page";
  const int64_t rows = a.kCacheRef.size(0) * length;
  const Cache k_cache(a.kCacheRef, rows, 1, heads, d, 0), v_cache(a.vCacheRef, rows, 1, heads, d, 0);
  const Indices start(a.indices);
  TORCH_CHECK(start.size() == (paged ? tokens : tokens / std::max<int64_t>(sequence, 1)), "indices has ", start.size(),
              " elements for ", tokens, " tokens in sequences of ", sequence);
  const bool whole_bias = a.biasOptional && a.biasOptional->scalar_type() == at::kInt;
  const std::vector<float> weight = row_of(a.weightScaleOptional), activation = row_of(a.activationScaleOptional),
                           bias = row_of(a.biasOptional), k_scale = row_of(a.scaleK), v_scale = row_of(a.scaleV),
                           k_offset = row_of(a.offsetKOptional), v_offset = row_of(a.offsetVOptional);
  const FloatRows cos(a.cos), sin(a.sin);
  const OutRows q_out(a.qOut, q_heads * d);
  std::optional<OutRows> k_out, v_out;
  if (a.kvOutput) {
    k_out.emplace(a.kOut, heads * d);
    v_out.emplace(a.vOut, heads * d);
  }
  over_rows(tokens, full, [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(d);
    std::vector<float> row(static_cast<size_t>(full)), turned(n), scratch(n), c(n), s(n);
    std::vector<int8_t> integers(n);
    for (int64_t t = first; t < last; ++t) {
      x.load(t, row.data());
      if (whole_bias) row_math().add(row.data(), bias.data(), full, row.data());
      if (!weight.empty()) row_math().multiply(row.data(), weight.data(), full, row.data());
      if (!activation.empty()) {
        row_math().scale(row.data(), activation[static_cast<size_t>(t)], full, row.data());
      }
      if (!bias.empty() && !whole_bias) row_math().add(row.data(), bias.data(), full, row.data());
      const int64_t given = start[paged ? t : t / sequence], limit = paged ? rows : length;
      const int64_t place = paged ? given : given + t % sequence;
      TORCH_CHECK_INDEX(given >= 0 && place < limit, "indices holds ", given, ", which leads to row ", place,
                        " of a cache with ", limit, " rows");
      const int64_t to = paged ? place : t / sequence * length + place;
      TORCH_CHECK_INDEX(to < rows, "the cache has ", a.kCacheRef.size(0), " batches");
      const float *cos_row = cos.view(t, c.data()), *sin_row = sin.view(t, s.data());
      const float* from = row.data();
      const auto keep = [&](const Cache& cache, int64_t h, const std::vector<float>& scale,
                            const std::vector<float>& offset) {
        row_math().multiply(turned.data(), scale.data(), d, turned.data());
        if (!offset.empty()) row_math().add(turned.data(), offset.data(), d, turned.data());
        cache.store(to, h, turned.data(), integers.data());
      };
      for (int64_t h = 0; h < q_heads; ++h, from += d) {
        turn(kHalves, from, cos_row, sin_row, d, turned.data(), scratch.data());
        q_out.store_part(t, h * d, d, turned.data());
      }
      for (int64_t h = 0; h < heads; ++h, from += d) {
        turn(kHalves, from, cos_row, sin_row, d, turned.data(), scratch.data());
        if (k_out) k_out->store_part(t, h * d, d, turned.data());
        keep(k_cache, h, k_scale, k_offset);
      }
      for (int64_t h = 0; h < heads; ++h, from += d) {
        std::copy_n(from, d, turned.data());
        if (v_out) v_out->store_part(t, h * d, d, turned.data());
        keep(v_cache, h, v_scale, v_offset);
      }
    }
  });
  k_cache.done();
  v_cache.done();
}

}  // namespace hotplate::kernels
