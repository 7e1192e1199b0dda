import QuartzCore

/// An sRGB color, or a dynamic color that depends on traits.
open class UIColor: NSObject, @unchecked Sendable {
  /// See `attributeTypeNumber`.
  private let typeNumber = attributeTypeNumber

  private enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Creates a color from red, green, and blue components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from its hue, where 0 and 1 are red, saturation, and brightness, each from 0
  /// to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    /// Returns a component, which is brightest within 60 degrees of its own hue.
    func component(_ componentHue: CGFloat) -> CGFloat {
      let distance = abs(((hue - componentHue).remainder(dividingBy: 1)) * 6)
      return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
    }
    self.init(
      red: component(0), green: component(1.0 / 3), blue: component(2.0 / 3), alpha: alpha)
  }

  /// Creates black without opacity.
  override public convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// Creates a dynamic color, which `dynamicProvider` resolves for given traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The color for the current traits.
  open var cgColor: CGColor { Self.cgColor(of: self, in: .current) }

  /// Sets the color of fills and strokes in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of fills in the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the color of strokes in the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Returns the version of the color for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic: UIColor(cgColor: Self.cgColor(of: self, in: traitCollection))
    }
  }

  /// Returns the color with another alpha component; the result is dynamic if this color is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Retrieves the components for the current traits.
  ///
  /// Always returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Resolves a dynamic color, whose provider may return another dynamic color, but not
  /// indefinitely.
  private static func cgColor(of color: UIColor, in traits: UITraitCollection) -> CGColor {
    var color = color
    for _ in 0..<16 {
      switch color.source {
      case .fixed(let fixed): return fixed
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return .clear
  }

  /// Returns whether two colors have the same components, or are the same dynamic color.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let left) = source, case .fixed(let right) = other.source {
      return left == right
    }
    return self === other
  }

  /// A hash value that equal colors share.
  override open var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
