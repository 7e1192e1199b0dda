import CCairo
import DisplayList
import Testing

@testable import Raster

/// Shapes and shadows that are drawn again at the same fraction of a pixel.
@Suite struct RepeatedShapeTests {
  private static let canvas = CGRect(0, 0, 200, 200)
  private static let pill = CGPath(
    roundedRect: CGRect(0, 0, 51, 31), cornerWidth: 15.5, cornerHeight: 15.5)

  private static func matrix(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1) -> CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }

  @Test(
    "a shape that is moved by whole pixels has one mask",
    arguments: [
      ("the same place", matrix(20, 20), matrix(20, 20), 1),
      ("by pixels", matrix(20.25, 20.5), matrix(3.25, 90.5), 1),
      ("with errors of rounding", matrix(20, 20), matrix(20 - 1e-12, 100 + 1e-12), 1),
      ("by a part of a pixel", matrix(20, 20), matrix(20.1, 20), 2),
      ("another size", matrix(20, 20), matrix(20, 20, scale: 2), 2),
      ("cut by the canvas", matrix(20, 20), matrix(-4, 20), nil),
      ("very large", matrix(20, 20), matrix(0, 0, scale: 9), nil),
      ("turned", matrix(20, 20), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 90, ty: 90), nil),
    ] as [(String, CGAffineTransform, CGAffineTransform, Int?)])
  func oneMask(id: String, first: CGAffineTransform, second: CGAffineTransform, count: Int?) throws
  {
    let cache = ShapeMaskCache()
    var made = 0
    func mask(_ matrix: CGAffineTransform) throws -> ShapeMask? {
      try cache.mask(
        ofWhole: Self.pill, matrix: matrix, visible: CGRect(0, 0, 200, 200)
      ) { (box, matrix) throws(RasterError) in
        made += 1
        #expect(matrix.tx >= 0 && matrix.tx < 1 && matrix.ty >= 0 && matrix.ty < 1)
        return try Surface(CAIRO_FORMAT_A8, width: Int(box.width), height: Int(box.height))
      }
    }
    let start = try #require(try mask(first))
    let moved = try mask(second)
    #expect((moved != nil) == (count != nil) && made == count ?? 1)
    guard let moved, count == 1 else { return }
    #expect(moved.surface === start.surface)
    #expect(abs(moved.origin.x - start.origin.x - second.tx + first.tx) < 1e-6)
    #expect(abs(moved.origin.y - start.origin.y - second.ty + first.ty) < 1e-6)
  }

  /// A rounded layer with a shadow, a border or neither.
  private static func layer(
    _ random: inout ShapeNumbers, id: Int, at position: CGPoint
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    let size = CGSize(width: 8 + random.next() * 50, height: 8 + random.next() * 40)
    attributes.bounds = CGRect(origin: .zero, size: size)
    attributes.position = position
    attributes.anchorPoint = .zero
    attributes.cornerRadius = 2 + random.next() * 20
    attributes.cornerCurve = random.next() < 0.3 ? .continuous : .circular
    let alpha = [1, 1, 0.995, 0.6, 0.16][Int(random.next() * 5)]
    attributes.backgroundColor = CGColor(
      red: random.next(), green: random.next(), blue: random.next(), alpha: alpha)
    if random.next() < 0.4 {
      attributes.shadow = Shadow(
        color: .black, opacity: 0.3, offset: CGSize(width: 0, height: 2), radius: 2)
    }
    return DisplayLayer(id: id, attributes: attributes)
  }

  @Test("shapes that move by whole pixels have the same pixels as those drawn anew")
  func movedShapes() throws {
    var random = ShapeNumbers()
    for round in 0..<60 {
      let scale = [1, 2, 3][round % 3] as CGFloat
      let isTransparent = round % 4 == 0
      let background =
        isTransparent
        ? nil
        : CGColor(red: random.next(), green: random.next(), blue: random.next(), alpha: 1)
      let start = CGPoint(x: 4 + random.next() * 4, y: 4 + random.next() * 4)
      let state = random
      func list(movedBy pixels: CGFloat) -> DisplayList {
        var random = state
        let position = CGPoint(x: start.x + pixels / scale, y: start.y + 2 * pixels / scale)
        return DisplayList(
          size: CGSize(width: 90, height: 90), background: background,
          layers: [Self.layer(&random, id: round, at: position)])
      }
      let renderer = try FrameRenderer(scale: scale, isTransparent: isTransparent)
      for pixels in [0, 1, 3] as [CGFloat] { _ = try renderer.draw(list(movedBy: pixels)) }
      let repeated = RenderedImage(try renderer.draw(list(movedBy: 5)))
      let anew = RenderedImage(
        try FrameRenderer(scale: scale, isTransparent: isTransparent).draw(list(movedBy: 5)))
      #expect(repeated == anew, "round \(round)")
      _ = random.next()
    }
  }

  @Test(
    "an opaque color through a mask of coverage has the same pixels as Cairo's fill",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func coverage(seed: Int) throws {
    var random = ShapeNumbers()
    for _ in 0..<seed * 11 { _ = random.next() }
    let size = CGSize(width: 5 + random.next() * 50, height: 5 + random.next() * 40)
    let path = CGPath(
      roundedRect: CGRect(origin: .zero, size: size), cornerWidth: min(size.width, size.height) / 2,
      cornerHeight: min(size.width, size.height) / 2)
    let matrix = Self.matrix(3 + random.next(), 4 + random.next())
    let color = CGColor(red: random.next(), green: random.next(), blue: random.next(), alpha: 1)
    func draw(_ fill: (Canvas) throws -> Void) throws -> [UInt8] {
      let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 64, height: 64)
      for index in 0..<64 * surface.bytesPerRow {
        surface.bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index &* 37)
      }
      cairo_surface_mark_dirty(surface.pointer)
      let canvas = Canvas(surface)
      canvas.setSource(color, alpha: 1)
      try fill(canvas)
      try canvas.finish()
      return Array(UnsafeBufferPointer(start: surface.bytes, count: 64 * surface.bytesPerRow))
    }
    let filled = try draw { canvas in
      canvas.setMatrix(matrix)
      canvas.fill(path)
    }
    let masked = try draw { canvas in
      let box = path.boundingBox.applying(matrix).pixelAligned
      let mask = ShapeMask(
        surface: try LayerPainter.coverage(of: path, in: box, matrix: matrix), origin: box.origin)
      #expect(canvas.fill(mask, with: color))
    }
    #expect(filled == masked)
    #expect(filled != (try draw { _ in }))
  }

  @Test("a clip that cuts a repeated shape cuts it")
  func clippedShape() throws {
    func list(_ y: CGFloat) -> DisplayList {
      let shape = DisplayLayer.make(CGRect(5, y, 20, 20), color: .red) { $0.cornerRadius = 10 }
      let clip = DisplayLayer.make(CGRect(0, 0, 40, 20), [shape]) {
        $0.masksToBounds = true
      }
      return DisplayList(size: CGSize(width: 40, height: 60), background: .white, layers: [clip])
    }
    let renderer = try FrameRenderer(scale: 1)
    for y in [0, -1, 0] as [CGFloat] { _ = try renderer.draw(list(y)) }
    for y in [8, -8, 12, 0] as [CGFloat] {
      let image = RenderedImage(try renderer.draw(list(y)))
      #expect(image == RenderedImage(try FrameRenderer(scale: 1).draw(list(y))))
      #expect(image[15, 25] == RenderedImage.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    }
  }

  @Test("a shadow that moves by whole pixels is not resampled, and has the same pixels")
  func resampledShadow() throws {
    let mask = try #require(try ShadowMask(of: Self.pill, radius: 4, resolution: 2))
    func surface(_ mask: ShadowMask, _ x: CGFloat, _ y: CGFloat) throws -> Surface {
      let matrix = Self.matrix(x, y, scale: 2)
      let rect = mask.extents.applying(matrix).pixelAligned
      return try mask.surface(over: rect, matrix: matrix, excluded: CGRect(10, 10, 20, 5))
    }
    let first = try surface(mask, 30, 30.5)
    let moved = try surface(mask, 47, 12.5)
    #expect(moved === first)
    let other = try surface(mask, 47.25, 12.5)
    #expect(other !== first)
    let anew = try #require(try ShadowMask(of: Self.pill, radius: 4, resolution: 2))
    let expected = try surface(anew, 47, 12.5)
    let count = expected.height * expected.bytesPerRow
    #expect(
      Array(UnsafeBufferPointer(start: expected.bytes, count: count))
        == Array(UnsafeBufferPointer(start: first.bytes, count: count)))
  }
}

/// Pseudorandom numbers from 0 to 1 that are equal in every run.
struct ShapeNumbers {
  private var state: UInt64 = 7

  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }
}
