import UIKit

extension ReferenceImage {
  /// Shapes, gradients, text and images in layers.
  static let contentLayers: [ReferenceImage] =
    [
      .layers("shape-default") { layer in
        let shape = layer.added(CAShapeLayer(), bounds)
        shape.path = zigzag
        shape.strokeColor = UIColor.systemRed.cgColor
      },
      .layers("shape-stroke-part") { layer in
        let shape = outline(layer, UIBezierPath(ovalIn: circle).cgPath)
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.9
        shape.lineCap = .round
      },
      // The fractions are those of the length of all subpaths.
      .layers("shape-stroke-subpaths") { layer in
        let path = CGMutablePath()
        path.addRect(CGRect(x: 8, y: 8, width: 64, height: 30))
        path.addRect(CGRect(x: 8, y: 50, width: 64, height: 22))
        let shape = outline(layer, path)
        shape.lineWidth = 4
        shape.strokeEnd = 0.75
      },
      .layers("shape-stroke-part-dashed") { layer in
        let shape = outline(layer, UIBezierPath(ovalIn: circle).cgPath)
        shape.lineDashPattern = [12, 6]
        shape.lineDashPhase = 6
        shape.strokeStart = 0.5
      },
      .layers("shape-even-odd") { layer in
        let path = CGMutablePath()
        path.addEllipse(in: circle)
        path.addEllipse(in: circle.insetBy(dx: 14, dy: 14))
        let shape = layer.added(CAShapeLayer(), bounds)
        shape.path = path
        shape.fillRule = .evenOdd
        shape.fillColor = UIColor.systemGreen.cgColor
      },
      .layers("shape-joins") { layer in
        for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
          let shape = outline(layer, zigzag)
          shape.lineJoin = join
          shape.lineWidth = 10
          shape.transform = CATransform3DConcat(
            CATransform3DMakeScale(0.9, 0.4, 1),
            CATransform3DMakeTranslation(0, CGFloat(index - 1) * 24, 0))
        }
      },
      .layers("shape-unclipped") { layer in
        let shape = layer.added(
          CAShapeLayer(), CGRect(x: 20, y: 20, width: 30, height: 30), .systemGray5)
        shape.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 44, height: 44)).cgPath
        shape.fillColor = UIColor.systemPurple.cgColor
        shape.added(CGRect(x: 20, y: 20, width: 12, height: 12), .systemYellow)
      },
      // Halfway between two paths of the same form.
      .layers("shape-path-halfway", after: 0.5) { layer in
        let shape = outline(layer, zigzag)
        let morph = CABasicAnimation(keyPath: "path")
        let end = CGMutablePath()
        end.addLines(between: [
          CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 70), CGPoint(x: 70, y: 10),
        ])
        morph.fromValue = zigzag
        morph.toValue = end
        morph.duration = 1
        shape.add(morph, forKey: nil)
      },
      .layers("gradient-axial") { layer in
        gradient(layer)
      },
      .layers("gradient-axial-points") { layer in
        let gradient = gradient(layer)
        gradient.startPoint = CGPoint(x: 0.25, y: 0.25)
        gradient.endPoint = CGPoint(x: 0.75, y: 0.5)
        gradient.locations = [0, 0.2, 1]
      },
      .layers("gradient-radial") { layer in
        let gradient = gradient(layer)
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.75)
      },
      .layers("gradient-conic") { layer in
        let gradient = gradient(layer)
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
      },
      // Colors are premultiplied before they are mixed.
      .layers("gradient-to-clear") { layer in
        layer.addStripes()
        gradient(layer).colors = [
          UIColor.white.cgColor, UIColor.black.withAlphaComponent(0).cgColor,
        ]
      },
      .layers("gradient-rounded") { layer in
        let gradient = gradient(layer)
        gradient.cornerRadius = 24
        gradient.borderWidth = 3
      },
      // White, in Helvetica at 36 points, and not wrapped by default.
      .layers("text-default") { layer in
        layer.backgroundColor = UIColor.systemGray.cgColor
        layer.added(CATextLayer(), bounds).string = "Abcdef"
      },
      .layers("text-wrapped") { layer in
        let text = text(layer, CGRect(x: 6, y: 6, width: 68, height: 68))
        text.string = "One two three four five"
        text.isWrapped = true
        text.alignmentMode = .center
      },
      .layers("text-truncated") { layer in
        let modes: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
        for (index, mode) in modes.enumerated() {
          let text = text(layer, CGRect(x: 6, y: 4 + 19 * index, width: 68, height: 17))
          text.string = "0123456789abcdef"
          text.truncationMode = mode
          text.masksToBounds = true
        }
      },
      .layers("text-attributed") { layer in
        let text = text(layer, CGRect(x: 6, y: 10, width: 68, height: 60))
        text.isWrapped = true
        let string = NSMutableAttributedString(
          string: "Big", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
        string.append(
          NSAttributedString(
            string: " small\nred",
            attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]))
        text.string = string
      },
      .layers("scroll-layer") { layer in
        let scroll = layer.added(
          CAScrollLayer(), CGRect(x: 16, y: 16, width: 48, height: 48), .systemGray5)
        scroll.masksToBounds = true
        let content = scroll.added(CGRect(x: 0, y: 0, width: 80, height: 80))
        content.addStripes()
        scroll.scroll(to: CGPoint(x: 24, y: -12))
      },
      .layers("contents-part") { layer in
        let image = layer.added(CGRect(x: 8, y: 8, width: 64, height: 64))
        image.contents = TestImages.drop.cgImage
        image.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
      },
      .layers("contents-center") { layer in
        let image = layer.added(CGRect(x: 6, y: 12, width: 68, height: 56))
        image.contents = TestImages.frame.cgImage
        image.contentsScale = 2
        image.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      },
      .layers("contents-filters") { layer in
        for (index, filter) in [CALayerContentsFilter.nearest, .linear].enumerated() {
          let image = layer.added(CGRect(x: 4 + 38 * index, y: 20, width: 34, height: 40))
          image.contents = TestImages.colors
          image.magnificationFilter = filter
        }
      },
      .layers("contents-scale") { layer in
        for (index, scale) in [1, 2, 4].enumerated() {
          let image = layer.added(
            CGRect(x: 2 + 26 * index, y: 8, width: 24, height: 64), .systemGray5)
          image.contents = TestImages.drop.cgImage
          image.contentsGravity = .center
          image.contentsScale = CGFloat(scale)
          image.masksToBounds = true
        }
      },
      // Halfway, at the same place in both layers.
      .layers("contents-halfway", after: 0.5) { layer in
        let image = layer.added(CGRect(x: 16, y: 8, width: 48, height: 64))
        image.contents = TestImages.frame.cgImage
        let change = CABasicAnimation(keyPath: "contents")
        change.fromValue = TestImages.drop.cgImage
        change.toValue = TestImages.frame.cgImage
        change.duration = 1
        image.add(change, forKey: nil)
      },
    ]
    + gravities.map { gravity in
      .layers("gravity-\(gravity.rawValue)") { layer in
        let image = layer.added(CGRect(x: 12, y: 24, width: 56, height: 32), .systemGray4)
        image.contents = TestImages.drop.cgImage
        image.contentsScale = 2.5
        image.contentsGravity = gravity
      }
    }

  private static let circle = CGRect(x: 10, y: 10, width: 60, height: 60)
  private static let zigzag: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 10, y: 66), CGPoint(x: 40, y: 14), CGPoint(x: 70, y: 66),
    ])
    return path
  }()

  private static let gravities: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    .resize, .resizeAspect, .resizeAspectFill,
  ]

  @MainActor
  private static func outline(_ layer: CALayer, _ path: CGPath) -> CAShapeLayer {
    let shape = layer.added(CAShapeLayer(), bounds)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemBlue.cgColor
    shape.lineWidth = 8
    return shape
  }

  @MainActor @discardableResult
  private static func gradient(_ layer: CALayer) -> CAGradientLayer {
    let gradient = layer.added(CAGradientLayer(), CGRect(x: 6, y: 6, width: 68, height: 68))
    gradient.colors = [UIColor.systemBlue, .systemGreen, .systemYellow].map(\.cgColor)
    return gradient
  }

  @MainActor
  private static func text(_ layer: CALayer, _ frame: CGRect) -> CATextLayer {
    let text = layer.added(CATextLayer(), frame, .systemYellow)
    text.font = UIFont.systemFont(ofSize: 14)
    text.fontSize = 14
    text.foregroundColor = UIColor.black.cgColor
    text.contentsScale = 2
    return text
  }
}
