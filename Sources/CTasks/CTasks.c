#define _GNU_SOURCE
#include "CTasks.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

// The functions of Dispatch that Swift's runtime and Dispatch's module call. They take the place of the library's own, whose
// they call for threads without a receiver. Swift's tasks are submitted as functions, and what a program submits itself as
// blocks.

static _Thread_local const flipbook_work_receiver *current = NULL;

const flipbook_work_receiver *flipbook_set_work_receiver(const flipbook_work_receiver *receiver) {
  const flipbook_work_receiver *earlier = current;
  current = receiver;
  return earlier;
}

static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }

static bool is_main(void *queue) {
  static void *main_queue = NULL;
  if (!main_queue) main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == main_queue;
}

// Returns the nanoseconds until a time of Dispatch: the highest bits are those of the clock.
static uint64_t nanoseconds_until(uint64_t time) {
  if (time == 0) return 0;
  if (time == UINT64_MAX) return UINT64_MAX;
  const uint64_t top = UINT64_C(1) << 63, second = UINT64_C(1) << 62;
  clockid_t clock = CLOCK_MONOTONIC;
  uint64_t value = time;
  if (time & top) {
    clock = time & second ? CLOCK_REALTIME : CLOCK_BOOTTIME;
    value = time & second ? -time : time & ~top;
    if (time == UINT64_MAX - 1) return 0;
  }
  struct timespec now;
  clock_gettime(clock, &now);
  const uint64_t passed = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
  return value > passed ? value - passed : 0;
}

// MARK: Functions

void dispatch_async_f(void *queue, void *context, flipbook_work work) {
  if (current) return current->now(current->owner, context, work);
  static void (*submit)(void *, void *, flipbook_work) = NULL;
  if (!submit) submit = original("dispatch_async_f");
  submit(queue, context, work);
}

void dispatch_after_f(uint64_t time, void *queue, void *context, flipbook_work work) {
  if (current) return current->later(current->owner, nanoseconds_until(time), context, work);
  static void (*submit)(uint64_t, void *, void *, flipbook_work) = NULL;
  if (!submit) submit = original("dispatch_after_f");
  submit(time, queue, context, work);
}

// MARK: Blocks

// The beginning of a block, as the compiler lays it out.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

static void *copy(void *block) {
  static void *(*copy)(const void *) = NULL;
  if (!copy) copy = dlsym(RTLD_DEFAULT, "_Block_copy");
  return copy(block);
}

static void run(void *block) {
  static void (*release)(const void *) = NULL;
  if (!release) release = dlsym(RTLD_DEFAULT, "_Block_release");
  ((struct block *)block)->invoke(block);
  release(block);
}

void dispatch_async(void *queue, void *block) {
  if (current && is_main(queue)) return current->now(current->owner, copy(block), run);
  static void (*submit)(void *, void *) = NULL;
  if (!submit) submit = original("dispatch_async");
  submit(queue, block);
}

void dispatch_after(uint64_t time, void *queue, void *block) {
  if (current && is_main(queue)) {
    return current->later(current->owner, nanoseconds_until(time), copy(block), run);
  }
  static void (*submit)(uint64_t, void *, void *) = NULL;
  if (!submit) submit = original("dispatch_after");
  submit(time, queue, block);
}
