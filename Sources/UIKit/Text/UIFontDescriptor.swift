import QuartzCore

/// The name, size and traits of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An italic font.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A bold font.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// A font with characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design, as in UIKit.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The sans serif design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The design with round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// The name of the font; empty for the system font.
  let name: String
  /// The size in points.
  open var pointSize: CGFloat { size }
  /// The PostScript name of the font.
  open var postscriptName: String { font?.fontName ?? name }
  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits { traits }

  private let size: CGFloat
  final let weight: UIFont.Weight
  private let traits: SymbolicTraits

  /// Creates a descriptor of the font with a name.
  public init(name fontName: String, size: CGFloat) {
    (name, self.size, weight, traits) = (fontName, size, .regular, [])
    super.init()
  }

  /// Creates a descriptor of a font.
  init(_ font: UIFont) {
    let plain = font.font
    name = plain.isSystem ? "" : plain.name
    size = font.pointSize
    weight = UIFont.Weight(hundreds: plain.weight)
    var traits = SymbolicTraits()
    if plain.isItalic { traits.insert(.traitItalic) }
    if plain.weight >= 600 { traits.insert(.traitBold) }
    self.traits = traits
    super.init()
  }

  private init(_ other: UIFontDescriptor, size: CGFloat, traits: SymbolicTraits) {
    (name, self.size, weight, self.traits) = (other.name, size, other.weight, traits)
    super.init()
  }

  /// Creates a descriptor with attributes in place of those of another one.
  init(_ other: UIFontDescriptor, adding attributes: [AttributeName: Any]) {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let bits = Self.number(traits[.symbolic]).map { SymbolicTraits(rawValue: UInt32($0)) }
    let added = Self.number(traits[.weight]).map { UIFont.Weight(rawValue: $0) }
    name = attributes[.name] as? String ?? attributes[.family] as? String ?? other.name
    size = Self.number(attributes[.size]) ?? other.size
    weight = added ?? other.weight
    var kept = bits ?? other.traits
    // A weight takes the place of bold.
    if let added, bits == nil {
      if added.hundreds >= 600 { kept.insert(.traitBold) } else { kept.remove(.traitBold) }
    }
    self.traits = kept
    super.init()
  }

  /// Returns the descriptor of the system font for a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of the system font for a text style at the content size category of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor of the system font in a design; nil for a font that is not the system font.
  ///
  /// The packaged fonts for Times New Roman and Courier take the place of the designs with serifs and
  /// with characters of one width; the rounded design is the default one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard name.isEmpty else { return nil }
    let isBold = weight.hundreds >= 600 || traits.contains(.traitBold)
    let family: String
    switch design {
    case .serif: family = isBold ? "TimesNewRomanPS-BoldMT" : "TimesNewRomanPSMT"
    case .monospaced: family = isBold ? "Courier-Bold" : "Courier"
    default: return self
    }
    return UIFontDescriptor(name: family, size: size)
  }

  /// Returns a descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(self, size: newPointSize, traits: traits)
  }

  /// Returns a descriptor with other traits; nil if there is no such font.
  ///
  /// The system font has every combination; of other families, only the font itself is available.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard name.isEmpty || symbolicTraits == traits else { return nil }
    return UIFontDescriptor(self, size: size, traits: symbolicTraits)
  }

  /// The font; nil if no packaged font has the name.
  var font: UIFont? {
    guard name.isEmpty else { return UIFont(name: name, size: size) }
    let isBold = traits.contains(.traitBold)
    let weight = isBold && self.weight.hundreds < 600 ? UIFont.Weight.semibold : self.weight
    let plain = !isBold && self.weight.hundreds >= 600 ? UIFont.Weight.regular : weight
    return UIFont(
      .system(
        size: Double(size), weight: plain.hundreds, isItalic: traits.contains(.traitItalic)))
  }
}

extension UIFont {
  /// The name, size and traits of the font.
  public final var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a descriptor, or the system font if there is none.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let sized = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    self.init(sized.font?.font ?? UIFont.systemFont(ofSize: sized.pointSize).font)
  }
}
