import Timing

/// The values of a keyframe animation over its progress.
struct KeyframeCourse {
  /// Returns the value at a progress.
  let value: (CGFloat) -> AnimatableValue
  /// Returns where a path leads at a progress, in radians; nil where it does not.
  var direction: (CGFloat) -> CGFloat? = { _ in nil }

  /// What an animation was given beside its values or its path.
  struct Manner {
    var mode = CAAnimationCalculationMode.linear
    var keyTimes: [CGFloat]?
    var curves: [CubicBezier] = []
    var tensions: [CGFloat] = []
    var continuities: [CGFloat] = []
    var biases: [CGFloat] = []

    /// Returns a place with the span's own timing curve applied.
    func eased(_ place: KeyTimes.Place) -> KeyTimes.Place {
      guard curves.indices.contains(place.span) else { return place }
      let fraction = CGFloat(curves[place.span].progress(at: Double(place.fraction)))
      return KeyTimes.Place(span: place.span, fraction: fraction)
    }

    /// The bends at a number of values; those that are not given are 0.
    func bends(count: Int) -> [KeyframeSpline.Bend] {
      func number(_ list: [CGFloat], _ index: Int) -> CGFloat {
        list.indices.contains(index) ? list[index] : 0
      }
      return (0..<count).map {
        KeyframeSpline.Bend(
          tension: number(tensions, $0), continuity: number(continuities, $0),
          bias: number(biases, $0))
      }
    }
  }

  /// Creates the course through values; nil without any.
  init?(values: [AnimatableValue], manner: Manner) {
    guard let first = values.first else { return nil }
    let spans = values.count - 1
    if manner.mode == .discrete {
      let step = Self.step(of: values.count, manner.keyTimes)
      value = { values[step($0)] }
    } else if spans == 0 {
      value = { _ in first }
    } else if manner.mode == .cubic || manner.mode == .cubicPaced,
      let smooth = Self.smooth(values, manner)
    {
      value = smooth
    } else {
      let isPaced = manner.mode == .paced || manner.mode == .cubicPaced
      let times =
        isPaced
        ? KeyTimes(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) ?? 0 })
        : KeyTimes(spans: spans, given: manner.keyTimes)
      value = { progress in
        let place = times.place(of: progress)
        let eased = isPaced ? place : manner.eased(place)
        return values[eased.span].interpolated(
          to: values[eased.span + 1], fraction: eased.fraction)
      }
    }
  }

  /// Creates the course along a path; nil for one without lines and curves.
  init?(path: CGPath, manner: Manner) {
    guard let path = KeyframePath(path) else { return nil }
    let place = Self.places(on: path, manner)
    value = { .point(path.point(at: place($0))) }
    direction = { path.direction(at: place($0)) }
  }

  /// Returns which of a number of values is shown at a progress, where nothing lies between them.
  private static func step(of count: Int, _ keyTimes: [CGFloat]?) -> (CGFloat) -> Int {
    // The end of the last value's time may be left out.
    let given = keyTimes.map { $0.count == count ? $0 + [1] : $0 }
    let times = KeyTimes(spans: count, given: given)
    // A billionth short of a value's time counts as there, or rounding would let ticks miss it.
    return { times.place(of: $0 + 1e-9).span }
  }

  private static func smooth(
    _ values: [AnimatableValue], _ manner: Manner
  ) -> ((CGFloat) -> AnimatableValue)? {
    let isPaced = manner.mode == .cubicPaced
    let spans = values.count - 1
    let times = KeyTimes(spans: spans, given: isPaced ? nil : manner.keyTimes)
    let bends = manner.bends(count: values.count)
    guard let spline = KeyframeSpline(values, times: times, bends: bends) else { return nil }
    guard isPaced else { return { spline.value(at: manner.eased(times.place(of: $0))) } }
    let pacing = KeyframePacing(spans: spans) {
      spline.value(at: $0).distance(to: spline.value(at: $1)) ?? 0
    }
    return { spline.value(at: pacing.place(of: $0)) }
  }

  private static func places(
    on path: KeyframePath, _ manner: Manner
  ) -> (CGFloat) -> KeyTimes.Place {
    if manner.mode == .discrete {
      let step = Self.step(of: path.spans.count + 1, manner.keyTimes)
      return { path.corner(step($0)) }
    }
    if manner.mode == .paced || manner.mode == .cubicPaced {
      let pacing = KeyframePacing(spans: path.spans.count) {
        let (start, end) = (path.point(at: $0), path.point(at: $1))
        return hypot(end.x - start.x, end.y - start.y)
      }
      return { pacing.place(of: $0) }
    }
    let times = KeyTimes(spans: path.spans.count, given: manner.keyTimes)
    return { manner.eased(times.place(of: $0)) }
  }
}
