extension ValueType<Bool> {
  /// `true` or `false`.
  package static let boolean = ValueType(
    "true or false", .any([.boolean, .expression])
  ) { value, context in
    switch value.content {
    case .plain("true"): return true
    case .plain("false"): return false
    case .list, .mapping, .null, .quoted("true"), .quoted("false"): break
    case .plain(let text) where context.meansBoolean(value):
      let word = ["yes", "on", "y", "true"].contains(text.lowercased())
      context.reportType(value, expected: "true or false", help: "write '\(word)'")
      return nil
    case .plain, .quoted:
      let units = ReadingContext.allUnits
      guard let evaluation = context.readExpression(value, units: units, expected: "true or false")
      else { return nil }
      if case .boolean(let boolean) = evaluation.value { return boolean }
      context.reportType(
        value, expected: "true or false", help: "this is \(evaluation.value.kind)")
      return nil
    }
    context.reportType(value, expected: "true or false")
    return nil
  }
}

extension ReadingContext {
  /// Returns whether a word is true or false in other versions of YAML, and no name here.
  fileprivate func meansBoolean(_ value: SourceValue) -> Bool {
    guard let text = value.text, !knownNames(in: value.scope).contains(text) else { return false }
    return ["yes", "no", "on", "off", "y", "n", "true", "false"].contains(text.lowercased())
  }
}

extension ValueType<String> {
  /// Text that is displayed; text that looks like a number is valid too.
  package static let text = ValueType("a string", .text(maxLength: Limits.textLength)) {
    value, context in
    guard let written = value.text else {
      context.reportType(value, expected: "a string")
      return nil
    }
    guard let text = context.interpolate(written, in: value) else { return nil }
    guard text.unicodeScalars.count <= Limits.textLength else {
      context.reportRange(value, expected: "at most \(Limits.textLength) characters")
      return nil
    }
    context.results.record(DisplayedText(text: text, span: value.span))
    context.warnAboutNames(in: value)
    return text
  }

  /// A new name.
  package static let name = ValueType("a name", .name) { value, context in
    guard let name = value.text else {
      context.reportType(value, expected: "a name")
      return nil
    }
    return context.checkName(name, at: value.span) ? value.scope?.name(name) ?? name : nil
  }

  /// Reads a reference to one of some names.
  ///
  /// - Parameter thing: The kind of thing that has the names, in the singular, for messages.
  package static func reference(
    _ value: SourceValue, _ context: ReadingContext, to thing: String, among known: NameList
  ) -> String? {
    guard let name = value.text else {
      context.reportType(value, expected: "the name of a \(thing)")
      return nil
    }
    guard let name = known.contains(name) ? name : context.resolveReference(name, in: value) else {
      return nil
    }
    guard known.contains(name) else {
      guard !known.contains("\(name).0") else {
        context.report(
          .unknownReference, "'\(name.shortened)' is repeated: it is not the name of one \(thing)",
          at: value.span, expected: "\(name).0, or another index",
          help: "where several names are valid, '\(name).*' names all of them")
        return nil
      }
      context.reportUnknown(
        .unknownReference, "unknown \(thing) '\(name.shortened)'", name, at: value.span,
        known: known.names)
      return nil
    }
    return name
  }
}

extension ValueType {
  /// One of some words, each of which stands for a value.
  package static func choice(_ choices: [(word: String, value: Value)]) -> ValueType
  where Value: Sendable {
    // A key path of a generic tuple takes longer to make than the rest of the type.
    let words = choices.map { $0.word }
    @Sendable func expectation() -> String { "one of \(words.joined(separator: ", "))" }
    return ValueType(expectation(), .words(words)) { value, context in
      guard let word = value.text else {
        context.reportType(value, expected: expectation())
        return nil
      }
      for choice in choices where choice.word == word { return choice.value }
      context.reportUnknown(
        .unknownValue, "invalid value '\(word.shortened)' for \(context.subject)", word,
        at: value.span,
        known: words, found: value.origin.map { _ in value.summary })
      return nil
    }
  }
}
