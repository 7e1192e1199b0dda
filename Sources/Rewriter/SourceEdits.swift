/// Replacements of parts of a source file, which keep its lines.
struct SourceEdits {
  struct Edit {
    /// The range of the replaced text, in UTF-8 bytes.
    let range: Range<Int>
    let text: String
  }

  private(set) var edits: [Edit] = []
  /// The edits of text that is written at another place, where it keeps its line and its column.
  private(set) var moved: [Edit] = []

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

  /// Removes the edits inside of a range whose text is written at another place.
  mutating func moveEdits(in range: Range<Int>) {
    let isInside = { (edit: Edit) in
      range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
    }
    moved += edits.filter(isInside)
    edits.removeAll(where: isInside)
  }

  /// Replaces a range of bytes by spaces, with the edits inside of it.
  mutating func erase(_ range: Range<Int>, in source: [UInt8]) {
    edits.removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    blank(range, in: source)
  }

  /// Records text that is inserted at the start of a moved range.
  mutating func insertMoved(_ text: String, at offset: Int) {
    if !text.isEmpty { moved.append(Edit(range: offset..<offset, text: text)) }
  }

  /// Inserts text in front of a byte.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Returns the source with all replacements; those inside of another one are left out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var position = 0
    for edit in inOrder where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + source[position...]
  }

  /// The edits from the start of the file to its end; at one place insertions are first, in the order in which they
  /// were added.
  var inOrder: [Edit] { Self.sorted(edits) }

  /// The edits of the file and of the text that is written at another place, by their places in the source.
  var all: [Edit] { Self.sorted(edits + moved) }

  private static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { first, second in
      let starts = (first.element.range.lowerBound, second.element.range.lowerBound)
      if starts.0 != starts.1 { return starts.0 < starts.1 }
      let areEmpty = (first.element.range.isEmpty, second.element.range.isEmpty)
      return areEmpty.0 == areEmpty.1 ? first.offset < second.offset : areEmpty.0
    }.map(\.element)
  }
}
