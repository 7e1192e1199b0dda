/// Recognizes fingers that are drawn over the glass.
///
/// It begins once the fingers have gone 10 points along either axis; these 10 points are not part of the
/// translation.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most; more make it fail, or are ignored once it has begun.
  open var maximumNumberOfTouches = Int.max

  private var motion = PanMotion()

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  /// Returns how far the fingers have gone in a view's space, in points; nil stands for the window's.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(view?.convertVector(fromWindow: motion.translation) ?? motion.translation)
  }

  /// Says how far the fingers have gone so far; the velocity stays what it is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = CGVector(dx: translation.x, dy: translation.y)
    motion.translation = view?.convertVector(toWindow: vector) ?? vector
  }

  /// Returns how fast the fingers go in a view's space, in points per second; nil stands for the window's.
  ///
  /// Fingers that rest and then leave the glass have the velocity that they came with, unless they were
  /// seen to rest.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(view?.convertVector(fromWindow: motion.velocity) ?? motion.velocity)
  }

  /// Whether the fingers have gone far enough to pan.
  var hasLeftHysteresis: Bool { motion.hasLeftHysteresis }

  override var windowLocation: CGPoint { motion.location }

  override var presentTouches: [UITouch] { touches.onGlass }

  /// Whether fingers that have gone this way, in the window's space, are what it waits for.
  func accepts(_ translation: CGVector) -> Bool { true }

  override func didWait() {
    motion.translation = .zero
  }

  // MARK: Touches

  /// Takes the fingers along.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for extra in presentTouches.dropFirst(maximumNumberOfTouches) {
      guard state != .possible else {
        state = .failed
        return
      }
      ignore(extra, for: event)
    }
    regroup(at: event.timestamp)
  }

  /// Follows the fingers.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isManned, let middle = presentTouches.centroid else {
      regroup(at: event.timestamp)
      return
    }
    motion.move(to: middle, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard hasLeftHysteresis else { return }
    state = accepts(motion.translation) ? .began : .failed
    if state == .began { motion.takeOffHysteresis() }
  }

  /// Ends when too few fingers are left.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .ended, at: event.timestamp)
  }

  /// Is broken off when too few fingers are left.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .cancelled, at: event.timestamp)
  }

  /// Whether there are as many fingers as it takes.
  private var isManned: Bool { presentTouches.count >= minimumNumberOfTouches }

  private func lift(to end: State, at time: TimeInterval) {
    if isManned && !presentTouches.isEmpty {
      regroup(at: time)
    } else if state != .possible {
      state = end
    } else if presentTouches.isEmpty {
      state = .failed
    }
  }

  /// Goes on with the fingers that there are: without a jump, and as if they had just come if it takes
  /// more than there were.
  private func regroup(at time: TimeInterval) {
    guard let middle = presentTouches.centroid else { return }
    if presentTouches.count <= minimumNumberOfTouches && state == .possible {
      motion = PanMotion(at: middle, time: time)
    } else {
      motion.regroup(at: middle)
    }
  }
}

extension CGPoint {
  /// Creates the point at the end of a vector that starts in the origin.
  init(_ vector: CGVector) {
    self.init(x: vector.dx, y: vector.dy)
  }
}
