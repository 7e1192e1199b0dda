import QuartzCore
import Typography

/// A symbol with its configuration, as an image draws it.
final class Symbol: Equatable, Sendable {
  /// The name, such as "heart.fill".
  let name: String
  /// The configuration as it was given, with unspecified values.
  let configuration: UIImage.SymbolConfiguration
  /// The shape around the middle of the height of capital letters.
  let outline: SymbolOutline
  /// The size of the image in points.
  let size: CGSize
  /// The distance of the baseline from the lower edge of the image, in points.
  let baselineOffset: CGFloat
  /// Whether the shape is mirrored from left to right.
  let isFlipped: Bool
  /// The number of pixels per point at which the size ends.
  private let displayScale: CGFloat
  private let definition: SymbolDefinition

  /// The space on each side of a shape in ems.
  ///
  /// A circle of 17 points then has an image of 20 x 19 points, as on iOS (general knowledge; medium confidence).
  private static let margin = CGSize(width: 0.08, height: 0.05)

  /// Creates a symbol; nil, with a warning at the end of a program, for an unknown name.
  convenience init?(
    named name: String, _ configuration: UIImage.SymbolConfiguration?, traits: UITraitCollection?
  ) {
    guard let definition = SymbolDefinition(name: name) else {
      MissingResources.add(.symbol(name))
      return nil
    }
    self.init(name, definition, configuration ?? .unspecified, traits: traits, isFlipped: false)
  }

  /// Creates a symbol with another configuration.
  convenience init(
    _ symbol: Symbol, _ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection?
  ) {
    let changed = Symbol(
      symbol.name, symbol.definition, configuration, traits: traits, isFlipped: symbol.isFlipped)
    self.init(changed ?? symbol, isFlipped: symbol.isFlipped)
  }

  /// Whether a symbol is mirrored where text runs from right to left: those that point forward or backward,
  /// and lists; not the controls of players.
  static func isDirected(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.dropFirst().contains { $0 == "forward" || $0 == "backward" }
      || ["list", "increase", "decrease"].contains(parts.first)
  }

  /// The symbol mirrored from left to right.
  var flipped: Symbol { Symbol(self, isFlipped: !isFlipped) }

  private init(_ symbol: Symbol, isFlipped: Bool) {
    (name, definition, configuration) = (symbol.name, symbol.definition, symbol.configuration)
    outline = symbol.isFlipped == isFlipped ? symbol.outline : symbol.outline.flipped
    (size, baselineOffset, self.isFlipped) = (symbol.size, symbol.baselineOffset, isFlipped)
    displayScale = symbol.displayScale
  }

  private init?(
    _ name: String, _ definition: SymbolDefinition, _ configuration: UIImage.SymbolConfiguration,
    traits: UITraitCollection?, isFlipped: Bool
  ) {
    let pointSize = configuration.resolvedPointSize(with: traits)
    guard
      let outline = SymbolOutline(
        definition, pointSize: pointSize, scale: configuration.resolvedScale,
        lineWidth: configuration.resolvedWeight.lineWidth)
    else {
      MissingResources.add(.symbolFont)
      return nil
    }
    (self.name, self.definition, self.configuration) = (name, definition, configuration)
    self.outline = isFlipped ? outline.flipped : outline
    self.isFlipped = isFlipped
    // Images of symbols end at pixels, as on iOS.
    let displayScale =
      [traits?.displayScale ?? 0, UITraitCollection.current.displayScale, 2]
      .first { $0 > 0 } ?? 2
    self.displayScale = displayScale
    func rounded(_ length: CGFloat, _ margin: CGFloat) -> CGFloat {
      ((length + 2 * margin * pointSize) * displayScale).rounded(.up) / displayScale
    }
    let box = outline.box
    size = CGSize(
      width: rounded(box.width, Self.margin.width), height: rounded(box.height, Self.margin.height))
    let capHeight = CGFloat(Font.system(size: Double(pointSize)).capHeight)
    baselineOffset = size.height / 2 + box.midY - capHeight / 2
  }

  /// Whether the symbol has another size in a view with traits.
  func depends(on traits: UITraitCollection) -> Bool {
    configuration.values.pointSize == nil
      || traits.displayScale > 0 && traits.displayScale != displayScale
  }

  /// Returns the transform that centers the shape in a rectangle of the symbol's image.
  func matrix(filling frame: CGRect) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let (scaleX, scaleY) = (frame.width / size.width, frame.height / size.height)
    let box = outline.box
    return CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: frame.midX - box.midX * scaleX,
      ty: frame.midY - box.midY * scaleY)
  }

  /// Whether two symbols have the same name, configuration and size.
  static func == (left: Symbol, right: Symbol) -> Bool {
    left === right
      || left.name == right.name && left.configuration == right.configuration
        && left.size == right.size && left.isFlipped == right.isFlipped
  }
}

extension ImageForm {
  /// Creates the form of a symbol.
  init(_ symbol: Symbol, traits: UITraitCollection?) {
    let displayScale = traits?.displayScale ?? 0
    self.init(
      .symbol(symbol),
      scale: displayScale > 0 ? displayScale : UITraitCollection.current.displayScale)
    baselineOffset = symbol.baselineOffset
    self.traits = traits
  }
}
