import QuartzCore

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The alignment and line breaks of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color behind the text, a `UIColor`; it is not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between characters, a number of points; it is not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line through the text, an `NSUnderlineStyle`; it is not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; it is not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The line below the text, an `NSUnderlineStyle`; it is not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the text, a `UIColor`; it is not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the outline, a `UIColor`; it is not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the font's size; it is not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow; it is not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The use of ligatures, a number; the font's ligatures are always used.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A link, a `URL` or a text; it does not respond to touches.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance above the baseline, a number of points; it is not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// Lines below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
