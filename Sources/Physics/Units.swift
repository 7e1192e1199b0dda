import CBox2D

/// How the outside's doubles and points become Box2D's floats and metres, and back.
///
/// 100 points are 1 metre, y points down and angles turn clockwise on screen, as measured on
/// Apple's own animator by the open-source project charon.
enum Units {
  /// The largest quantity let through, in metres, kilograms, seconds and radians.
  ///
  /// Box2D multiplies several of them in single precision, which ends at 3e38.
  static let largest: Double = 1e6

  /// The number in single precision and within reach, or nil if it is not finite.
  static func single(_ value: Double) -> Float? {
    value.isFinite ? clamped(value) : nil
  }

  /// A finite number in single precision and within reach.
  static func clamped(_ value: Double) -> Float {
    Float(min(max(value, -largest), largest))
  }

  static func metres(_ points: Double) -> Float? {
    single(0.01 * points)
  }

  static func metres(_ points: Vector) -> CBVector? {
    guard let x = metres(points.x), let y = metres(points.y) else { return nil }
    return CBVector(x: x, y: y)
  }

  /// A vector in Box2D's units already.
  static func single(_ vector: Vector) -> CBVector? {
    guard let x = single(vector.x), let y = single(vector.y) else { return nil }
    return CBVector(x: x, y: y)
  }

  static func points(_ metres: Float) -> Double {
    Double(100 * metres)
  }

  static func points(_ metres: CBVector) -> Vector {
    Vector(x: points(metres.x), y: points(metres.y))
  }
}
