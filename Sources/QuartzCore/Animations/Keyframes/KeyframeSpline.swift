import CoreGraphics

/// A smooth course through values: the spline of Kochanek and Bartels.
///
/// It is that of "Interpolating splines with local tension, continuity, and bias control" (1984). With
/// tension, continuity and bias of 0 it is the one of Catmull and Rom. Where key times are not even,
/// tangents are stretched as the paper has it, so that speed does not jump. At its ends the chord that is
/// missing is taken as the one that is there.
struct KeyframeSpline {
  /// How the course bends at a value; each from -1 to 1.
  struct Bend {
    /// Positive for tighter, negative for rounder.
    var tension: CGFloat = 0
    /// Other than 0 for corners.
    var continuity: CGFloat = 0
    /// Positive to bend after the value, negative to bend before it.
    var bias: CGFloat = 0
  }

  private let kind: AnimatableValue
  private let points: [[CGFloat]]
  /// The tangents at the beginning and at the end of each span.
  private var tangents: [(start: [CGFloat], end: [CGFloat])] = []

  /// Creates the course; nil for fewer than two values, and for values that are not of one kind.
  init?(_ values: [AnimatableValue], times: KeyTimes, bends: [Bend]) {
    guard values.count > 1, let first = values.first,
      values.allSatisfy({ $0.isLike(first) })
    else { return nil }
    kind = first
    points = Self.unwound(values)
    let chords = zip(points, points.dropFirst()).map { zip($1, $0).map { $0 - $1 } }
    for span in chords.indices {
      let (before, own) = (chords[max(span - 1, 0)], chords[span])
      let after = chords[min(span + 1, chords.count - 1)]
      func share(_ neighbour: Int) -> CGFloat {
        guard chords.indices.contains(neighbour) else { return 1 }
        let (length, other) = (times.length(of: span), times.length(of: neighbour))
        return length + other > 0 ? 2 * length / (length + other) : 1
      }
      let start = Self.tangent(before, own, bends[span], isOutgoing: true)
      let end = Self.tangent(own, after, bends[span + 1], isOutgoing: false)
      tangents.append((start.map { $0 * share(span - 1) }, end.map { $0 * share(span + 1) }))
    }
  }

  /// Returns the value at a place: the cubic that has the span's ends and tangents.
  func value(at place: KeyTimes.Place) -> AnimatableValue {
    let t = place.fraction
    let (square, cube) = (t * t, t * t * t)
    let end = 3 * square - 2 * cube
    let (leaving, arriving) = (cube - 2 * square + t, cube - square)
    let (from, to) = (points[place.span], points[place.span + 1])
    let (start, finish) = tangents[place.span]
    return kind.with(
      components: from.indices.map { index in
        let straight = (1 - end) * from[index] + end * to[index]
        return straight + leaving * start[index] + arriving * finish[index]
      })
  }

  private static func tangent(
    _ before: [CGFloat], _ after: [CGFloat], _ bend: Bend, isOutgoing: Bool
  ) -> [CGFloat] {
    let corner = isOutgoing ? bend.continuity : -bend.continuity
    let first = (1 - bend.tension) * (1 + bend.bias) * (1 + corner) / 2
    let second = (1 - bend.tension) * (1 - bend.bias) * (1 - corner) / 2
    return zip(before, after).map { $0 * first + $1 * second }
  }

  /// The values' numbers, each rotation of transforms being the nearest to the one before.
  private static func unwound(_ values: [AnimatableValue]) -> [[CGFloat]] {
    var points = values.map(\.components)
    guard case .transform = values[0] else { return points }
    for index in points.indices.dropFirst() {
      let last = points[index - 1][3]
      points[index][3] = last + (points[index][3] - last).remainder(dividingBy: 2 * .pi)
    }
    return points
  }
}
