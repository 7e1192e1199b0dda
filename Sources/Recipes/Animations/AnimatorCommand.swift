import UIKit

/// A call of a method of property animators.
struct AnimatorCommand: Sendable {
  /// The names of the animators.
  let animators: [String]
  /// The call.
  let call: Call

  /// The methods, after UIKit's.
  enum Call: Sendable {
    /// Starts, after a delay in seconds if there is one.
    case start(afterDelay: TimeInterval?)
    case pause
    /// Pauses and sets the fraction complete.
    case scrub(ScrubPlan)
    /// Sets the direction; nil for the opposite one.
    case reverse(to: Bool?)
    /// Continues from a pause; nil keeps the timing.
    case resume(TimingPlan?, durationFactor: Double)
    case stop(withoutFinishing: Bool)
    case finish(at: UIViewAnimatingPosition)
    /// Adds animations.
    case add([AnimationPlan])
  }
}

/// The fractions to which an animator is scrubbed.
enum ScrubPlan: Sendable {
  /// One fraction.
  case fraction(DeferredValue<Double>)
  /// A path of fractions, evenly spaced over a duration in seconds.
  case path([Double], duration: TimeInterval)
}
