import QuartzCore

/// The inset distances for the edges of a rectangle, in points, whose sides depend on the direction
/// of the user interface.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance of the top edge, in points.
  public var top: CGFloat
  /// The distance of the edge at which lines of text start, in points: left in a left-to-right
  /// layout.
  public var leading: CGFloat
  /// The distance of the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance of the edge at which lines of text end, in points: right in a left-to-right
  /// layout.
  public var trailing: CGFloat

  /// Insets that are all 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that are all 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the given distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the directional form of insets.
  init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  /// Returns the insets of the edges in a direction.
  func edges(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isReversed = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom,
      right: isReversed ? leading : trailing)
  }
}
