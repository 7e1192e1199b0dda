import QuartzCore

/// The alignment, breaks, spacing and indents of a paragraph's lines.
///
/// Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// See `attributeTypeNumber`.
  private let typeNumber = attributeTypeNumber

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var tabStops = NSParagraphStyle.defaultTabStops
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  fileprivate var values = Values()

  /// Creates the default style.
  override public init() {
    super.init()
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the direction of a language's script: right to left for Arabic, Hebrew, Persian, Urdu
  /// and other languages with these scripts.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? ""
    let rightToLeft = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]
    return rightToLeft.contains(language.lowercased()) ? .rightToLeft : .leftToRight
  }

  /// The alignment; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines break; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the paragraph starts; `natural` by default, for that of its text.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space below each line but the last of the text; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, if another one follows; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, unless it is the first; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The factor of the natural height of lines, which grow above their baselines; 0 by default, for
  /// none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The smallest height of lines; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of lines; 0 by default, for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of the first line from the leading edge; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the lines after the first from the leading edge; 0 by default.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines: from the leading edge, or, if it is not positive, from the trailing edge; 0 by
  /// default.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The positions to which tabs advance; by default, twelve at intervals of 28 points.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The interval of the positions after the last tab stop; 0 by default.
  ///
  /// At 0, they are 28 points apart, which is Flipbook's choice.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How readily words are hyphenated, from 0, the default, to 1.
  ///
  /// Words are broken at soft hyphens (U+00AD) alone, whatever the factor: there is no dictionary.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system decides about hyphenation; false by default.
  ///
  /// As with `hyphenationFactor`, words are broken at soft hyphens alone.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether characters of a line that is too long move together, by at most 5 % of the font's size,
  /// before the line is truncated; false by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Returns a style that can't change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a style that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns whether an object is an equal style.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash that equal styles share.
  override open var hash: Int { values.hashValue }
}

/// The alignment, breaks, spacing and indents of a paragraph's lines, which can change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment; `natural` by default.
  override open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines break; `byWordWrapping` by default.
  override open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction in which the paragraph starts; `natural` by default, for that of its text.
  override open var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The space below each line but the last of the text; 0 by default.
  override open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after the paragraph, if another one follows; 0 by default.
  override open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before the paragraph, unless it is the first; 0 by default.
  override open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The factor of the natural height of lines; 0 by default, for none.
  override open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The smallest height of lines; 0 by default.
  override open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of lines; 0 by default, for no limit.
  override open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indent of the first line from the leading edge; 0 by default.
  override open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the lines after the first from the leading edge; 0 by default.
  override open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of lines: from the leading edge, or, if it is not positive, from the trailing edge.
  override open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The positions to which tabs advance; twelve at intervals of 28 points by default.
  override open var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The interval of the positions after the last tab stop; 0 by default, for 28 points.
  override open var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// How readily words are hyphenated; they are broken at soft hyphens alone.
  override open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether the system decides about hyphenation, which is at soft hyphens alone.
  override open var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether characters move together before a line is truncated; false by default.
  override open var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a tab stop in its place.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops.removeAll { $0.isEqual(anObject) }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
