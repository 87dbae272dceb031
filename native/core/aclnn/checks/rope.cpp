// Contract checks of the rotary operators and of those that fill caches with what they compute.
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

std::string number(int64_t v) { return std::to_string(v); }

}  // namespace

// apply_rotary(query, key, cos, sin, layout): what the tiling of the 910B series accepts.
Code apply_rotary(const OperatorTask& task, const RuleSpec& rule) {
  constexpr int64_t kBsnd = 1, kTnd = 4, kHead = 128, kSmallHead = 64;
  const char* names[] = {"query", "key", "cos", "sin"};
  const Dims* shapes[4];
  for (int i = 0; i < 4; ++i) shapes[i] = &task.tensor(rule.args[i])->shape;
  const int64_t layout = task.integer(rule.args[4]);
  if (layout != kBsnd && layout != kTnd) {
    return refuse(task, rule, "layout must be 1 (BSND) or 4 (TND) on this chip, but got " + number(layout) + ".",
                  "Transpose to BSND, or use RotaryPositionEmbedding.");
  }
  const size_t rank = layout == kTnd ? 3 : 4;
  for (int i = 0; i < 4; ++i) {
    if (shapes[i]->size() == rank) continue;
    return refuse(task, rule,
                  std::string("The dim number of ") + names[i] + " must be " + number(static_cast<int64_t>(rank)) +
                      " in layout " + (layout == kTnd ? "TND" : "BSND") + ", but its shape is " +
                      shape_text(*shapes[i]) + ".",
                  "Pass four-dimensional tensors for BSND, three-dimensional ones for TND.");
  }
  for (size_t d = 0; d + 2 < rank; ++d) {
    for (int i = 1; i < 4; ++i) {
      if ((*shapes[i])[d] == (*shapes[0])[d]) continue;
      return refuse(task, rule,
                    std::string("The dim") + number(static_cast<int64_t>(d)) +
                        " must equal among query, key, cos and " + "sin, but query has " + number((*shapes[0])[d]) +
                        " and " + names[i] + " has " + number((*shapes[i])[d]) + ".",
                    "Query, key and the tables are for the same tokens.");
    }
  }
  for (int i = 2; i < 4; ++i) {
    if ((*shapes[i])[rank - 2] == 1) continue;
    return refuse(task, rule,
                  std::string("The dim") + number(static_cast<int64_t>(rank) - 2) + " of " + names[i] +
                      " must be 1, but its shape is " + shape_text(*shapes[i]) + ".",
                  "All heads share the angles.");
  }
  for (int i = 0; i < 4; ++i) {
    const int64_t last = (*shapes[i])[rank - 1];
    if (last == kHead || (layout == kTnd && last == kSmallHead && (*shapes[0])[rank - 1] == last)) continue;
    return refuse(task, rule, std::string("The last dim of ") + names[i] + " is " + number(last) + ", not 128.",
                  "The operator takes heads of 128 elements; use RotaryPositionEmbedding for others.");
  }
  for (int i = 0; i < 4; ++i) {
    if (task.tensor(rule.args[i])->numel() > 0) continue;
    return refuse(task, rule, std::string(names[i]) + " is empty: its shape is " + shape_text(*shapes[i]) + ".",
                  "Leave out the call for no tokens.");
  }
  return kSuccess;
}

// qkv_heads(qkv, qkvSize, headNums): [batch, sequence, heads, size] and [query, key, value heads] describe qkv.
Code qkv_heads(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& qkv = task.tensor(rule.args[0])->shape;
  const auto& size = task.ints(rule.args[1])->values;
  const auto& heads = task.ints(rule.args[2])->values;
  bool fits = size.size() == 4 && heads.size() == 3 && qkv.size() == 2;
  for (size_t i = 0; fits && i < 4; ++i) fits = size[i] > 0 && size[i] <= INT32_MAX;
  for (size_t i = 0; fits && i < 3; ++i) fits = heads[i] > 0 && heads[i] <= INT32_MAX;
  fits = fits && heads[0] + heads[1] + heads[2] == size[2] && heads[1] == heads[2] && size[0] * size[1] == qkv[0] &&
         size[2] * size[3] == qkv[1] && size[3] % 2 == 0;
  if (fits) return kSuccess;
  return refuse(task, rule,
                "qkvSize " + task.argument_text(rule.args[1]) + " and headNums " + task.argument_text(rule.args[2]) +
                    " do not describe qkv " + shape_text(qkv) + ".",
                "qkvSize is [batch, sequence, all heads, head size], headNums [query, key, value heads] with as many "
                "key as value heads.");
}

