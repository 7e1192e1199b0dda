import Yams

/// Parses YAML into values with spans, within the limits.
package struct YAMLReader {
  private let source: SourceText
  private let report: (Diagnostic) -> Void
  /// The keys that were masked because the same mapping has them again, by position.
  private var duplicateKeys: [Position: String] = [:]
  private var remainingValues = Limits.values

  private struct Position: Hashable {
    let line: Int
    let column: Int
  }

  /// Parses the only document of a text.
  ///
  /// - Parameter report: Receives each error.
  /// - Returns: The value; nil if the text cannot be parsed.
  package static func read(_ source: SourceText, report: @escaping (Diagnostic) -> Void)
    -> SourceValue?
  {
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
      guard let root = try composeMaskingDuplicateKeys() else {
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
  /// Parses the text, past duplicate keys.
  ///
  /// Yams stops at a duplicate key. To find every error in one check, the earlier key is replaced
  /// by as many private-use characters, which moves no other position, and the text is parsed
  /// again.
  private mutating func composeMaskingDuplicateKeys() throws -> Node? {
    var lines = source.lines
    while true {
      do {
        return try compose(lines.map(String.init).joined(separator: "\n"))
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let mark = context.mark
        guard duplicateKeys.count < Limits.duplicateKeys, let key = keys.first,
          let mask = Unicode.Scalar(0xE000 + UInt32(duplicateKeys.count)),
          lines[mark.line - 1].dropFirst(mark.column - 1).starts(with: key.unicodeScalars)
        else {
          throw Refusal(diagnostic: .duplicateKey(keys.first ?? "", context.mark, in: source))
        }
        var line = Array(lines[mark.line - 1])
        line.replaceSubrange(
          (mark.column - 1)..<(mark.column - 1 + key.unicodeScalars.count),
          with: repeatElement(mask, count: key.unicodeScalars.count))
        lines[mark.line - 1] = String.UnicodeScalarView(line)
        duplicateKeys[Position(line: mark.line, column: mark.column)] = key
      }
    }
  }

  /// Parses the only document of a text.
  ///
  /// libyaml rejects more than 1000 levels of nesting, so Yams, which recurses, has enough stack.
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
    case .any, .plain: ["", "~", "null"].contains(scalar.string) ? .null : .plain(scalar.string)
    }
  }

  /// Reads the entries of a mapping, then those that `<<` merges unless the mapping has their keys.
  private mutating func entries(
    of mapping: Node.Mapping, depth: Int
  ) throws -> [SourceValue.Entry] {
    var entries: [SourceValue.Entry] = []
    var merged: [SourceValue.Entry] = []
    var duplicates: [(key: String, span: SourceSpan)] = []
    for (keyNode, valueNode) in mapping {
      let mark = SourceSpan(keyNode.mark)
      guard case .scalar(let scalar) = keyNode else {
        throw Refusal(
          diagnostic: .collectionKey(
            at: source.span(line: mark.line, column: mark.column, text: "?"), in: source))
      }
      let span = source.span(line: mark.line, column: mark.column, text: scalar.string)
      let value = try value(of: valueNode, depth: depth + 1)
      if let key = duplicateKeys[Position(line: mark.line, column: mark.column)] {
        duplicates.append((key, span))
      } else if scalar.string == "<<", scalar.style == .plain {
        merged += (value.elements ?? [value]).flatMap { $0.entries ?? [] }
      } else {
        entries.append(.init(key: scalar.string, keySpan: span, value: value))
      }
    }
    for (key, span) in duplicates {
      let last = entries.first { $0.key == key }?.keySpan ?? span
      report(.duplicateKey(key, at: last, firstLine: span.line, in: source))
    }
    for entry in merged where !entries.contains(where: { $0.key == entry.key }) {
      entries.append(entry)
    }
    return entries
  }
}
