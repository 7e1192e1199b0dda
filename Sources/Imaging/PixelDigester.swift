/// Hashes a sequence of images, and reads only the rows that have changed.
package final class PixelDigester {
  private let band = PixelBand()
  private var size = (width: 0, height: 0)
  private var hashes: [Digest.Band] = []

  /// Creates a digester.
  package init() {}

  /// Returns the hash of the visible content of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The image.
  ///   - changed: The rows that may differ from the previous image; nil for all. It is ignored
  ///     unless the previous image had the same size.
  package func digest(of pixels: PixelView, changed: [Range<Int>]? = nil) -> Digest {
    let ranges = PixelBand.ranges(height: pixels.height)
    let isCached = size == (pixels.width, pixels.height)
    if !isCached { hashes = Array(repeating: Digest.Band(), count: ranges.count) }
    size = (pixels.width, pixels.height)
    for index in PixelBand.indices(of: isCached ? changed : nil, in: ranges) {
      band.read(pixels, rows: ranges[index])
      hashes[index] = Digest.Band(band)
    }
    return Digest(width: pixels.width, height: pixels.height, hashes)
  }
}
