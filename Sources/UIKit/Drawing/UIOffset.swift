/// How far something stands from where it would stand by itself, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// The offset of nothing.
  public static let zero = UIOffset()

  /// Creates an offset of nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
