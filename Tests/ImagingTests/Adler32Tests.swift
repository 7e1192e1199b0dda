import Testing

@testable import Imaging

@Suite struct Adler32Tests {
  private func adler(_ bytes: [UInt8]) -> Adler32 {
    var adler = Adler32()
    bytes.withUnsafeBytes { adler.add($0) }
    return adler
  }

  @Test(
    arguments: [
      ("nothing", "", 0x0000_0001),
      ("a letter", "a", 0x0062_0062),
      ("a word", "Wikipedia", 0x11E6_0398),
    ] as [(String, String, UInt32)])
  func `sums are those of RFC 1950`(id: String, text: String, value: UInt32) {
    #expect(adler(Array(text.utf8)).value == value)
  }

  @Test func `no bytes leave a sum as it is`() {
    var sum = adler([7])
    sum.add(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(sum.value == adler([7]).value)
  }

  @Test(arguments: [0, 1, 1000, 65521, 200_000])
  func `zeros are added without being there`(count: Int) {
    var sum = adler(Array("Wikipedia".utf8))
    sum.addZeros(count)
    #expect(sum.value == adler(Array("Wikipedia".utf8) + Array(repeating: 0, count: count)).value)
  }

  @Test(arguments: [0, 1, 5552, 70_001, 131_042], [0, 3, 65521, 100_000])
  func `two sums make that of both`(first: Int, second: Int) {
    let bytes = (0..<first + second).map { UInt8(truncatingIfNeeded: 255 &- $0 &* $0 >> 3) }
    var sum = adler(Array(bytes.prefix(first)))
    sum.append(adler(Array(bytes.dropFirst(first))), count: second)
    #expect(sum.value == adler(bytes).value)
  }
}
