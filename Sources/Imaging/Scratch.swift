import Glibc

/// A buffer that is reused and never shrinks.
final class Scratch {
  private(set) var start = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
  private var capacity = 16

  /// Ensures a capacity of `count` bytes.
  ///
  /// If the buffer grows, its contents are lost.
  func reserve(_ count: Int) {
    guard count > capacity else { return }
    start.deallocate()
    start = .allocate(byteCount: count, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    capacity = count
  }

  deinit { start.deallocate() }
}

extension UnsafeRawBufferPointer {
  /// Returns whether the bytes equal those of another buffer of the same length.
  func elementsEqualInMemory(_ other: UnsafeRawBufferPointer) -> Bool {
    guard let base = baseAddress, let otherBase = other.baseAddress else { return isEmpty }
    return memcmp(base, otherBase, count) == 0
  }
}
