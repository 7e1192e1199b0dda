import CoreGraphics
import Testing

@Suite struct ValueTests {
  @Test("colors with equal components are equal") func colorEquality() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray == CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(gray != CGColor(gray: 0.5, alpha: 0.9))
    #expect(gray.copy(alpha: 0.25)?.components == [0.5, 0.25])
    #expect(Set([gray, CGColor(gray: 0.5, alpha: 1), .black]).count == 2)
  }

  @Test(
    "an image requires exactly width·height·4 bytes",
    arguments: [
      ("exact", 2, 3, 24, true), ("too few", 2, 3, 20, false), ("too many", 2, 3, 28, false),
      ("incomplete pixel", 2, 3, 25, false), ("zero width", 0, 3, 0, false),
      ("negative", -2, -3, 24, false),
      ("overflow", .max, .max, 4, false),
    ])
  func image(id: String, width: Int, height: Int, bytes: Int, valid: Bool) {
    let image = CGImage(width: width, height: height, pixels: [UInt8](repeating: 0, count: bytes))
    #expect((image != nil) == valid)
  }

  @Test("images are equal only if identical") func imageEquality() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    #expect(image == image)
    #expect(image != CGImage(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    #expect(image.bytesPerRow == 4)
  }
}
