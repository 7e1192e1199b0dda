// Swift's static Foundation contains ICU with a package of 34 MB of data, for locales, calendars, and
// formatters. The linker takes that package only if its name is not defined, so a release build defines
// it: without entries, as ICU's own `stubdata` library. What needs an entry fails, and Foundation's
// calendars trap, hence the program uses only values and classes of Foundation.
//
// The name has the version of ICU, which is 76 in Swift 6.3. With a toolchain that has another version,
// the program is larger and `.make/size` reports it.
#ifdef EMPTY_ICU

#include <stdalign.h>
#include <stdint.h>

// The layout is that of `ICU_Data_Header` in ICU's stubdata.cpp.
extern const struct ICUDataHeader {
  uint16_t headerSize;
  uint8_t magic[2];
  uint16_t size;
  uint16_t reservedWord;
  uint8_t isBigEndian;
  uint8_t charsetFamily;
  uint8_t sizeofUChar;
  uint8_t reservedByte;
  uint8_t dataFormat[4];
  uint8_t formatVersion[4];
  uint8_t dataVersion[4];
  char padding[8];
  uint32_t count;
  uint32_t reserved;
} icudt76_dat;

alignas(16) const struct ICUDataHeader icudt76_dat = {
    .headerSize = 32,
    .magic = {0xda, 0x27},
    .size = 20,
    .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .sizeofUChar = 2,
    .dataFormat = {'T', 'o', 'C', 'P'},
    .formatVersion = {1},
};

#endif
