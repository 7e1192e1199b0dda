extension UIScrollView {
  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When a drag begins, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// With the finger, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The deceleration rate of a scroll view after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of its velocity that the content keeps per millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from a fraction per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content travels a fifth of the distance: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The style that contrasts with the user interface style: dark in light mode, light in dark
    /// mode.
    case `default` = 0
    /// Dark indicators, for light content.
    case black = 1
    /// Light indicators, for dark content.
    case white = 2
  }

  /// The condition under which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and at the top and the bottom of the content of a controller with bars.
    case automatic = 0
    /// The safe area is added along the axes that can scroll.
    case scrollableAxes = 1
    /// The safe area is never added.
    case never = 2
    /// The safe area is always added.
    case always = 3
  }
}
