import Imaging

/// The images of a section as the page contains them.
///
/// Frames of an animation have few colors and resemble each other, so images of equal size are
/// stored in blocks: each pixel as an index in the section's table of colors, and equal rows of the
/// images next to each other, so that compression finds what does not change. That takes about a
/// third of the size of the PNG files (measured with 171 frames of the alert: 0.43 of 1.11 MB).
enum ReportImageBlocks: Hashable, Sendable {
  /// Several images of equal size.
  struct Block: Hashable, Sendable {
    /// The index of the first image in the page.
    let first: Int
    /// The number of images.
    let count: Int
    let width: Int
    let height: Int
    /// The indices of the pixels' colors for each row of each image, compressed.
    ///
    /// All low bytes are followed by all high bytes if there are more than 256 colors.
    let indices: [UInt8]
  }

  /// Blocks, and the table of their colors: all red bytes, then all green, blue and alpha bytes,
  /// the most frequent color first. Compressed.
  case indexed(colors: [UInt8], [Block])
  /// PNG files, with the index of the first one in the page.
  case files(first: Int, [[UInt8]])

  /// The maximum number of images in a block: decoding one decodes all of a block.
  private static let maxCount = 8
  /// The maximum number of pixels in a block of several images.
  private static let maxBlockPixels = 8_000_000
  /// The maximum number of pixels in a section: compressing 50 million takes about two seconds.
  private static let maxPixels = 250_000_000
  /// The maximum number of colors.
  private static let maxColors = 1 << 16

  /// Creates the smaller representation of PNG files.
  ///
  /// - Parameter first: The index of the first file in the page.
  init(_ files: [[UInt8]], first: Int) {
    let original = ReportImageBlocks.files(first: first, files)
    guard let indexed = Self.indexed(files, first: first), indexed.length < original.length else {
      self = original
      return
    }
    self = indexed
  }

  /// The number of bytes, before base64.
  var length: Int {
    switch self {
    case .indexed(let colors, let blocks):
      blocks.reduce(colors.count) { $0 + $1.indices.count }
    case .files(_, let files): files.reduce(0) { $0 + $1.count }
    }
  }

  /// Returns the files as blocks; nil if they have too many pixels or colors.
  static func indexed(_ files: [[UInt8]], first: Int) -> ReportImageBlocks? {
    var (frequencies, sizes): ([UInt32: Int], [Manifest.Size<Int>]) = ([:], [])
    var pixelCount = 0
    for file in files {
      guard let bitmap = try? Bitmap(png: file) else { return nil }
      sizes.append(bitmap.size)
      pixelCount += bitmap.width * bitmap.height
      bitmap.forEachRun { color, count in frequencies[color, default: 0] += count }
      guard pixelCount <= maxPixels, frequencies.count <= maxColors else { return nil }
    }
    let table = frequencies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let order = Dictionary(uniqueKeysWithValues: zip(table, 0...))
    guard let colors = ZlibStream.compressed(planes(of: table, count: 4)) else { return nil }
    var blocks: [Block] = []
    for range in ranges(of: sizes) {
      let size = sizes[range.lowerBound]
      let images = range.compactMap { indices(of: files[$0], in: order) }
      guard images.count == range.count else { return nil }
      var rows: [UInt32] = []
      rows.reserveCapacity(images.count * size.width * size.height)
      for y in 0..<size.height {
        for image in images { rows += image[y * size.width..<(y + 1) * size.width] }
      }
      guard let indices = ZlibStream.compressed(planes(of: rows, count: table.count > 256 ? 2 : 1))
      else { return nil }
      blocks.append(
        Block(
          first: first + range.lowerBound, count: range.count, width: size.width,
          height: size.height, indices: indices))
    }
    return .indexed(colors: colors, blocks)
  }

  /// Returns the ranges of consecutive images of equal size, within the limits of a block.
  private static func ranges(of sizes: [Manifest.Size<Int>]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, size) in sizes.enumerated() {
      let maxCount = max(1, min(maxCount, maxBlockPixels / max(1, size.width * size.height)))
      if let last = ranges.last, last.count < maxCount, sizes[last.lowerBound] == size {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  private static func indices(of file: [UInt8], in order: [UInt32: Int]) -> [UInt32]? {
    guard let bitmap = try? Bitmap(png: file) else { return nil }
    var indices: [UInt32] = []
    indices.reserveCapacity(bitmap.width * bitmap.height)
    bitmap.forEachRun { color, count in
      indices += repeatElement(UInt32(order[color] ?? 0), count: count)
    }
    return indices
  }

  /// Returns the lowest bytes of all numbers, then the next higher ones.
  private static func planes(of numbers: [UInt32], count: Int) -> [UInt8] {
    (0..<count).flatMap { plane in
      numbers.map { UInt8(truncatingIfNeeded: $0 >> (8 * UInt32(plane))) }
    }
  }
}

extension Bitmap {
  /// Calls `body` with each run of pixels of equal color, across rows; red is the lowest byte.
  fileprivate func forEachRun(_ body: (_ color: UInt32, _ count: Int) -> Void) {
    pixels.withUnsafeBytes { bytes in
      let end = bytes.count / 4
      var start = 0
      while start < end {
        let color = bytes.loadUnaligned(fromByteOffset: start * 4, as: UInt32.self)
        var next = start + 1
        while next < end,
          bytes.loadUnaligned(fromByteOffset: next * 4, as: UInt32.self) == color
        {
          next += 1
        }
        body(UInt32(littleEndian: color), next - start)
        start = next
      }
    }
  }
}
