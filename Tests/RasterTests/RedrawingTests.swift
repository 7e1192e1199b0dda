import DisplayList
import Testing
import Typography

@testable import Raster

/// Frames of which only what changed is drawn.
struct RedrawingTests {
  @Test func `a list shown again changes no row`() throws {
    let renderer = try FrameRenderer(scale: 1)
    let list = Self.list([.make(CGRect(10, 10, 20, 20), color: .red)])
    #expect(try renderer.draw(list).changedRows == nil)
    #expect(try renderer.draw(list).changedRows == [])
    #expect(
      try renderer.draw(Self.list([.make(CGRect(10, 10, 20, 20), color: .red)])).changedRows == [])
  }

  @Test func `what moves changes the rows it left and those it came to`() throws {
    let renderer = try FrameRenderer(scale: 1)
    let still = DisplayLayer.make(CGRect(0, 0, 160, 20), color: .blue)
    _ = try renderer.draw(Self.list([still, .make(CGRect(10, 40, 20, 20), color: .red)]))
    let rows = try renderer.draw(Self.list([still, .make(CGRect(100, 120, 20, 20), color: .red)]))
      .changedRows
    #expect(rows == [38..<62, 118..<142])
  }

  @Test func `another background, size or half of the canvas changes all rows`() throws {
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

  /// Cairo rounds otherwise where a surface ends.
  @Test(arguments: [0, 0.35, 1.2])
  func `a cut card that leaves the canvas in whole pixels is drawn as from nothing`(
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
      let picture = Picture(try renderer.draw(list))
      #expect(picture == Picture(try FrameRenderer(scale: 1).draw(list)), "\(step)")
    }
  }

  @Test(
    arguments: [
      ("opaque", DisplayLayer.make(CGRect(0, 0, 160, 160), color: .red), [255, 0, 0]),
      (
        "translucent", .make(CGRect(0, 0, 160, 160), color: .red) { $0.opacity = 0.5 },
        [128, 0, 127]
      ),
      (
        "cut corners", .make(CGRect(0, 0, 160, 160), color: .red) { $0.cornerRadius = 80 },
        [0, 0, 255]
      ),
      ("a gap", .make(CGRect(1, 0, 160, 160), color: .red), [0, 0, 255]),
      ("half a pixel", .make(CGRect(0.5, 0, 160, 160), color: .red), [128, 0, 127]),
      (
        "turned",
        .make(CGRect(0, 0, 160, 160), color: .red) { $0.transform = .init(rotationAngle: 1) },
        [0, 0, 255]
      ),
      ("nothing", .make(CGRect(0, 0, 160, 160)), [0, 0, 255]),
    ] as [(String, DisplayLayer, [Int])])
  func `the background shows where no opaque layer covers it`(
    id: String, layer: DisplayLayer, corner: [Int]
  ) throws {
    let renderer = try FrameRenderer(scale: 1)
    var list = Self.list([layer])
    list.background = .blue
    let pixel = Picture(try renderer.draw(list))[0, 0]
    #expect(zip([pixel.red, pixel.green, pixel.blue], corner).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test(
    arguments: [(1, false), (2, true), (1.7, false), (1.7, true), (2.6, false)],
    [1, 2, 3] as [UInt64])
  func `frames are those drawn from nothing`(
    kind: (scale: CGFloat, isTransparent: Bool), seed: UInt64
  ) throws {
    var scene = RandomScene(seed: seed)
    let renderer = try FrameRenderer(scale: kind.scale, isTransparent: kind.isTransparent)
    var before: Picture?
    var redrawn = 0
    for _ in 0..<60 {
      scene.change()
      let list = Self.list(scene.layers)
      let drawn = try renderer.draw(list)
      let picture = Picture(drawn)
      let fresh = try FrameRenderer(scale: kind.scale, isTransparent: kind.isTransparent)
      #expect(picture == Picture(try fresh.draw(list)))
      if let before, let changed = drawn.changedRows {
        redrawn += 1
        #expect(
          picture.rows(differingFrom: before).allSatisfy { row in
            changed.contains { $0.contains(row) }
          })
      }
      before = picture
    }
    #expect(redrawn > 15)
  }

  private static func list(_ layers: [DisplayLayer]) -> DisplayList {
    DisplayList(size: CGSize(width: 160, height: 160), background: .white, layers: layers)
  }
}

extension Picture {
  /// The rows that are not those of another picture of the same size.
  fileprivate func rows(differingFrom other: Picture) -> [Int] {
    (0..<height).filter { row in
      let range = row * width * 4..<(row + 1) * width * 4
      return bytes[range] != other.bytes[range]
    }
  }
}
