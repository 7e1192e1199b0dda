import CDeflate

/// Compresses independent segments of one deflate stream.
///
/// zlib at level 1. Intel's ISA-L is several times faster, but what it writes depends on the instruction
/// sets of the processor, and a frame must be the same bytes on every machine.
final class Deflater {
  /// On the heap, because zlib remembers where its stream lies.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let output = Scratch()

  init() throws(ImagingError) {
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, 1, Z_DEFLATED, rawWindowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      stream.deallocate()
      throw .compressor(code: status)
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses `bytes` into a segment of their own.
  ///
  /// It refers to nothing before it, ends on a byte's border and lets another follow. It stays good until
  /// the next call.
  func segment(_ bytes: UnsafeRawBufferPointer) throws(ImagingError) -> UnsafeRawBufferPointer {
    deflateReset(stream)
    // zlib's bound is for a stream that is finished; a flush adds an empty stored block.
    let bound = Int(deflateBound(stream, UInt(bytes.count))) + 16
    output.reserve(bound)
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.next_out = output.start.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(bound)
    let status = deflate(stream, Z_FULL_FLUSH)
    guard status == Z_OK, stream.pointee.avail_in == 0, stream.pointee.avail_out > 0 else {
      throw .compressor(code: status)
    }
    return UnsafeRawBufferPointer(
      start: output.start, count: bound - Int(stream.pointee.avail_out))
  }
}

/// The largest window, without zlib's header and checksum around the segments.
private let rawWindowBits: Int32 = -15
