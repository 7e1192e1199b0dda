/// How content that is pulled past its end holds back, along one axis.
///
/// The curve is the published one of UIKit's scroll views (ScrollMechanics, Wave and others agree): a way
/// x of the finger moves the content by b = (1 - 1/(x·c/D + 1))·D, with D the view's size and c = 0.55.
/// However far the finger goes, the content never moves by D.
public struct RubberBand: Hashable, Sendable {
  /// How much of a small way the content follows: 0.55.
  public static let coefficient = 0.55

  /// The view's size in points.
  public let dimension: Double

  /// Creates a band for a view's size in points.
  public init(dimension: Double) {
    self.dimension = max(dimension.keptPlace, 0)
  }

  /// Returns how far content goes past its end when a finger goes `distance` points; either way.
  public func stretch(for distance: Double) -> Double {
    let pull = abs(distance.keptPlace) * Self.coefficient
    // The formula, with its fractions made one.
    let stretch = dimension > 0 ? pull * dimension / (pull + dimension) : 0
    return distance < 0 ? -stretch : stretch
  }

  /// Returns how far a finger went where content is `stretch` points past its end: the inverse.
  ///
  /// It is at most a thousand million points, where content has gone as far as it can or further.
  public func distance(for stretch: Double) -> Double {
    let length = abs(stretch.keptPlace)
    let left = Self.coefficient * (dimension - length)
    let distance = left > 0 ? (length * dimension / left).keptPlace : length > 0 ? 1e9 : 0
    return stretch < 0 ? -distance : distance
  }

  /// Returns where content stands that would be at `place` without the band, in points.
  ///
  /// - Parameters:
  ///   - place: Where the finger's way alone would put the content.
  ///   - range: Where the content may stand at rest.
  public func banded(_ place: Double, beyond range: ClosedRange<Double>) -> Double {
    let edge = place.keptPlace.nearest(in: range)
    return edge + stretch(for: place.keptPlace - edge)
  }

  /// Returns where content that stands at `place` would be without the band, in points: the inverse.
  public func unbanded(_ place: Double, beyond range: ClosedRange<Double>) -> Double {
    let edge = place.keptPlace.nearest(in: range)
    return edge + distance(for: place.keptPlace - edge)
  }
}

extension Double {
  /// The number of a range that is nearest.
  func nearest(in range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
