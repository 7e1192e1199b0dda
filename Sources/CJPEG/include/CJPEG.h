/// libjpeg-turbo, with functions that read and write files in memory and catch its errors, which use longjmp.

#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>

/// The maximum length of a message with its zero.
enum { jpeg_message_length = 200 };

/// Why a file is not read.
typedef enum {
  jpeg_failure_none,
  /// The file ends too early.
  jpeg_failure_truncated,
  /// The file violates the format, or uses a part of it that libjpeg-turbo does not read.
  jpeg_failure_corrupt,
} jpeg_failure;

/// Reads a file with one or three components as rows of red, green, blue and an opaque alpha, without padding.
///
/// The decoder is the accurate one for integers, whose results do not depend on the processor. `pixels` has
/// width·height·4 bytes for the size that the file declares; a file of another size is corrupt.
jpeg_failure jpeg_file_read(
  const unsigned char *bytes, size_t count, unsigned char *pixels, unsigned width, unsigned height,
  char message[jpeg_message_length]);

/// A file in memory; free it with `jpeg_file_free`.
typedef struct {
  unsigned char *bytes;
  unsigned long count;
} jpeg_file;

/// Writes rows of red, green, blue and an ignored byte, without padding, with a quality from 0 to 100.
///
/// Returns 0 if memory is exhausted. The caller must free the file in either case.
int jpeg_file_write(
  jpeg_file *file, const unsigned char *rows, unsigned width, unsigned height, int quality);

void jpeg_file_free(jpeg_file *file);

#endif
