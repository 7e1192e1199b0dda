import CBytes
import Testing

@Suite struct BytesTests {
  @Test("a bit is set for each byte that is zero, whatever is beside it") func bits() {
    var numbers = Numbers(state: 4)
    let values: [UInt8] = [0, 0, 1, 0x7F, 0x80, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<64).map { _ in values[Int(numbers.next() >> 40) % values.count] }
      let expected = bytes.indices.reduce(UInt64(0)) { $0 | (bytes[$1] == 0 ? 1 << $1 : 0) }
      #expect(flipbook_zeros_of_64(bytes) == expected)
      #expect(flipbook_zeros_of_16(bytes) == expected & 0xFFFF)
      #expect(flipbook_zeros_of_8(bytes) == expected & 0xFF)
    }
  }

  @Test("bytes become numbers of 16 bits, whose lower bytes they are") func words() {
    let words = SIMD8<UInt16>(0, 1, 2, 127, 128, 254, 255, 16)
    #expect(flipbook_words_of_bytes(0x10FF_FE80_7F02_0100) == words)
    #expect(flipbook_bytes_of_words(words) == 0x10FF_FE80_7F02_0100)
    #expect(flipbook_bytes_of_words(words &+ 0x0300) == 0x10FF_FE80_7F02_0100)
  }
}
