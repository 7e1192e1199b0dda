import QuartzCore

/// Adaptable system colors, which differ between light and dark appearances and with increased contrast.
///
/// Source: the values of iOS 13 to 18, on which several open-source tables agree.
extension UIColor {
  /// The red system color.
  public static let systemRed = UIColor(
    light: 0xFF3B30, dark: 0xFF453A, contrast: (light: 0xD70015, dark: 0xFF6961))
  /// The orange system color.
  public static let systemOrange = UIColor(
    light: 0xFF9500, dark: 0xFF9F0A, contrast: (light: 0xC93400, dark: 0xFFB340))
  /// The yellow system color.
  public static let systemYellow = UIColor(
    light: 0xFFCC00, dark: 0xFFD60A, contrast: (light: 0xB25000, dark: 0xFFD426))
  /// The green system color.
  public static let systemGreen = UIColor(
    light: 0x34C759, dark: 0x30D158, contrast: (light: 0x248A3D, dark: 0x30DB5B))
  /// The mint system color.
  public static let systemMint = UIColor(
    light: 0x00C7BE, dark: 0x66D4CF, contrast: (light: 0x0C817B, dark: 0x66D4CF))
  /// The teal system color.
  public static let systemTeal = UIColor(
    light: 0x30B0C7, dark: 0x40C8E0, contrast: (light: 0x008299, dark: 0x5DE6FF))
  /// The cyan system color.
  public static let systemCyan = UIColor(
    light: 0x32ADE6, dark: 0x64D2FF, contrast: (light: 0x0071A4, dark: 0x70D7FF))
  /// The blue system color.
  public static let systemBlue = UIColor(
    light: 0x007AFF, dark: 0x0A84FF, contrast: (light: 0x0040DD, dark: 0x409CFF))
  /// The indigo system color.
  public static let systemIndigo = UIColor(
    light: 0x5856D6, dark: 0x5E5CE6, contrast: (light: 0x3634A3, dark: 0x7D7AFF))
  /// The purple system color.
  public static let systemPurple = UIColor(
    light: 0xAF52DE, dark: 0xBF5AF2, contrast: (light: 0x8944AB, dark: 0xDA8FFF))
  /// The pink system color.
  public static let systemPink = UIColor(
    light: 0xFF2D55, dark: 0xFF375F, contrast: (light: 0xD30F45, dark: 0xFF6482))
  /// The brown system color.
  public static let systemBrown = UIColor(
    light: 0xA2845E, dark: 0xAC8E68, contrast: (light: 0x7F6545, dark: 0xB59469))
  /// The base gray, which is the same in light and dark appearances.
  public static let systemGray = UIColor(
    light: 0x8E8E93, dark: 0x8E8E93, contrast: (light: 0x6C6C70, dark: 0xAEAEB2))
  /// The second-level gray: lighter than the base gray in light appearance, darker in dark
  /// appearance.
  public static let systemGray2 = UIColor(
    light: 0xAEAEB2, dark: 0x636366, contrast: (light: 0x8E8E93, dark: 0x7C7C80))
  /// The third-level gray, closer to the background.
  public static let systemGray3 = UIColor(
    light: 0xC7C7CC, dark: 0x48484A, contrast: (light: 0xAEAEB2, dark: 0x545456))
  /// The fourth-level gray, closer to the background.
  public static let systemGray4 = UIColor(
    light: 0xD1D1D6, dark: 0x3A3A3C, contrast: (light: 0xBCBCC0, dark: 0x444446))
  /// The fifth-level gray, closer to the background.
  public static let systemGray5 = UIColor(
    light: 0xE5E5EA, dark: 0x2C2C2E, contrast: (light: 0xD8D8DC, dark: 0x363638))
  /// The sixth-level gray, which is close to the background.
  public static let systemGray6 = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, contrast: (light: 0xEBEBF0, dark: 0x242426))
  /// The default tint color, which is the system blue.
  ///
  /// UIKit's resolves to the tint color of the view.
  public static let tintColor = systemBlue
}

extension UIColor {
  /// Creates a color from 24-bit RGB values for light and dark appearances.
  convenience init(
    light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1
  ) {
    let light = UIColor(rgb: light, alpha: lightAlpha)
    let dark = UIColor(rgb: dark, alpha: darkAlpha)
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a color from 24-bit RGB values for light and dark appearances, without and with increased
  /// contrast.
  convenience init(light: UInt32, dark: UInt32, contrast: (light: UInt32, dark: UInt32)) {
    let (light, dark) = (UIColor(rgb: light, alpha: 1), UIColor(rgb: dark, alpha: 1))
    let clear = (
      light: UIColor(rgb: contrast.light, alpha: 1), dark: UIColor(rgb: contrast.dark, alpha: 1)
    )
    self.init { traits in
      let isDark = traits.userInterfaceStyle == .dark
      guard traits.accessibilityContrast == .high else { return isDark ? dark : light }
      return isDark ? clear.dark : clear.light
    }
  }

  private convenience init(rgb: UInt32, alpha: CGFloat) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
