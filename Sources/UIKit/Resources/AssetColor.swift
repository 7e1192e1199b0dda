import QuartzCore

/// A color in a `Contents.json` of an asset catalog.
struct AssetColor: Decodable {
  let space: String?
  let reference: String?
  let components: [String: String]?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case reference, components
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    space = try values.decodeIfPresent(String.self, forKey: .space)
    reference = try values.decodeIfPresent(String.self, forKey: .reference)
    components = try values.decodeIfPresent([String: String].self, forKey: .components)
  }

  /// The color; nil for components that are missing or of another form.
  var color: UIColor? {
    if let reference { return Self.systemColors[reference] }
    guard let components else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.value) }
    // Unlike the others, "1" is all of the opacity.
    let number = components["alpha"].flatMap { Double($0) }
    let alpha = number.flatMap { $0 <= 1 ? CGFloat($0) : nil } ?? component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads "0xFF" and "255", which are parts of 255, and "1.000".
  private static func value(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(text.utf8.contains(UInt8(ascii: ".")) ? number : number / 255)
  }

  /// The colors that catalogs refer to.
  private static let systemColors: [String: UIColor] = [
    "systemBlueColor": .systemBlue, "systemGreenColor": .systemGreen,
    "systemIndigoColor": .systemIndigo, "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "separatorColor": .separator, "linkColor": .link,
  ]
}

extension UIColor {
  /// Creates a color of an asset catalog, or returns nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of an asset catalog in a bundle, or returns nil if there is none.
  ///
  /// A color with variants is dynamic, whatever the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = ResourceFolders.color(name, in: bundle) else { return nil }
    self.init { traits in color.resolvedColor(with: traits) }
  }
}
