/// A decoded image, with rows from top to bottom and four bytes per pixel.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels: blue, green, red, alpha; premultiplied, without padding; width·height·4 bytes.
  package let pixels: [UInt8]

  /// Creates an image; returns nil unless `pixels` has exactly width·height·4 bytes.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count / 4 == count, pixels.count % 4 == 0 else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The number of bytes per row.
  public var bytesPerRow: Int { width * 4 }

  /// Whether two images are the same object; pixels are not compared.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the image's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
