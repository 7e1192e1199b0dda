import CCairo
import DisplayList
import Testing

@testable import Raster

/// Rows of one color whose pixels are written only when they are needed.
@Suite struct UniformRowsTests {
  private static let size = CGSize(width: 60, height: 120)

  /// Returns a list of rows, some of which are translucent, rounded, narrow, between pixels, or have contents.
  private static func rows(_ random: inout ShapeNumbers) -> DisplayList {
    let rows = (0..<7).map { (index: Int) -> DisplayLayer in
      let y = [random.next() * 120, (random.next() * 120).rounded()][index % 2]
      let x = [0, 0, 0, -3.3, 4, 0.5][Int(random.next() * 6)]
      let inner = DisplayLayer.make(
        CGRect(8, 4, 20, 6), color: CGColor(red: random.next(), green: 0, blue: 1, alpha: 1))
      return .make(
        CGRect(x, y, random.next() < 0.8 ? 70 : 50, [12, 17.3, 0.4][index % 3]),
        random.next() < 0.3 ? [inner] : []
      ) {
        $0.backgroundColor = CGColor(
          red: random.next(), green: random.next(), blue: random.next(),
          alpha: [1, 1, 0.4, 0.995][Int(random.next() * 4)])
        switch Int(random.next() * 14) {
        case 0: $0.cornerRadius = 4
        case 1: $0.opacity = 0.7
        case 2: $0.masksToBounds = true
        case 3: $0.effects.backdrop = BackdropEffect(blurRadius: 3)
        case 4: $0.borderWidth = 1
        case 5: $0.transform = .init(rotationAngle: 0.02)
        case 6: $0.shadow = Shadow(color: .black, opacity: 0.5, offset: .zero, radius: 2)
        case 7: $0.dissolve = 0.5
        default: break
        }
      }
    }
    let list = DisplayLayer.make(CGRect(0, 10.25, 60, 100), rows) {
      $0.masksToBounds = true
      $0.bounds.origin.y = 3.25
    }
    let background = [CGColor.white, .blue, nil, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)]
    let step = Int(random.next() * 12)
    return DisplayList(
      size: size, background: step < 4 ? background[step] : .white,
      layers: step % 2 == 0 ? [list] : rows)
  }

  @Test(
    "frames are the same if the pixels of all rows are written at once", arguments: [1, 2, 1.7],
    [false, true])
  func samePixels(scale: CGFloat, isTransparent: Bool) throws {
    var random = ShapeNumbers()
    let renderer = try FrameRenderer(scale: scale, isTransparent: isTransparent)
    var colors = 0
    var copied = 0
    for step in 0..<150 {
      var list = Self.rows(&random)
      let moves = step % 3
      for index in 0...moves {
        // Further frames differ little, so that rectangles are copied from the scratch surface.
        if index > 0 {
          let y = CGFloat(20 * index)
          list.layers += [
            .make(CGRect(y / 2, y, 17, 11.5), color: .red) { $0.opacity = index == 1 ? 1 : 0.5 }
          ]
        }
        let drawn = try renderer.draw(list)
        for y in 0..<drawn.height where drawn.rowColors.map({ $0[y] >= 0 }) == true { colors += 1 }
        if drawn.changedRows?.isEmpty == false { copied += 1 }
        let whole = try FrameRenderer(scale: scale, isTransparent: isTransparent)
        whole.keepsUniformRows = false
        let expected = RenderedImage(try whole.draw(list))
        // Pixels that are written for a reader do not change the next frame.
        if step % 2 == 0 { #expect(RenderedImage(drawn) == expected, "step \(step).\(index)") }
        if step % 2 == 1, index == moves {
          #expect(RenderedImage(drawn) == expected, "step \(step).\(index)")
        }
      }
    }
    #expect(colors > 150 && copied > 20)
  }

  @Test("opaque rectangles between pixels cover rows as Cairo covers them")
  func coverage() throws {
    let color = CGColor(red: 0.9, green: 0.35, blue: 0.1, alpha: 1)
    for height in stride(from: 1, through: 700, by: 3) {
      let top = 2 + CGFloat(height * 37 % 256) / 256
      let corners = [
        CGPoint(x: -0.75, y: top), CGPoint(x: 20.004, y: top + CGFloat(height) / 256),
      ]
      func image(keepsRows: Bool) throws -> [UInt8] {
        let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 20, height: 8)
        if keepsRows { surface.keepUniformRows() }
        let canvas = Canvas(surface)
        canvas.fillPixels(in: surface.bounds, with: .blue)
        if keepsRows {
          #expect(
            canvas.fillRows(
              from: corners[1], to: corners[0], with: color, in: CGRect(0, 0, 20, 8)))
        } else {
          canvas.setSource(color, alpha: 1)
          cairo_rectangle(
            canvas.context, corners[0].x, corners[0].y, corners[1].x - corners[0].x,
            corners[1].y - corners[0].y)
          canvas.fillPath(rule: .winding)
        }
        canvas.prepareToDraw()
        try canvas.finish()
        return Array(UnsafeBufferPointer(start: surface.bytes, count: 8 * surface.bytesPerRow))
      }
      #expect(try image(keepsRows: true) == image(keepsRows: false), "\(height)")
    }
  }

  @Test(
    "rows that are not covered from edge to edge, or have pixels, are not filled at once",
    arguments: [
      ("whole rows", 0, 2, 20, 5, true), ("between pixels", -1, 2.5, 22, 4.25, true),
      ("beside the left edge", 0.5, 2, 30, 5, false),
      ("up to the right edge", 0, 2, 19.9, 5, false),
      ("between pixels over written ones", 0, 6.5, 20, 8, false),
      ("over written ones", 0, 6, 20, 8, true), ("not a number", .nan, 2, 20, 5, false),
      ("out of range", -1e9, 2, 1e9, 5, false),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func conditions(
    id: String, left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat, expected: Bool
  ) throws {
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 20, height: 8)
    surface.keepUniformRows()
    let canvas = Canvas(surface)
    canvas.fillPixels(in: CGRect(0, 0, 20, 8), with: .blue)
    surface.writeUniformRows(in: CGRect(0, 6, 20, 2))
    let isFilled = canvas.fillRows(
      from: CGPoint(x: left, y: top), to: CGPoint(x: right, y: bottom), with: .red,
      in: CGRect(0, 0, 20, 8))
    #expect(isFilled == expected)
    let rows = try #require(surface.uniformRows)
    #expect((rows[3] == 0xFFFF_0000) == (expected && top < 6))
  }

  @Test("rows between particles keep their color", arguments: [false, true])
  func particles(isAdditive: Bool) throws {
    let image = try #require(
      CGImage(width: 4, height: 4, pixels: [UInt8](repeating: 128, count: 64)))
    let sprite = ParticleContent.Sprite(image: image, size: CGSize(width: 4, height: 4))
    let particles = [5, 7, 110].map {
      ParticleContent.Particle(id: Int($0), position: CGPoint(x: 20, y: $0))
    }
    let list = DisplayList(
      size: Self.size, background: .blue,
      layers: [
        .make(
          CGRect(0, 0, 60, 120),
          content: .particles(
            ParticleContent(sprites: [sprite], particles: particles, isAdditive: isAdditive)))
      ])
    let drawn = try FrameRenderer(scale: 1).draw(list)
    let colors = try #require(drawn.rowColors)
    #expect((40..<90).allSatisfy { colors[$0] == 0xFF00_00FF } && colors[6] < 0 && colors[110] < 0)
    let whole = try FrameRenderer(scale: 1)
    whole.keepsUniformRows = false
    #expect(RenderedImage(drawn) == RenderedImage(try whole.draw(list)))
  }

  @Test("a group and a clip between pixels are drawn on by pixels") func clipsAndGroups() throws {
    func image(keepsRows: Bool) throws -> [UInt8] {
      let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 30, height: 30)
      if keepsRows { surface.keepUniformRows() }
      let canvas = Canvas(surface)
      canvas.fillPixels(in: surface.bounds, with: .white)
      canvas.clipping(to: CGPath(rect: CGRect(0, 2, 30, 20))) {
        canvas.fillPixels(in: surface.bounds, with: .blue, alpha: 0.5)
      }
      canvas.clipping(to: CGPath(rect: CGRect(0, 4.5, 30, 10))) {
        canvas.fillPixels(in: surface.bounds, with: .red)
      }
      canvas.clipping(to: CGPath(ellipseIn: CGRect(2, 2, 20, 20), transform: nil)) {
        canvas.fillPixels(in: surface.bounds, with: .green, alpha: 0.3)
      }
      try canvas.grouping { () throws(RasterError) in
        canvas.fillPixels(in: CGRect(0, 10, 30, 5), with: .green)
      }
      canvas.paintSource(alpha: 0.5)
      canvas.fillPixels(in: CGRect(0, 25, 30, 3), with: .clear, replacing: true)
      canvas.prepareToDraw()
      try canvas.finish()
      return Array(UnsafeBufferPointer(start: surface.bytes, count: 30 * surface.bytesPerRow))
    }
    #expect(try image(keepsRows: true) == image(keepsRows: false))
  }

  @Test("each of several rectangles has its own columns, unless rows are in two of them")
  func columns() {
    let rows = UniformRows(width: 50, height: 10)
    rows.reset(for: [CGRect(20, 5, 10, 2), CGRect(0, 0, 8, 5)])
    #expect((0..<10).map { rows.columns(ofRow: $0).count } == [8, 8, 8, 8, 8, 10, 10, 50, 50, 50])
    rows.reset(for: [CGRect(20, 4, 10, 2), CGRect(0, 0, 8, 5)])
    #expect((0..<10).allSatisfy { rows.columns(ofRow: $0) == 0..<50 })
    #expect(!rows.replace(3, in: 0..<49, by: 7) && rows[3] == nil)
    #expect(rows.replace(3, in: -2..<50, by: 7) && rows[3] == 7)
  }
}
