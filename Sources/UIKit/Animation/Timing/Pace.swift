import QuartzCore
import Timing

/// How the time of an animation maps to its progress: along a curve, or by a spring whose time
/// follows the curve.
struct Pace {
  let curve: CubicBezier
  /// The duration in seconds.
  let duration: TimeInterval
  private var springs: (x: Spring, y: Spring)?

  init(curve: CubicBezier, lasting duration: TimeInterval = 1) {
    self.curve = curve
    self.duration = duration
  }

  /// Creates a pace with a spring in each direction.
  init(
    curve: CubicBezier = .linear, lasting duration: TimeInterval, velocity: CGVector,
    spring: (CGFloat) -> Spring
  ) {
    self.init(curve: curve, lasting: duration)
    let x = spring(velocity.dx)
    springs = (x, velocity.dy == velocity.dx ? x : spring(velocity.dy))
  }

  var isSpring: Bool { springs != nil }

  /// Returns the progress at a fraction of the time.
  func progress(at fraction: Double) -> AnimationProgress {
    let time = curve.progress(at: fraction)
    guard let springs, fraction < 1 else { return AnimationProgress(CGFloat(time)) }
    return AnimationProgress(
      x: springs.x.value(at: time * duration), y: springs.y.value(at: time * duration))
  }
}
