// The determinism switch (ACL_OPT_DETERMINISTIC): the same bits for any number of threads.
#pragma once

namespace hotplate::nn::determinism {

// The switch of the current context, else that of the process.
bool switched_on();

// Whether the operator that runs on this thread was called with the switch on.
bool active();

// While such an operator runs. `ordered`: on one thread.
class Scope {
 public:
  explicit Scope(bool ordered);
  ~Scope();
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 private:
  const bool ordered_;
};

// The host library says how this thread is kept from using others: called with true at the start, with false at the
// end.
void bind_one_thread(void (*function)(bool begin));

}  // namespace hotplate::nn::determinism
