#define _GNU_SOURCE
#include "Dispatch.h"

#include <dlfcn.h>

// The beginning of a block, as the compiler lays it out.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

void *copy_block(block_t block) {
  static void *(*copy)(const void *) = NULL;
  if (!copy) copy = dlsym(RTLD_DEFAULT, "_Block_copy");
  return copy(block);
}

void release_block(block_t block) {
  static void (*release)(const void *) = NULL;
  if (!release) release = dlsym(RTLD_DEFAULT, "_Block_release");
  release(block);
}

void call_block(block_t block) { ((struct block *)block)->invoke(block); }

void run_block(block_t block) {
  call_block(block);
  release_block(block);
}
