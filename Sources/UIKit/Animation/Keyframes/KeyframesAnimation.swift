import QuartzCore

/// One call of `UIView.animateKeyframes`: collects what its keyframes change, and animates each property
/// through all of its values.
@MainActor
final class KeyframesAnimation: ViewAnimation {
  private let calculationMode: CAAnimationCalculationMode
  /// The part of the whole in which changes happen that are made now.
  private var span = 0.0...1.0
  /// What was changed, in the order of the first changes.
  private var courses: [PropertyKeyframes] = []

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    calculationMode = options.calculationMode
    let options = UIView.AnimationOptions(rawValue: options.rawValue)
    super.init(
      duration: duration, delay: delay, timing: options.timing, options: options,
      completion: completion)
  }

  /// Runs the changes of a keyframe, which lies between 0 and 1.
  func addKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = span
    let start = start > 0 ? min(start, 1) : 0
    let end = start + (duration > 0 ? min(duration, 1 - start) : 0)
    span = start...end
    run(changes)
    span = outer
  }

  override func animate(
    _ change: PropertyChange, to new: AnimatableValue, forKey event: String
  ) {
    let known = courses.firstIndex { $0.view === change.view && $0.keyPath == event }
    let index = known ?? courses.endIndex
    if known == nil {
      courses.append(PropertyKeyframes(view: change.view, keyPath: event, start: change.start))
    }
    courses[index].add(new, in: span)
  }

  override func perform(_ changes: () -> Void) {
    run(changes)
    let courses = courses
    self.courses = []
    for course in courses {
      start(course.animation(calculationMode), of: course.view, forKey: course.keyPath)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  /// What lies between the values.
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch (rawValue >> 10) & 0xF {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
