import CDeflate

/// The chunks of a PNG that say what its colors are, and its orientation.
struct PNGColorChunks {
  /// What the colors are; nil for sRGB.
  private(set) var profile: Result<ColorProfile, ColorProfile.Problem>?
  /// The metadata of cameras; nil without any.
  private(set) var exif: [UInt8]?
  private let bytes: [UInt8]
  /// The ranges of the chunks with colors, in order.
  private var ranges: [Range<Int>] = []

  /// The maximum length of an ICC profile in bytes; those of cameras and displays have a few kilobytes.
  private static let maxProfileLength = 1 << 22

  /// Reads the chunks before the pixels; a file that ends early has those until then.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (icc, gamma, primaries): ([UInt8]?, Int?, [Int]?) = (nil, nil, nil)
    var isStandard = false
    var isGray = false
    var position = 8
    while let length = bytes.number(at: position, count: 4),
      length <= bytes.count - position - 12
    {
      let chunk = position..<position + 12 + length
      let contents = bytes[position + 8..<position + 8 + length]
      switch String(decoding: bytes[position + 4..<position + 8], as: UTF8.self) {
      case "IHDR": isGray = contents.number(at: 9, count: 1).map { $0 & 2 == 0 } ?? false
      case "sRGB":
        isStandard = true
        ranges.append(chunk)
      case "iCCP":
        icc = Self.profile(in: contents)
        ranges.append(chunk)
      case "gAMA":
        gamma = contents.number(at: 0, count: 4)
        ranges.append(chunk)
      case "cHRM":
        let values = (0..<8).compactMap { contents.number(at: 4 * $0, count: 4) }
        primaries = values.count == 8 ? values : nil
        ranges.append(chunk)
      case "eXIf": exif = Array(contents)
      case "IEND": position = bytes.count
      default: break
      }
      position += 12 + length
    }
    guard !isStandard else { return }
    if let icc {
      profile = ColorProfile.result(icc: icc, isGray: isGray)
    } else if gamma != nil || primaries != nil {
      profile = ColorProfile.result(gamma: gamma, primaries: primaries)
    }
  }

  /// The file without the chunks that describe colors.
  var withoutProfile: [UInt8] {
    var result: [UInt8] = []
    var start = 0
    for range in ranges {
      result += bytes[start..<range.lowerBound]
      start = range.upperBound
    }
    return result + bytes[start...]
  }

  /// Returns the profile in a chunk: a name, zero, the method of compression, and a zlib stream.
  private static func profile(in chunk: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = chunk.firstIndex(of: 0), let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let input = Array(chunk[(end + 1)...].dropFirst())
    var capacity = 1 << 14
    while capacity <= maxProfileLength {
      var result = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = 0
        result = libdeflate_zlib_decompress(
          decompressor, input, input.count, buffer.baseAddress, capacity, &count)
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return output }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      capacity *= 4
    }
    return nil
  }
}
