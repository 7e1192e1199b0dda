/// A picture in memory: red, green, blue and alpha, eight bits each, not multiplied by alpha, sRGB.
package struct Bitmap: Sendable, Equatable {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// Four bytes a pixel, row by row from the top, without gaps.
  package let pixels: [UInt8]

  /// Makes a picture of pixels; nil if it would be empty or `pixels` are not `width * height * 4`.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count % 4 == 0, pixels.count / 4 / height == width,
      pixels.count / 4 % height == 0
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Lends the pixels for the length of a call.
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
  package var description: String { "bitmap of \(width) x \(height) px" }
}
