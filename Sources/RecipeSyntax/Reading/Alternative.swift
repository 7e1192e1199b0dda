/// One of several keys, exactly one of which a mapping has, with the meaning of its value.
package struct Alternative<Result>: Sendable {
  /// The key.
  package let key: any KeyDescription
  private let convert: @Sendable (Fields) -> Result?

  /// Creates an alternative from the value of a key.
  package init<Value>(
    _ key: Key<Value>, _ make: @escaping @Sendable (Value) -> Result
  ) {
    self.key = key
    convert = { $0.read(key).map(make) }
  }

  /// Creates an alternative whose result is the value of a key.
  package init(_ key: Key<Result>) {
    self.key = key
    convert = { $0.read(key) }
  }

  /// Creates an alternative from the value of a key and of others beside it.
  ///
  /// - Parameter make: Makes the result; returns nil after reporting an error.
  package init<Value>(
    combining key: Key<Value>, _ make: @escaping @Sendable (Value, Fields) -> Result?
  ) {
    self.key = key
    convert = { fields in fields.read(key).flatMap { make($0, fields) } }
  }

  fileprivate func read(from fields: Fields) -> Result? {
    fields.has(key) ? convert(fields) : nil
  }
}

extension Fields {
  /// Reads the first alternative that is present and valid.
  package func read<Result>(oneOf alternatives: [Alternative<Result>]) -> Result? {
    alternatives.lazy.compactMap { $0.read(from: self) }.first
  }
}

extension TableRule {
  /// Exactly one of these alternatives is present.
  package static func exactlyOne<Result>(of alternatives: [Alternative<Result>]) -> TableRule {
    .exactlyOne(of: alternatives.map(\.key))
  }
}
