import QuartzCore

/// The symbols of keys, drawn on 22 by 22 points.
///
/// They resemble UIKit's, whose images are not available.
enum KeyboardGlyph: Equatable, Sendable {
  case shift, shiftOn, delete, emoji, microphone

  /// Draws the symbol in a rectangle, in a color.
  @MainActor
  func draw(in rect: CGRect, color: UIColor) {
    let move = CGAffineTransform(translationX: rect.midX - 11, y: rect.midY - 11)
    for (path, isFilled) in paths {
      path.apply(move)
      path.lineWidth = 1.5
      path.lineJoinStyle = .round
      path.lineCapStyle = .round
      if isFilled {
        color.setFill()
        path.fill()
      } else {
        color.setStroke()
        path.stroke()
      }
    }
  }

  @MainActor private var paths: [(UIBezierPath, isFilled: Bool)] {
    switch self {
    case .shift, .shiftOn:
      let arrow = Self.line(
        [(11, 2.5), (20, 12), (15.5, 12), (15.5, 19), (6.5, 19), (6.5, 12), (2, 12)], closed: true)
      return [(arrow, self == .shiftOn)]
    case .delete:
      let outline = Self.line(
        [(8, 4.5), (21, 4.5), (21, 17.5), (8, 17.5), (1.5, 11)], closed: true)
      return [
        (outline, false), (Self.line([(11, 8), (17, 14)]), false),
        (Self.line([(17, 8), (11, 14)]), false),
      ]
    case .emoji:
      let mouth = UIBezierPath()
      mouth.addArc(
        withCenter: CGPoint(x: 11, y: 11.5), radius: 5, startAngle: 0.3, endAngle: .pi - 0.3,
        clockwise: true)
      return [
        (UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 19, height: 19)), false),
        (mouth, false),
        (UIBezierPath(ovalIn: CGRect(x: 6.5, y: 6.5, width: 2.4, height: 3.2)), true),
        (UIBezierPath(ovalIn: CGRect(x: 13.1, y: 6.5, width: 2.4, height: 3.2)), true),
      ]
    case .microphone:
      let holder = UIBezierPath()
      holder.addArc(
        withCenter: CGPoint(x: 11, y: 10.5), radius: 6.5, startAngle: 0, endAngle: .pi,
        clockwise: true)
      return [
        (
          UIBezierPath(roundedRect: CGRect(x: 7.5, y: 1, width: 7, height: 13), cornerRadius: 3.5),
          true
        ), (holder, false), (Self.line([(11, 17), (11, 21)]), false),
        (Self.line([(7.5, 21), (14.5, 21)]), false),
      ]
    }
  }

  @MainActor
  private static func line(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    if closed { path.close() }
    return path
  }
}
