import Imaging
import QuartzCore

/// A picture with its scale.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// As whoever shows it likes; image views keep the colours.
    case automatic
    /// Keeps its colours.
    case alwaysOriginal
    /// Is a stencil for the tint colour.
    case alwaysTemplate
  }

  /// The pixels.
  public let cgImage: CGImage?
  /// The pixels in a point.
  public let scale: CGFloat
  /// Whether the picture keeps its colours.
  public let renderingMode: RenderingMode

  /// The size in points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  /// How a picture is to be turned before it is shown; pictures here all stand upright.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
  }

  /// Creates a picture of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of `scale` pixels a point.
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    self.init(cgImage: cgImage, scale: scale > 0 ? scale : 1, renderingMode: .automatic)
  }

  /// Reads a PNG file; nil where there is none that is whole and right.
  ///
  /// A name that ends in "@2x" or "@3x" before its extension has as many pixels in a point.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? Bitmap(pngFile: path) else { return nil }
    self.init(bitmap, scale: Self.scale(inName: path))
  }

  /// Reads a PNG; nil where it is not whole and right.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a PNG of `scale` pixels a point; nil where it is not whole and right.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(png: [UInt8](data)) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Reads a PNG file of the program's own resources; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads a PNG file of a bundle's resources; nil where there is none.
  ///
  /// For "ball" that is "ball@2x.png" where there are two pixels in a point; if it is missing, the file
  /// of the most pixels.
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

  private init(cgImage: CGImage, scale: CGFloat, renderingMode: RenderingMode) {
    self.cgImage = cgImage
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// Returns the same picture in another mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    guard let cgImage else { return self }
    return UIImage(cgImage: cgImage, scale: scale, renderingMode: renderingMode)
  }

  private static func scale(inName path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return [2, 3].first { stem.hasSuffix("@\(Int($0))x") } ?? 1
  }
}

extension CGImage {
  /// Creates a picture of straight red, green, blue and alpha: multiplies by alpha, rounds to the
  /// nearest.
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
