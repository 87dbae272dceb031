// The kernels of attention_decode_amx.h.
#include "attention_decode_amx.h"

#if defined(__AMX_BF16__) && defined(__AVX512BF16__)
#include "amx_tiles.h"
#include "tile_avx512.h"

namespace hotplate::kernels {
namespace {

constexpr TileConfig kAll = tile_config(16), kHalf = tile_config(8);
constexpr int64_t kTileElements = 512, kPairs = 16;

void begin_scores() { _tile_loadconfig(&kAll); }

void begin_sums(int64_t rows) {
  if (rows <= 8)
    _tile_loadconfig(&kHalf);
  else
    _tile_loadconfig(&kAll);
}

void end() { _tile_release(); }

void pack_query(const uint16_t* rows, int64_t cols, uint16_t* packed) {
  for (int64_t c = 0; c < cols; c += 32)
    Arch::transpose(reinterpret_cast<const uint32_t*>(rows + c), cols / 2,
                    reinterpret_cast<uint32_t*>(packed + c * kDecodeRows), kDecodeRows);
}

// The rows are a left operand as they are.
template <int kUnits>
inline void score_units(const ScoreUnit* units, int64_t cols, FetchAhead& ahead, int64_t ld) {
  alignas(64) float turned[kUnits * 256];
  _tile_zero(0);
  if constexpr (kUnits > 1) _tile_zero(1);
  if constexpr (kUnits > 2) _tile_zero(2);
  if constexpr (kUnits > 3) _tile_zero(3);
  // Evenly: the processor can only remember so many lines that are on their way.
  const int64_t turning = cols / 4;
  for (int64_t c = 0; c < cols; c += 32) {
    _tile_loadd(4, units[0].rows + c * 2, units[0].stride);
    _tile_loadd(6, units[0].query + c * kDecodeRows, 64);
    _tile_dpbf16ps(0, 4, 6);
    ahead.next(8);
    if constexpr (kUnits > 1) {
      _tile_loadd(5, units[1].rows + c * 2, units[1].stride);
      _tile_loadd(7, units[1].query + c * kDecodeRows, 64);
      _tile_dpbf16ps(1, 5, 7);
      ahead.next(8);
    }
    if constexpr (kUnits > 2) {
      _tile_loadd(4, units[2].rows + c * 2, units[2].stride);
      _tile_loadd(6, units[2].query + c * kDecodeRows, 64);
      _tile_dpbf16ps(2, 4, 6);
      ahead.next(8);
    }
    if constexpr (kUnits > 3) {
      _tile_loadd(5, units[3].rows + c * 2, units[3].stride);
      _tile_loadd(7, units[3].query + c * kDecodeRows, 64);
      _tile_dpbf16ps(3, 5, 7);
      ahead.next(8);
    }
  }
  _tile_stored(0, turned, 64);
  if constexpr (kUnits > 1) _tile_stored(1, turned + 256, 64);
  if constexpr (kUnits > 2) _tile_stored(2, turned + 512, 64);
  if constexpr (kUnits > 3) _tile_stored(3, turned + 768, 64);
  for (int i = 0; i < kUnits; ++i) {
    ahead.next(turning);
    Arch::transpose(reinterpret_cast<const uint32_t*>(turned + i * 256), 16, reinterpret_cast<uint32_t*>(units[i].s),
                    ld);
  }
}

void scores(const ScoreUnit* units, int64_t count, int64_t cols, FetchAhead& ahead, int64_t ld) {
  switch (count) {
    case 1:
      return score_units<1>(units, cols, ahead, ld);
    case 2:
      return score_units<2>(units, cols, ahead, ld);
    case 3:
      return score_units<3>(units, cols, ahead, ld);
    default:
      return score_units<4>(units, cols, ahead, ld);
  }
}

// Tiles of 16 pairs of rows: for each 32 columns first the tile of the lower halves of all groups of 8, then that of
// the upper ones, as the interleaving instructions give them; tiles of the same columns follow each other.
void pack_values(const DecodeStep& step, FetchAhead& ahead, uint16_t* packed) {
  const int64_t tile = step.count / 32 * kTileElements;
  for (int64_t j = 0; j < step.count; j += 2) {
    const char* const row = step.rows + j * step.stride;
    uint16_t* to = packed + j / 32 * kTileElements + j % 32 * kPairs;
    for (int64_t c = 0; c < step.cols; c += 32, to += 2 * tile) {
      const __m512i a = _mm512_loadu_si512(row + c * 2), b = _mm512_loadu_si512(row + step.stride + c * 2);
      _mm512_storeu_si512(to, _mm512_unpacklo_epi16(a, b));
      _mm512_storeu_si512(to + tile, _mm512_unpackhi_epi16(a, b));
    }
    ahead.next(step.cols / 32);
  }
}

template <int kColumns>
inline void add_columns(const DecodeSum& sum, int64_t c, FetchAhead& ahead) {
  const int64_t stride = sum.ld * static_cast<int64_t>(sizeof(float)), tile = sum.packed_count / 32 * kTileElements;
  const uint16_t *p = sum.p, *right = sum.packed + c * sum.packed_count;
  float* const acc = sum.acc + c;
  _tile_loadd(0, acc, stride);
  _tile_loadd(1, acc + 16, stride);
  if constexpr (kColumns > 2) {
    _tile_loadd(2, acc + 32, stride);
    _tile_loadd(3, acc + 48, stride);
  }
  for (int64_t i = 0; i < sum.count; i += 32, p += kTileElements, right += kTileElements) {
    _tile_loadd(4, p, 64);
    _tile_loadd(5, p + sum.p_part, 64);
    _tile_loadd(6, right, 64);
    _tile_dpbf16ps(0, 4, 6);
    _tile_loadd(7, right + tile, 64);
    _tile_dpbf16ps(1, 4, 7);
    _tile_dpbf16ps(0, 5, 6);
    _tile_dpbf16ps(1, 5, 7);
    ahead.next(16);
    if constexpr (kColumns > 2) {
      _tile_loadd(6, right + 2 * tile, 64);
      _tile_dpbf16ps(2, 4, 6);
      _tile_loadd(7, right + 3 * tile, 64);
      _tile_dpbf16ps(3, 4, 7);
      _tile_dpbf16ps(2, 5, 6);
      _tile_dpbf16ps(3, 5, 7);
      ahead.next(16);
    }
  }
  _tile_stored(0, acc, stride);
  _tile_stored(1, acc + 16, stride);
  if constexpr (kColumns > 2) {
    _tile_stored(2, acc + 32, stride);
    _tile_stored(3, acc + 48, stride);
  }
}

void add(const DecodeSum& sum, FetchAhead& ahead) {
  int64_t c = 0;
  for (; c + 64 <= sum.cols; c += 64) add_columns<4>(sum, c, ahead);
  if (c < sum.cols) add_columns<2>(sum, c, ahead);
}

void restore(int64_t rows, int64_t cols, float* acc, int64_t ld) {
  for (int64_t r = 0; r < rows; ++r)
    for (int64_t c = 0; c < cols; c += 32) {
      float* const at = acc + r * ld + c;
      const __m512 low = _mm512_loadu_ps(at), high = _mm512_loadu_ps(at + 16);
      const __m512 a = _mm512_shuffle_f32x4(low, high, 0x44), b = _mm512_shuffle_f32x4(low, high, 0xee);
      _mm512_storeu_ps(at, _mm512_shuffle_f32x4(a, a, 0xd8));
      _mm512_storeu_ps(at + 16, _mm512_shuffle_f32x4(b, b, 0xd8));
    }
}

}  // namespace

const DecodeAmx* decode_amx() {
  static constexpr DecodeAmx table{pack_query, begin_scores, begin_sums, end, scores, pack_values, add, restore};
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const DecodeAmx* decode_amx() { return nullptr; }
}  // namespace hotplate::kernels
#endif
