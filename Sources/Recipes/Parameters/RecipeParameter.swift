/// A parameter of a recipe, with what its value may be.
package struct RecipeParameter: Sendable {
  /// What the keys that use a parameter expect of its value.
  package enum Kind: Sendable, Equatable {
    /// A number.
    ///
    /// - Parameters:
    ///   - range: The allowed values, in the unit of the value.
    ///   - unit: The unit after the number, such as `s` or `deg`; empty for none.
    ///   - isWhole: Whether fractions are not allowed.
    case number(range: ClosedRange<Double>, unit: String, isWhole: Bool)
    case color
    case boolean
    /// One of several words.
    case choice([String])
    /// Text, a list or a mapping.
    case other
  }

  package let name: String
  package let kind: Kind
  /// The current value, in the syntax of `--set`.
  package let value: String
  /// The recipe's own value.
  package let defaultValue: String
  /// Where the recipe's own value is.
  package let span: SourceSpan
  /// The path of the file that declares the parameter.
  package let file: String

  /// Whether a setting replaces the recipe's own value.
  package var isSet: Bool { value != defaultValue }
}

extension RecipeParameter {
  /// Returns the parameters of a recipe.
  ///
  /// - Parameters:
  ///   - parameters: The parameters with their settings.
  ///   - declared: The parameters without settings.
  ///   - uses: The uses as values of keys.
  ///   - source: The text of the recipe.
  static func all(
    _ parameters: Parameters, declared: Parameters, uses: [ParameterUse], in source: SourceText
  ) -> [RecipeParameter] {
    let shapes = Dictionary(grouping: uses, by: \.name)
    return declared.names.compactMap { name in
      guard let own = declared[name] else { return nil }
      let value = parameters[name] ?? own
      return RecipeParameter(
        name: name,
        kind: Kind(value, own, shapes: shapes[name]?.map(\.shape) ?? []), value: value.flowText,
        defaultValue: own.flowText, span: own.span, file: source.text(at: own.span).file)
    }
  }
}

extension RecipeParameter.Kind {
  /// Finds the kind of a value that is used for keys with some shapes.
  init(_ value: SourceValue, _ own: SourceValue, shapes: [SchemaShape]) {
    let options = shapes.map(\.options)
    if shapes.contains(where: \.isColor) {
      self = .color
    } else if let quantity = value.quantity ?? own.quantity {
      self = .number(
        range: options.compactMap { $0.range(inUnit: quantity.unit) }.reduce(quantity.widestRange) {
          $0.clamped(to: $1)
        }, unit: quantity.unit,
        isWhole: options.contains { $0.contains(where: \.isWhole) } && quantity.isWhole)
    } else if ["true", "false"].contains(own.text) {
      self = .boolean
    } else if let words = options.compactMap(\.words).first(where: { words in
      own.text.map(words.contains) ?? false
    }) {
      self = .choice(words)
    } else if own.text.map(NamedColors.isColor) ?? false {
      self = .color
    } else {
      self = .other
    }
  }
}

/// A number with its unit.
private struct Quantity {
  let number: Double
  let unit: String

  /// The factors of the units of quantities, in seconds, radians or fractions.
  static let factors = ["": 1, "s": 1, "ms": 0.001, "deg": .pi / 180, "rad": 1, "%": 0.01]

  var isWhole: Bool { number == number.rounded() }
  var widestRange: ClosedRange<Double> { -Limits.magnitude...Limits.magnitude }
}

extension SourceValue {
  /// The number with a unit that the value is; nil for other values.
  fileprivate var quantity: Quantity? {
    guard case .plain(let text) = content else { return nil }
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      guard text[before].isLetter || text[before] == "%" else { break }
      start = before
    }
    let (digits, unit) = (text[..<start], String(text[start...]))
    guard Quantity.factors[unit] != nil, digits.allSatisfy("0123456789.+-eE".contains),
      let number = Double(digits), number.isFinite
    else { return nil }
    return Quantity(number: number, unit: unit)
  }
}

extension SchemaShape {
  /// The alternatives of a shape.
  fileprivate var options: [SchemaShape] {
    if case .any(let shapes) = unshared { shapes.flatMap(\.options) } else { [unshared] }
  }

  fileprivate var isWhole: Bool {
    if case .integer = self { true } else { false }
  }

  /// Whether the shape is that of colors.
  fileprivate var isColor: Bool {
    if case .shared("color", _) = self { return true }
    guard case .any(let shapes) = self else { return false }
    return shapes.contains(where: \.isColor)
  }
}

extension [SchemaShape] {
  /// Returns the range of the numbers among the shapes, in a unit; nil if there are none.
  fileprivate func range(inUnit unit: String) -> ClosedRange<Double>? {
    let factor = Quantity.factors[unit] ?? 1
    return lazy.compactMap { shape in
      switch shape {
      case .number(let range): range.lowerBound / factor...range.upperBound / factor
      case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
      default: nil
      }
    }.first
  }

  /// The words among the shapes; nil if there are none.
  fileprivate var words: [String]? {
    let words = flatMap { shape in
      if case .words(let words) = shape { words } else { [String]() }
    }
    return words.isEmpty ? nil : words
  }
}

extension NamedColors {
  /// Whether text is a color that stands for nothing else.
  fileprivate static func isColor(_ text: String) -> Bool {
    HexadecimalColor(text) != nil || all.contains { $0.name == text }
  }
}
