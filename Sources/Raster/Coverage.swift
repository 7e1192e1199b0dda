import CCairo
import CoreGraphics

/// The exact area that glyph outlines cover of each pixel.
///
/// Cairo samples fifteen scan lines per pixel, which is enough for shapes but not for text: a line
/// of small letters that moves down by a tenth of a pixel would jitter by almost as much.
struct Coverage {
  /// The covered rectangle, aligned to pixels.
  let box: CGRect
  private let edges: CoverageEdges

  /// Creates an empty coverage of the pixels in `box`.
  init(of box: CGRect) {
    self.box = box
    edges = CoverageEdges(width: Int(box.width), height: Int(box.height))
  }

  /// Adds an outline, which may extend beyond the box; `matrix` maps ems to canvas pixels.
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

  /// Returns the coverage as an alpha surface.
  func surface() throws(RasterError) -> Surface {
    let surface = try Surface(
      CAIRO_FORMAT_A8, width: Int(box.width), height: Int(box.height))
    cairo_surface_flush(surface.pointer)
    edges.writeCoverage(to: surface.bytes, bytesPerRow: surface.bytesPerRow)
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}
