import QuartzCore

/// The values that keyframes set for one property of a view.
@MainActor
struct PropertyKeyframes {
  let view: UIView
  let keyPath: String
  /// The value before the first keyframe.
  let start: AnimatableValue
  private var keyframes: [(span: ClosedRange<Double>, value: AnimatableValue)] = []

  init(view: UIView, keyPath: String, start: AnimatableValue) {
    self.view = view
    self.keyPath = keyPath
    self.start = start
  }

  /// Adds a value that is reached at the end of a part of the duration.
  mutating func add(_ value: AnimatableValue, in span: ClosedRange<Double>) {
    keyframes.append((span, value))
  }

  /// Returns an animation through all values.
  func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.calculationMode = mode
    let points = mode == .discrete ? discretePoints : interpolatedPoints
    animation.values = points.map(\.value)
    animation.keyTimes = (points.map(\.time) + (mode == .discrete ? [1] : []))
      .map { NSNumber(value: $0) }
    return animation
  }

  /// Each value at its keyframe's start.
  private var discretePoints: [(time: Double, value: AnimatableValue)] {
    let points = keyframes.enumerated()
      .sorted { ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset) }
      .map { ($0.element.span.lowerBound, $0.element.value) }
    return [(0, start)] + points
  }

  /// Each value at its keyframe's end, and the previous value at its start: the property does not
  /// change between keyframes.
  private var interpolatedPoints: [(time: Double, value: AnimatableValue)] {
    let ordered = keyframes.enumerated()
      .sorted { ($0.element.span.upperBound, $0.offset) < ($1.element.span.upperBound, $1.offset) }
      .map(\.element)
    var points = [(time: 0.0, value: start)]
    for (span, value) in ordered {
      let last = points[points.endIndex - 1]
      if span.lowerBound > last.time { points.append((span.lowerBound, last.value)) }
      points.append((span.upperBound, value))
    }
    let last = points[points.endIndex - 1]
    if last.time < 1 { points.append((1, last.value)) }
    return points
  }
}
