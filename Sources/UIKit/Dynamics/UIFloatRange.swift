/// The numbers from a minimum to a maximum: how far an attachment lets its items go.
public struct UIFloatRange: Equatable, Codable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Nothing but 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range from 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates the range from a minimum to a maximum.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether the range is that of all numbers.
  public var isInfinite: Bool { self == .infinite }
}
