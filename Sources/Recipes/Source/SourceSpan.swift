/// A place in a recipe's text: part of one line.
struct SourceSpan: Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The first column, counted from 1 in Unicode scalars.
  let column: Int
  /// How many Unicode scalars it covers, at least 1.
  let length: Int
}

extension SourceSpan: Comparable {
  /// Whether one place comes before another in the text.
  static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.line, left.column, left.length) < (right.line, right.column, right.length)
  }
}
