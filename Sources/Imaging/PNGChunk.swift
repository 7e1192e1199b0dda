import CDeflate

/// The first eight bytes of every PNG file.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The names of the chunks that are written or read.
enum PNGChunk: String {
  case header = "IHDR"
  case colorSpace = "sRGB"
  case data = "IDAT"
  case end = "IEND"
}

extension [UInt8] {
  /// Appends a chunk: length, name, contents, and the CRC of the name and the contents.
  mutating func append(_ chunk: PNGChunk, _ contents: UnsafeRawBufferPointer) {
    append(bigEndian: UInt32(contents.count))
    let start = count
    append(contentsOf: chunk.rawValue.utf8)
    append(contentsOf: contents)
    append(bigEndian: withUnsafeBytes { crc32(of: $0[start...]) })
  }

  /// Appends a chunk with a few bytes.
  mutating func append(_ chunk: PNGChunk, _ contents: [UInt8]) {
    contents.withUnsafeBytes { append(chunk, $0) }
  }

  /// Appends four bytes, the most significant first.
  mutating func append(bigEndian value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}

/// Returns the CRC of PNG chunks.
func crc32(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  return libdeflate_crc32(0, buffer.baseAddress, buffer.count)
}
