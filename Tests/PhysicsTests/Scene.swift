import Foundation
import Physics

/// The duration of a frame in seconds.
let frame = 1.0 / 60

extension World {
  /// Advances by frames of 1/60 s and returns the contacts that started and ended.
  @discardableResult
  func run(frames: Int) -> [ContactEvent] {
    (0..<frames).flatMap { _ in advance(by: frame) }
  }
}

extension Body {
  /// Creates a box without damping.
  static func box(
    in world: World, _ width: Double, _ height: Double, at x: Double, _ y: Double,
    filter: Filter = Filter()
  ) throws -> Body {
    let body = try Body(
      in: world, shape: .box(width: width, height: height), center: Vector(x: x, y: y))
    body.linearDamping = 0
    body.angularDamping = 0
    body.filter = filter
    return body
  }

  /// Creates a wall that touches every body with `Filter.item`.
  static func wall(in world: World, _ points: [Vector], isClosed: Bool = false) throws -> Body {
    let body = try Body(
      in: world, shape: .edges(points, isClosed: isClosed), center: .zero, isStatic: true)
    body.filter = .wall
    return body
  }
}

extension Filter {
  static let item = Filter(category: 1, mask: 3)
  static let wall = Filter(category: 2, mask: 1)
}

extension Vector: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Double...) {
    self.init(x: elements[0], y: elements[1])
  }

  /// Returns the corners of a polygon inscribed in an ellipse about the origin.
  static func ellipse(width: Double, height: Double, corners: Int) -> [Vector] {
    (0..<corners).map {
      let angle = 2 * Double.pi * Double($0) / Double(corners)
      return [width / 2 * cos(angle), height / 2 * sin(angle)]
    }
  }

  func isNear(_ other: Vector, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Double {
  func isNear(_ other: Double, within tolerance: Double) -> Bool {
    abs(self - other) <= tolerance
  }
}
