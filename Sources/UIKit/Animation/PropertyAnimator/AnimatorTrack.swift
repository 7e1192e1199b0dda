import QuartzCore
import Timing

/// One animation of a property animator: of one property of one view.
@MainActor
final class AnimatorTrack: AnimationDriver {
  private enum Place {
    case onLayer
    /// Off the layer, the model being where this progress is.
    case settled(AnimationProgress)
    /// Another animation of the property has taken over.
    case lost
  }

  /// The part of the animator's time that the animation takes.
  let window: ClosedRange<Double>
  private(set) var course: AnimatorCourse
  private weak var view: UIView?
  let motion: AnimatorMotion
  private let key: String
  private let values: CAPropertyAnimation
  private lazy var animation = DrivenAnimation(values, driver: self)
  private var place = Place.onLayer
  /// The progress at which time stopped.
  private var held = AnimationProgress(0)
  /// By how many seconds the layer's time was ahead of the animator's when that was last asked: they go
  /// at different speeds where the layer, or one around it, is timed on its own.
  private var lead: TimeInterval

  /// Puts an animation on a view's layer, at a time of its animator.
  init(
    _ values: CAPropertyAnimation, of view: UIView, forKey key: String,
    in window: ClosedRange<Double>, _ pace: Pace, _ motion: AnimatorMotion, at time: TimeInterval
  ) {
    self.values = values
    self.view = view
    self.key = key
    self.window = window
    self.motion = motion
    course = AnimatorCourse(pace: pace, fractions: (window.lowerBound, window.upperBound))
    lead = view.layer.currentTime - time
    held = evenProgress(at: motion.fraction(at: time))
    view.layer.install(animation, forKey: key)
  }

  /// Returns the progress at a time of the layer.
  func progress(at time: TimeInterval) -> AnimationProgress {
    switch motion.phase {
    case .held: held
    case .scrubbed(let fraction): evenProgress(at: fraction)
    case .stopped(let fraction): course.progress(at: fraction)
    case .running: course.progress(at: motion.fraction(at: time - lead))
    }
  }

  /// The progress if time were progress.
  private func evenProgress(at fraction: Double) -> AnimationProgress {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return AnimationProgress(fraction < window.upperBound ? 0 : 1) }
    return AnimationProgress(CGFloat(min(max((fraction - window.lowerBound) / length, 0), 1)))
  }

  /// Remembers where the animation stands at a time of its animator, for when that stops.
  func hold(at time: TimeInterval) {
    let layerTime = view?.layer.currentTime ?? time + lead
    held = progress(at: layerTime)
    lead = layerTime - time
  }

  // MARK: The way

  /// Takes the whole of a pace for its way.
  func setOut(along pace: Pace) {
    course = AnimatorCourse(pace: pace, fractions: (window.lowerBound, window.upperBound))
  }

  /// Sets out anew from where it was held, towards the end or back to the start.
  ///
  /// The whole of a curve is laid over the way, and the rest of it is played: no value jumps, nor do
  /// those of animations that begin later than their animator.
  func setOut(from fraction: Double, reversed: Bool, along curve: CubicBezier) {
    let (start, end) = (window.lowerBound, window.upperBound)
    guard held.x == held.y, (0...1).contains(held.x) else {
      course = AnimatorCourse(
        pace: Pace(curve: curve), fractions: (fraction, reversed ? start : end),
        progress: (held, AnimationProgress(reversed ? 0 : 1)))
      return
    }
    let progress = Double(held.x)
    let time = reversed ? curve.lastTime(at: progress) : curve.time(at: progress)
    course = AnimatorCourse(
      pace: Pace(curve: curve),
      fractions: reversed ? (start, min(fraction, end)) : (max(fraction, start), end),
      times: reversed ? (0, time) : (time, 1))
  }

  /// Sets out anew from where it was held, drawn by a new spring for as much of `interval` seconds, the
  /// animator's whole way, as is left.
  func setOut(
    from fraction: Double, reversed: Bool, of interval: TimeInterval,
    drawnBy spring: UISpringTimingParameters
  ) {
    let start = reversed ? min(fraction, window.upperBound) : max(fraction, window.lowerBound)
    let end = reversed ? window.lowerBound : window.upperBound
    let duration = abs(end - start) * interval
    let pace = Pace(lasting: duration, velocity: spring.initialVelocity) {
      spring.rederived(lasting: duration, velocity: $0)
    }
    course = AnimatorCourse(
      pace: pace, fractions: (start, end), progress: (held, AnimationProgress(reversed ? 0 : 1)))
  }

  /// How much of the way is covered by distance, where it was held; as much beyond an end as before it
  /// (observed).
  func coveredFraction(reversed: Bool) -> Double {
    let target: CGFloat = reversed ? 0 : 1
    let rest = max(abs(target - held.x), abs(target - held.y))
    return Double(min(abs(1 - rest), 1))
  }

  // MARK: The end

  /// Takes the animation off its layer; what is shown from now on is the model.
  func remove() {
    guard case .onLayer = place else { return }
    place = .settled(AnimationProgress(1))
    view?.layer.removeAnimation(forKey: key)
  }

  /// Takes the animation off its layer, and leaves the model where a position says.
  func settle(at position: UIViewAnimatingPosition) {
    guard let view else { return }
    let current: AnimationProgress
    switch place {
    case .onLayer: current = progress(at: view.layer.currentTime)
    case .settled(let progress): current = progress
    case .lost: return
    }
    remove()
    guard case .settled(let standing) = place else { return }
    let target =
      switch position {
      case .end: AnimationProgress(1)
      case .start: AnimationProgress(0)
      case .current: current
      }
    place = .settled(target)
    guard let value = animation.value(at: target) else { return }
    guard values.isAdditive else { return view.setModelValue(value, forKey: key(of: values)) }
    guard let model = view.layer.modelValue(forKey: key(of: values)),
      let before = animation.value(at: standing), let change = value.subtracting(before)
    else { return }
    view.setModelValue(model.adding(change), forKey: key(of: values))
  }

  private func key(of values: CAPropertyAnimation) -> String { values.keyPath ?? "" }

  /// The animation was taken off: if not from here, another one of the property takes over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if case .onLayer = place { place = .lost }
  }
}
