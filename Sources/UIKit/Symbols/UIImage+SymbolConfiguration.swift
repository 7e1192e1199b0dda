import QuartzCore

extension UIImage {
  /// The size, weight, scale and colors of a symbol.
  ///
  /// Unspecified values are those of the configuration that it is merged with, such as the view's.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// How the parts of a symbol are colored.
    enum Coloring: Equatable, Sendable {
      /// All parts in the tint color.
      case monochrome
      /// A color with less opacity for the parts behind.
      case hierarchical(UIColor)
      /// A color for each level; the last one for further levels.
      case palette([UIColor])
      /// Colors of the symbol itself; symbols have none here.
      case multicolor
    }

    /// The values; nil for unspecified ones.
    struct Values: Equatable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var coloring: Coloring?
    }

    final let values: Values

    init(_ values: Values, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traits)
    }

    // MARK: Creating configurations

    /// A configuration without specified values.
    open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration with a size, as of a font, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with the size and the weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(
        Values(
          pointSize: font.pointSize,
          weight: SymbolWeight(UIFont.Weight(hundreds: font.font.weight)), scale: scale))
    }

    /// Creates a configuration with a color for the primary part, and less opacity for the parts behind.
    ///
    /// The opacities are 0.5 and 0.25; Flipbook's choice.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with a color for each level of a symbol's parts.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(coloring: .palette(paletteColors)))
    }

    /// Returns a configuration for the colors of symbols themselves, which no symbol has here.
    open class func preferringMulticolor() -> Self { Self.make(Values(coloring: .multicolor)) }

    /// Returns a configuration for all parts in the tint color.
    open class func preferringMonochrome() -> Self { Self.make(Values(coloring: .monochrome)) }

    private static func make(_ values: Values) -> Self {
      let made = SymbolConfiguration(values)
      guard let made = made as? Self else {
        preconditionFailure("subclasses of SymbolConfiguration override this method")
      }
      return made
    }

    // MARK: Changing configurations

    /// Returns the configuration with the specified values of another one in place of its own.
    override open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return merging(other) as? Self ?? self
    }

    /// Returns the configuration without a size of a text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// Returns the configuration without a size in points and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
    }

    private func changed(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return SymbolConfiguration(values, traits: traitCollection) as? Self ?? self
    }

    override func duplicate() -> Configuration {
      SymbolConfiguration(values, traits: traitCollection)
    }

    /// Returns the configuration with the specified values of another one.
    final func merging(_ other: Configuration) -> SymbolConfiguration {
      var merged = values
      if let other = (other as? SymbolConfiguration)?.values {
        if other.pointSize != nil || other.textStyle != nil {
          (merged.pointSize, merged.textStyle) = (other.pointSize, other.textStyle)
        }
        if other.weight != .unspecified { merged.weight = other.weight }
        if other.scale != .unspecified { merged.scale = other.scale }
        merged.coloring = other.coloring ?? merged.coloring
      }
      return SymbolConfiguration(merged, traits: other.traitCollection ?? traitCollection)
    }

    // MARK: Resolving

    /// Returns the size in points: 17 by default, that of body text.
    final func resolvedPointSize(with traits: UITraitCollection?) -> CGFloat {
      let style = values.textStyle
      let size =
        values.pointSize
        ?? UIFont.preferredFont(forTextStyle: style ?? .body, compatibleWith: traits).pointSize
      return size > 0 ? min(size, Self.maxPointSize) : 0.1
    }

    /// The maximum size in points, as of fonts.
    private static let maxPointSize: CGFloat = 10_000

    final var resolvedScale: CGFloat { values.scale.factor }

    final var resolvedWeight: SymbolWeight {
      if values.weight != .unspecified { return values.weight }
      return values.textStyle == .headline ? .semibold : .regular
    }

    /// Whether the symbol has colors of its own, which the tint color does not replace.
    final var hasColors: Bool {
      switch values.coloring {
      case .hierarchical, .palette: true
      case .monochrome, .multicolor, nil: false
      }
    }

    /// Returns the color of the parts at a level; nil for the tint color.
    final func color(level: Int) -> UIColor? {
      switch values.coloring {
      case .hierarchical(let color):
        let opacities: [CGFloat] = [1, 0.5, 0.25]
        return level == 0
          ? color
          : UIColor { traits in
            let color = color.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * opacities[min(level, 2)])
          }
      case .palette(let colors): return colors.isEmpty ? nil : colors[min(level, colors.count - 1)]
      case .monochrome, .multicolor, nil: return nil
      }
    }

    // MARK: Comparing

    /// Returns whether two configurations have the same values.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    /// Returns whether two configurations have the same values.
    override open func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.values == values
    }

    /// A hash value that equal configurations share.
    override open var hash: Int {
      var hasher = Hasher()
      hasher.combine(values.pointSize)
      hasher.combine(values.weight)
      hasher.combine(values.scale)
      return hasher.finalize()
    }
  }
}
