/// A way of writing a Swift value in a recipe.
struct ValueType<Value>: Sendable {
  /// What must be written, in words, such as "a point [x, y]".
  let expectation: String
  /// How it is written.
  let form: Form
  private let convert: @Sendable (SourceValue, Checker) -> Value?

  /// Creates a type.
  ///
  /// `convert` gets values whose parameters are resolved, and reports what it cannot convert.
  init(
    _ expectation: String, _ form: Form,
    convert: @escaping @Sendable (SourceValue, Checker) -> Value?
  ) {
    self.expectation = expectation
    self.form = form
    self.convert = convert
  }

  /// Reads a value; reports and returns nothing if it is of another type or out of range.
  func read(_ value: SourceValue, _ checker: Checker) -> Value? {
    checker.resolve(value).flatMap { convert($0, checker) }
  }

  /// The type of what `transform` makes of this type's values.
  func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> ValueType<Result> {
    ValueType<Result>(expectation, form) { value, checker in convert(value, checker).map(transform)
    }
  }

  /// The same type without what does not satisfy a condition, which is told as `expected`.
  func checked(
    _ expected: String, _ code: DiagnosticCode = .doesNotFit,
    where isRight: @escaping @Sendable (Value) -> Bool
  ) -> ValueType {
    ValueType(expectation, form) { source, checker in
      guard let value = convert(source, checker) else { return nil }
      guard isRight(value) else {
        checker.report(
          code, "\(checker.subject) is not possible", at: source.span, expected: expected,
          found: source.summary)
        return nil
      }
      return value
    }
  }

  /// The same type, told in other words.
  func called(_ expectation: String) -> ValueType {
    ValueType(expectation, form, convert: convert)
  }

  /// The same type, its form described in one place.
  func shared(_ name: String) -> ValueType {
    ValueType(expectation, .shared(name, form), convert: convert)
  }
}

extension ValueType {
  /// A list of values of a type.
  ///
  /// One value alone counts as a list of one where `isOneEnough`.
  static func list<Element>(
    of type: ValueType<Element>, _ expectation: String,
    count: ClosedRange<Int> = 1...Limits.listEntries,
    isOneEnough: Bool = false
  ) -> ValueType where Value == [Element] {
    let list = Form.list(of: type.form, count: count)
    return ValueType(expectation, isOneEnough ? .any([type.form, list]) : list) { value, checker in
      guard let elements = value.elements else {
        if isOneEnough { return type.read(value, checker).map { [$0] } }
        checker.reportType(value, expected: expectation)
        return nil
      }
      guard
        checker.allow(
          elements.count, upTo: Limits.listEntries, at: value.span,
          excess: "\(checker.subject) has too many entries")
      else { return nil }
      guard count.contains(elements.count) else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      let values = elements.compactMap { type.read($0, checker) }
      return values.count == elements.count ? values : nil
    }
  }
}
