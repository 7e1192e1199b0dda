#ifndef CTASKS_H
#define CTASKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Work with its context.
typedef void (*flipbook_work)(void *_Nullable context);

/// Returns whether something has happened; it is called again and again, and ends what was waited for.
typedef bool (*flipbook_condition)(void *_Nullable context);

/// What is submitted to a queue.
typedef enum {
  flipbook_block,
  /// A block that runs alone, also on a concurrent queue.
  flipbook_barrier,
  /// A part of a task of Swift's, up to its next suspension.
  flipbook_task,
} flipbook_kind;

/// What happens to a timer of Dispatch.
typedef enum {
  /// Sets the first deadline, in nanoseconds from now, and the interval in nanoseconds; UINT64_MAX for none.
  flipbook_timer_set,
  flipbook_timer_suspend,
  flipbook_timer_resume,
  flipbook_timer_cancel,
  /// The handler continues a task of Swift's.
  flipbook_timer_is_task,
  /// The last reference was released.
  flipbook_timer_release,
} flipbook_timer_event;

/// Receives what a thread submits to queues of Dispatch, and the calls that wait.
typedef struct {
  void *_Nonnull owner;

  /// Returns the nanoseconds of virtual time.
  uint64_t (*_Nonnull time)(void *_Nonnull owner);

  /// Receives work for a queue that is due after a number of nanoseconds; 0 for as soon as possible, UINT64_MAX for never.
  void (*_Nonnull submit)(
      void *_Nonnull owner, void *_Nonnull queue, flipbook_kind kind, uint64_t delay,
      void *_Nullable context, flipbook_work _Nonnull work);

  /// Runs work of a queue, and returns after it.
  void (*_Nonnull run)(
      void *_Nonnull owner, void *_Nonnull queue, flipbook_kind kind, void *_Nullable context,
      flipbook_work _Nonnull work);

  /// Waits for a condition for a number of nanoseconds, UINT64_MAX for without a limit, and returns whether it is met.
  bool (*_Nonnull wait)(
      void *_Nonnull owner, uint64_t delay, void *_Nullable context, flipbook_condition _Nonnull condition);

  /// Receives work that is submitted to a queue when a condition is met.
  void (*_Nonnull notify)(
      void *_Nonnull owner, void *_Nullable condition_context, flipbook_condition _Nonnull condition,
      void *_Nonnull queue, void *_Nullable context, flipbook_work _Nonnull work);

  /// Returns the queue whose work runs.
  void *_Nonnull (*_Nonnull queue)(void *_Nonnull owner);

  /// Suspends a queue with a change of 1, and resumes it with -1.
  void (*_Nonnull suspend)(void *_Nonnull owner, void *_Nonnull queue, int change);

  /// Receives a new timer of a queue, which is suspended.
  void (*_Nonnull add_timer)(void *_Nonnull owner, void *_Nonnull timer, void *_Nonnull queue);
  /// Returns whether a timer is one of those that were added.
  bool (*_Nonnull has_timer)(void *_Nonnull owner, void *_Nonnull timer);
  /// Receives what happens to a timer.
  void (*_Nonnull change_timer)(
      void *_Nonnull owner, void *_Nonnull timer, flipbook_timer_event event, uint64_t first, uint64_t interval);
  /// Receives the handler of a timer, or that of its cancellation, which may run any number of times.
  void (*_Nonnull set_handler)(
      void *_Nonnull owner, void *_Nonnull timer, bool cancellation, void *_Nullable context,
      flipbook_work _Nonnull work, flipbook_work _Nonnull release);

  /// The state of random numbers.
  struct flipbook_random *_Nonnull random;
} flipbook_receiver;

/// Sets the receiver of what this thread does from now on; null for the system's queues, clocks and random numbers.
///
/// Returns the earlier receiver.
const flipbook_receiver *_Nullable flipbook_set_receiver(const flipbook_receiver *_Nullable receiver);

/// Returns whether a queue runs several blocks at once.
bool flipbook_queue_is_concurrent(void *_Nonnull queue);

/// The main queue.
void *_Nonnull flipbook_main_queue(void);

/// The date at which virtual time starts, in seconds since 1970: January 1, 2024, 9:41 UTC.
#define FLIPBOOK_FIRST_SECOND 1704102060

/// The nanoseconds of the clocks without a date when virtual time starts: Dispatch has another meaning for a time of 0.
#define FLIPBOOK_FIRST_UPTIME 1

/// Creates the state of random numbers.
struct flipbook_random *_Nonnull flipbook_random_create(uint64_t seed);
void flipbook_random_destroy(struct flipbook_random *_Nonnull state);

/// A function with a stack of its own, which can be suspended while it runs.
typedef struct flipbook_fiber flipbook_fiber;

/// Runs a function until it ends or suspends itself. Returns null after its end.
flipbook_fiber *_Nullable flipbook_fiber_start(void *_Nullable context, flipbook_work _Nonnull work);
/// Continues a suspended function until it ends or suspends itself. Returns whether it has ended.
bool flipbook_fiber_resume(flipbook_fiber *_Nonnull fiber);
/// Suspends the function that runs. Call it only while one runs.
void flipbook_fiber_suspend(void);
/// Returns whether such a function runs.
bool flipbook_fiber_runs(void);

#endif
