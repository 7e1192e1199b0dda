import Imaging
import QuartzCore

extension UIImage {
  /// Returns the color in which all of the image is drawn in a view; nil for its own colors.
  @MainActor
  func color(in view: UIView) -> CGColor? {
    let color = isTemplate ? view.tintColor : form.tint
    return color?.resolvedColor(with: view.traitCollection).cgColor
  }

  /// Whether views draw the image in their tint color.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && !hasSymbolColors
    }
  }

  /// Whether the image is a symbol with colors of its own.
  var hasSymbolColors: Bool { form.symbol?.configuration.hasColors ?? false }

  /// Returns the image for traits: that of the asset for them, with the changes that were made to this
  /// one.
  final func resolved(with traits: UITraitCollection) -> UIImage {
    guard let asset = form.asset, let other = asset.variant(for: traits),
      !sharesContent(with: other)
    else { return self }
    var form = other.form
    form.asset = asset
    if self.form.renderingMode != .automatic { form.renderingMode = self.form.renderingMode }
    form.tint = self.form.tint ?? form.tint
    form.flipsForRightToLeft = form.flipsForRightToLeft || self.form.flipsForRightToLeft
    return UIImage(form)
  }

  private func sharesContent(with other: UIImage) -> Bool {
    guard case .pixels(let left) = form.content, case .pixels(let right) = other.form.content else {
      return false
    }
    return left == right
  }

  /// Whether views may show another image than this one.
  var dependsOnView: Bool {
    form.asset != nil || form.flipsForRightToLeft || isSymbolImage
  }

  /// Returns the image as a view shows it: for its traits, its configuration of symbols, and its
  /// direction of text.
  @MainActor
  final func shown(
    in view: UIView, _ configuration: UIImage.SymbolConfiguration?
  ) -> UIImage {
    var image = form.asset == nil ? self : resolved(with: view.traitCollection)
    if let symbol = image.form.symbol,
      configuration != nil || symbol.depends(on: view.traitCollection)
    {
      let merged = configuration?.merging(symbol.configuration) ?? symbol.configuration
      image = image.withSymbol(Symbol(symbol, merged, traits: view.traitCollection))
    }
    if image.flipsForRightToLeftLayoutDirection,
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      image = image.withHorizontallyFlippedOrientation()
    }
    return image
  }

  convenience init(first: UIImage, of images: [UIImage], duration: TimeInterval) {
    var form = first.form
    (form.sequence, form.duration) = (images, duration)
    self.init(form)
  }
}

extension CGImage {
  /// Creates an image from straight RGBA pixels: premultiplies them by alpha, rounding to the
  /// nearest value.
  convenience init?(_ bitmap: Bitmap) {
    let straight = bitmap.pixels
    let pixels = [UInt8](unsafeUninitializedCapacity: straight.count) { pixels, count in
      for start in stride(from: 0, to: straight.count, by: 4) {
        let alpha = UInt32(straight[start + 3])
        func multiplied(_ channel: Int) -> UInt8 {
          UInt8((UInt32(straight[start + channel]) * alpha + 127) / 255)
        }
        pixels[start] = multiplied(2)
        pixels[start + 1] = multiplied(1)
        pixels[start + 2] = multiplied(0)
        pixels[start + 3] = UInt8(alpha)
      }
      count = straight.count
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}

extension Bitmap {
  /// Creates a bitmap from the pixels of an image, divided by alpha and rounded to the nearest value.
  init?(_ image: CGImage) {
    let source = image.pixels
    var pixels = [UInt8](repeating: 0, count: source.count)
    for start in stride(from: 0, to: source.count, by: 4) where source[start + 3] > 0 {
      let alpha = Int(source[start + 3])
      for channel in 0..<3 {
        let value = (Int(source[start + 2 - channel]) * 255 + alpha / 2) / alpha
        pixels[start + channel] = UInt8(min(value, 255))
      }
      pixels[start + 3] = UInt8(alpha)
    }
    self.init(width: image.width, height: image.height, pixels: pixels)
  }
}
