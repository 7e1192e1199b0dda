#define _GNU_SOURCE
#include "Dispatch.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The functions of Dispatch that Swift's runtime, Foundation and Dispatch's module call. Swift's tasks are submitted as
// functions, and what a program submits itself as blocks.

queue_t flipbook_main_queue(void) {
  static queue_t queue = NULL;
  if (!queue) queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue;
}

// MARK: Functions

void dispatch_async_f(queue_t queue, void *context, flipbook_work work) {
  const flipbook_receiver *to = flipbook_current;
  if (to) return to->submit(to->owner, queue, flipbook_task, 0, context, work);
  ORIGINAL(dispatch_async_f);
  original(queue, context, work);
}

void dispatch_after_f(uint64_t time, queue_t queue, void *context, flipbook_work work) {
  const flipbook_receiver *to = flipbook_current;
  if (to) {
    return to->submit(
        to->owner, queue, flipbook_task, flipbook_nanoseconds_until(time), context, work);
  }
  ORIGINAL(dispatch_after_f);
  original(time, queue, context, work);
}

// MARK: Blocks

void dispatch_async(queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) return to->submit(to->owner, queue, flipbook_block, 0, copy_block(block), run_block);
  ORIGINAL(dispatch_async);
  original(queue, block);
}

void dispatch_barrier_async(queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) return to->submit(to->owner, queue, flipbook_barrier, 0, copy_block(block), run_block);
  ORIGINAL(dispatch_barrier_async);
  original(queue, block);
}

void dispatch_after(uint64_t time, queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) {
    return to->submit(
        to->owner, queue, flipbook_block, flipbook_nanoseconds_until(time), copy_block(block), run_block);
  }
  ORIGINAL(dispatch_after);
  original(time, queue, block);
}

void dispatch_sync(queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) return to->run(to->owner, queue, flipbook_block, block, call_block);
  ORIGINAL(dispatch_sync);
  original(queue, block);
}

void dispatch_barrier_sync(queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) return to->run(to->owner, queue, flipbook_barrier, block, call_block);
  ORIGINAL(dispatch_barrier_sync);
  original(queue, block);
}

void dispatch_apply(size_t count, queue_t queue, block_t block) {
  if (flipbook_current) {
    // The beginning of a block with a parameter.
    struct {
      void *isa;
      int flags, reserved;
      void (*invoke)(void *, size_t);
    } *iteration = block;
    for (size_t i = 0; i < count; i++) iteration->invoke(block, i);
    return;
  }
  ORIGINAL(dispatch_apply);
  original(count, queue, block);
}

// MARK: The current queue

void *dispatch_get_specific(const void *key) {
  extern void *dispatch_queue_get_specific(queue_t, const void *) __attribute__((weak));
  const flipbook_receiver *to = flipbook_current;
  if (to) return dispatch_queue_get_specific(to->queue(to->owner), key);
  ORIGINAL(dispatch_get_specific);
  return original(key);
}

void dispatch_assert_queue(queue_t queue) {
  const flipbook_receiver *to = flipbook_current;
  // All work is on the main thread, as Swift's runtime expects of the main actor.
  if (to && (queue == flipbook_main_queue() || to->queue(to->owner) == queue)) return;
  ORIGINAL(dispatch_assert_queue);
  original(queue);
}

void dispatch_assert_queue_not(queue_t queue) {
  const flipbook_receiver *to = flipbook_current;
  if (to) {
    if (to->queue(to->owner) == queue) abort();
    return;
  }
  ORIGINAL(dispatch_assert_queue_not);
  original(queue);
}

// MARK: Kinds of queues

// The concurrent queues and the attributes of such queues. Attributes are never released, and a new queue at the address of
// a released one replaces its entry.
static struct {
  const void *items[512];
  size_t count;
  pthread_mutex_t lock;
} concurrent = {.lock = PTHREAD_MUTEX_INITIALIZER};

static bool is_concurrent(const void *item) {
  bool found = false;
  pthread_mutex_lock(&concurrent.lock);
  for (size_t i = 0; i < concurrent.count && !found; i++) found = concurrent.items[i] == item;
  pthread_mutex_unlock(&concurrent.lock);
  return found || (item && item == dlsym(RTLD_DEFAULT, "_dispatch_queue_attr_concurrent"));
}

static void set_concurrent(const void *item, bool is) {
  if (!item) return;
  pthread_mutex_lock(&concurrent.lock);
  size_t i = 0;
  while (i < concurrent.count && concurrent.items[i] != item) i++;
  if (is && i == concurrent.count && i < sizeof concurrent.items / sizeof *concurrent.items) {
    concurrent.items[concurrent.count++] = item;
  } else if (!is && i < concurrent.count) {
    concurrent.items[i] = concurrent.items[--concurrent.count];
  }
  pthread_mutex_unlock(&concurrent.lock);
}

bool flipbook_queue_is_concurrent(queue_t queue) { return is_concurrent(queue); }

void *dispatch_queue_attr_make_initially_inactive(void *attributes) {
  ORIGINAL(dispatch_queue_attr_make_initially_inactive);
  void *result = original(attributes);
  set_concurrent(result, is_concurrent(attributes));
  return result;
}

void *dispatch_queue_attr_make_with_autorelease_frequency(void *attributes, unsigned long frequency) {
  ORIGINAL(dispatch_queue_attr_make_with_autorelease_frequency);
  void *result = original(attributes, frequency);
  set_concurrent(result, is_concurrent(attributes));
  return result;
}

void *dispatch_queue_attr_make_with_qos_class(void *attributes, unsigned int quality, int priority) {
  ORIGINAL(dispatch_queue_attr_make_with_qos_class);
  void *result = original(attributes, quality, priority);
  set_concurrent(result, is_concurrent(attributes));
  return result;
}

queue_t dispatch_queue_create(const char *label, void *attributes) {
  ORIGINAL(dispatch_queue_create);
  queue_t queue = original(label, attributes);
  set_concurrent(queue, is_concurrent(attributes));
  return queue;
}

queue_t dispatch_queue_create_with_target(const char *label, void *attributes, queue_t target) {
  ORIGINAL(dispatch_queue_create_with_target);
  queue_t queue = original(label, attributes, target);
  set_concurrent(queue, is_concurrent(attributes));
  return queue;
}

queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags) {
  ORIGINAL(dispatch_get_global_queue);
  queue_t queue = original(identifier, flags);
  set_concurrent(queue, true);
  return queue;
}
