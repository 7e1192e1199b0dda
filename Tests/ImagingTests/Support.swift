import Foundation

@testable import Imaging

/// Pseudorandom numbers that are equal in every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

/// Creates an image of flat areas and noise, opaque or with all values of alpha.
func image(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64 = 1) -> Bitmap {
  var numbers = Numbers(state: seed)
  var pixels: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let isFlat = (x / 7 + y / 5) % 3 > 0
      let color: UInt32 =
        isFlat ? UInt32(y / 5) &* 0x1234567 : .random(in: 0...(.max), using: &numbers)
      let alpha = opaque ? 255 : UInt8(truncatingIfNeeded: color >> 24)
      pixels +=
        alpha == 0
        ? [0, 0, 0, 0]
        : [
          UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8),
          UInt8(truncatingIfNeeded: color >> 16), alpha,
        ]
    }
  }
  guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
    preconditionFailure("the pixels match the size")
  }
  return bitmap
}

/// Returns an image in Cairo's memory layout, with `padding` bytes of noise after each row and, for
/// opaque pixels, noise in the unused byte.
func cairoMemory(
  of bitmap: Bitmap, _ format: PixelView.Format, padding: Int, seed: UInt64 = 9
) -> [UInt8] {
  var numbers = Numbers(state: seed)
  var memory: [UInt8] = []
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      let start = (y * bitmap.width + x) * 4
      let pixel = bitmap.pixels[start..<start + 4].map { Int($0) }
      let alpha = format == .premultipliedBGRA ? pixel[3] : 255
      memory += [2, 1, 0].map { UInt8((pixel[$0] * alpha + 127) / 255) }
      memory.append(
        format == .premultipliedBGRA ? UInt8(alpha) : .random(in: 0...255, using: &numbers))
    }
    for _ in 0..<padding { memory.append(.random(in: 0...255, using: &numbers)) }
  }
  return memory
}

/// Calls `body` with a view of memory that `cairoMemory` made.
func withView<Result>(
  of bitmap: Bitmap, _ format: PixelView.Format, padding: Int = 0, seed: UInt64 = 9,
  _ body: (PixelView) throws -> Result
) throws -> Result {
  try cairoMemory(of: bitmap, format, padding: padding, seed: seed).withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { throw CancellationError() }
    return try body(
      PixelView(
        base: base, width: bitmap.width, height: bitmap.height,
        bytesPerRow: bitmap.width * 4 + padding, format: format))
  }
}

/// A chunk of a PNG, found without libpng or zlib.
struct Chunk: Equatable {
  var name: String
  var contents: [UInt8]
  var hasRightChecksum: Bool

  static func walk(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { break }
      let body = Array(rest.dropFirst(4).prefix(length + 4))
      let checksum = rest.dropFirst(length + 8).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      chunks.append(
        Chunk(
          name: String(decoding: body.prefix(4), as: UTF8.self), contents: Array(body.dropFirst(4)),
          hasRightChecksum: checksum == slowCRC32(body)))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }
}

/// Returns the CRC of PNG chunks, computed bit by bit as its specification defines it.
func slowCRC32(_ bytes: [UInt8]) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
  }
  return ~crc
}

/// Creates a PNG of any kind, with rows (including filter bytes) that are stored uncompressed.
func uncompressedPNG(
  width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8, interlaced: Bool = false,
  extra: [(name: String, contents: [UInt8])] = [], rows: [UInt8]
) -> [UInt8] {
  func bigEndian(_ value: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
  func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    return bigEndian(contents.count) + body + bigEndian(Int(slowCRC32(body)))
  }
  var (low, high) = (1, 0)
  for byte in rows {
    low = (low + Int(byte)) % 65521
    high = (high + low) % 65521
  }
  let length = UInt16(rows.count)
  var stored: [UInt8] = [0x78, 0x01, 0x01]
  stored += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
  stored += rows + bigEndian(high << 16 | low)
  let header = bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0]
  var file = pngSignature + chunk("IHDR", header)
  for (name, contents) in extra { file += chunk(name, contents) }
  return file + chunk("IDAT", stored) + chunk("IEND", [])
}

/// Calls `body` with the path of an empty folder, which is removed afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ImagingTests-\(UUID().uuidString)"
  ).path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}
