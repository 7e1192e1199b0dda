import CDeflate
import Foundation

/// Turns a band of pixels into the bytes that PNG compresses: each row as differences from the row above.
///
/// The first row of a band is told from its own pixels (filter Sub), so nothing outside a band has a part
/// in its bytes. Rows are found in pairs of pixels, eight bytes at a time.
final class BandFilter {
  /// Rows in a band: another number gives other bytes, so it never changes.
  static let height = 32

  private let above = Scratch()
  private let current = Scratch()
  private let filtered = Scratch()

  /// Filters `rows` of `pixels` into bytes that stay good until the next call.
  func filter(
    _ pixels: PixelView, rows: Range<Int>
  ) -> (bytes: UnsafeRawBufferPointer, adler: UInt32) {
    let rowLength = 1 + pixels.width * pixels.channels
    // An odd last pixel is found as half of a pair: room for the other half, which the next row covers.
    let room = (pixels.width + 2) * 4 + 8
    filtered.reserve(rows.count * rowLength + 8)
    above.reserve(room)
    current.reserve(room)
    // Both rows begin with a zero pixel: the neighbour on the left of the first.
    var (upper, row) = (
      above.start.assumingMemoryBound(to: UInt32.self),
      current.start.assumingMemoryBound(to: UInt32.self)
    )
    upper[0] = 0
    row[0] = 0

    var adler = UInt32(1)
    for y in rows {
      let output = filtered.start + (y - rows.lowerBound) * rowLength
      if y > rows.lowerBound, pixels.repeatsRowAbove(y) {
        output.storeBytes(of: Filter.up.rawValue, as: UInt8.self)
        memset(output + 1, 0, rowLength - 1)
        adler = adler32AddingZeros(rowLength - 1, to: adler32Adding(output, count: 1, to: adler))
        continue
      }
      swap(&upper, &row)
      pixels.copyRow(y, to: row + 1)
      let filter = y == rows.lowerBound ? Filter.sub : .up
      output.storeBytes(of: filter.rawValue, as: UInt8.self)
      let reference = filter == .sub ? row : upper + 1
      if pixels.channels == 3 {
        writeRGB(of: row + 1, minus: reference, count: pixels.width, to: output + 1)
      } else {
        writeRGBA(of: row + 1, minus: reference, count: pixels.width, to: output + 1)
      }
      adler = adler32Adding(output, count: rowLength, to: adler)
    }
    return (UnsafeRawBufferPointer(start: filtered.start, count: rows.count * rowLength), adler)
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
