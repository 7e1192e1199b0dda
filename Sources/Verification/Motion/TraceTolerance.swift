import Imaging

/// How much two traces may differ and still count as equal; a limit that is nil is not specified.
///
/// The limits apply together: a motion may be `seconds` late and, compared with the motion at that
/// time, `points` off. Opacities and fractions have no limit of their own, but may be late.
package struct TraceTolerance: Hashable, Sendable {
  /// The maximum difference of positions and sizes along each axis, in points.
  ///
  /// A scale may change the size of what it scales by as much.
  package var points: Double?
  /// The maximum difference of angles, in degrees.
  package var degrees: Double?
  /// The maximum time by which a motion, an appearance or a contact may be earlier or later, in
  /// seconds.
  package var seconds: Double?

  /// A tolerance that specifies nothing: every number must be equal.
  package static let exact = TraceTolerance()

  package init(points: Double? = nil, degrees: Double? = nil, seconds: Double? = nil) {
    self.points = points
    self.degrees = degrees
    self.seconds = seconds
  }

  /// Whether every number must be equal.
  package var isExact: Bool { points ?? 0 <= 0 && degrees ?? 0 <= 0 && ticks == 0 }

  /// The number of whole ticks by which a motion may be earlier or later.
  ///
  /// A time that is a hundredth of a tick short of a tick, such as 0.0166 s, is rounded up.
  var ticks: Int { Int(((seconds ?? 0) * Double(Trace.ticksPerSecond) + 0.01).rounded(.down)) }

  /// Returns the maximum difference of a property, in its unit.
  ///
  /// - Parameter length: The width or the height that a scale applies to, in points.
  func limit(of property: MotionProperty, length: Double) -> Double {
    switch property {
    case .centerX, .centerY, .width, .height: points ?? 0
    case .angle: (degrees ?? 0) * .pi / 180
    case .scaleX, .scaleY: length > 0 ? (points ?? 0) / length : 0
    case .alpha, .fraction: 0
    }
  }
}

extension TraceTolerance {
  /// Returns this tolerance with everything that `other` specifies replaced.
  package func overridden(by other: TraceTolerance) -> TraceTolerance {
    TraceTolerance(
      points: other.points ?? points, degrees: other.degrees ?? degrees,
      seconds: other.seconds ?? seconds)
  }

  /// Returns this tolerance without everything that `other` specifies.
  package func removing(_ other: TraceTolerance) -> TraceTolerance {
    TraceTolerance(
      points: other.points == nil ? points : nil, degrees: other.degrees == nil ? degrees : nil,
      seconds: other.seconds == nil ? seconds : nil)
  }

  /// What may differ, in words.
  var parts: [String] {
    var parts: [String] = []
    if let points {
      parts.append("positions and sizes may differ by up to \(Self.text(points)) pt")
    }
    if let degrees { parts.append("angles may differ by up to \(Self.text(degrees))°") }
    if let seconds { parts.append("motion may be up to \(Self.text(seconds)) s earlier or later") }
    return parts
  }

  private static func text(_ limit: Double) -> String { NumberFormat.short(limit, decimals: 6) }
}

extension TraceTolerance: Encodable {}
