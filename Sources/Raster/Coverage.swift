import CCairo
import CoreGraphics

/// How much of each pixel outlines cover, found from areas: no samples, so nothing sways as text moves
/// slowly.
///
/// Cairo samples fifteen lines a pixel, enough for shapes but not for text: a line of small letters
/// that moves down by a tenth of a pixel would sway by almost as much.
struct Coverage {
  /// The pixels whose coverage is known, its edges between pixels.
  let box: CGRect
  private let edges: CoverageEdges

  /// Begins with nothing covered in `box`.
  init(of box: CGRect) {
    self.box = box
    edges = CoverageEdges(width: Int(box.width), height: Int(box.height))
  }

  /// Adds an outline that `matrix` takes from ems to the canvas' pixels; it may lie beyond the box.
  func add(_ outline: GlyphOutline, matrix: CGAffineTransform) {
    let polygon = outline.polygon(for: matrix)
    let corner = CoverageEdges.Point(corner: box.origin)
    let points = polygon.points.map { CoverageEdges.Point($0.applying(matrix), from: corner) }
    var start = 0
    for end in polygon.ends {
      edges.add(points[start..<end])
      start = end
    }
  }

  /// Returns the coverage as alpha.
  func surface() throws(RasterError) -> Surface {
    let surface = try Surface(
      CAIRO_FORMAT_A8, width: Int(box.width), height: Int(box.height))
    cairo_surface_flush(surface.pointer)
    edges.writeCoverage(to: surface.bytes, bytesPerRow: surface.bytesPerRow)
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}
