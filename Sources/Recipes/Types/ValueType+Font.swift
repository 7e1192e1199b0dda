import UIKit

extension ValueType<UIFont> {
  private static let expectation =
    "a font such as 17, bold 17, Avenir-Heavy 14, body, or { name: …, size: … }"

  /// A font by its name and size, or the system font by its size and weight.
  static let font = ValueType(expectation, .shared("font", shape)) { value, context in
    if value.entries != nil { return FontKeys.read(value, context) }
    if let style = FontKeys.styles.first(where: { $0.word == value.text })?.value {
      return .preferredFont(forTextStyle: style)
    }
    guard let (name, size, weight) = value.text.flatMap(parts), FontKeys.sizes.contains(size) else {
      context.reportType(value, expected: expectation)
      return nil
    }
    guard let weight else { return font(name, size, value, context) }
    guard name == FontKeys.system else {
      context.reportType(
        value, expected: "a weight only with the system font",
        help: "weights of other fonts are part of their names, as in Avenir-Heavy")
      return nil
    }
    let word = SourceValue(content: .plain(weight), span: value.span, origin: value.origin)
    return FontKeys.weight.type.read(word, context).map { .systemFont(ofSize: size, weight: $0) }
  }

  /// Returns the name, the size and the weight in a text such as `system 17 bold`; nil for other text.
  ///
  /// A size alone, or with a weight on either side, is that of the system font.
  private static func parts(of text: String) -> (name: String, size: Double, weight: String?)? {
    func size(_ word: String) -> Double? {
      word.allSatisfy({ "0123456789.".contains($0) }) ? Double(word) : nil
    }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var bare = words
    if bare.first == FontKeys.system { bare.removeFirst() }
    if bare.count == 2, FontKeys.weights.contains(where: { $0.word == bare[0] }) { bare.reverse() }
    if (1...2).contains(bare.count), size(bare[0]) != nil { words = [FontKeys.system] + bare }
    let hasWeight = words.last.map { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLetter } }
    let weight = hasWeight == true ? words.popLast() : nil
    guard let size = words.popLast().flatMap(size) else { return nil }
    let name = words.joined(separator: " ")
    return name.isEmpty ? nil : (name, size, weight)
  }

  private static let shape: SchemaShape = {
    let size = NumberPattern.decimals(FontKeys.sizes)
    let weights = FontKeys.weights.map(\.word).joined(separator: "|")
    let names = FontKeys.names.filter { $0 != FontKeys.system }.joined(separator: "|")
    return .any([
      .number(FontKeys.sizes),
      .pattern("(?:\(FontKeys.system) )?\(size)(?: (?:\(weights)))?"),
      .pattern("(?:\(FontKeys.system) )?(?:\(weights)) \(size)"), .pattern("(?:\(names)) \(size)"),
      .words(FontKeys.styles.map(\.word)),
      .mapping(FontKeys.table),
    ])
  }()

  /// Returns the font with a name, which may be the system font; reports an unknown name.
  fileprivate static func font(
    _ name: String, _ size: Double, _ value: SourceValue, _ context: ReadingContext
  ) -> UIFont? {
    if name == FontKeys.system { return .systemFont(ofSize: size) }
    guard let font = UIFont(name: name, size: size) else {
      context.reportUnknown(
        .unknownValue, "unknown font '\(name.shortened)'", name, at: value.span,
        known: FontKeys.names)
      return nil
    }
    return font
  }
}

private enum FontKeys {
  static let system = "system"
  static let sizes = 1.0...1_000.0
  /// The system font, then the other fonts by their families' names and their own.
  static let names =
    [system]
    + UIFont.familyNames.flatMap { family in
      [family] + UIFont.fontNames(forFamilyName: family).filter { $0 != family }
    }
  static let weights: [(word: String, value: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  static let styles: [(word: String, value: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  static let name = Key("name", .fontName, "The name of the font (default: the system font).")
  static let size = Key(
    "size", .number(sizes, "a size in points, from 1 to 1000"), isRequired: true,
    "The size, in points.")
  static let weight = Key("weight", .choice(weights), "The weight of the system font.")
  static let textStyle = Key(
    "textStyle", .choice(styles),
    "The text style that the size follows with the content size category.")
  static let maximumPointSize = Key(
    "maximumPointSize", .number(sizes, "a size in points, from 1 to 1000"),
    "The largest size that the content size category gives the font, in points.")
  static let table = Table(
    "a font", [name, size, weight, textStyle, maximumPointSize],
    rules: [.either(name, or: [weight]), .needs(maximumPointSize, textStyle)])

  static func read(_ value: SourceValue, _ context: ReadingContext) -> UIFont? {
    guard let fields = context.fields(of: value, table) else { return nil }
    let weight = fields.read(weight)
    let name = fields.read(name)
    guard let size = fields.read(size) else { return nil }
    var font: UIFont? = .systemFont(ofSize: size, weight: weight ?? .regular)
    if let name, let written = fields.written(FontKeys.name) {
      font = ValueType<UIFont>.font(name, size, written, context)
    }
    guard let font, let style = fields.has(textStyle) ? fields.read(textStyle) : nil else {
      return font
    }
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: font,
      maximumPointSize: (fields.has(maximumPointSize) ? fields.read(maximumPointSize) : nil) ?? 0)
  }
}

extension ValueType<String> {
  /// The name of a font, which is looked up together with the size.
  fileprivate static let fontName = ValueType("the name of a font", .words(FontKeys.names)) {
    value, context in text.read(value, context)
  }
}
