import CXXHash

/// A 128-bit hash (XXH3) of pixels or bytes, written as 32 hexadecimal digits.
///
/// It detects accidental differences. It is not cryptographic: it does not protect against forgery.
public struct Digest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  private init(_ hash: XXH128_hash_t) {
    high = hash.high64
    low = hash.low64
  }

  /// Parses 32 lower-case hexadecimal digits; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ hexadecimalDigits.contains($0) }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }
}

private let hexadecimalDigits = Array("0123456789abcdef".utf8)

extension Digest: CustomStringConvertible {
  /// 32 lower-case hexadecimal digits.
  public var description: String {
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits(high) + digits(low)
  }
}

extension Digest: Codable {
  /// Reads 32 hexadecimal digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Digest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not 32 hexadecimal digits")
    }
    self = digest
  }

  /// Writes 32 hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Digest {
  /// Hashes bytes.
  package init(bytes: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
  }

  /// Hashes bytes.
  package init(bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest(bytes: $0) }
  }

  /// Hashes a file's bytes.
  ///
  /// Throws an `ImagingError` for a file that cannot be read.
  package init(file path: String) throws(ImagingError) {
    self.init(bytes: try Files.read(path))
  }

  /// Hashes the visible content of pixels, independent of their format and of gaps between rows.
  package init(pixels: PixelView) {
    self = PixelDigester().digest(of: pixels)
  }

  /// Combines the hashes of an image's bands of 32 rows, so that an unchanged band needs no hashing
  /// again.
  init(width: Int, height: Int, _ bands: [Band]) {
    var parts = [UInt64(width).littleEndian, UInt64(height).littleEndian]
    for band in bands { parts += [band.high.littleEndian, band.low.littleEndian] }
    self = parts.withUnsafeBytes { Digest(bytes: $0) }
  }

  /// The hash of a band.
  struct Band: Hashable {
    fileprivate var high: UInt64 = 0
    fileprivate var low: UInt64 = 0

    init() {}

    init(_ band: PixelBand) {
      let hash = band.hash
      (high, low) = (hash.high64, hash.low64)
    }
  }
}
