#include "Allocations.h"

#include <stdatomic.h>

// glibc's allocator, under the names that it provides to replacements.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_size_t count;

size_t allocationCount(void) { return atomic_load(&count); }

static void countAllocation(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  countAllocation();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  countAllocation();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  countAllocation();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  countAllocation();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  countAllocation();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}
