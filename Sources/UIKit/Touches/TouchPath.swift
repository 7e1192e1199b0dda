import Timing

/// The way of a finger over the glass, and how long each part of it takes.
///
/// ```swift
/// let path = TouchPath(from: start).holding(for: 0.6).moving(by: CGVector(dx: 0, dy: -200), in: 0.4)
/// stage.touches.finger(along: path, time: 1)
/// ```
public struct TouchPath: Sendable {
  enum Course: Sendable {
    case rest(CGPoint)
    case line(TouchLine)
    case swing(TouchSwing)

    func point(at fraction: CGFloat) -> CGPoint {
      switch self {
      case .rest(let point): point
      case .line(let line): line.point(at: fraction)
      case .swing(let swing): swing.point(at: fraction)
      }
    }
  }

  /// A part of the way.
  struct Leg: Sendable {
    let course: Course
    let duration: TimeInterval
    let curve: CubicBezier?

    /// Returns where the finger is after a fraction of the time.
    func point(at fraction: CGFloat) -> CGPoint {
      course.point(at: curve?.progress(at: fraction) ?? fraction)
    }
  }

  /// Where the finger comes down.
  public let start: CGPoint
  private(set) var legs: [Leg] = []

  /// Creates the way of a finger that comes down in a place.
  public init(from start: CGPoint) {
    self.start = start
  }

  /// Creates the way of a finger around a center.
  init(_ swing: TouchSwing, in duration: TimeInterval, curve: UIView.AnimationCurve) {
    self = TouchPath(from: swing.point(at: 0)).adding(.swing(swing), duration, curve)
  }

  /// Where the finger leaves the glass.
  public var end: CGPoint { legs.last?.course.point(at: 1) ?? start }

  /// How long the finger is on the glass, in seconds.
  public var duration: TimeInterval { legs.reduce(0) { $0 + $1.duration } }

  /// Returns the way with a rest of `duration` seconds added.
  ///
  /// A finger that rests after it has moved goes on telling where it is, so that gestures see it rest.
  public func holding(for duration: TimeInterval) -> TouchPath {
    adding(.rest(end), duration, .linear)
  }

  /// Returns the way with a straight line to a point added.
  public func moving(
    to point: CGPoint, in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    moving(along: [point], in: duration, curve: curve)
  }

  /// Returns the way with a straight line by a vector added.
  public func moving(
    by vector: CGVector, in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    moving(
      to: CGPoint(x: end.x + vector.dx, y: end.y + vector.dy), in: duration, curve: curve)
  }

  /// Returns the way with straight lines to each of the points added, passed at one speed.
  public func moving(
    along points: [CGPoint], in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    guard let line = TouchLine(points: [end] + points) else { return self }
    return adding(.line(line), duration, curve)
  }

  /// Returns the way with the first curve of a path added; it starts where the path does.
  @MainActor
  public func moving(
    along path: UIBezierPath, in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    moving(
      along: path.cgPath.flattened(tolerance: Self.tolerance).first ?? [], in: duration,
      curve: curve)
  }

  /// Returns the way with a turn around a center added, to another distance from it if one is given.
  ///
  /// - Parameters:
  ///   - center: What the finger turns around.
  ///   - angle: How far it turns, in radians, clockwise.
  ///   - radius: How far from the center it is at last, in points; as far as at first if it is nil.
  ///   - duration: How long it takes, in seconds.
  ///   - curve: How it speeds up and slows down.
  public func turning(
    around center: CGPoint, by angle: CGFloat, to radius: CGFloat? = nil,
    in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    let start = FingerPair(center, end)
    return adding(
      .swing(
        TouchSwing(
          center: center, radius: (start.distance, radius ?? start.distance),
          angle: (start.angle, start.angle + angle))), duration, curve)
  }

  /// How far from a curve the finger may be, in points.
  private static let tolerance: CGFloat = 0.01

  private func adding(
    _ course: Course, _ duration: TimeInterval, _ curve: UIView.AnimationCurve
  ) -> TouchPath {
    var path = self
    path.legs.append(
      Leg(course: course, duration: duration, curve: curve == .linear ? nil : curve.bezier))
    return path
  }
}
