/// Two numbers with a direction: a point, an offset, a velocity or a force.
package struct Vector: Hashable, Sendable {
  /// The part to the right.
  package var x: Double
  /// The part downward.
  package var y: Double

  package static let zero = Vector(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (first: Vector, second: Vector) -> Vector {
    Vector(x: first.x + second.x, y: first.y + second.y)
  }

  package static func - (first: Vector, second: Vector) -> Vector {
    Vector(x: first.x - second.x, y: first.y - second.y)
  }

  /// The distance from here to `other`.
  package func distance(to other: Vector) -> Double {
    let difference = other - self
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }
}
