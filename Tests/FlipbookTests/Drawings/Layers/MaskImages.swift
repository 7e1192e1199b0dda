import UIKit

extension ReferenceImage {
  /// Masks, corners, borders, shadows and groups.
  static let masks: [ReferenceImage] = [
    .layers("mask-shape") { layer in
      layer.addStripes()
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 8, y: 16, width: 64, height: 48)).cgPath
      layer.mask = mask
    },
    // Only the alpha of a mask counts.
    .layers("mask-gradient") { layer in
      layer.addStripes()
      let mask = CAGradientLayer()
      mask.frame = CGRect(x: 8, y: 8, width: 64, height: 64)
      mask.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0).cgColor]
      layer.mask = mask
    },
    .layers("mask-text") { layer in
      layer.addStripes()
      let mask = CATextLayer()
      mask.string = "Wow"
      mask.fontSize = 34
      mask.alignmentMode = .center
      mask.frame = CGRect(x: 0, y: 18, width: 80, height: 44)
      layer.mask = mask
    },
    .layers("mask-image") { layer in
      layer.addStripes()
      let mask = CALayer()
      mask.contents = TestImages.drop.cgImage
      mask.frame = CGRect(x: 16, y: 8, width: 48, height: 64)
      layer.mask = mask
    },
    // A mask also cuts the border, the background and the shadow.
    .layers("mask-of-everything") { layer in
      let masked = layer.added(CGRect(x: 12, y: 12, width: 48, height: 48), .systemYellow)
      masked.borderWidth = 6
      masked.cornerRadius = 8
      masked.shadowOpacity = 1
      masked.shadowOffset = CGSize(width: 8, height: 8)
      masked.shadowRadius = 0
      masked.added(CGRect(x: 20, y: 20, width: 40, height: 20), .systemRed)
      let mask = CALayer()
      mask.backgroundColor = UIColor.black.cgColor
      mask.frame = CGRect(x: -10, y: 10, width: 64, height: 43)
      masked.mask = mask
    },
    .layers("mask-of-mask") { layer in
      layer.addStripes()
      let mask = CALayer()
      mask.frame = CGRect(x: 8, y: 8, width: 64, height: 64)
      mask.backgroundColor = UIColor.black.cgColor
      let inner = CAShapeLayer()
      inner.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 44)).cgPath
      mask.mask = inner
      layer.mask = mask
    },
    .layers("mask-with-sublayers") { layer in
      layer.addStripes()
      let mask = CALayer()
      mask.frame = bounds
      for index in 0..<3 {
        mask.added(
          CGRect(x: 6 + 24 * index, y: 6 + 12 * index, width: 20, height: 40),
          UIColor.black.withAlphaComponent(1 - CGFloat(index) * 0.35)
        ).cornerRadius = 6
      }
      layer.mask = mask
    },
    .layers("corners-masked") { layer in
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      for (index, corner) in corners.enumerated() {
        let square = layer.added(
          CGRect(x: 6 + 36 * (index % 2), y: 6 + 36 * (index / 2), width: 32, height: 32),
          .systemBlue)
        square.cornerRadius = 14
        square.maskedCorners = corner
        square.borderWidth = 3
      }
    },
    .layers("corners-continuous") { layer in
      for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
        let square = layer.added(
          CGRect(x: 4 + 37 * index, y: 20, width: 35, height: 40), .systemIndigo)
        square.cornerRadius = 12
        square.cornerCurve = curve
      }
    },
    .layers("corners-clip-sublayers") { layer in
      for (index, clips) in [false, true].enumerated() {
        let box = layer.added(
          CGRect(x: 6 + 37 * index, y: 20, width: 28, height: 40), .systemGray4)
        box.cornerRadius = 12
        box.masksToBounds = clips
        box.added(CGRect(x: -4, y: -4, width: 20, height: 20), .systemRed)
      }
    },
    // The border is above sublayers, and inside of the bounds.
    .layers("border") { layer in
      let box = layer.added(CGRect(x: 16, y: 16, width: 48, height: 48), .systemYellow)
      box.borderWidth = 8
      box.borderColor = UIColor.systemBlue.withAlphaComponent(0.6).cgColor
      box.cornerRadius = 16
      box.added(CGRect(x: 24, y: -8, width: 8, height: 64), .systemRed)
    },
    .layers("corners-larger-than-half") { layer in
      layer.added(CGRect(x: 8, y: 24, width: 64, height: 32), .systemTeal).cornerRadius = 16
      layer.added(CGRect(x: 28, y: 4, width: 24, height: 16), .systemPink).cornerRadius = 40
      layer.added(CGRect(x: 28, y: 60, width: 24, height: 16), .systemPink).cornerRadius = -4
    },
    // Only the second one is a group.
    .layers("group-opacity") { layer in
      layer.addStripes()
      for (index, isGroup) in [false, true].enumerated() {
        let box = layer.added(
          CGRect(x: 6 + 37 * index, y: 14, width: 30, height: 40), .systemRed)
        box.opacity = 0.5
        box.allowsGroupOpacity = isGroup
        box.added(CGRect(x: 8, y: 12, width: 22, height: 50), .white)
      }
    },
    .layers("shadow") { layer in
      let box = layer.added(CGRect(x: 16, y: 14, width: 44, height: 44), .systemBlue)
      box.cornerRadius = 10
      box.shadowOpacity = 0.6
      box.shadowOffset = CGSize(width: 6, height: 6)
      box.shadowRadius = 4
      box.shadowColor = UIColor.systemPurple.cgColor
    },
    // By default, a shadow is above its layer.
    .layers("shadow-default") { layer in
      layer.added(CGRect(x: 18, y: 20, width: 44, height: 44), .systemBlue).shadowOpacity = 1
    },
    .layers("shadow-path") { layer in
      let box = layer.added(CGRect(x: 20, y: 10, width: 40, height: 40), .systemOrange)
      box.shadowOpacity = 0.8
      box.shadowOffset = .zero
      box.shadowRadius = 3
      box.shadowPath =
        UIBezierPath(ovalIn: CGRect(x: -10, y: 38, width: 60, height: 20)).cgPath
    },
    // Without a background, the content and the sublayers cast the shadow.
    .layers("shadow-of-content") { layer in
      let box = layer.added(CGRect(x: 4, y: 8, width: 36, height: 48))
      box.contents = TestImages.drop.cgImage
      box.shadowOpacity = 0.7
      box.shadowOffset = CGSize(width: 5, height: 5)
      box.shadowRadius = 2
      box.added(CGRect(x: 40, y: 10, width: 24, height: 24), .systemGreen).cornerRadius = 12
    },
    .layers("shadow-of-translucent") { layer in
      let box = layer.added(
        CGRect(x: 10, y: 10, width: 44, height: 44), UIColor.systemRed.withAlphaComponent(0.4))
      box.shadowOpacity = 1
      box.shadowOffset = CGSize(width: 12, height: 12)
      box.shadowRadius = 0
    },
    .layers("shadow-of-clipped") { layer in
      let box = layer.added(CGRect(x: 10, y: 10, width: 44, height: 44), .systemRed)
      box.shadowOpacity = 1
      box.shadowOffset = CGSize(width: 12, height: 12)
      box.masksToBounds = true
    },
    // The left one has half of the pixels.
    .layers("rasterized") { layer in
      for (index, scale) in [1, 2].enumerated() {
        let box = layer.added(CGRect(x: 4 + 38 * index, y: 10, width: 34, height: 60))
        box.shouldRasterize = true
        box.rasterizationScale = CGFloat(scale)
        box.added(CGRect(x: 3, y: 3, width: 28, height: 28), .systemRed).cornerRadius = 14
        let text = box.added(CATextLayer(), CGRect(x: 0, y: 34, width: 34, height: 24))
        text.string = "Ag"
        text.fontSize = 18
        text.contentsScale = 2
        text.foregroundColor = UIColor.black.cgColor
      }
    },
  ]
}
