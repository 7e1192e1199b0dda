import QuartzCore
import Typography

/// A typeface at a size; packaged fonts stand in the place of Apple's.
open class UIFont: NSObject, @unchecked Sendable {
  /// The packaged face at its size.
  let font: Font

  /// Creates a font by its PostScript or family name; nil where none stands in for it.
  ///
  /// - Parameters:
  ///   - fontName: Such as "Avenir-Heavy" or "Helvetica Neue".
  ///   - fontSize: The size in points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = Font(name: fontName, size: Double(fontSize)) else { return nil }
    self.font = font
    super.init()
  }

  init(_ font: Font) {
    self.font = font
    super.init()
  }

  /// Returns the system font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points, in the named weight nearest to `weight`.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.hundreds))
  }

  /// Returns the bold system font, which on iOS is the semibold face.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the slanted system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: Double(fontSize), isItalic: true))
  }

  /// Returns the same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withSize(Double(fontSize)))
  }

  /// The size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts that have no other, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The name of the family, such as "Avenir".
  open var familyName: String { font.familyName }
  /// The PostScript name, such as "Avenir-Heavy".
  open var fontName: String { font.name }
  /// The size in points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  /// From the baseline to the top of the letters, in points.
  open var ascender: CGFloat { CGFloat(font.ascender) }
  /// From the baseline to the bottom of the letters, in points; negative.
  open var descender: CGFloat { CGFloat(font.descender) }
  /// The height of capital letters in points.
  open var capHeight: CGFloat { CGFloat(font.capHeight) }
  /// The height of the letter x in points.
  open var xHeight: CGFloat { CGFloat(font.xHeight) }
  /// From one line's baseline to the next, in points.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// The space between two lines that is part of the line height, in points.
  open var leading: CGFloat { CGFloat(font.leading) }

  /// Whether two fonts are the same face at the same size.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  /// A number that equal fonts share.
  override open var hash: Int { font.hashValue }
}
