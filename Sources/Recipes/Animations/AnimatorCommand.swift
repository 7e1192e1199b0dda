import UIKit

/// Something that a recipe asks of property animators, checked.
struct AnimatorCommand: Sendable {
  /// The animators, by name.
  let animators: [String]
  /// What they are asked.
  let call: Call

  /// What animators can be asked, as in UIKit.
  enum Call: Sendable {
    /// To start, after some seconds perhaps.
    case start(afterDelay: TimeInterval?)
    /// To stay where they are.
    case pause
    /// To pause and be brought to a fraction.
    case scrub(ScrubPlan)
    /// To turn round, or to take a direction.
    case reverse(to: Bool?)
    /// To go on from a pause, with other timing perhaps.
    case resume(TimingPlan?, durationFactor: Double)
    /// To end where they are.
    case stop(withoutFinishing: Bool)
    /// To be completed after a stop.
    case finish(at: UIViewAnimatingPosition)
    /// To animate more.
    case add([AnimationPlan])
  }
}

/// To which fractions an animator is brought, checked.
enum ScrubPlan: Sendable {
  /// To one.
  case fraction(FractionPlan)
  /// Along some, each as long after the last, within some seconds.
  case path([Double], duration: TimeInterval)
}
