import CDeflate
import Testing

@testable import Imaging

@Suite struct ZlibStreamTests {
  @Test("a stream contains the bytes", arguments: [0, 1, 100, 100_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7 * $0 / 3) }
    let stream = try #require(ZlibStream.compressed(bytes))
    #expect(stream.first == 0x78)
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    var result = [UInt8](repeating: 0, count: count)
    #expect(
      libdeflate_zlib_decompress(
        decompressor, stream, stream.count, &result, count, nil) == LIBDEFLATE_SUCCESS)
    #expect(result == bytes)
  }
}
