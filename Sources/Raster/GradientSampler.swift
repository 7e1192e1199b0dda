import CoreGraphics
import DisplayList

/// The colors of a gradient at any point, for gradients that Cairo has no pattern for or cannot
/// represent.
package struct GradientSampler {
  let kind: GradientContent.Kind
  let stops: [GradientContent.Stop]
  /// The start in the layer's coordinate space, in points.
  package let start: CGPoint
  /// The end; a conic gradient starts in its direction, and its angles increase clockwise.
  package let end: CGPoint

  /// Creates the sampler of a gradient that fills `bounds`.
  package init(_ gradient: GradientContent, bounds: CGRect) {
    func point(_ fraction: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
    }
    (kind, stops) = (gradient.kind, gradient.stops)
    (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
  }

  /// The radii of a radial gradient.
  package var radii: CGSize { CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)) }

  /// Whether the points determine no geometry: the gradient then has its last color everywhere, as
  /// where colors extend beyond the end.
  ///
  /// Core Graphics documents no result for coinciding points; this is what CSS specifies for a
  /// radial gradient without an extent.
  package var isDegenerate: Bool {
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return true }
    return switch kind {
    case .axial: start == end
    case .radial: !(radii.width > 0 && radii.height > 0)
    case .conic: false
    }
  }

  /// Returns the color at a point in the layer's coordinate space.
  func color(at point: CGPoint) -> CGColor { color(at: location(of: point)) }

  /// Returns the location between start and end, which may be outside of 0 to 1.
  private func location(of point: CGPoint) -> CGFloat {
    let (x, y) = (point.x - start.x, point.y - start.y)
    switch kind {
    case .axial:
      let (width, height) = (end.x - start.x, end.y - start.y)
      let length = hypot(width, height)
      return (x * (width / length) + y * (height / length)) / length
    case .radial:
      return hypot(x / radii.width, y / radii.height)
    case .conic:
      let turn = 2 * CGFloat.pi
      let angle = (atan2(y, x) - atan2(end.y - start.y, end.x - start.x)) / turn
      return angle - floor(angle)
    }
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
