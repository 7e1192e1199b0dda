/// The colors of the keyboard, from general knowledge of iOS 13 to 18; its blurred background is
/// drawn as a color.
enum KeyboardColors {
  static let background = dynamic(light: 0xD1D3D9, dark: 0x2B2B2D)
  static let character = dynamic(light: 0xFFFFFF, dark: 0x6B6B6D)
  static let special = dynamic(light: 0xABB0BA, dark: 0x464649)
  static let shadow = dynamic(light: 0x898A8D, dark: 0x1B1B1D)
  static let separator = dynamic(light: 0xB4B7BF, dark: 0x4A4A4D)
  static let label = dynamic(light: 0x000000, dark: 0xFFFFFF)
  static let disabled = dynamic(light: 0x7A7D84, dark: 0x9A9A9D)

  /// Returns a color from its components in hexadecimal, for each appearance.
  private static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    func color(_ value: UInt32) -> UIColor {
      UIColor(
        red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
        blue: Double(value & 0xFF) / 255, alpha: 1)
    }
    let (bright, dim) = (color(light), color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? dim : bright }
  }
}
