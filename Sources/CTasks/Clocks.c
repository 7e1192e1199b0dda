#define _GNU_SOURCE
#include "Receiver.h"

#include <errno.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND UINT64_C(1000000000)

// Returns the virtual time of a clock in nanoseconds.
static uint64_t virtual_time(clockid_t clock) {
  const uint64_t time = flipbook_current->time(flipbook_current->owner);
  const bool has_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  return has_date ? FLIPBOOK_FIRST_SECOND * SECOND + time : FLIPBOOK_FIRST_UPTIME + time;
}

uint64_t flipbook_nanoseconds_until(uint64_t time) {
  // The highest bits are those of the clock.
  const uint64_t top = UINT64_C(1) << 63, second = UINT64_C(1) << 62;
  if (time == 0 || time == UINT64_MAX - 1) return 0;
  if (time == UINT64_MAX) return UINT64_MAX;
  clockid_t clock = CLOCK_MONOTONIC;
  uint64_t value = time;
  if (time & top) {
    clock = time & second ? CLOCK_REALTIME : CLOCK_BOOTTIME;
    value = time & second ? -time : time & ~top;
  }
  const uint64_t now = virtual_time(clock);
  return value > now ? value - now : 0;
}

// MARK: Reading

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (flipbook_current) {
    const uint64_t time = virtual_time(clock);
    result->tv_sec = (time_t)(time / SECOND);
    result->tv_nsec = (long)(time % SECOND);
    return 0;
  }
  ORIGINAL(clock_gettime);
  return original(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (flipbook_current) {
    const uint64_t time = virtual_time(CLOCK_REALTIME);
    result->tv_sec = (time_t)(time / SECOND);
    result->tv_usec = (suseconds_t)(time % SECOND / 1000);
    return 0;
  }
  ORIGINAL(gettimeofday);
  return original(result, zone);
}

time_t time(time_t *result) {
  if (flipbook_current) {
    const time_t seconds = (time_t)(virtual_time(CLOCK_REALTIME) / SECOND);
    if (result) *result = seconds;
    return seconds;
  }
  ORIGINAL(time);
  return original(result);
}

clock_t clock(void) {
  if (flipbook_current) return (clock_t)(virtual_time(CLOCK_MONOTONIC) / (SECOND / CLOCKS_PER_SEC));
  ORIGINAL(clock);
  return original();
}

// MARK: Sleeping

static bool never(void *context) { return false; }

static void wait_for(uint64_t nanoseconds) {
  flipbook_current->wait(flipbook_current->owner, nanoseconds, NULL, never);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (flipbook_current) {
    uint64_t nanoseconds = (uint64_t)duration->tv_sec * SECOND + (uint64_t)duration->tv_nsec;
    // Foundation sleeps again for the rest, which may be less than a nanosecond.
    wait_for(nanoseconds ? nanoseconds : 1);
    return 0;
  }
  ORIGINAL(nanosleep);
  return original(duration, rest);
}

int usleep(useconds_t microseconds) {
  if (flipbook_current) {
    wait_for((uint64_t)microseconds * 1000);
    return 0;
  }
  ORIGINAL(usleep);
  return original(microseconds);
}

unsigned int sleep(unsigned int seconds) {
  if (flipbook_current) {
    wait_for(seconds * SECOND);
    return 0;
  }
  ORIGINAL(sleep);
  return original(seconds);
}
