/// libpng, and a way to write with it: errors that jump stay on this side.

#ifndef CPNG_H
#define CPNG_H

#include <png.h>

/// A file in memory, which `png_file_free` gives back.
typedef struct {
  unsigned char *bytes;
  size_t count;
  size_t capacity;
} png_file;

/// What a row may be filtered with.
enum { png_every_filter = PNG_ALL_FILTERS, png_no_filter = PNG_FILTER_NONE };

/// Writes rows of 3 or 4 bytes a pixel, without gaps, as a PNG of 8 bits a channel marked as sRGB, compressed
/// with zlib's level 9; of several filters libpng chooses one for each row.
///
/// Returns whether there was memory enough; the file is to be given back in either case.
int png_file_write(
  png_file *file, const unsigned char *rows, unsigned width, unsigned height, int channels,
  int filters);

void png_file_free(png_file *file);

#endif
