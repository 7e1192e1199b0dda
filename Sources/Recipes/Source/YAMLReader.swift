import Yams

/// Reads YAML into values with places, within the limits.
struct YAMLReader {
  private let source: SourceText
  private let report: (Diagnostic) -> Void
  /// The keys that were blotted out because the same mapping has them again, by line and column.
  private var repeatedKeys: [Place: String] = [:]
  private var remainingValues = Limits.values

  private struct Place: Hashable {
    let line: Int
    let column: Int
  }

  /// Reads the one document of a text.
  ///
  /// What is wrong with it goes to `report`; what can be read comes back.
  static func read(_ source: SourceText, report: @escaping (Diagnostic) -> Void) -> SourceValue? {
    var reader = YAMLReader(source: source, report: report)
    return reader.read()
  }

  private init(source: SourceText, report: @escaping (Diagnostic) -> Void) {
    self.source = source
    self.report = report
  }

  private mutating func read() -> SourceValue? {
    if let span = AliasKeys.first(in: source) {
      report(.collectionKey(at: span, in: source))
      return nil
    }
    do {
      guard let root = try composeBlottingOutRepeatedKeys() else {
        report(.emptyRecipe(in: source))
        return nil
      }
      return try value(of: root, depth: 1)
    } catch let error as YamlError {
      report(.syntax(error, in: source))
    } catch let error as Refusal {
      report(error.diagnostic)
    } catch {
      report(.syntax(.memory, in: source))
    }
    return nil
  }

  private struct Refusal: Error {
    let diagnostic: Diagnostic
  }
}

// MARK: - Composing

extension YAMLReader {
  /// Yams stops at a repeated key.
  ///
  /// So that all mistakes are found at once, the earlier key is replaced by as many characters of
  /// private use, which moves nothing, and the text is read again.
  private mutating func composeBlottingOutRepeatedKeys() throws -> Node? {
    var lines = source.lines
    while true {
      do {
        return try compose(lines.map(String.init).joined(separator: "\n"))
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let mark = context.mark
        guard repeatedKeys.count < Limits.repeatedKeys, let key = keys.first,
          let blot = Unicode.Scalar(0xE000 + UInt32(repeatedKeys.count)),
          lines[mark.line - 1].dropFirst(mark.column - 1).starts(with: key.unicodeScalars)
        else {
          throw Refusal(diagnostic: .repeatedKey(keys.first ?? "", context.mark, in: source))
        }
        var line = Array(lines[mark.line - 1])
        line.replaceSubrange(
          (mark.column - 1)..<(mark.column - 1 + key.unicodeScalars.count),
          with: repeatElement(blot, count: key.unicodeScalars.count))
        lines[mark.line - 1] = String.UnicodeScalarView(line)
        repeatedKeys[Place(line: mark.line, column: mark.column)] = key
      }
    }
  }

  /// Composes the only document of a text.
  ///
  /// Nesting of more than 1000 levels is refused by libyaml, so that Yams, which recurses, has stack enough.
  private func compose(_ text: String) throws -> Node? {
    let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
    let root = try parser.nextRoot()
    if let next = try parser.nextRoot() {
      throw Refusal(diagnostic: .severalDocuments(next.mark, in: source))
    }
    return root
  }
}

// MARK: - Values

extension YAMLReader {
  private mutating func value(of node: Node, depth: Int) throws -> SourceValue {
    let mark = SourceSpan(node.mark)
    remainingValues -= 1
    if remainingValues < 0 { throw Refusal(diagnostic: .tooManyValues(mark, in: source)) }
    if depth > Limits.depth { throw Refusal(diagnostic: .tooDeep(mark, in: source)) }
    switch node {
    case .scalar(let scalar):
      let span = source.span(line: mark.line, column: mark.column, text: scalar.string)
      return SourceValue(content: content(of: scalar), span: span)
    case .sequence(let sequence):
      let elements = try sequence.map { try value(of: $0, depth: depth + 1) }
      let span = source.span(line: mark.line, column: mark.column, text: "-")
      return SourceValue(content: .list(elements), span: span)
    case .mapping(let mapping):
      let entries = try entries(of: mapping, depth: depth)
      let span = source.span(
        line: mark.line, column: mark.column, text: entries.first?.key ?? " ")
      return SourceValue(content: .mapping(entries), span: span)
    case .alias:
      throw Refusal(diagnostic: .tooManyValues(mark, in: source))
    }
  }

  private func content(of scalar: Node.Scalar) -> SourceValue.Content {
    switch scalar.style {
    case .singleQuoted, .doubleQuoted, .literal, .folded: .quoted(scalar.string)
    case .any, .plain: ["", "~", "null"].contains(scalar.string) ? .nothing : .plain(scalar.string)
    }
  }

  /// Reads the entries of a mapping; those of a `<<` stand behind them unless their keys are there already.
  private mutating func entries(
    of mapping: Node.Mapping, depth: Int
  ) throws -> [SourceValue.Entry] {
    var entries: [SourceValue.Entry] = []
    var merged: [SourceValue.Entry] = []
    var repeated: [(key: String, span: SourceSpan)] = []
    for (keyNode, valueNode) in mapping {
      let mark = SourceSpan(keyNode.mark)
      guard case .scalar(let scalar) = keyNode else {
        throw Refusal(
          diagnostic: .collectionKey(
            at: source.span(line: mark.line, column: mark.column, text: "?"), in: source))
      }
      let span = source.span(line: mark.line, column: mark.column, text: scalar.string)
      let value = try value(of: valueNode, depth: depth + 1)
      if let key = repeatedKeys[Place(line: mark.line, column: mark.column)] {
        repeated.append((key, span))
      } else if scalar.string == "<<", scalar.style == .plain {
        merged += (value.elements ?? [value]).flatMap { $0.entries ?? [] }
      } else {
        entries.append(.init(key: scalar.string, keySpan: span, value: value))
      }
    }
    for (key, span) in repeated {
      let last = entries.first { $0.key == key }?.keySpan ?? span
      report(.repeatedKey(key, at: last, firstLine: span.line, in: source))
    }
    for entry in merged where !entries.contains(where: { $0.key == entry.key }) {
      entries.append(entry)
    }
    return entries
  }
}
