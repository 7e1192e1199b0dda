#include <xxhash.h>

#if defined(__x86_64__)
// The library may lack it: it is not a part of its documented functions.
__attribute__((weak)) XXH128_hash_t XXH3_128bits_withSeed_dispatch(
    const void *bytes, size_t count, XXH64_hash_t seed);
#endif

/// Returns XXH3_128bits_withSeed, with the widest registers of the processor where the library supports it.
static inline XXH128_hash_t flipbook_xxh3_128bits(const void *bytes, size_t count, XXH64_hash_t seed) {
#if defined(__x86_64__)
  if (XXH3_128bits_withSeed_dispatch) return XXH3_128bits_withSeed_dispatch(bytes, count, seed);
#endif
  return XXH3_128bits_withSeed(bytes, count, seed);
}
