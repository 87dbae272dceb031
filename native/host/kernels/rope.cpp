// Rotary position embedding: of one tensor, of query and key, and its gradient. One pass over the rows.
#include "host/kernels/rope.h"

#include "gen/args_transformer.h"
#include "host/kernels/convert.h"
#include "host/kernels/matmul.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

Angles::Angles(const at::Tensor& cos, const at::Tensor& sin, at::IntArrayRef x) : cos_(cos), sin_(sin) {
  const int64_t dims = static_cast<int64_t>(x.size()) - 1;
  sizes_.assign(x.begin(), x.end() - 1);
  steps_.assign(static_cast<size_t>(dims), 0);
  int64_t step = 1;
  for (int64_t d = dims - 1; d >= 0; --d) {
    if (cos.size(d) != 1) steps_[static_cast<size_t>(d)] = step;
    step *= cos.size(d);
  }
  for (int64_t d = dims - 1; d >= 0 && steps_[static_cast<size_t>(d)] == 0; --d)
    same_ *= sizes_[static_cast<size_t>(d)];
}

int64_t Angles::line(int64_t row) const {
  int64_t result = 0;
  for (size_t d = sizes_.size(); d-- > 0;) {
    result += row % sizes_[d] * steps_[d];
    row /= sizes_[d];
  }
  return result;
}

void Angles::Reader::move(int64_t row) {
  if (row >= first_ && row < end_) return;
  first_ = row / angles_.same_ * angles_.same_, end_ = first_ + angles_.same_;
  const int64_t line = angles_.line(row);
  if (line == line_) return;
  line_ = line;
  cos_now_ = angles_.cos_.view(line, cos_.data());
  sin_now_ = angles_.sin_.view(line, sin_.data());
}

namespace {

void embed(const at::Tensor& tensor, const at::Tensor& cos, const at::Tensor& sin, int64_t mode,
           const at::Tensor& result, bool back = false) {
  if (!tensor.numel()) return;
  const FloatRows x(tensor);
  const OutRows out(result);
  const Angles angles(cos, sin, tensor.sizes());
  const int64_t d = x.width();
  const RowPass& pass = row_pass();
  const bool direct = !back && mode == kHalves && x.type() == out.type(), stream = out.streams();
  over_rows(x.count(), d, [&](int64_t first, int64_t last) {
    std::vector<float> row(static_cast<size_t>(d)), turned(row.size()), scratch(row.size());
    Angles::Reader at(angles);
    for (int64_t r = first; r < last; ++r) {
      at.move(r);
      if (direct) {
        pass.turn_halves(x.type(), x.at(r), at.cos(), at.sin(), d / 2, out.at(r), stream);
        continue;
      }
      const float* from = x.view(r, row.data());
      (back ? turn_back : turn)(mode, from, at.cos(), at.sin(), d, turned.data(), scratch.data());
      out.store(r, turned.data());
    }
    stream_done();
  });
}

// What is multiplied with the cosines, and what with the sines.
at::Tensor straight(const at::Tensor& x, int64_t mode) {
  if (mode != kPairsToHalves) return x;
  return at::cat({x.slice(-1, 0, INT64_MAX, 2), x.slice(-1, 1, INT64_MAX, 2)}, -1);
}

at::Tensor rotated(const at::Tensor& x, int64_t mode) {
  const int64_t d = x.size(-1);
  const auto halves = [](const at::Tensor& t) {
    const int64_t h = t.size(-1) / 2;
    return at::cat({-t.narrow(-1, h, h), t.narrow(-1, 0, h)}, -1);
  };
  switch (mode) {
    case kPairs:
      return at::stack({-x.slice(-1, 1, INT64_MAX, 2), x.slice(-1, 0, INT64_MAX, 2)}, -1).flatten(-2);
    case kQuarters:
      return at::cat({halves(x.narrow(-1, 0, d / 2)), halves(x.narrow(-1, d / 2, d / 2))}, -1);
    default:
      return halves(straight(x, mode));
  }
}

}  // namespace

void RotaryPositionEmbedding(const gen::RotaryPositionEmbeddingArgs& a) { embed(a.x, a.cos, a.sin, a.mode, a.out); }

void RotaryPositionEmbeddingV2(const gen::RotaryPositionEmbeddingV2Args& a) {
  if (!a.rotate) return embed(a.x, a.cos, a.sin, a.mode, a.out);
  // A matrix says how the elements are exchanged.
  const int64_t d = a.x.size(-1);
  at::Tensor turned = at::empty({a.x.numel() / std::max<int64_t>(d, 1), d}, at::kFloat);
  matmul(a.x.reshape({-1, d}), *a.rotate, turned);
  write(a.out, turned.view(a.x.sizes()).mul_(as_float(a.sin)).addcmul_(as_float(a.x), as_float(a.cos)));
}

void RotaryPositionEmbeddingGrad(const gen::RotaryPositionEmbeddingGradArgs& a) {
  embed(a.dy, a.cos, a.sin, a.mode, a.dxOut, true);
  if (a.xOptional) {
    const at::Tensor x = as_float(*a.xOptional), dy = as_float(a.dy);
    write(a.dcosOut, at::sum_to(dy * straight(x, a.mode), a.cos.sizes()));
    write(a.dsinOut, at::sum_to(dy * rotated(x, a.mode), a.sin.sizes()));
  } else {
    at::Tensor(a.dcosOut).zero_();
    at::Tensor(a.dsinOut).zero_();
  }
}

void InterleaveRope(const gen::InterleaveRopeArgs& a) { embed(a.x, a.cos, a.sin, kPairsToHalves, a.out); }

