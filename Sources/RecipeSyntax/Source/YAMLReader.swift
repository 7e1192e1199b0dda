/// Parses YAML into values with spans, within the limits.
package struct YAMLReader: ~Copyable {
  private let source: SourceText
  private let report: (Diagnostic) -> Void
  private let parser: YAMLParser
  /// The values that aliases refer to, by the names of their anchors.
  private var anchors: [String: Measured] = [:]
  private var remainingValues = Limits.values

  /// A value with what an alias that refers to it adds to a recipe.
  private struct Measured {
    let value: SourceValue
    /// The number of keys and values, including the value itself.
    let count: Int
    /// The number of levels, including that of the value itself.
    let levels: Int
  }

  private struct Refusal: Error {
    let diagnostic: Diagnostic
  }

  /// Parses the only document of a text.
  ///
  /// - Parameter report: Receives each error.
  /// - Returns: The value; nil if the text cannot be parsed.
  package static func read(_ source: SourceText, report: @escaping (Diagnostic) -> Void)
    -> SourceValue?
  {
    var reader = YAMLReader(source: source, report: report)
    do {
      return try reader.document()
    } catch let problem as YAMLParser.Problem {
      report(.syntax(problem, in: source))
    } catch let refusal as Refusal {
      report(refusal.diagnostic)
    } catch {
      report(Diagnostic(.syntax, "invalid YAML: \(error)", file: source.file))
    }
    return nil
  }

  private init(source: SourceText, report: @escaping (Diagnostic) -> Void) {
    self.source = source
    self.report = report
    parser = YAMLParser(source.text)
  }

  /// Reads the only document.
  private mutating func document() throws -> SourceValue? {
    guard let root = try nextRoot() else {
      report(.emptyRecipe(in: source))
      return nil
    }
    let value = try value(of: root, depth: 1).value
    if let next = try nextRoot() {
      throw Refusal(diagnostic: .severalDocuments(next.start, in: source))
    }
    return value
  }

  /// Returns the first event of the next document's value; nil at the end of the text.
  private func nextRoot() throws -> YAMLEvent? {
    while true {
      let event = try parser.next()
      switch event.kind {
      case .document: continue
      case .textEnd: return nil
      case .scalar, .alias, .listStart, .mappingStart, .collectionEnd: return event
      }
    }
  }
}

// MARK: - Values

extension YAMLReader {
  private mutating func value(of event: YAMLEvent, depth: Int) throws -> Measured {
    if case .alias(let name) = event.kind { return try value(ofAlias: name, event, depth: depth) }
    try allow(count: 1, depth: depth, event)
    if let tag = event.localTag {
      throw Refusal(diagnostic: .unexpectedTag(tag, at: span(of: event), in: source))
    }
    let measured =
      switch event.kind {
      case .listStart(let isInBrackets):
        try list(from: event, isInBrackets: isInBrackets, depth: depth)
      case .mappingStart(let isInBrackets):
        try mapping(from: event, isInBrackets: isInBrackets, depth: depth)
      case .scalar(let text, let isPlain):
        Measured(
          value: SourceValue(
            content: Self.content(of: text, isPlain: isPlain), span: span(of: event)),
          count: 1, levels: 1)
      case .alias, .collectionEnd, .document, .textEnd:
        Measured(
          value: SourceValue(content: .null, span: span(of: event)), count: 1, levels: 1)
      }
    if let anchor = event.anchor { anchors[anchor] = measured }
    return measured
  }

  /// Returns the value of an alias, which counts as if it were written again.
  private mutating func value(
    ofAlias name: String, _ event: YAMLEvent, depth: Int
  ) throws -> Measured {
    guard let measured = anchors[name] else {
      throw Refusal(diagnostic: .undefinedAlias(name, at: span(of: event), in: source))
    }
    try allow(count: measured.count, depth: depth + measured.levels - 1, event)
    return measured
  }

  /// Throws unless there may be as many more keys and values, nested as deep.
  private mutating func allow(count: Int, depth: Int, _ event: YAMLEvent) throws {
    remainingValues -= count
    let span = SourceSpan(event.start)
    if remainingValues < 0 { throw Refusal(diagnostic: .tooManyValues(span, in: source)) }
    if depth > Limits.depth { throw Refusal(diagnostic: .tooDeep(span, in: source)) }
  }

