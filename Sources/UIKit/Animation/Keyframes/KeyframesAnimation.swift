import QuartzCore

/// One call of `UIView.animateKeyframes`: collects the changes of its keyframes and animates each
/// property through all of its values.
@MainActor
final class KeyframesAnimation: ViewAnimation {
  private let calculationMode: CAAnimationCalculationMode
  /// The part of the duration, from 0 to 1, to which changes made now belong.
  private var span = 0.0...1.0
  /// The changed properties, in the order of their first changes.
  private var propertyKeyframes: [PropertyKeyframes] = []

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

  /// Runs the changes of a keyframe, which is limited to the range from 0 to 1.
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
    let known = propertyKeyframes.firstIndex { $0.view === change.view && $0.keyPath == event }
    let index = known ?? propertyKeyframes.endIndex
    if known == nil {
      propertyKeyframes.append(
        PropertyKeyframes(view: change.view, keyPath: event, start: change.start))
    }
    propertyKeyframes[index].add(new, in: span)
  }

  override func perform(_ changes: () -> Void) {
    run(changes)
    let propertyKeyframes = propertyKeyframes
    self.propertyKeyframes = []
    for course in propertyKeyframes {
      start(course.animation(calculationMode), of: course.view, forKey: course.keyPath)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  /// How values are interpolated.
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
