extension SourceSpan {
  /// The character at a mark.
  init(_ mark: YAMLMark) {
    self.init(line: mark.line, column: mark.column, length: 1)
  }
}

extension Diagnostic {
  static func emptyRecipe(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .emptyRecipe, "the recipe is empty", file: source.file,
      help: "start with 'flipbook: 1', 'duration: 2s' and 'views:'")
  }

  static func severalDocuments(_ mark: YAMLMark, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .severalDocuments, "unexpected second YAML document", at: SourceSpan(mark), in: source,
      expected: "one recipe per file", help: "move everything after '---' to another file")
  }

  static func duplicateKey(
    _ key: String, at span: SourceSpan, first: SourceSpan, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .repeatedKey, "duplicate key '\(key.shortened)'", at: span, in: source,
      note: Note("the first one is on line \(first.line)", at: first, in: source),
      help: "keep only one of them")
  }

  static func collectionKey(at span: SourceSpan, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .collectionKey, "a key cannot be a list, a mapping or an alias", at: span, in: source,
      expected: "a word", help: "quote text that contains these characters")
  }

  static func undefinedAlias(
    _ name: String, at span: SourceSpan, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .syntax, "invalid YAML: undefined alias '\(name.shortened)'", at: span, in: source,
      help: "define it before with '&\(name.shortened)', or quote text that starts with '*'")
  }

  static func unexpectedTag(
    _ tag: String, at span: SourceSpan, in source: SourceText
  ) -> Diagnostic {
    let word = String(tag.dropFirst()).shortened
    return Diagnostic(
      .syntax, "invalid YAML: unknown tag '\(tag.shortened)'", at: span, in: source,
      help: "negation is written 'not \(word)'; quote text that starts with '!'")
  }

  static func badMerge(_ value: SourceValue, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .wrongType, "wrong type for '<<'", at: value.span, in: source,
      expected: "a mapping, or a list of mappings", found: value.summary)
  }

  static func tooDeep(_ span: SourceSpan, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .tooDeep, "lists and mappings are nested too deep",
      at: span, in: source,
      expected: "at most \(Limits.depth) levels")
  }

  static func tooManyValues(_ span: SourceSpan, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .tooManyValues, "too many keys and values after expanding aliases",
      at: span, in: source,
      expected: "at most \(Limits.values) keys and values", help: "use fewer nested aliases")
  }

  /// Describes a syntax error.
  static func syntax(_ problem: YAMLParser.Problem, in source: SourceText) -> Diagnostic {
    let message = "invalid YAML: \(problem.message)"
    switch problem.place {
    case .offset(let offset):
      let head = String(decoding: source.text.utf8.prefix(offset), as: UTF8.self)
      let before = SourceText(file: source.file, text: head)
      let column = before.rest(line: before.lineCount, column: 1).count + 1
      let span = SourceSpan(line: before.lineCount, column: column, length: 1)
      return Diagnostic(.syntax, message, at: span, in: source, help: "remove this character")
    case .mark(let mark):
      let advice = YAMLAdvice(problem, at: mark, in: source)
      return Diagnostic(.syntax, message, at: advice.span, in: source, help: advice.help)
    }
  }
}
