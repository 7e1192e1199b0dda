import UIKit

extension BehaviorKind {
  /// Collisions of items with each other and with boundaries.
  static let collision = BehaviorKind(
    "collision", title: "a collision behavior",
    keys: [BehaviorKeys.items, CollisionKeys.boundaries],
    properties: [
      Property("collisionMode", .collisionMode, "What the items collide with.") {
        (collision: UICollisionBehavior, mode: UICollisionBehavior.Mode) in
        collision.collisionMode = mode
      },
      Property(
        "translatesReferenceBoundsIntoBoundary", .referenceBounds,
        "Whether the stage's edges are a boundary, or the insets of the boundary from them."
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
    fields.context.results.record(
      CollisionFact(
        items: items, boundaries: boundaries.map(\.identifier), value: fields.value,
        handler: fields.context.handlerSpan))
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
    "boundaries", .boundaries, declares: .keys(.boundary), "The boundaries, by identifier.")
}

extension ValueType<UICollisionBehavior.Mode> {
  fileprivate static let collisionMode: ValueType = choice([
    ("items", .items), ("boundaries", .boundaries), ("everything", .everything),
  ])
}

extension ValueType<UIEdgeInsets?> {
  private static let expectation = "true, false, or insets [top, left, bottom, right] in points"
  private static let insets = ValueType<[Double]>.numbers(
    expectation, Array(repeating: .number(), count: 4)
  ).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }

  /// The insets of a boundary from the edges of the reference view; nil for no boundary.
  fileprivate static let referenceBounds = ValueType(
    expectation, .any([.boolean, insets.shape])
  ) { value, context in
    if value.elements != nil {
      guard let insets = insets.read(value, context) else { return nil }
      if let size = context.stageSize, insets.leavesNoRoom(in: size) {
        context.report(
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
      context.reportType(value, expected: expectation)
      return nil
    }
  }
}

extension UIEdgeInsets {
  fileprivate func leavesNoRoom(in size: CGSize) -> Bool {
    min(size.width - left - right, size.height - top - bottom) < Limits.minBoundaryLength
  }
}
