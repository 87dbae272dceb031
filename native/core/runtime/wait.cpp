// The bays in which waiters sleep. They are never destroyed: a thread may still wait while the process ends.
#include "runtime/wait.h"

namespace hotplate::rt {

Parking::Bay* Parking::bays() {
  static Bay* all = new Bay[kBays];
  return all;
}

void Parking::wake_everybody() {
  for (size_t i = 0; i < kBays; ++i) wake_bay(bays()[i]);
}

}  // namespace hotplate::rt
