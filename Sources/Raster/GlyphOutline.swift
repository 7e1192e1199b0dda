import CCairo
import CoreGraphics
import Foundation

/// A glyph's outline in ems from its origin on the baseline, y growing downwards.
final class GlyphOutline {
  private let path: CGPath
  /// The outline made of straight lines, by the power of two that is at least its size in pixels an em.
  private var polygons: [Int: Polygon] = [:]

  /// Copies an outline in font units, each of `unit` ems; nil for an empty one.
  init?(_ outline: FT_Outline, unit: CGFloat) {
    path = CGPath(outline, unit: unit)
    guard !path.elements.isEmpty else { return nil }
  }

  /// The smallest upright rectangle around all points and control points.
  var box: CGRect { path.boundingBox }

  /// The outline as straight lines that no curve leaves by more than 1/64 pixel, for a matrix from ems to
  /// pixels that makes an em up to 512 pixels.
  func polygon(for matrix: CGAffineTransform) -> Polygon {
    let size = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let exponent = min(max(Int(log2(max(size, 1)).rounded(.up)), 0), 9)
    if let known = polygons[exponent] { return known }
    let polygon = Polygon(path, tolerance: 1 / 64 / CGFloat(1 << exponent))
    polygons[exponent] = polygon
    return polygon
  }

  /// Lines around areas.
  struct Polygon {
    /// The corners, area after area.
    private(set) var points: [CGPoint] = []
    /// Where each area's corners end.
    private(set) var ends: [Int] = []

    init(_ path: CGPath, tolerance: CGFloat) {
      for run in path.flattened(tolerance: tolerance) where run.count > 2 {
        points += run
        ends.append(points.count)
      }
    }
  }
}

extension CGPath {
  /// Copies an outline of FreeType's in font units, each of `unit` ems.
  fileprivate convenience init(_ outline: FT_Outline, unit: CGFloat) {
    var reading = Reading(unit: unit)
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, reading in
      read(reading) { $0.elements.append(.move($0.place(point))) }
    }
    functions.line_to = { point, reading in
      read(reading) { $0.elements.append(.line($0.place(point))) }
    }
    functions.conic_to = { control, end, reading in
      read(reading) { $0.elements.append(.quadCurve($0.place(end), control: $0.place(control))) }
    }
    functions.cubic_to = { control1, control2, end, reading in
      read(reading) {
        $0.elements.append(
          .curve($0.place(end), control1: $0.place(control1), control2: $0.place(control2)))
      }
    }
    var outline = outline
    withUnsafeMutablePointer(to: &reading) { reading in
      _ = FT_Outline_Decompose(&outline, &functions, reading)
    }
    self.init(elements: reading.elements)
  }
}

/// What FreeType has told of an outline.
private struct Reading {
  let unit: CGFloat
  var elements: [CGPath.Element] = []

  func place(_ point: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let point = point?.pointee else { return .zero }
    return CGPoint(x: CGFloat(point.x) * unit, y: -CGFloat(point.y) * unit)
  }
}

private func read(_ reading: UnsafeMutableRawPointer?, _ body: (inout Reading) -> Void) -> Int32 {
  guard let reading else { return 1 }
  body(&reading.assumingMemoryBound(to: Reading.self).pointee)
  return 0
}
