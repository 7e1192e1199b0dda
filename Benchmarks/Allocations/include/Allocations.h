// Counts memory allocations of the process.
#pragma once

#include <stddef.h>

/// Returns the number of allocations by all threads since the process started.
size_t allocationCount(void);
