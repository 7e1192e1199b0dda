/// Makes PNG files of pictures, one after the other: the same pixels give the same bytes.
package protocol PictureEncoder {
  /// The PNG file of a picture, and the fingerprint of its pixels.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - changed: The rows that may differ from the picture before; nil if all may.
  func picture(of pixels: PixelView, changed: [Range<Int>]?) throws -> EncodedPicture
}

extension PNGEncoder: PictureEncoder {}
