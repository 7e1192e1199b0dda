/// Takes the fingerprints of pictures one after the other, and looks only at what changed.
package final class PixelDigester {
  private let band = PixelBand()
  private var size = (width: 0, height: 0)
  private var hashes: [Digest.Band] = []

  /// Makes a digester.
  package init() {}

  /// The fingerprint of what pixels show.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - changed: The rows that may differ from the picture before; nil if all may. It counts only
  ///     if the picture before had the same size.
  package func digest(of pixels: PixelView, changed: [Range<Int>]? = nil) -> Digest {
    let ranges = PixelBand.ranges(height: pixels.height)
    let isKept = size == (pixels.width, pixels.height)
    if !isKept { hashes = Array(repeating: Digest.Band(), count: ranges.count) }
    size = (pixels.width, pixels.height)
    for index in PixelBand.indices(of: isKept ? changed : nil, in: ranges) {
      band.read(pixels, rows: ranges[index])
      hashes[index] = Digest.Band(band)
    }
    return Digest(width: pixels.width, height: pixels.height, hashes)
  }
}
