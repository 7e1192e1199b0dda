import UIKit

private enum IconKeys {
  static let name = Key(
    "name", .symbolName, isRequired: true, "The name of the symbol, as of SF Symbols.")
  static let pointSize = Key(
    "pointSize", .number(1...1_000, "a size in points, from 1 to 1000"),
    "The size of the font beside the symbol, in points (default: 17, or that of its bar).")
  static let weight = Key(
    "weight",
    .choice([
      ("ultraLight", UIImage.SymbolWeight.ultraLight), ("thin", .thin), ("light", .light),
      ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]), "The weight of lines (default: regular).")
  static let scale = Key(
    "scale",
    .choice([
      ("small", UIImage.SymbolScale.small), ("medium", .medium), ("large", .large),
    ]), "The size relative to the font beside the symbol (default: medium).")
  static let tintColor = Key(
    "tintColor", .color, "The color of the symbol, in place of the view's tint color.")
  static let hierarchicalColor = Key(
    "hierarchicalColor", .color, "The color of the symbol, which is paler for the shape behind.")
  static let paletteColors = Key(
    "paletteColors", ValueType<[UIColor]>.list(of: .color, "a list of 1 to 3 colors", count: 1...3),
    "The colors of the symbol and of the shape behind.")
  static let table = Table(
    "an icon",
    [name, pointSize, weight, scale, tintColor, hierarchicalColor, paletteColors],
    rules: [.atMostOne(of: [tintColor, hierarchicalColor, paletteColors])])
}

extension ValueType<UIImage> {
  /// A symbol by its name, such as `heart.fill`, or with its size, weight, scale and colors.
  static let icon: ValueType = mapping(
    "a symbol such as heart.fill, or { name: heart.fill, pointSize: 22, weight: bold }",
    IconKeys.table, shorthand: IconKeys.name
  ) { fields in
    let (size, weight) = (fields.read(IconKeys.pointSize), fields.read(IconKeys.weight))
    let (scale, tint) = (fields.read(IconKeys.scale), fields.read(IconKeys.tintColor))
    let color = fields.read(IconKeys.hierarchicalColor)
    let palette = fields.read(IconKeys.paletteColors)
    guard let name = fields.read(IconKeys.name) else { return nil }
    var configuration = UIImage.SymbolConfiguration.unspecified
    let parts = [
      size.map { UIImage.SymbolConfiguration(pointSize: $0) },
      weight.map { UIImage.SymbolConfiguration(weight: $0) },
      scale.map { UIImage.SymbolConfiguration(scale: $0) },
      color.map { UIImage.SymbolConfiguration(hierarchicalColor: $0) },
      palette.map { UIImage.SymbolConfiguration(paletteColors: $0) },
    ]
    for part in parts { configuration = configuration.applying(part) }
    // The image must not depend on the stage that is current while a recipe is checked; views show it
    // for their own traits.
    let image = UIImage(
      systemName: name,
      withConfiguration: configuration.withTraitCollection(UITraitCollection(displayScale: 2)))
    return tint.map { color in
      image?.withTintColor(color, renderingMode: .alwaysOriginal)
    } ?? image
  }
}

extension ValueType<String> {
  /// The name of a symbol that can be drawn.
  fileprivate static let symbolName = ValueType(
    "the name of a symbol such as heart.fill", .text(maxLength: Limits.nameLength)
  ) { value, context in
    guard let name = value.text, !name.isEmpty else {
      context.reportType(value, expected: "the name of a symbol such as heart.fill")
      return nil
    }
    guard UIImage.isSymbolName(name) else {
      let nearest = NearestName.nearest(to: name, among: UIImage.symbolNames)
      context.report(
        .unknownValue, "unknown symbol '\(name.shortened)'", at: value.span,
        expected: nearest == nil ? "a name of SF Symbols such as heart.fill" : nil,
        suggestion: nearest,
        help: nearest == nil
          ? "the font of symbols has no shape for it: use another symbol or an image" : nil)
      return nil
    }
    if let problem = UIImage.symbolFontProblem {
      context.report(.missingFont, problem, at: value.span)
      return nil
    }
    context.results.record(UsedSymbol(name: name))
    return name
  }
}

/// A finding: a symbol of a recipe.
struct UsedSymbol: Sendable {
  let name: String
}
