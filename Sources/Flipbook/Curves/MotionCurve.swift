import UIKit

/// A timing curve with its motion, for other tools.
@MainActor
package struct MotionCurve {
  /// The curve as recipes write it.
  package let curve: RecipeCurve
  package let motion: TimingMotion
  /// The duration in seconds; that of a spring is rounded up to milliseconds.
  package let duration: TimeInterval

  /// The tolerance of `css` if none is given: a thousandth of the distance, at which UIKit's springs
  /// count as settled.
  package nonisolated static let defaultTolerance = 0.001
  /// The tolerances that are possible.
  package nonisolated static let tolerances = 0.000_001...0.1

  /// Creates the motion of a curve.
  ///
  /// - Throws: `MotionCurveError` for a curve without a duration.
  package init(_ curve: RecipeCurve) throws(MotionCurveError) {
    self.curve = curve
    motion = curve.motion
    guard motion.duration > 0 else { throw .noDuration(curve.text) }
    guard motion.duration <= Self.maxDuration else {
      throw .neverSettles(curve.text, duration: motion.duration)
    }
    duration =
      curve.duration == nil ? (motion.duration * 1000).rounded(.up) / 1000 : motion.duration
  }

  /// The maximum duration in seconds, as of recipes.
  private static let maxDuration: TimeInterval = 600

  /// Returns the progress at a fraction of the duration from 0 to 1, at which it is 1.
  package func progress(at fraction: Double) -> Double {
    fraction >= 1 ? 1 : motion.progress(at: fraction * duration)
  }

  /// Returns the curve as CSS's `linear()`, with as few points as a tolerance needs.
  ///
  /// - Throws: `MotionCurveError` if it needs too many.
  package func easing(tolerance: Double) throws(MotionCurveError) -> LinearEasing {
    let (motion, duration) = (motion, duration)
    let easing = LinearEasing.fitting(tolerance: tolerance, oscillations: oscillations) {
      fraction in
      motion.progress(at: fraction * duration)
    }
    guard let easing else { throw .tooManyPoints(curve.text, tolerance: tolerance) }
    return easing
  }

  /// The number of periods of a spring in the duration; 0 for other curves.
  private var oscillations: Double {
    guard case .spring(let mass, let stiffness, let damping, _) = motion.formula else { return 0 }
    let square = stiffness / mass - (damping / (2 * mass)) * (damping / (2 * mass))
    return max(square, 0).squareRoot() * duration / (2 * .pi)
  }

  /// The extreme values of the progress, each at the first of 1,000 times.
  package var range: (minimum: Double, maximum: Double) {
    (0...1000).reduce(into: (0.0, 1.0)) { range, step in
      let value = progress(at: Double(step) / 1000)
      range = (min(range.0, value), max(range.1, value))
    }
  }
}

/// The error for a curve that other tools cannot have.
package enum MotionCurveError: Error, CategorizedError, CustomStringConvertible {
  case noDuration(String)
  case neverSettles(String, duration: TimeInterval)
  case tooManyPoints(String, tolerance: Double)

  package var category: ErrorCategory { .invalidInput }

  /// The message, with advice.
  package var description: String {
    switch self {
    case .noDuration(let text):
      "the curve '\(text)' has no duration: expected more than 0s, as UIKit changes properties at once"
    case .neverSettles(let text, let duration):
      "the spring '\(text)' takes \(NumberFormat.short(duration, decimals: 0)) s to settle: expected at most "
        + "600 s; increase the damping, or reduce the bounce"
    case .tooManyPoints(let text, let tolerance):
      "the curve '\(text)' needs more than \(LinearEasing.maxPoints) points within "
        + "\(NumberFormat.short(tolerance, decimals: 6)): increase --tolerance, or the damping of a spring"
    }
  }
}
