/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No color space.
  case unknown = -1
  /// A brightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two axes of color.
  case lab = 3
  /// Colors with names.
  case deviceN = 4
  /// Indices of a table.
  case indexed = 5
  /// Patterns.
  case pattern = 6
}

/// The meaning of the components of colors.
///
/// Colors are converted to sRGB when they are created; drawing is in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB's name.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0 and 1, which are clamped when drawn.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB without gamma.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB without gamma, with components beyond 0 and 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3's name.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of Apple's RGB, which is interpreted as sRGB.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of grays with a gamma of 2.2, which are interpreted as those of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grays without gamma.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The name of inks.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let standardRGB = CGColorSpace(.rgb, name: "kCGColorSpaceSRGB")
  static let deviceGray = CGColorSpace(.monochrome, name: "kCGColorSpaceDeviceGray")
  static let deviceRGB = CGColorSpace(.rgb, name: "kCGColorSpaceDeviceRGB")
  static let deviceCMYK = CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")

  /// The kind of the space.
  public let model: CGColorSpaceModel
  /// The name; nil for patterns.
  public let name: CFString?
  /// The color space of the colors of a pattern; nil for other spaces.
  public let baseColorSpace: CGColorSpace?

  private init(_ model: CGColorSpaceModel, name: String?, base: CGColorSpace? = nil) {
    self.model = model
    self.name = name
    baseColorSpace = base
  }

  /// Creates a color space from its name; returns nil for an unknown one.
  public convenience init?(name: CFString) {
    switch name {
    case "kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceLinearGray":
      self.init(.monochrome, name: name)
    case "kCGColorSpaceGenericCMYK": self.init(.cmyk, name: name)
    case "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceLinearSRGB",
      "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceDisplayP3",
      "kCGColorSpaceGenericRGBLinear":
      self.init(.rgb, name: name)
    default: return nil
    }
  }

  /// Creates the color space of patterns.
  ///
  /// - Parameter baseSpace: The space of the colors of patterns without colors; nil for patterns with
  ///   colors.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(.pattern, name: nil, base: baseSpace)
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 0
    }
  }

  /// Whether the space contains colors beyond sRGB.
  public var isWideGamutRGB: Bool {
    name == Self.displayP3 || name == Self.extendedSRGB || name == Self.extendedLinearSRGB
  }

  /// Whether two spaces have the same name and kind.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right
      || (left.model == right.model && left.name == right.name
        && left.baseColorSpace == right.baseColorSpace)
  }

  /// Hashes the name and the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }

  /// Returns red, green and blue in sRGB of components in this space.
  func sRGB(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch model {
    case .monochrome:
      let gray = name == Self.linearGray ? Self.encoded(components[0]) : components[0]
      return (gray, gray, gray)
    case .cmyk:
      let light = 1 - components[3]
      return (
        (1 - components[0]) * light, (1 - components[1]) * light, (1 - components[2]) * light
      )
    case .rgb where name == Self.displayP3:
      let (red, green, blue) = (
        Self.decoded(components[0]), Self.decoded(components[1]), Self.decoded(components[2])
      )
      // From linear Display P3 to linear sRGB, both with the white D65 (the product of the matrices
      // of SMPTE EG 432-1 and of IEC 61966-2-1).
      return (
        Self.encoded(1.2249401763 * red - 0.2249401763 * green),
        Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
        Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue)
      )
    case .rgb
    where name == Self.linearSRGB || name == Self.extendedLinearSRGB
      || name == Self.genericRGBLinear:
      return (
        Self.encoded(components[0]), Self.encoded(components[1]), Self.encoded(components[2])
      )
    default: return (components[0], components[1], components[2])
    }
  }

  /// Returns the components in this space of a color in sRGB.
  func components(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    switch model {
    case .monochrome:
      // The weights of luminance in sRGB (IEC 61966-2-1).
      let gray =
        0.2126 * Self.decoded(red) + 0.7152 * Self.decoded(green) + 0.0722 * Self.decoded(blue)
      if red == green, green == blue, name != Self.linearGray { return [red] }
      return [name == Self.linearGray ? gray : Self.encoded(gray)]
    case .cmyk:
      let black = 1 - max(red, green, blue)
      guard black < 1 else { return [0, 0, 0, 1] }
      return [red, green, blue].map { (1 - $0 - black) / (1 - black) } + [black]
    case .rgb where name == Self.displayP3:
      let (red, green, blue) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
      return [
        Self.encoded(0.8224619687 * red + 0.1775380313 * green),
        Self.encoded(0.0331941989 * red + 0.9668058011 * green),
        Self.encoded(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue),
      ]
    case .rgb
    where name == Self.linearSRGB || name == Self.extendedLinearSRGB
      || name == Self.genericRGBLinear:
      return [Self.decoded(red), Self.decoded(green), Self.decoded(blue)]
    default: return [red, green, blue]
    }
  }

  /// Returns the light of a component of sRGB (IEC 61966-2-1).
  private static func decoded(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the component of sRGB for a light.
  private static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}

/// A text, as Core Foundation's: `"name" as CFString` and `"name"` are the same.
public typealias CFString = String

/// Returns the color space of grays of a device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Returns the color space of red, green and blue of a device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the color space of inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
