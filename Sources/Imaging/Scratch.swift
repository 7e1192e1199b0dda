import Foundation

/// Memory that is used again and again and only ever grows.
final class Scratch {
  private(set) var start = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
  private var capacity = 16

  /// Makes room for `count` bytes.
  ///
  /// What was there before is lost where more room is needed.
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
  /// Whether the bytes are those of another buffer of the same length.
  func elementsEqualInMemory(_ other: UnsafeRawBufferPointer) -> Bool {
    guard let base = baseAddress, let otherBase = other.baseAddress else { return isEmpty }
    return memcmp(base, otherBase, count) == 0
  }
}
