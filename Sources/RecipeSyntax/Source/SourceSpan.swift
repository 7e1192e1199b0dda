/// A range of a recipe's text within one line.
package struct SourceSpan: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The first column, counted from 1 in Unicode scalars.
  package let column: Int
  /// The number of Unicode scalars, at least 1.
  package let length: Int

  package init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }
}

extension SourceSpan: Comparable {
  package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.line, left.column, left.length) < (right.line, right.column, right.length)
  }
}
