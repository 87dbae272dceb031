// The backward pass. With enough heads, one thread takes a key head: its keys outside, its queries inside, everything
// added up in fp32. With few heads, tiles of keys (for dk and dv) and blocks of queries (for dq) are separate items, at
// the price of computing the scores twice. Both add in the same order, so the choice, which depends on the number of
// threads, does not show in the result.
#include <ATen/Parallel.h>
#include <c10/util/Exception.h>

#include "attention_grad.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kQueryBlock = 96;
constexpr int64_t kKeyTile = 256;
constexpr double kSerialWork = 1 << 18;
constexpr double kSmallWork = 2e7;

struct Results {
  Rows dq, dk, dv;
};

template <typename T>
class Backward {
 public:
  Backward(const AttentionCall& call, const TileKernels& t, const GradTensors& tensors, const Results& to)
      : call_(call),
        t_(t),
        to_(to),
        serial_(call.work < kSerialWork),
        tiles_(call, t, tensors, kQueryBlock, kKeyTile, serial_) {}

  void run() {
    if (serial_ || call_.groups() >= 2 * at::get_num_threads()) {
      run_items(call_.groups(), serial_, [&](int64_t group, Scratch& scratch) { whole_group(group, scratch); });
    } else {
      split();
    }
  }

 private:
  using Tiles = GradTiles<T>;
  using Room = typename Tiles::Room;

  int64_t strip() const { return strip_size(std::max(call_.query.cols, call_.value.cols)); }
  size_t pack_bytes() const { return Scratch::need<T>(strip()) + Scratch::need<float>(2 * call_.value.cols); }
  // Scratch to turn dk or dv of a tile back: [tile][columns].
  int64_t turned_size() const { return tiles_.tile() * std::max(tiles_.dk_rows(), tiles_.dv_rows()); }

  RowBlock block_of(int64_t group, int64_t member, int64_t index) const {
    RowBlock b;
    b.sequence = group / call_.kv_heads;
    b.kv_head = group % call_.kv_heads;
    b.head = b.kv_head * call_.group_heads + member;
    b.i0 = index * tiles_.block();
    b.ni = std::min(tiles_.block(), call_.sequences[b.sequence].nq - b.i0);
    return b;
  }

  void whole_group(int64_t group, Scratch& scratch) {
    const Sequence& s = call_.sequences[group / call_.kv_heads];
    const int64_t blocks = tiles_.blocks(s), tiles = tiles_.tiles(s);
    const int64_t dk_size = tiles_.dk_rows() * tiles_.tile(), dv_size = tiles_.dv_rows() * tiles_.tile();
    const int64_t dq_size = tiles_.block() * tiles_.dq_cols();
    scratch.reserve(tiles_.room_bytes() + pack_bytes() + Scratch::need<float>(turned_size()) +
                    Scratch::need<T>(tiles * tiles_.key_size()) + Scratch::need<T>(blocks * tiles_.query_size()) +
                    Scratch::need<float>(blocks * tiles_.row_values()) + Scratch::need<float>(tiles * dk_size) +
                    Scratch::need<float>(tiles * dv_size) + Scratch::need<float>(blocks * dq_size));
    scratch.rewind();
    const Room room = tiles_.take_room(scratch);
    T* const strip_room = scratch.take<T>(strip());
    float* const rows = scratch.take<float>(2 * call_.value.cols);
    float* const turned = scratch.take<float>(turned_size());
    T* const keys = scratch.take<T>(tiles * tiles_.key_size());
    T* const queries = scratch.take<T>(blocks * tiles_.query_size());
    float* const values = scratch.take<float>(blocks * tiles_.row_values());
    float* const dk = scratch.take<float>(tiles * dk_size);
    float* const dv = scratch.take<float>(tiles * dv_size);
    float* const dq = scratch.take<float>(blocks * dq_size);
    for (int64_t j = 0; j < tiles; ++j) tiles_.pack_keys(group, j, keys + j * tiles_.key_size(), strip_room);
    std::fill(dk, dk + tiles * dk_size, 0.0f);
    std::fill(dv, dv + tiles * dv_size, 0.0f);
    for (int64_t h = 0; h < call_.group_heads; ++h) {
      for (int64_t i = 0; i < blocks; ++i)
        tiles_.pack_queries(block_of(group, h, i), queries + i * tiles_.query_size(), values + i * tiles_.row_values(),
                            strip_room, rows, true);
      std::fill(dq, dq + blocks * dq_size, 0.0f);
      for (int64_t j = 0; j < tiles; ++j) {
        const auto k = tiles_.keys(s, j, keys + j * tiles_.key_size());
        for (int64_t i = 0; i < blocks; ++i) {
          const auto q = tiles_.queries(block_of(group, h, i), queries + i * tiles_.query_size(),
                                        values + i * tiles_.row_values());
          tiles_.accumulate(q, k, room, dk + j * dk_size, dv + j * dv_size, dq + i * dq_size);
        }
      }
      for (int64_t i = 0; i < blocks; ++i) store_queries(block_of(group, h, i), dq + i * dq_size);
    }
    for (int64_t j = 0; j < tiles; ++j) store_keys(group, j, dk + j * dk_size, dv + j * dv_size, turned);
    if (t_.release) t_.release();
  }

