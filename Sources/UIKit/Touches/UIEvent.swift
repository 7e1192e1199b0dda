/// The state of all touches at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
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
