import QuartzCore

/// How far each side of a rectangle is moved inwards, in points; a negative number moves it outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// How far the top is moved down.
  public var top: CGFloat
  /// How far the left side is moved to the right.
  public var left: CGFloat
  /// How far the bottom is moved up.
  public var bottom: CGFloat
  /// How far the right side is moved to the left.
  public var right: CGFloat

  /// The insets that move nothing.
  public static let zero = UIEdgeInsets()

  /// Creates insets that move nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
