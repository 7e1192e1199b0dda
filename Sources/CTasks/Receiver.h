#ifndef RECEIVER_H
#define RECEIVER_H

#include "CTasks.h"

/// The receiver of this thread.
extern _Thread_local const flipbook_receiver *flipbook_current;

/// Returns the system's function that one of this library takes the place of.
void *flipbook_original(const char *name);

/// Declares `original`, the system's function of this name.
#define ORIGINAL(name) \
  static __typeof__(&name) original = NULL; \
  if (!original) original = (__typeof__(&name))flipbook_original(#name)

/// Returns the nanoseconds until a time of Dispatch; UINT64_MAX for never.
uint64_t flipbook_nanoseconds_until(uint64_t time);

#endif
