import Yams

extension SourceSpan {
  /// The character at a mark of Yams, or the first one of the text.
  init(_ mark: Mark?) {
    self.init(line: mark?.line ?? 1, column: mark?.column ?? 1, length: 1)
  }
}

extension Diagnostic {
  static func emptyRecipe(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .emptyRecipe, "the recipe is empty", file: source.file,
      help: "start with 'flipbook: 1', 'duration: 2s' and 'views:'")
  }

  static func severalDocuments(_ mark: Mark?, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .severalDocuments, "unexpected second YAML document", at: SourceSpan(mark), in: source,
      expected: "one recipe per file", help: "move everything after '---' to another file")
  }

  static func duplicateKey(
    _ key: String, at span: SourceSpan, firstLine: Int, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .repeatedKey, "duplicate key '\(key.shortened)'", at: span, in: source,
      help: "the first one is on line \(firstLine); keep only one of them")
  }

  static func duplicateKey(_ key: String, _ mark: Mark, in source: SourceText) -> Diagnostic {
    let span = source.span(line: mark.line, column: mark.column, text: key)
    return duplicateKey(key, at: span, firstLine: span.line, in: source)
  }

  static func collectionKey(at span: SourceSpan, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .collectionKey, "a key cannot be a list, a mapping or an alias", at: span, in: source,
      expected: "a word", help: "quote text that contains these characters")
  }

  static func tooDeep(_ span: SourceSpan, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .tooDeep, "lists and mappings are nested too deep",
      at: span, in: source,
      expected: "at most \(Limits.depth) levels")
  }

  static func tooManyValues(_ span: SourceSpan, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .tooManyValues, "too many values after expanding aliases",
      at: span, in: source,
      expected: "at most \(Limits.values) values", help: "use fewer nested aliases")
  }

  /// Describes an error of Yams.
  static func syntax(_ error: YamlError, in source: SourceText) -> Diagnostic {
    switch error {
    case .reader(let problem, let offset, _, let text):
      let head = offset.map { text.prefix($0) } ?? ""
      let before = SourceText(file: source.file, text: String(head))
      let span = SourceSpan(
        line: before.lines.count, column: (before.lines.last?.count ?? 0) + 1, length: 1)
      return Diagnostic(
        .syntax, "invalid YAML: \(problem)", at: span, in: source,
        help: "remove this character")
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.hasPrefix("Maximum nesting level") { return tooDeep(SourceSpan(mark), in: source) }
      let message = [context?.text, problem].compactMap { $0 }.joined(separator: ": ")
      let line = min(mark.line, source.lines.count)
      return Diagnostic(
        .syntax, "invalid YAML: \(message)",
        at: SourceSpan(line: line, column: mark.column, length: 1), in: source,
        help: source.rest(line: line, column: mark.column).first == "\t"
          ? "indent with spaces" : context.map { "it starts on line \($0.mark.line)" })
    default:
      return Diagnostic(.syntax, "invalid YAML: \(error)", file: source.file)
    }
  }
}
