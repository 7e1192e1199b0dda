import UIKit

extension ReferenceImage {
  /// Clips, transforms and saved states.
  static let clips: [ReferenceImage] = [
    .context("clip-path") { context in
      context.addEllipse(in: CGRect(x: 8, y: 8, width: 64, height: 64))
      context.clip()
      stripes(context)
    },
    .context("clip-even-odd") { context in
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 72, height: 72))
      context.addEllipse(in: CGRect(x: 24, y: 24, width: 32, height: 32))
      context.clip(using: .evenOdd)
      stripes(context)
    },
    .context("clip-intersection") { context in
      context.addEllipse(in: CGRect(x: 4, y: 16, width: 48, height: 48))
      context.clip()
      context.addEllipse(in: CGRect(x: 28, y: 16, width: 48, height: 48))
      context.clip()
      stripes(context)
    },
    // The second clip is removed with the state that was saved before it.
    .context("clip-restored") { context in
      context.clip(to: CGRect(x: 8, y: 8, width: 64, height: 64))
      context.saveGState()
      context.clip(to: CGRect(x: 40, y: 0, width: 80, height: 80))
      context.setFillColor(UIColor.systemRed.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 50, width: 80, height: 40))
    },
    .context("clip-rectangles") { context in
      context.clip(to: [
        CGRect(x: 6, y: 6, width: 30, height: 68), CGRect(x: 44, y: 6, width: 30, height: 30),
      ])
      stripes(context)
    },
    .context("clip-rotated") { context in
      context.translateBy(x: 40, y: 40)
      context.rotate(by: .pi / 4)
      context.clip(to: CGRect(x: -24, y: -24, width: 48, height: 48))
      context.rotate(by: -.pi / 4)
      context.translateBy(x: -40, y: -40)
      stripes(context)
    },
    .context("clip-reset") { context in
      context.clip(to: CGRect(x: 8, y: 8, width: 20, height: 20))
      context.resetClip()
      stripes(context)
    },
    // Bright pixels show; the first row of the mask is at the bottom.
    .context("clip-gray-image") { context in
      context.clip(to: CGRect(x: 8, y: 8, width: 64, height: 64), mask: TestImages.ramp)
      stripes(context)
    },
    .context("clip-image-mask") { context in
      context.clip(to: CGRect(x: 8, y: 8, width: 64, height: 64), mask: TestImages.checkerMask)
      stripes(context)
    },
    .context("clip-image-clear") { context in
      context.setFillColor(UIColor.systemBlue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
      context.clip(to: CGRect(x: 8, y: 8, width: 64, height: 64), mask: TestImages.checkerMask)
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
    },
    .context("clip-image-copy") { context in
      context.setFillColor(UIColor.systemBlue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
      context.clip(to: CGRect(x: 8, y: 8, width: 64, height: 64), mask: TestImages.checkerMask)
      context.setBlendMode(.copy)
      context.setFillColor(UIColor.systemRed.withAlphaComponent(0.5).cgColor)
      context.fillEllipse(in: CGRect(x: 12, y: 12, width: 56, height: 56))
    },
    // The last transform is applied to points first.
    .context("transform-order") { context in
      context.saveGState()
      context.translateBy(x: 40, y: 8)
      context.rotate(by: .pi / 4)
      context.scaleBy(x: 1, y: 2)
      context.setFillColor(UIColor.systemRed.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.scaleBy(x: 1, y: 2)
      context.rotate(by: .pi / 4)
      context.translateBy(x: 28, y: 8)
      context.setFillColor(UIColor.systemBlue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    },
    .context("transform-concatenated") { context in
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 36, ty: 10))
      context.setLineWidth(4)
      context.stroke(CGRect(x: 0, y: 0, width: 36, height: 60))
    },
    // The state has colors, lines and the transform, but not the path.
    .context("state-stack") { context in
      context.saveGState()
      context.setLineWidth(10)
      context.setStrokeColor(UIColor.systemRed.cgColor)
      context.setLineCap(.round)
      context.setAlpha(0.5)
      context.translateBy(x: 0, y: 20)
      context.move(to: CGPoint(x: 12, y: 0))
      context.addLine(to: CGPoint(x: 68, y: 0))
      context.restoreGState()
      context.addLine(to: CGPoint(x: 68, y: 60))
      context.strokePath()
      // There is none left to restore.
      context.restoreGState()
      context.fill(CGRect(x: 12, y: 50, width: 20, height: 20))
    },
    // A context of a bitmap has its origin at the bottom left, and y points up.
    .context("bitmap-context") { context in
      let bitmap = CGContext(
        data: nil, width: 120, height: 120, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      bitmap?.setFillColor(UIColor.systemGreen.cgColor)
      bitmap?.fill(CGRect(x: 0, y: 0, width: 120, height: 40))
      bitmap?.setLineWidth(10)
      bitmap?.addArc(
        center: CGPoint(x: 60, y: 60), radius: 40, startAngle: 0, endAngle: .pi / 2,
        clockwise: false)
      bitmap?.strokePath()
      bitmap?.setShadow(offset: CGSize(width: 8, height: 8), blur: 4)
      bitmap?.fill(CGRect(x: 10, y: 80, width: 20, height: 20))
      if let image = bitmap?.makeImage() {
        UIImage(cgImage: image, scale: 2, orientation: .up).draw(at: CGPoint(x: 10, y: 10))
      }
    },
    .context("layer-drawn-often") { context in
      guard let layer = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(UIColor.systemPurple.cgColor)
      layer.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      layer.context?.setFillColor(UIColor.white.cgColor)
      layer.context?.fill(CGRect(x: 8, y: 2, width: 4, height: 8))
      for index in 0..<3 {
        context.draw(layer, at: CGPoint(x: 6 + 24 * index, y: 6))
      }
      context.draw(layer, in: CGRect(x: 6, y: 32, width: 68, height: 42))
    },
  ]

  /// Draws slanted stripes over the whole canvas.
  static func stripes(_ context: CGContext) {
    context.setFillColor(UIColor.systemYellow.cgColor)
    context.fill(bounds)
    context.setStrokeColor(UIColor.systemBlue.cgColor)
    context.setLineWidth(6)
    for index in 0..<12 {
      context.strokeLineSegments(between: [
        CGPoint(x: 14 * index - 80, y: 80), CGPoint(x: 14 * index, y: 0),
      ])
    }
  }
}
