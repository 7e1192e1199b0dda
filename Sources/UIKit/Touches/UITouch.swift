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

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A touch on a surface away from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
    /// Also a pencil.
    public static let stylus = TouchType.pencil
  }

  /// What touches the screen: a finger.
  open var type: TouchType { .direct }
  /// The force; 0, as on devices that don't measure it.
  open var force: CGFloat { 0 }
  /// The largest force; 0, as on devices that don't measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch in points; 20, typical of a finger, from general knowledge.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The angle of a pencil to the screen, in radians; upright for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }

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

  /// Returns the current location, which is precise, in a view's coordinate system.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location before the last move, which is precise, in a view's coordinate system.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the direction of a pencil in a view's coordinate system, in radians; 0 for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil as a unit vector in a view's coordinate system.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

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
