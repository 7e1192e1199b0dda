import DisplayList
import Testing

@testable import Raster

@Suite("Dissolves")
struct DissolveTests {
  private func dissolve(_ fraction: CGFloat, _ layers: DisplayLayer...) -> DisplayLayer {
    .make(CGRect(0, 0, 20, 20), layers) { $0.dissolve = fraction }
  }

  private let red = DisplayLayer.make(CGRect(0, 0, 10, 20), color: .red)
  private let green = DisplayLayer.make(CGRect(5, 0, 10, 20), color: .green)

  @Test(
    "a dissolve interpolates each pixel",
    arguments: [
      (0, [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]),
      (0.25, [191, 0, 0, 191], [191, 64, 0, 255], [0, 64, 0, 64]),
      (1, [0, 0, 0, 0], [0, 255, 0, 255], [0, 255, 0, 255]),
      (7, [0, 0, 0, 0], [0, 255, 0, 255], [0, 255, 0, 255]),
      (.nan, [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]),
    ] as [(CGFloat, [Int], [Int], [Int])])
  func interpolation(
    fraction: CGFloat, left: [Int], middle: [Int], right: [Int]
  ) throws {
    let rendered = try RenderedImage(dissolve(fraction, red, green))
    #expect(rendered[2, 5].isNear(left))
    #expect(rendered[7, 5].isNear(middle))
    #expect(rendered[12, 5].isNear(right))
  }

  @Test("a pixel that is equal in both layers stays unchanged") func equalPixels() throws {
    let rendered = try RenderedImage(
      dissolve(0.5, red, .make(CGRect(0, 0, 10, 20), color: .red)), size: 20)
    #expect(rendered[5, 5] == .red)
  }

  @Test("a group dissolves as one and composites over its background") func groups() throws {
    let both = DisplayLayer.make(CGRect(0, 0, 20, 20), [red, green])
    let below = DisplayLayer.make(CGRect(0, 0, 20, 20), color: .blue)
    let rendered = try RenderedImage(below, dissolve(0.5, both))
    #expect(rendered[7, 5].isNear([0, 128, 128, 255]))
    #expect(rendered[2, 5].isNear([128, 0, 128, 255]))
  }

  @Test("a dissolve is multiplied by its superlayer's opacity") func opacity() throws {
    let outer = DisplayLayer.make(CGRect(0, 0, 20, 20), [dissolve(0.5, red, green)]) {
      $0.opacity = 0.5
    }
    #expect(try RenderedImage(outer)[7, 5].isNear([64, 64, 0, 128]))
  }
}
