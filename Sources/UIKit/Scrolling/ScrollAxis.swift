import Timing

/// Where content stands and may go in one of the directions that it scrolls in.
struct ScrollAxis {
  /// The content offset in points.
  let offset: Double
  /// The offsets in points between which the content fills the view; their ends are whole pixels.
  let range: ClosedRange<Double>
  /// The view's size in points, in whole pixels.
  let length: Double
  /// The pixels in a point.
  let scale: Double
  /// Whether the content can be pulled past its end.
  let bounces: Bool
  /// Whether a finger moves the content at all.
  let moves: Bool

  private var band: RubberBand { RubberBand(dimension: length) }

  /// Where a finger alone would have put the content: where it is, or, for content beyond its end, as far
  /// away as it takes to pull it there.
  var place: Double { moves && bounces ? band.unbanded(offset, beyond: range) : offset }

  /// Returns the offset of content that a finger alone would put at a place.
  func offset(for place: Double) -> Double {
    guard moves else { return offset }
    return bounces ? band.banded(place, beyond: range) : nearest(to: place)
  }

  /// Returns the offset nearest to another at which the content may stand at rest.
  func nearest(to offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the whole pixel that is nearest to an offset.
  func aligned(_ offset: Double) -> Double {
    // Adding zero makes zero of minus zero.
    (offset.finite * scale).rounded() / scale + 0
  }
}
