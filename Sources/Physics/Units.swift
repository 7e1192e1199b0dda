import CBox2D

/// Conversions between points in double precision and Box2D's meters in single precision.
///
/// 100 points are 1 meter, y points down and angles increase clockwise on screen, as measured on
/// Apple's own animator by the open-source project charon.
enum Units {
  /// The maximum magnitude of a quantity, in meters, kilograms, seconds and radians.
  ///
  /// Box2D multiplies several of them in single precision, whose limit is 3e38.
  static let maximum: Double = 1e6

  /// Returns the number clamped and in single precision, or nil if it is not finite.
  static func single(_ value: Double) -> Float? {
    value.isFinite ? clamped(value) : nil
  }

  /// Returns a finite number clamped and in single precision.
  static func clamped(_ value: Double) -> Float {
    Float(min(max(value, -maximum), maximum))
  }

  static func meters(_ points: Double) -> Float? {
    single(0.01 * points)
  }

  static func meters(_ points: Vector) -> CBVector? {
    guard let x = meters(points.x), let y = meters(points.y) else { return nil }
    return CBVector(x: x, y: y)
  }

  /// Returns a vector that is already in Box2D's units, clamped, or nil if it is not finite.
  static func single(_ vector: Vector) -> CBVector? {
    guard let x = single(vector.x), let y = single(vector.y) else { return nil }
    return CBVector(x: x, y: y)
  }

  /// Returns a finite number as the nearest one that single precision can represent.
  static func nearestSingle(_ value: Double) -> Float {
    let limit = Double(Float.greatestFiniteMagnitude)
    return Float(min(max(value, -limit), limit))
  }

  static func points(_ meters: Float) -> Double {
    Double(100 * meters)
  }

  static func points(_ meters: CBVector) -> Vector {
    Vector(x: points(meters.x), y: points(meters.y))
  }
}
