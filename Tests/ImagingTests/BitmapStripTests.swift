import Testing

@testable import Imaging

@Suite struct BitmapStripTests {
  private func bitmap(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> Bitmap {
    let pixels = Array(repeatElement(color, count: width * height).joined())
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test("a flattened image is on white, at the top left of its area, and averaged") func flattened()
    throws
  {
    let half = try bitmap(2, 2, [0, 0, 0, 128])
    let flat = try #require(half.flattened(width: 4, height: 2))
    #expect((flat.width, flat.height) == (4, 2))
    #expect(Array(flat.pixels[0..<4]) == [127, 127, 127, 255])
    #expect(Array(flat.pixels[12..<16]) == [255, 255, 255, 255])
    let reduced = try #require(
      try bitmap(1, 2, [0, 0, 0, 255]).flattened(width: 2, height: 2, reducedBy: 2))
    #expect(reduced.pixels == [128, 128, 128, 255])
  }

  @Test("a strip shows images next to each other with white gaps") func strip() throws {
    let (red, blue) = (try bitmap(1, 2, [255, 0, 0, 255]), try bitmap(1, 2, [0, 0, 255, 255]))
    let strip = try #require(Bitmap.strip([red, blue], gap: 1))
    #expect((strip.width, strip.height) == (3, 2))
    let row: [UInt8] = [255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255]
    #expect(strip.pixels == row + row)
    #expect(Bitmap.strip([], gap: 1) == nil)
  }
}
