import Testing

/// A test argument with a description, for values that have none, such as closures.
struct NamedValue<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: Value

  init(_ description: String, _ value: Value) {
    testDescription = description
    self.value = value
  }
}
