/// A decoded image, with rows from top to bottom and four bytes per pixel.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels: blue, green, red, alpha; premultiplied, without padding; width·height·4 bytes.
  ///
  /// Those of an image mask have the painted coverage as their alpha.
  package let pixels: [UInt8]
  /// Whether the image is a stencil for the fill color.
  public let isMask: Bool
  /// The format of the pixels that programs read.
  let format: PixelFormat

  /// Creates an image; returns nil unless `pixels` has exactly width·height·4 bytes.
  package convenience init?(width: Int, height: Int, pixels: [UInt8]) {
    self.init(width: width, height: height, pixels: pixels, format: .file)
  }

  /// Creates an image; returns nil unless `pixels` has exactly width·height·4 bytes.
  init?(width: Int, height: Int, pixels: [UInt8], format: PixelFormat, isMask: Bool = false) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count / 4 == count, pixels.count % 4 == 0 else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.format = format
    self.isMask = isMask
  }

  /// The number of bytes from a row of `pixels` to the next.
  package var rowLength: Int { width * 4 }

  /// Whether two images are the same object; pixels are not compared.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the image's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
