/// What all fingers on the glass did at one time.
@MainActor
open class UIEvent: NSObject {
  /// The virtual time in seconds.
  public let timestamp: TimeInterval
  /// The fingers on the glass, with those that just left it, in the order in which they came down.
  let touches: [UITouch]

  /// The fingers on the glass, with those that just left it.
  open var allTouches: Set<UITouch>? { Set(touches) }

  init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// Returns those of the touches that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let mine = touches.filter { $0.view === view }
    return mine.isEmpty ? nil : Set(mine)
  }

  /// Returns those of the touches that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let mine = touches.filter { $0.window === window }
    return mine.isEmpty ? nil : Set(mine)
  }

  /// Returns those of the touches that a gesture recognizer watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let mine = touches.filter(gesture.touches.contains)
    return mine.isEmpty ? nil : Set(mine)
  }
}
