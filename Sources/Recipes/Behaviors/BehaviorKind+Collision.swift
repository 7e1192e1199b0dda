import UIKit

extension BehaviorKind {
  /// Makes items bounce off each other and off boundaries.
  static let collision = BehaviorKind(
    "collision", title: "a collision", keys: [BehaviorKeys.items, CollisionKeys.boundaries],
    properties: [
      Property("collisionMode", .collisionMode, "What the items bounce off.") {
        (collision: UICollisionBehavior, mode: UICollisionBehavior.Mode) in
        collision.collisionMode = mode
      },
      Property(
        "translatesReferenceBoundsIntoBoundary", .referenceBounds,
        "Whether the stage's edges are a boundary, or how far inside of them it is."
      ) { collision, insets in
        if let insets {
          collision.setTranslatesReferenceBoundsIntoBoundary(with: insets)
        } else {
          collision.translatesReferenceBoundsIntoBoundary = false
        }
      },
    ]
  ) { fields in
    let boundaries = fields.read(CollisionKeys.boundaries) ?? []
    guard let items = fields.read(BehaviorKeys.items) else { return nil }
    return { scene in
      let collision = UICollisionBehavior(items: scene.items(items))
      for boundary in boundaries { boundary.add(to: collision) }
      collision.collisionDelegate = scene
      return collision
    }
  }
}

private enum CollisionKeys {
  static let boundaries = Key(
    "boundaries", .boundaries, "What the items bounce off, by identifier.")
}

extension ValueType<UICollisionBehavior.Mode> {
  fileprivate static let collisionMode = choice([
    ("items", .items), ("boundaries", .boundaries), ("everything", .everything),
  ])
}

extension ValueType<UIEdgeInsets?> {
  private static let expectation = "true, false, or insets [top, left, bottom, right] in points"
  private static let insets = ValueType<[Double]>.numbers(
    expectation, Array(repeating: .number(), count: 4))

  /// Whether the edges of the reference view are a boundary, and how far inside of them it is.
  fileprivate static let referenceBounds = ValueType(
    expectation, .any([.boolean, insets.form])
  ) { value, checker in
    if value.elements != nil {
      let insets = insets.read(value, checker)
        .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      guard let insets else { return nil }
      if let size = checker.stageSize,
        min(size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
          < Limits.shortestLine
      {
        checker.report(
          .doesNotFit, "these insets leave no room on the stage", at: value.span,
          found: value.summary)
        return nil
      }
      return .some(insets)
    }
    switch value.content {
    case .plain("true"): return .some(.zero)
    case .plain("false"): return .some(nil)
    default:
      checker.reportType(value, expected: expectation)
      return nil
    }
  }
}
