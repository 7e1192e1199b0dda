import QuartzCore

/// The inset distances for the edges of a rectangle, in points; negative values move an edge
/// outward.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance of the top edge, in points.
  public var top: CGFloat
  /// The distance of the left edge, in points.
  public var left: CGFloat
  /// The distance of the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance of the right edge, in points.
  public var right: CGFloat

  /// Insets that are all 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets that are all 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets with the given distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
