import QuartzCore

/// The lengths of a switch, in points.
package struct SwitchMetrics: Equatable, Sendable {
  /// The size of the frame.
  package let size: CGSize
  /// The part of the width that layouts ignore.
  package let ignoredWidth: CGFloat
  /// The size of the thumb.
  package let thumb: CGSize
  /// The distance of the thumb from the edges.
  package let inset: CGFloat
  /// How much wider the thumb is while a finger presses the switch.
  package let stretch: CGFloat

  /// Creates lengths.
  package init(
    size: CGSize, ignoredWidth: CGFloat, thumb: CGSize, inset: CGFloat, stretch: CGFloat
  ) {
    (self.size, self.ignoredWidth, self.thumb) = (size, ignoredWidth, thumb)
    (self.inset, self.stretch) = (inset, stretch)
  }

  /// The lengths of iOS 7 to 18, from general knowledge; the stretch with low confidence.
  ///
  /// That layouts ignore 2 points of the width was measured on iOS 26, and is known of earlier ones.
  package static let classic = SwitchMetrics(
    size: CGSize(width: 51, height: 31), ignoredWidth: 2, thumb: CGSize(width: 27, height: 27),
    inset: 2, stretch: 7)

  /// The size without the part that layouts ignore.
  package var intrinsicSize: CGSize {
    CGSize(width: size.width - ignoredWidth, height: size.height)
  }

  /// Returns the frame of the thumb.
  package func thumbFrame(isAtEnd: Bool, isPressed: Bool) -> CGRect {
    let width = thumb.width + (isPressed ? stretch : 0)
    return CGRect(
      x: isAtEnd ? size.width - inset - width : inset, y: (size.height - thumb.height) / 2,
      width: width, height: thumb.height)
  }
}
