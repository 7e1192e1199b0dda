import UIKit

extension ReferenceImage {
  /// Text, paths, colors and rectangles with UIKit's functions.
  static let text: [ReferenceImage] = [
    // The top left corner of the line is at the point.
    .context("text-at-point") { context in
      frame(CGRect(x: 10, y: 20, width: 60, height: 30), context)
      ("Ág" as NSString).draw(
        at: CGPoint(x: 10, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 30)])
    },
    .context("text-wrapped") { context in
      let box = CGRect(x: 6, y: 6, width: 68, height: 68)
      frame(box, context)
      ("One two three four five six" as NSString).draw(
        in: box, withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
    },
    .context("text-aligned") { context in
      for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
        let box = CGRect(x: 6, y: 6 + 24 * index, width: 68, height: 20)
        frame(box, context)
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        NSAttributedString(
          string: "Abc", attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style]
        ).draw(in: box)
      }
    },
    .context("text-truncated") { context in
      for (index, mode) in [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead,
        .byTruncatingMiddle, .byClipping,
      ].enumerated() {
        let box = CGRect(x: 6, y: 4 + 19 * index, width: 68, height: 17)
        frame(box, context)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        NSAttributedString(
          string: "0123456789abcdef",
          attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style]
        ).draw(in: box)
      }
    },
    .context("text-attributes") { _ in
      let text = NSMutableAttributedString(
        string: "Red ", attributes: [.foregroundColor: UIColor.red])
      text.append(
        NSAttributedString(
          string: "under\n",
          attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
      text.append(
        NSAttributedString(
          string: "struck\n",
          attributes: [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .strikethroughColor: UIColor.systemBlue,
          ]))
      text.append(
        NSAttributedString(string: "back", attributes: [.backgroundColor: UIColor.yellow]))
      text.append(NSAttributedString(string: "kern\n", attributes: [.kern: 3]))
      text.append(NSAttributedString(string: "x", attributes: [.baselineOffset: 5]))
      text.append(NSAttributedString(string: "slant", attributes: [.obliqueness: 0.3]))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 14),
        range: NSRange(location: 0, length: text.length))
      text.draw(at: CGPoint(x: 6, y: 4))
    },
    // A positive width is that of an outline alone, a negative one also fills.
    .context("text-stroked") { _ in
      for (index, width) in [4, -4].enumerated() {
        ("Ag" as NSString).draw(
          at: CGPoint(x: 8, y: -2 + 36 * index),
          withAttributes: [
            .font: UIFont.boldSystemFont(ofSize: 36), .strokeWidth: width,
            .strokeColor: UIColor.systemRed, .foregroundColor: UIColor.systemYellow,
          ])
      }
    },
    .context("text-shadow") { _ in
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 3, height: 3)
      shadow.shadowBlurRadius = 2
      shadow.shadowColor = UIColor.systemPurple
      ("Ag" as NSString).draw(
        at: CGPoint(x: 8, y: 10),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 44), .shadow: shadow])
    },
    .context("text-in-transform") { context in
      context.translateBy(x: 12, y: 60)
      context.rotate(by: -.pi / 4)
      ("Slope" as NSString).draw(
        at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    },
    .context("text-clipped-by-image") { context in
      let text = UIGraphicsImageRenderer(bounds: bounds).image { _ in
        ("Wow" as NSString).draw(
          at: CGPoint(x: 4, y: 18), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 34)])
      }
      context.translateBy(x: 0, y: 80)
      context.scaleBy(x: 1, y: -1)
      text.cgImage.map { context.clip(to: bounds, mask: $0) }
      stripes(context)
    },
    .context("bezier-rounded-corners") { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 8, y: 8, width: 64, height: 64),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 24, height: 24)
      ).fill()
    },
    // A continuous curve begins before the circle does.
    .context("bezier-rounded-rectangle") { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 8, y: 8, width: 64, height: 64), cornerRadius: 20
      ).fill()
      UIColor.black.setStroke()
      let circle = UIBezierPath(
        arcCenter: CGPoint(x: 28, y: 28), radius: 20, startAngle: .pi, endAngle: 1.5 * .pi,
        clockwise: true)
      circle.lineWidth = 2
      circle.stroke()
    },
    .context("bezier-arcs") { _ in
      UIColor.systemRed.setStroke()
      let seen = UIBezierPath(
        arcCenter: CGPoint(x: 40, y: 40), radius: 30, startAngle: 0, endAngle: .pi / 2,
        clockwise: true)
      seen.lineWidth = 6
      seen.stroke()
      UIColor.systemBlue.setStroke()
      let other = UIBezierPath(
        arcCenter: CGPoint(x: 40, y: 40), radius: 18, startAngle: 0, endAngle: .pi / 2,
        clockwise: false)
      other.lineWidth = 6
      other.lineCapStyle = .round
      other.stroke()
    },
    .context("bezier-own-lines") { context in
      context.setLineWidth(20)
      context.setLineDash(phase: 0, lengths: [2, 2])
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 12, y: 60))
      path.addLine(to: CGPoint(x: 40, y: 16))
      path.addLine(to: CGPoint(x: 68, y: 60))
      path.lineWidth = 5
      path.lineJoinStyle = .round
      path.setLineDash([14, 6], count: 2, phase: 7)
      path.stroke()
    },
    .context("bezier-even-odd") { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 68, height: 68))
      path.append(UIBezierPath(rect: CGRect(x: 26, y: 26, width: 28, height: 28)))
      path.usesEvenOddFillRule = true
      UIColor.systemGreen.setFill()
      path.fill()
    },
    .context("bezier-clip") { context in
      UIBezierPath(ovalIn: CGRect(x: 6, y: 16, width: 68, height: 48)).addClip()
      stripes(context)
    },
    .context("bezier-blend-alpha") { context in
      stripes(context)
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 44, height: 44))
        .fill(with: .multiply, alpha: 1)
      UIColor.white.setStroke()
      let path = UIBezierPath(ovalIn: CGRect(x: 32, y: 32, width: 38, height: 38))
      path.lineWidth = 8
      path.stroke(with: .normal, alpha: 0.6)
    },
    .context("bezier-transformed") { _ in
      let path = UIBezierPath(rect: CGRect(x: -15, y: -15, width: 30, height: 30))
      path.apply(CGAffineTransform(translationX: 40, y: 40).rotated(by: 0.6).scaledBy(x: 1.5, y: 1))
      path.lineWidth = 6
      UIColor.systemOrange.setFill()
      path.fill()
      path.stroke()
    },
    // `UIRectFill` replaces what is below, and a frame is inside of its rectangle.
    .context("rectangle-functions") { context in
      context.setFillColor(UIColor.systemBlue.cgColor)
      context.fill(bounds)
      UIColor.systemYellow.withAlphaComponent(0.5).setFill()
      UIRectFill(CGRect(x: 8, y: 8, width: 28, height: 28))
      UIRectFillUsingBlendMode(CGRect(x: 44, y: 8, width: 28, height: 28), .normal)
      UIColor.white.setFill()
      UIRectFrame(CGRect(x: 8, y: 44, width: 28, height: 28))
      UIRectClip(CGRect(x: 44, y: 44, width: 14, height: 28))
      UIRectFill(CGRect(x: 44, y: 44, width: 28, height: 28))
    },
    .context("color-set") { context in
      UIColor.systemTeal.set()
      context.fill(CGRect(x: 8, y: 8, width: 30, height: 64))
      context.stroke(CGRect(x: 48, y: 12, width: 24, height: 56), width: 6)
    },
    .context("color-spaces") { context in
      context.setFillColor(gray: 0.5, alpha: 1)
      context.fill(CGRect(x: 4, y: 8, width: 16, height: 64))
      context.setFillColor(cyan: 1, magenta: 0.2, yellow: 0, black: 0.1, alpha: 1)
      context.fill(CGRect(x: 22, y: 8, width: 16, height: 64))
      context.setFillColor(UIColor(hue: 0.1, saturation: 0.9, brightness: 0.9, alpha: 1).cgColor)
      context.fill(CGRect(x: 40, y: 8, width: 16, height: 64))
      context.setFillColor(UIColor(displayP3Red: 0.2, green: 0.8, blue: 0.3, alpha: 1).cgColor)
      context.fill(CGRect(x: 58, y: 8, width: 16, height: 64))
    },
  ]

  /// Shows a rectangle.
  private static func frame(_ rect: CGRect, _ context: CGContext) {
    context.setFillColor(UIColor.systemYellow.withAlphaComponent(0.5).cgColor)
    context.fill(rect)
    context.setFillColor(UIColor.black.cgColor)
  }
}
