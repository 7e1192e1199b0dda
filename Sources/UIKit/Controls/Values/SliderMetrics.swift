import QuartzCore

/// The lengths of a slider, in points.
package struct SliderMetrics: Equatable, Sendable {
  /// The height of the slider.
  package let height: CGFloat
  /// The height of the track.
  package let trackHeight: CGFloat
  /// The size of the thumb.
  package let thumb: CGSize

  /// Creates lengths.
  package init(height: CGFloat, trackHeight: CGFloat, thumb: CGSize) {
    (self.height, self.trackHeight, self.thumb) = (height, trackHeight, thumb)
  }

  /// The lengths of iOS 7 to 18, from general knowledge.
  package static let classic = SliderMetrics(
    height: 31, trackHeight: 4, thumb: CGSize(width: 28, height: 28))

  /// Returns the track in bounds.
  package func track(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - trackHeight) / 2, width: bounds.width,
      height: trackHeight)
  }

  /// Returns the frame of a thumb at a fraction of the track, at whole points, as measured on iOS.
  package static func thumbFrame(
    of size: CGSize, at fraction: CGFloat, on track: CGRect
  ) -> CGRect {
    CGRect(
      x: track.minX + ((track.width - size.width) * fraction).rounded(),
      y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the width of the filled part of a track: up to the middle of the thumb, which is not rounded
  /// here, as measured on iOS; 0 at the minimum.
  package static func filledWidth(
    ofThumb width: CGFloat, at fraction: CGFloat, on track: CGRect
  ) -> CGFloat {
    fraction > 0 ? (track.width - width) * fraction + width / 2 : 0
  }
}
