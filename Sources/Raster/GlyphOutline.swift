import CCairo
import CoreGraphics

/// A glyph's outline in ems, relative to its origin on the baseline; y increases downward.
final class GlyphOutline {
  let path: CGPath
  /// The flattened outlines by the exponent of the power of two that is at least the size in pixels
  /// per em.
  private var polygons: [Int: Polygon] = [:]

  /// Copies an outline in font units of `unit` ems each; nil for an empty one.
  init?(_ outline: FT_Outline, unit: CGFloat) {
    path = CGPath(outline, unit: unit)
    guard !path.elements.isEmpty else { return nil }
  }

  /// Creates the outline of a line along another outline, with a width in ems.
  init(stroking outline: GlyphOutline, width: CGFloat) {
    // Curves are cut into chords within 0.01 units, which must be less than a pixel.
    let scale = CGAffineTransform(scaleX: 256, y: 256)
    let line = outline.path.copy(
      strokingWithWidth: width * scale.a, lineCap: .butt, lineJoin: .miter, miterLimit: 4,
      transform: scale)
    path = CGPath(elements: line.elements.map { $0.applying(scale.inverted()) })
  }

  /// The bounding box of all points and control points.
  var box: CGRect { path.boundingBox }

  /// Returns the outline flattened within 1/64 pixel, for a matrix from ems to pixels with up to
  /// 512 pixels per em.
  func polygon(for matrix: CGAffineTransform) -> Polygon {
    let size = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let exponent = min(max(Int(log2(max(size, 1)).rounded(.up)), 0), 9)
    if let cached = polygons[exponent] { return cached }
    let polygon = Polygon(path, tolerance: 1 / 64 / CGFloat(1 << exponent))
    polygons[exponent] = polygon
    return polygon
  }

  /// A set of closed polygons.
  struct Polygon {
    /// The vertices of all polygons in a row.
    private(set) var points: [CGPoint] = []
    /// The index past each polygon's last vertex.
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
  /// Copies a FreeType outline in font units of `unit` ems each.
  fileprivate convenience init(_ outline: FT_Outline, unit: CGFloat) {
    var reader = OutlineReader(unit: unit)
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, reader in
      withReader(reader) { $0.elements.append(.move($0.convert(point))) }
    }
    functions.line_to = { point, reader in
      withReader(reader) { $0.elements.append(.line($0.convert(point))) }
    }
    functions.conic_to = { control, end, reader in
      withReader(reader) {
        $0.elements.append(.quadCurve($0.convert(end), control: $0.convert(control)))
      }
    }
    functions.cubic_to = { control1, control2, end, reader in
      withReader(reader) {
        $0.elements.append(
          .curve($0.convert(end), control1: $0.convert(control1), control2: $0.convert(control2)))
      }
    }
    var outline = outline
    withUnsafeMutablePointer(to: &reader) { reader in
      _ = FT_Outline_Decompose(&outline, &functions, reader)
    }
    self.init(elements: reader.elements)
  }
}

/// Collects the elements of an outline that FreeType decomposes.
private struct OutlineReader {
  let unit: CGFloat
  var elements: [CGPath.Element] = []

  func convert(_ point: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let point = point?.pointee else { return .zero }
    return CGPoint(x: CGFloat(point.x) * unit, y: -CGFloat(point.y) * unit)
  }
}

private func withReader(_ reader: UnsafeMutableRawPointer?, _ body: (inout OutlineReader) -> Void)
  -> Int32
{
  guard let reader else { return 1 }
  body(&reader.assumingMemoryBound(to: OutlineReader.self).pointee)
  return 0
}
