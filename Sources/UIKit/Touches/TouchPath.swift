import Timing

/// The path of a finger across the screen and the duration of each of its segments.
///
/// ```swift
/// let path = TouchPath(from: start)
///   .holding(for: 0.6)
///   .moving(by: CGVector(dx: 0, dy: -200), in: 0.4)
/// stage.touches.finger(along: path, time: 1)
/// ```
public struct TouchPath: Sendable {
  enum Shape: Sendable {
    case point(CGPoint)
    case line(TouchPolyline)
    case arc(TouchArc)

    func point(at fraction: CGFloat) -> CGPoint {
      switch self {
      case .point(let point): point
      case .line(let line): line.point(at: fraction)
      case .arc(let arc): arc.point(at: fraction)
      }
    }
  }

  struct Segment: Sendable {
    let shape: Shape
    let duration: TimeInterval
    let curve: CubicBezier?
    /// Whether the finger sends no events during the segment.
    var isStationary = false

    /// Returns the finger's location after a fraction of the duration.
    func point(at fraction: CGFloat) -> CGPoint {
      shape.point(at: curve?.progress(at: fraction) ?? fraction)
    }
  }

  /// The point at which the finger touches the screen, in points.
  public let start: CGPoint
  private(set) var segments: [Segment] = []

  /// Creates a path that starts at a point.
  public init(from start: CGPoint) {
    self.start = start
  }

  /// Creates a path that consists of arcs, each of which starts at the end of the one before; nil without any.
  init?(_ arcs: [(arc: TouchArc, duration: TimeInterval)], curve: UIView.AnimationCurve) {
    guard let first = arcs.first else { return nil }
    self = arcs.reduce(TouchPath(from: first.arc.point(at: 0))) {
      $0.adding(.arc($1.arc), $1.duration, curve)
    }
  }

  /// The point at which the finger lifts, in points.
  public var end: CGPoint { segments.last?.shape.point(at: 1) ?? start }

  /// The time that the finger stays on the screen, in seconds.
  public var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

  /// Returns the path with a pause of `duration` seconds appended.
  ///
  /// A finger that pauses after it has moved keeps sending its location, as a real finger that
  /// trembles does, so that gesture recognizers see its velocity drop to zero. A stationary touch
  /// sends no events: the velocity of pans and scroll views remains that of the last moves
  /// (measured on UIKit).
  ///
  /// - Parameters:
  ///   - duration: The duration of the pause, in seconds.
  ///   - isStationary: Whether the touch is stationary; false by default.
  public func holding(for duration: TimeInterval, isStationary: Bool = false) -> TouchPath {
    var path = adding(.point(end), duration, .linear)
    path.segments[path.segments.count - 1].isStationary = isStationary
    return path
  }

  /// Returns the path with a straight line to a point appended.
  ///
  /// - Parameters:
  ///   - point: The end of the line, in points of the screen.
  ///   - duration: The duration of the movement, in seconds.
  ///   - curve: The timing curve of the movement.
  public func moving(
    to point: CGPoint, in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    moving(along: [point], in: duration, curve: curve)
  }

  /// Returns the path with a straight line by a vector appended.
  ///
  /// - Parameters:
  ///   - vector: The offset from the current end of the path, in points.
  ///   - duration: The duration of the movement, in seconds.
  ///   - curve: The timing curve of the movement.
  public func moving(
    by vector: CGVector, in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    moving(
      to: CGPoint(x: end.x + vector.dx, y: end.y + vector.dy), in: duration, curve: curve)
  }

  /// Returns the path with straight lines through points appended, traversed at constant speed.
  ///
  /// - Parameters:
  ///   - points: The vertices of the line, in points of the screen; the path is unchanged if there
  ///     are none.
  ///   - duration: The duration of the whole movement, in seconds.
  ///   - curve: The timing curve of the movement.
  public func moving(
    along points: [CGPoint], in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    guard let line = TouchPolyline(points: [end] + points) else { return self }
    return adding(.line(line), duration, curve)
  }

  /// Returns the path with the first subpath of a Bézier path appended.
  ///
  /// The finger moves to the start of the Bézier path in a straight line first.
  ///
  /// - Parameters:
  ///   - path: The Bézier path, in points of the screen.
  ///   - duration: The duration of the whole movement, in seconds.
  ///   - curve: The timing curve of the movement.
  @MainActor
  public func moving(
    along path: UIBezierPath, in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    moving(
      along: path.cgPath.flattened(tolerance: Self.tolerance).first ?? [], in: duration,
      curve: curve)
  }

  /// Returns the path with an arc around a center appended, or a spiral if the radius changes.
  ///
  /// - Parameters:
  ///   - center: The center of the arc, in points of the screen.
  ///   - angle: The angle of the arc, in radians; positive values turn clockwise.
  ///   - radius: The final distance from the center, in points; nil keeps the current distance.
  ///   - duration: The duration of the movement, in seconds.
  ///   - curve: The timing curve of the movement.
  public func turning(
    around center: CGPoint, by angle: CGFloat, to radius: CGFloat? = nil,
    in duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) -> TouchPath {
    let start = TouchPair(center, end)
    return adding(
      .arc(
        TouchArc(
          center: center, radius: (start.distance, radius ?? start.distance),
          angle: (start.angle, start.angle + angle))), duration, curve)
  }

  /// The maximum distance between a curve and the polyline that replaces it, in points.
  private static let tolerance: CGFloat = 0.01

  private func adding(
    _ shape: Shape, _ duration: TimeInterval, _ curve: UIView.AnimationCurve
  ) -> TouchPath {
    var path = self
    path.segments.append(
      Segment(shape: shape, duration: duration, curve: curve == .linear ? nil : curve.bezier))
    return path
  }
}
