extension UIControl {
  /// The types of events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch-down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch-down in the control, with a tap count above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A drag inside the bounds of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A drag outside the bounds of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A drag into the bounds of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A drag out of the bounds of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch-up inside the bounds of the control, which completes a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch-up outside the bounds of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch canceled by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A change of the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The appearance of the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The start of a text field's editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A change of a text field's text by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of a text field's editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key, which ends a text field's editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing in text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events for the app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events for the system's use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state: enabled, but neither selected nor highlighted.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus; no control has, as there is no remote control or keyboard.
    public static let focused = State(rawValue: 1 << 3)
    /// States for the app's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States for the system's use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// Aligned to the left.
    case left
    /// Aligned to the right.
    case right
    /// Stretched to the width of the control.
    case fill
    /// Aligned to the leading edge, which is the left one.
    case leading
    /// Aligned to the trailing edge, which is the right one.
    case trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// Aligned to the top.
    case top
    /// Aligned to the bottom.
    case bottom
    /// Stretched to the height of the control.
    case fill
  }
}
