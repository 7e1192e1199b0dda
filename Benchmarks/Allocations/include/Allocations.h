// Counts what the process allocates.
#pragma once

#include <stddef.h>

/// How often memory was allocated since the process began, by any thread.
size_t allocationCount(void);
