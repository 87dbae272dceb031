// The table of gemm_table.h in standard C++ with the compilers' generic vector type: what every machine can run.
#include <cstdint>

namespace hotplate::kernels {
namespace {

struct IntArch {
  typedef int32_t I __attribute__((vector_size(16)));
  static constexpr int kWidth = 4;
  static constexpr int kVectorsPerPanel = 2;
  static constexpr int kRowsPerBlock = 4;
  static constexpr int kLeftBias = 0;

  static I zero() { return I{0, 0, 0, 0}; }
  static I set1(int32_t v) { return I{v, v, v, v}; }
  static I bias() { return zero(); }
  static I load(const int32_t* p) {
    I v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
  }
  static void store(int32_t* p, I v) { __builtin_memcpy(p, &v, sizeof v); }
  static I widen(const int8_t* p) { return I{p[0], p[1], p[2], p[3]}; }
  static I sub(I a, I b) { return a - b; }
  // Two int16 in each word: the low one has its sign in bit 15.
  static I low(I v) { return (v << 16) >> 16; }
  static I mul_add(I acc, I left, I right) { return acc + low(left) * low(right) + (left >> 16) * (right >> 16); }
};

}  // namespace
}  // namespace hotplate::kernels

#include "gemm_impl.h"

namespace hotplate::kernels {
const GemmTable* gemm_table_portable() {
  static constexpr GemmTable table = make_gemm_table("portable", true, 2);
  return &table;
}
}  // namespace hotplate::kernels
