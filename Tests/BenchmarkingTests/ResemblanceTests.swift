import Flipbook
import Imaging
import Testing

@testable import Benchmarking

@Suite struct ResemblanceTests {
  /// Returns an image of 4 by 4 blocks; `draw` returns the gray level of a pixel.
  private func image(_ draw: (_ x: Int, _ y: Int) -> UInt8) throws -> Bitmap {
    let pixels = (0..<64).flatMap { y in
      (0..<64).flatMap { x in [draw(x, y), draw(x, y), draw(x, y), 255] as [UInt8] }
    }
    return try #require(Bitmap(width: 64, height: 64, pixels: pixels))
  }

  @Test("equal images have no difference") func equalImages() throws {
    let image = try image { x, y in UInt8(x * 3 + y) }
    #expect(Resemblance.difference(of: image, and: image) == 0)
  }

  @Test("different antialiasing is no difference") func antialiasing() throws {
    let sharp = try image { x, _ in x < 20 ? 0 : 255 }
    let smooth = try image { x, _ in x < 20 ? 0 : x == 20 ? 128 : 255 }
    #expect(Resemblance.difference(of: sharp, and: smooth) == 0)
  }

  @Test("missing content differs by the blocks that it covers") func missingContent() throws {
    let square = try image { x, y in x < 32 && y < 16 ? 0 : 255 }
    let nothing = try image { _, _ in 255 }
    #expect(Resemblance.difference(of: square, and: nothing) == 2.0 / 16)
  }

  @Test("transparent pixels differ from black ones") func transparency() throws {
    let black = try image { _, _ in 0 }
    let clear = try #require(
      Bitmap(width: 64, height: 64, pixels: Array(repeating: 0, count: 64 * 64 * 4)))
    #expect(Resemblance.difference(of: black, and: clear) == 1)
  }

  @Test("images of different sizes differ completely") func differentSizes() throws {
    let small = try #require(Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255]))
    #expect(Resemblance.difference(of: small, and: try image { _, _ in 255 }) == 1)
  }
}
