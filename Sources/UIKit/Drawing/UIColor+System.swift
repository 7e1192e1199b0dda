import QuartzCore

/// The colours that Apple's systems share, lighter on dark ground.
///
/// Source: what iOS 13 to 18 answer, in which several open-source tables agree.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The system's mint.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x66D4CF)
  /// The system's teal.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system's blue.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// The gray that is the same on light and dark ground.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// A gray nearer to the ground.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// A gray still nearer to the ground.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// A gray for the borders of things.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A gray for things on the ground.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// A gray almost like the ground.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// What stands out where no view says otherwise.
  public static let tintColor = systemBlue
}

extension UIColor {
  /// Creates a colour of two: red, green and blue in a byte each, on light and on dark ground.
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
