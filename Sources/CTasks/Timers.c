#define _GNU_SOURCE
#include "Dispatch.h"

#include <dlfcn.h>
#include <stdlib.h>

// Timers of Dispatch. Such a timer exists for the library, too, where it never fires.

static bool is_timer(void *object) {
  const flipbook_receiver *to = flipbook_current;
  return to && to->has_timer(to->owner, object);
}

static void change(void *timer, flipbook_timer_event event) {
  flipbook_current->change_timer(flipbook_current->owner, timer, event, 0, 0);
}

void dispatch_activate(void *object);
void dispatch_resume(void *object);

static void original_activate(void *object) {
  ORIGINAL(dispatch_activate);
  original(object);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, queue_t queue) {
  ORIGINAL(dispatch_source_create);
  void *source = original(type, handle, mask, queue);
  const flipbook_receiver *to = flipbook_current;
  if (to && source && type == dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer")) {
    // An object that was never activated cannot be released.
    original_activate(source);
    to->add_timer(to->owner, source, queue ? queue : flipbook_main_queue());
  }
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (is_timer(source)) {
    const flipbook_receiver *to = flipbook_current;
    return to->change_timer(
        to->owner, source, flipbook_timer_set, flipbook_nanoseconds_until(start), interval);
  }
  ORIGINAL(dispatch_source_set_timer);
  original(source, start, interval, leeway);
}

static void set_handler(void *source, bool cancellation, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  to->set_handler(
      to->owner, source, cancellation, block ? copy_block(block) : NULL, call_block, release_block);
}

void dispatch_source_set_event_handler(void *source, block_t block) {
  if (is_timer(source)) return set_handler(source, false, block);
  ORIGINAL(dispatch_source_set_event_handler);
  original(source, block);
}

// A handler that is a function, as Swift's runtime sets it for a task that sleeps.
struct function {
  void *source;
  flipbook_work work;
};

static void call_function(void *context) {
  extern void *dispatch_get_context(void *) __attribute__((weak));
  struct function *function = context;
  function->work(dispatch_get_context(function->source));
}

void dispatch_source_set_event_handler_f(void *source, flipbook_work work) {
  if (is_timer(source)) {
    struct function *function = malloc(sizeof *function);
    if (!function) abort();
    *function = (struct function){source, work};
    change(source, flipbook_timer_is_task);
    const flipbook_receiver *to = flipbook_current;
    return to->set_handler(to->owner, source, false, function, call_function, free);
  }
  ORIGINAL(dispatch_source_set_event_handler_f);
  original(source, work);
}

void dispatch_source_set_cancel_handler(void *source, block_t block) {
  if (is_timer(source)) return set_handler(source, true, block);
  ORIGINAL(dispatch_source_set_cancel_handler);
  original(source, block);
}

void dispatch_source_cancel(void *source) {
  ORIGINAL(dispatch_source_cancel);
  original(source);
  if (is_timer(source)) change(source, flipbook_timer_cancel);
}

uintptr_t dispatch_source_get_data(void *source) {
  // The number of times that a timer fired since its handler was called.
  if (is_timer(source)) return 1;
  ORIGINAL(dispatch_source_get_data);
  return original(source);
}

// MARK: Objects

void dispatch_activate(void *object) {
  if (is_timer(object)) return change(object, flipbook_timer_resume);
  original_activate(object);
}

void dispatch_resume(void *object) {
  if (is_timer(object)) return change(object, flipbook_timer_resume);
  ORIGINAL(dispatch_resume);
  original(object);
  if (flipbook_current) flipbook_current->suspend(flipbook_current->owner, object, -1);
}

void dispatch_suspend(void *object) {
  if (is_timer(object)) return change(object, flipbook_timer_suspend);
  ORIGINAL(dispatch_suspend);
  original(object);
  if (flipbook_current) flipbook_current->suspend(flipbook_current->owner, object, 1);
}

void dispatch_release(void *object) {
  if (is_timer(object)) change(object, flipbook_timer_release);
  ORIGINAL(dispatch_release);
  original(object);
}
