// Turning the planes of a head vector by the angles of its position.
#pragma once

#include <cstdint>

#include "host/kernels/rows.h"

namespace hotplate::kernels {

// Which elements form a plane: i and i + d/2; 2i and 2i + 1; the first within each half of the vector; the second, with
// the result sorted into halves.
enum RotaryMode : int64_t { kHalves = 0, kPairs = 1, kQuarters = 2, kPairsToHalves = 3 };

// out = x turned; x, cos, sin and out have d elements, out is another row than x. `scratch` has d elements.
inline void turn(int64_t mode, const float* x, const float* cos, const float* sin, int64_t d, float* out,
                 float* scratch) {
  const RowMath& math = row_math();
  switch (mode) {
    case kPairs:
      return math.turn_pairs(x, cos, sin, d / 2, out);
    case kQuarters:
      math.turn_halves(x, cos, sin, d / 4, out);
      return math.turn_halves(x + d / 2, cos + d / 2, sin + d / 2, d / 4, out + d / 2);
    case kPairsToHalves:
      math.split_pairs(x, d / 2, scratch);
      return math.turn_halves(scratch, cos, sin, d / 2, out);
    default:
      return math.turn_halves(x, cos, sin, d / 2, out);
  }
}

// The transposed turn: what gradients go through.
inline void turn_back(int64_t mode, const float* x, const float* cos, const float* sin, int64_t d, float* out,
                      float* scratch) {
  const RowMath& math = row_math();
  switch (mode) {
    case kPairs:
      return math.turn_pairs_back(x, cos, sin, d / 2, out);
    case kQuarters:
      math.turn_halves_back(x, cos, sin, d / 4, out);
      return math.turn_halves_back(x + d / 2, cos + d / 2, sin + d / 2, d / 4, out + d / 2);
    case kPairsToHalves:
      math.turn_halves_back(x, cos, sin, d / 2, scratch);
      return math.join_pairs(scratch, d / 2, out);
    default:
      return math.turn_halves_back(x, cos, sin, d / 2, out);
  }
}

// Cosines and sines that broadcast over the rows of x: the line of the tables for each row, kept while it stays the
// same.
class Angles {
 public:
  Angles(const at::Tensor& cos, const at::Tensor& sin, at::IntArrayRef x);

  // One reader for each thread.
  class Reader {
   public:
    explicit Reader(const Angles& a) : angles_(a), cos_(static_cast<size_t>(a.cos_.width())), sin_(cos_.size()) {}
    void move(int64_t row);
    const float* cos() const { return cos_now_; }
    const float* sin() const { return sin_now_; }

   private:
    const Angles& angles_;
    std::vector<float> cos_, sin_;
    const float *cos_now_ = nullptr, *sin_now_ = nullptr;
    int64_t first_ = 0, end_ = 0, line_ = -1;  // rows of the line
  };

 private:
  int64_t line(int64_t row) const;

  FloatRows cos_, sin_;
  std::vector<int64_t> sizes_, steps_;  // of the dimensions before the last: of x, and lines per step in the tables
  int64_t same_ = 1;                    // rows that follow each other and share a line
};

}  // namespace hotplate::kernels
