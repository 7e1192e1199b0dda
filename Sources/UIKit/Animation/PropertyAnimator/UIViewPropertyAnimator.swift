import QuartzCore
import Timing

/// An object that animates changes to views and lets you pause, scrub, reverse, and continue the
/// animations.
///
/// A running animator is retained until it ends. Keep a reference to an animator that is paused, or
/// that is stopped and not finished: releasing it stops the program, as in UIKit.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @MainActor NSCopying {
  /// The timing of the animations.
  public let timingParameters: any UITimingCurveProvider
  /// The total duration in seconds; for a spring with physical parameters, its settling time.
  public let duration: TimeInterval
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

  final var condition = Condition.inactive
  final let playback = AnimatorPlayback()
  final var runsBackward = false
  final var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
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
    currentDuration = seconds
    pace = parameters.pace(lasting: seconds)
    super.init()
    updateTouchHandling()
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
  open var state: UIViewAnimatingState {
    switch condition {
    case .inactive, .completing: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

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
}
