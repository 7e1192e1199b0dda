#include "CPNG.h"

#include <stdlib.h>
#include <string.h>

static void append(png_structp png, png_bytep bytes, size_t count) {
  png_file *file = png_get_io_ptr(png);
  if (file->capacity - file->count < count) {
    size_t capacity = 2 * file->capacity + count;
    unsigned char *larger = realloc(file->bytes, capacity);
    if (larger == NULL) png_error(png, "no memory");
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush(png_structp png) { (void)png; }

/// Reports errors through the result rather than the standard error stream.
static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

int png_file_write(
  png_file *file, const unsigned char *rows, unsigned width, unsigned height, int channels,
  int filters) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, file, append, flush);
  png_set_compression_level(png, 9);
  png_set_compression_mem_level(png, 9);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_set_IHDR(
    png, info, width, height, 8, channels == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (unsigned y = 0; y < height; y++) {
    png_write_row(png, rows + (size_t)y * width * channels);
  }
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}

void png_file_free(png_file *file) {
  free(file->bytes);
  memset(file, 0, sizeof *file);
}
