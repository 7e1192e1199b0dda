import Glibc

extension String {
  /// Returns whether the text contains the UTF-8 bytes of another one, which is not empty.
  ///
  /// The standard library's search of any collection takes as long as reading a short recipe when it
  /// is first used.
  func containsBytes(of part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let bytes = text.baseAddress, let sought = part.baseAddress,
          text.count >= part.count
        else { return false }
        let end = bytes + (text.count - part.count) + 1
        var start = bytes
        while let match = memchr(start, Int32(sought.pointee), end - start) {
          if memcmp(match, sought, part.count) == 0 { return true }
          start = UnsafePointer(match.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
      }
    }
  }
}
