extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, as a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the family, as a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, as a dictionary from `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font, which have no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, as a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, as a `UIFont.Weight` or a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits, as the number of their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The width, which has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, which has no effect.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a feature's type.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the feature's type.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The identifier of the feature's type.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The identifier of the feature's selector.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The identifier of the feature's selector.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Creates a descriptor of the system font, or of a named one, with attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor(name: "", size: 12), adding: attributes)
  }

  /// The name, the size and the weight.
  public final var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .size: pointSize, .traits: [TraitKey.weight: weight.rawValue]]
  }

  /// Returns an attribute; nil for one that the descriptor does not have.
  public final func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  /// Returns a descriptor with attributes in place of those of this one.
  public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(self, adding: attributes)
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as UIFont.Weight: value.rawValue
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
