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
  /// The space in which the components are given; nil for sRGB.
  private let space: CGColorSpace?
  /// The pattern; nil for a plain color.
  public let pattern: CGPattern?
  /// The pattern as it is drawn from the origin of a coordinate space; nil for a plain color.
  package let drawnPattern: DrawnPattern?

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, space: CGColorSpace?,
    pattern: CGPattern? = nil
  ) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.space = space
    self.pattern = pattern
    drawnPattern = pattern?.drawn(alpha: alpha)
  }

  /// Creates a color from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, space: nil)
  }

  /// Creates a color from red, green and blue components, interpreted as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, space: nil)
  }

  /// Creates a gray from its gamma-encoded brightness, 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(gray, gray, gray, alpha, space: .deviceGray)
  }

  /// Creates a color from inks, from 0 to 1, without a profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    let light = 1 - black
    self.init(
      (1 - cyan) * light, (1 - magenta) * light, (1 - yellow) * light, alpha, space: .deviceCMYK)
  }

  /// Creates a color from the components of a color space and alpha; returns nil for patterns.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - components: One more than the space has components: the last one is alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    guard count > 0, space.model != .pattern else { return nil }
    let color = space.sRGB((0..<count).map { components[$0] })
    self.init(color.red, color.green, color.blue, components[count], space: space)
  }

  /// Creates a color of a pattern.
  ///
  /// - Parameters:
  ///   - space: The color space of patterns.
  ///   - pattern: The pattern.
  ///   - components: The alpha of a colored pattern.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    self.init(0, 0, 0, components.pointee, space: space, pattern: pattern)
  }

  /// Creates a color of a pattern.
  package convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(0, 0, 0, alpha, space: CGColorSpace(patternBaseSpace: nil), pattern: pattern)
  }

  /// The color space.
  public var colorSpace: CGColorSpace? { space ?? .standardRGB }

  /// The components in the color space, then alpha: gray and alpha of a gray.
  public var components: [CGFloat]? {
    if pattern != nil { return [alpha] }
    guard let space else { return [red, green, blue, alpha] }
    return space.components(red, green, blue) + [alpha]
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { (space?.numberOfComponents ?? 3) + 1 }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red, green, blue, alpha, space: space, pattern: pattern)
  }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with the components of another color space; nil for patterns.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    guard pattern == nil, space.model != .pattern, space.numberOfComponents > 0 else { return nil }
    return CGColor(red, green, blue, alpha, space: space)
  }

  /// Whether the color hides what is below it.
  package var isOpaque: Bool { alpha >= 1 && pattern == nil }

  /// Whether two colors have the same components in sRGB and the same pattern.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha && left.pattern == right.pattern)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
