import Testing

@testable import Imaging

/// The tables of RFC 1951, 3.2.5.
@Suite struct DeflateSymbolsTests {
  @Test(
    "match lengths have the symbols of RFC 1951",
    arguments: [
      (3, 257, 0), (10, 264, 0), (11, 265, 1), (12, 265, 1), (13, 266, 1), (18, 268, 1),
      (19, 269, 2), (34, 272, 2), (35, 273, 3), (67, 277, 4), (131, 281, 5), (227, 284, 5),
      (257, 284, 5), (258, 285, 0),
    ])
  func lengths(length: Int, symbol: Int, extraBits: Int) {
    let slot = Int(DeflateSymbols.lengthSlots[length - 3])
    #expect(257 + slot == symbol)
    #expect(DeflateSymbols.lengthExtraBits[slot] == extraBits)
  }

  @Test(
    "distances have the symbols of RFC 1951",
    arguments: [
      (1, 0, 0), (4, 3, 0), (5, 4, 1), (6, 4, 1), (7, 5, 1), (9, 6, 2), (13, 7, 2), (24, 8, 3),
      (25, 9, 3), (192, 14, 6), (193, 15, 6), (257, 16, 7), (8193, 26, 12), (24_577, 29, 13),
      (32_768, 29, 13),
    ])
  func distances(distance: Int, symbol: Int, extraBits: Int) {
    #expect(DeflateSymbols.distanceSlot(distance) == symbol)
    #expect(DeflateSymbols.distanceExtraBits(symbol) == extraBits)
  }

  @Test("the distances of a symbol start at its base and use all extra bits") func distanceRanges()
  {
    for distance in 1...32_768 {
      let slot = DeflateSymbols.distanceSlot(distance)
      let offset = distance - DeflateSymbols.distanceBase(slot)
      #expect(offset >= 0 && offset < 1 << DeflateSymbols.distanceExtraBits(slot))
    }
  }
}
