import QuartzCore

/// The alignment and line breaks of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
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

  /// The alignment; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines break; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points, which labels do not apply.
  open var lineSpacing: CGFloat { values.lineSpacing }

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

/// The alignment and line breaks of a paragraph, which can change.
///
/// Labels apply the alignment and the line breaks; they do not apply the spacing and the indents.
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
  /// The space between lines, in points.
  override open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The factor of the height of lines; 0 by default, for none.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The smallest height of lines, in points.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of lines, in points; 0 by default, for no limit.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the lines after the first, in points.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of lines: from the left edge, or, if it is not positive, from the right edge, in points.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}
