import QuartzCore

extension NSAttributedString.Key {
  /// The font, a `UIFont`; by default, Helvetica at 12 points, or the label's font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, a `UIColor`; by default, black, or the label's color.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The style of a paragraph's lines, an `NSParagraphStyle`: that of its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color behind the text, a `UIColor`; it fills the height of the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance added after each character, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance added after each character, a number of points, in place of `kern`.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; by default, that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The line below the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the text, a `UIColor`; by default, that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the outline, a `UIColor`; by default, that of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the font's size.
  ///
  /// The inside is filled as well if the number is negative.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The use of ligatures: 0 for none, 1 for the font's standard ones, 2 for all.
  ///
  /// By default, there are none, since the packaged fonts' differ from those of Apple's.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A link, a `URL` or a text: it is blue and underlined, and does not respond to touches.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance above the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant of the glyphs: the distance to the right for each point above the baseline.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor of the glyphs' widths.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Embeddings and overrides of the direction, from the outermost on: a list of numbers, each an
  /// `NSWritingDirection` with an `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An image in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
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
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes, each followed by a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line below white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first character with a direction.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// What a direction of the attribute `writingDirection` does.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Embeds the text as if it were a quotation in this direction.
  case embedding = 0
  /// Gives all characters this direction.
  case override = 2
}

/// The first stored property of classes whose objects are values of attributes.
///
/// Where Core Foundation on Linux compares the attributes of neighboring ranges, it regards bits 8 to 17 of the bytes
/// behind an object's header as the number of a type, and traps if it is 0 (Swift 6.3, found by trying each number).
let attributeTypeNumber: UInt = 1 << 8

extension NSMutableAttributedString {
  /// Creates an empty text, as `NSMutableAttributedString()` does on Apple's systems.
  public convenience init(_: Void = ()) {
    self.init(string: "")
  }
}
