import UIKit

/// A view with a collision shape.
class ItemView: UIView {
  /// The shape for collisions.
  var collisionShape = CollisionShape.rectangle

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { collisionShape.type }

  override var collisionBoundingPath: UIBezierPath { collisionShape.path }
}

/// The shape of a view for collisions.
enum CollisionShape: Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// A polygon about the center, in points.
  case path([CGPoint])

  /// UIKit's type of the shape.
  var type: UIDynamicItemCollisionBoundsType {
    switch self {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .path: .path
    }
  }

  /// The polygon; empty for other shapes.
  @MainActor
  var path: UIBezierPath {
    if case .path(let points) = self { UIBezierPath(polygon: points) } else { UIBezierPath() }
  }
}

/// The keys of a view's collision shape.
enum CollisionShapeKeys {
  static let type = Key(
    "collisionBoundsType",
    .choice([
      ("rectangle", UIDynamicItemCollisionBoundsType.rectangle), ("ellipse", .ellipse),
      ("path", .path),
    ]), default: "rectangle", "The type of the view's collision bounds.")
  static let path = Key(
    "collisionBoundingPath", .collisionPath,
    "The corners of the view's collision bounds, relative to its center.")
  static let all: [any KeyDescription] = [type, path]
}

extension Fields {
  /// Reads a view's collision shape; reports a path without its points, and points without a path.
  func readCollisionShape() -> CollisionShape {
    let type = read(CollisionShapeKeys.type)
    let path = read(CollisionShapeKeys.path)
    let hasPath = has(CollisionShapeKeys.path)
    if type == .path, !hasPath {
      context.report(
        .wouldRaise, "the path is missing: UIKit would raise an exception",
        at: span(of: CollisionShapeKeys.type),
        expected: "\(CollisionShapeKeys.path.name): \(CollisionShapeKeys.path.expectation)")
    } else if let type, type != .path, hasPath {
      context.report(
        .doesNotFit, "the path has no effect without 'collisionBoundsType: path'",
        at: span(of: CollisionShapeKeys.path), help: "add it, or remove the path")
    }
    switch type {
    case .rectangle, nil: return .rectangle
    case .ellipse: return .ellipse
    case .path: return path.map { .path($0) } ?? .rectangle
    }
  }
}

extension ValueType<[CGPoint]> {
  private static let corners: ValueType = list(
    of: .point, "a list of at least three points", count: 3...Limits.listEntries)

  /// The corners of a polygon that UIKit accepts as an item's collision path.
  fileprivate static let collisionPath = corners.validated(
    "the corners of a convex polygon in order: UIKit would raise an exception for others",
    .wouldRaise
  ) { points in
    let path = CGMutablePath()
    path.addLines(between: points)
    return path.isItemOutline
  }
}
