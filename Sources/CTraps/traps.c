#define _GNU_SOURCE
#include "CTraps.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static char name[1024];
static int code;
static int ticks_per_second = 240;
static atomic_llong tick = -1;
static atomic_int depth;
static atomic_llong turns;
static int steps_limit;

static _Thread_local int has_signal_stack;

/// Gives the thread a stack for signals: the program runs on the thread that serves the main queue.
static void use_signal_stack(void) {
  if (has_signal_stack) return;
  has_signal_stack = 1;
  size_t size = 1 << 16;
  stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
}

/// The duration of a step of the watch, in milliseconds.
enum { STEP = 20 };

// A text that is put together without the C library, which a signal may have interrupted.
struct text {
  char bytes[2048];
  size_t length;
};

static void append(struct text *text, const char *part) {
  while (*part && text->length < sizeof text->bytes) text->bytes[text->length++] = *part++;
}

static void append_number(struct text *text, long long number, int digits) {
  char reversed[24];
  int count = 0;
  do {
    reversed[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0 || count < digits);
  while (count > 0 && text->length < sizeof text->bytes) text->bytes[text->length++] = reversed[--count];
}

static _Noreturn void end(const char *problem, const char *help) {
  struct text text = {.length = 0};
  append(&text, name);
  append(&text, ": error: the program ");
  append(&text, problem);
  long long reached = atomic_load(&tick);
  if (reached < 0) {
    append(&text, " while it was loaded");
  } else {
    append(&text, " at ");
    append_number(&text, reached / ticks_per_second, 1);
    append(&text, ".");
    append_number(&text, reached % ticks_per_second * 1000 / ticks_per_second, 3);
    append(&text, " s (tick ");
    append_number(&text, reached, 1);
    append(&text, ")");
  }
  append(&text, " [bad-program]\n    = help: ");
  append(&text, help);
  append(&text, "\n");
  const char *rest = text.bytes;
  while (text.length > 0) {
    ssize_t written = write(STDERR_FILENO, rest, text.length);
    if (written <= 0) break;
    rest += written;
    text.length -= (size_t)written;
  }
  _exit(code);
}

static void report(int number) {
  const char *problem = number == SIGSEGV || number == SIGBUS ? "accessed invalid memory or ran out of stack"
    : number == SIGABRT ? "aborted" : number == SIGFPE ? "divided by zero" : "trapped";
  end(problem, "Swift prints the reason of a trap above; an endless recursion runs out of stack");
}

/// Ends the process if a turn outlasts the limit. It counts its own sleeps, since clocks are the program's.
static void *watch(void *unused) {
  (void)unused;
  long long last = -1;
  int steps = 0;
  while (1) {
    struct timespec step = {.tv_sec = 0, .tv_nsec = STEP * 1000000L};
    // The system call, as the program's own clocks replace those of the C library.
    syscall(SYS_nanosleep, &step, NULL);
    long long turn = atomic_load(&turns);
    if (atomic_load(&depth) == 0 || turn != last) {
      last = turn;
      steps = 0;
    } else if (++steps >= steps_limit) {
      end("did not finish its work within the time limit",
          "look for an endless loop, or allow more time with --timeout");
    }
  }
  return NULL;
}

void flipbook_report_traps(const char *program, int exit_code, int rate, double time_limit) {
  strncpy(name, program, sizeof name - 1);
  code = exit_code;
  ticks_per_second = rate;
  struct sigaction action = {.sa_handler = report, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER};
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
  if (time_limit <= 0) return;
  double steps = time_limit * 1000 / STEP;
  steps_limit = steps < 1 ? 1 : steps > 1e9 ? 1000000000 : (int)steps;
  pthread_t thread;
  sigset_t all, earlier;
  sigfillset(&all);
  // Signals are those of the other threads.
  pthread_sigmask(SIG_SETMASK, &all, &earlier);
  if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &earlier, NULL);
}

void flipbook_turn_begins(int64_t at) {
  if (code) use_signal_stack();
  atomic_store(&tick, at);
  atomic_fetch_add(&turns, 1);
  atomic_fetch_add(&depth, 1);
}

void flipbook_turn_ends(void) { atomic_fetch_sub(&depth, 1); }
