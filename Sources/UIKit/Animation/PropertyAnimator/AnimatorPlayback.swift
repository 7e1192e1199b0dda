import QuartzCore

/// The playback state that a property animator shares with its animations: the fraction of its
/// duration from start to end, independent of the direction.
@MainActor
final class AnimatorPlayback {
  enum Phase {
    /// The animations keep the progress that they had when the animator paused.
    case frozen(Double)
    /// The animations' progress is linear in the fraction.
    case linear(Double)
    /// The animations' progress at the fraction follows their segments.
    case eased(Double)
    /// The animations follow their segments while the fraction changes at a constant rate per
    /// second.
    case running(from: Double, since: TimeInterval, perSecond: Double)
  }

  /// Where touches find animated views.
  enum Touches {
    case blocked, atModelPosition, atPresentedPosition
  }

  var phase = Phase.eased(0)
  var touches = Touches.atPresentedPosition

  /// Returns the fraction at a virtual time, from 0 to 1.
  func fraction(at time: TimeInterval) -> Double {
    switch phase {
    case .frozen(let fraction), .linear(let fraction), .eased(let fraction): fraction
    case .running(let start, let since, let perSecond):
      min(max(start + max(time - since, 0) * perSecond, 0), 1)
    }
  }
}
