/// An image in memory: sRGB, with eight bits each of red, green, blue and alpha, not premultiplied.
package struct Bitmap: Sendable, Equatable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, four bytes each, row by row from the top without gaps.
  package let pixels: [UInt8]

  /// Creates an image from its pixels; nil if it is empty or `pixels` does not have
  /// `width * height * 4` bytes.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count % 4 == 0, pixels.count / 4 / height == width,
      pixels.count / 4 % height == 0
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Calls `body` with a view of the pixels, which is valid only during the call.
  package func withPixels<Result, Failure: Error>(
    _ body: (PixelView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = pixels.withUnsafeBytes { bytes -> Swift.Result<Result, Failure>? in
      guard let base = bytes.baseAddress else { return nil }
      let view = PixelView(
        base: base, width: width, height: height, bytesPerRow: width * 4, format: .straightRGBA)
      do throws(Failure) {
        return .success(try body(view))
      } catch {
        return .failure(error)
      }
    }
    guard let result else { preconditionFailure("a bitmap is never empty") }
    return try result.get()
  }
}

extension Bitmap: CustomStringConvertible {
  package var description: String { "bitmap of \(width)x\(height) px" }
}
