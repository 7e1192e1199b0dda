import CCairo
import DisplayList
import Foundation

/// A conic gradient, which Cairo has no pattern for.
struct ConicGradient {
  let stops: [GradientContent.Stop]
  let center: CGPoint
  /// The point in whose direction the gradient starts; angles increase clockwise.
  let target: CGPoint

  /// Draws the gradient over `bounds`, in points.
  func pattern(over bounds: CGRect, resolution: CGFloat) throws(RasterError) -> Pattern {
    let grid = PixelGrid(of: bounds, resolution: resolution)
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: grid.width, height: grid.height)
    let start = atan2(target.y - center.y, target.x - center.x)
    let turn = 2 * CGFloat.pi
    for row in 0..<surface.height {
      let pixels = surface.bytes + row * surface.bytesPerRow
      for column in 0..<surface.width {
        let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
          .applying(grid.matrix)
        let angle = (atan2(point.y - center.y, point.x - center.x) - start) / turn
        let color = color(at: angle - floor(angle))
        let components = [color.blue, color.green, color.red, 1]
        for (index, component) in components.enumerated() {
          pixels[column * 4 + index] = UInt8(
            (component.unit * color.alpha.unit * 255).rounded())
        }
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return Pattern(surface, matrix: grid.matrix, extend: CAIRO_EXTEND_PAD)
  }

  private func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    return before.color.interpolated(
      to: after.color,
      fraction: (location - before.location) / (after.location - before.location))
  }
}
