/// A color in sRGB with straight (unpremultiplied) alpha.
///
/// Components range from 0 to 1 and are stored as given; drawing clamps them.
public final class CGColor: Hashable, Sendable {
  /// The red component, gamma-encoded.
  package let red: CGFloat
  /// The green component, gamma-encoded.
  package let green: CGFloat
  /// The blue component, gamma-encoded.
  package let blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Creates a color from sRGB components.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from red, green and blue components, interpreted as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from its gamma-encoded brightness, 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The components in the order red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether two colors have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
