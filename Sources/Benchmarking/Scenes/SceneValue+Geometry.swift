import DisplayList

extension SceneValue {
  /// Returns a point: x, y.
  static func point(_ point: CGPoint) -> SceneValue { .numbers(point.x, point.y) }

  /// Returns a rectangle: x, y, width, height.
  static func rectangle(_ rectangle: CGRect) -> SceneValue {
    let rectangle = rectangle.standardized
    return .numbers(rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
  }

  /// Returns a transform: a, b, c, d, tx, ty.
  static func transform(_ transform: CGAffineTransform) -> SceneValue {
    .numbers(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// Returns a color: red, green, blue and alpha, from 0 to 1, not premultiplied, in sRGB.
  static func color(_ color: CGColor) -> SceneValue {
    func unit(_ component: CGFloat) -> CGFloat { min(max(component, 0), 1) }
    return .numbers(unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
  }

  /// Returns a path as SVG path data.
  static func path(_ path: CGPath) -> SceneValue {
    .text(path.elements.map(data).joined())
  }

  private static func data(_ element: CGPath.Element) -> String {
    func step(_ points: CGPoint...) -> String {
      points.map { "\(text(of: $0.x)) \(text(of: $0.y))" }.joined(separator: " ")
    }
    return switch element {
    case .move(let end): "M" + step(end)
    case .line(let end): "L" + step(end)
    case .quadCurve(let end, let control): "Q" + step(control, end)
    case .curve(let end, let control1, let control2): "C" + step(control1, control2, end)
    case .close: "Z"
    }
  }
}
