#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

/// A progressive file may repeat scans, each of which takes as long as the whole image; as in libjpeg-turbo's own tests.
static const int max_scans = 500;

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf target;
  jpeg_failure failure;
  char *message;
} error_manager;

static void fail(j_common_ptr info) {
  error_manager *manager = (error_manager *)info->err;
  if (manager->failure == jpeg_failure_none) manager->failure = jpeg_failure_corrupt;
  if (manager->message != NULL) {
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(manager->message, jpeg_message_length, "%s", text);
  }
  longjmp(manager->target, 1);
}

/// Warnings about missing or wrong data are errors: libjpeg would make up the pixels.
static void warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  error_manager *manager = (error_manager *)info->err;
  switch (info->err->msg_code) {
  case JWRN_JPEG_EOF:
  case JWRN_HIT_MARKER:
    manager->failure = jpeg_failure_truncated;
    fail(info);
    break;
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_MUST_RESYNC:
  case JWRN_NOT_SEQUENTIAL:
    fail(info);
    break;
  default:
    break;
  }
}

static void ignore(j_common_ptr info) { (void)info; }

static struct jpeg_error_mgr *set_up(error_manager *manager, char *message) {
  struct jpeg_error_mgr *base = jpeg_std_error(&manager->base);
  base->error_exit = fail;
  base->emit_message = warn;
  base->output_message = ignore;
  manager->failure = jpeg_failure_none;
  manager->message = message;
  return base;
}

static void check_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > max_scans) {
    ERREXIT(info, JERR_BAD_PROGRESSION);
  }
}

jpeg_failure jpeg_file_read(
  const unsigned char *bytes, size_t count, unsigned char *pixels, unsigned width, unsigned height,
  char message[jpeg_message_length]) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  error_manager manager;
  message[0] = 0;
  memset(&info, 0, sizeof info);
  info.err = set_up(&manager, message);
  if (setjmp(manager.target)) {
    jpeg_destroy_decompress(&info);
    return manager.failure;
  }
  jpeg_create_decompress(&info);
  memset(&progress, 0, sizeof progress);
  progress.progress_monitor = check_scans;
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  if (info.image_width != width || info.image_height != height) {
    ERREXIT(&info, JERR_BAD_LENGTH);
  }
  info.out_color_space = JCS_EXT_RGBA;
  info.dct_method = JDCT_ISLOW;
  info.do_fancy_upsampling = TRUE;
  info.do_block_smoothing = FALSE;
  jpeg_start_decompress(&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = pixels + (size_t)info.output_scanline * width * 4;
    jpeg_read_scanlines(&info, &row, 1);
  }
  // Every pixel is there: what follows, such as a missing end, does not matter.
  jpeg_destroy_decompress(&info);
  return jpeg_failure_none;
}

int jpeg_file_write(
  jpeg_file *file, const unsigned char *rows, unsigned width, unsigned height, int quality) {
  struct jpeg_compress_struct info;
  error_manager manager;
  memset(&info, 0, sizeof info);
  info.err = set_up(&manager, NULL);
  if (setjmp(manager.target)) {
    jpeg_destroy_compress(&info);
    return 0;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &file->bytes, &file->count);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)rows + (size_t)info.next_scanline * width * 4;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 1;
}

void jpeg_file_free(jpeg_file *file) {
  free(file->bytes);
  memset(file, 0, sizeof *file);
}
