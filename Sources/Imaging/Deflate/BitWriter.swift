/// Writes bits to memory, the least significant first, as deflate requires.
///
/// Bits are collected in a word, and `flush()` writes its complete bytes. At most 56 bits may be
/// added between flushes, and eight bytes must be available after the last byte.
struct BitWriter {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var word: UInt64 = 0
  private var bits = 0

  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    next = start
  }

  /// The number of bytes written.
  var count: Int { next - start }

  /// Adds the lowest `count` bits of `value`, whose other bits must be zero.
  @inline(__always)
  mutating func put(_ value: UInt64, count: Int) {
    word |= value &<< UInt64(truncatingIfNeeded: bits)
    bits &+= count
  }

  @inline(__always)
  mutating func put(_ code: HuffmanCode.Word) {
    put(UInt64(code.bits), count: Int(code.length))
  }

  /// Writes the complete bytes.
  @inline(__always)
  mutating func flush() {
    next.storeBytes(of: word.littleEndian, as: UInt64.self)
    next += bits &>> 3
    word &>>= UInt64(truncatingIfNeeded: bits & ~7)
    bits &= 7
  }

  /// Adds zeros up to the next byte boundary and writes all bytes.
  mutating func align() {
    bits = (bits + 7) & ~7
    flush()
  }

  /// Appends bytes; the writer must be at a byte boundary.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    next.copyMemory(from: source, byteCount: bytes.count)
    next += bytes.count
  }
}
