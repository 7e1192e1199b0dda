/// A timing curve from (0, 0) to (1, 1) defined by two control points.
///
/// Control points are stored as 32-bit floats, as in `CAMediaTimingFunction`.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's time.
  public let x1: Float
  /// The first control point's progress.
  public let y1: Float
  /// The second control point's time.
  public let x2: Float
  /// The second control point's progress.
  public let y2: Float

  /// Creates a curve; the control points' times are clamped to 0...1, so that time never decreases.
  ///
  /// Their progress is clamped to ±1e6; NaN becomes 0.
  public init(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    func clamped(_ number: Float, from low: Float, to high: Float) -> Float {
      number.isNaN ? 0 : min(max(number, low), high)
    }
    self.x1 = clamped(x1, from: 0, to: 1)
    self.y1 = clamped(y1, from: -1e6, to: 1e6)
    self.x2 = clamped(x2, from: 0, to: 1)
    self.y2 = clamped(y2, from: -1e6, to: 1e6)
  }

  /// Progress equals time.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Starts and ends slowly; UIKit's default.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Core Animation's default curve.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

  /// Returns the progress at `time`, both from 0 to 1; progress may overshoot, and times are
  /// clamped.
  public func progress(at time: Double) -> Double {
    if time >= 1 { return 1 }
    guard time > 0 else { return 0 }
    if self == .linear { return time }
    return progress.value(at: self.time.parameter(at: time, from: 0, to: 1))
  }

  /// Returns the first time, from 0 to 1, at which the curve reaches `progress`.
  ///
  /// This is the inverse of `progress(at:)`. A curve that overshoots reaches some values more than
  /// once, including 1; the first time is returned. For a progress below the curve's minimum or
  /// above its maximum, the result is 0 or 1.
  public func time(at progress: Double) -> Double {
    if self == .linear { return progress > 0 ? min(progress, 1) : 0 }
    guard progress != 0, !progress.isNaN else { return 0 }
    return time(at: progress, in: spans)
  }

  /// Returns the last time, from 0 to 1, at which the curve reaches `progress`: the first time when
  /// it is played in reverse.
  public func lastTime(at progress: Double) -> Double {
    if self == .linear { return time(at: progress) }
    guard progress != 1, !progress.isNaN else { return 1 }
    return time(at: progress, in: spans.reversed())
  }

  /// The parts of the curve, as ranges of its parameter, in which progress is monotonic.
  private var spans: [(start: Double, end: Double)] {
    let turningPoints = progress.turningPoints
    return Array(zip([0] + turningPoints, turningPoints + [1]))
  }

  private func time(at progress: Double, in spans: [(start: Double, end: Double)]) -> Double {
    for (start, end) in spans {
      let range = (self.progress.value(at: start), end == 1 ? 1 : self.progress.value(at: end))
      if min(range.0, range.1) <= progress, progress <= max(range.0, range.1) {
        let parameter = self.progress.parameter(at: progress, from: start, to: end)
        return min(max(time.value(at: parameter), 0), 1)
      }
    }
    return progress > 0 ? 1 : 0
  }

  private var time: BezierComponent { BezierComponent(Double(x1), Double(x2)) }
  private var progress: BezierComponent { BezierComponent(Double(y1), Double(y2)) }
}
