import CDeflate

/// Writes pictures as PNG files made of independent bands of 32 rows.
///
/// The same pixels give the same bytes, whatever was encoded before, wherever they lie in memory and on
/// any machine. Each band is a deflate segment in an IDAT chunk of its own, told from the band's pixels
/// alone. An encoder keeps its buffers: use one for each worker, many workers at once.
package final class PNGEncoder {
  private let filter = BandFilter()
  private let deflater: Deflater

  /// Makes an encoder.
  ///
  /// Throws `ImagingError.compressor` where zlib cannot start.
  package init() throws(ImagingError) {
    deflater = try Deflater()
  }

  /// The PNG file of a picture: RGB for opaque pixels, else RGBA; marked as sRGB; without a date.
  package func encode(_ pixels: PixelView) throws(ImagingError) -> [UInt8] {
    var file = pngSignature
    file.reserveCapacity(pixels.width * pixels.height / 8)
    file.append(.header, header(of: pixels))
    file.append(.colorSpace, [perceptualIntent])
    file.append(.data, zlibHeader)
    var adler = UInt32(1)
    for first in stride(from: 0, to: pixels.height, by: BandFilter.height) {
      let rows = first..<min(first + BandFilter.height, pixels.height)
      let band = filter.filter(pixels, rows: rows)
      file.append(.data, try deflater.segment(band.bytes))
      adler = UInt32(
        truncatingIfNeeded: adler32_combine(UInt(adler), UInt(band.adler), band.bytes.count))
    }
    var trailer = emptyFinalBlock
    trailer.append(bigEndian: adler)
    file.append(.data, trailer)
    file.append(.end, [])
    return file
  }

  private func header(of pixels: PixelView) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(pixels.width))
    header.append(bigEndian: UInt32(pixels.height))
    let bitDepth: UInt8 = 8
    let colorType: UInt8 = pixels.channels == 3 ? 2 : 6
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
