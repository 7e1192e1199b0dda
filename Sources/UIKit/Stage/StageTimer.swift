import QuartzCore

/// A timer on a stage's virtual clock; see ``Stage/after(_:perform:)`` and
/// ``Stage/every(_:perform:)``.
///
/// The stage retains it until it has fired for the last time or is invalidated.
@preconcurrency @MainActor
public final class StageTimer {
  /// The interval in seconds, or the delay of a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  public private(set) var isValid = true

  init(timeInterval: TimeInterval) {
    self.timeInterval = timeInterval
  }

  /// Prevents the timer from firing again.
  public func invalidate() {
    isValid = false
  }
}
