#ifndef CTRAPS_H
#define CTRAPS_H

#include <stdint.h>

/// Ends the process with an exit code and a message when it traps, or when one turn takes too long.
///
/// The message is written to the standard error, with the time that the program has reached. Only calls that a
/// signal handler may make are used, on a stack of its own, so that an endless recursion is reported, too.
///
/// - name: The program in the message; it is copied.
/// - code: The exit code.
/// - ticks_per_second: The number of ticks in a second.
/// - time_limit: The maximum real time of a turn, in seconds; 0 for none.
void flipbook_report_traps(const char *name, int code, int ticks_per_second, double time_limit);

/// Begins a turn of the program's work at a tick.
void flipbook_turn_begins(int64_t tick);

/// Ends the turn that has begun last.
void flipbook_turn_ends(void);

#endif
