import Testing

/// A row of a table whose value, a closure for example, cannot tell its own name.
struct Named<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: Value

  init(_ description: String, _ value: Value) {
    testDescription = description
    self.value = value
  }
}
