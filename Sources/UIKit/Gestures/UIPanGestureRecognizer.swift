/// A continuous gesture recognizer for fingers that drag across the screen.
///
/// The gesture begins once the fingers have moved by 10 points along either axis; these 10 points
/// are not part of the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; unlimited by default.
  ///
  /// The recognizer fails if more fingers touch the screen before the gesture begins, and ignores
  /// them afterwards.
  open var maximumNumberOfTouches = Int.max

  private var motion = PanMotion()

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  public convenience init(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }

  /// Returns the translation of the gesture in a view's coordinate system, in points; nil means the
  /// window's.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(view?.convertVector(fromWindow: motion.translation) ?? motion.translation)
  }

  /// Sets the translation of the gesture without changing its velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = CGVector(dx: translation.x, dy: translation.y)
    motion.translation = view?.convertVector(toWindow: vector) ?? vector
  }

  /// Returns the velocity in a view's coordinate system, in points per second; nil means the
  /// window's.
  ///
  /// The velocity remains while the fingers rest, until an event reports that they have not moved.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(view?.convertVector(fromWindow: motion.velocity) ?? motion.velocity)
  }

  var exceedsHysteresis: Bool { motion.exceedsHysteresis }

  override var windowLocation: CGPoint { motion.location }

  override var currentTouches: [UITouch] { touches.onScreen }

  /// Returns whether a translation in the window's coordinate system is one that the recognizer
  /// accepts.
  func accepts(_ translation: CGVector) -> Bool { true }

  override func didWaitForFailure() {
    motion.translation = .zero
  }

  // MARK: Touches

  /// Adds touches to the gesture.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for extra in currentTouches.dropFirst(maximumNumberOfTouches) {
      guard state != .possible else {
        state = .failed
        return
      }
      ignore(extra, for: event)
    }
    regroup(at: event.timestamp)
  }

  /// Updates the translation and velocity.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard hasEnoughTouches, let middle = currentTouches.centroid else {
      regroup(at: event.timestamp)
      return
    }
    motion.move(to: middle, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard exceedsHysteresis else { return }
    state = accepts(motion.translation) ? .began : .failed
    if state == .began { motion.subtractHysteresis() }
  }

  /// Ends the gesture when fewer fingers than the minimum remain.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .ended, at: event.timestamp)
  }

  /// Cancels the gesture when fewer fingers than the minimum remain.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .cancelled, at: event.timestamp)
  }

  private var hasEnoughTouches: Bool { currentTouches.count >= minimumNumberOfTouches }

  private func lift(to end: State, at time: TimeInterval) {
    if hasEnoughTouches && !currentTouches.isEmpty {
      regroup(at: time)
    } else if state != .possible {
      state = end
    } else if currentTouches.isEmpty {
      state = .failed
    }
  }

  /// Continues with the current touches without a jump of the translation.
  ///
  /// The motion restarts while the gesture has not begun and no more than the minimum number of
  /// fingers touch the screen.
  private func regroup(at time: TimeInterval) {
    guard let middle = currentTouches.centroid else { return }
    if currentTouches.count <= minimumNumberOfTouches && state == .possible {
      motion = PanMotion(at: middle, time: time)
    } else {
      motion.regroup(at: middle)
    }
  }
}

extension CGPoint {
  /// Creates a point with the components of a vector.
  init(_ vector: CGVector) {
    self.init(x: vector.dx, y: vector.dy)
  }
}
