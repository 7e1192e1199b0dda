import QuartzCore
import Timing

/// Animates changes of views, and can be paused, scrubbed, reversed, caught and continued meanwhile.
///
/// A running animator lives until it has ended. One that is paused, or stopped and not finished, has to
/// be held: to let it go stops the program, as with UIKit.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @MainActor NSCopying {
  /// How time becomes progress.
  public let timingParameters: any UITimingCurveProvider
  /// The seconds from start to end; of a spring of known matter, those in which it settles.
  public let duration: TimeInterval
  /// The seconds that the animator waited, or still waits, before its start.
  open internal(set) var delay: TimeInterval = 0

  /// Whether touches reach the views that are animated; not to be changed while active.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("userInteractionEnabled") }
    didSet { noteTouches() }
  }

  /// Whether touches are looked for where views are in the end rather than where they are shown.
  open var isManualHitTestingEnabled = false {
    didSet { noteTouches() }
  }

  /// Whether the animations can be paused and stopped; not to be changed while active.
  open var isInterruptible = true {
    willSet { requireInactive("interruptible") }
    didSet { noteTouches() }
  }

  /// Whether the animations follow the fraction evenly while paused, whatever their timing; not to be
  /// changed while paused.
  open var scrubsLinearly = true {
    willSet {
      precondition(condition != .paused, "\(self): scrubsLinearly cannot be set while paused")
    }
  }

  /// Whether the animator pauses where it would end, without calling the completion blocks.
  open var pausesOnCompletion = false {
    willSet {
      precondition(
        isInterruptible || !newValue, "\(self): pausesOnCompletion needs an interruptible animator")
    }
  }

  enum Condition {
    /// Inactive, whether or not there are blocks to run.
    case inactive
    case running
    case paused
    /// Waits to be finished.
    case stopped
    /// Runs its completion blocks.
    case completing
  }

  final var condition = Condition.inactive
  final let motion = AnimatorMotion()
  final var isTurnedBack = false
  final var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var tracks: [AnimatorTrack] = []
  /// How the whole way is paced at present.
  final var pace: Pace
  /// The seconds that the whole way takes at present.
  final var interval: TimeInterval
  /// Holds the animator as long as the clock is to end it.
  final weak var appointment: AnimatorAppointment?
  /// The clock of the stage on which the animator was started.
  final weak var clock: VirtualClock?
  /// Whether the animator was started without any block, to run the first that comes.
  final var awaitsBlock = false

  /// Creates an animator that stands still.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; 0 stands for 0.2. A spring of known matter takes its
  ///     own time instead.
  ///   - parameters: How time becomes progress.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    let own = duration > 0 && duration.isFinite ? duration : 0.2
    let seconds = parameters.impliedDuration ?? own
    self.duration = seconds
    interval = seconds
    pace = parameters.pace(lasting: seconds)
    super.init()
    noteTouches()
  }

  isolated deinit {
    precondition(
      condition != .paused && condition != .stopped,
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """)
  }

  /// What the animator does; inactive while the completion blocks are called.
  open var state: UIViewAnimatingState {
    switch condition {
    case .inactive, .completing: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether the animations move with time.
  open var isRunning: Bool { condition == .running }

  /// Returns an animator of the same duration, timing and openness to touches, without any blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(duration: duration, timingParameters: timingParameters)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    return copy
  }

  private func requireInactive(_ property: String) {
    precondition(state == .inactive, "\(self): \(property) cannot be set while active")
  }

  private func noteTouches() {
    motion.touches =
      if !isUserInteractionEnabled {
        .blocked
      } else if isInterruptible && !isManualHitTestingEnabled {
        .whereShown
      } else {
        .whereSet
      }
  }
}
