import UIKit

/// The values of a paragraph style that a recipe states.
struct ParagraphValues: Sendable {
  fileprivate var changes: [@Sendable (NSMutableParagraphStyle) -> Void] = []

  /// Returns the style; values that the recipe does not state are the defaults.
  func style() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    for change in changes { change(style) }
    return style
  }
}

enum ParagraphKeys {
  private static let length = ValueType<Double>.number(
    0...10_000, "a number of points from 0 to 10000")

  static let alignment = Key("alignment", .textAlignment, "The alignment of lines.")
  static let lineBreakMode = Key(
    "lineBreakMode", .lineBreakMode, "How text that does not fit is wrapped or truncated.")
  static let baseWritingDirection = Key(
    "baseWritingDirection",
    .choice([
      ("natural", NSWritingDirection.natural), ("leftToRight", .leftToRight),
      ("rightToLeft", .rightToLeft),
    ]), "The direction in which the paragraph starts (default: that of its text).")
  static let lineSpacing = Key(
    "lineSpacing", length, "The space between lines, in points.")
  static let paragraphSpacing = Key(
    "paragraphSpacing", length, "The space after the paragraph, in points.")
  static let paragraphSpacingBefore = Key(
    "paragraphSpacingBefore", length, "The space before the paragraph, in points.")
  static let lineHeightMultiple = Key(
    "lineHeightMultiple", .number(0...100, "a number from 0 to 100"),
    "The factor of the heights of lines; 0 for none.")
  static let minimumLineHeight = Key(
    "minimumLineHeight", length, "The smallest height of lines, in points.")
  static let maximumLineHeight = Key(
    "maximumLineHeight", length, "The largest height of lines, in points; 0 for no limit.")
  static let firstLineHeadIndent = Key(
    "firstLineHeadIndent", length, "The indent of the first line, in points.")
  static let headIndent = Key(
    "headIndent", length, "The indent of the other lines, in points.")
  static let tailIndent = Key(
    "tailIndent", .number(-10_000...10_000, "a number of points from -10000 to 10000"),
    "The end of lines from the leading edge, or, if not positive, from the trailing edge, in points."
  )
  static let tabStops = Key(
    "tabStops",
    .list(of: length, "a list of 1 to 100 distances in points", count: 1...100),
    "The positions to which tabs advance, in points (default: every 28).")
  static let allowsTightening = Key(
    "allowsDefaultTighteningForTruncation", .boolean,
    "Whether characters move together before a line is truncated.")

  static let table = Table(
    "a paragraph style",
    [
      alignment, lineBreakMode, baseWritingDirection, lineSpacing, paragraphSpacing,
      paragraphSpacingBefore, lineHeightMultiple, minimumLineHeight, maximumLineHeight,
      firstLineHeadIndent, headIndent, tailIndent, tabStops, allowsTightening,
    ])

  static func read(_ fields: Fields) -> ParagraphValues {
    var values = ParagraphValues()
    func add<Value: Sendable>(
      _ key: Key<Value>, _ set: @escaping @Sendable (NSMutableParagraphStyle, Value) -> Void
    ) {
      guard fields.has(key), let value = fields.read(key) else { return }
      values.changes.append { set($0, value) }
    }
    add(alignment) { $0.alignment = $1 }
    add(lineBreakMode) { $0.lineBreakMode = $1 }
    add(baseWritingDirection) { $0.baseWritingDirection = $1 }
    add(lineSpacing) { $0.lineSpacing = $1 }
    add(paragraphSpacing) { $0.paragraphSpacing = $1 }
    add(paragraphSpacingBefore) { $0.paragraphSpacingBefore = $1 }
    add(lineHeightMultiple) { $0.lineHeightMultiple = $1 }
    add(minimumLineHeight) { $0.minimumLineHeight = $1 }
    add(maximumLineHeight) { $0.maximumLineHeight = $1 }
    add(firstLineHeadIndent) { $0.firstLineHeadIndent = $1 }
    add(headIndent) { $0.headIndent = $1 }
    add(tailIndent) { $0.tailIndent = $1 }
    add(tabStops) { style, stops in
      style.tabStops = stops.map { NSTextTab(textAlignment: .left, location: $0) }
    }
    add(allowsTightening) { $0.allowsDefaultTighteningForTruncation = $1 }
    return values
  }
}

extension ValueType<ParagraphValues> {
  /// A paragraph style.
  static let paragraphStyle: ValueType = mapping(
    "a mapping such as { lineSpacing: 4, alignment: justified }", ParagraphKeys.table
  ) { fields in ParagraphKeys.read(fields) }
}

extension ValueType<NSTextAlignment> {
  static let textAlignment: ValueType = choice([
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ])
}

extension ValueType<NSLineBreakMode> {
  static let lineBreakMode: ValueType = choice([
    ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
    ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
    ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
  ])
}
