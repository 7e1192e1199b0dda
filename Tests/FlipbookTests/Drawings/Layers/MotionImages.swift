import UIKit

extension ReferenceImage {
  /// Particles and transitions, at a time.
  static let motion: [ReferenceImage] =
    [
      .layers("emitter-cone", after: 1) { layer in
        let cell = cell()
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = .pi / 3
        emitter(layer, cell)
      },
      .layers("emitter-line", after: 1) { layer in
        let cell = cell()
        cell.emissionLongitude = .pi
        let emitter = emitter(layer, cell)
        emitter.emitterShape = .line
        emitter.emitterPosition = CGPoint(x: 40, y: 4)
        emitter.emitterSize = CGSize(width: 72, height: 0)
      },
      // They leave the circle outwards, whose radius is the width.
      .layers("emitter-circle-outline", after: 0.6) { layer in
        let cell = cell()
        cell.velocity = 30
        cell.birthRate = 100
        let emitter = emitter(layer, cell)
        emitter.emitterShape = .circle
        emitter.emitterMode = .outline
        emitter.emitterSize = CGSize(width: 16, height: 0)
      },
      .layers("emitter-rectangle", after: 1) { layer in
        let cell = cell()
        cell.velocity = 0
        let emitter = emitter(layer, cell)
        emitter.emitterShape = .rectangle
        emitter.emitterSize = CGSize(width: 60, height: 30)
      },
      .layers("emitter-gravity-and-spin", after: 1.5) { layer in
        let cell = cell()
        cell.contents = TestImages.drop.cgImage
        cell.contentsScale = 4
        cell.color = UIColor.white.cgColor
        cell.birthRate = 5
        cell.emissionLongitude = -.pi / 3
        cell.yAcceleration = 60
        cell.spin = 2
        let emitter = emitter(layer, cell)
        emitter.emitterPosition = CGPoint(x: 8, y: 40)
      },
      .layers("emitter-colors-and-scale", after: 1.2) { layer in
        let cell = cell()
        cell.color = UIColor.white.cgColor
        cell.greenSpeed = -0.8
        cell.blueSpeed = -0.5
        cell.alphaSpeed = -0.6
        cell.scaleSpeed = 0.6
        cell.lifetime = 1.2
        cell.birthRate = 8
        emitter(layer, cell).emitterPosition = CGPoint(x: 12, y: 40)
      },
      .layers("emitter-additive", after: 1) { layer in
        layer.backgroundColor = UIColor.black.cgColor
        let cell = cell()
        cell.color = UIColor(red: 0.5, green: 0.2, blue: 0.1, alpha: 1).cgColor
        cell.emissionRange = 2 * .pi
        cell.birthRate = 80
        cell.scale = 2
        emitter(layer, cell).renderMode = .additive
      },
      .layers("emitter-of-particles", after: 1.4) { layer in
        let spark = cell()
        spark.lifetime = 0.4
        spark.velocity = 20
        spark.emissionRange = 2 * .pi
        spark.scale = 0.4
        spark.color = UIColor.systemOrange.cgColor
        let rocket = cell()
        rocket.birthRate = 2
        rocket.emissionLongitude = -.pi / 4
        rocket.velocity = 50
        rocket.emitterCells = [spark]
        emitter(layer, rocket).emitterPosition = CGPoint(x: 10, y: 70)
      },
    ]
    + transitions.map { type, subtype in
      .layers("transition-\(type.rawValue)-\(subtype.rawValue)", after: 0.5) { layer in
        let page = layer.added(CGRect(x: 8, y: 8, width: 64, height: 64), .systemTeal)
        page.masksToBounds = true
        let label = page.added(CATextLayer(), CGRect(x: 0, y: 12, width: 64, height: 40))
        label.alignmentMode = .center
        label.string = "A"
      } then: { layer in
        guard let page = layer.sublayers?.first, let label = page.sublayers?.first else { return }
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        page.add(transition, forKey: nil)
        page.backgroundColor = UIColor.systemOrange.cgColor
        (label as? CATextLayer)?.string = "B"
      }
    }

  private static let transitions: [(CATransitionType, CATransitionSubtype)] = [
    (.fade, .fromLeft), (.push, .fromLeft), (.push, .fromRight), (.push, .fromTop),
    (.push, .fromBottom), (.moveIn, .fromRight), (.moveIn, .fromTop), (.reveal, .fromLeft),
    (.reveal, .fromBottom),
  ]

  @MainActor
  private static func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { renderer in
        UIColor.white.setFill()
        renderer.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }.cgImage
    cell.contentsScale = 2
    cell.color = UIColor.systemPink.cgColor
    cell.birthRate = 30
    cell.lifetime = 1
    cell.velocity = 40
    return cell
  }

  @MainActor @discardableResult
  private static func emitter(_ layer: CALayer, _ cell: CAEmitterCell) -> CAEmitterLayer {
    let emitter = layer.added(CAEmitterLayer(), bounds)
    emitter.emitterPosition = CGPoint(x: 40, y: 40)
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = [cell]
    return emitter
  }
}
