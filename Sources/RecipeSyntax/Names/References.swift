import Synchronization

extension ReadingContext {
  /// Returns the name that a reference stands for; reports what is no reference.
  ///
  /// After the first period, a variable of a repetition stands for its value, as does an expression
  /// in parentheses: `domino.i` and `domino.(i + 1)`.
  package func resolveReference(_ text: String, in value: SourceValue) -> String? {
    var name = ""
    for (index, part) in NameSyntax.parts(of: text).enumerated() {
      if index > 0 { name += "." }
      if index > 0, let word = value.scope?.value(of: String(part))?.text {
        name += word
      } else if part.hasPrefix("$"), let word = word(ofVariable: String(part), in: value) {
        name += word
      } else if index > 0, part.hasPrefix("("), part.hasSuffix(")") {
        let inner = value.with(.quoted(String(part.dropFirst().dropLast())))
        guard let whole = readIndex(inner) else { return nil }
        name += "\(whole)"
      } else {
        name += part
      }
    }
    if NameSyntax.isReference(name) { return name }
    reportBadName(name, at: value.span)
    return nil
  }

  /// Returns the value of an expression that must be a whole number; reports anything else.
  private func readIndex(_ written: SourceValue) -> Int? {
    do throws(ExpressionProblem) {
      let value = try evaluate(written, units: Self.noUnits).value
      if case .number(let number) = value, let whole = Int(exactly: number) { return whole }
      report(
        .badName, "invalid index '\(value.written.shortened)'", at: written.span,
        expected: "a whole number")
    } catch {
      report(
        .badName, error.message, at: written.span, expected: error.expected, help: error.help)
    }
    return nil
  }

  private func word(ofVariable part: String, in value: SourceValue) -> String? {
    resolveSilently(value.with(.plain(part)))?.text
  }
}

extension ValueType<[String]> {
  /// A name, or a list of names, where `*` stands for any part of a name: `domino.*`.
  ///
  /// - Parameters:
  ///   - type: A name.
  ///   - acceptsSingle: Whether one name may be written in place of a list of one.
  ///   - known: Returns the names that `*` may stand for, in their order.
  package static func names(
    of type: ValueType<String>, _ expectation: String, acceptsSingle: Bool = true,
    among known: @escaping @Sendable (ReadingContext) -> NameList
  ) -> ValueType {
    return ValueType(
      expectation,
      .list(of: type.shape, count: 1...Limits.listEntries, acceptsSingle: acceptsSingle)
    ) {
      value, context in
      let elements = value.elements ?? (acceptsSingle ? [value] : [])
      guard !elements.isEmpty else {
        context.reportType(value, expected: expectation)
        return nil
      }
      guard context.allowEntries(elements.count, at: value.span) else { return nil }
      var names: [String] = []
      var isValid = true
      for element in elements {
        guard let resolved = context.resolve(element) else {
          isValid = false
          continue
        }
        for name in context.expanding(resolved, among: known(context)) {
          if let name = type.read(name, context) {
            names.append(name)
          } else {
            isValid = false
          }
        }
      }
      return isValid ? names : nil
    }
  }
}

/// The number of names that references with `*` have stood for.
private final class MatchCount: ContextKey, Sendable {
  static var defaultValue: MatchCount? { nil }

  let count = Mutex(0)
}

extension ReadingContext {
  /// A copy that limits the names that references with `*` stand for.
  package var countingMatches: ReadingContext { with(MatchCount.self, MatchCount()) }

  /// Returns whether a reference may stand for more names; reports the first one too many.
  private func allowMatches(_ number: Int, at span: SourceSpan) -> Bool {
    guard playback == nil, let matches = self[MatchCount.self] else { return true }
    let (before, after) = matches.count.withLock { count in
      defer { count += number }
      return (count, count + number)
    }
    if before <= Limits.matches, after > Limits.matches {
      report(
        .tooMany, "'*' stands for too many names", at: span,
        expected: "at most \(Limits.matches) names in all references")
    }
    return after <= Limits.matches
  }

  /// Returns the references that a reference with `*` stands for, or else the reference itself.
  ///
  /// If `*` stands for nothing, the reference itself is reported as unknown when it is read.
  package func expanding(_ value: SourceValue, among known: NameList) -> [SourceValue] {
    guard let text = value.text, text.utf8.contains(UInt8(ascii: "*")) else { return [value] }
    guard let pattern = resolveReference(text, in: value) else { return [] }
    let names = known.names(matching: pattern)
    guard allowMatches(names.count, at: value.span) else { return [] }
    return names.isEmpty ? [value] : names.map { value.with(.plain($0)) }
  }
}