// qkv_outputs(headNums, qkvSize, qOut, kCache, vCache): queries by row, caches in blocks of pieces.
Code qkv_outputs(const OperatorTask& task, const RuleSpec& rule) {
  const auto& heads = task.ints(rule.args[0])->values;
  const auto& size = task.ints(rule.args[1])->values;
  const Dims& q = task.tensor(rule.args[2])->shape;
  if (q.size() != 2 || q[0] != size[0] * size[1] || q[1] != heads[0] * size[3]) {
    return refuse(task, rule,
                  "Expected tensor for qOut to have shape [" + number(size[0] * size[1]) + ", " +
                      number(heads[0] * size[3]) + "], but got " + shape_text(q) + ".",
                  "It has a row for each token and all query heads in it.");
  }
  for (int n = 3; n < 5; ++n) {
    const Dims& cache = task.tensor(rule.args[n])->shape;
    const bool fits = cache.size() == 4 && cache[3] > 0 && size[3] % cache[3] == 0 && cache[2] > 0 &&
                      cache[1] * cache[3] == heads[static_cast<size_t>(n) - 2] * size[3];
    if (fits) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + task.spec.args[rule.args[n]].name +
                      " to have shape [blocks, heads * size / piece, block size, piece] for " +
                      number(heads[static_cast<size_t>(n) - 2]) + " heads of " + number(size[3]) + ", but got " +
                      shape_text(cache) + ".",
                  "A cache in mode PA_NZ keeps pieces of 32 elements of the rows of a block together.");
  }
  return kSuccess;
}

// kv_splits(x, kCache, sizeSplits): query, key and value make up x, in heads of the size of the cache.
Code kv_splits(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& cache = task.tensor(rule.args[1])->shape;
  const auto& splits = task.ints(rule.args[2])->values;
  const int64_t d = cache[3], heads = cache[2];
  const bool fits = splits.size() == 3 && d > 0 && d % 2 == 0 && splits[0] >= 0 && splits[0] % d == 0 &&
                    splits[1] == heads * d && splits[2] == heads * d && splits[0] <= INT32_MAX &&
                    splits[0] + splits[1] + splits[2] == x[x.size() - 1];
  if (fits) return kSuccess;
  return refuse(task, rule,
                "sizeSplits " + task.argument_text(rule.args[2]) + " does not cut x " + shape_text(x) +
                    " into heads of " + number(d) + " with " + number(heads) + " for key and value, as the cache " +
                    shape_text(cache) + " has them.",
                "Pass [query heads * size, key heads * size, value heads * size].");
}

// cache_rows(cache): its blocks are not empty.
Code cache_rows(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& cache = task.tensor(rule.args[0])->shape;
  if (cache[1] > 0 && cache[2] > 0) return kSuccess;
  return refuse(task, rule, "The cache " + shape_text(cache) + " has no rows.", "Give each block at least one row.");
}

// cached_heads(query, key, cosSinCache, headSize): rows of whole heads, of which the cache turns the first part.
Code cached_heads(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& cache = task.tensor(rule.args[2])->shape;
  const int64_t head = task.integer(rule.args[3]), part = cache[1];
  bool fits = head > 0 && part >= 0 && part % 2 == 0 && part <= head;
  for (int n = 0; fits && n < 2; ++n) fits = task.tensor(rule.args[n])->shape[1] % head == 0;
  if (fits) return kSuccess;
  return refuse(task, rule,
                "headSize " + number(head) + " does not fit query " + shape_text(task.tensor(rule.args[0])->shape) +
                    ", key " + shape_text(task.tensor(rule.args[1])->shape) + " and cosSinCache " + shape_text(cache) +
                    ".",
                "Rows are whole heads, and a row of the cache is even and no longer than a head.");
}

