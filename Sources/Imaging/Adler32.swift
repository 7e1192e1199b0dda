import CDeflate

/// The checksum at the end of a zlib stream, computed incrementally (RFC 1950, 8.2).
struct Adler32 {
  /// The sum of the bytes in the lower half, the sum of those sums in the upper half.
  private(set) var value: UInt32 = 1

  /// The largest prime below 2^16, the modulus of both sums.
  private static let modulus: UInt64 = 65521

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    // For an empty buffer libdeflate returns the initial value.
    guard !bytes.isEmpty else { return }
    value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
  }

  /// Adds `count` zero bytes, each of which adds the first sum to the second.
  mutating func addZeros(_ count: Int) {
    let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    set(low, high + UInt64(count) % Self.modulus * low)
  }

  /// Adds `count` bytes given by their checksum.
  mutating func append(_ other: Adler32, count: Int) {
    addZeros(count)
    // Both first sums start at 1, which must be counted once.
    let low = UInt64(value & 0xFFFF) + UInt64(other.value & 0xFFFF) + Self.modulus - 1
    // The other's second sum contains that 1 once for each byte.
    let ones = Self.modulus - UInt64(count) % Self.modulus
    set(low, UInt64(value >> 16) + UInt64(other.value >> 16) + ones)
  }

  private mutating func set(_ low: UInt64, _ high: UInt64) {
    value = UInt32(high % Self.modulus) << 16 | UInt32(low % Self.modulus)
  }
}
