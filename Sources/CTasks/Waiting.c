#define _GNU_SOURCE
#include "Dispatch.h"

#include <stdlib.h>

// Groups, semaphores and blocks that are waited for. The library's own objects have their states, so that other threads may
// change them.

static intptr_t wait_until(uint64_t time, void *context, flipbook_condition condition) {
  const flipbook_receiver *to = flipbook_current;
  return to->wait(to->owner, flipbook_nanoseconds_until(time), context, condition) ? 0 : 49;
}

// MARK: Groups

intptr_t dispatch_group_wait(void *group, uint64_t time);

static intptr_t original_group_wait(void *group, uint64_t time) {
  ORIGINAL(dispatch_group_wait);
  return original(group, time);
}

static bool is_empty(void *group) { return original_group_wait(group, DISPATCH_NOW) == 0; }

intptr_t dispatch_group_wait(void *group, uint64_t time) {
  return flipbook_current ? wait_until(time, group, is_empty) : original_group_wait(group, time);
}

extern void dispatch_group_enter(void *group) __attribute__((weak));
extern void dispatch_group_leave(void *group) __attribute__((weak));
extern void dispatch_retain(void *object) __attribute__((weak));

static void dispatch_release_object(void *object) {
  static void (*release)(void *) = NULL;
  if (!release) release = flipbook_original("dispatch_release");
  release(object);
}

// Work of a group, or work that is submitted when a group is empty.
struct member {
  void *group;
  block_t block;
};

static struct member *make_member(void *group, block_t block) {
  struct member *member = malloc(sizeof *member);
  if (!member) abort();
  dispatch_retain(group);
  *member = (struct member){group, copy_block(block)};
  return member;
}

static void run_and_leave(void *context) {
  struct member *member = context;
  run_block(member->block);
  dispatch_group_leave(member->group);
  dispatch_release_object(member->group);
  free(member);
}

void dispatch_group_async(void *group, queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) {
    dispatch_group_enter(group);
    return to->submit(to->owner, queue, flipbook_block, 0, make_member(group, block), run_and_leave);
  }
  ORIGINAL(dispatch_group_async);
  original(group, queue, block);
}

static void run_notification(void *context) {
  struct member *member = context;
  run_block(member->block);
  dispatch_release_object(member->group);
  free(member);
}

void dispatch_group_notify(void *group, queue_t queue, block_t block) {
  const flipbook_receiver *to = flipbook_current;
  if (to) {
    return to->notify(
        to->owner, group, is_empty, queue, make_member(group, block), run_notification);
  }
  ORIGINAL(dispatch_group_notify);
  original(group, queue, block);
}

// MARK: Semaphores

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t time);

static intptr_t original_semaphore_wait(void *semaphore, uint64_t time) {
  ORIGINAL(dispatch_semaphore_wait);
  return original(semaphore, time);
}

static bool take(void *semaphore) { return original_semaphore_wait(semaphore, DISPATCH_NOW) == 0; }

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t time) {
  return flipbook_current ? wait_until(time, semaphore, take) : original_semaphore_wait(semaphore, time);
}

// MARK: Blocks

intptr_t dispatch_block_wait(block_t block, uint64_t time);

static intptr_t original_block_wait(block_t block, uint64_t time) {
  ORIGINAL(dispatch_block_wait);
  return original(block, time);
}

static bool has_run(void *block) { return original_block_wait(block, DISPATCH_NOW) == 0; }

intptr_t dispatch_block_wait(block_t block, uint64_t time) {
  return flipbook_current ? wait_until(time, block, has_run) : original_block_wait(block, time);
}

// Work that is submitted when a block has run.
struct successor {
  block_t first, second;
};

static void run_successor(void *context) {
  struct successor *successor = context;
  run_block(successor->second);
  release_block(successor->first);
  free(successor);
}

void dispatch_block_notify(block_t block, queue_t queue, block_t notification) {
  const flipbook_receiver *to = flipbook_current;
  if (to) {
    struct successor *successor = malloc(sizeof *successor);
    if (!successor) abort();
    *successor = (struct successor){copy_block(block), copy_block(notification)};
    return to->notify(to->owner, successor->first, has_run, queue, successor, run_successor);
  }
  ORIGINAL(dispatch_block_notify);
  original(block, queue, notification);
}
