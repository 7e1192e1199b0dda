import QuartzCore

extension UIFont {
  /// The weight of a font, from -1 to 1.
  ///
  /// Source of the named weights: the values of UIKit's constants.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its value.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The ultra-light weight.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight; the default.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight, the heaviest.
    public static let black = Weight(0.62)

    private static let named = [
      ultraLight, thin, light, regular, medium, semibold, bold, heavy, black,
    ]

    /// Creates the named weight at a position of the scale from 100 to 900.
    init(hundreds: Int) {
      self = Self.named[min(max(hundreds / 100 - 1, 0), Self.named.count - 1)]
    }

    /// The nearest named weight on a scale from 100 to 900.
    var hundreds: Int {
      let distances = Self.named.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] }
      return ((nearest ?? 3) + 1) * 100
    }
  }
}
