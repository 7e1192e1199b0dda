/// The resistance of content that is dragged past its edge, along one axis.
///
/// The curve is the published one of UIKit's scroll views (ScrollMechanics, Wave and others agree):
/// a finger that moves by x moves the content by b = (1 - 1/(x·c/D + 1))·D, where D is the view's
/// size and c = 0.55. The content always moves by less than D.
public struct RubberBand: Hashable, Sendable {
  /// The fraction by which the content follows a small movement: 0.55.
  public static let coefficient = 0.55

  /// The view's size in points.
  public let dimension: Double

  /// Creates a band for a view's size in points.
  public init(dimension: Double) {
    self.dimension = max(dimension.clampedPosition, 0)
  }

  /// Returns how far content moves past its edge if the finger moves by `distance` points, in
  /// either direction.
  public func stretch(for distance: Double) -> Double {
    let pull = abs(distance.clampedPosition) * Self.coefficient
    // The formula above, rewritten as a single fraction.
    let stretch = dimension > 0 ? pull * dimension / (pull + dimension) : 0
    return distance < 0 ? -stretch : stretch
  }

  /// Returns how far the finger moved if content is `stretch` points past its edge: the inverse.
  ///
  /// The result is at most a billion points, for content at or beyond the limit.
  public func distance(for stretch: Double) -> Double {
    let length = abs(stretch.clampedPosition)
    let remaining = Self.coefficient * (dimension - length)
    let distance =
      remaining > 0 ? (length * dimension / remaining).clampedPosition : length > 0 ? 1e9 : 0
    return stretch < 0 ? -distance : distance
  }

  /// Returns the position of content whose position without resistance would be `position`, in points.
  ///
  /// - Parameters:
  ///   - position: The position that results from the finger's movement alone.
  ///   - range: The positions at which the content may rest.
  public func banded(_ position: Double, beyond range: ClosedRange<Double>) -> Double {
    let edge = position.clampedPosition.nearest(in: range)
    return edge + stretch(for: position.clampedPosition - edge)
  }

  /// Returns the position without resistance of content at `position`, in points: the inverse.
  public func unbanded(_ position: Double, beyond range: ClosedRange<Double>) -> Double {
    let edge = position.clampedPosition.nearest(in: range)
    return edge + distance(for: position.clampedPosition - edge)
  }
}

extension Double {
  /// Returns the number in `range` that is nearest.
  func nearest(in range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
