// Asks the processor to bring memory into its second cache, a few lines at a time, between instructions that compute on
// what was brought before: reading and computing then take the time of the longer one. No torch types here, as in
// tile.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hotplate::kernels {

class FetchAhead {
 public:
  static constexpr int64_t kLine = 64;  // bytes

  // Memory is fetched in the order in which it was added.
  void add(const char* at, int64_t bytes) {
    if (!pieces_.empty() && pieces_.back().at + pieces_.back().bytes == at)
      pieces_.back().bytes += bytes;
    else
      pieces_.push_back({at, bytes});
  }

  // Asks for this many lines.
  void next(int64_t lines) {
    while (left_ < lines * kLine) {
      for (const char* at = at_; left_ > 0; left_ -= kLine, at += kLine, --lines) __builtin_prefetch(at, 0, 2);
      if (piece_ == pieces_.size()) return;
      at_ = pieces_[piece_].at, left_ = pieces_[piece_].bytes, ++piece_;
    }
    const char* at = at_;
    for (int64_t i = 0; i < lines; ++i) __builtin_prefetch(at + i * kLine, 0, 2);
    at_ = at + lines * kLine, left_ -= lines * kLine;
  }

  void rest() {
    while (left_ > 0 || piece_ < pieces_.size()) next(64);
  }

  // Forgets what has been fetched.
  void drop() {
    pieces_.erase(pieces_.begin(), pieces_.begin() + static_cast<std::ptrdiff_t>(piece_));
    piece_ = 0;
  }

 private:
  struct Piece {
    const char* at;
    int64_t bytes;
  };
  std::vector<Piece> pieces_;
  size_t piece_ = 0;
  const char* at_ = nullptr;
  int64_t left_ = 0;
};

}  // namespace hotplate::kernels
