import UIKit

/// The text of a label or a button's title: a string, or runs with attributes.
enum RichText: Sendable {
  case plain(String)
  case runs([TextRun])

  /// The text with attributes; nil for a plain one.
  @MainActor
  func attributed(for traits: UITraitCollection) -> NSAttributedString? {
    guard case .runs(let runs) = self else { return nil }
    let text = NSMutableAttributedString(string: "")
    for run in runs { text.append(run.attributed(for: traits)) }
    return text
  }

  /// Whether the text consists of runs.
  var isRuns: Bool { if case .runs = self { true } else { false } }

  /// The characters.
  var string: String {
    switch self {
    case .plain(let text): text
    case .runs(let runs): runs.map(\.string).joined()
    }
  }
}

/// Characters with attributes, or an image.
struct TextRun: Sendable {
  let string: String
  let attributes: [(key: NSAttributedString.Key, value: any Sendable)]
  var shadow: TextRunShadow?
  var image: UIImage?
  var bounds: CGRect?
  var paragraph: ParagraphValues?

  /// Returns the run as UIKit's text.
  @MainActor
  func attributed(for traits: UITraitCollection) -> NSAttributedString {
    var values: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes {
      values[key] = (value as? UIFont)?.adjusted(for: traits) ?? value
    }
    if let shadow {
      let value = NSShadow()
      value.shadowColor = shadow.color
      (value.shadowOffset, value.shadowBlurRadius) = (shadow.offset, shadow.blur)
      values[.shadow] = value
    }
    if let paragraph { values[.paragraphStyle] = paragraph.style() }
    if let image {
      let attachment = NSTextAttachment(image: image)
      attachment.bounds = bounds ?? .zero
      values[.attachment] = attachment
    }
    return NSAttributedString(string: string, attributes: values)
  }
}

/// The shadow of a run.
struct TextRunShadow: Sendable {
  let color: UIColor
  let offset: CGSize
  let blur: Double
}

enum TextRunKeys {
  static let string = Key("string", .text, "The characters.")
  static let image = Key("image", .image, "An image in place of characters.")
  static let bounds = Key(
    "bounds", .rect,
    "The rectangle of the image relative to the baseline, with y upward (default: its size).")
  static let font = Key("font", .font, "The font (default: the view's).")
  static let color = Key("color", .color, "The color (default: the view's).")
  static let backgroundColor = Key("backgroundColor", .color, "The color behind the text.")
  static let kern = Key(
    "kern", .number(-1_000...1_000, "a number of points from -1000 to 1000"),
    "The distance added after each character, in points.")
  static let underline = Key("underline", .underline, "The line below the text.")
  static let underlineColor = Key(
    "underlineColor", .color, "The color of the line below the text (default: that of the text).")
  static let strikethrough = Key("strikethrough", .underline, "The line through the text.")
  static let strikethroughColor = Key(
    "strikethroughColor", .color,
    "The color of the line through the text (default: that of the text).")
  static let strokeWidth = Key(
    "strokeWidth", .number(-100...100, "a percentage from -100 to 100"),
    "The width of the outline, in percent of the font's size; if negative, it is filled as well.")
  static let strokeColor = Key(
    "strokeColor", .color, "The color of the outline (default: that of the text).")
  static let baselineOffset = Key(
    "baselineOffset", .number(-1_000...1_000, "a number of points from -1000 to 1000"),
    "The distance above the baseline, in points.")
  static let obliqueness = Key(
    "obliqueness", .number(-10...10, "a number from -10 to 10"),
    "The slant: the distance to the right for each point above the baseline.")
  static let expansion = Key(
    "expansion", .number(-4...4, "a number from -4 to 4"),
    "The natural logarithm of the factor of the widths.")
  static let ligature = Key(
    "ligature", .ligature, "The ligatures: 0 for none, 1 for standard ones, 2 for all.")
  static let link = Key("link", .text, "A link, which is blue and underlined.")
  static let shadow = Key("shadow", .textShadow, "The shadow of the text.")
  static let writingDirection = Key(
    "writingDirection",
    .choice([
      ("leftToRight", 0), ("rightToLeft", 1), ("leftToRightOverride", 2),
      ("rightToLeftOverride", 3),
    ]), "The direction in which the text is embedded, or that of all its characters.")
  static let paragraphStyle = Key(
    "paragraphStyle", .paragraphStyle,
    "The style of the paragraph that starts in this run (default: the view's).")

  static let table = Table(
    "a run of text",
    [
      string, image, bounds, font, color, backgroundColor, kern, underline, underlineColor,
      strikethrough, strikethroughColor, strokeWidth, strokeColor, baselineOffset, obliqueness,
      expansion, ligature, link, shadow, writingDirection, paragraphStyle,
    ],
    rules: [
      .exactlyOne(of: [string, image]), .needs(bounds, image), .needs(underlineColor, underline),
      .needs(strikethroughColor, strikethrough), .needs(strokeColor, strokeWidth),
    ])

