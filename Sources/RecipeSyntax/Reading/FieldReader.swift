/// Something that is read from the fields of a mapping: the value of a key, or of several together.
package protocol FieldReader<Value>: Sendable {
  associatedtype Value

  /// Returns the value, or nil if it is missing or invalid; reports what is invalid.
  func read(from fields: Fields) -> Value?
}

extension Key: FieldReader {
  /// Returns the value of the key, or its default if the key is absent.
  package func read(from fields: Fields) -> Value? {
    guard let written = fields.value[name] ?? defaultValue else { return nil }
    return type.read(
      written, fields.isShorthand ? fields.context : fields.context.with(subject: "'\(name)'"))
  }

  /// Returns the default of the key, which must have one.
  package func readDefault() -> Value {
    let context = ReadingContext(SourceText(file: name, text: ""))
    guard let value = defaultValue.flatMap({ type.read($0, context) }) else {
      preconditionFailure("'\(name)' has no valid default")
    }
    return value
  }

  /// A reader of the key that returns nil as a value where the key is absent.
  package var optional: OptionalReader<Value> { OptionalReader(key: self) }
}

/// A reader of a key that may be absent.
package struct OptionalReader<Wrapped>: FieldReader {
  fileprivate let key: Key<Wrapped>

  package func read(from fields: Fields) -> Wrapped?? {
    guard fields.has(key.name) || key.defaultValue != nil else { return .some(nil) }
    return key.read(from: fields).map { .some($0) }
  }
}

extension Fields {
  /// Reads a value; nil if it is missing or invalid.
  package func read<Reader: FieldReader>(_ reader: Reader) -> Reader.Value? {
    reader.read(from: self)
  }

  /// Reads several values, so that the errors of all are reported; nil if one is missing or
  /// invalid.
  package func read<First: FieldReader, Second: FieldReader, each Reader: FieldReader>(
    _ first: First, _ second: Second, _ reader: repeat each Reader
  ) -> (First.Value, Second.Value, repeat (each Reader).Value)? {
    let firstValue = read(first)
    let secondValue = read(second)
    let values = (repeat read(each reader))
    return try? (unwrap(firstValue), unwrap(secondValue), repeat unwrap(each values))
  }
}

/// A value that several others are read with is missing or invalid.
private struct MissingValue: Error {}

private func unwrap<Value>(_ value: Value?) throws(MissingValue) -> Value {
  guard let value else { throw MissingValue() }
  return value
}

extension ValueType {
  /// A mapping with the keys of a table.
  ///
  /// - Parameters:
  ///   - shorthand: A key whose value may be written in place of a mapping that has only this key.
  ///   - read: Reads the fields; returns nil after reporting an error.
  package static func mapping(
    _ expectation: String, _ table: Table, shorthand: (any KeyDescription)? = nil,
    read: @escaping @Sendable (Fields) -> Value?
  ) -> ValueType {
    ValueType(
      expectation,
      shorthand.map { SchemaShape.any([$0.shape, .mapping(table)]) } ?? .mapping(table)
    ) { value, context in
      let written = shorthand.map { value.expanded(from: $0) } ?? value
      return context.fields(of: written, table).flatMap(read)
    }
  }

  /// A mapping with the keys of a table, made of the values of some of them.
  ///
  /// - Parameters:
  ///   - shorthand: A key whose value may be written in place of a mapping that has only this key.
  ///   - reader: The keys that are read. The mapping has no value if one of them has none; a key
  ///     that may be absent is passed as `key.optional`.
  ///   - make: Makes the value.
  package static func mapping<each Reader: FieldReader>(
    _ expectation: String, _ table: Table, shorthand: (any KeyDescription)? = nil,
    _ reader: repeat each Reader,
    make: @escaping @Sendable (repeat (each Reader).Value) -> Value
  ) -> ValueType {
    mapping(expectation, table, shorthand: shorthand) { fields in
      let values = (repeat fields.read(each reader))
      return try? make(repeat unwrap(each values))
    }
  }
}
