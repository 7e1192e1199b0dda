/// Writes bits to memory, the lowest first, as deflate wants them.
///
/// Bits are gathered in a word; `flush()` moves its whole bytes out. Up to 56 bits may be put between two
/// flushes, and eight bytes of room are needed beyond the last byte.
struct BitWriter {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var word: UInt64 = 0
  private var bits = 0

  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    next = start
  }

  /// The whole bytes that were flushed.
  var count: Int { next - start }

  /// Puts the lowest `count` bits of `value`, whose others are zero.
  @inline(__always)
  mutating func put(_ value: UInt64, count: Int) {
    word |= value &<< UInt64(truncatingIfNeeded: bits)
    bits &+= count
  }

  /// Puts a code.
  @inline(__always)
  mutating func put(_ code: HuffmanCode.Word) {
    put(UInt64(code.bits), count: Int(code.length))
  }

  /// Moves whole bytes out.
  @inline(__always)
  mutating func flush() {
    next.storeBytes(of: word.littleEndian, as: UInt64.self)
    next += bits &>> 3
    word &>>= UInt64(truncatingIfNeeded: bits & ~7)
    bits &= 7
  }

  /// Puts zeros up to the next byte's border and moves all out.
  mutating func align() {
    bits = (bits + 7) & ~7
    flush()
  }

  /// Puts bytes as they are; the last bit put must have ended a byte.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    next.copyMemory(from: source, byteCount: bytes.count)
    next += bytes.count
  }
}
