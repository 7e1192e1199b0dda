/// Compresses independent segments of one deflate stream.
///
/// Made for filtered rows of pictures: long runs of zeros cost next to nothing. What it writes depends on
/// the bytes alone. zlib's fastest level takes several times as long, libdeflate cannot leave a stream
/// open, and what ISA-L writes depends on the instruction sets of the processor.
final class Deflater {
  private let finder = MatchFinder()
  private var block = DeflateBlock()
  private let output = Scratch()

  /// Compresses `bytes` into a segment of their own.
  ///
  /// It refers to nothing before it, ends on a byte's border and lets another follow. It stays good until
  /// the next call.
  func segment(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    output.reserve(DeflateBlock.bound(bytes.count))
    var writer = BitWriter(output.start)
    block.write(finder.sequences(of: bytes), of: bytes, to: &writer)
    DeflateBlock.writeFlush(to: &writer)
    return UnsafeRawBufferPointer(start: output.start, count: writer.count)
  }
}