  static func read(_ value: SourceValue, _ context: ReadingContext) -> TextRun? {
    guard let fields = context.fields(of: value, table) else { return nil }
    var attributes: [(key: NSAttributedString.Key, value: any Sendable)] = []
    func add<Value: Sendable>(_ key: Key<Value>, as name: NSAttributedString.Key) {
      if fields.has(key), let value = fields.read(key) { attributes.append((name, value)) }
    }
    add(font, as: .font)
    add(color, as: .foregroundColor)
    add(backgroundColor, as: .backgroundColor)
    add(kern, as: .kern)
    add(underline, as: .underlineStyle)
    add(underlineColor, as: .underlineColor)
    add(strikethrough, as: .strikethroughStyle)
    add(strikethroughColor, as: .strikethroughColor)
    add(strokeWidth, as: .strokeWidth)
    add(strokeColor, as: .strokeColor)
    add(baselineOffset, as: .baselineOffset)
    add(obliqueness, as: .obliqueness)
    add(expansion, as: .expansion)
    add(ligature, as: .ligature)
    add(link, as: .link)
    if fields.has(writingDirection), let direction = fields.read(writingDirection) {
      attributes.append((.writingDirection, [direction]))
    }
    let characters = fields.has(string) ? fields.read(string) : nil
    let picture = fields.has(image) ? fields.read(image) : nil
    guard characters != nil || picture != nil else { return nil }
    var run = TextRun(string: characters ?? "\u{FFFC}", attributes: attributes)
    run.image = picture
    if fields.has(bounds) { run.bounds = fields.read(bounds) }
    if fields.has(shadow) { run.shadow = fields.read(shadow) }
    if fields.has(paragraphStyle) { run.paragraph = fields.read(paragraphStyle) }
    return run
  }
}

extension ValueType<RichText> {
  /// A string, or a list of runs, each a string or a mapping with attributes.
  static let richText = ValueType(
    expectation,
    .any([
      ValueType<String>.text.shape,
      .list(of: ValueType<TextRun>.run.shape, count: 1...maxRuns),
    ])
  ) { value, context in
    if value.text != nil {
      return ValueType<String>.text.read(value, context).map { .plain($0) }
    }
    guard value.elements != nil else {
      context.reportType(value, expected: expectation)
      return nil
    }
    return ValueType<[TextRun]>.list(
      of: .run, "a list of 1 to \(maxRuns) runs", count: 1...maxRuns
    ).read(value, context).map { .runs($0) }
  }

  private static let expectation =
    "a string, or a list of runs such as { string: …, font: …, color: … }"

  /// The maximum number of runs of a text.
  private static let maxRuns = 200
}

extension ValueType<TextRun> {
  /// A string, or a mapping with attributes.
  fileprivate static let run = ValueType(
    expectation,
    .any([ValueType<String>.text.shape, .shared("textRun", .mapping(TextRunKeys.table))])
  ) { value, context in
    if value.entries != nil { return TextRunKeys.read(value, context) }
    guard value.text != nil else {
      context.reportType(value, expected: expectation)
      return nil
    }
    return ValueType<String>.text.read(value, context).map { TextRun(string: $0, attributes: []) }
  }

  private static let expectation = "a string, or a run such as { string: …, font: …, color: … }"
}

extension ValueType<Int> {
  /// The style of a line below or through text.
  fileprivate static let underline: ValueType = choice([
    ("single", NSUnderlineStyle.single.rawValue), ("thick", NSUnderlineStyle.thick.rawValue),
    ("double", NSUnderlineStyle.double.rawValue),
    ("dot", [NSUnderlineStyle.single, .patternDot].rawValue),
    ("dash", [NSUnderlineStyle.single, .patternDash].rawValue),
    ("dashDot", [NSUnderlineStyle.single, .patternDashDot].rawValue),
    ("dashDotDot", [NSUnderlineStyle.single, .patternDashDotDot].rawValue),
    ("byWord", [NSUnderlineStyle.single, .byWord].rawValue),
  ])

  fileprivate static let ligature: ValueType = integer(0...2, "0, 1 or 2")
}

extension [NSUnderlineStyle] {
  fileprivate var rawValue: Int { NSUnderlineStyle(self).rawValue }
}

private enum TextShadowKeys {
  static let color = Key("color", .color, default: "black", "The color.")
  static let offset = Key("offset", .offset, default: "[0, 1]", "The offset, in points.")
  static let blur = Key(
    "blur", .nonnegativeNumber, default: "0", "Twice the standard deviation of the blur, in points."
  )
  static let table = Table("a text's shadow", [color, offset, blur])
}

extension ValueType<TextRunShadow> {
  fileprivate static let textShadow: ValueType = mapping(
    "a shadow such as { color: gray, offset: [0, 1], blur: 2 }", TextShadowKeys.table
  ) { fields in
    fields.read(TextShadowKeys.color, TextShadowKeys.offset, TextShadowKeys.blur)
      .map { TextRunShadow(color: $0, offset: $1, blur: $2) }
  }
}
