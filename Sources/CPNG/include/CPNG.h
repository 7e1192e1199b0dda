/// libpng, with a function that writes files and catches libpng's errors, which use longjmp.

#ifndef CPNG_H
#define CPNG_H

#include <png.h>

/// A file in memory; free it with `png_file_free`.
typedef struct {
  unsigned char *bytes;
  size_t count;
  size_t capacity;
} png_file;

/// The filters that may be applied to a row.
enum { png_every_filter = PNG_ALL_FILTERS, png_no_filter = PNG_FILTER_NONE };

/// Writes rows of 3 or 4 bytes per pixel, without padding, as an 8-bit sRGB PNG compressed with
/// zlib's level 9. If several filters are given, libpng chooses one for each row.
///
/// Returns 0 if memory is exhausted. The caller must free the file in either case.
int png_file_write(
  png_file *file, const unsigned char *rows, unsigned width, unsigned height, int channels,
  int filters);

void png_file_free(png_file *file);

#endif
