import QuartzCore
import Timing

/// One animation of a property animator: of one property of one view.
@MainActor
final class AnimatorTrack: AnimationDriver {
  private enum Status {
    case onLayer
    /// Removed from the layer, with the model value at this progress.
    case removed(AnimationProgress)
    /// Replaced by another animation of the property.
    case replaced
  }

  /// The part of the animator's time in which the animation runs.
  let window: ClosedRange<Double>
  private(set) var segment: AnimatorSegment
  private weak var view: UIView?
  let playback: AnimatorPlayback
  private let key: String
  private let values: CAPropertyAnimation
  private lazy var animation = DrivenAnimation(values, driver: self)
  private var status = Status.onLayer
  /// The progress at which the animator paused.
  private var frozenProgress = AnimationProgress(0)
  /// The layer's time minus the animator's, in seconds, when last computed.
  ///
  /// The difference changes if the layer, or one of its superlayers, has timing properties of its
  /// own.
  private var layerTimeOffset: TimeInterval

  /// Adds an animation to a view's layer, at a time of its animator.
  init(
    _ values: CAPropertyAnimation, of view: UIView, forKey key: String,
    in window: ClosedRange<Double>, _ pace: Pace, _ playback: AnimatorPlayback,
    at time: TimeInterval
  ) {
    self.values = values
    self.view = view
    self.key = key
    self.window = window
    self.playback = playback
    segment = AnimatorSegment(pace: pace, fractions: (window.lowerBound, window.upperBound))
    layerTimeOffset = view.layer.currentTime - time
    frozenProgress = linearProgress(at: playback.fraction(at: time))
    view.layer.install(animation, forKey: key)
  }

  /// Returns the progress at a time of the layer.
  func progress(at time: TimeInterval) -> AnimationProgress {
    switch playback.phase {
    case .frozen: frozenProgress
    case .linear(let fraction): linearProgress(at: fraction)
    case .eased(let fraction): segment.progress(at: fraction)
    case .running: segment.progress(at: playback.fraction(at: time - layerTimeOffset))
    }
  }

  /// Returns the progress at a fraction if the timing were linear.
  private func linearProgress(at fraction: Double) -> AnimationProgress {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return AnimationProgress(fraction < window.upperBound ? 0 : 1) }
    return AnimationProgress(CGFloat(min(max((fraction - window.lowerBound) / length, 0), 1)))
  }

  /// Records the progress at a time of the animator, which pauses or resumes then.
  func freeze(at time: TimeInterval) {
    let layerTime = view?.layer.currentTime ?? time + layerTimeOffset
    frozenProgress = progress(at: layerTime)
    layerTimeOffset = layerTime - time
  }

  // MARK: Timing

  /// Makes the animation follow a whole pace.
  func restart(along pace: Pace) {
    segment = AnimatorSegment(pace: pace, fractions: (window.lowerBound, window.upperBound))
  }

  /// Resumes from the recorded progress, toward the end or back to the start.
  ///
  /// The whole curve spans the animator's fractions and its remaining part is played. So no value
  /// jumps, not even of animations that start later than their animator.
  func resume(from fraction: Double, reversed: Bool, along curve: CubicBezier) {
    let (start, end) = (window.lowerBound, window.upperBound)
    guard frozenProgress.x == frozenProgress.y, (0...1).contains(frozenProgress.x) else {
      segment = AnimatorSegment(
        pace: Pace(curve: curve), fractions: (fraction, reversed ? start : end),
        progress: (frozenProgress, AnimationProgress(reversed ? 0 : 1)))
      return
    }
    let progress = Double(frozenProgress.x)
    let time = reversed ? curve.lastTime(at: progress) : curve.time(at: progress)
    segment = AnimatorSegment(
      pace: Pace(curve: curve),
      fractions: reversed ? (start, min(fraction, end)) : (max(fraction, start), end),
      times: reversed ? (0, time) : (time, 1))
  }

  /// Resumes from the recorded progress with a new spring for the remaining part of
  /// `currentDuration`.
  ///
  /// - Parameter currentDuration: The animator's total duration in seconds.
  func resume(
    from fraction: Double, reversed: Bool, currentDuration: TimeInterval,
    spring: UISpringTimingParameters
  ) {
    let start = reversed ? min(fraction, window.upperBound) : max(fraction, window.lowerBound)
    let end = reversed ? window.lowerBound : window.upperBound
    let duration = abs(end - start) * currentDuration
    let pace = Pace(lasting: duration, velocity: spring.initialVelocity) {
      spring.spring(settlingIn: duration, velocity: $0)
    }
    segment = AnimatorSegment(
      pace: pace, fractions: (start, end),
      progress: (frozenProgress, AnimationProgress(reversed ? 0 : 1)))
  }

  /// Returns the fraction of the distance completed at the recorded progress.
  ///
  /// Beyond the target it decreases as it increased before it (observed).
  func completedFraction(reversed: Bool) -> Double {
    let target: CGFloat = reversed ? 0 : 1
    let rest = max(abs(target - frozenProgress.x), abs(target - frozenProgress.y))
    return Double(min(abs(1 - rest), 1))
  }

  // MARK: Ending

  /// Removes the animation from its layer, so that the model value is shown.
  func remove() {
    guard case .onLayer = status else { return }
    status = .removed(AnimationProgress(1))
    view?.layer.removeAnimation(forKey: key)
  }

  /// Removes the animation from its layer and sets the model value for a position.
  func settle(at position: UIViewAnimatingPosition) {
    guard let view else { return }
    let current: AnimationProgress
    switch status {
    case .onLayer: current = progress(at: view.layer.currentTime)
    case .removed(let progress): current = progress
    case .replaced: return
    }
    remove()
    guard case .removed(let modelProgress) = status else { return }
    let target =
      switch position {
      case .end: AnimationProgress(1)
      case .start: AnimationProgress(0)
      case .current: current
      }
    status = .removed(target)
    guard let value = animation.value(at: target) else { return }
    guard values.isAdditive else { return view.setModelValue(value, forKey: key(of: values)) }
    guard let model = view.layer.modelValue(forKey: key(of: values)),
      let before = animation.value(at: modelProgress), let change = value.subtracting(before)
    else { return }
    view.setModelValue(model.adding(change), forKey: key(of: values))
  }

  private func key(of values: CAPropertyAnimation) -> String { values.keyPath ?? "" }

  /// Handles the removal of the animation: unless it was removed by this object, another animation
  /// of the property replaces it.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if case .onLayer = status { status = .replaced }
  }
}
