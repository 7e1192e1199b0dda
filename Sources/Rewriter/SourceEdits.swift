/// Replacements of parts of a source file, which keep its lines.
struct SourceEdits {
  struct Edit {
    /// The range of the replaced text, in UTF-8 bytes.
    let range: Range<Int>
    let text: String
  }

  private(set) var edits: [Edit] = []

  /// Replaces a range of bytes; an edit inside of one that was added before is dropped.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard
      !edits.contains(where: { edit in
        edit.range.overlaps(range) || (!range.isEmpty && edit.range == range)
      })
    else { return }
    edits.append(Edit(range: range, text: text))
  }

  /// Replaces a range of bytes by as many spaces, so that no column changes; line ends are kept.
  mutating func blank(_ range: Range<Int>, in source: [UInt8]) {
    let text = source[range].map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
    replace(range, with: text)
  }

  /// Removes the edits inside of a range.
  mutating func removeEdits(in range: Range<Int>) {
    edits.removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
  }

  /// Inserts text in front of a byte.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Returns the source with all replacements.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var position = 0
    for edit in inOrder {
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + source[position...]
  }

  /// The edits from the start of the file to its end; those at one place in the order in which they were added.
  var inOrder: [Edit] {
    edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
