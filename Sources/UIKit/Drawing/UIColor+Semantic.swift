import QuartzCore

/// The colours named for what they are for.
///
/// Source: what iOS 13 to 18 answer, as the open-source project ColorCompatibility has it.
extension UIColor {
  /// The text that matters most.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text that matters less.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text that matters little.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text that matters least.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Text in place of what is still to be written.
  public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// A link.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// A thin line that lets through what lies below.
  public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// A thin line that lets through nothing.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The filling of thin and small shapes.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// The filling of middling shapes, such as a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// The filling of large shapes, such as a text field.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// The filling of large shapes that hold much.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)
  /// The ground.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// Things on the ground.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Things on things on the ground.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The ground of grouped things.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// Groups on the ground.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Things in groups on the ground.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
}
