import CDeflate
import Foundation

/// Turns a band of pixels into the bytes that PNG compresses: each row as differences from the row above.
///
/// The first row of a band is told from its own pixels (filter Sub), so nothing outside a band has a part
/// in its bytes. Rows are found in pairs of pixels, eight bytes at a time.
final class BandFilter {
  private let filtered = Scratch()

  /// Filters a band into bytes that stay good until the next call; `channels` are written of each pixel.
  func filter(
    _ band: PixelBand, channels: Int
  ) -> (bytes: UnsafeRawBufferPointer, adler: UInt32) {
    let width = band.width
    let rowLength = 1 + width * channels
    // An odd last pixel is found as half of a pair: room for the other half, which the next row covers.
    filtered.reserve(band.rowCount * rowLength + 8)
    var adler = UInt32(1)
    for index in 0..<band.rowCount {
      let output = filtered.start + index * rowLength
      if band.repeatsRowAbove(index) {
        output.storeBytes(of: Filter.up.rawValue, as: UInt8.self)
        memset(output + 1, 0, rowLength - 1)
        adler = adler32AddingZeros(rowLength - 1, to: adler32Adding(output, count: 1, to: adler))
        continue
      }
      let row = UnsafePointer(band.row(index))
      let filter = index == 0 ? Filter.sub : .up
      output.storeBytes(of: filter.rawValue, as: UInt8.self)
      let reference = filter == .sub ? row - 1 : row - width
      if channels == 3 {
        writeRGB(of: row, minus: reference, count: width, to: output + 1)
      } else {
        writeRGBA(of: row, minus: reference, count: width, to: output + 1)
      }
      adler = adler32Adding(output, count: rowLength, to: adler)
    }
    return (
      UnsafeRawBufferPointer(start: filtered.start, count: band.rowCount * rowLength), adler
    )
  }
}
extension PixelView {
  /// Bytes of a pixel in the file: opaque pictures are written without alpha.
  var channels: Int { format == .opaqueBGRX ? 3 : 4 }
}

/// The filters of the PNG specification that a band uses (section 9.2).
private enum Filter: UInt8 {
  case sub = 1
  case up = 2
}

private func writeRGBA(
  of row: UnsafePointer<UInt32>, minus reference: UnsafePointer<UInt32>, count: Int,
  to output: UnsafeMutableRawPointer
) {
  for x in stride(from: 0, to: count, by: 2) {
    (output + x &* 4).storeBytes(of: pairDifference(row + x, reference + x), as: UInt64.self)
  }
}

private func writeRGB(
  of row: UnsafePointer<UInt32>, minus reference: UnsafePointer<UInt32>, count: Int,
  to output: UnsafeMutableRawPointer
) {
  for x in stride(from: 0, to: count, by: 2) {
    let pair = pairDifference(row + x, reference + x)
    let packed = pair & 0xFF_FFFF | (pair >> 8) & 0xFFFF_FF00_0000
    (output + x &* 3).storeBytes(of: packed, as: UInt64.self)
  }
}

/// Subtracts two pixels from two others, each byte by itself.
private func pairDifference(
  _ row: UnsafePointer<UInt32>, _ reference: UnsafePointer<UInt32>
) -> UInt64 {
  let left = UnsafeRawPointer(row).loadUnaligned(as: UInt64.self)
  let right = UnsafeRawPointer(reference).loadUnaligned(as: UInt64.self)
  // With the top bit of each byte set no byte borrows from the next; then the top bits are put right.
  let tops: UInt64 = 0x8080_8080_8080_8080
  return ((left | tops) &- (right & ~tops)) ^ ((left ^ ~right) & tops)
}

private func adler32Adding(
  _ bytes: UnsafeMutableRawPointer, count: Int, to adler: UInt32
) -> UInt32 {
  UInt32(
    truncatingIfNeeded: adler32(
      UInt(adler), bytes.assumingMemoryBound(to: UInt8.self), UInt32(count)))
}

/// Adler-32 after `count` zeros: the first sum stays, the second grows by it each time (RFC 1950).
private func adler32AddingZeros(_ count: Int, to adler: UInt32) -> UInt32 {
  let low = UInt64(adler & 0xFFFF)
  let high = (UInt64(adler >> 16) + UInt64(count) * low) % 65521
  return UInt32(high) << 16 | UInt32(low)
}
