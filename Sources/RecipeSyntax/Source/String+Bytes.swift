extension String {
  /// Returns whether the text contains the UTF-8 bytes of another one, which is not empty.
  ///
  /// The standard library's search of any collection takes as long as reading a short recipe when it
  /// is first used.
  func containsBytes(of part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, text.count >= part.count else { return false }
        return (0...(text.count - part.count)).contains { start in
          text[start] == first && part.indices.allSatisfy { text[start + $0] == part[$0] }
        }
      }
    }
  }
}
