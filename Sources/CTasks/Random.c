#define _GNU_SOURCE
#include "Receiver.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// SplitMix64: Guy L. Steele Jr., Doug Lea, and Christine H. Flood, "Fast Splittable Pseudorandom Number Generators" (2014).

struct flipbook_random {
  /// That of Swift's generator, UUID and arc4random.
  uint64_t system;
  /// That of `rand` and `random`.
  uint64_t plain;
  /// That of `drand48` and its relatives, in 48 bits.
  uint64_t bits48;
};

struct flipbook_random *flipbook_random_create(uint64_t seed) {
  struct flipbook_random *state = malloc(sizeof *state);
  if (!state) abort();
  *state = (struct flipbook_random){.system = seed, .plain = ~seed, .bits48 = (seed << 16 | 0x330E) & 0xFFFFFFFFFFFF};
  return state;
}

void flipbook_random_destroy(struct flipbook_random *state) { free(state); }

static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += UINT64_C(0x9E3779B97F4A7C15));
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t size) {
  uint8_t *bytes = buffer;
  while (size > 0) {
    const uint64_t value = next(&flipbook_current->random->system);
    const size_t count = size < sizeof value ? size : sizeof value;
    memcpy(bytes, &value, count);
    bytes += count;
    size -= count;
  }
}

// MARK: The system's numbers

// Swift's standard library reads random bytes by this function.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
  va_end(list);
  if (flipbook_current && number == SYS_getrandom && arguments[0]) {
    fill((void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  ORIGINAL(syscall);
  return original(
      number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

ssize_t getrandom(void *buffer, size_t size, unsigned int flags) {
  if (flipbook_current) {
    fill(buffer, size);
    return (ssize_t)size;
  }
  ORIGINAL(getrandom);
  return original(buffer, size, flags);
}

int getentropy(void *buffer, size_t size) {
  if (flipbook_current) {
    fill(buffer, size);
    return 0;
  }
  ORIGINAL(getentropy);
  return original(buffer, size);
}

void arc4random_buf(void *buffer, size_t size) {
  if (flipbook_current) return fill(buffer, size);
  ORIGINAL(arc4random_buf);
  original(buffer, size);
}

uint32_t arc4random(void) {
  if (flipbook_current) return (uint32_t)(next(&flipbook_current->random->system) >> 32);
  ORIGINAL(arc4random);
  return original();
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (flipbook_current) {
    if (bound < 2) return 0;
    // Values below the remainder of 2^32 would occur once more often.
    const uint32_t rest = -bound % bound;
    uint32_t value;
    do { value = arc4random(); } while (value < rest);
    return value % bound;
  }
  ORIGINAL(arc4random_uniform);
  return original(bound);
}

// Foundation's UUID reads them from a file.
void _foundation_uuid_generate_random(uint8_t *bytes) {
  if (flipbook_current) {
    fill(bytes, 16);
    // Version 4, variant 1.
    bytes[6] = (bytes[6] & 0x0F) | 0x40;
    bytes[8] = (bytes[8] & 0x3F) | 0x80;
    return;
  }
  ORIGINAL(_foundation_uuid_generate_random);
  original(bytes);
}

// MARK: The C library's numbers

#define FUNCTION(name, type, value) \
  type name(void) { \
    if (flipbook_current) return value; \
    ORIGINAL(name); \
    return original(); \
  }

#define SEEDING(name, type, statement) \
  void name(type seed) { \
    if (flipbook_current) { \
      struct flipbook_random *state = flipbook_current->random; \
      statement; \
      return; \
    } \
    ORIGINAL(name); \
    original(seed); \
  }

// Returns the highest 31 bits.
static long next31(void) { return (long)(next(&flipbook_current->random->plain) >> 33); }

FUNCTION(rand, int, (int)next31())
FUNCTION(random, long, next31())
SEEDING(srand, unsigned int, state->plain = seed)
SEEDING(srandom, unsigned int, state->plain = seed)

// The generator that the C standard libraries share.
static uint64_t next48(void) {
  uint64_t *state = &flipbook_current->random->bits48;
  *state = (*state * UINT64_C(0x5DEECE66D) + 0xB) & UINT64_C(0xFFFFFFFFFFFF);
  return *state;
}

FUNCTION(drand48, double, (double)next48() / (double)(UINT64_C(1) << 48))
FUNCTION(lrand48, long, (long)(next48() >> 17))
FUNCTION(mrand48, long, (long)(int32_t)(next48() >> 16))
SEEDING(srand48, long, state->bits48 = ((uint64_t)(uint32_t)seed << 16) | 0x330E)
