import Foundation

/// A decoded picture: rows from the top, four bytes a pixel.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels: blue, green, red, alpha, premultiplied, without padding; width·height·4 bytes.
  package let pixels: [UInt8]

  /// Creates a picture, or nil unless `pixels` holds exactly width·height·4 bytes.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count / 4 == count, pixels.count % 4 == 0 else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// Whether two pictures are the same object; their pixels are not compared.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the picture's identity into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