  void split() {
    struct Item {
      int64_t group, member, index;
      int64_t at;  // of its packed operands
    };
    std::vector<Item> key_items, query_items;
    std::vector<int64_t> first_key(call_.groups()), first_query(call_.groups());
    for (int64_t g = 0; g < call_.groups(); ++g) {
      const Sequence& s = call_.sequences[g / call_.kv_heads];
      first_key[g] = static_cast<int64_t>(key_items.size());
      first_query[g] = static_cast<int64_t>(query_items.size());
      for (int64_t j = 0; j < tiles_.tiles(s); ++j)
        key_items.push_back({g, 0, j, static_cast<int64_t>(key_items.size())});
      for (int64_t h = 0; h < call_.group_heads; ++h)
        for (int64_t i = 0; i < tiles_.blocks(s); ++i)
          query_items.push_back({g, h, i, static_cast<int64_t>(query_items.size())});
    }
    const int64_t nk = static_cast<int64_t>(key_items.size()), nq = static_cast<int64_t>(query_items.size());
    Scratch& shared = shared_scratch();
    shared.reserve(Scratch::need<T>(nk * tiles_.key_size()) + Scratch::need<T>(nq * tiles_.query_size()) +
                   Scratch::need<float>(nq * tiles_.row_values()) + 64);
    shared.rewind();
    T* const keys = shared.take<T>(nk * tiles_.key_size());
    T* const queries = shared.take<T>(nq * tiles_.query_size());
    float* const values = shared.take<float>(nq * tiles_.row_values());
    const auto keys_of = [&](const Item& k) {
      return tiles_.keys(call_.sequences[k.group / call_.kv_heads], k.index, keys + k.at * tiles_.key_size());
    };
    const auto queries_of = [&](const Item& q) {
      return tiles_.queries(block_of(q.group, q.member, q.index), queries + q.at * tiles_.query_size(),
                            values + q.at * tiles_.row_values());
    };
    run_items(nk + nq, false, [&](int64_t n, Scratch& scratch) {
      scratch.reserve(pack_bytes());
      scratch.rewind();
      T* const strip_room = scratch.take<T>(strip());
      float* const rows = scratch.take<float>(2 * call_.value.cols);
      if (n < nk) {
        tiles_.pack_keys(key_items[n].group, key_items[n].index, keys + n * tiles_.key_size(), strip_room);
      } else {
        const Item& q = query_items[n - nk];
        tiles_.pack_queries(block_of(q.group, q.member, q.index), queries + q.at * tiles_.query_size(),
                            values + q.at * tiles_.row_values(), strip_room, rows, true);
      }
    });
    const int64_t dk_size = tiles_.dk_rows() * tiles_.tile(), dv_size = tiles_.dv_rows() * tiles_.tile();
    const int64_t dq_size = tiles_.block() * tiles_.dq_cols();
    run_items(nk + nq, false, [&](int64_t n, Scratch& scratch) {
      scratch.reserve(tiles_.room_bytes() + Scratch::need<float>(turned_size()) + Scratch::need<float>(dk_size) +
                      Scratch::need<float>(dv_size) + Scratch::need<float>(dq_size));
      scratch.rewind();
      const Room room = tiles_.take_room(scratch);
      float* const turned = scratch.take<float>(turned_size());
      float* const dk = scratch.take<float>(dk_size);
      float* const dv = scratch.take<float>(dv_size);
      float* const dq = scratch.take<float>(dq_size);
      if (n < nk) {
        const Item& item = key_items[n];
        const auto k = keys_of(item);
        const int64_t count = call_.group_heads * tiles_.blocks(call_.sequences[item.group / call_.kv_heads]);
        std::fill(dk, dk + dk_size, 0.0f);
        std::fill(dv, dv + dv_size, 0.0f);
        for (int64_t q = 0; q < count; ++q)
          tiles_.accumulate(queries_of(query_items[first_query[item.group] + q]), k, room, dk, dv, nullptr);
        store_keys(item.group, item.index, dk, dv, turned);
      } else {
        const Item& item = query_items[n - nk];
        const auto q = queries_of(item);
        const int64_t count = tiles_.tiles(call_.sequences[item.group / call_.kv_heads]);
        std::fill(dq, dq + dq_size, 0.0f);
        for (int64_t k = 0; k < count; ++k)
          tiles_.accumulate(q, keys_of(key_items[first_key[item.group] + k]), room, nullptr, nullptr, dq);
        store_queries(q.block, dq);
      }
      if (t_.release) t_.release();
    });
    shared.trim();
  }

