import Imaging
import Testing

@testable import Flipbook

@Suite struct ResemblanceTests {
  /// A white picture of 4 by 4 fields; `draw` tells the gray of a pixel.
  private func picture(_ draw: (_ x: Int, _ y: Int) -> UInt8) throws -> Bitmap {
    let pixels = (0..<64).flatMap { y in
      (0..<64).flatMap { x in [draw(x, y), draw(x, y), draw(x, y), 255] as [UInt8] }
    }
    return try #require(Bitmap(width: 64, height: 64, pixels: pixels))
  }

  @Test func `the same pictures do not differ`() throws {
    let picture = try picture { x, y in UInt8(x * 3 + y) }
    #expect(Resemblance.difference(of: picture, and: picture) == 0)
  }

  @Test func `an edge that is smoothed otherwise is no difference`() throws {
    let sharp = try picture { x, _ in x < 20 ? 0 : 255 }
    let smooth = try picture { x, _ in x < 20 ? 0 : x == 20 ? 128 : 255 }
    #expect(Resemblance.difference(of: sharp, and: smooth) == 0)
  }

  @Test func `what is missing differs by its fields`() throws {
    let square = try picture { x, y in x < 32 && y < 16 ? 0 : 255 }
    let nothing = try picture { _, _ in 255 }
    #expect(Resemblance.difference(of: square, and: nothing) == 2.0 / 16)
  }

  @Test func `what is clear differs from what is black`() throws {
    let black = try picture { _, _ in 0 }
    let clear = try #require(
      Bitmap(width: 64, height: 64, pixels: Array(repeating: 0, count: 64 * 64 * 4)))
    #expect(Resemblance.difference(of: black, and: clear) == 1)
  }

  @Test func `pictures of different sizes differ everywhere`() throws {
    let small = try #require(Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255]))
    #expect(Resemblance.difference(of: small, and: try picture { _, _ in 255 }) == 1)
  }
}
