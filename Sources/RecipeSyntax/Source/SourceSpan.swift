/// A range of a recipe's text within one line.
package struct SourceSpan: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The first column, counted from 1 in Unicode scalars.
  package let column: Int
  /// The number of Unicode scalars, at least 1.
  package let length: Int
  /// The number of the file: 0 for the recipe, or that of a file that it includes.
  package let file: Int

  package init(line: Int, column: Int, length: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.length = length
    self.file = file
  }
}

extension SourceSpan: Comparable {
  package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.file, left.line, left.column, left.length)
      < (right.file, right.line, right.column, right.length)
  }
}
