import Foundation

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

  /// The product of both lengths and the cosine of the angle between them.
  func dot(_ other: Vector) -> Double {
    x * other.x + y * other.y
  }

  /// The product of both lengths and the sine of the angle from here to `other`.
  func cross(_ other: Vector) -> Double {
    x * other.y - y * other.x
  }

  /// The vector turned by an angle in radians, clockwise on screen.
  package func turned(by angle: Double) -> Vector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Vector(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }

  /// The vector at a length of 1; nil without a direction.
  var direction: Vector? {
    let longest = max(abs(x), abs(y))
    guard longest > 0 else { return nil }
    // However small or large the numbers are, their squares stay within reach.
    let scaled = Vector(x: x / longest, y: y / longest)
    let length = scaled.distance(to: .zero)
    return Vector(x: scaled.x / length, y: scaled.y / length)
  }
}
