/// A range of numbers, such as the limits of an attachment's movement.
public struct UIFloatRange: Equatable, Codable, Sendable {
  /// The minimum.
  public var minimum: CGFloat
  /// The maximum.
  public var maximum: CGFloat

  /// The range that contains only 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range of all numbers.
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

  /// Whether the range contains all numbers of single precision.
  public var isInfinite: Bool {
    let limit = CGFloat(Float.greatestFiniteMagnitude)
    return minimum <= -limit && maximum >= limit
  }
}
