import DisplayList
import Testing

@testable import Raster

struct ShapeTests {
  private func disc(_ frame: CGRect, radius: CGFloat, curve: CornerCurve = .circular)
    -> DisplayLayer
  {
    .make(frame, color: .red) {
      $0.cornerRadius = radius
      $0.cornerCurve = curve
    }
  }

  @Test(
    "a corner radius of at least half a side makes a circle", arguments: [10.0, 11, 1000])
  func circle(radius: Double) throws {
    let rendered = try RenderedImage(disc(CGRect(0, 0, 20, 20), radius: radius))
    #expect(abs(rendered.area - 100 * .pi) < 2)
    #expect(rendered[0, 0].alpha == 0)
    #expect(rendered[10, 10] == .red)
    #expect(rendered.extents == [0, 0, 20, 20])
  }

  @Test("a circular corner is a quarter circle") func circularCorner() throws {
    let rendered = try RenderedImage(disc(CGRect(0, 0, 20, 20), radius: 6))
    #expect(abs(rendered.area - (400 - 36 * (4 - .pi))) < 1)
    #expect(rendered[6, 0] == .red)
    #expect(rendered[5, 0].alpha < 255)
  }

  @Test("a continuous corner begins further from the corner than a circular one")
  func continuousCorner() throws {
    let circular = try RenderedImage(disc(CGRect(0, 0, 40, 40), radius: 10), size: 40)
    let continuous = try RenderedImage(
      disc(CGRect(0, 0, 40, 40), radius: 10, curve: .continuous), size: 40)
    #expect(circular[11, 0].alpha == 255)
    #expect(continuous[11, 0].alpha < 255)
    #expect(continuous[15, 0].alpha == 255)
    #expect(continuous.area < circular.area)
  }

  @Test("a continuous corner on a short edge is circular") func shortEdge() throws {
    let frame = CGRect(0, 0, 40, 20)
    let circular = try RenderedImage(disc(frame, radius: 10), size: 40)
    let continuous = try RenderedImage(disc(frame, radius: 10, curve: .continuous), size: 40)
    #expect(zip(circular.bytes, continuous.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test("a border is drawn inside the edge") func border() throws {
    let layer = DisplayLayer.make(CGRect(4, 4, 10, 10), color: .green) {
      $0.borderWidth = 2
      $0.borderColor = .red
    }
    let rendered = try RenderedImage(layer)
    #expect(rendered.extents == [4, 4, 14, 14])
    let row = (3...14).map { rendered[$0, 9] }
    #expect(
      row == [.none, .red, .red] + Array(repeating: .green, count: 6) + [.red, .red, .none])
  }

  @Test("a border is drawn over content and sublayers") func borderOrder() throws {
    let inner = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .blue)
    let layer = DisplayLayer.make(CGRect(4, 4, 10, 10), [inner]) {
      $0.borderWidth = 2
      $0.borderColor = .red
    }
    let rendered = try RenderedImage(layer)
    #expect(rendered[5, 9] == .red)
    #expect(rendered[6, 9] == .blue)
  }

  @Test(
    "a border of at least half a side fills the layer", arguments: [5.0, 6, 1000])
  func wideBorder(width: Double) throws {
    let layer = DisplayLayer.make(CGRect(4, 4, 10, 10), color: .green) {
      $0.borderWidth = width
      $0.borderColor = .red
    }
    #expect(try RenderedImage(layer)[9, 9] == .red)
    #expect(try RenderedImage(layer).extents == [4, 4, 14, 14])
  }

  @Test("a border follows the rounded corner") func borderCorner() throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 20, 20)) {
      $0.borderWidth = 2
      $0.borderColor = .red
      $0.cornerRadius = 10
    }
    #expect(abs(try RenderedImage(layer).area - (100 - 64) * .pi) < 2)
  }

  @Test("sublayers are clipped to the bounds only with masksToBounds") func masksToBounds() throws {
    func render(_ masks: Bool) throws -> RenderedImage {
      let inner = DisplayLayer.make(CGRect(-5, 2, 20, 2), color: .red)
      return try RenderedImage(
        DisplayLayer.make(CGRect(5, 5, 10, 10), [inner]) { $0.masksToBounds = masks })
    }
    #expect(try render(false).extents == [0, 7, 20, 9])
    #expect(try render(true).extents == [5, 7, 15, 9])
  }

  @Test(
    "a clipped edge is antialiased once for all sublayers", arguments: [0, 6.0], [0, 0.4])
  func clippedEdge(radius: Double, shift: Double)
    throws
  {
    let frame = CGRect(2 + shift, 2 + shift, 14, 14)
    let alone = try RenderedImage(disc(frame, radius: radius))
    let inner = DisplayLayer.make(CGRect(-5, -5, 30, 30), color: .red)
    let together = try RenderedImage(
      DisplayLayer.make(frame, color: .red, [inner, inner]) {
        $0.masksToBounds = true
        $0.cornerRadius = radius
        $0.borderWidth = 2
        $0.borderColor = .red
      })
    let nested = try RenderedImage(
      DisplayLayer.make(frame, [.make(frame, [inner, inner])]) {
        $0.masksToBounds = true
        $0.cornerRadius = radius
      })
    #expect(zip(alone.bytes, together.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(zip(alone.bytes, nested.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test("a clip rotates with its layer") func rotation() throws {
    let inner = DisplayLayer.make(CGRect(-20, -20, 60, 60), color: .red)
    let layer = DisplayLayer.make(CGRect(5, 5, 10, 10), [inner]) {
      $0.masksToBounds = true
      $0.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
    let rendered = try RenderedImage(layer)
    #expect(abs(rendered.area - 100) < 0.5)
    #expect(rendered[5, 5].alpha == 0)
    #expect(rendered[10, 4].alpha == 255)
  }
}
