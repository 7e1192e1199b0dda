import UIKit

extension ViewKind {
  /// A view that shows its subviews several times.
  static let replicator = ViewKind(
    .replicator, title: "a replicator", keys: CollisionShapeKeys.all,
    properties: [
      Property<ReplicatorView>(
        "instanceCount", .integer(1...1000, "a whole number from 1 to 1000"),
        "How often the subviews are shown; once by default."
      ) { $0.replicator?.instanceCount = $1 },
      Property(
        "instanceDelay", .duration(),
        "The time by which the animations of each instance are later than those of the one before."
      ) { $0.replicator?.instanceDelay = $1 },
      Property(
        "instanceTransform", .transform3D,
        "The transform of each instance relative to the one before, about the view's center."
      ) { $0.replicator?.instanceTransform = $1 },
      Property(
        "instanceColor", .color,
        "The color by which the first instance is multiplied; white by default."
      ) { view, color in
        view.replicator?.instanceColor = color.resolvedColor(with: view.traitCollection).cgColor
      },
      Property(
        "instanceRedOffset", .offset, "What each instance adds to the red of the one before."
      ) { $0.replicator?.instanceRedOffset = Float($1) },
      Property(
        "instanceGreenOffset", .offset, "What each instance adds to the green of the one before."
      ) { $0.replicator?.instanceGreenOffset = Float($1) },
      Property(
        "instanceBlueOffset", .offset, "What each instance adds to the blue of the one before."
      ) { $0.replicator?.instanceBlueOffset = Float($1) },
      Property(
        "instanceAlphaOffset", .offset, "What each instance adds to the alpha of the one before."
      ) { $0.replicator?.instanceAlphaOffset = Float($1) },
    ]
  ) { fields in
    let shape = fields.readCollisionShape()
    return {
      let view = ReplicatorView(frame: .zero)
      view.collisionShape = shape
      return view
    }
  }
}

extension ValueType<Double> {
  fileprivate static let offset: ValueType = number(-1...1, "a number from -1 to 1")
}

/// A view whose layer shows its sublayers several times.
///
/// As of shapes, changes of properties that only its layer has are animated like those of views.
final class ReplicatorView: ItemView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  /// The view's layer.
  var replicator: CAReplicatorLayer? { layer as? CAReplicatorLayer }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    (layer === self.layer ? blockAction(forKey: event) : nil)
      ?? super.action(for: layer, forKey: event)
  }
}
