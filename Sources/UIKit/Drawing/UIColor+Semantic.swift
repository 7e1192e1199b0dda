import QuartzCore

/// Colors that are named after their purpose.
///
/// Source: the values of iOS 13 to 18, as recorded in the open-source project ColorCompatibility; with
/// increased contrast, labels are more opaque (confidence low), and the other colors the same.
extension UIColor {
  /// The color for primary text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// The color for secondary text.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    .withContrast(UIColor(light: 0x3C3C43, 0.8, dark: 0xEBEBF5, 0.8))
  /// The color for tertiary text.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    .withContrast(UIColor(light: 0x3C3C43, 0.7, dark: 0xEBEBF5, 0.7))
  /// The color for quaternary text.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    .withContrast(UIColor(light: 0x3C3C43, 0.55, dark: 0xEBEBF5, 0.55))
  /// The color for placeholder text.
  public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The color for links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The color for thin lines through which the content below is visible.
  public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The color for opaque thin lines.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The fill color for thin and small shapes.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// The fill color for medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// The fill color for large shapes, such as text fields.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// The fill color for large areas with complex content.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)
  /// The color for the main background.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// The color for content layered on top of the main background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The color for content layered on top of secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The color for the main background of grouped content.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// The color for groups layered on top of the main grouped background.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The color for content layered on top of groups.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
}

extension UIColor {
  /// Returns a color that is another one with increased contrast.
  fileprivate func withContrast(_ color: UIColor) -> UIColor {
    UIColor { ($0.accessibilityContrast == .high ? color : self).resolvedColor(with: $0) }
  }
}
