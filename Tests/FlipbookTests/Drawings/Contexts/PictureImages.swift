import UIKit

extension ReferenceImage {
  /// Images and image masks.
  static let pictures: [ReferenceImage] = [
    // In contexts of UIKit, Core Graphics draws images upside down.
    .context("image-upside-down") { context in
      if let image = TestImages.drop.cgImage {
        context.draw(image, in: CGRect(x: 16, y: 8, width: 48, height: 64))
      }
    },
    .context("image-upright") { _ in
      TestImages.drop.draw(in: CGRect(x: 16, y: 8, width: 48, height: 64))
    },
    .context("image-at-point") { _ in
      TestImages.drop.draw(at: CGPoint(x: 10, y: 10))
      TestImages.drop.draw(at: CGPoint(x: 44.5, y: 30.5))
    },
    .context("image-nearest") { context in
      context.interpolationQuality = .none
      context.draw(TestImages.colors, in: CGRect(x: 8, y: 14, width: 64, height: 48))
    },
    .context("image-linear") { context in
      context.draw(TestImages.colors, in: CGRect(x: 8, y: 14, width: 64, height: 48))
    },
    .context("image-reduced") { _ in
      TestImages.drop.draw(in: CGRect(x: 10, y: 10, width: 6, height: 8))
      TestImages.drop.draw(in: CGRect(x: 30, y: 10, width: 12, height: 16))
      TestImages.drop.draw(in: CGRect(x: 10, y: 40, width: 60, height: 8))
    },
    .context("image-rotated") { context in
      context.translateBy(x: 40, y: 40)
      context.rotate(by: .pi / 6)
      TestImages.drop.draw(in: CGRect(x: -18, y: -24, width: 36, height: 48))
    },
    .context("image-tiled") { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 4, y: 4, width: 72, height: 72))
      context.draw(
        TestImages.colors, in: CGRect(x: 20, y: 20, width: 24, height: 18), byTiling: true)
    },
    // The painted samples have the color of fills.
    .context("image-mask") { context in
      context.setFillColor(UIColor.systemPurple.cgColor)
      context.draw(TestImages.checkerMask, in: CGRect(x: 8, y: 8, width: 64, height: 64))
    },
    .context("image-masked") { context in
      let masked = TestImages.drop.cgImage?.masking(TestImages.checkerMask)
      if let masked { context.draw(masked, in: CGRect(x: 16, y: 8, width: 48, height: 64)) }
    },
    .context("image-cropped") { _ in
      let part = TestImages.drop.cgImage?.cropping(
        to: CGRect(x: 12, y: 20, width: 30, height: 40))
      part.map {
        UIImage(cgImage: $0, scale: 1, orientation: .up).draw(at: CGPoint(x: 25, y: 20))
      }
    },
    .context("image-blend-alpha") { context in
      context.setFillColor(UIColor.systemYellow.cgColor)
      context.fill(CGRect(x: 0, y: 24, width: 80, height: 40))
      TestImages.drop.draw(
        in: CGRect(x: 4, y: 16, width: 36, height: 48), blendMode: .multiply, alpha: 1)
      TestImages.drop.draw(
        in: CGRect(x: 42, y: 16, width: 36, height: 48), blendMode: .normal, alpha: 0.4)
    },
    .context("image-orientations") { _ in
      let orientations: [UIImage.Orientation] = [
        .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
      ]
      guard let image = TestImages.drop.cgImage else { return }
      for (index, orientation) in orientations.enumerated() {
        UIImage(cgImage: image, scale: 3.6, orientation: orientation)
          .draw(at: CGPoint(x: 3 + 20 * (index % 4), y: 12 + 32 * (index / 4)))
      }
    },
    .context("image-as-pattern") { _ in
      TestImages.drop.drawAsPattern(in: CGRect(x: 6, y: 6, width: 68, height: 68))
    },
    .context("image-resizable-stretched") { _ in
      TestImages.frame.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        .draw(in: CGRect(x: 6, y: 10, width: 68, height: 60))
    },
    .context("image-resizable-tiled") { _ in
      TestImages.frame.resizableImage(withCapInsets: caps, resizingMode: .tile)
        .draw(in: CGRect(x: 6, y: 10, width: 68, height: 60))
    },
    // Smaller than its caps.
    .context("image-resizable-small") { _ in
      TestImages.frame.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        .draw(in: CGRect(x: 30, y: 20, width: 10, height: 40))
    },
    .context("image-tinted") { _ in
      TestImages.drop.withTintColor(.systemRed)
        .draw(in: CGRect(x: 4, y: 16, width: 36, height: 48))
      TestImages.drop.withTintColor(UIColor.systemRed.withAlphaComponent(0.4))
        .draw(in: CGRect(x: 42, y: 16, width: 36, height: 48))
    },
    .context("image-symbol") { _ in
      UIImage(systemName: "heart.fill")?.withTintColor(.systemPink)
        .draw(in: CGRect(x: 12, y: 14, width: 56, height: 52))
    },
    .context("image-drawn-by-renderer") { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { renderer in
        UIColor.systemTeal.setFill()
        renderer.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        UIColor.systemRed.setStroke()
        renderer.stroke(CGRect(x: 10, y: 10, width: 40, height: 40))
        UIColor.black.withAlphaComponent(0.5).setFill()
        renderer.fill(CGRect(x: 30, y: 20, width: 30, height: 40), blendMode: .normal)
      }
      image.draw(at: CGPoint(x: 10, y: 10))
    },
  ]

  private static let caps = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
