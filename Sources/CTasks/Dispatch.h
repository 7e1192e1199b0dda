#ifndef DISPATCH_H
#define DISPATCH_H

#include "Receiver.h"

// The functions of Dispatch that this library calls and takes the place of. The headers of Dispatch are for compilers with
// blocks.

typedef void *queue_t;
typedef void *block_t;

/// Returns a copy of a block, which `run_block` or `release_block` releases.
void *copy_block(block_t block);
void release_block(block_t block);
/// Calls a block.
void call_block(block_t block);
/// Calls a block, and releases it.
void run_block(block_t block);

/// The work of a group, a semaphore or a block ends before this time at the latest.
#define DISPATCH_NOW UINT64_C(0)
#define DISPATCH_FOREVER UINT64_MAX

#endif
