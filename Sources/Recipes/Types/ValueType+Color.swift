import UIKit

extension ValueType<UIColor> {
  private static let expectation =
    "a color such as orange, systemBlue, #FF9500, gray 0.94 or [1, 0.5, 0]"

  /// A color by UIKit's name, in hexadecimal digits, as a gray, or as a list of components from 0
  /// to 1.
  static let color = ValueType(expectation, .shared("color", shape)) { value, context in
    if value.elements != nil { return list(value, context) }
    guard let text = value.text else {
      context.reportType(value, expected: expectation)
      return nil
    }
    if text.hasPrefix("#") { return hexadecimal(text, value, context) }
    if let digits = grayDigits(of: text) { return gray(digits, value, context) }
    guard let color = NamedColors.all.first(where: { $0.name == text })?.color else {
      if let help = spellingHelp(for: text) {
        context.report(
          .unknownValue, "unknown color '\(text.shortened)'", at: value.span,
          expected: expectation, help: help)
        return nil
      }
      context.reportUnknown(
        .unknownValue, "unknown color '\(text.shortened)'", text, at: value.span,
        known: NamedColors.all.map(\.name),
        help: ["none", "transparent"].contains(text) ? "write 'clear' for no color" : nil)
      return nil
    }
    return color
  }

  private static let shape: SchemaShape = .any([
    .words(NamedColors.all.map(\.name)), .pattern("#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"),
    .pattern("(?:gray|white) \(NumberPattern.decimals(0...1))"),
    .list(of: ValueType<Double>.fraction.shape, count: 3...4),
  ])

  /// Returns how to write a color that is written as in other languages; nil for other text.
  private static func spellingHelp(for text: String) -> String? {
    if let digits = HexadecimalColor.digits(text.hasPrefix("0x") ? text.dropFirst(2) : text[...]) {
      return "write \"#\(digits)\", with quotation marks"
    }
    let system = "system\(text.prefix(1).uppercased())\(text.dropFirst())"
    let names = NamedColors.all.map(\.name)
    if names.contains(system), !names.contains(text.lowercased()) { return "write '\(system)'" }
    let words = text.split(separator: " ")
    if words.count == 2, "0123456789.".contains(words[1].first ?? " "),
      names.contains(String(words[0]))
    {
      return
        "for a translucent color, write [red, green, blue, alpha], each from 0 to 1, or #RRGGBBAA"
    }
    if text.hasPrefix("rgb") { return "write [red, green, blue], each from 0 to 1" }
    if text.hasPrefix("if(") {
      return
        "a color is not calculated: perform one of two actions with 'when', or list colors in 'over'"
    }
    return text.hasPrefix("linear-gradient") || text.hasPrefix("radial-gradient")
      ? "write 'gradient: { colors: [red, blue] }' in a view" : nil
  }

  private static func list(_ value: SourceValue, _ context: ReadingContext) -> UIColor? {
    let hasAlpha = value.elements?.count == 4
    let large = value.elements?.first { $0.text.flatMap(Double.init).map { $0 > 1 } == true }
    if let large, let text = large.text {
      context.report(
        .outOfRange, "\(context.subject) is out of range", at: large.span,
        expected: "components from 0 to 1", found: large.summary,
        help: "write '\(text) / 255' if it is one of 255")
      return nil
    }
    let type = ValueType<[Double]>.numbers(
      expectation, Array(repeating: .fraction, count: hasAlpha ? 4 : 3))
    return type.read(value, context).map {
      UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: hasAlpha ? $0[3] : 1)
    }
  }

  /// Returns the number in `gray 0.94`; nil for other text.
  private static func grayDigits(of text: String) -> Substring? {
    guard let name = ["gray ", "white "].first(where: text.hasPrefix) else { return nil }
    let digits = text.dropFirst(name.count)
    let isNumber = !digits.isEmpty && digits.allSatisfy { "0123456789.".contains($0) }
    return isNumber ? digits : nil
  }

  private static func gray(
    _ digits: Substring, _ value: SourceValue, _ context: ReadingContext
  ) -> UIColor? {
    guard let white = Double(digits), (0...1).contains(white) else {
      context.reportRange(value, expected: "gray and a number from 0 to 1")
      return nil
    }
    return UIColor(white: white, alpha: 1)
  }

  private static func hexadecimal(
    _ text: String, _ value: SourceValue, _ context: ReadingContext
  ) -> UIColor? {
    guard let color = HexadecimalColor(text) else {
      let digits = text.dropFirst()
      let isShort = [3, 4].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      context.reportType(
        value, expected: "a color in six or eight hexadecimal digits, such as #FF9500",
        help: isShort
          ? "write \"#\(digits.map { "\($0)\($0)" }.joined())\", with two digits per component"
          : nil)
      return nil
    }
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
