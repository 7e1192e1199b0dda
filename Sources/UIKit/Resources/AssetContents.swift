import Imaging
import QuartzCore

/// A `Contents.json` of an asset catalog: of an image, a color, data or a group.
///
/// Source: Apple's Asset Catalog Format Reference.
struct AssetContents: Decodable {
  /// What a variant is for.
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  /// A file of an image.
  struct ImageEntry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
    let resizing: Resizing?
  }

  /// How an image is stretched.
  struct Resizing: Decodable {
    struct Insets: Decodable {
      let top: Double?
      let left: Double?
      let bottom: Double?
      let right: Double?
    }
    struct Center: Decodable {
      let mode: String?
    }
    let capInsets: Insets?
    let center: Center?
  }

  /// A variant of a color.
  struct ColorEntry: Decodable {
    let color: AssetColor?
    let idiom: String?
    let appearances: [Appearance]?
  }

  /// A file of data.
  struct DataEntry: Decodable {
    let filename: String?
    let type: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }

  /// What applies to all variants.
  struct Properties: Decodable {
    let renderingIntent: String?
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  let images: [ImageEntry]?
  let colors: [ColorEntry]?
  let data: [DataEntry]?
  let properties: Properties?

  /// Reads the file in a folder; nil if it is missing or is not JSON of this form.
  static func read(_ folder: String) -> AssetContents? {
    guard let bytes = try? Files.read("\(folder)/Contents.json") else { return nil }
    return try? JSONDecoder().decode(AssetContents.self, from: Data(bytes))
  }

  // MARK: Images

  /// Returns the image for traits, with those for other appearances as its asset; nil without any.
  ///
  /// - Parameters:
  ///   - traits: The traits; nil for an image that views choose by theirs, with all scales in its asset.
  ///   - maxPixels: The maximum number of pixels of a file.
  func image(in folder: String, traits: UITraitCollection?, maxPixels: Int) -> ImageForm? {
    let asset = UIImageAsset()
    for entry in entries(for: traits?.displayScale) {
      guard let file = entry.filename, !file.utf8.contains(UInt8(ascii: "/")),
        let image = try? UIImage(file: "\(folder)/\(file)", maxPixels: maxPixels)
      else { continue }
      let scale = entry.pixelsPerPoint ?? image.scale
      var form = ImageForm(
        image.form.content, scale: scale, orientation: image.form.orientation)
      form.profileProblem = image.form.profileProblem
      switch properties?.renderingIntent {
      case "template": form.renderingMode = .alwaysTemplate
      case "original": form.renderingMode = .alwaysOriginal
      default: break
      }
      if let resizing = entry.resizing { form.slices = ImageSlices(resizing, scale: scale) }
      let variant = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: Self.style(entry.appearances)),
        UITraitCollection(displayScale: traits == nil ? entry.pixelsPerPoint ?? 0 : 0),
      ])
      asset.register(UIImage(form), with: variant)
    }
    return asset.form(for: traits)
  }

  /// Returns the files for phones: those of all scales, or for each appearance the one of a scale, or
  /// else the one of the highest scale.
  private func entries(for scale: CGFloat?) -> [ImageEntry] {
    let entries = (images ?? []).filter { $0.isForPhones && $0.filename != nil }
    guard let scale else { return entries }
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    return styles.compactMap { style in
      let ofStyle = entries.filter { Self.style($0.appearances) == style }
      return ofStyle.first { $0.pixelsPerPoint == scale || $0.pixelsPerPoint == nil }
        ?? ofStyle.max { $0.pixelsPerPoint ?? 0 < $1.pixelsPerPoint ?? 0 }
    }
  }

  /// Whether a variant is for a high contrast, which no device has here.
  fileprivate static func needsContrast(_ appearances: [Appearance]?) -> Bool {
    appearances?.contains { $0.appearance == "contrast" } ?? false
  }

  private static func style(_ appearances: [Appearance]?) -> UIUserInterfaceStyle {
    switch appearances?.first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: .unspecified
    }
  }

  // MARK: Colors

  /// The color, which depends on the appearance if its variants do.
  var color: UIColor? {
    let entries = (colors ?? []).filter {
      $0.idiom != "mac" && $0.idiom != "watch" && !Self.needsContrast($0.appearances)
    }
    func color(_ style: UIUserInterfaceStyle) -> UIColor? {
      entries.first { Self.style($0.appearances) == style }?.color?.color
    }
    guard let any = color(.unspecified) ?? color(.light) ?? color(.dark) else { return nil }
    let (light, dark) = (color(.light), color(.dark))
    guard light != nil || dark != nil else { return any }
    return UIColor { traits in
      (traits.userInterfaceStyle == .dark ? dark : light) ?? any
    }
  }
}

extension AssetContents.ImageEntry {
  /// Whether the file is for phones: for all devices or for them alone.
  fileprivate var isForPhones: Bool {
    (idiom == nil || idiom == "universal" || idiom == "iphone")
      && !AssetContents.needsContrast(appearances)
  }

  /// The number of pixels per point; nil for a file of any scale.
  fileprivate var pixelsPerPoint: CGFloat? {
    scale.flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? CGFloat($0) : nil }
  }
}

extension ImageSlices {
  /// Creates slices from insets in pixels.
  fileprivate init(_ resizing: AssetContents.Resizing, scale: CGFloat) {
    let insets = resizing.capInsets
    func points(_ pixels: Double?) -> CGFloat { max(CGFloat(pixels ?? 0), 0) / scale }
    self.init(
      capInsets: UIEdgeInsets(
        top: points(insets?.top), left: points(insets?.left), bottom: points(insets?.bottom),
        right: points(insets?.right)),
      resizingMode: resizing.center?.mode == "tile" ? .tile : .stretch)
  }
}
