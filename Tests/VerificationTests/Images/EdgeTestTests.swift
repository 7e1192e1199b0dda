import Imaging
import Testing

@testable import Verification

/// Edges drawn with 64 samples per pixel, at positions in sixteenths of a pixel.
@Suite struct EdgeTestTests {
  /// A shape with an edge.
  enum Shape: Sendable {
    /// The area left of a line that moves to the left by `slope` eighths of a pixel per row.
    case half(slope: Int)
    /// A disc with a radius of five pixels.
    case disc

    func contains(_ x: Int, _ y: Int, place: Int) -> Bool {
      switch self {
      case .half(let slope): 8 * x + slope * y < 8 * place
      case .disc: (x - place) * (x - place) + (y - 128) * (y - 128) < 80 * 80
      }
    }
  }

  static func drawing(of shape: Shape, at place: Int) -> Bitmap {
    image(20, 16) { x, y in
      let covered = (0..<64).count { sample in
        shape.contains(16 * x + sample % 8 * 2 + 1, 16 * y + sample / 8 * 2 + 1, place: place)
      }
      return zip([20, 40, 90], [250, 240, 230]).map {
        ($0 * covered + $1 * (64 - covered) + 32) / 64
      }
        + [255]
    }
  }

  /// The results of pixelmatch 0.4.0 from PyPI are equal (threshold 0.1, anti-aliasing ignored).
  @Test(
    "an edge shifted by less than a pixel is anti-aliasing",
    arguments: [
      (Shape.half(slope: 0), 164, 172, true), (.half(slope: 0), 160, 164, true),
      (.half(slope: 0), 162, 174, true), (.half(slope: 0), 160, 176, false),
      (.half(slope: 0), 160, 192, false), (.half(slope: 4), 200, 204, true),
      (.half(slope: 4), 200, 208, true), (.half(slope: 4), 204, 216, true),
      (.half(slope: 3), 200, 204, true), (.half(slope: 3), 200, 232, false),
      (.half(slope: 8), 220, 224, true), (.half(slope: 8), 220, 240, false),
      (.half(slope: 8), 222, 254, false), (.half(slope: 2), 150, 154, true),
      (.half(slope: 2), 150, 190, false), (.disc, 160, 162, true), (.disc, 160, 164, true),
      (.disc, 160, 168, true), (.disc, 160, 172, true), (.disc, 160, 192, false),
    ])
  func subpixelShift(
    shape: Shape, place: Int, other: Int, passes: Bool
  ) throws {
    let (first, second) = (Self.drawing(of: shape, at: place), Self.drawing(of: shape, at: other))
    var tolerance = ImageTolerance()
    let exact = try #require(ImageComparison(of: first, and: second, tolerance: tolerance))
    tolerance.ignoresAntialiasing = true
    let lenient = try #require(ImageComparison(of: first, and: second, tolerance: tolerance))
    #expect(!exact.isSame && exact.antialiased == 0)
    #expect(lenient.isSame == passes)
    #expect(lenient.differing + lenient.antialiased == exact.differing)
  }

  /// pixelmatch accepts these, as it accepts any pixel that looks anti-aliased in both images.
  @Test(
    "an edge shifted by a whole pixel differs",
    arguments: [
      (Shape.half(slope: 0), 168, 184), (.half(slope: 0), 164, 188), (.half(slope: 4), 200, 216),
      (.disc, 160, 176),
    ])
  func wholePixelShift(shape: Shape, place: Int, other: Int) throws {
    var tolerance = ImageTolerance()
    tolerance.ignoresAntialiasing = true
    let comparison = try #require(
      ImageComparison(
        of: Self.drawing(of: shape, at: place), and: Self.drawing(of: shape, at: other),
        tolerance: tolerance))
    #expect(!comparison.isSame)
  }

  static let noEdges: [(id: String, first: Bitmap, second: Bitmap)] = [
    (
      "one level on a flat area", white(9, 9),
      white(9, 9, except: 4...4, rows: 4...4, [253, 255, 255, 255])
    ),
    ("a dot on a flat area", white(9, 9), white(9, 9, except: 4...4, rows: 4...4)),
    (
      "a line next to another", white(9, 9, except: 2...2, rows: 0...8),
      white(9, 9, except: 2...3, rows: 0...8)
    ),
    (
      "another color at an edge", white(9, 9, except: 0...4, rows: 0...8),
      white(9, 9, except: 0...4, rows: 0...8).changed { x, y, color in
        x == 4 && y == 4 ? [255, 0, 0, 255] : color
      }
    ),
    ("an image of one pixel", white(1, 1), white(1, 1, except: 0...0)),
  ]

  @Test(
    "differences without an edge count", arguments: noEdges)
  func noEdge(row: (id: String, first: Bitmap, second: Bitmap)) throws {
    var tolerance = ImageTolerance()
    tolerance.ignoresAntialiasing = true
    let comparison = try #require(
      ImageComparison(of: row.first, and: row.second, tolerance: tolerance))
    #expect(comparison.differing > 0 && comparison.antialiased == 0)
  }
}
