import Timing

/// The motion of an animation with a timing: its progress as a function of time.
package struct TimingMotion: Sendable {
  /// What the progress is computed from.
  package enum Formula: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1), by its control points.
    case cubic(x1: Float, y1: Float, x2: Float, y2: Float)
    /// A mass on a damped spring.
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  /// The formula; a damping beyond critical damping is replaced by that where UIKit does so.
  package let formula: Formula
  /// The duration of the animation in seconds, which is that of the spring if it determines one.
  package let duration: TimeInterval
  private let progressAtTime: @Sendable (TimeInterval) -> Double

  /// Creates the motion of an animation.
  ///
  /// - Parameters:
  ///   - timing: The timing; of a spring with different velocities in x and y, that in x applies.
  ///   - duration: The duration in seconds, unless the timing determines it.
  @MainActor
  package init(_ timing: any UITimingCurveProvider, duration: TimeInterval) {
    let duration = timing.impliedDuration ?? duration
    self.duration = duration
    guard let parameters = timing.spring else {
      let curve = timing.curve
      formula = .cubic(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
      progressAtTime = { curve.progress(at: duration > 0 ? $0 / duration : 1) }
      return
    }
    let spring = parameters.spring(lasting: duration, velocity: parameters.initialVelocity.dx)
    formula = .spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.effectiveDamping,
      initialVelocity: spring.initialVelocity)
    progressAtTime = { spring.value(at: $0) }
  }

  /// Returns the progress at a time in seconds, 0 at the start.
  ///
  /// A spring goes on after the duration, when an animation ends: the progress at its end may
  /// differ from 1.
  package func progress(at time: TimeInterval) -> Double { progressAtTime(time) }
}
