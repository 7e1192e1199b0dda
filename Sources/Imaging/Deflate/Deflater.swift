/// Compresses independent segments of one deflate stream.
///
/// It is optimized for filtered rows of images: long runs of zeros are nearly free. The output
/// depends only on the input. zlib's fastest level takes several times as long, libdeflate cannot
/// leave a stream open, and the output of ISA-L depends on the processor's instruction sets.
final class Deflater {
  private let finder = MatchFinder()
  private var block = DeflateBlock()
  private let output = Scratch()

  /// Compresses `bytes` into an independent segment.
  ///
  /// The segment does not refer to earlier ones, ends at a byte boundary and can be followed by
  /// another segment. It is valid until the next call.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - rows: The rows that the bytes are.
  func segment(
    _ bytes: UnsafeRawBufferPointer, _ rows: FilteredRows = FilteredRows()
  ) -> UnsafeRawBufferPointer {
    output.reserve(DeflateBlock.bound(bytes.count))
    var writer = BitWriter(output.start)
    block.write(finder.sequences(of: bytes, rows), of: bytes, to: &writer)
    DeflateBlock.writeFlush(to: &writer)
    return UnsafeRawBufferPointer(start: output.start, count: writer.count)
  }
}
