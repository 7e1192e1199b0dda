extension UIScrollView {
  /// How fast content that was flicked comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of its speed that the content keeps in a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// What scroll views have by default: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Five times shorter ways: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// What stands out from the appearance: dark on light content, light on dark.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// When the safe area adds to the inset around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions that the view scrolls in, as `scrollableAxes`: there are no navigation
    /// controllers here, for which UIKit adds it in others.
    case automatic = 0
    /// In the directions that the view scrolls in.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
