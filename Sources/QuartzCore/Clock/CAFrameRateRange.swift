/// A range of numbers of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum number of frames per second.
  public var minimum: Float
  /// The maximum number of frames per second.
  public var maximum: Float
  /// The preferred number of frames per second; nil for none.
  public var preferred: Float?

  /// The default rate, which is that of the ticks.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
