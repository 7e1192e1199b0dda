extension Field {
  /// A region of the plane, in points relative to its center.
  ///
  /// It consists of one shape or its complement, combined with at most one other: measured on
  /// Apple's own animator by the open-source project charon.
  package struct Region: Hashable, Sendable, Codable {
    package enum Shape: Hashable, Sendable, Codable {
      case everywhere
      /// A circle, including the points at its radius.
      case circle(radius: Double)
      /// A rectangle, excluding the points on its sides.
      case rectangle(width: Double, height: Double)
    }

    package enum Operation: Hashable, Sendable, Codable {
      case union
      case difference
      case intersection
    }

    private struct Part: Hashable, Codable {
      var shape: Shape
      var isInverse = false

      func contains(_ point: Vector) -> Bool {
        shape.contains(point) != isInverse
      }
    }

    private struct Second: Hashable, Codable {
      var operation: Operation
      var part: Part
    }

    private var first: Part
    private var second: Second?

    package static let infinite = Region(.everywhere)

    package init(_ shape: Shape) {
      first = Part(shape: shape)
    }

    /// The complement of the region.
    package var inverse: Region {
      var inverse = self
      inverse.first.isInverse.toggle()
      switch second?.operation {
      case .union:
        // The complement of a union is the complement of the first shape minus the second.
        inverse.second?.operation = .difference
      case .difference:
        inverse.second?.operation = .union
      case .intersection:
        inverse.second?.operation = .union
        inverse.second?.part.isInverse.toggle()
      case nil:
        break
      }
      return inverse
    }

    /// Returns the region combined with the first shape of `other`, which replaces its previous
    /// combination.
    package func combined(_ operation: Operation, with other: Region) -> Region {
      var combined = self
      combined.second = Second(operation: operation, part: other.first)
      return combined
    }

    package func contains(_ point: Vector) -> Bool {
      let isInFirst = first.contains(point)
      guard let second else { return isInFirst }
      let isInSecond = second.part.contains(point)
      switch second.operation {
      case .union: return isInFirst || isInSecond
      case .difference: return isInFirst && !isInSecond
      case .intersection: return isInFirst && isInSecond
      }
    }
  }
}

extension Field.Region.Shape {
  fileprivate func contains(_ point: Vector) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): point.distance(to: .zero) <= radius
    case .rectangle(let width, let height):
      abs(point.x) < width / 2 && abs(point.y) < height / 2
    }
  }
}
