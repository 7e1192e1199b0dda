import DisplayList
import Testing

@testable import Raster

/// Recorded drawings as the contents of layers, and as pixels.
struct DrawnContentTests {
  /// Returns a drawing of 10 × 10 points with a red square of 4 × 4 at its top left.
  private func square(_ color: CGColor = .red) -> DrawingContent {
    let context = CGContext(bounds: CGRect(0, 0, 10, 10), scale: 1)
    context.setFillColor(color)
    context.fill(CGRect(0, 0, 4, 4))
    return context.content
  }

  private func layer(_ content: DrawingContent, _ frame: CGRect = CGRect(0, 0, 10, 10))
    -> DisplayLayer
  {
    var content = content
    content.frame = CGRect(origin: .zero, size: frame.size)
    return .make(frame, content: .drawing(content))
  }

  @Test("a drawing is stretched to its frame, and follows the layer's opacity") func frame() throws
  {
    let stretched = try RenderedImage(layer(square(), CGRect(0, 0, 20, 10)))
    #expect(stretched[5, 2] == .red)
    #expect(stretched[10, 2].alpha == 0)
    let faint = DisplayLayer.make(CGRect(0, 0, 10, 10), content: .drawing(square())) {
      $0.opacity = 0.5
    }
    #expect(try RenderedImage(faint).components(2, 2).isNear([128, 0, 0, 128]))
  }

  @Test("a drawing has the resolution of the frame") func resolution() throws {
    let context = CGContext(bounds: CGRect(0, 0, 10, 10), scale: 1)
    context.fill(CGRect(1.5, 1, 2, 2))
    let image = try RenderedImage(layer(context.content), scale: 2)
    #expect(image.alphas(row: 3).prefix(8) == [0, 0, 0, 255, 255, 255, 255, 0])
  }

  @Test("a bitmap of a drawing is made once, while the layer stays, moves or is scaled")
  func cache() throws {
    let cache = DrawingCache()
    let fonts = try FontCache()
    let content = square()
    let first = try #require(try cache.bitmap(of: content, resolution: 2, fonts: fonts))
    let again = try #require(try cache.bitmap(of: content, resolution: 2, fonts: fonts))
    #expect(first.surface === again.surface)
    let other = try #require(try cache.bitmap(of: square(), resolution: 2, fonts: fonts))
    #expect(first.surface !== other.surface)
  }

  @Test("a drawing with equal commands changes nothing; another one damages its frame")
  func damage() throws {
    let renderer = try FrameRenderer(scale: 1)
    func changes(_ content: DrawingContent) throws -> [CGRect]? {
      let list = DisplayList(
        size: CGSize(width: 40, height: 40), layers: [layer(content, CGRect(5, 5, 10, 10))])
      return try renderer.draw(list).changedRects
    }
    #expect(try changes(square()) == nil)
    #expect(try changes(square()) == [])
    let damaged = try #require(try changes(square(.blue))?.first)
    #expect(damaged.contains(CGRect(5, 5, 10, 10)) && damaged.width <= 14)
  }

  @Test("frames drawn one after another equal those drawn alone") func increments() throws {
    let renderer = try FrameRenderer(scale: 1, isTransparent: true)
    for (step, color) in [CGColor.red, .red, .blue, .green].enumerated() {
      let list = DisplayList(
        size: CGSize(width: 20, height: 20),
        layers: [layer(square(color), CGRect(CGFloat(step) * 1.3, 2.5, 12, 10))])
      let alone = try FrameRenderer(scale: 1, isTransparent: true)
      #expect(RenderedImage(try renderer.draw(list)) == RenderedImage(try alone.draw(list)))
    }
  }

