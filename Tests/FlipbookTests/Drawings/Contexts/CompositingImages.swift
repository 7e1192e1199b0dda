import UIKit

extension ReferenceImage {
  /// Shadows, blend modes, opacity and transparency layers.
  static let compositing: [ReferenceImage] =
    [
      .context("shadow") { context in
        context.setShadow(offset: CGSize(width: 6, height: 6), blur: 0)
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: CGRect(x: 12, y: 12, width: 48, height: 48))
      },
      .context("shadow-blurred") { context in
        context.setShadow(
          offset: CGSize(width: 4, height: 8), blur: 10, color: UIColor.systemRed.cgColor)
        context.fill(CGRect(x: 16, y: 12, width: 44, height: 44))
      },
      // Neither the offset nor the blur is scaled or rotated.
      .context("shadow-in-transform") { context in
        context.setShadow(offset: CGSize(width: 8, height: 8), blur: 4)
        context.translateBy(x: 36, y: 36)
        context.rotate(by: .pi / 4)
        context.scaleBy(x: 3, y: 3)
        context.setFillColor(UIColor.systemGreen.cgColor)
        context.fill(CGRect(x: -6, y: -6, width: 12, height: 12))
      },
      // The shadow is as opaque as what casts it.
      .context("shadow-of-translucent") { context in
        context.setShadow(
          offset: CGSize(width: 12, height: 12), blur: 0, color: UIColor.black.cgColor)
        context.setFillColor(UIColor.systemRed.withAlphaComponent(0.4).cgColor)
        context.fill(CGRect(x: 10, y: 10, width: 44, height: 44))
      },
      .context("shadow-with-alpha") { context in
        context.setShadow(
          offset: CGSize(width: 12, height: 12), blur: 0, color: UIColor.black.cgColor)
        context.setAlpha(0.4)
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fill(CGRect(x: 10, y: 10, width: 44, height: 44))
      },
      // The shadow of a line is below the shape that was drawn before.
      .context("shadow-per-call") { context in
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 3)
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.setLineWidth(6)
        context.addEllipse(in: CGRect(x: 14, y: 12, width: 50, height: 50))
        context.drawPath(using: .fillStroke)
      },
      .context("shadow-of-layer") { context in
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 3)
        context.beginTransparencyLayer()
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.setLineWidth(6)
        context.addEllipse(in: CGRect(x: 14, y: 12, width: 50, height: 50))
        context.drawPath(using: .fillStroke)
        context.endTransparencyLayer()
      },
      .context("shadow-ended") { context in
        context.setShadow(offset: CGSize(width: 5, height: 5), blur: 2)
        context.fill(CGRect(x: 8, y: 8, width: 26, height: 26))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 44, y: 44, width: 26, height: 26))
      },
      .context("shadow-clipped") { context in
        context.clip(to: CGRect(x: 8, y: 8, width: 48, height: 64))
        context.setShadow(offset: CGSize(width: 8, height: 8), blur: 6)
        context.setFillColor(UIColor.systemOrange.cgColor)
        context.fillEllipse(in: CGRect(x: 16, y: 16, width: 48, height: 40))
      },
      .context("shadow-of-image") { context in
        context.setShadow(
          offset: CGSize(width: 6, height: 6), blur: 2, color: UIColor.systemPurple.cgColor)
        TestImages.drop.draw(in: CGRect(x: 14, y: 6, width: 48, height: 60))
      },
      .context("shadow-of-text") { context in
        context.setShadow(
          offset: CGSize(width: 4, height: 4), blur: 4, color: UIColor.systemBlue.cgColor)
        ("Aa" as NSString).draw(
          at: CGPoint(x: 10, y: 8), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 44)])
      },
      .context("alpha-overlap") { context in
        context.setAlpha(0.5)
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fillEllipse(in: CGRect(x: 6, y: 6, width: 48, height: 48))
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: CGRect(x: 26, y: 26, width: 48, height: 48))
      },
      .context("alpha-times-color") { context in
        context.setFillColor(UIColor.black.withAlphaComponent(0.5).cgColor)
        for index in 0..<4 {
          context.setAlpha(1 - CGFloat(index) * 0.25)
          context.fill(CGRect(x: 4 + 19 * index, y: 10, width: 15, height: 60))
        }
      },
      // Within a group, shapes do not show through each other.
      .context("layer-alpha") { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer()
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fillEllipse(in: CGRect(x: 6, y: 6, width: 48, height: 48))
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: CGRect(x: 26, y: 26, width: 48, height: 48))
        context.endTransparencyLayer()
      },
      // What is outside of a group is not erased by what is drawn in it.
      .context("layer-blend-inside") { context in
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(CGRect(x: 0, y: 20, width: 80, height: 40))
        context.beginTransparencyLayer()
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: CGRect(x: 8, y: 8, width: 64, height: 64))
        context.setBlendMode(.clear)
        context.fillEllipse(in: CGRect(x: 24, y: 24, width: 32, height: 32))
        context.endTransparencyLayer()
      },
      .context("layer-blend-outside") { context in
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(CGRect(x: 0, y: 20, width: 80, height: 40))
        context.setBlendMode(.multiply)
        context.beginTransparencyLayer()
        context.setFillColor(UIColor.systemTeal.cgColor)
        context.fill(CGRect(x: 14, y: 10, width: 30, height: 60))
        context.setFillColor(UIColor.systemPink.cgColor)
        context.fill(CGRect(x: 34, y: 10, width: 30, height: 60))
        context.endTransparencyLayer()
      },
      .context("layer-nested") { context in
        context.setAlpha(0.6)
        context.beginTransparencyLayer()
        context.setFillColor(UIColor.systemGreen.cgColor)
        context.fill(CGRect(x: 8, y: 8, width: 50, height: 50))
        context.setAlpha(0.5)
        context.beginTransparencyLayer()
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(x: 22, y: 22, width: 50, height: 30))
        context.fill(CGRect(x: 34, y: 30, width: 20, height: 42))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
      },
      .context("layer-in-rectangle") { context in
        context.beginTransparencyLayer(
          in: CGRect(x: 16, y: 16, width: 48, height: 48), auxiliaryInfo: nil)
        stripes(context)
        context.endTransparencyLayer()
        context.fill(CGRect(x: 4, y: 4, width: 8, height: 72))
      },
      .context("layer-restores-state") { context in
        context.saveGState()
        context.beginTransparencyLayer()
        context.translateBy(x: 40, y: 0)
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fill(CGRect(x: 8, y: 8, width: 24, height: 64))
        context.endTransparencyLayer()
        context.fill(CGRect(x: 8, y: 8, width: 24, height: 64))
        context.restoreGState()
      },
    ]
    + CGBlendMode.allCases.map { mode in
      .context("blend-\(mode)") { context in blend(mode, in: context) }
    }

  /// Draws over a gradient that is transparent at the right, and over nothing at the bottom: an opaque
  /// color on the left, a translucent one on the right, with a curved edge.
  private static func blend(_ mode: CGBlendMode, in context: CGContext) {
    let colors = [
      UIColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 1),
      UIColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1),
      UIColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0),
    ]
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 8, width: 80, height: 48))
    if let gradient = CGGradient(
      colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: [0, 0.5, 1])
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 80, y: 0), options: [])
    }
    context.restoreGState()
    context.setBlendMode(mode)
    context.setFillColor(UIColor(red: 0.95, green: 0.75, blue: 0.2, alpha: 1).cgColor)
    context.fillEllipse(in: CGRect(x: 6, y: 16, width: 32, height: 56))
    context.setFillColor(UIColor(red: 0.3, green: 0.8, blue: 0.4, alpha: 0.6).cgColor)
    context.fillEllipse(in: CGRect(x: 42, y: 16, width: 32, height: 56))
  }
}
