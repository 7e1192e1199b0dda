import DisplayList
import Imaging

/// Values as SVG writes them.
enum SVGText {
  /// Returns a length or a coordinate, with three decimals at most.
  static func length(_ value: CGFloat) -> String { number(value, decimals: 3) }

  /// Returns a fraction or a factor, with five decimals at most.
  static func factor(_ value: CGFloat) -> String { number(value, decimals: 5) }

  /// Returns an opacity, with four decimals at most.
  static func opacity(_ value: CGFloat) -> String { number(value, decimals: 4) }

  /// Returns an angle given in radians, in degrees with four decimals at most.
  static func degrees(_ radians: CGFloat) -> String { number(radians * 180 / .pi, decimals: 4) }

  /// Returns two lengths.
  static func point(_ point: CGPoint) -> String { "\(length(point.x)) \(length(point.y))" }

  /// Returns two factors.
  static func factors(_ size: CGSize) -> String { "\(factor(size.width)) \(factor(size.height))" }

  /// Returns a color without its opacity.
  static func color(_ color: CGColor) -> String {
    let digits = Array("0123456789abcdef")
    return [color.red, color.green, color.blue].reduce(into: "#") { text, component in
      let byte = Int((component.unit * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }

  /// Returns path data.
  static func path(_ path: CGPath) -> String {
    var text = ""
    for element in path.elements {
      switch element {
      case .move(let end): text += "M\(point(end))"
      case .line(let end): text += "L\(point(end))"
      case .quadCurve(let end, let control): text += "Q\(point(control)) \(point(end))"
      case .curve(let end, let control1, let control2):
        text += "C\(point(control1)) \(point(control2)) \(point(end))"
      case .close: text += "Z"
      }
    }
    return text
  }

  /// Returns a number with a fixed maximum of decimals; 0 for infinity and NaN.
  static func number(_ value: CGFloat, decimals: Int) -> String {
    value.isFinite ? NumberFormat.short(value, decimals: decimals) : "0"
  }
}