// sections(positions, mropeSection, cosSinCache[, cacheMode]): with several rows of positions, as many sections, which
// divide the angles.
Code sections(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& positions = task.tensor(rule.args[0])->shape;
  if (positions.size() != 2) return kSuccess;
  const int64_t angles = task.tensor(rule.args[2])->shape[1] / 2;
  int64_t sum = 0;
  bool fits = !task.is_null(rule.args[1]);
  if (fits) {
    const auto& given = task.ints(rule.args[1])->values;
    fits = static_cast<int64_t>(given.size()) == positions[0];
    for (size_t i = 0; fits && i < given.size(); ++i) {
      fits = given[i] >= 0 && given[i] <= angles - sum;
      sum += fits ? given[i] : 0;
    }
    fits = fits && sum == angles;
  }
  if (!fits) {
    return refuse(task, rule,
                  "mropeSection " + task.argument_text(rule.args[1]) + " must have one element for each of the " +
                      number(positions[0]) + " rows of positions and the sum " + number(angles) + ".",
                  "Its elements say how many angles take their position from each row.");
  }
  if (rule.args[3] >= 0 && task.integer(rule.args[3]) == 1 && positions[0] != 3) {
    return refuse(task, rule, "cacheMode 1 takes 3 rows of positions, but got " + number(positions[0]) + ".",
                  "Use cacheMode 0.");
  }
  return kSuccess;
}

// cache_types(x, cache, other cache, scale): int8 with scales, the type of x without.
Code cache_types(const OperatorTask& task, const RuleSpec& rule) {
  constexpr int32_t kInt8 = 2;
  const bool quantised = !task.is_null(rule.args[3]);
  const int32_t wanted = quantised ? kInt8 : task.tensor(rule.args[0])->dtype;
  for (int n = 1; n < 3; ++n) {
    const int32_t given = task.tensor(rule.args[n])->dtype;
    if (given == wanted) continue;
    return refuse(task, rule,
                  std::string(task.spec.args[rule.args[n]].name) + " must have type " + dtype_name(wanted) +
                      (quantised ? " with scales" : " without scales") + ", but got " + dtype_name(given) + ".",
                  "A cache is int8 with scales, and has the type of the input without.");
  }
  return kSuccess;
}

// cache_layout(mode, kv, cache, index): rows by batch, or pages.
Code cache_layout(const OperatorTask& task, const RuleSpec& rule) {
  const std::string mode = task.is_null(rule.args[0]) ? "Norm" : task.string(rule.args[0]);
  const Dims& kv = task.tensor(rule.args[1])->shape;
  const Dims& cache = task.tensor(rule.args[2])->shape;
  const Dims& index = task.tensor(rule.args[3])->shape;
  const int64_t batch = kv[0], sequence = kv[2];
  if (mode == "Norm") {
    const bool fits =
        cache[0] == batch && cache[1] == 1 && index.size() == 2 && index[0] == batch && index[1] == sequence;
    if (fits) return kSuccess;
    return refuse(task, rule,
                  "In cache mode Norm, a cache " + shape_text(cache) + " and index " + shape_text(index) +
                      " do not fit kv " + shape_text(kv) + ".",
                  "The cache is [batch, 1, length, size], index [batch, sequence].");
  }
  if (cache[1] <= 0 || cache[2] != 1) {
    return refuse(task, rule,
                  "In cache mode " + mode + ", the cache must be [blocks, block size, 1, size], but got " +
                      shape_text(cache) + ".",
                  "There is one head.");
  }
  const bool pages = mode.rfind("PA_BLK", 0) == 0;
  const int64_t needed = pages ? batch * ((sequence + cache[1] - 1) / cache[1]) : batch * sequence;
  if (index.size() == 1 && index[0] == needed) return kSuccess;
  return refuse(
      task, rule,
      "In cache mode " + mode + ", index must have shape [" + number(needed) + "], but got " + shape_text(index) + ".",
      "It has one element for each token, in the PA_BLK modes for each page of a sequence.");
}

