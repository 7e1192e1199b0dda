import QuartzCore
import Timing

/// An object that animates changes to views and lets you pause, scrub, reverse, and continue the
/// animations.
///
/// A running animator is retained until it ends. Keep a reference to an animator that is paused, or
/// that is stopped and not finished: releasing it stops the program, as in UIKit.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @MainActor NSCopying {
  /// The timing of the animations.
  open private(set) var timingParameters: any UITimingCurveProvider
  /// The total duration in seconds; for a spring with physical parameters, its settling time, which
  /// is infinite without damping.
  open private(set) var duration: TimeInterval
  /// The delay before the animations start, in seconds.
  open internal(set) var delay: TimeInterval = 0

  /// Whether touches reach views that are being animated; true by default.
  ///
  /// Do not change it while the animator is active.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("userInteractionEnabled") }
    didSet { updateTouchHandling() }
  }

  /// Whether touches are hit-tested against the views' model frames instead of their presented
  /// frames; false by default.
  open var isManualHitTestingEnabled = false {
    didSet { updateTouchHandling() }
  }

  /// Whether the animations can be paused and stopped; true by default.
  ///
  /// Do not change it while the animator is active.
  open var isInterruptible = true {
    willSet { requireInactive("interruptible") }
    didSet { updateTouchHandling() }
  }

  /// Whether a paused animator's progress is linear in its fraction, regardless of its timing; true
  /// by default.
  ///
  /// Do not change it while the animator is paused.
  open var scrubsLinearly = true {
    willSet {
      precondition(condition != .paused, "\(self): scrubsLinearly cannot be set while paused")
    }
  }

  /// Whether the animator pauses instead of finishing, without calling its completion blocks; false
  /// by default.
  open var pausesOnCompletion = false {
    willSet {
      precondition(
        isInterruptible || !newValue, "\(self): pausesOnCompletion needs an interruptible animator")
    }
  }

  enum Condition {
    /// Inactive, with or without blocks to run.
    case inactive
    case running
    case paused
    /// Stopped, and not yet finished.
    case stopped
    /// Calling its completion blocks.
    case completing
  }

  /// The observers of properties; nil for none.
  public nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?
  final var condition = Condition.inactive {
    willSet { willEnter(newValue) }
    didSet { didLeave(oldValue) }
  }
  final let playback = AnimatorPlayback()
  final var runsBackward = false
  final var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What UIKit itself does at the end, or when the animator is stopped.
  final var ownCompletions: [(UIViewAnimatingPosition) -> Void] = []
  final var tracks: [AnimatorTrack] = []
  /// The current pace of the animator as a whole.
  final var pace: Pace
  /// The current total duration in seconds.
  final var currentDuration: TimeInterval
  /// Retains the animator until the clock ends it.
  final weak var scheduledEnd: ScheduledEnd?
  /// The clock of the stage on which the animator was started.
  final weak var clock: VirtualClock?
  /// Whether the animator was started without blocks and runs the first one that is added.
  final var startsWithNextBlock = false

  /// Creates an inactive animator.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is replaced by 0.2. A spring with physical parameters
  ///     takes its settling time instead.
  ///   - parameters: The timing of the animations.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    let own = duration > 0 && duration.isFinite ? duration : 0.2
    let seconds = parameters.impliedDuration ?? own
    self.duration = seconds
    currentDuration = seconds.playable
    pace = parameters.pace(lasting: currentDuration)
    super.init()
    updateTouchHandling()
  }

  /// Creates an inactive animator without changes, with the duration 0, which is replaced by 0.2 s.
  override public convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  isolated deinit {
    precondition(
      condition != .paused && condition != .stopped,
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """)
  }

  /// The current state of the animator; inactive while its completion blocks are called.
  open var state: UIViewAnimatingState { condition.state }

  /// Whether the animations are running.
  open var isRunning: Bool { condition == .running }

  /// Returns an animator with the same duration, timing, and interaction settings, without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(duration: duration, timingParameters: timingParameters)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    return copy
  }

  private func requireInactive(_ property: String) {
    precondition(state == .inactive, "\(self): \(property) cannot be set while active")
  }

  private func updateTouchHandling() {
    playback.touches =
      if !isUserInteractionEnabled {
        .blocked
      } else if isInterruptible && !isManualHitTestingEnabled {
        .atPresentedPosition
      } else {
        .atModelPosition
      }
  }

  // MARK: Blocks

  /// Adds a block of changes to animate.
  ///
  /// If the animator is running, the changes are animated during its remaining time. If it is
  /// paused, they start at its current fraction.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of changes to animate after a delay.
  ///
  /// - Parameters:
  ///   - animation: The changes to animate.
  ///   - delayFactor: The delay as a fraction of the remaining duration, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = delayFactor > 0 ? min(delayFactor, 1) : 0
    switch condition {
    case .inactive:
      blocks.append((animation, delayFactor))
    case .running, .paused:
      run(animation, delayFactor: delayFactor)
      if startsWithNextBlock {
        startsWithNextBlock = false
        startRunning(after: delay)
      }
    case .stopped, .completing:
      preconditionFailure("\(self): animations cannot be added to a stopped animator")
    }
  }

  /// Adds a block to call at the end, with the position at which the animations ended.
  ///
  /// Blocks are called in the order in which they are added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Starting and stopping

  /// Starts the animations, or resumes paused ones; has no effect on a running animator.
  ///
  /// An animator without blocks starts when the first block is added.
  open func startAnimation() {
    if condition == .paused, !startsWithNextBlock {
      resume(timedBy: timingParameters, durationFactor: 0)
    } else {
      start(after: 0)
    }
  }

  /// Starts the animations after a delay in seconds, which must not be negative.
  ///
  /// The animator must not be paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(!(delay < 0), "\(self): the delay must not be negative: \(delay)")
    precondition(condition != .paused, "\(self): a paused animator cannot be started with a delay")
    start(after: delay)
  }

  /// Pauses the animations at their current positions, or at their start if they have not started.
  open func pauseAnimation() {
    requireInterruptible("pauseAnimation")
    switch condition {
    case .inactive: if !blocks.isEmpty { prepareAnimations() }
    case .running: freezeAnimations()
    case .paused, .stopped, .completing: break
    }
  }

  /// Resumes paused animations.
  ///
  /// A timing curve spans the distance from start to end as a whole, and its remaining part is
  /// played; a spring starts from the presented values.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animations, or nil for the current timing. Of a
  ///     spring, only the damping ratio and the initial velocity are used.
  ///   - durationFactor: The remaining duration as a multiple of the animator's duration, exact for
  ///     a linear curve; 0 for the duration that remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    requireInterruptible("continueAnimation")
    guard condition == .paused, !startsWithNextBlock else { return }
    resume(timedBy: parameters ?? timingParameters, durationFactor: durationFactor)
  }

  /// Stops the animations at their current positions.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately, without
  ///   calling its completion blocks. If false, call `finishAnimation(at:)` next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    requireInterruptible("stopAnimation")
    switch condition {
    case .inactive, .completing: return
    case .stopped: preconditionFailure("\(self): stopAnimation: the animator is already stopped")
    case .running, .paused:
      for track in tracks { track.settle(at: .current) }
      playback.phase = .frozen(playback.fraction(at: time))
      cancelScheduledEnd()
      if withoutFinishing { reset() } else { condition = .stopped }
    }
  }

  /// Finishes stopped animations: sets the properties to their values at a position, and calls the
  /// completion blocks with it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    switch condition {
    case .stopped:
      for track in tracks { track.settle(at: finalPosition) }
      complete(at: finalPosition)
    case .completing: return
    case .inactive where blocks.isEmpty: return
    case .inactive, .running, .paused:
      preconditionFailure(
        "\(self): finishAnimationAtPosition: should only be called on a stopped animator!")
    }
  }

  // MARK: Fraction

  /// The completed fraction of the animations, from 0 to 1, in the current direction.
  ///
  /// While the animator runs, this is the fraction of its time. While it is paused, it is the
  /// fraction of the distance, unless `scrubsLinearly` is false. Setting it moves the animations to
  /// that fraction. An animator that has not started becomes paused; a running one continues from
  /// there.
  open var fractionComplete: CGFloat {
    get {
      switch condition {
      case .inactive, .completing: return 0
      case .running: return CGFloat(completedFraction)
      case .paused, .stopped:
        let range = Self.scrubbable
        let fraction = completedFraction
        return fraction <= range.lowerBound
          ? 0 : fraction >= range.upperBound ? 1 : CGFloat(fraction)
      }
    }
    set {
      guard !newValue.isNaN else { return }
      keyValueObservers?.willChange("fractionComplete")
      defer { keyValueObservers?.didChange("fractionComplete") }
      let range = Self.scrubbable
      let fraction = min(max(Double(newValue), range.lowerBound), range.upperBound)
      switch condition {
      case .inactive:
        guard !blocks.isEmpty else { return }
        prepareAnimations()
        scrub(to: fraction)
      case .running:
        freezeAnimations()
        scrub(to: fraction)
        resume(timedBy: timingParameters, durationFactor: 0)
      case .paused: scrub(to: fraction)
      case .stopped, .completing: return
      }
    }
  }

  /// Whether the animations run toward their starting point.
  ///
  /// Reversing an animator that has not started pauses it, with a completed fraction of 1.
  open var isReversed: Bool {
    get { runsBackward }
    set {
      guard newValue != runsBackward else { return }
      keyValueObservers?.willChange("isReversed")
      defer { keyValueObservers?.didChange("isReversed") }
      switch condition {
      case .inactive:
        guard !blocks.isEmpty else { return }
        prepareAnimations()
        runsBackward = newValue
      case .running:
        freezeAnimations()
        runsBackward = newValue
        resume(timedBy: timingParameters, durationFactor: 0)
      case .paused: runsBackward = newValue
      case .stopped, .completing: return
      }
    }
  }

  // MARK: Running animators

  /// Creates an animator and starts it immediately.
  ///
  /// Inside an animation block, the animator inherits that block's duration and curve unless the
  /// options override them, and it cannot be interrupted.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is replaced by 0.2.
  ///   - delay: The delay before the animations start, in seconds.
  ///   - options: The timing curve, and which inherited values to override.
  ///   - animations: The changes to animate.
  ///   - completion: A block to call at the end, with the position at which the animations ended.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let outer = AnimationBlock.current
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let timing = options.contains(.overrideInheritedCurve) ? nil : outer?.timing
    let animator = Self(
      duration: inherited ?? duration, timingParameters: timing ?? options.timing)
    animator.isInterruptible = outer == nil
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay > 0 ? delay : 0)
    return animator
  }
}
