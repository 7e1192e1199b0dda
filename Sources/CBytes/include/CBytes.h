#ifndef FLIPBOOK_CBYTES_H
#define FLIPBOOK_CBYTES_H

#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Returns a bit for each of 8 bytes, the first byte in the lowest bit: 1 if the byte is zero.
static inline uint64_t flipbook_zeros_of_8(const unsigned char *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  const uint64_t low = 0x7F7F7F7F7F7F7F7F;
  // The top bit of each byte that is zero: no sum carries into the next byte.
  const uint64_t tops = ~(((word & low) + low) | word | low);
  // The product collects them in its top byte.
  return (tops >> 7) * 0x0102040810204080 >> 56;
}

/// Returns a bit for each of 16 bytes, the first byte in the lowest bit: 1 if the byte is zero.
static inline uint64_t flipbook_zeros_of_16(const unsigned char *bytes) {
#if defined(__SSE2__)
  const __m128i vector = _mm_loadu_si128((const __m128i *)bytes);
  return (uint64_t)_mm_movemask_epi8(_mm_cmpeq_epi8(vector, _mm_setzero_si128()));
#else
  return flipbook_zeros_of_8(bytes) | flipbook_zeros_of_8(bytes + 8) << 8;
#endif
}

/// Returns a bit for each of 64 bytes, the first byte in the lowest bit: 1 if the byte is zero.
static inline uint64_t flipbook_zeros_of_64(const void *start) {
  const unsigned char *bytes = start;
  return flipbook_zeros_of_16(bytes) | flipbook_zeros_of_16(bytes + 16) << 16 |
         flipbook_zeros_of_16(bytes + 32) << 32 | flipbook_zeros_of_16(bytes + 48) << 48;
}

/// Eight numbers of 16 bits: SIMD8<UInt16> in Swift.
typedef unsigned short flipbook_words __attribute__((ext_vector_type(8)));
typedef unsigned char flipbook_eight_bytes __attribute__((ext_vector_type(8)));

/// Returns eight bytes as numbers of 16 bits, the lowest byte first.
///
/// Swift calls a function for a conversion of vectors, around which it saves all registers.
static inline flipbook_words flipbook_words_of_bytes(uint64_t bytes) {
  flipbook_eight_bytes vector;
  memcpy(&vector, &bytes, sizeof bytes);
  return __builtin_convertvector(vector, flipbook_words);
}

/// Returns the lower bytes of eight numbers of 16 bits, the first one in the lowest byte.
static inline uint64_t flipbook_bytes_of_words(flipbook_words words) {
  flipbook_eight_bytes vector = __builtin_convertvector(words, flipbook_eight_bytes);
  uint64_t bytes;
  memcpy(&bytes, &vector, sizeof bytes);
  return bytes;
}

#endif
