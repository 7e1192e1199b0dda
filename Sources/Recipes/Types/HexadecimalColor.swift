import CoreGraphics

/// The components of a color in hexadecimal digits, from 0 to 1.
package struct HexadecimalColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat

  /// Parses `#` followed by six digits, or by eight, of which the last two are the alpha component.
  package init?(_ text: String) {
    guard text.hasPrefix("#"), let digits = Self.digits(text.dropFirst()),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let components = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> CGFloat { CGFloat(components >> shift & 0xFF) / 255 }
    (red, green, blue, alpha) = (component(24), component(16), component(8), component(0))
  }

  /// Returns a text that consists of six or eight hexadecimal digits; nil for another.
  static func digits(_ text: Substring) -> Substring? {
    let isDigits =
      [6, 8].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    return isDigits ? text : nil
  }
}
