/// A touch on the screen by one finger.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger is on the screen and has not moved since the previous event.
    case stationary
    /// The finger lifted off the screen.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The virtual time at which the touch last changed, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of consecutive taps at this location, including this touch.
  open internal(set) var tapCount = 1
  /// The view in which the touch began; it receives the touch until the touch ends.
  open internal(set) var view: UIView?
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?

  /// The gesture recognizers that track the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { window?.gestures.recognizers(of: self) }

  /// Whether the finger has left the screen.
  var isLifted: Bool { phase == .ended || phase == .cancelled }

  /// The current location in the window's coordinate system.
  private(set) var windowLocation = CGPoint.zero
  private var previousWindowLocation = CGPoint.zero

  /// Returns the current location in a view's coordinate system, in points; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the location before the last move in a view's coordinate system, in points; nil means
  /// the window's.
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
