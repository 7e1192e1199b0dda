/// An encoder of a sequence of images as PNG files: equal pixels give equal bytes.
package protocol ImageEncoder {
  /// Returns the PNG file of an image and the hash of its pixels.
  ///
  /// - Parameters:
  ///   - pixels: The image.
  ///   - changed: The rows that may differ from the previous image; nil for all.
  func image(of pixels: PixelView, changed: [Range<Int>]?) throws -> EncodedImage
}

extension PNGEncoder: ImageEncoder {}
