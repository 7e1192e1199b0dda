extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved over the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved beside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back over the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger left the glass over the control: a tap on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger left the glass beside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value became another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Whatever a finger does.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What state a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates states from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger presses it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where content stands across a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// At the left, text running as it does here from left to right.
    case leading
    /// At the right.
    case trailing
  }

  /// Where content stands down a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }
}
