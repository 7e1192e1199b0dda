import CDeflate

/// The checksum that ends a zlib stream, of as many bytes as were added (RFC 1950, 8.2).
struct Adler32 {
  /// A sum of the bytes in the lower half, a sum of those sums in the upper.
  private(set) var value: UInt32 = 1

  /// The largest prime below 2^16: the sums are counted modulo it.
  private static let modulus: UInt64 = 65521

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    // Of no bytes at all libdeflate tells where a sum begins.
    guard !bytes.isEmpty else { return }
    value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
  }

  /// Adds so many zeros: the first sum stays, the second grows by it each time.
  mutating func addZeros(_ count: Int) {
    let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    set(low, high + UInt64(count) % Self.modulus * low)
  }

  /// Adds bytes of which only their checksum and their number are known.
  mutating func append(_ other: Adler32, count: Int) {
    addZeros(count)
    // The other's first sum began with 1, which is in this one's already.
    let low = UInt64(value & 0xFFFF) + UInt64(other.value & 0xFFFF) + Self.modulus - 1
    // So its second sum has that 1 once for each byte.
    let ones = Self.modulus - UInt64(count) % Self.modulus
    set(low, UInt64(value >> 16) + UInt64(other.value >> 16) + ones)
  }

  private mutating func set(_ low: UInt64, _ high: UInt64) {
    value = UInt32(high % Self.modulus) << 16 | UInt32(low % Self.modulus)
  }
}
