/// A picture as a PNG file.
package struct EncodedPicture: Hashable, Sendable {
  /// The file.
  package let bytes: [UInt8]
  /// The fingerprint of what the pixels show.
  package let pixels: Digest
}

/// Writes pictures as PNG files made of independent bands of 32 rows.
///
/// The same pixels give the same bytes, whatever was encoded before, wherever they lie in memory and on
/// any machine. Each band is a deflate segment in an IDAT chunk of its own, told from the band's pixels
/// alone, and kept: a band that did not change is not looked at again. Use an encoder for each worker,
/// many workers at once.
package final class PNGEncoder {
  /// What is kept of a band.
  private struct Band {
    /// The band's chunk.
    var chunk: [UInt8] = []
    /// The Adler-32 of what the chunk decompresses to.
    var adler = Adler32()
    /// The bytes that the chunk decompresses to.
    var count = 0
    var hash = Digest.Band()
    /// Whether all its rows are the same.
    var isOneRow = false
  }

  /// What pictures must share for bands to be kept.
  private struct Form: Equatable {
    let width: Int
    let height: Int
    let channels: Int
  }

  private let band = PixelBand()
  private let filter = BandFilter()
  private let deflater = Deflater()
  private var form: Form?
  private var bands: [Band] = []
  private var last: EncodedPicture?

  /// Makes an encoder.
  package init() {}

  /// The PNG file of a picture: RGB for opaque pixels, else RGBA; marked as sRGB; without a date.
  package func encode(_ pixels: PixelView) -> [UInt8] { picture(of: pixels).bytes }

  /// The PNG file of a picture, and the fingerprint of its pixels.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - changed: The rows that may differ from the picture before; nil if all may. It counts only
  ///     if the picture before had the same size and channels.
  package func picture(
    of pixels: PixelView, changed: [Range<Int>]? = nil
  ) -> EncodedPicture {
    let form = Form(width: pixels.width, height: pixels.height, channels: pixels.channels)
    let ranges = PixelBand.ranges(height: form.height)
    let isKept = form == self.form
    if !isKept { bands = Array(repeating: Band(), count: ranges.count) }
    self.form = form
    let changed = PixelBand.indices(of: isKept ? changed : nil, in: ranges)
    if changed.isEmpty, let last { return last }
    for index in changed {
      band.read(pixels, rows: ranges[index])
      if index > 0, bands[index - 1].isOneRow, band.repeatsBandAbove {
        bands[index] = bands[index - 1]
      } else {
        encode(band, channels: form.channels, into: &bands[index])
      }
    }
    let picture = EncodedPicture(
      bytes: file(form), pixels: Digest(width: form.width, height: form.height, bands.map(\.hash)))
    last = picture
    return picture
  }

  private func encode(_ band: PixelBand, channels: Int, into kept: inout Band) {
    let filtered = filter.filter(band, channels: channels)
    kept.chunk.removeAll(keepingCapacity: true)
    kept.chunk.append(.data, deflater.segment(filtered.bytes))
    kept.adler = filtered.adler
    kept.count = filtered.bytes.count
    kept.hash = Digest.Band(band)
    kept.isOneRow = band.isOneRow
  }

  private func file(_ form: Form) -> [UInt8] {
    var file = pngSignature
    file.reserveCapacity(bands.reduce(128) { $0 + $1.chunk.count })
    file.append(.header, header(form))
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

  private func header(_ form: Form) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(form.width))
    header.append(bigEndian: UInt32(form.height))
    let bitDepth: UInt8 = 8
    let colorType: UInt8 = form.channels == 3 ? 2 : 6
    // Then the only compression and the only filter method there are, and no interlacing.
    return header + [bitDepth, colorType, 0, 0, 0]
  }
}

/// sRGB's rendering intent for pictures (PNG specification, 11.3.2.5).
private let perceptualIntent: UInt8 = 0

/// Deflate with a window of 32 KB, fastest (RFC 1950).
private let zlibHeader: [UInt8] = [0x78, 0x01]

/// A last block with nothing in it: fixed codes and at once the end of block (RFC 1951, 3.2.6).
private let emptyFinalBlock: [UInt8] = [0x03, 0x00]
