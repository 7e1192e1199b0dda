#ifndef CTASKS_H
#define CTASKS_H

#include <stdint.h>

/// Work with its context.
typedef void (*flipbook_work)(void *_Nullable context);

/// Receives the work that a thread submits to queues of Dispatch.
typedef struct {
  void *_Nonnull owner;
  /// Receives work that is due as soon as possible.
  void (*_Nonnull now)(void *_Nonnull owner, void *_Nullable context, flipbook_work _Nonnull work);
  /// Receives work that is due after a number of nanoseconds; UINT64_MAX for never.
  void (*_Nonnull later)(
      void *_Nonnull owner, uint64_t nanoseconds, void *_Nullable context,
      flipbook_work _Nonnull work);
} flipbook_work_receiver;

/// Sets the receiver of the work that this thread submits from now on: the jobs of Swift's tasks, and the blocks of the
/// main queue. Null submits it to the queues.
///
/// Returns the earlier receiver.
const flipbook_work_receiver *_Nullable flipbook_set_work_receiver(
    const flipbook_work_receiver *_Nullable receiver);

#endif