  private static func content(of text: String, isPlain: Bool) -> SourceValue.Content {
    guard isPlain else { return .quoted(text) }
    return ["", "~", "null"].contains(text) ? .null : .plain(text)
  }

  private mutating func list(
    from start: YAMLEvent, isInBrackets: Bool, depth: Int
  ) throws -> Measured {
    var elements: [SourceValue] = []
    var (count, levels) = (1, 0)
    var event = try parser.next()
    while !event.isEnd {
      let element = try value(of: event, depth: depth + 1)
      elements.append(element.value)
      count += element.count
      levels = max(levels, element.levels)
      event = try parser.next()
    }
    let span = isInBrackets ? span(from: start.start, to: event.end) : SourceSpan(start.start)
    return Measured(
      value: SourceValue(content: .list(elements), span: span), count: count, levels: levels + 1)
  }

  /// Reads a mapping: its own entries, then those that `<<` merges unless the mapping has their
  /// keys.
  private mutating func mapping(
    from start: YAMLEvent, isInBrackets: Bool, depth: Int
  ) throws -> Measured {
    var entries: [SourceValue.Entry] = []
    var merged: [SourceValue.Entry] = []
    var keySpans: [String: SourceSpan] = [:]
    var firstKey: SourceSpan?
    var (count, levels) = (1, 0)
    var event = try parser.next()
    while !event.isEnd {
      guard case .scalar(let key, let isPlain) = event.kind else {
        throw Refusal(diagnostic: .collectionKey(at: try keySpan(from: event), in: source))
      }
      let keySpan = span(of: event)
      firstKey = firstKey ?? keySpan
      try allow(count: 1, depth: depth, event)
      let value = try value(of: parser.next(), depth: depth + 1)
      count += 1 + value.count
      levels = max(levels, value.levels)
      if let first = keySpans[key] {
        report(.duplicateKey(key, at: keySpan, first: first, in: source))
      } else if key == "<<", isPlain {
        merged = self.merged(value.value)
      } else {
        entries.append(.init(key: key, keySpan: keySpan, value: value.value))
      }
      keySpans[key] = keySpans[key] ?? keySpan
      event = try parser.next()
    }
    let span =
      isInBrackets ? span(from: start.start, to: event.end) : firstKey ?? SourceSpan(start.start)
    for entry in merged where keySpans.updateValue(entry.keySpan, forKey: entry.key) == nil {
      entries.append(entry)
    }
    return Measured(
      value: SourceValue(content: .mapping(entries), span: span), count: count, levels: levels + 1)
  }

  /// Returns the entries that `<<` merges: those of a mapping, or of a list of mappings of which an
  /// earlier one takes precedence.
  private func merged(_ value: SourceValue) -> [SourceValue.Entry] {
    (value.elements ?? [value]).flatMap { value in
      if value.entries == nil { report(.badMerge(value, in: source)) }
      return value.entries ?? []
    }
  }

  /// Returns the span of a key that is a list, a mapping or an alias.
  private func keySpan(from start: YAMLEvent) throws -> SourceSpan {
    var end = start
    var depth = 0
    repeat {
      switch end.kind {
      case .listStart, .mappingStart: depth += 1
      case .collectionEnd: depth -= 1
      case .scalar, .alias, .document, .textEnd: break
      }
      if depth > 0 { end = try parser.next() }
    } while depth > 0
    return span(from: start.start, to: end.end)
  }
}

// MARK: - Spans

extension YAMLEvent {
  /// Whether the event ends a list or a mapping; the end of the text ends all of them.
  fileprivate var isEnd: Bool {
    switch kind {
    case .collectionEnd, .document, .textEnd: true
    case .scalar, .alias, .listStart, .mappingStart: false
    }
  }
}

extension YAMLReader {
  /// Returns the span of a scalar or an alias.
  private func span(of event: YAMLEvent) -> SourceSpan { span(from: event.start, to: event.end) }

  /// Returns the span of a value, which ends with its first line.
  private func span(from start: YAMLMark, to end: YAMLMark) -> SourceSpan {
    let rest = source.rest(line: start.line, column: start.column)
    let length = end.line == start.line ? min(end.column - start.column, rest.count) : rest.count
    return SourceSpan(line: start.line, column: start.column, length: max(length, 1))
  }
}
