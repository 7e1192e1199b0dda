import CCairo
import DisplayList
import Foundation
import Testing

@testable import Raster

struct DegenerateGeometryTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    let kind: GradientContent.Kind
    var stops: [(CGColor, CGFloat)] = [(.red, 0), (.blue, 1)]
    let start: CGPoint
    let end: CGPoint
    /// The colors at (3, 10) and (16, 10).
    let expected: [RenderedImage.Pixel]
    var testDescription: String { id }

    var content: LayerContent { gradient(kind, stops: stops, start, end) }
  }

  private static func gradient(
    _ kind: GradientContent.Kind, stops: [(CGColor, CGFloat)] = [(.red, 0), (.blue, 1)],
    _ start: CGPoint, _ end: CGPoint
  ) -> LayerContent {
    .gradient(
      GradientContent(
        kind: kind, stops: stops.map { .init(color: $0.0, location: $0.1) }, startPoint: start,
        endPoint: end))
  }

  private static let center = CGPoint(x: 0.5, y: 0.5)

  @Test(
    "a degenerate gradient draws its limit",
    arguments: [
      Row(
        id: "tiny radius", kind: .radial, start: center, end: CGPoint(x: 0.5 + 5e-9, y: 0.5 + 5e-9),
        expected: [.blue, .blue]),
      Row(
        id: "tiny radius in a corner", kind: .radial, start: .zero, end: CGPoint(x: 1e-8, y: 1e-8),
        expected: [.blue, .blue]),
      Row(
        id: "flat ellipse", kind: .radial, start: .zero, end: CGPoint(x: 1, y: 1e-9),
        expected: [.blue, .blue]),
      Row(
        id: "huge radius", kind: .radial, start: center, end: CGPoint(x: 1e12, y: 1e12),
        expected: [.red, .red]),
      Row(
        id: "infinite radius", kind: .radial, start: center,
        end: CGPoint(x: CGFloat.infinity, y: 1),
        expected: [.blue, .blue]),
      Row(
        id: "coinciding points", kind: .axial, start: center, end: center, expected: [.blue, .blue]),
      Row(
        id: "almost coinciding points", kind: .axial, start: center,
        end: CGPoint(x: 0.5 + 1e-9, y: 0.5),
        expected: [.red, .blue]),
      Row(
        id: "a point that is not a number", kind: .axial, start: center,
        end: CGPoint(x: CGFloat.nan, y: 0.5), expected: [.blue, .blue]),
      Row(
        id: "equal stops", kind: .axial, stops: [(.red, 0.5), (.green, 0.5), (.blue, 0.5)],
        start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5), expected: [.red, .blue]),
      Row(
        id: "equal stops of a tiny gradient", kind: .axial,
        stops: [(.red, 0.5), (.green, 0.5), (.blue, 0.5)], start: center,
        end: CGPoint(x: 0.5 + 1e-9, y: 0.5), expected: [.red, .blue]),
    ])
  func degenerateGradient(row: Row) throws {
    let image = try RenderedImage(.make(CGRect(0, 0, 20, 20), content: row.content))
    #expect([image[3, 10], image[16, 10]] == row.expected)
  }

  private static let image = CGImage(
    width: 2, height: 2, pixels: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 0, 255])

  private static func imageContent(_ size: CGFloat, tint: CGColor? = nil) -> LayerContent {
    image.map {
      .image(ImageContent(image: $0, frame: CGRect(0, 0, size, size), tint: tint))
    } ?? .none
  }

  private static let gradients: [(id: String, content: LayerContent)] = [
    ("axial", gradient(.axial, CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.9, y: 0.7))),
    ("radial", gradient(.radial, CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.9, y: 0.7))),
    ("conic", gradient(.conic, CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.1, y: 0))),
  ]

  /// Cairo cannot represent transforms of such scales.
  @Test(
    "content of a tiny or huge layer is that of a layer of common size",
    arguments: gradients + [("image", .none)], [1e-6, 1e7])
  func scaledLayer(row: (id: String, content: LayerContent), size: CGFloat) throws {
    func rendered(_ size: CGFloat) throws -> RenderedImage {
      let content = row.content == .none ? Self.imageContent(size) : row.content
      return try RenderedImage(
        DisplayLayer.make(CGRect(10 - size / 2, 10 - size / 2, size, size), content: content) {
          let scale = 12 / size
          $0.transform = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(rotationAngle: 0.3))
        })
    }
    let (common, scaled) = (try rendered(16), try rendered(size))
    for (x, y) in [(10, 6), (7, 9), (13, 9), (9, 13), (12, 12)] {
      let (left, right) = (common[x, y], scaled[x, y])
      #expect(abs(left.red - right.red) <= 6 && abs(left.blue - right.blue) <= 6, "\(x) \(y)")
      #expect(left.alpha == 255 && right.alpha == 255)
    }
  }

  @Test(
    "a squashed, rotated layer is drawn without an error",
    arguments: gradients + [
      ("image", imageContent(20)), ("tinted image", imageContent(20, tint: .red)),
      ("text", .glyphs(GlyphRun.runs("A \u{1F600}", size: 12))),
    ])
  func squashedLayer(row: (id: String, content: LayerContent)) throws {
    for (scaleX, scaleY) in [(1, 1e-5), (1e-5, 1), (3e-6, 1e3), (1e-8, 1), (1e5, 1e-5)] {
      let plain = DisplayLayer.make(CGRect(0, 0, 20, 20), content: row.content) {
        $0.transform = CGAffineTransform(scaleX: scaleX, y: scaleY)
          .concatenating(CGAffineTransform(rotationAngle: 0.3))
      }
      let masked = DisplayLayer.make(CGRect(0, 0, 20, 20), color: .green, content: row.content) {
        $0.transform = plain.attributes.transform
        ($0.cornerRadius, $0.masksToBounds, $0.opacity) = (4, true, 0.5)
      }
      _ = try RenderedImage(plain, masked)
    }
  }

  @Test(
    "an error of Cairo is reported by its meaning",
    arguments: [
      (CAIRO_STATUS_SUCCESS, nil),
      (CAIRO_STATUS_NO_MEMORY, .outOfMemory),
      (CAIRO_STATUS_INVALID_MATRIX, .notDrawable("invalid matrix (not invertible)")),
      (
        CAIRO_STATUS_INVALID_SIZE,
        .notDrawable(
          "invalid value (typically too big) for the size of the input (surface, pattern, etc.)")
      ),
      (CAIRO_STATUS_INVALID_DASH, .notDrawable("invalid value for a dash setting")),
      (
        CAIRO_STATUS_SURFACE_FINISHED, .drawing("the target surface has been finished")
      ),
    ] as [(cairo_status_t, RasterError?)])
  func cairoError(status: cairo_status_t, error: RasterError?) {
    #expect(RasterError(status) == error)
  }

  @Test("a surface larger than Cairo's maximum is not a lack of memory") func largeSurface() {
    let error = #expect(throws: RasterError.self) {
      try Surface(CAIRO_FORMAT_ARGB32, width: 40_000, height: 1)
    }
    #expect(error?.description.hasPrefix("a layer's geometry cannot be drawn") == true)
  }
}
