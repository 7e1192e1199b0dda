extension Field {
  /// A region of the plane, in points relative to its center.
  ///
  /// It consists of one shape or its complement, combined with at most one other shape: measured
  /// on Apple's own animator by the open-source project charon.
  package struct Region: Hashable, Sendable, Codable {
    package enum Shape: Hashable, Sendable, Codable {
      /// No points, whatever it is combined with.
      case nothing
      case everywhere
      /// A circle, including the points at its radius; everywhere if the radius is not positive.
      case circle(radius: Double)
      /// A rectangle, excluding the points on its sides.
      case rectangle(width: Double, height: Double)
    }

    package enum Operation: Hashable, Sendable, Codable {
      case union
      case difference
      case intersection
    }

    private struct Second: Hashable, Codable {
      var operation: Operation
      var shape: Shape
    }

    private var first: Shape
    /// Whether the complement of the first shape is meant.
    private var isInverse = false
    private var second: Second?

    package static let infinite = Region(.everywhere)

    package init(_ shape: Shape) {
      first = shape
    }

    /// The region with the complement of its first shape, combined as before.
    package var inverse: Region {
      var inverse = self
      if first != .nothing { inverse.isInverse.toggle() }
      return inverse
    }

    /// Returns the region combined with the first shape of `other`, which replaces its previous
    /// combination.
    ///
    /// If `other` is inverse, a union becomes a difference, and a difference a union; an
    /// intersection is with the shape itself.
    package func combined(_ operation: Operation, with other: Region) -> Region {
      let effective: Operation =
        switch (operation, other.isInverse) {
        case (.union, true): .difference
        case (.difference, true): .union
        default: operation
        }
      var combined = self
      combined.second = Second(operation: effective, shape: other.first)
      return combined
    }

    package func contains(_ point: Vector) -> Bool {
      guard first != .nothing else { return false }
      let isInFirst = first.contains(point) != isInverse
      guard let second else { return isInFirst }
      switch second.operation {
      case .union: return isInFirst || second.shape.contains(point)
      case .difference: return isInFirst && !second.shape.contains(point)
      case .intersection: return isInFirst && second.shape.touches(point)
      }
    }
  }
}

extension Field.Region.Shape {
  /// Whether a point is inside the shape, in single precision.
  fileprivate func contains(_ point: Vector) -> Bool {
    switch self {
    case .nothing: return false
    case .everywhere: return true
    case .circle(let radius):
      let radius = Float(radius)
      // An extent that is not positive counts as infinite.
      func part(_ distance: Double) -> Float {
        radius <= 0 ? Float(0 * distance) : Float(distance / Double(radius))
      }
      let (x, y) = (part(point.x), part(point.y))
      return x * x + y * y <= 1
    case .rectangle(let width, let height):
      return abs(Float(point.x)) < Float(width / 2) && abs(Float(point.y)) < Float(height / 2)
    }
  }

  /// Whether a point is inside the shape or on its edge, in single precision.
  fileprivate func touches(_ point: Vector) -> Bool {
    guard case .rectangle(let width, let height) = self else { return contains(point) }
    return abs(Float(point.x)) <= Float(width / 2) && abs(Float(point.y)) <= Float(height / 2)
  }
}
