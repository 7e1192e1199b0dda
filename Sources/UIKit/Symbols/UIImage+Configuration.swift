import QuartzCore
import Typography

extension UIImage {
  /// What an image is chosen or made for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil for any.
    open private(set) var traitCollection: UITraitCollection?

    /// Creates a configuration for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Creates a configuration without traits.
    override public convenience init() {
      self.init(traitCollection: nil)
    }

    /// Returns the configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let copy = duplicate()
      copy.traitCollection = traitCollection
      // A copy is of the class of this object.
      return copy as? Self ?? self
    }

    /// Returns the configuration with the specified values of another one in place of its own.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration?.traitCollection else { return self }
      return withTraitCollection(other)
    }

    /// Returns a new object with the same values.
    func duplicate() -> Configuration { Configuration(traitCollection: traitCollection) }

    /// Returns whether two configurations have the same values.
    override open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && traitCollection == other.traitCollection
    }

    /// A hash value that equal configurations share.
    override open var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// The weight of a symbol, as of a font.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of another configuration, or regular.
    case unspecified
    /// The lightest weight.
    case ultraLight
    /// A thin weight.
    case thin
    /// A light weight.
    case light
    /// The default.
    case regular
    /// A weight between regular and semibold.
    case medium
    /// A weight between medium and bold.
    case semibold
    /// A bold weight.
    case bold
    /// A weight between bold and black.
    case heavy
    /// The heaviest weight.
    case black

    /// Returns the weight of fonts; regular for an unspecified one.
    public func fontWeight() -> UIFont.Weight {
      UIFont.Weight(hundreds: self == .unspecified ? 400 : rawValue * 100)
    }

    init(_ weight: UIFont.Weight) {
      self = SymbolWeight(rawValue: weight.hundreds / 100) ?? .regular
    }

    /// The width of lines in ems.
    ///
    /// Flipbook's choice, with the regular width of Apple's templates (general knowledge).
    var lineWidth: CGFloat {
      let widths: [CGFloat] = [0.082, 0.026, 0.044, 0.064, 0.082, 0.094, 0.106, 0.12, 0.136, 0.15]
      return widths[rawValue]
    }
  }

  /// The size of a symbol relative to the font beside it.
  public enum SymbolScale: Int, Sendable {
    /// The scale of the system: medium.
    case `default` = -1
    /// The scale of another configuration, or medium.
    case unspecified = 0
    /// The smallest scale.
    case small
    /// The default.
    case medium
    /// The largest scale.
    case large

    /// The size relative to the medium scale.
    ///
    /// From general knowledge of Apple's symbol templates; medium confidence.
    var factor: CGFloat {
      switch self {
      case .small: 0.789
      case .large: 1.281
      default: 1
      }
    }
  }

  /// The names of symbols, for suggestions.
  package static var symbolNames: [String] { SymbolDefinition.suggestedNames }

  /// Why symbols cannot be drawn, with the package to install; nil if they can be.
  package static var symbolFontProblem: String? {
    do throws(TypographyError) {
      try SymbolFont.require()
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns whether a symbol has a name, also if its font is missing.
  package static func isSymbolName(_ name: String) -> Bool { SymbolDefinition(name: name) != nil }
}
