/// A discrete gesture recognizer for fingers that move quickly in one direction.
///
/// The gesture is recognized while the fingers are on the screen, once they have moved by 50 points
/// within 0.5 s.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set of directions from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that the recognizer accepts; `right` by default.
  open var direction = Direction.right
  /// The number of fingers that must swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  private var group = TouchGroup()
  private var progressByDirection: [SwipeProgress] = []

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The location where the touches began.
  override var windowLocation: CGPoint { group.start ?? super.windowLocation }

  override var currentTouches: [UITouch] { group.touches }

  /// Returns the location where a touch began in a view's coordinate system, in points; nil means
  /// the window's.
  override open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard group.starts.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    let start = group.starts[touchIndex]
    return view?.convert(start, from: nil) ?? start
  }

  /// Discards the state of the current gesture.
  override open func reset() {
    group = TouchGroup()
    progressByDirection = []
  }

  // MARK: Touches

  /// Starts the gesture or adds touches to it.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if group.touches.isEmpty {
      timer.start(GestureThresholds.maximumSwipeDuration, for: self) { $0.state = .failed }
    }
    group.add(self.touches.filter(touches.contains))
    guard group.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let middle = group.touches.centroid ?? .zero
    progressByDirection = [Direction.right, .left, .up, .down].filter(direction.contains).map {
      SwipeProgress($0, from: middle, at: event.timestamp)
    }
  }

  /// Recognizes the gesture once the fingers have moved far enough; fails if they leave the
  /// direction.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let middle = group.touches.centroid else { return }
    for index in progressByDirection.indices {
      progressByDirection[index].move(to: middle, at: event.timestamp)
    }
    progressByDirection.removeAll(where: \.hasDeviated)
    if progressByDirection.isEmpty {
      state = .failed
    } else if group.touches.count == numberOfTouchesRequired,
      progressByDirection.contains(where: \.isComplete)
    {
      state = .recognized
    }
  }

  /// Fails because the fingers have not moved far enough.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