// qkv_vectors(headNums, qkvSize, cos, scale, offset): one element for each element of the key or value heads.
Code qkv_vectors(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t heads = task.ints(rule.args[0])->values[1], size = task.ints(rule.args[1])->values[3];
  const Dims& cos = task.tensor(rule.args[2])->shape;
  if (cos.size() != 2 || cos[1] != size) {
    return refuse(task, rule,
                  "Expected tensor for cos to have " + number(size) + " columns, but got " + shape_text(cos) + ".",
                  "All elements of a head are turned.");
  }
  if (task.is_null(rule.args[3]) && !task.is_null(rule.args[4])) {
    return refuse(task, rule, std::string(task.spec.args[rule.args[4]].name) + " is given without a scale.",
                  "Offsets belong to scales.");
  }
  for (int n = 3; n < 5; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& v = task.tensor(rule.args[n])->shape;
    if (v.size() == 2 && v[0] == heads && v[1] == size) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + task.spec.args[rule.args[n]].name + " to have shape [" +
                      number(heads) + ", " + number(size) + "], but got " + shape_text(v) + ".",
                  "It has one element for each element of the heads.");
  }
  return kSuccess;
}

// qkv_plain(headNums, qkvSize, q, k, v): what is given before quantisation, by token.
Code qkv_plain(const OperatorTask& task, const RuleSpec& rule) {
  const auto& heads = task.ints(rule.args[0])->values;
  const auto& size = task.ints(rule.args[1])->values;
  for (int n = 2; n < 5; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& out = task.tensor(rule.args[n])->shape;
    const int64_t rows = size[0] * size[1], columns = heads[static_cast<size_t>(n) - 2] * size[3];
    if (out.size() == 2 && out[0] == rows && out[1] == columns) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + task.spec.args[rule.args[n]].name + " to have shape [" +
                      number(rows) + ", " + number(columns) + "], but got " + shape_text(out) + ".",
                  "It has a row for each token.");
  }
  return kSuccess;
}

// kv_outputs(x, kCache, q, k, v, kvOutput): heads by token; key and value only when asked for.
Code kv_outputs(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& cache = task.tensor(rule.args[1])->shape;
  int64_t tokens = 1;
  for (size_t i = 0; i + 1 < x.size(); ++i) tokens *= x[i];
  const int64_t row = x[x.size() - 1] - 2 * cache[2] * cache[3];
  for (int n = 2; n < 5; ++n) {
    const bool query = n == 2;
    if (!query && task.integer(rule.args[5]) == 0) continue;
    const Tensor& out = *task.tensor(rule.args[n]);
    const int64_t wanted = tokens * (query ? row : cache[2] * cache[3]);
    const size_t rank = out.shape.size();
    if (rank == x.size() + 1 && out.shape[rank - 1] == cache[3] && out.numel() == wanted) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + task.spec.args[rule.args[n]].name + " to have " +
                      number(wanted) + " elements in heads of " + number(cache[3]) + ", but got " +
                      shape_text(out.shape) + ".",
                  "It has the dimensions of x with the last one cut into heads.");
  }
  return kSuccess;
}

// kv_tokens(x, activationScale, weightScale): one scale for each token; integers have a scale.
Code kv_tokens(const OperatorTask& task, const RuleSpec& rule) {
  constexpr int32_t kInt32 = 3;
  const Tensor& x = *task.tensor(rule.args[0]);
  int64_t tokens = 1;
  for (size_t i = 0; i + 1 < x.shape.size(); ++i) tokens *= x.shape[i];
  if (!task.is_null(rule.args[1]) && task.tensor(rule.args[1])->numel() != tokens) {
    return refuse(task, rule,
                  std::string(task.spec.args[rule.args[1]].name) + " must have " + number(tokens) +
                      " elements, one for each token, but got " + shape_text(task.tensor(rule.args[1])->shape) + ".",
                  "It scales the rows of x.");
  }
  if (x.dtype != kInt32 || !task.is_null(rule.args[2])) return kSuccess;
  return refuse(task, rule, std::string(task.spec.args[rule.args[2]].name) + " must be given for x of type int32.",
                "It turns the integers of the product into numbers.");
}

}  // namespace hotplate::nn::checks
