import Timing

/// The position of content and its scrollable range along one axis.
struct ScrollAxis {
  /// The content offset, in points.
  let offset: Double
  /// The range of offsets, in points, at which the content can rest; its bounds are whole pixels.
  let range: ClosedRange<Double>
  /// The length of the view, in points, rounded to whole pixels.
  let length: Double
  /// The number of pixels per point.
  let scale: Double
  /// Whether the content can be dragged past its edges.
  let bounces: Bool
  /// Whether a drag moves the content along this axis.
  let isDraggable: Bool

  private var band: RubberBand { RubberBand(dimension: length) }

  /// The offset without the resistance past an edge: where the content would be if it followed the
  /// finger exactly.
  var unbandedOffset: Double {
    isDraggable && bounces ? band.unbanded(offset, beyond: range) : offset
  }

  /// Returns the content offset, in points, for an offset without resistance.
  func offset(fromUnbanded offset: Double) -> Double {
    guard isDraggable else { return self.offset }
    return bounces ? band.banded(offset, beyond: range) : nearest(to: offset)
  }

  /// Returns the offset at which the content can rest that is nearest to an offset.
  func nearest(to offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns an offset rounded to whole pixels.
  func aligned(_ offset: Double) -> Double {
    // Adding zero turns -0 into 0.
    (offset.finite * scale).rounded() / scale + 0
  }
}
