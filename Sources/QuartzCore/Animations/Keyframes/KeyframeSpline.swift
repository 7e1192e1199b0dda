import DisplayList

/// A smooth curve through values: a Kochanek–Bartels spline.
///
/// Source: D. Kochanek, R. Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias
/// Control", 1984. With tension, continuity and bias of 0 it is a Catmull–Rom spline. For uneven
/// key times, tangents are scaled as described in the paper, so that the speed doesn't jump. At the
/// ends, the missing chord is replaced by the existing one.
struct KeyframeSpline {
  /// The shape of the curve at a value; each parameter is from -1 to 1.
  struct TCBParameters {
    /// Positive for a tighter curve, negative for a rounder one.
    var tension: CGFloat = 0
    /// Nonzero for a corner.
    var continuity: CGFloat = 0
    /// Positive for a bend after the value, negative for one before it.
    var bias: CGFloat = 0
  }

  private let kind: AnimatableValue
  private let points: [[CGFloat]]
  /// The tangents at the start and at the end of each span.
  private var tangents: [(start: [CGFloat], end: [CGFloat])] = []

  /// Creates a spline; nil for fewer than two values or values of different kinds.
  init?(_ values: [AnimatableValue], times: KeyTimes, tcbParameters: [TCBParameters]) {
    guard values.count > 1, let first = values.first,
      values.allSatisfy({ $0.isLike(first) })
    else { return nil }
    kind = first
    points = Self.withContinuousRotations(values)
    let chords = zip(points, points.dropFirst()).map { zip($1, $0).map { $0 - $1 } }
    for span in chords.indices {
      let (before, own) = (chords[max(span - 1, 0)], chords[span])
      let after = chords[min(span + 1, chords.count - 1)]
      func scale(_ neighbor: Int) -> CGFloat {
        guard chords.indices.contains(neighbor) else { return 1 }
        let (length, other) = (times.length(of: span), times.length(of: neighbor))
        return length + other > 0 ? 2 * length / (length + other) : 1
      }
      let start = Self.tangent(before, own, tcbParameters[span], isOutgoing: true)
      let end = Self.tangent(own, after, tcbParameters[span + 1], isOutgoing: false)
      tangents.append((start.map { $0 * scale(span - 1) }, end.map { $0 * scale(span + 1) }))
    }
  }

  /// Returns the value at a position on the cubic with the span's end values and tangents.
  func value(at position: KeyTimes.Position) -> AnimatableValue {
    let t = position.fraction
    let (square, cube) = (t * t, t * t * t)
    let end = 3 * square - 2 * cube
    let (startWeight, endWeight) = (cube - 2 * square + t, cube - square)
    let (from, to) = (points[position.span], points[position.span + 1])
    let (start, finish) = tangents[position.span]
    return kind.with(
      components: from.indices.map { index in
        let straight = (1 - end) * from[index] + end * to[index]
        return straight + startWeight * start[index] + endWeight * finish[index]
      })
  }

  private static func tangent(
    _ before: [CGFloat], _ after: [CGFloat], _ parameters: TCBParameters, isOutgoing: Bool
  ) -> [CGFloat] {
    let continuity = isOutgoing ? parameters.continuity : -parameters.continuity
    let first = (1 - parameters.tension) * (1 + parameters.bias) * (1 + continuity) / 2
    let second = (1 - parameters.tension) * (1 - parameters.bias) * (1 - continuity) / 2
    return zip(before, after).map { $0 * first + $1 * second }
  }

  /// Returns the values' components, with each rotation offset by full turns to be nearest to the
  /// previous one.
  private static func withContinuousRotations(_ values: [AnimatableValue]) -> [[CGFloat]] {
    var points = values.map(\.components)
    guard case .transform = values[0] else { return points }
    for index in points.indices.dropFirst() {
      let last = points[index - 1][3]
      points[index][3] = last + (points[index][3] - last).remainder(dividingBy: 2 * .pi)
    }
    return points
  }
}
