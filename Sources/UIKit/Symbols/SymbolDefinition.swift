import QuartzCore

/// What a symbol's name means: a shape of lines, a glyph of the font of symbols, letters, or one of them
/// in another shape.
indirect enum SymbolDefinition: Equatable, Sendable {
  /// Lines and discs.
  case mark(SymbolMark)
  /// A glyph of the font of symbols by its name; its outline alone, or filled.
  case glyph(String, isOutlined: Bool)
  /// Letters or digits of the system font.
  case text(String)
  /// A shape, with nothing or another symbol inside.
  case enclosed(SymbolEnclosure, isFilled: Bool, SymbolDefinition?)

  /// Returns the definition of a name; nil for an unknown one.
  ///
  /// A name that the table lacks is one of it with ".fill", or in a shape: "star.circle.fill".
  init?(name: String) {
    guard let definition = Self.definition(name[...], isFilled: false) else { return nil }
    self = definition
  }

  private static let fill: Substring = ".fill"

  private static func definition(_ name: Substring, isFilled: Bool) -> SymbolDefinition? {
    if let entry = SymbolTable.entries[name] { return definition(of: entry, isFilled: isFilled) }
    if !isFilled, name.hasSuffix(fill) {
      let base = name.dropLast(fill.count)
      guard !isAlwaysFilled(base) else { return nil }
      return definition(base, isFilled: true)
    }
    if let shape = SymbolEnclosure(rawValue: String(name)) {
      return .enclosed(shape, isFilled: isFilled, nil)
    }
    guard let dot = name.lastIndex(of: "."),
      let shape = SymbolEnclosure(rawValue: String(name[name.index(after: dot)...])),
      let content = content(name[..<dot])
    else { return nil }
    return .enclosed(shape, isFilled: isFilled, content)
  }

  /// Returns what is inside of a shape: letters, digits, or the filled variant of a symbol.
  private static func content(_ name: Substring) -> SymbolDefinition? {
    let isNumber = (1...2).contains(name.count) && name.allSatisfy(\.isASCIIDigit)
    let isLetter = name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
    if isNumber || isLetter { return .text(name.uppercased()) }
    return SymbolTable.entries[name].map { definition(of: $0, isFilled: true) }
  }

  /// Whether a symbol has only lines, so that it has no filled variant.
  private static func isAlwaysFilled(_ name: Substring) -> Bool {
    SymbolTable.entries[name].map { $0.first == "|" } ?? false
  }

  /// Returns the definition of an entry of the table.
  private static func definition(of entry: Substring, isFilled: Bool) -> SymbolDefinition {
    if entry.first == "|" { return .mark(SymbolMark(entry.dropFirst())) }
    if entry.first == "~" {
      return .glyph(String(entry.dropFirst()), isOutlined: !isFilled)
    }
    let variants = entry.split(separator: "/")
    return .glyph(String((isFilled ? variants.last : variants.first) ?? entry), isOutlined: false)
  }

  /// The names that suggestions are made from: those of the table, alone, filled and in the shapes that
  /// apps use most.
  static var suggestedNames: [String] {
    SymbolTable.entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name in
      let fills = isAlwaysFilled(name) ? [] : ["\(name).fill"]
      let shapes = [".circle", ".circle.fill", ".square", ".square.fill"].map { "\(name)\($0)" }
      return ["\(name)"] + fills + shapes
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
