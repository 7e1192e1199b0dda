import Glibc

/// Converts a band of pixels to the bytes that PNG compresses: the differences of each row from the
/// row above.
///
/// The first row of a band uses the filter Sub, so the bytes depend on nothing outside the band.
/// Rows are processed in pairs of pixels, eight bytes at a time.
final class BandFilter {
  private let filtered = Scratch()
  /// The rows of the buffer that have the bytes of a repeated row, and their length.
  private var written = FilteredRows()

  /// Returns the filtered bytes of a band, with `channels` bytes per pixel.
  ///
  /// They are valid until the next call.
  func filter(
    _ band: PixelBand, channels: Int
  ) -> (bytes: UnsafeRawBufferPointer, rows: FilteredRows, adler: Adler32) {
    let width = band.width
    let rowLength = 1 + width * channels
    if written.length != rowLength { written = FilteredRows(length: rowLength) }
    // An odd last pixel is processed as half of a pair. The other half needs room, and the next row
    // overwrites it.
    filtered.reserve(PixelBand.height * rowLength + 8)
    var rows = FilteredRows(length: rowLength)
    var adler = Adler32()
    var next = UnsafePointer(band.firstRow)
    for index in 0..<band.rowCount {
      let output = filtered.start + index * rowLength
      let filter = index == 0 ? Filter.sub : .up
      if index > 0, band.repeatsRowAbove(index) {
        rows.insert(index)
        if !written.contains(index) {
          output.storeBytes(of: filter.rawValue, as: UInt8.self)
          memset(output + 1, 0, rowLength - 1)
          written.insert(index)
        }
        adler.add(UnsafeRawBufferPointer(start: output, count: 1))
        adler.addZeros(rowLength - 1)
        continue
      }
      // The half of a pair changes the start of the next row.
      written.remove(index)
      written.remove(index + 1)
      output.storeBytes(of: filter.rawValue, as: UInt8.self)
      let reference = filter == .sub ? next - 1 : next - width
      var end = output + 1
      for run in band.changedRuns(index) {
        let start = output + (1 + run.lowerBound * channels)
        memset(end, 0, start - end)
        end = start + run.count * channels
        let (row, other) = (next + run.lowerBound, reference + run.lowerBound)
        if channels == 3 {
          writeRGB(of: row, minus: other, count: run.count, to: start)
        } else {
          writeRGBA(of: row, minus: other, count: run.count, to: start)
        }
      }
      memset(end, 0, output + rowLength - end)
      adler.add(UnsafeRawBufferPointer(start: output, count: rowLength))
      next += width
    }
    return (
      UnsafeRawBufferPointer(start: filtered.start, count: band.rowCount * rowLength), rows, adler
    )
  }
}

extension PixelView {
  /// The bytes per pixel in the file: opaque images are written without alpha.
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

/// Subtracts two pixels from two others, byte by byte.
private func pairDifference(
  _ row: UnsafePointer<UInt32>, _ reference: UnsafePointer<UInt32>
) -> UInt64 {
  let left = UnsafeRawPointer(row).loadUnaligned(as: UInt64.self)
  let right = UnsafeRawPointer(reference).loadUnaligned(as: UInt64.self)
  // With the top bit of each byte set, no byte borrows from the next. The top bits are corrected
  // afterwards.
  let tops: UInt64 = 0x8080_8080_8080_8080
  return ((left | tops) &- (right & ~tops)) ^ ((left ^ ~right) & tops)
}
