// What the process did, told once at its end: to a file that `hotplate env --last-run` shows, and on request to the
// screen.
#pragma once

namespace hotplate::rt {

// Writes last_run.json (HOTPLATE_HOME, or ~/.cache/hotplate) and, with HOTPLATE_SUMMARY=1, prints the same in words to
// stderr. Called when the workers have been joined, or at exit when there were none; does its work once. Does nothing
// when no device was used. A file that cannot be written is logged, no more.
void write_summary();

}  // namespace hotplate::rt
