import QuartzCore

/// Where a property animator stands: the fraction of its whole way from start to end, whatever the
/// direction of running.
@MainActor
final class AnimatorMotion {
  enum Phase {
    /// The animations stand where they stood when time stopped.
    case held(Double)
    /// The animations stand at the fraction, evenly.
    case scrubbed(Double)
    /// The animations stand where their courses take them at the fraction.
    case stopped(Double)
    /// The animations follow their courses, at so much of the whole way per second.
    case running(from: Double, since: TimeInterval, perSecond: Double)
  }

  /// Where touches find the views that are animated.
  enum Touches {
    case blocked, whereSet, whereShown
  }

  var phase = Phase.stopped(0)
  var touches = Touches.whereShown

  /// Returns the fraction at a virtual time, from 0 to 1.
  func fraction(at time: TimeInterval) -> Double {
    switch phase {
    case .held(let fraction), .scrubbed(let fraction), .stopped(let fraction): fraction
    case .running(let start, let since, let perSecond):
      min(max(start + max(time - since, 0) * perSecond, 0), 1)
    }
  }
}
