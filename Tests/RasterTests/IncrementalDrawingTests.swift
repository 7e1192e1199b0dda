import DisplayList
import Glibc
import Testing

@testable import Raster

struct IncrementalDrawingTests {
  @Test("drawing an equal display list changes no rows") func equalList() throws {
    let renderer = try FrameRenderer(scale: 1)
    let list = Self.list([.make(CGRect(10, 10, 20, 20), color: .red)])
    #expect(try renderer.draw(list).changedRows == nil)
    #expect(try renderer.draw(list).changedRows == [])
    #expect(
      try renderer.draw(Self.list([.make(CGRect(10, 10, 20, 20), color: .red)])).changedRows == [])
  }

  @Test("a moved layer changes the rows of its old and new position") func movedLayer() throws {
    let renderer = try FrameRenderer(scale: 1)
    let still = DisplayLayer.make(CGRect(0, 0, 160, 20), color: .blue)
    _ = try renderer.draw(Self.list([still, .make(CGRect(10, 40, 20, 20), color: .red)]))
    let rows = try renderer.draw(Self.list([still, .make(CGRect(100, 120, 20, 20), color: .red)]))
      .changedRows
    #expect(rows == [38..<62, 118..<142])
  }

  @Test("a new background, a new size or large damage changes all rows") func allRows() throws {
    let renderer = try FrameRenderer(scale: 1)
    var list = Self.list([])
    _ = try renderer.draw(list)
    list.background = .red
    #expect(try renderer.draw(list).changedRows == nil)
    list.size.height = 100
    #expect(try renderer.draw(list).changedRows == nil)
    list.layers = [.make(CGRect(0, 0, 160, 90), color: .blue)]
    #expect(try renderer.draw(list).changedRows == nil)
  }

  /// Cairo rounds differently at the edge of a surface.
  @Test(
    "a clipped layer that leaves the canvas matches a fresh frame", arguments: [0, 0.35, 1.2])
  func leavingLayer(
    angle: CGFloat
  ) throws {
    let renderer = try FrameRenderer(scale: 1)
    for step in 0..<40 {
      let inner = DisplayLayer.make(CGRect(10, 10, 120, 40), color: .red)
      let list = Self.list([
        .make(CGRect(60.6 - 4 * CGFloat(step), 30.4, 100, 80), color: .blue, [inner]) {
          $0.cornerRadius = 26
          $0.masksToBounds = true
          $0.transform = .init(rotationAngle: angle)
        }
      ])
      let rendered = RenderedImage(try renderer.draw(list))
      #expect(rendered == RenderedImage(try FrameRenderer(scale: 1).draw(list)), "\(step)")
    }
  }

  @Test(
    "the background is visible unless an opaque layer covers it",
    arguments: [
      ("opaque", DisplayLayer.make(CGRect(0, 0, 160, 160), color: .red), [255, 0, 0]),
      (
        "translucent", .make(CGRect(0, 0, 160, 160), color: .red) { $0.opacity = 0.5 },
        [128, 0, 127]
      ),
      (
        "rounded corners", .make(CGRect(0, 0, 160, 160), color: .red) { $0.cornerRadius = 80 },
        [0, 0, 255]
      ),
      ("gap of one pixel", .make(CGRect(1, 0, 160, 160), color: .red), [0, 0, 255]),
      ("gap of half a pixel", .make(CGRect(0.5, 0, 160, 160), color: .red), [128, 0, 127]),
      (
        "rotated",
        .make(CGRect(0, 0, 160, 160), color: .red) { $0.transform = .init(rotationAngle: 1) },
        [0, 0, 255]
      ),
      ("no background", .make(CGRect(0, 0, 160, 160)), [0, 0, 255]),
    ] as [(String, DisplayLayer, [Int])])
  func background(
    id: String, layer: DisplayLayer, corner: [Int]
  ) throws {
    let renderer = try FrameRenderer(scale: 1)
    var list = Self.list([layer])
    list.background = .blue
    let pixel = RenderedImage(try renderer.draw(list))[0, 0]
    #expect(zip([pixel.red, pixel.green, pixel.blue], corner).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test(
    "incrementally drawn frames match fresh ones",
    arguments: [(1, false), (2, true), (1.7, false), (1.7, true), (2.6, false)],
    [1, 2] as [UInt64])
  func freshFrames(
    kind: (scale: CGFloat, isTransparent: Bool), seed: UInt64
  ) throws {
    var scene = RandomScene(seed: seed)
    let renderer = try FrameRenderer(scale: kind.scale, isTransparent: kind.isTransparent)
    var before: RenderedImage?
    var redrawn = 0
    for _ in 0..<36 {
      scene.change()
      let list = Self.list(scene.layers)
      let drawn = try renderer.draw(list)
      let rendered = RenderedImage(drawn)
      let fresh = try FrameRenderer(scale: kind.scale, isTransparent: kind.isTransparent)
      #expect(rendered == RenderedImage(try fresh.draw(list)))
      if let before, let changed = drawn.changedRows {
        redrawn += 1
        #expect(
          rendered.rows(differingFrom: before).allSatisfy { row in
            changed.contains { $0.contains(row) }
          })
      }
      before = rendered
    }
    #expect(redrawn > 1)
  }

  private static func list(_ layers: [DisplayLayer]) -> DisplayList {
    DisplayList(size: CGSize(width: 160, height: 160), background: .white, layers: layers)
  }
}

extension RenderedImage {
  /// Returns the rows that differ from another image of the same size.
  fileprivate func rows(differingFrom other: RenderedImage) -> [Int] {
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        (0..<height).filter { row in
          guard let one = own.baseAddress, let other = others.baseAddress else { return false }
          return memcmp(one + row * width * 4, other + row * width * 4, width * 4) != 0
        }
      }
    }
  }
}
