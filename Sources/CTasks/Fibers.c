#define _GNU_SOURCE
#include "CTasks.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

// As large as the stacks of Dispatch's threads.
#define STACK_SIZE (512 * 1024)

struct flipbook_fiber {
  ucontext_t own, caller;
  void *stack;
  void *context;
  flipbook_work work;
  bool has_ended;
  flipbook_fiber *outer;
};

static _Thread_local flipbook_fiber *running = NULL;
// One that has ended, whose stack the next one uses.
static _Thread_local flipbook_fiber *unused = NULL;

static void enter(void) {
  flipbook_fiber *fiber = running;
  fiber->work(fiber->context);
  fiber->has_ended = true;
  swapcontext(&fiber->own, &fiber->caller);
}

static flipbook_fiber *create(void) {
  flipbook_fiber *fiber = unused;
  unused = NULL;
  if (fiber) return fiber;
  fiber = malloc(sizeof *fiber);
  if (!fiber) abort();
  fiber->stack = mmap(
      NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK | MAP_NORESERVE, -1, 0);
  if (fiber->stack == MAP_FAILED) abort();
  // A page that cannot be written ends the stack.
  mprotect(fiber->stack, 4096, PROT_NONE);
  return fiber;
}

static void destroy(flipbook_fiber *fiber) {
  if (!unused) {
    unused = fiber;
    return;
  }
  munmap(fiber->stack, STACK_SIZE);
  free(fiber);
}

static bool run(flipbook_fiber *fiber) {
  fiber->outer = running;
  running = fiber;
  swapcontext(&fiber->caller, &fiber->own);
  running = fiber->outer;
  if (!fiber->has_ended) return false;
  destroy(fiber);
  return true;
}

flipbook_fiber *flipbook_fiber_start(void *context, flipbook_work work) {
  flipbook_fiber *fiber = create();
  fiber->context = context;
  fiber->work = work;
  fiber->has_ended = false;
  getcontext(&fiber->own);
  fiber->own.uc_stack.ss_sp = fiber->stack;
  fiber->own.uc_stack.ss_size = STACK_SIZE;
  fiber->own.uc_link = NULL;
  makecontext(&fiber->own, enter, 0);
  return run(fiber) ? NULL : fiber;
}

bool flipbook_fiber_resume(flipbook_fiber *fiber) { return run(fiber); }

void flipbook_fiber_suspend(void) {
  flipbook_fiber *fiber = running;
  swapcontext(&fiber->own, &fiber->caller);
}

bool flipbook_fiber_runs(void) { return running != NULL; }
