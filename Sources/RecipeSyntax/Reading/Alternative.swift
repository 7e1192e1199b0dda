/// One of several keys, exactly one of which a mapping has, with the meaning of its value.
package struct Alternative<Result>: Sendable {
  /// The key.
  package let key: any KeyDescription
  private let name: String
  private let convert: @Sendable (Fields) -> Result?

  /// Creates an alternative from the value of a key.
  package init<Value>(
    _ key: Key<Value>, _ make: @escaping @Sendable (Value) -> Result
  ) {
    self.key = key
    name = key.name
    convert = { $0.read(key).map(make) }
  }

  /// Creates an alternative whose result is the value of a key.
  package init(_ key: Key<Result>) {
    self.key = key
    name = key.name
    convert = { $0.read(key) }
  }

  /// Creates an alternative from the values of a key and of others beside it.
  package init<Value, First: FieldReader, each Other: FieldReader>(
    _ key: Key<Value>, with first: First, _ other: repeat each Other,
    make: @escaping @Sendable (Value, First.Value, repeat (each Other).Value) -> Result
  ) {
    self.key = key
    name = key.name
    convert = { fields in fields.read(key, first, repeat each other).map(make) }
  }

  /// Creates an alternative from the value of a key and the fields that it belongs to.
  ///
  /// - Parameter make: Makes the result; returns nil after reporting an error.
  package init<Value>(
    checking key: Key<Value>, _ make: @escaping @Sendable (Value, Fields) -> Result?
  ) {
    self.key = key
    name = key.name
    convert = { fields in fields.read(key).flatMap { make($0, fields) } }
  }

  fileprivate func read(from fields: Fields) -> Result? {
    fields.has(name) ? convert(fields) : nil
  }
}

extension Fields {
  /// Reads the alternatives that are present, so that the errors of all are reported, and returns
  /// the first valid one.
  package func read<Result>(oneOf alternatives: [Alternative<Result>]) -> Result? {
    alternatives.compactMap { $0.read(from: self) }.first
  }
}

extension TableRule {
  /// Exactly one of these alternatives is present.
  package static func exactlyOne<Result>(of alternatives: [Alternative<Result>]) -> TableRule {
    .exactlyOne(of: alternatives.map { $0.key })
  }
}
