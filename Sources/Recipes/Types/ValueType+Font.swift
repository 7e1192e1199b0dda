import UIKit

extension ValueType<UIFont> {
  private static let expectation =
    "a font such as Avenir-Heavy 14, system 17 bold, or { name: …, size: … }"

  /// A font: its name and size, or the system's with a size and a weight.
  static let font = ValueType(expectation, .shared("font", form)) { value, checker in
    if value.entries != nil { return FontKeys.read(value, checker) }
    guard let text = value.text,
      let match = text.wholeMatch(of: /(.+) ([0-9.]+)(?: ([A-Za-z]+))?/),
      let size = Double(match.output.2), FontKeys.sizes.contains(size)
    else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    let name = String(match.output.1)
    guard let weight = match.output.3 else { return font(name, size, value, checker) }
    guard name == FontKeys.system else {
      checker.reportType(
        value, expected: "a weight for the system's font only",
        help: "weights of other fonts are part of their names, as in Avenir-Heavy")
      return nil
    }
    let word = SourceValue(content: .plain(String(weight)), span: value.span, origin: value.origin)
    return FontKeys.weight.type.read(word, checker).map { .systemFont(ofSize: size, weight: $0) }
  }

  private static var form: Form {
    let size = NumberPattern.decimals(FontKeys.sizes)
    let weights = FontKeys.weights.map(\.word).joined(separator: "|")
    let names = FontKeys.names.filter { $0 != FontKeys.system }.joined(separator: "|")
    return .any([
      .pattern("\(FontKeys.system) \(size)(?: (?:\(weights)))?"), .pattern("(?:\(names)) \(size)"),
      .mapping(FontKeys.table),
    ])
  }

  /// Returns the font of a name, which may be the system's; reports if there is none.
  fileprivate static func font(
    _ name: String, _ size: Double, _ value: SourceValue, _ checker: Checker
  ) -> UIFont? {
    if name == FontKeys.system { return .systemFont(ofSize: size) }
    guard let font = UIFont(name: name, size: size) else {
      checker.reportUnknown(
        .unknownValue, "no font is called '\(name.shortened)'", name, at: value.span,
        known: FontKeys.names)
      return nil
    }
    return font
  }
}

private enum FontKeys {
  static let system = "system"
  static let sizes = 1.0...1_000.0
  /// The system's font, then every other by its name or its family's.
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

  static let name = Key("name", .fontName, "The font's name; the system's if it is not said.")
  static let size = Key(
    "size", .number(sizes, "a size in points, from 1 to 1000"), isRequired: true,
    "The size in points.")
  static let weight = Key("weight", .choice(weights), "The weight of the system's font.")
  static let table = Table(
    "a font", [name, size, weight], rules: [.either("name", or: ["weight"])])

  static func read(_ value: SourceValue, _ checker: Checker) -> UIFont? {
    guard let fields = checker.fields(of: value, table) else { return nil }
    let weight = fields.read(weight)
    let name = fields.read(name)
    guard let size = fields.read(size) else { return nil }
    guard let name, let written = fields.value[FontKeys.name.name] else {
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
    return ValueType<UIFont>.font(name, size, written, checker)
  }
}

extension ValueType<String> {
  /// The name of a font, of which there may be none.
  fileprivate static let fontName = ValueType("a font's name", .words(FontKeys.names)) {
    value, checker in text.read(value, checker)
  }
}
