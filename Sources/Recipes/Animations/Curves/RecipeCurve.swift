import UIKit

/// The timing of an animation, as it is written in recipes.
public struct RecipeCurve: Sendable {
  /// What determines the motion.
  package enum Timing: Hashable, Sendable {
    /// One of UIKit's curves.
    case curve(UIView.AnimationCurve)
    /// A cubic Bézier curve by its control points.
    case controlPoints(CGPoint, CGPoint)
    /// A spring that settles within the duration, by its damping ratio.
    case dampingRatio(Double, initialVelocity: Double)
    /// A spring by its perceptual duration in seconds and its bounce.
    case bounce(Double, duration: TimeInterval, initialVelocity: Double)
    /// A spring by its physical constants.
    case mass(Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  /// Core Animation's default duration, in seconds: that of a curve that is written without one.
  package static let defaultDuration: TimeInterval = 0.25

  /// The curve as it was written, on one line.
  public let text: String
  package let timing: Timing
  /// The duration in seconds; nil for a spring that has a duration of its own.
  package let duration: TimeInterval?

  /// The motion of animations with the curve.
  @MainActor package var motion: TimingMotion {
    TimingMotion(timing.parameters, duration: duration ?? 0)
  }
}

extension RecipeCurve.Timing {
  /// UIKit's parameters.
  @MainActor fileprivate var parameters: any UITimingCurveProvider {
    func vector(_ velocity: Double) -> CGVector { CGVector(dx: velocity, dy: velocity) }
    return switch self {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .controlPoints(let first, let second):
      UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    case .dampingRatio(let ratio, let velocity):
      UISpringTimingParameters(dampingRatio: ratio, initialVelocity: vector(velocity))
    case .bounce(let bounce, let duration, let velocity):
      UISpringTimingParameters(
        duration: duration, bounce: bounce, initialVelocity: vector(velocity))
    case .mass(let mass, let stiffness, let damping, let velocity):
      UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: vector(velocity))
    }
  }
}

// MARK: Plans

extension RecipeCurve {
  /// Creates the curve of an animation.
  init(_ plan: ViewAnimationPlan, text: String) {
    switch plan.timing {
    case .curve(let options, let duration):
      // The curve is a number in the options, as in UIKit.
      let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16))
      self.init(timing: .curve(curve ?? .easeInOut), duration: duration, text: text)
    case .cubic(let first, let second, let duration):
      self.init(timing: .controlPoints(first, second), duration: duration, text: text)
    case .damped(let ratio, let velocity, let duration):
      self.init(
        timing: .dampingRatio(ratio, initialVelocity: velocity), duration: duration, text: text)
    case .bouncing(let bounce, let velocity, let duration):
      self.init(
        timing: .bounce(bounce, duration: duration, initialVelocity: velocity), duration: nil,
        text: text)
    }
  }

  /// Creates the curve of a property animator; nil for a spring with different velocities in x and y.
  init?(_ plan: TimingPlan, duration: TimeInterval?, text: String) {
    switch plan {
    case .curve(let curve): self.init(timing: .curve(curve), duration: duration, text: text)
    case .controlPoints(let first, let second):
      self.init(timing: .controlPoints(first, second), duration: duration, text: text)
    case .dampingRatio(let ratio, let velocity):
      guard velocity.dx == velocity.dy else { return nil }
      self.init(
        timing: .dampingRatio(ratio, initialVelocity: velocity.dx), duration: duration, text: text)
    case .spring(let spring): self.init(spring, text: text)
    }
  }

  /// Creates the curve of a spring; nil for one with different velocities in x and y.
  init?(_ plan: SpringPlan, text: String) {
    switch plan {
    case .mass(let mass, let stiffness, let damping, let velocity):
      guard velocity.dx == velocity.dy else { return nil }
      self.init(
        timing: .mass(mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx),
        duration: nil, text: text)
    case .duration(let duration, let bounce, let velocity):
      guard velocity.dx == velocity.dy else { return nil }
      self.init(
        timing: .bounce(bounce, duration: duration, initialVelocity: velocity.dx), duration: nil,
        text: text)
    }
  }

  /// Creates a curve.
  init(timing: Timing, duration: TimeInterval?, text: String) {
    (self.timing, self.duration, self.text) = (timing, duration, text)
  }
}
