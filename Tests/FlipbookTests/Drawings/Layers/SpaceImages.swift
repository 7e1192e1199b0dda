import UIKit

extension ReferenceImage {
  /// Layers in space, and copies of layers.
  static let space: [ReferenceImage] = [
    // The right edge turns away from the viewer.
    .layers("space-rotation-y") { layer in
      card(layer).transform = CATransform3DRotate(perspective(), .pi / 4, 0, 1, 0)
    },
    // The top edge tips away from the viewer.
    .layers("space-rotation-x") { layer in
      card(layer).transform = CATransform3DRotate(perspective(), .pi / 4, 1, 0, 0)
    },
    .layers("space-without-perspective") { layer in
      card(layer).transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    },
    // All sublayers share one vanishing point.
    .layers("space-sublayer-transform") { layer in
      layer.sublayerTransform = perspective(120)
      for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
        layer.added(CGRect(x: 4 + 25 * index, y: 20, width: 22, height: 40), color).transform =
          CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      }
    },
    .layers("space-z-position") { layer in
      layer.sublayerTransform = perspective(100)
      for (index, z) in [-60, 0, 40].enumerated() {
        layer.added(
          CGRect(x: 10 + 20 * index, y: 10 + 20 * index, width: 20, height: 20),
          [UIColor.systemRed, .systemGreen, .systemBlue][index]
        ).zPosition = CGFloat(z)
      }
    },
    // The first layer is above the others because of its place in space.
    .layers("space-order") { layer in
      layer.added(CGRect(x: 10, y: 10, width: 40, height: 40), .systemRed).zPosition = 1
      layer.added(CGRect(x: 20, y: 20, width: 40, height: 40), .systemGreen)
      layer.added(CGRect(x: 30, y: 30, width: 40, height: 40), .systemBlue)
    },
    .layers("space-single-sided") { layer in
      for (index, isDoubleSided) in [true, false].enumerated() {
        let half = CGRect(x: 6 + 37 * index, y: 20, width: 30, height: 40)
        let back = layer.added(half)
        back.contents = TestImages.drop.cgImage
        back.isDoubleSided = isDoubleSided
        back.transform = CATransform3DRotate(perspective(), .pi * 0.85, 0, 1, 0)
      }
    },
    // It turns about an axis behind it.
    .layers("space-anchor-z") { layer in
      layer.sublayerTransform = perspective(160)
      for index in -1...1 {
        let side = layer.added(CGRect(x: 24, y: 20, width: 32, height: 40), .systemTeal)
        side.borderWidth = 2
        side.anchorPointZ = -28
        side.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 3, 0, 1, 0)
      }
    },
    .layers("space-transform-layer") { layer in
      let box = layer.added(CATransformLayer(), CGRect(x: 20, y: 20, width: 40, height: 40))
      cube(box)
      var transform = perspective(160)
      transform = CATransform3DRotate(transform, -0.5, 1, 0, 0)
      box.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
    },
    // Each side is projected to the plane of the box.
    .layers("space-flattened") { layer in
      let box = layer.added(CGRect(x: 20, y: 20, width: 40, height: 40))
      cube(box)
      var transform = perspective(160)
      transform = CATransform3DRotate(transform, -0.5, 1, 0, 0)
      box.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
    },
    .layers("space-opacity-of-each") { layer in
      let box = layer.added(CATransformLayer(), bounds)
      box.opacity = 0.5
      box.added(CGRect(x: 10, y: 20, width: 40, height: 40), .systemRed)
      box.added(CGRect(x: 30, y: 30, width: 40, height: 40), .systemBlue)
    },
    .layers("space-text-and-shadow") { layer in
      let sign = card(layer)
      sign.shadowOpacity = 0.5
      sign.shadowRadius = 3
      sign.shadowOffset = CGSize(width: 0, height: 6)
      let text = sign.added(CATextLayer(), CGRect(x: 4, y: 10, width: 40, height: 30))
      text.string = "Hey"
      text.fontSize = 20
      text.contentsScale = 2
      sign.transform = CATransform3DRotate(perspective(), -.pi / 4, 0, 1, 0)
    },
    .layers("replicator-row") { layer in
      let row = layer.added(CAReplicatorLayer(), bounds)
      row.instanceCount = 5
      row.instanceTransform = CATransform3DMakeTranslation(15, 6, 0)
      row.instanceAlphaOffset = -0.2
      row.added(CGRect(x: 4, y: 14, width: 12, height: 28), .systemBlue).cornerRadius = 6
    },
    // Copies are turned about the center of the replicator.
    .layers("replicator-ring") { layer in
      let ring = layer.added(CAReplicatorLayer(), bounds)
      ring.instanceCount = 12
      ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      ring.instanceColor = UIColor(red: 1, green: 1, blue: 0.2, alpha: 1).cgColor
      ring.instanceGreenOffset = -0.08
      ring.instanceBlueOffset = 0.06
      ring.added(CGRect(x: 36, y: 6, width: 8, height: 20), .white).cornerRadius = 4
    },
    .layers("replicator-nested") { layer in
      layer.backgroundColor = UIColor.black.cgColor
      let rows = layer.added(CAReplicatorLayer(), bounds)
      rows.instanceCount = 4
      rows.instanceTransform = CATransform3DMakeTranslation(0, 18, 0)
      rows.instanceRedOffset = -0.3
      let columns = rows.added(CAReplicatorLayer(), bounds)
      columns.instanceCount = 4
      columns.instanceTransform = CATransform3DMakeTranslation(18, 0, 0)
      columns.instanceBlueOffset = -0.3
      columns.added(CGRect(x: 6, y: 6, width: 14, height: 14), .white).cornerRadius = 3
    },
    // A copy shows the animation of its source later.
    .layers("replicator-delay", after: 1) { layer in
      let dots = layer.added(CAReplicatorLayer(), bounds)
      dots.instanceCount = 4
      dots.instanceDelay = 0.2
      dots.instanceTransform = CATransform3DMakeTranslation(18, 0, 0)
      let dot = dots.added(CGRect(x: 6, y: 6, width: 14, height: 14), .systemRed)
      dot.cornerRadius = 7
      let fall = CABasicAnimation(keyPath: "position.y")
      fall.fromValue = 13
      fall.toValue = 67
      fall.duration = 1.25
      dot.add(fall, forKey: nil)
    },
    .layers("replicator-in-space") { layer in
      let ring = layer.added(CAReplicatorLayer(), bounds)
      ring.preservesDepth = true
      ring.sublayerTransform = perspective(140)
      ring.instanceCount = 6
      ring.instanceTransform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let side = ring.added(CGRect(x: 28, y: 24, width: 24, height: 32), .systemPink)
      side.zPosition = 26
      side.opacity = 0.8
    },
  ]

  private static func perspective(_ distance: CGFloat = 100) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  @MainActor
  private static func card(_ layer: CALayer) -> CALayer {
    let card = layer.added(CGRect(x: 16, y: 16, width: 48, height: 48), .systemBlue)
    card.borderWidth = 4
    card.borderColor = UIColor.black.cgColor
    return card
  }

  /// Adds the sides of a cube to a layer of 40 points.
  @MainActor
  private static func cube(_ layer: CALayer) {
    let sides: [(CGFloat, CGFloat, CGFloat, UIColor)] = [
      (0, 0, 0, .systemRed), (.pi / 2, 0, 1, .systemGreen), (.pi, 0, 1, .systemYellow),
      (-.pi / 2, 0, 1, .systemBlue), (.pi / 2, 1, 0, .systemOrange),
      (-.pi / 2, 1, 0, .systemPurple),
    ]
    for (angle, x, y, color) in sides {
      let side = layer.added(layer.bounds, color)
      side.borderWidth = 2
      let turn = CATransform3DMakeRotation(angle, x, y, x + y == 0 ? 1 : 0)
      side.transform = CATransform3DTranslate(turn, 0, 0, 20)
    }
  }
}
