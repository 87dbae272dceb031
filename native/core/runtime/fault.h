// Faults on order: HOTPLATE_FAULT makes chosen tasks fail at the one gate through which every task goes.
//
//   HOTPLATE_FAULT="op=MatMul,nth=3,code=507015,text=bad block"     the third MatMul fails
//   HOTPLATE_FAULT="kind=copy,code=507013;kind=operator,nth=10,times=0,code=507053,address=0x7f0000000000,length=512"
//   HOTPLATE_FAULT="no-kernel-package,package=Ascend310P3"          the kernels of another chip are installed
//   HOTPLATE_FAULT=@/path/faults.txt                                 one fault a line, read again when the file changes
//
//   op       name of the task as a profile shows it; * matches any text          (default *)
//   kind     operator copy fill record wait host callback write_value wait_value collective any   (default any)
//   device   device id                                                            (default any)
//   nth      the n-th matching task from the start, counted per fault             (default 1)
//   times    how many matching tasks from there on fail; 0 = all                  (default 1)
//   where    run: fails on the stream | submit: the call is refused               (default run)
//   code     what the next synchronisation (or the call) returns                  (required)
//   id text  of the error text
//   delay_ms waits before it fails                                                (default 0)
//   address length   memory to report as damaged, for codes 507053 and 507054 (default: what the task writes)
//
// no-kernel-package stands for an installation whose kernels are not those of the chip. Every operator is refused when
// it is prepared; beside it may stand op, code, and package (the chip whose kernels are there; none when it is
// missing).
#pragma once

#include <atomic>
#include <string>

#include "runtime/task.h"

namespace hotplate::rt::fault {

// Whether `text` is acceptable; says why not.
bool check(const char* text, std::string* why);

enum class Where { Submit, Run };

extern std::atomic<int> g_armed;  // -1: environment not looked at yet, 0: no faults, 1: faults
bool arm();
inline bool armed() {
  const int state = g_armed.load(std::memory_order_relaxed);
  return state > 0 || (state < 0 && arm());
}

// Whether this task must fail now; fills `outcome`. Call only when armed().
bool strikes(Where where, const TaskBody& task, int device, Outcome* outcome);

// Whether the kernel of this operator is missing on order; fills `outcome`. Call only when armed().
bool kernel_missing(const char* op, Outcome* outcome);

// Replaces the faults of this process (the driver program of the tests); null or empty takes them away.
bool set(const char* text, std::string* why);

}  // namespace hotplate::rt::fault
