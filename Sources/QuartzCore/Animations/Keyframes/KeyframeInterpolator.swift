import DisplayList
import Timing

/// Computes the values of a keyframe animation.
struct KeyframeInterpolator {
  /// Returns the value at a progress.
  let value: (CGFloat) -> AnimatableValue
  /// Returns the direction of the path at a progress, in radians; nil without a path or direction.
  var direction: (CGFloat) -> CGFloat? = { _ in nil }

  /// An animation's parameters beside its values or path.
  struct Parameters {
    var mode = CAAnimationCalculationMode.linear
    var keyTimes: [CGFloat]?
    var curves: [CubicBezier] = []
    var tensions: [CGFloat] = []
    var continuities: [CGFloat] = []
    var biases: [CGFloat] = []

    /// Returns a position with the timing curve of its span applied.
    func eased(_ position: KeyTimes.Position) -> KeyTimes.Position {
      guard curves.indices.contains(position.span) else { return position }
      let fraction = CGFloat(curves[position.span].progress(at: Double(position.fraction)))
      return KeyTimes.Position(span: position.span, fraction: fraction)
    }

    /// Returns the parameters of a spline through the given number of values; missing ones are 0.
    func tcbParameters(count: Int) -> [KeyframeSpline.TCBParameters] {
      func number(_ list: [CGFloat], _ index: Int) -> CGFloat {
        list.indices.contains(index) ? list[index] : 0
      }
      return (0..<count).map {
        KeyframeSpline.TCBParameters(
          tension: number(tensions, $0), continuity: number(continuities, $0),
          bias: number(biases, $0))
      }
    }
  }

  /// Creates an interpolator of values; nil if there are none.
  init?(values: [AnimatableValue], parameters: Parameters) {
    guard let first = values.first else { return nil }
    let spans = values.count - 1
    if parameters.mode == .discrete {
      let index = Self.discreteIndex(count: values.count, parameters.keyTimes)
      value = { values[index($0)] }
    } else if spans == 0 {
      value = { _ in first }
    } else if parameters.mode == .cubic || parameters.mode == .cubicPaced,
      let cubic = Self.cubic(values, parameters)
    {
      value = cubic
    } else {
      let isPaced = parameters.mode == .paced || parameters.mode == .cubicPaced
      let times =
        isPaced
        ? KeyTimes(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) ?? 0 })
        : KeyTimes(spans: spans, given: parameters.keyTimes)
      value = { progress in
        let position = times.position(at: progress)
        let eased = isPaced ? position : parameters.eased(position)
        return values[eased.span].interpolated(
          to: values[eased.span + 1], fraction: eased.fraction)
      }
    }
  }

  /// Creates an interpolator along a path; nil for one without lines and curves.
  init?(path: CGPath, parameters: Parameters) {
    guard let path = KeyframePath(path) else { return nil }
    let position = Self.positions(on: path, parameters)
    value = { .point(path.point(at: position($0))) }
    direction = { path.direction(at: position($0)) }
  }

  /// Returns a function from progress to the index of the value shown by a discrete animation.
  private static func discreteIndex(count: Int, _ keyTimes: [CGFloat]?) -> (CGFloat) -> Int {
    // The end time of the last value is optional.
    let given = keyTimes.map { $0.count == count ? $0 + [1] : $0 }
    let times = KeyTimes(spans: count, given: given)
    // A tolerance of one billionth keeps rounding from delaying a value by a tick.
    return { times.position(at: $0 + 1e-9).span }
  }

  private static func cubic(
    _ values: [AnimatableValue], _ parameters: Parameters
  ) -> ((CGFloat) -> AnimatableValue)? {
    let isPaced = parameters.mode == .cubicPaced
    let spans = values.count - 1
    let times = KeyTimes(spans: spans, given: isPaced ? nil : parameters.keyTimes)
    let tcbParameters = parameters.tcbParameters(count: values.count)
    guard let spline = KeyframeSpline(values, times: times, tcbParameters: tcbParameters) else {
      return nil
    }
    guard isPaced else { return { spline.value(at: parameters.eased(times.position(at: $0))) } }
    let pacing = KeyframePacing(spans: spans) {
      spline.value(at: $0).distance(to: spline.value(at: $1)) ?? 0
    }
    return { spline.value(at: pacing.position(at: $0)) }
  }

  private static func positions(
    on path: KeyframePath, _ parameters: Parameters
  ) -> (CGFloat) -> KeyTimes.Position {
    if parameters.mode == .discrete {
      let index = Self.discreteIndex(count: path.spans.count + 1, parameters.keyTimes)
      return { path.endpoint(index($0)) }
    }
    if parameters.mode == .paced || parameters.mode == .cubicPaced {
      let pacing = KeyframePacing(spans: path.spans.count) {
        let (start, end) = (path.point(at: $0), path.point(at: $1))
        return hypot(end.x - start.x, end.y - start.y)
      }
      return { pacing.position(at: $0) }
    }
    let times = KeyTimes(spans: path.spans.count, given: parameters.keyTimes)
    return { parameters.eased(times.position(at: $0)) }
  }
}
