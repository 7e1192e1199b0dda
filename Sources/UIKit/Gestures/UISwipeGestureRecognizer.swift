/// Recognizes fingers that are drawn quickly in one direction.
///
/// It is recognized while the fingers move, once they have gone 50 points within half a second.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates directions from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where the fingers may go: in one of these directions.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var group = FingerGroup()
  private var courses: [SwipeCourse] = []

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  /// Where the fingers came down.
  override var windowLocation: CGPoint { group.start ?? super.windowLocation }

  override var presentTouches: [UITouch] { group.touches }

  /// Returns where one of the fingers came down, in a view's space in points; nil stands for the window's.
  override open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard group.starts.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    let start = group.starts[touchIndex]
    return view?.convert(start, from: nil) ?? start
  }

  /// Forgets the fingers.
  override open func reset() {
    group = FingerGroup()
    courses = []
  }

  // MARK: Touches

  /// Starts to watch, or adds fingers.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if group.touches.isEmpty {
      timer.start(GestureThresholds.longestSwipe, for: self) { $0.state = .failed }
    }
    group.add(self.touches.filter(touches.contains))
    guard group.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let middle = group.touches.centroid ?? .zero
    courses = [Direction.right, .left, .up, .down].filter(direction.contains).map {
      SwipeCourse($0, from: middle, at: event.timestamp)
    }
  }

  /// Recognizes fingers that have gone far enough, and fails if they go elsewhere.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let middle = group.touches.centroid else { return }
    for index in courses.indices { courses[index].move(to: middle, at: event.timestamp) }
    courses.removeAll(where: \.isLeft)
    if courses.isEmpty {
      state = .failed
    } else if group.touches.count == numberOfTouchesRequired,
      courses.contains(where: \.isComplete)
    {
      state = .recognized
    }
  }

  /// Fails: the fingers have not gone far enough.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
