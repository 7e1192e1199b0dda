/// The measures of alerts of iOS 13 to 18, in points.
///
/// Sources: the widths, baselines and heights of buttons of alerts were observed; the corners and the
/// measures of action sheets are general knowledge.
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let alertCorner: CGFloat = 14
  static let alertButtonHeight: CGFloat = 44
  /// From the top to the baseline of the title's first line.
  static let firstBaseline: CGFloat = 36
  /// From the last baseline of the title to the first one of the message.
  static let messageBaseline: CGFloat = 20
  /// From the last baseline to the buttons.
  static let lastBaseline: CGFloat = 24
  static let textMargin: CGFloat = 16

  static let sheetMargin: CGFloat = 8
  static let sheetCorner: CGFloat = 13
  static let sheetButtonHeight: CGFloat = 57
  /// Between the actions and the cancel action.
  static let sheetGap: CGFloat = 8
  /// Above and below the texts of an action sheet.
  static let sheetTextMargin: CGFloat = 14

  /// The opacity of the black between an alert and what is behind it.
  @MainActor static let dimming = UIColor(light: 0x000000, 0.2, dark: 0x000000, 0.48)
  /// The color of cards: that of UIKit's material over a dimmed white background; what is behind it is
  /// not blurred, but covered.
  @MainActor static let card = UIColor(light: 0xF2F2F2, dark: 0x252527)
  /// The color of the cancel button of an action sheet.
  @MainActor static let cancelCard = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  @MainActor static let highlight = UIColor(light: 0x000000, 0.08, dark: 0xFFFFFF, 0.1)
}