namespace {

void embed_in_place(const at::Tensor& t, const at::Tensor& cos, const at::Tensor& sin) {
  const InPlace place(t);
  embed(place.dense(), cos, sin, kHalves, place.dense());
  place.done();
}

}  // namespace

void ApplyRotaryPosEmb(const gen::ApplyRotaryPosEmbArgs& a) {
  embed_in_place(a.queryRef, a.cos, a.sin);
  embed_in_place(a.keyRef, a.cos, a.sin);
}

void ApplyRotaryPosEmbV2(const gen::ApplyRotaryPosEmbV2Args& a) {
  embed_in_place(a.queryRef, a.cos, a.sin);
  embed_in_place(a.keyRef, a.cos, a.sin);
}

// --- angles from a cache, by position -------------------------------------------------------------------------------
namespace {

struct CachedAngles {
  const at::Tensor& positions;  // [tokens], or [sections, tokens]
  const at::Tensor& cache;      // [positions, rotary_dim]: cosines, then sines
  std::vector<int64_t> sections;
  int64_t head;
  bool halves, mixed;  // mixed: every third angle from another section
};

// Which section each angle comes from.
std::vector<int64_t> section_of(const CachedAngles& c, int64_t angles) {
  std::vector<int64_t> result(static_cast<size_t>(angles), 0);
  if (c.positions.dim() == 1) return result;
  const int64_t given = c.positions.size(0);
  TORCH_CHECK(static_cast<int64_t>(c.sections.size()) == given, "mropeSection has ", c.sections.size(),
              " elements, but positions has ", given, " rows");
  int64_t sum = 0;
  for (const int64_t s : c.sections) {
    TORCH_CHECK(s >= 0 && s <= angles - sum, "mropeSection ", at::IntArrayRef(c.sections), " does not divide ", angles,
                " angles");
    sum += s;
  }
  TORCH_CHECK(sum == angles, "mropeSection ", at::IntArrayRef(c.sections), " has the sum ", sum, ", but there are ",
              angles, " angles");
  if (c.mixed) {
    TORCH_CHECK(given == 3, "cacheMode 1 takes three sections, not ", given);
    for (int64_t first : {1, 2}) {
      for (int64_t i = first; i < std::min(c.sections[1] * 3, angles); i += 3) result[static_cast<size_t>(i)] = first;
    }
    return result;
  }
  int64_t at = 0;
  for (int64_t s = 0; s < given; ++s) {
    for (int64_t n = 0; n < c.sections[static_cast<size_t>(s)]; ++n) result[static_cast<size_t>(at++)] = s;
  }
  return result;
}

void embed_cached(const CachedAngles& c, const at::Tensor& query, const at::Tensor& key, const at::Tensor& query_out,
                  const at::Tensor& key_out) {
  const int64_t tokens = query.size(0), d = c.cache.size(1), angles = d / 2, head = c.head;
  const Indices position(c.positions);
  const FloatRows cache(c.cache);
  const std::vector<int64_t> section = section_of(c, angles);
  const FloatRows q(query), k(key);
  const OutRows q_out(query_out), k_out(key_out);
  over_rows(tokens, q.width() + k.width(), [&](int64_t first, int64_t last) {
    const size_t n = static_cast<size_t>(d);
    std::vector<float> line(n), cos(n), sin(n), scratch(n), row(static_cast<size_t>(std::max(q.width(), k.width()))),
        turned(row.size());
    for (int64_t t = first; t < last; ++t) {
      int64_t loaded = -1;
      for (int64_t i = 0; i < angles; ++i) {
        const int64_t p = position[section[static_cast<size_t>(i)] * tokens + t];
        TORCH_CHECK_INDEX(p >= 0 && p < cache.count(), "positions holds ", p, ", but cosSinCache has ", cache.count(),
                          " rows");
        if (p != loaded) cache.load(p, line.data());
        loaded = p;
        const size_t a = static_cast<size_t>(i), h = static_cast<size_t>(angles);
        const size_t one = c.halves ? a : 2 * a, other = c.halves ? a + h : 2 * a + 1;
        cos[one] = cos[other] = line[a];
        sin[one] = sin[other] = line[a + h];
      }
      const auto each_head = [&](const FloatRows& x, const OutRows& out) {
        x.load(t, row.data());
        std::copy(row.begin(), row.begin() + x.width(), turned.begin());
        for (int64_t at = 0; at + head <= x.width(); at += head) {
          turn(c.halves ? kHalves : kPairs, row.data() + at, cos.data(), sin.data(), d, turned.data() + at,
               scratch.data());
        }
        out.store(t, turned.data());
      };
      each_head(q, q_out);
      each_head(k, k_out);
    }
  });
}

}  // namespace

void RopeWithSinCosCache(const gen::RopeWithSinCosCacheArgs& a) {
  embed_cached({.positions = a.positions,
                .cache = a.cosSinCache,
                .sections = a.mropeSection.value_or(std::vector<int64_t>{}),
                .head = a.headSize,
                .halves = a.isNeoxStyle,
                .mixed = false},
               a.queryIn, a.keyIn, a.queryOut, a.keyOut);
}

void RopeWithSinCosCacheV2(const gen::RopeWithSinCosCacheV2Args& a) {
  embed_cached({.positions = a.positions,
                .cache = a.cosSinCache,
                .sections = a.mropeSection.value_or(std::vector<int64_t>{}),
                .head = a.headSize,
                .halves = a.isNeoxStyle,
                .mixed = a.cacheMode == 1},
               a.queryIn, a.keyIn, a.queryOut, a.keyOut);
}

}  // namespace hotplate::kernels
