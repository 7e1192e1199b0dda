import QuartzCore

/// Adaptable system colors, which differ between light and dark appearances.
///
/// Source: the values of iOS 13 to 18, on which several open-source tables agree.
extension UIColor {
  /// The red system color.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The orange system color.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The yellow system color.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The green system color.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The mint system color.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x66D4CF)
  /// The teal system color.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// The cyan system color.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// The blue system color.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The indigo system color.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The purple system color.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The pink system color.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The brown system color.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// The base gray, which is the same in light and dark appearances.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second-level gray: lighter than the base gray in light appearance, darker in dark
  /// appearance.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// The third-level gray, closer to the background.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth-level gray, closer to the background.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth-level gray, closer to the background.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth-level gray, which is close to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
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

  private convenience init(rgb: UInt32, alpha: CGFloat) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
