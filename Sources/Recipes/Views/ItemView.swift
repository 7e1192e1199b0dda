import UIKit

/// A view that collides as a recipe asks for.
class ItemView: UIView {
  /// As what it collides.
  var outline = Outline.rectangle

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { outline.type }

  override var collisionBoundingPath: UIBezierPath { outline.path }
}

/// As what an item collides.
enum Outline: Sendable {
  /// The rectangle of its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// A polygon about its center, in points.
  case path([CGPoint])

  /// The name that UIKit has for it.
  var type: UIDynamicItemCollisionBoundsType {
    switch self {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .path: .path
    }
  }

  /// The polygon; empty if it is none.
  @MainActor
  var path: UIBezierPath {
    if case .path(let points) = self { UIBezierPath(polygon: points) } else { UIBezierPath() }
  }
}

/// The keys of views that tell as what they collide.
enum OutlineKeys {
  static let type = Key(
    "collisionBoundsType",
    .choice([
      ("rectangle", UIDynamicItemCollisionBoundsType.rectangle), ("ellipse", .ellipse),
      ("path", .path),
    ]), usual: "rectangle", "As what the view collides.")
  static let path = Key(
    "collisionBoundingPath", .outline, "The corners of its outline, from its center.")
  static let all: [any KeyDescription] = [type, path]
}

extension Fields {
  /// Reads as what a view collides; reports a path without its points, and points without a path.
  func readOutline() -> Outline {
    let type = read(OutlineKeys.type)
    let path = read(OutlineKeys.path)
    let hasPath = has(OutlineKeys.path.name)
    if type == .path, !hasPath {
      checker.report(
        .wouldRaise, "the path is missing, for which UIKit raises an exception",
        at: span(of: OutlineKeys.type.name),
        expected: "\(OutlineKeys.path.name): \(OutlineKeys.path.expectation)")
    } else if let type, type != .path, hasPath {
      checker.report(
        .doesNotFit, "the path is of no use without 'collisionBoundsType: path'",
        at: span(of: OutlineKeys.path.name), help: "add it, or remove the path")
    }
    switch type {
    case .rectangle, nil: return .rectangle
    case .ellipse: return .ellipse
    case .path: return path.map { .path($0) } ?? .rectangle
    }
  }
}

extension ValueType<[CGPoint]> {
  private static let corners = list(
    of: .point, "a list of three points or more", count: 3...Limits.listEntries)

  /// The corners of a polygon that UIKit takes for an item's outline.
  fileprivate static let outline = corners.checked(
    "the corners of a convex polygon in their order: UIKit raises an exception for others",
    .wouldRaise
  ) { points in
    let path = CGMutablePath()
    path.addLines(between: points)
    return path.isItemOutline
  }
}
