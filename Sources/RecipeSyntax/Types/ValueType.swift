/// A type of value: how it is written in a recipe, and how it is read into a Swift value.
///
/// Expectation and shape are made when they are needed: most recipes are read without, and shapes
/// contain the tables of the whole language.
package struct ValueType<Value>: Sendable {
  private let makeExpectation: @Sendable () -> String
  private let makeShape: @Sendable () -> SchemaShape
  private let convert: @Sendable (SourceValue, ReadingContext) -> Value?

  /// What must be written, such as "a point [x, y]".
  package var expectation: String { makeExpectation() }
  /// The shape of the value.
  package var shape: SchemaShape { makeShape() }

  /// Creates a type.
  ///
  /// - Parameter convert: Converts a value whose parameters are resolved; reports what it cannot
  ///   convert.
  package init(
    _ expectation: @autoclosure @escaping @Sendable () -> String,
    _ shape: @autoclosure @escaping @Sendable () -> SchemaShape,
    convert: @escaping @Sendable (SourceValue, ReadingContext) -> Value?
  ) {
    makeExpectation = expectation
    makeShape = shape
    self.convert = convert
  }

  /// Returns a type that is created when a value of it is first read or described.
  ///
  /// - Parameter type: Returns the type, which should be a constant, since it is evaluated for each
  ///   value.
  package static func later(
    _ type: @autoclosure @escaping @Sendable () -> ValueType
  ) -> ValueType {
    ValueType(type().expectation, type().shape) { value, context in type().convert(value, context) }
  }

  /// Returns the Swift value; nil after reporting a value that is invalid.
  package func read(_ value: SourceValue, _ context: ReadingContext) -> Value? {
    context.recordUse(of: value, as: shape)
    return context.resolve(value).flatMap { convert($0, context) }
  }

  /// Returns the type of this type's values after a transformation.
  package func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> ValueType<Result> {
    ValueType<Result>(expectation, shape) { value, context in
      convert(value, context).map(transform)
    }
  }

  /// Returns the same type without the values that do not satisfy a condition.
  ///
  /// - Parameter expected: The condition in words, for messages.
  package func validated(
    _ expected: String, _ code: DiagnosticCode = .doesNotFit,
    where isValid: @escaping @Sendable (Value) -> Bool
  ) -> ValueType {
    ValueType(expectation, shape) { source, context in
      guard let value = convert(source, context) else { return nil }
      guard isValid(value) else {
        context.report(
          code, "invalid value for \(context.subject)", at: source.span, expected: expected,
          found: source.summary)
        return nil
      }
      return value
    }
  }

  /// Returns the same type with another expectation.
  package func described(as expectation: String) -> ValueType {
    ValueType(expectation, shape, convert: convert)
  }

  /// Returns the same type with a shape that the schema describes once, under a name.
  package func shared(_ name: String) -> ValueType {
    ValueType(expectation, .shared(name, shape), convert: convert)
  }
}
