/// An image as a PNG file.
package struct EncodedImage: Hashable, Sendable {
  /// The file's bytes.
  package let bytes: [UInt8]
  /// The hash of the image's visible content.
  package let pixels: Digest
}

/// Encodes images as PNG files of independent bands of 32 rows.
///
/// Equal pixels give equal bytes, independent of earlier images, of the memory layout and of the
/// machine. Each band is a deflate segment in a separate IDAT chunk, which depends only on the
/// band's pixels and is cached: an unchanged band is not encoded again. Use a separate encoder for
/// each of several concurrent workers.
package final class PNGEncoder {
  /// The cached result of encoding a band.
  private struct Band {
    /// The band's IDAT chunk.
    var chunk: [UInt8] = []
    /// The Adler-32 of the decompressed bytes.
    var adler = Adler32()
    /// The number of decompressed bytes.
    var count = 0
    var hash = Digest.Band()
    /// Whether all rows are equal.
    var isOneRow = false
  }

  /// The size and format that the cached bands belong to.
  private struct Layout: Equatable {
    let width: Int
    let height: Int
    let channels: Int
  }

  private let band = PixelBand()
  private let filter = BandFilter()
  private let deflater = Deflater()
  private var layout: Layout?
  private var bands: [Band] = []
  /// The bands of one color that were encoded, by their color and number of rows.
  private var flatBands: [FlatBand: Band] = [:]
  private var last: EncodedImage?

  private struct FlatBand: Hashable {
    let color: UInt32
    let rowCount: Int
  }

  /// The maximum number of bands of one color that are kept.
  private static let maxFlatBands = 64

  /// Creates an encoder.
  package init() {}

  /// Returns the PNG file of an image: RGB if it is opaque, else RGBA; marked as sRGB, without a
  /// date.
  package func encode(_ pixels: PixelView) -> [UInt8] { image(of: pixels).bytes }

  /// Returns the PNG file of an image and the hash of its pixels.
  ///
  /// - Parameters:
  ///   - pixels: The image.
  ///   - changed: The rows that may differ from the previous image; nil for all. It is ignored
  ///     unless the previous image had the same size and channels.
  package func image(
    of pixels: PixelView, changed: [Range<Int>]? = nil
  ) -> EncodedImage {
    let layout = Layout(width: pixels.width, height: pixels.height, channels: pixels.channels)
    let ranges = PixelBand.ranges(height: layout.height)
    let isCached = layout == self.layout
    if !isCached {
      bands = Array(repeating: Band(), count: ranges.count)
      flatBands = [:]
    }
    self.layout = layout
    let changed = PixelBand.indices(of: isCached ? changed : nil, in: ranges)
    if changed.isEmpty, let last { return last }
    for index in changed {
      let flat = pixels.color(ofRows: ranges[index]).map {
        FlatBand(color: $0, rowCount: ranges[index].count)
      }
      if let flat, let known = flatBands[flat] {
        bands[index] = known
        continue
      }
      band.read(pixels, rows: ranges[index])
      if index > 0, bands[index - 1].isOneRow, band.repeatsBandAbove {
        bands[index] = bands[index - 1]
      } else {
        encode(band, channels: layout.channels, into: &bands[index])
      }
      guard let flat else { continue }
      if flatBands.count == Self.maxFlatBands { flatBands = [:] }
      flatBands[flat] = bands[index]
    }
    let image = EncodedImage(
      bytes: file(layout),
      pixels: Digest(width: layout.width, height: layout.height, bands.map(\.hash)))
    last = image
    return image
  }

  private func encode(_ band: PixelBand, channels: Int, into entry: inout Band) {
    let filtered = filter.filter(band, channels: channels)
    entry.chunk.removeAll(keepingCapacity: true)
    entry.chunk.append(.data, deflater.segment(filtered.bytes, filtered.rows))
    entry.adler = filtered.adler
    entry.count = filtered.bytes.count
    entry.hash = Digest.Band(band)
    entry.isOneRow = band.isOneRow
  }

  private func file(_ layout: Layout) -> [UInt8] {
    var file = pngSignature
    file.reserveCapacity(bands.reduce(128) { $0 + $1.chunk.count })
    file.append(.header, header(layout))
    file.append(.colorSpace, [perceptualIntent])
    file.append(.data, zlibHeader)
    var adler = Adler32()
    for band in bands {
      file += band.chunk
      adler.append(band.adler, count: band.count)
    }
    var trailer = emptyFinalBlock
    trailer.append(bigEndian: adler.value)
    file.append(.data, trailer)
    file.append(.end, [])
    return file
  }

  private func header(_ layout: Layout) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(layout.width))
    header.append(bigEndian: UInt32(layout.height))
    let bitDepth: UInt8 = 8
    let colorType: UInt8 = layout.channels == 3 ? 2 : 6
    // Followed by compression method 0, filter method 0 and no interlacing.
    return header + [bitDepth, colorType, 0, 0, 0]
  }
}

/// The rendering intent for images in sRGB (PNG specification, 11.3.2.5).
private let perceptualIntent: UInt8 = 0

/// The header of a zlib stream: deflate with a window of 32 KB, fastest level (RFC 1950).
private let zlibHeader: [UInt8] = [0x78, 0x01]

/// An empty final block: fixed codes, then the end of the block (RFC 1951, 3.2.6).
private let emptyFinalBlock: [UInt8] = [0x03, 0x00]