  void store_queries(const RowBlock& block, float* dq) {
    if (!to_.dq.defined()) return;
    const Sequence& s = call_.sequences[block.sequence];
    const int64_t ld = tiles_.dq_cols();
    for (int64_t r = 0; r < block.ni; ++r) {
      float* const row = dq + r * ld;
      for (int64_t c = 0; c < ld; ++c) row[c] *= call_.scale;
      store_row(t_, to_.dq, s.batch, block.head, s.q0 + block.i0 + r, row);
    }
  }

  void store_keys(int64_t group, int64_t tile, const float* dk, const float* dv, float* turned) {
    if (to_.dk.defined()) store_turned(group, tile, dk, tiles_.dk_rows(), call_.scale, to_.dk, turned);
    if (to_.dv.defined()) store_turned(group, tile, dv, tiles_.dv_rows(), 1.0f, to_.dv, turned);
  }

  void store_turned(int64_t group, int64_t tile, const float* from, int64_t rows, float factor, const Rows& to,
                    float* turned) {
    const Sequence& s = call_.sequences[group / call_.kv_heads];
    const int64_t first = tile * tiles_.tile(), width = std::min(tiles_.tile(), s.nk - first);
    t_.transpose32(reinterpret_cast<const uint32_t*>(from), tiles_.tile(), rows, tiles_.tile(),
                   reinterpret_cast<uint32_t*>(turned), rows);
    for (int64_t c = 0; c < width; ++c) {
      float* const row = turned + c * rows;
      for (int64_t i = 0; i < rows; ++i) row[i] *= factor;
      store_row(t_, to, s.batch, group % call_.kv_heads, s.k0 + first + c, row);
    }
  }

  const AttentionCall& call_;
  const TileKernels& t_;
  const Results to_;
  const bool serial_;
  const Tiles tiles_;
};

// Rows of TND that belong to no sequence have a gradient of 0.
void clear_tail(const AttentionCall& call, const at::Tensor& t, bool of_queries) {
  if (call.layout != Layout::TND || !t.defined()) return;
  int64_t covered = 0;
  for (const Sequence& s : call.sequences) covered += of_queries ? s.nq : s.nk;
  if (covered < t.size(0)) t.narrow(0, covered, t.size(0) - covered).zero_();
}

}  // namespace

void flash_attention_backward(const AttentionInputs& in, const at::Tensor& dy, const at::Tensor& softmax_max,
                              const at::Tensor& softmax_sum, const at::Tensor& out, const AttentionParams& params,
                              const AttentionGrads& grads) {
  const AttentionCall call(in, params);
  TORCH_CHECK(dy.defined() && out.defined() && softmax_max.defined() && softmax_sum.defined(),
              "the gradient of attention needs dy, attentionIn, softmaxMax and softmaxSum");
  TORCH_CHECK(dy.sizes() == out.sizes(), "dy ", dy.sizes(), " and attentionIn ", out.sizes(), " must have one shape");
  TORCH_CHECK(dy.scalar_type() == in.query.scalar_type(), "dy must have the type of query, but got ", dy.scalar_type());
  TORCH_CHECK(softmax_max.numel() == call.stat_rows * 8 && softmax_sum.numel() == call.stat_rows * 8,
              "softmaxMax and softmaxSum need ", call.stat_rows, " rows of 8, but have shapes ", softmax_max.sizes(),
              " and ", softmax_sum.sizes());
  const at::Tensor max = softmax_max.contiguous(), sum = softmax_sum.contiguous();
  GradTensors tensors;
  tensors.dy = call.rows(dy, at::Tensor(), call.heads);
  tensors.out = call.rows(out, at::Tensor(), call.heads);
  tensors.max = max.const_data_ptr<float>();
  tensors.sum = sum.const_data_ptr<float>();
  TORCH_CHECK(tensors.dy.cols == call.value.cols, "dy has D=", tensors.dy.cols, ", but value has D=", call.value.cols);
  Results to;
  if (grads.dq.defined()) to.dq = call.rows(grads.dq, grads.dq_rope, call.heads);
  if (grads.dk.defined()) to.dk = call.rows(grads.dk, grads.dk_rope, call.kv_heads);
  if (grads.dv.defined()) to.dv = call.rows(grads.dv, at::Tensor(), call.kv_heads);
  // fp16 takes fp32 operands, as gradients leave the range of fp16.
  const bool small = !kernel_level_forced() && call.work < kSmallWork;
  const TileKernels& t = tile_kernels(small ? Element::F32 : call.type);
  if (t.operand == Element::BF16) {
    Backward<uint16_t>(call, t, tensors, to).run();
  } else {
    Backward<float>(call, t, tensors, to).run();
  }
  clear_tail(call, grads.dq, true);
  clear_tail(call, grads.dq_rope, true);
  clear_tail(call, grads.dk, false);
  clear_tail(call, grads.dk_rope, false);
  clear_tail(call, grads.dv, false);
  if (grads.dpse.defined() && grads.dpse.numel() > 0) attention_bias_gradient(call, tensors, grads.dpse);
  if (grads.dsink.defined() && grads.dsink.numel() > 0) attention_sink_gradient(call, tensors, grads.dsink);
}

}  // namespace hotplate::kernels
