import QuartzCore

/// A colour in sRGB, or one that depends on its surroundings.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Creates a colour from red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from its place on the colour circle, 0 and 1 being red, and from how much of it
  /// and of light there is, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    /// A component: as bright as can be within 60 degrees of its own place on the circle.
    func component(_ place: CGFloat) -> CGFloat {
      let distance = abs(((hue - place).remainder(dividingBy: 1)) * 6)
      return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
    }
    self.init(
      red: component(0), green: component(1.0 / 3), blue: component(2.0 / 3), alpha: alpha)
  }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// Creates a colour that `dynamicProvider` names anew for any surroundings.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The colour in the current surroundings.
  open var cgColor: CGColor { Self.cgColor(of: self, in: .current) }

  /// Returns the colour that this one is in the surroundings `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic: UIColor(cgColor: Self.cgColor(of: self, in: traitCollection))
    }
  }

  /// Returns the same colour with another opacity; it depends on its surroundings if this one does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the components in the current surroundings, and says that it could.
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

  /// A provider may name a dynamic colour again, but not for ever.
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

  /// Whether two colours have the same components, or depend on their surroundings as one object does.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let left) = source, case .fixed(let right) = other.source {
      return left == right
    }
    return self === other
  }

  /// A number that equal colours share.
  override open var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
