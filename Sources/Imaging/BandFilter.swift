import Glibc

/// Converts a band of pixels to the bytes that PNG compresses: the differences of each row from the
/// row above.
///
/// The first row of a band uses the filter Sub, so the bytes depend on nothing outside the band.
/// Rows are processed in pairs of pixels, eight bytes at a time. Only the columns that differ from the row above are
/// read: all else is zero.
final class BandFilter {
  private let filtered = Scratch()
  private let zeroMemory = Scratch()
  private var rowLength = 0
  /// The bytes of each row of the buffer, relative to the row's start, outside of which all but the first one are zero.
  private var written: [Range<Int>] = []

  /// The number of zeros from which on they are a run that compression need not search for.
  private static let shortestRun = 64
  /// The number of zeros from which on it is faster to compute their checksum than to read them.
  private static let shortestSummedRun = 512

  /// Returns the filtered bytes of a band, with `channels` bytes per pixel.
  ///
  /// They are valid until the next call.
  func filter(
    _ band: PixelBand, channels: Int
  ) -> (bytes: UnsafeRawBufferPointer, rows: FilteredRows, adler: Adler32) {
    let width = band.width
    let rowLength = 1 + width * channels
    // An odd last pixel is processed as half of a pair. The other half needs room, and the next row
    // overwrites it.
    filtered.reserve(PixelBand.height * rowLength + 8)
    let bytes = filtered.start
    if self.rowLength != rowLength {
      self.rowLength = rowLength
      written = Array(repeating: 0..<rowLength, count: PixelBand.height + 1)
    }
    var rows = FilteredRows(length: rowLength)
    // There are at least sixteen columns between two runs of columns.
    zeroMemory.reserve(band.rowCount * (width / 32 + 2) * MemoryLayout<Range<Int>>.stride)
    let zeros = zeroMemory.start.assumingMemoryBound(to: Range<Int>.self)
    var zeroCount = 0
    var adler = Adler32()
    var summed = 0

    /// Writes zeros to a part of a row.
    func writeZeros(_ part: Range<Int>, ofRow row: Int) {
      let changed = part.clamped(to: written[row])
      let start = row * rowLength
      memset(bytes + (start + changed.lowerBound), 0, changed.count)
      guard part.count >= Self.shortestRun else { return }
      zeros[zeroCount] = start + part.lowerBound..<start + part.upperBound
      zeroCount += 1
      guard part.count >= Self.shortestSummedRun else { return }
      sum(upTo: start + part.lowerBound)
      adler.addZeros(part.count)
      summed = start + part.upperBound
    }

    func sum(upTo end: Int) {
      adler.add(UnsafeRawBufferPointer(start: bytes + summed, count: end - summed))
      summed = end
    }

    var next = UnsafePointer(band.firstRow)
    for index in 0..<band.rowCount {
      let filter = index == 0 ? Filter.sub : .up
      let output = bytes + index * rowLength
      output.storeBytes(of: filter.rawValue, as: UInt8.self)
      let reference = filter == .sub ? next - 1 : next - width
      let runs = band.changedRuns(index)
      var end = 1
      for run in runs {
        let start = 1 + run.lowerBound * channels
        writeZeros(end..<start, ofRow: index)
        end = start + run.count * channels
        let (row, other) = (next + run.lowerBound, reference + run.lowerBound)
        if channels == 3 {
          writeRGB(of: row, minus: other, count: run.count, to: output + start)
        } else {
          writeRGBA(of: row, minus: other, count: run.count, to: output + start)
        }
      }
      writeZeros(end..<rowLength, ofRow: index)
      guard let first = runs.first else {
        // The row repeats the one above it.
        rows.insert(index)
        written[index] = 0..<0
        continue
      }
      written[index] = 1 + first.lowerBound * channels..<end
      // The half of a pair changes the start of the next row.
      written[index + 1] = 0..<max(8, written[index + 1].upperBound)
      next += width
    }
    sum(upTo: band.rowCount * rowLength)
    rows.zeros = UnsafeBufferPointer(start: zeros, count: zeroCount)
    return (
      UnsafeRawBufferPointer(start: bytes, count: band.rowCount * rowLength), rows, adler
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
