/// The names after `$` in a text, which are parameters or variables of repetitions.
enum VariableNames {
  /// A name after `$`.
  struct Use {
    let name: Substring
    /// The position of `$` and of the name, in Unicode scalars.
    let range: Range<Int>
    /// Whether it is in `${…}`, where it is replaced.
    let isInExpression: Bool
  }

  /// Returns the names after `$` in a text, of which only `${…}` may be an expression.
  static func uses(in text: String) -> [Use] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    let scalars = text.unicodeScalars
    var uses: [Use] = []
    var isInExpression = false
    var (index, offset) = (scalars.startIndex, 0)
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      offset += 1
      if scalar == "}" { isInExpression = false }
      guard scalar == "$", index < scalars.endIndex else { continue }
      if scalars[index] == "{" { isInExpression = true }
      let name = scalars[index...].prefix { isPart($0) }
      guard let first = name.first, first.properties.isAlphabetic else { continue }
      uses.append(
        Use(
          name: Substring(name), range: (offset - 1)..<(offset + name.count),
          isInExpression: isInExpression))
    }
    return uses
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_", "-": true
    default: false
    }
  }

  /// Returns whether a name after `$` may be this one: in an expression a hyphen may be a minus.
  static func mayBe(_ name: String, _ written: Substring) -> Bool {
    written == name || written.hasPrefix("\(name)-")
  }
}

extension ReadingContext {
  /// Warns about the names of parameters and variables that a text contains as they are.
  func warnAboutNames(in value: SourceValue) {
    guard playback == nil, let text = value.text else { return }
    let variables = value.scope?.variables ?? []
    for use in VariableNames.uses(in: text) where !use.isInExpression {
      let known = (variables + parameters.names).filter { VariableNames.mayBe($0, use.name) }
      guard let name = known.max(by: { $0.count < $1.count }) else { continue }
      let place = source.text(at: value.span).span(of: use.range, in: value)
      warn(
        .parameterInText, "'$\(name)' is not replaced in a text",
        at: SourceSpan(
          line: place.line, column: place.column, length: place.length, file: value.span.file),
        help: variables.contains(name) ? "write '${\(name)}'" : "write '${$\(name)}'")
    }
  }
}

extension Parameters {
  /// Returns the entries of parameters that nothing uses, directly or through other parameters.
  ///
  /// - Parameters:
  ///   - root: The recipe as it is written.
  ///   - key: The key that declares parameters.
  package func unused(in root: SourceValue, _ key: some KeyDescription) -> [SourceValue.Entry] {
    let declared = root[key.name]?.entries ?? []
    guard !declared.isEmpty else { return [] }
    var unused = declared
    var pending = (root.entries ?? []).filter { $0.key != key.name }.map(\.value)
    while let value = pending.popLast() {
      let found = Self.written(in: value)
      let used = unused.filter { entry in
        found.contains { VariableNames.mayBe(entry.key, $0) }
      }
      unused.removeAll { entry in used.contains { $0.key == entry.key } }
      pending += used.map(\.value)
    }
    return unused
  }

  /// Returns the names after `$` in a value and in its keys.
  private static func written(in value: SourceValue) -> Set<Substring> {
    var (names, pending) = (Set<Substring>(), [value])
    while let value = pending.popLast() {
      switch value.content {
      case .null: break
      case .plain(let text), .quoted(let text):
        names.formUnion(VariableNames.uses(in: text).map(\.name))
      case .list(let elements): pending += elements
      case .mapping(let entries):
        for entry in entries {
          names.formUnion(VariableNames.uses(in: entry.key).map(\.name))
          pending.append(entry.value)
        }
      }
    }
    return names
  }
}
