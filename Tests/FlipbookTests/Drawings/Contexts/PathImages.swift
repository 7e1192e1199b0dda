import UIKit

extension ReferenceImage {
  /// Paths, and how they are filled and stroked.
  static let paths: [ReferenceImage] = [
    .context("path-fill-nonzero") { context in
      context.setFillColor(UIColor.systemIndigo.cgColor)
      context.addPath(star)
      context.fillPath()
    },
    .context("path-fill-even-odd") { context in
      context.setFillColor(UIColor.systemIndigo.cgColor)
      context.addPath(star)
      context.fillPath(using: .evenOdd)
    },
    // The inner square has the other direction, and leaves a hole.
    .context("path-fill-directions") { context in
      context.setFillColor(UIColor.systemTeal.cgColor)
      context.addRect(CGRect(x: 8, y: 8, width: 64, height: 64))
      context.addLines(between: [
        CGPoint(x: 24, y: 24), CGPoint(x: 24, y: 56), CGPoint(x: 56, y: 56),
        CGPoint(x: 56, y: 24),
      ])
      context.fillPath()
    },
    // Open subpaths are closed for filling, not for stroking.
    .context("path-open-subpath") { context in
      context.setFillColor(UIColor.systemYellow.cgColor)
      context.setStrokeColor(UIColor.systemBlue.cgColor)
      context.setLineWidth(4)
      context.addLines(between: [
        CGPoint(x: 12, y: 68), CGPoint(x: 40, y: 12), CGPoint(x: 68, y: 68),
      ])
      context.drawPath(using: .fillStroke)
    },
    .context("path-even-odd-fill-stroke") { context in
      context.setFillColor(UIColor.systemGreen.cgColor)
      context.setLineWidth(2)
      context.addPath(star)
      context.drawPath(using: .eoFillStroke)
    },
    // `clockwise` is what it means where y points up: here, such an arc looks counterclockwise.
    .context("path-arc-clockwise") { context in
      context.setLineWidth(5)
      context.setStrokeColor(UIColor.systemRed.cgColor)
      context.addArc(
        center: CGPoint(x: 40, y: 40), radius: 32, startAngle: 0, endAngle: .pi / 2,
        clockwise: true)
      context.strokePath()
      context.setStrokeColor(UIColor.systemBlue.cgColor)
      context.addArc(
        center: CGPoint(x: 40, y: 40), radius: 20, startAngle: 0, endAngle: .pi / 2,
        clockwise: false)
      context.strokePath()
    },
    // A line leads from the current point to the start of an arc.
    .context("path-arc-from-point") { context in
      context.setFillColor(UIColor.systemOrange.cgColor)
      context.move(to: CGPoint(x: 40, y: 40))
      context.addArc(
        center: CGPoint(x: 40, y: 40), radius: 30, startAngle: .pi / 5, endAngle: -.pi / 5,
        clockwise: false)
      context.closePath()
      context.fillPath()
    },
    .context("path-arc-tangents") { context in
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 10, y: 60))
      context.addArc(
        tangent1End: CGPoint(x: 40, y: 4), tangent2End: CGPoint(x: 70, y: 60), radius: 14)
      context.addLine(to: CGPoint(x: 70, y: 60))
      context.strokePath()
      context.setStrokeColor(UIColor.systemGray3.cgColor)
      context.setLineWidth(1)
      context.addLines(between: [
        CGPoint(x: 10, y: 60), CGPoint(x: 40, y: 4), CGPoint(x: 70, y: 60),
      ])
      context.strokePath()
    },
    .context("path-curves") { context in
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 8, y: 30))
      context.addQuadCurve(to: CGPoint(x: 72, y: 30), control: CGPoint(x: 40, y: -20))
      context.strokePath()
      context.setStrokeColor(UIColor.systemPink.cgColor)
      context.move(to: CGPoint(x: 8, y: 60))
      context.addCurve(
        to: CGPoint(x: 72, y: 60), control1: CGPoint(x: 30, y: 10),
        control2: CGPoint(x: 50, y: 110))
      context.strokePath()
    },
    .context("path-ellipses") { context in
      context.setFillColor(UIColor.systemMint.cgColor)
      context.fillEllipse(in: CGRect(x: 8, y: 20, width: 64, height: 40))
      context.setLineWidth(3)
      context.strokeEllipse(in: CGRect(x: 25, y: 6, width: 30, height: 68))
    },
    .context("path-rounded-rectangle") { context in
      context.setFillColor(UIColor.systemPurple.cgColor)
      context.addPath(
        CGPath(
          roundedRect: CGRect(x: 8, y: 8, width: 64, height: 64), cornerWidth: 30,
          cornerHeight: 10, transform: nil))
      context.fillPath()
    },
    .context("path-rectangles") { context in
      context.setFillColor(UIColor.systemBlue.cgColor)
      context.fill([
        CGRect(x: 8, y: 8, width: 28, height: 28), CGRect(x: 44, y: 8, width: 28, height: 28),
        CGRect(x: 8, y: 44, width: 28, height: 28),
      ])
      context.stroke(CGRect(x: 47, y: 47, width: 22, height: 22), width: 6)
    },
    .context("path-line-segments") { context in
      context.setLineWidth(3)
      context.strokeLineSegments(between: [
        CGPoint(x: 8, y: 16), CGPoint(x: 72, y: 16), CGPoint(x: 8, y: 40), CGPoint(x: 72, y: 64),
        CGPoint(x: 40, y: 72),
      ])
    },
    // The even-odd rule shows that the outline of a stroke is a path of its own.
    .context("path-of-stroke") { context in
      context.setLineWidth(14)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addLines(between: [
        CGPoint(x: 14, y: 60), CGPoint(x: 40, y: 18), CGPoint(x: 66, y: 60),
      ])
      context.replacePathWithStrokedPath()
      context.setFillColor(UIColor.systemYellow.cgColor)
      context.setLineWidth(1.5)
      context.drawPath(using: .fillStroke)
    },
    .context("path-copy-dashing") { context in
      let circle = CGPath(ellipseIn: CGRect(x: 12, y: 12, width: 56, height: 56), transform: nil)
      let dashed = circle.copy(dashingWithPhase: 0, lengths: [16, 10])
      context.addPath(
        dashed.copy(
          strokingWithWidth: 10, lineCap: .round, lineJoin: .round, miterLimit: 10))
      context.setStrokeColor(UIColor.systemTeal.cgColor)
      context.setLineWidth(1.5)
      context.strokePath()
    },
    // Points are transformed when they are added, the width of the line when it is stroked.
    .context("path-transformed-pen") { context in
      context.saveGState()
      context.translateBy(x: 40, y: 40)
      context.scaleBy(x: 2, y: 0.5)
      context.addEllipse(in: CGRect(x: -12, y: -48, width: 24, height: 96))
      context.restoreGState()
      context.setLineWidth(6)
      context.strokePath()
      context.translateBy(x: 40, y: 40)
      context.scaleBy(x: 2, y: 0.5)
      context.setStrokeColor(UIColor.systemRed.cgColor)
      context.strokeEllipse(in: CGRect(x: -6, y: -24, width: 12, height: 48))
    },
    .context("path-clear-rectangle") { context in
      context.setFillColor(UIColor.systemRed.cgColor)
      context.fillEllipse(in: CGRect(x: 8, y: 8, width: 64, height: 64))
      context.rotate(by: 0.2)
      context.clear(CGRect(x: 40, y: 20, width: 24, height: 24))
    },
    .context("path-without-antialiasing") { context in
      context.setShouldAntialias(false)
      context.addPath(star)
      context.fillPath()
    },
  ]

  /// A star of five points that crosses itself.
  private static let star: CGPath = {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 40 + 36 * cos(angle), y: 42 + 36 * sin(angle))
      })
    path.closeSubpath()
    return path
  }()
}
