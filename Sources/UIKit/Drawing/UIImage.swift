import Imaging
import QuartzCore

/// An image with a scale and a rendering mode.
open class UIImage: NSObject, @unchecked Sendable {
  /// How an image is drawn with respect to its colors.
  public enum RenderingMode: Int, Sendable {
    /// Lets the context decide; image views draw the original colors.
    case automatic
    /// Always draws the original colors.
    case alwaysOriginal
    /// Always draws the image as a template in the tint color, ignoring its colors.
    case alwaysTemplate
  }

  /// The underlying pixels.
  open var cgImage: CGImage? { pixels }
  /// The number of pixels per point.
  open var scale: CGFloat { pixelsPerPoint }
  /// How the image is drawn with respect to its colors.
  open var renderingMode: RenderingMode { mode }

  private let pixels: CGImage?
  private let pixelsPerPoint: CGFloat
  private let mode: RenderingMode
  /// The color in which a template is drawn in place of the view's tint color; nil for that one.
  let tint: UIColor?
  /// The images of an animated image; nil for one image.
  open var images: [UIImage]? { sequence }
  /// The duration of all images of an animated image in seconds; 0 for one image.
  open var duration: TimeInterval { length }
  private var sequence: [UIImage]?
  private var length: TimeInterval = 0

  /// The size in points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  /// The orientation of an image; every image is upright here.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
  }

  /// Creates an image without pixels, with a size of zero.
  override public init() {
    (pixels, pixelsPerPoint, mode, tint) = (nil, 1, .automatic, nil)
    super.init()
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with `scale` pixels per point.
  public init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    pixels = cgImage
    pixelsPerPoint = scale > 0 ? scale : 1
    mode = .automatic
    tint = nil
    super.init()
  }

  /// Creates an image from a PNG file, or returns nil if the file is missing or invalid.
  ///
  /// A name that ends in "@2x" or "@3x" before its extension determines the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? Bitmap(pngFile: path) else { return nil }
    self.init(bitmap, scale: Self.scale(inName: path))
  }

  /// Creates an image from PNG data, or returns nil if the data is invalid.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image with `scale` pixels per point from PNG data, or returns nil if the data is
  /// invalid.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(png: [UInt8](data)) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Creates an image from a PNG file in the main bundle, or returns nil if there is no such file.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a PNG file in a bundle, or returns nil if there is no such file.
  ///
  /// The name "ball" matches "ball@2x.png" if the display scale is 2, or else the file with the
  /// highest scale.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let variants: [(CGFloat, String)] = [(3, "@3x"), (2, "@2x"), (1, "")]
    let screen = (traitCollection ?? .current).displayScale
    let found = (variants.filter { $0.0 == screen } + variants).lazy.compactMap { _, suffix in
      UIImage(contentsOfFile: "\(folder)/\(stem)\(suffix).png")
    }.first
    guard let found, let image = found.cgImage else { return nil }
    self.init(cgImage: image, scale: found.scale, orientation: .up)
  }

  private convenience init?(_ bitmap: Bitmap, scale: CGFloat) {
    guard let image = CGImage(bitmap) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  convenience init(first: UIImage, of images: [UIImage], duration: TimeInterval) {
    self.init(first, renderingMode: first.renderingMode, tint: first.tint)
    (sequence, length) = (images, duration)
  }

  private init(_ image: UIImage, renderingMode: RenderingMode, tint: UIColor?) {
    pixels = image.cgImage
    pixelsPerPoint = image.scale
    mode = renderingMode
    self.tint = tint
    super.init()
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: tint)
  }

  /// Returns the image with its shape in a color, which it keeps in every view.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: color)
  }

  /// Returns the image with its shape in a color and with another rendering mode.
  ///
  /// As a template, the image has the tint color of the view in place of `color`.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: color)
  }

  /// Returns the color in which all of the image is drawn in a view; nil for its own colors.
  @MainActor
  func color(in view: UIView) -> CGColor? {
    let color = renderingMode == .alwaysTemplate ? view.tintColor : tint
    return color?.resolvedColor(with: view.traitCollection).cgColor
  }

  static func scale(inName path: String) -> CGFloat {
    let stem = path.pathStem
    return [2, 3].first { stem.hasSuffix("@\(Int($0))x") } ?? 1
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
