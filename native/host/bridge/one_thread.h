// Keeps torch, oneDNN and MKL to the thread they are called on.
#pragma once

namespace hotplate::host {

class OneThread {
 public:
  OneThread();
  ~OneThread();
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;

 private:
  const int threads_;
  int mkl_;
};

}  // namespace hotplate::host
