extension ValueType<Bool> {
  /// `true` or `false`.
  static let boolean = ValueType("true or false", .boolean) { value, checker in
    switch value.content {
    case .plain("true"): return true
    case .plain("false"): return false
    default:
      checker.reportType(value, expected: "true or false")
      return nil
    }
  }
}

extension ValueType<String> {
  /// A text that is shown.
  ///
  /// What looks like a number is a text too.
  static let text = ValueType("a text", .text(longest: Limits.textLength)) { value, checker in
    guard let text = value.text else {
      checker.reportType(value, expected: "a text")
      return nil
    }
    guard text.count <= Limits.textLength else {
      checker.reportRange(value, expected: "at most \(Limits.textLength) characters")
      return nil
    }
    return text
  }
}

extension ValueType {
  /// One of some words, each of which means a value.
  static func choice(_ choices: [(word: String, value: Value)]) -> ValueType
  where Value: Sendable {
    let words = choices.map(\.word)
    let expectation = "one of \(words.joined(separator: ", "))"
    return ValueType(expectation, .words(words)) { value, checker in
      guard let word = value.text else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      guard let choice = choices.first(where: { $0.word == word }) else {
        checker.reportUnknown(
          .unknownValue, "\(checker.subject) cannot be '\(word.shortened)'", word, at: value.span,
          known: words, found: value.origin.map { _ in value.summary })
        return nil
      }
      return choice.value
    }
  }
}
