#define _GNU_SOURCE
#include "Receiver.h"

#include <dlfcn.h>

// The functions of this library take the place of the system's of the same names, and call those for threads without a
// receiver.

_Thread_local const flipbook_receiver *flipbook_current = NULL;

const flipbook_receiver *flipbook_set_receiver(const flipbook_receiver *receiver) {
  const flipbook_receiver *earlier = flipbook_current;
  flipbook_current = receiver;
  return earlier;
}

void *flipbook_original(const char *name) { return dlsym(RTLD_NEXT, name); }
