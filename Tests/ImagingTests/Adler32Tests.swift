import Testing

@testable import Imaging

@Suite struct Adler32Tests {
  private func adler(_ bytes: [UInt8]) -> Adler32 {
    var adler = Adler32()
    bytes.withUnsafeBytes { adler.add($0) }
    return adler
  }

  @Test(
    "checksums match RFC 1950",
    arguments: [
      ("nothing", "", 0x0000_0001),
      ("a letter", "a", 0x0062_0062),
      ("a word", "Wikipedia", 0x11E6_0398),
    ] as [(String, String, UInt32)])
  func checksums(id: String, text: String, value: UInt32) {
    #expect(adler(Array(text.utf8)).value == value)
  }

  @Test("adding no bytes does not change the checksum") func emptyBytes() {
    var sum = adler([7])
    sum.add(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(sum.value == adler([7]).value)
  }

  @Test(
    "addZeros equals adding zero bytes", arguments: [0, 1, 1000, 65521, 200_000])
  func zeros(count: Int) {
    var sum = adler(Array("Wikipedia".utf8))
    sum.addZeros(count)
    #expect(sum.value == adler(Array("Wikipedia".utf8) + Array(repeating: 0, count: count)).value)
  }

  @Test(
    "append combines two checksums", arguments: [0, 1, 5552, 70_001, 131_042],
    [0, 3, 65521, 100_000])
  func combination(first: Int, second: Int) {
    let bytes = (0..<first + second).map { UInt8(truncatingIfNeeded: 255 &- $0 &* $0 >> 3) }
    var sum = adler(Array(bytes.prefix(first)))
    sum.append(adler(Array(bytes.dropFirst(first))), count: second)
    #expect(sum.value == adler(bytes).value)
  }
}
