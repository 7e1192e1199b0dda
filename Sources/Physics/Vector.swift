import Glibc

/// A two-dimensional vector: a point, an offset, a velocity or a force.
package struct Vector: Hashable, Sendable {
  /// The horizontal component; positive points right.
  package var x: Double
  /// The vertical component; positive points down.
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

  /// Returns the distance to `other`.
  package func distance(to other: Vector) -> Double {
    let difference = other - self
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }

  /// Returns the dot product.
  func dot(_ other: Vector) -> Double {
    x * other.x + y * other.y
  }

  /// Returns the z component of the cross product.
  func cross(_ other: Vector) -> Double {
    x * other.y - y * other.x
  }

  /// Returns the vector rotated by an angle in radians, clockwise on screen.
  package func turned(by angle: Double) -> Vector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Vector(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }

  /// The vector scaled to length 1; nil for the zero vector.
  var direction: Vector? {
    let longest = max(abs(x), abs(y))
    guard longest > 0 else { return nil }
    // Scaled first, because the squares of very small or large numbers are not representable.
    let scaled = Vector(x: x / longest, y: y / longest)
    let length = scaled.distance(to: .zero)
    return Vector(x: scaled.x / length, y: scaled.y / length)
  }
}
