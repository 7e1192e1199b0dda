import CDeflate

/// The eight bytes every PNG file begins with.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The names of the chunks we write or look for.
enum PNGChunk: String {
  case header = "IHDR"
  case colorSpace = "sRGB"
  case data = "IDAT"
  case end = "IEND"
}

extension [UInt8] {
  /// Appends a chunk: length, name, contents, and the CRC of name and contents.
  mutating func append(_ chunk: PNGChunk, _ contents: UnsafeRawBufferPointer) {
    append(bigEndian: UInt32(contents.count))
    let start = count
    append(contentsOf: chunk.rawValue.utf8)
    append(contentsOf: contents)
    append(bigEndian: withUnsafeBytes { crc32(of: $0[start...]) })
  }

  /// Appends a chunk of a few bytes.
  mutating func append(_ chunk: PNGChunk, _ contents: [UInt8]) {
    contents.withUnsafeBytes { append(chunk, $0) }
  }

  /// Appends four bytes, the highest first.
  mutating func append(bigEndian value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}

/// The CRC of PNG's chunks.
func crc32(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  return libdeflate_crc32(0, buffer.baseAddress, buffer.count)
}
