import QuartzCore

extension UIFont {
  /// How thick a font's strokes are, from -1 to 1.
  ///
  /// Source of the named ones: what UIKit answers for its constants.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Thin.
    public static let light = Weight(-0.4)
    /// That of running text.
    public static let regular = Weight(0)
    /// A little thicker than running text.
    public static let medium = Weight(0.23)
    /// That of titles.
    public static let semibold = Weight(0.3)
    /// Thick.
    public static let bold = Weight(0.4)
    /// Very thick.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)

    private static let named = [
      ultraLight, thin, light, regular, medium, semibold, bold, heavy, black,
    ]

    /// The nearest named weight on the scale from 100 to 900.
    var hundreds: Int {
      let distances = Self.named.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] }
      return ((nearest ?? 3) + 1) * 100
    }
  }
}
