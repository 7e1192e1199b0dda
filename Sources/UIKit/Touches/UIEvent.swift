import QuartzCore

/// The state of all touches at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Physical buttons.
    case presses = 3
    /// Scrolling with a pointing device.
    case scroll = 10
    /// A pointer above a view.
    case hover = 11
    /// A pinch or rotation with a pointing device.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// A shaken device.
    case motionShake = 1
    /// A remote control's button for playing, and those that follow.
    case remoteControlPlay = 100
    /// Pausing.
    case remoteControlPause = 101
    /// Stopping.
    case remoteControlStop = 102
    /// Playing or pausing.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// The start of seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// The end of seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// The start of seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// The end of seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The buttons as bits.
    public let rawValue: Int
    /// Creates buttons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns the button with a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }

  /// The buttons of a pointing device that are pressed; none.
  open var buttonMask: ButtonMask { [] }
  /// The keys that are held; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The type of the event: touches.
  open var type: EventType { .touches }
  /// The subtype of the event: none.
  open var subtype: EventSubtype { .none }

  /// The virtual time of the event, in seconds.
  open private(set) var timestamp: TimeInterval
  /// The touches of the event, including those that just ended, in the order in which they began.
  let touches: [UITouch]

  /// All touches of the event, including those that just ended.
  open var allTouches: Set<UITouch>? { Set(touches) }

  init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// Creates an event without touches, at the current virtual time.
  override public convenience init() {
    self.init(timestamp: CACurrentMediaTime(), touches: [])
  }

  /// Returns the touches since the last event that were combined into one: the touch itself, as every one is delivered.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Returns the touches that are expected next: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  /// Returns the touches of the event that began in a view; nil if none exist.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let matching = touches.filter { $0.view === view }
    return matching.isEmpty ? nil : Set(matching)
  }

  /// Returns the touches of the event that began in a window; nil if none exist.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let matching = touches.filter { $0.window === window }
    return matching.isEmpty ? nil : Set(matching)
  }

  /// Returns the touches of the event that a gesture recognizer tracks; nil if none exist.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let matching = touches.filter(gesture.touches.contains)
    return matching.isEmpty ? nil : Set(matching)
  }
}
