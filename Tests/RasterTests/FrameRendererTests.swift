import DisplayList
import Testing

@testable import Raster

struct FrameRendererTests {
  /// A scene with every kind of content.
  private static func scene(_ step: Double) -> DisplayList {
    let text = GlyphRun.runs("Gr\u{FC}\u{DF}e \u{1F600}", size: 9)
    let gradient = LayerContent.gradient(
      GradientContent(
        kind: .conic, stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
        startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5)))
    let card = DisplayLayer.make(
      CGRect(6 + step, 8, 28, 24), color: .white,
      [
        .make(CGRect(2, 2, 24, 12), content: .glyphs(text)),
        .make(CGRect(2, 12, 24, 10), content: gradient) {
          $0.masksToBounds = true
          $0.cornerRadius = 3
          $0.opacity = 0.7
        },
      ]
    ) {
      $0.cornerRadius = 6
      $0.cornerCurve = .continuous
      $0.borderWidth = 1
      $0.borderColor = .red
      $0.shadow = Shadow(
        color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 2), radius: 2)
      $0.transform = CGAffineTransform(rotationAngle: step / 10)
    }
    return DisplayList(size: CGSize(width: 40, height: 40), background: .white, layers: [card])
  }

  @Test("a frame doesn't depend on the previous frames") func previousFrames() throws {
    let renderer = try FrameRenderer(scale: 2)
    let steps = [0, 0.3, 1, 0.3, 5, 0, 0.3]
    let drawn = try steps.map { RenderedImage(try renderer.draw(Self.scene($0))) }
    for (step, rendered) in zip(steps, drawn) {
      #expect(rendered == RenderedImage(try FrameRenderer(scale: 2).draw(Self.scene(step))))
    }
  }

  @Test("a frame doesn't depend on its thread") func threads() async throws {
    let expected = try (0..<8).map {
      RenderedImage(try FrameRenderer(scale: 1.5).draw(Self.scene(Double($0))))
    }
    try await withThrowingTaskGroup(of: [RenderedImage].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let renderer = try FrameRenderer(scale: 1.5)
          return try (0..<8).map { RenderedImage(try renderer.draw(Self.scene(Double($0)))) }
        }
      }
      for try await images in group { #expect(images == expected) }
    }
  }

  @Test("a canvas can change its size") func canvasSize() throws {
    let renderer = try FrameRenderer(scale: 1)
    for size in [10, 30, 10] {
      let pixels = try renderer.draw(DisplayList(size: CGSize(width: size, height: 7)))
      #expect(pixels.width == size && pixels.height == 7)
      #expect(pixels.bytesPerRow >= size * 4)
    }
  }

  @Test("a frame is opaque unless isTransparent is set") func isTransparent() throws {
    let faint = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let list = DisplayList(size: CGSize(width: 2, height: 2), background: faint)
    let opaque = try FrameRenderer(scale: 1).draw(list)
    #expect(opaque.isOpaque)
    #expect(
      RenderedImage(opaque)[0, 0] == RenderedImage.Pixel(red: 128, green: 0, blue: 0, alpha: 255))
    let transparent = try FrameRenderer(scale: 1, isTransparent: true).draw(list)
    #expect(!transparent.isOpaque)
    #expect(RenderedImage(transparent)[0, 0] == .none)
  }

  @Test("layers leave an opaque frame opaque") func opaqueFrame() throws {
    let rendered = RenderedImage(try FrameRenderer(scale: 2).draw(Self.scene(0.5)))
    #expect(rendered.area == 80 * 80)
  }

  struct Canvas: CustomTestStringConvertible {
    let width: Double
    let height: Double
    var scale = 1.0
    let error: RasterError
    var testDescription: String { "\(width)×\(height)@\(scale)" }
  }

  @Test(
    "empty and oversized canvases throw an error",
    arguments: [
      Canvas(width: 0, height: 10, error: .emptyCanvas),
      Canvas(width: 10, height: -1, error: .emptyCanvas),
      Canvas(width: .nan, height: 10, error: .emptyCanvas),
      Canvas(width: 10, height: 10, scale: 0, error: .emptyCanvas),
      Canvas(width: 10, height: 10, scale: .nan, error: .emptyCanvas),
      Canvas(width: 1_000_000, height: 10, error: .canvasTooLarge(width: 1_000_000, height: 10)),
      Canvas(
        width: 10, height: .infinity, error: .canvasTooLarge(width: 10, height: .infinity)),
      Canvas(
        width: 8193, height: 8193, error: .canvasTooLarge(width: 8193, height: 8193)),
      Canvas(
        width: 100, height: 100, scale: 1000,
        error: .canvasTooLarge(width: 100_000, height: 100_000)),
    ])
  func limits(row: Canvas) throws {
    let renderer = try FrameRenderer(scale: row.scale)
    let list = DisplayList(size: CGSize(width: row.width, height: row.height))
    #expect(throws: row.error) { try renderer.draw(list) }
  }

  @Test("errors describe their cause") func errorDescriptions() {
    #expect(
      RasterError.canvasTooLarge(width: 100_000, height: 10).description
        == "a canvas of 100000×10 pixels is too large: at most 16384 per side and 67108864 in total"
    )
    #expect(RasterError.unreadableFont(file: "/a.otf").description == "cannot read the font /a.otf")
  }

  struct InvalidNumber: CustomTestStringConvertible {
    let id: String
    let edit: @Sendable (inout LayerAttributes) -> Void
    var testDescription: String { id }
  }

  @Test(
    "invalid numbers in one layer don't affect others",
    arguments: [
      InvalidNumber(id: "NaN position", edit: { $0.position.x = .nan }),
      InvalidNumber(id: "infinite position", edit: { $0.position.y = .infinity }),
      InvalidNumber(id: "far away", edit: { $0.position.x = 1e12 }),
      InvalidNumber(id: "NaN bounds", edit: { $0.bounds.size.width = .nan }),
      InvalidNumber(id: "infinite bounds", edit: { $0.bounds.size.width = .infinity }),
      InvalidNumber(id: "huge bounds", edit: { $0.bounds.size = CGSize(width: 1e9, height: 1e9) }),
      InvalidNumber(
        id: "negative bounds", edit: { $0.bounds.size = CGSize(width: -10, height: -10) }),
      InvalidNumber(id: "NaN transform", edit: { $0.transform.a = .nan }),
      InvalidNumber(
        id: "tiny transform", edit: { $0.transform = CGAffineTransform(scaleX: 1e-200, y: 1e-200) }),
      InvalidNumber(
        id: "huge transform", edit: { $0.transform = CGAffineTransform(scaleX: 1e200, y: 1e200) }),
      InvalidNumber(id: "NaN radius", edit: { $0.cornerRadius = .nan }),
      InvalidNumber(id: "negative radius", edit: { $0.cornerRadius = -5 }),
      InvalidNumber(id: "infinite radius", edit: { $0.cornerRadius = .infinity }),
      InvalidNumber(id: "NaN border", edit: { $0.borderWidth = .nan }),
      InvalidNumber(id: "infinite border", edit: { $0.borderWidth = .infinity }),
      InvalidNumber(id: "NaN shadow", edit: { $0.shadow?.radius = .nan }),
      InvalidNumber(id: "negative shadow", edit: { $0.shadow?.radius = -3 }),
      InvalidNumber(id: "huge shadow", edit: { $0.shadow?.radius = 1e6 }),
      InvalidNumber(id: "infinite shadow", edit: { $0.shadow?.radius = .infinity }),
      InvalidNumber(id: "NaN shadow offset", edit: { $0.shadow?.offset.width = .nan }),
      InvalidNumber(id: "empty shadow path", edit: { $0.shadow?.path = CGPath(elements: []) }),
    ])
  func invalidNumbers(row: InvalidNumber) throws {
    for (masks, curve) in [(false, CornerCurve.circular), (true, .continuous)] {
      let layer = DisplayLayer.make(
        CGRect(5, 5, 10, 10), color: .red, [.make(CGRect(2, 2, 4, 4), color: .green)]
      ) {
        $0.cornerRadius = 2
        $0.cornerCurve = curve
        $0.masksToBounds = masks
        $0.borderWidth = 1
        $0.borderColor = .blue
        $0.opacity = 0.9
        $0.shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 1)
        row.edit(&$0)
      }
      let rendered = try RenderedImage(layer, .make(CGRect(18, 18, 2, 2), color: .green))
      #expect(rendered[19, 19] == .green)
    }
  }
}
