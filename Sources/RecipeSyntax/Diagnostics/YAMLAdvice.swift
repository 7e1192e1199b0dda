/// How to fix a syntax error of YAML, and where: libyaml reports what it expected, often far behind
/// the mistake.
struct YAMLAdvice {
  private(set) var span: SourceSpan
  private(set) var help: String?

  init(_ problem: YAMLParser.Problem, at mark: YAMLMark, in source: SourceText) {
    let line = min(mark.line, source.lineCount)
    let last = (1...max(line, 1)).reversed().first {
      !source.rest(line: $0, column: 1).allSatisfy { $0 == " " }
    }
    let start = min(problem.context?.line ?? line, last ?? line, line)
    span = SourceSpan(line: line, column: mark.column, length: 1)
    let rest = source.rest(line: line, column: mark.column)
    if rest.first == "\t" {
      help = "indent with spaces"
    } else if let (place, comment) = Self.comment(in: start...line, of: source) {
      (span, help) = (place, comment)
    } else if problem.message.utf8.contains("unexpected end of stream".utf8),
      let context = problem.context
    {
      span = SourceSpan(line: context.line, column: context.column, length: 1)
      help = "close the quotation mark"
    } else {
      help =
        Self.help(problem, before: rest, line: line, column: mark.column, in: source)
        ?? problem.context.flatMap { $0.line < line ? "it starts on line \($0.line)" : nil }
      if rest.isEmpty, line == source.lineCount, let last {
        // At the end of the text, the last line shows what is missing.
        let length = source.rest(line: last, column: 1).count
        span = SourceSpan(line: last, column: length + 1, length: 1)
      }
    }
  }

  /// Returns what looks like a value or a comment and is the other one in YAML.
  private static func comment(
    in lines: ClosedRange<Int>, of source: SourceText
  ) -> (SourceSpan, String)? {
    for line in lines.suffix(50).reversed() {
      let text = source.rest(line: line, column: 1)
      let content = text.drop { $0 == " " }
      if content.starts(with: "//".unicodeScalars) {
        let span = SourceSpan(
          line: line, column: content.startIndex - text.startIndex + 1, length: 2)
        return (span, "comments start with '#'")
      }
      let number = text.indices.first { index in
        text[index] == "#" && index > text.startIndex && text[index - 1] == " "
          && text[..<index].last { $0 != " " }.map { ":,[{".unicodeScalars.contains($0) } == true
          && text.dropFirst(index - text.startIndex + 1).first.map { $0 != " " } == true
      }
      if let number {
        let span = SourceSpan(line: line, column: number - text.startIndex + 1, length: 1)
        return (
          span, "'#' starts a comment: quote a value that starts with it, such as \"#FF9500\""
        )
      }
    }
    return nil
  }

  private static func help(
    _ problem: YAMLParser.Problem, before rest: ArraySlice<Unicode.Scalar>, line: Int, column: Int,
    in source: SourceText
  ) -> String? {
    let message = problem.message
    let next = rest.first
    let text = source.rest(line: line, column: 1)
    let before = text.prefix(column - 1)
    func contains(_ part: String) -> Bool { message.utf8.contains(part.utf8) }
    switch true {
    case contains("cannot start any token"):
      guard let next else { return nil }
      return rest.starts(with: "```".unicodeScalars)
        ? "remove this line" : "quote a text that starts with '\(next)'"
    case contains("unknown escape"):
      return "write '\\\\' for a backslash, or use single quotation marks"
    case contains("alphabetic or numeric"): return "quote a text that starts with '*' or '&'"
    case contains("unexpected ':'"): return "write a space after ':'"
    case contains("expected node content"): return "a value or a closing bracket is missing"
    case contains("incompatible YAML document"): return "remove this line"
    case contains("mapping values are not allowed"):
      return "quote an expression or a text that contains ': '"
    case contains("expected ',' or"):
      let isList = contains("']'")
      if before.last == "'", next.map({ $0.properties.isAlphabetic }) == true {
        return "write '' for an apostrophe in '…', or use double quotation marks"
      }
      if isList, next == "}" { return "close the list with ']' before" }
      if !isList, next == "]" { return "close the mapping with '}' before" }
      if let context = problem.context, context.line < line {
        return "close the \(isList ? "list" : "mapping") that starts on line \(context.line) "
          + "with '\(isList ? "]" : "}")'"
      }
      return "separate entries with commas; "
        + "quote an expression that contains a comma, a bracket or a colon"
    case contains("expected key"), contains("expected '-' indicator"):
      let pairs = zip(before, before.dropFirst())
      if pairs.contains(where: { $0 == ":" && ($1 == "{" || $1 == "[") }) {
        return "write a space after ':'"
      }
      let start = problem.context.map { " since line \($0.line)" } ?? ""
      return "entries that belong together start in the same column: "
        + "compare the indentation of the lines\(start)"
    default: return nil
    }
  }
}
