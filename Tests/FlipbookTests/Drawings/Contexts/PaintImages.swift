import UIKit

extension ReferenceImage {
  /// Gradients and patterns.
  static let paints: [ReferenceImage] = [
    .context("linear-gradient") { context in
      linear(context, options: [])
    },
    .context("linear-gradient-before") { context in
      linear(context, options: .drawsBeforeStartLocation)
    },
    .context("linear-gradient-after") { context in
      linear(context, options: .drawsAfterEndLocation)
    },
    .context("linear-gradient-extended") { context in
      linear(context, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    },
    .context("linear-gradient-locations") { context in
      let colors: [UIColor] = [.red, .yellow, .green, .blue]
      gradient(colors, [0.2, 0.3, 0.3, 0.8]).map {
        context.drawLinearGradient(
          $0, start: .zero, end: CGPoint(x: 80, y: 0), options: .drawsAfterEndLocation)
      }
    },
    // Colors are not premultiplied before they are mixed: the middle is pink, not gray.
    .context("linear-gradient-to-clear") { context in
      let colors: [UIColor] = [.red, UIColor(red: 1, green: 1, blue: 1, alpha: 0)]
      gradient(colors).map {
        context.drawLinearGradient($0, start: .zero, end: CGPoint(x: 80, y: 0), options: [])
      }
    },
    .context("linear-gradient-clipped") { context in
      context.addEllipse(in: CGRect(x: 8, y: 8, width: 64, height: 64))
      context.clip()
      linear(context, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    },
    .context("linear-gradient-in-transform") { context in
      context.scaleBy(x: 1, y: 0.5)
      context.rotate(by: 0.3)
      linear(context, options: [])
    },
    .context("radial-gradient") { context in
      gradient([.systemYellow, .systemRed]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 40, y: 40), startRadius: 0,
          endCenter: CGPoint(x: 40, y: 40), endRadius: 36, options: [])
      }
    },
    .context("radial-gradient-ring") { context in
      gradient([.systemYellow, .systemRed]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 40, y: 40), startRadius: 14,
          endCenter: CGPoint(x: 40, y: 40), endRadius: 36, options: [])
      }
    },
    .context("radial-gradient-extended") { context in
      gradient([.systemYellow, .systemRed]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 40, y: 40), startRadius: 14,
          endCenter: CGPoint(x: 40, y: 40), endRadius: 30,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    },
    .context("radial-gradient-highlight") { context in
      gradient([.white, .systemBlue]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 30, y: 28), startRadius: 2,
          endCenter: CGPoint(x: 40, y: 40), endRadius: 36, options: .drawsBeforeStartLocation)
      }
    },
    // Circles of which none contains the other one.
    .context("radial-gradient-cone") { context in
      gradient([.systemGreen, .systemPurple]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 18, y: 40), startRadius: 6,
          endCenter: CGPoint(x: 54, y: 40), endRadius: 20, options: [])
      }
    },
    .context("radial-gradient-cone-extended") { context in
      gradient([.systemGreen, .systemPurple]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 24, y: 40), startRadius: 6,
          endCenter: CGPoint(x: 50, y: 40), endRadius: 14,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    },
    // The circles shrink, and end in a point.
    .context("radial-gradient-inwards") { context in
      gradient([.systemGreen, .systemPurple]).map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 40, y: 40), startRadius: 34,
          endCenter: CGPoint(x: 52, y: 40), endRadius: 0, options: [])
      }
    },
    // A function computes the colors.
    .context("shading-axial") { context in
      rainbow.flatMap {
        CGShading(
          axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0),
          end: CGPoint(x: 70, y: 20), function: $0, extendStart: true, extendEnd: false)
      }.map { context.drawShading($0) }
    },
    .context("shading-radial") { context in
      context.clip(to: CGRect(x: 0, y: 10, width: 80, height: 60))
      rainbow.flatMap {
        CGShading(
          radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 40, y: 40), startRadius: 8,
          end: CGPoint(x: 40, y: 40), endRadius: 34, function: $0, extendStart: false,
          extendEnd: true)
      }.map { context.drawShading($0) }
    },
    .context("pattern-colored") { context in
      pattern(dots, isColored: true, [1]).map { context.setFillColor($0) }
      context.fillEllipse(in: CGRect(x: 6, y: 6, width: 68, height: 68))
    },
    .context("pattern-translucent") { context in
      pattern(dots, isColored: true, [0.4]).map { context.setFillColor($0) }
      context.fill(CGRect(x: 6, y: 6, width: 68, height: 68))
    },
    .context("pattern-uncolored") { context in
      for (index, color) in [[0.8, 0, 0, 1], [0, 0.5, 0.9, 0.5]].enumerated() {
        let components = color.map { CGFloat($0) }
        if let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
          let pattern = cell(triangle, isColored: false)
        {
          context.setFillColorSpace(space)
          context.setFillPattern(pattern, colorComponents: components)
        }
        context.fill(CGRect(x: 6 + 36 * index, y: 6, width: 32, height: 68))
      }
    },
    .context("pattern-with-gaps") { context in
      pattern(triangle, isColored: true, [1], step: 20).map { context.setFillColor($0) }
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    },
    .context("pattern-stroke") { context in
      pattern(dots, isColored: true, [1]).map { context.setStrokeColor($0) }
      context.setLineWidth(20)
      context.strokeEllipse(in: CGRect(x: 16, y: 16, width: 48, height: 48))
    },
    .context("pattern-phase") { context in
      pattern(triangle, isColored: true, [1]).map { context.setFillColor($0) }
      context.fill(CGRect(x: 4, y: 4, width: 34, height: 72))
      context.setPatternPhase(CGSize(width: 6, height: 3))
      pattern(triangle, isColored: true, [1]).map { context.setFillColor($0) }
      context.fill(CGRect(x: 42, y: 4, width: 34, height: 72))
    },
    // Patterns belong to the space of the new context: transforms do not change them.
    .context("pattern-in-transform") { context in
      context.translateBy(x: 40, y: 40)
      context.rotate(by: 0.5)
      context.scaleBy(x: 2, y: 2)
      pattern(triangle, isColored: true, [1]).map { context.setFillColor($0) }
      context.fill(CGRect(x: -14, y: -14, width: 28, height: 28))
    },
    .context("pattern-with-matrix") { context in
      pattern(
        triangle, isColored: true, [1],
        matrix: CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 1.5, y: 1)
      ).map { context.setFillColor($0) }
      context.fill(CGRect(x: 4, y: 4, width: 72, height: 72))
    },
    .context("pattern-image-color") { context in
      UIColor(patternImage: TestImages.drop).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 6, y: 6, width: 68, height: 68), cornerRadius: 16
      ).fill()
    },
  ]

  /// The function from a place to a hue, whose opacity decreases.
  private static var rainbow: CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        for index in 0..<3 {
          output[index] = 0.5 + 0.5 * cos(input[0] * 5 - CGFloat(index) * 2 * .pi / 3)
        }
        output[3] = 1 - input[0] / 2
      }, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
      range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)
  }

  private static func linear(_ context: CGContext, options: CGGradientDrawingOptions) {
    gradient([.systemBlue, .systemGreen, .systemYellow]).map {
      context.drawLinearGradient(
        $0, start: CGPoint(x: 20, y: 20), end: CGPoint(x: 60, y: 40), options: options)
    }
  }

  private static func gradient(
    _ colors: [UIColor], _ locations: [CGFloat]? = nil
  ) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
      locations: locations)
  }

  private static func dots(_: UnsafeMutableRawPointer?, _ context: CGContext) {
    context.setFillColor(UIColor.systemYellow.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    context.setFillColor(UIColor.systemRed.cgColor)
    context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
  }

  private static func triangle(_: UnsafeMutableRawPointer?, _ context: CGContext) {
    context.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
    ])
    context.fillPath()
  }

  private static func cell(
    _ draw: @escaping CGPatternCallbacks.DrawPattern, isColored: Bool, step: CGFloat = 12,
    matrix: CGAffineTransform = .identity
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 12, height: 12), matrix: matrix, xStep: step,
      yStep: step, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  private static func pattern(
    _ draw: @escaping CGPatternCallbacks.DrawPattern, isColored: Bool, _ components: [CGFloat],
    step: CGFloat = 12, matrix: CGAffineTransform = .identity
  ) -> CGColor? {
    guard let pattern = cell(draw, isColored: isColored, step: step, matrix: matrix),
      let space = CGColorSpace(patternBaseSpace: nil)
    else { return nil }
    return CGColor(patternSpace: space, pattern: pattern, components: components)
  }
}
