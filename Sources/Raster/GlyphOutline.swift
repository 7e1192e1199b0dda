import CCairo
import CoreGraphics

/// A glyph's outline in ems from its origin on the baseline, y growing downwards, cut up as FreeType
/// has it.
struct GlyphOutline {
  private let points: [CGPoint]
  private let tags: [CChar]
  private let contours: [Int16]
  private let flags: Int32

  /// Copies an outline in font units, each of `unit` ems; nil for an empty one.
  init?(_ outline: FT_Outline, unit: CGFloat) {
    let (count, ends) = (Int(outline.n_points), Int(outline.n_contours))
    guard count > 0, ends > 0 else { return nil }
    points = UnsafeBufferPointer(start: outline.points, count: count).map {
      CGPoint(x: CGFloat($0.x) * unit, y: -CGFloat($0.y) * unit)
    }
    tags = Array(UnsafeBufferPointer(start: outline.tags, count: count))
    contours = Array(UnsafeBufferPointer(start: outline.contours, count: ends))
    flags = outline.flags
  }

  /// The smallest upright rectangle around all points and control points.
  var box: CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// Calls `body` with the outline as FreeType draws it, in 1/64 pixel.
  ///
  /// - Parameters:
  ///   - matrix: What takes ems to pixels, y growing upwards.
  ///   - originX: The column of pixels that is FreeType's first: points are rounded before it is taken
  ///     off, so that they do not depend on it.
  ///   - originY: The same for rows.
  func withPixels(
    _ matrix: CGAffineTransform, originX: Int, originY: Int, _ body: (inout FT_Outline) -> Void
  ) {
    var points = points.map { point in
      let place = point.applying(matrix)
      return FT_Vector(
        x: Self.fixed(place.x) - originX * 64, y: Self.fixed(place.y) - originY * 64)
    }
    var (tags, contours) = (tags, contours)
    points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contours.withUnsafeMutableBufferPointer { contours in
          var outline = FT_Outline(
            n_contours: Int16(contours.count), n_points: Int16(points.count),
            points: points.baseAddress, tags: tags.baseAddress, contours: contours.baseAddress,
            flags: flags)
          body(&outline)
        }
      }
    }
  }

  /// A coordinate in 1/64 pixel; what lies beyond any canvas is held where FreeType can still count.
  private static func fixed(_ coordinate: CGFloat) -> Int {
    let limit: CGFloat = 1_000_000
    return Int((min(max(coordinate, -limit), limit) * 64).rounded())
  }
}
