extension Field {
  /// A part of the plane, in points about its middle.
  ///
  /// It is one shape, whole or all but it, with at most one more beside it: measured on Apple's own
  /// animator by the open-source project charon.
  package struct Region: Hashable, Sendable, Codable {
    package enum Shape: Hashable, Sendable, Codable {
      case everywhere
      /// With the points at the radius itself.
      case circle(radius: Double)
      /// Without the points on the sides.
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

    /// All that this region is not.
    package var inverse: Region {
      var inverse = self
      inverse.first.isInverse.toggle()
      switch second?.operation {
      case .union:
        // What is in neither is in the first's inverse, less the second.
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

    /// Puts the other's first shape in the place of what the region was combined with before.
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
