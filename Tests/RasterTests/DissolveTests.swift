import DisplayList
import Testing

@testable import Raster

@Suite("Dissolves")
struct DissolveTests {
  private func dissolve(_ fraction: CGFloat, _ layers: DisplayLayer...) -> DisplayLayer {
    .make(CGRect(0, 0, 20, 20), layers) { $0.dissolve = fraction }
  }

  private func near(_ pixel: Picture.Pixel, _ expected: [Int]) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected).allSatisfy {
      abs($0 - $1) <= 1
    }
  }

  private let red = DisplayLayer.make(CGRect(0, 0, 10, 20), color: .red)
  private let green = DisplayLayer.make(CGRect(5, 0, 10, 20), color: .green)

  @Test(arguments: [
    (CGFloat(0), [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]),
    (0.25, [191, 0, 0, 191], [191, 64, 0, 255], [0, 64, 0, 64]),
    (1, [0, 0, 0, 0], [0, 255, 0, 255], [0, 255, 0, 255]),
    (7, [0, 0, 0, 0], [0, 255, 0, 255], [0, 255, 0, 255]),
    (.nan, [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]),
  ])
  func `pixels are mixed of both`(
    fraction: CGFloat, left: [Int], middle: [Int], right: [Int]
  ) throws {
    let picture = try Picture(dissolve(fraction, red, green))
    #expect(near(picture[2, 5], left))
    #expect(near(picture[7, 5], middle))
    #expect(near(picture[12, 5], right))
  }

  @Test func `what is the same in both stays as it is`() throws {
    let picture = try Picture(
      dissolve(0.5, red, .make(CGRect(0, 0, 10, 20), color: .red)), size: 20)
    #expect(picture[5, 5] == .red)
  }

  @Test func `groups dissolve as one, and what is below shines through`() throws {
    let both = DisplayLayer.make(CGRect(0, 0, 20, 20), [red, green])
    let below = DisplayLayer.make(CGRect(0, 0, 20, 20), color: .blue)
    let picture = try Picture(below, dissolve(0.5, both))
    #expect(near(picture[7, 5], [0, 128, 128, 255]))
    #expect(near(picture[2, 5], [128, 0, 128, 255]))
  }

  @Test func `a dissolve lies under the opacity around it`() throws {
    let outer = DisplayLayer.make(CGRect(0, 0, 20, 20), [dissolve(0.5, red, green)]) {
      $0.opacity = 0.5
    }
    #expect(near(try Picture(outer)[7, 5], [64, 64, 0, 128]))
  }
}
