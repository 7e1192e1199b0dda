/// One finger on the glass.
@MainActor
open class UITouch: NSObject {
  /// What the finger did last.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is down and has not moved since the last event.
    case stationary
    /// It left the glass.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What the finger did last.
  open internal(set) var phase = Phase.began
  /// The virtual time in seconds of the last change.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times the finger came down in this place in quick succession.
  open internal(set) var tapCount = 1
  /// The view that the finger came down on; it hears of the touch to its end.
  open internal(set) var view: UIView?
  /// The window that the finger came down on.
  open internal(set) var window: UIWindow?

  /// The gesture recognizers that watch the finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { window?.gestures.recognizers(of: self) }

  /// Whether the finger is on the glass no more.
  var isLifted: Bool { phase == .ended || phase == .cancelled }

  /// Where the finger is, in the window's space.
  private(set) var windowLocation = CGPoint.zero
  private var previousWindowLocation = CGPoint.zero

  /// Returns where the finger is, in a view's space; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns where the finger was before its last move, in a view's space; nil stands for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  func begin(at location: CGPoint, in window: UIWindow) {
    self.window = window
    windowLocation = location
    previousWindowLocation = location
  }

  func move(to location: CGPoint) {
    previousWindowLocation = windowLocation
    windowLocation = location
  }
}