  @Test("a huge drawing has fewer pixels") func hugeDrawing() throws {
    let context = CGContext(bounds: CGRect(0, 0, 30_000, 30_000), scale: 1)
    context.fill(CGRect(0, 0, 15_000, 30_000))
    let cache = DrawingCache()
    let bitmap = try #require(
      try cache.bitmap(of: context.content, resolution: 3, fonts: FontCache()))
    #expect(4096...4097 ~= bitmap.surface.width)
    var content = context.content
    content.frame = CGRect(0, 0, 20, 20)
    let image = try RenderedImage(.make(CGRect(0, 0, 20, 20), content: .drawing(content)))
    #expect(image[5, 5].alpha == 255)
    #expect(image[15, 5].alpha == 0)
  }

  @Test("a drawing of infinite size is not drawn") func infiniteDrawing() throws {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    let content = DrawingContent(
      drawing: square().drawing, size: bounds.size, frame: CGRect(0, 0, 20, 20))
    #expect(
      try RenderedImage(.make(CGRect(0, 0, 20, 20), content: .drawing(content))).extents == nil)
  }

  // MARK: Pixels

  @Test("pixels of a context equal those of a layer") func pixelsOfContext() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(.red)
      context.fillEllipse(in: CGRect(2, 2, 12, 9))
      context.setLineWidth(3)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.strokeEllipse(in: CGRect(5, 5, 12, 12))
    }
    let context = try CGContext.image(20, scale: 2)
    draw(context)
    #expect(try RenderedImage(context) == RenderedImage(drawing: 20, scale: 2, draw))
  }

  @Test("pixels that are read between two calls change nothing") func flushing() throws {
    func draw(_ flushes: Bool) throws -> RenderedImage {
      let context = try CGContext.image(20)
      context.setAlpha(0.5)
      for step in 0..<3 {
        context.fill(CGRect(CGFloat(step) * 3, 2, 8, 8))
        if flushes { _ = context.makeImage() }
        context.clip(to: CGRect(0, 0, 15, 9))
      }
      return try RenderedImage(context)
    }
    #expect(try draw(true) == draw(false))
  }

  @Test("an opaque context is black at first, and where it is cleared") func opaqueContext() throws
  {
    let context = try CGContext.image(4, isOpaque: true)
    context.setFillColor(.red)
    context.fill(CGRect(0, 0, 4, 4))
    context.clear(CGRect(0, 0, 2, 4))
    let image = try RenderedImage(context)
    #expect(image.components(1, 1) == [0, 0, 0, 255])
    #expect(image[3, 1] == .red)
  }

  @Test("a bitmap's origin is at the bottom left, and images in it are upright")
  func bitmapContext() throws {
    let context = try CGContext.bitmap(8)
    context.setFillColor(.red)
    context.fill(CGRect(0, 0, 3, 2))
    context.draw(try pixels("rg", "bw"), in: CGRect(5, 5, 2, 2))
    let image = try RenderedImage(context)
    #expect(image[0, 7] == .red)
    #expect(image[2, 6] == .red)
    #expect(image[0, 5] == .none)
    #expect(image[5, 1] == .red)
    #expect(image[5, 2] == .blue)
  }

  @Test("a program's memory is up to date after each call, in its format")
  func sharedMemory() throws {
    var memory = [UInt8](repeating: 0, count: 4)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try CGContext.bitmap(1, data: bytes.baseAddress)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
      context.fill(CGRect(0, 0, 1, 1))
      #expect(bytes.map { Int($0) }.isNear([255, 128, 0, 255]))
      context.clear(CGRect(0, 0, 1, 1))
      #expect(Array(bytes) == [0, 0, 0, 0])
    }
  }

  @Test(
    "pixels have the format of the context",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, [128, 64, 0, 128]),
      (.premultipliedFirst, [128, 128, 64, 0]), (.noneSkipLast, [128, 64, 0, 255]),
    ] as [(CGImageAlphaInfo, [UInt8])])
  func formats(info: CGImageAlphaInfo, expected: [UInt8]) throws {
    let context = try CGContext.bitmap(1, info: info)
    context.setFillColor(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5))
    context.fill(CGRect(0, 0, 1, 1))
    let data = try #require(context.data)
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: 4))
    #expect(bytes.map(Int.init).isNear(expected.map(Int.init)))
    let image = try #require(context.makeImage())
    #expect(image.dataProvider?.data.map { [UInt8]($0) } == bytes)
    #expect(image.alphaInfo == info)
  }

  @Test("what a program writes to the memory of a context is part of it") func writtenPixels()
    throws
  {
    let context = try CGContext.bitmap(2, info: .premultipliedLast)
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(0, 0, 2, 2))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    (memory[0], memory[1]) = (0, 255)
    func first() throws -> [UInt8] {
      let data = try #require(context.makeImage()?.dataProvider?.data)
      return Array([UInt8](data).prefix(8))
    }
    #expect(try first() == [0, 255, 0, 255, 255, 0, 0, 255])
    // Drawing keeps what was written, and is in the memory at once. The first row is the upper one.
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(1, 1, 1, 1))
    #expect(memory[0] == 0 && memory[1] == 255 && memory[6] == 255)
    #expect(try first() == [0, 255, 0, 255, 0, 0, 255, 255])
  }

  @Test("gray pixels and coverage have one byte") func grayFormats() throws {
    let gray = try CGContext.bitmap(1, info: .none, space: CGColorSpaceCreateDeviceGray())
    gray.setFillColor(.green)
    gray.fill(CGRect(0, 0, 1, 1))
    let grayData = try #require(gray.data)
    #expect(abs(Int(grayData.load(as: UInt8.self)) - 182) <= 1)
    let alpha = try CGContext.bitmap(1, info: .alphaOnly)
    alpha.setFillColor(CGColor(gray: 0, alpha: 0.5))
    alpha.fill(CGRect(0, 0, 1, 1))
    let alphaData = try #require(alpha.data)
    #expect(abs(Int(alphaData.load(as: UInt8.self)) - 128) <= 1)
    #expect(alpha.bytesPerRow == 1)
  }

  @Test("many commands are drawn in portions") func manyCommands() throws {
    let context = try CGContext.image(4)
    context.setFillColor(.red)
    for _ in 0..<9_000 { context.fill(CGRect(0, 0, 2, 4)) }
    #expect(context.drawing.commands.count < 5_000)
    #expect(try RenderedImage(context).area == 8)
  }
}
