extension SchemaWriter {
  /// Returns the schema of a value that may be repeated: an entry of a mapping by names, or an
  /// element of a list.
  mutating func repeatable(_ shape: SchemaShape) -> JSON {
    switch shape {
    case .mapping(let table): parameterOr(.object(mapping(table, isRepeatable: true)))
    case .kinds(let kinds): parameterOr(.object(self.kinds(kinds, isRepeatable: true)))
    case .titled(let kinds): parameterOr(.object(titled(kinds, isRepeatable: true)))
    case .shared(let name, let inner) where inner().isMapping:
      parameterOr(.object(reference(to: name) { $0.definition(of: inner()) }))
    case .any(let shapes): .object(any(of: shapes.map { repeatable($0) }))
    case .anything, .list, .named: value(of: shape)
    default: .object(any(of: [value(of: shape), .object(plain(shape))]))
    }
  }

  private mutating func definition(of shape: SchemaShape) -> Schema {
    if case .object(let schema) = repeatable(shape) { schema } else { [:] }
  }

  private func parameterOr(_ schema: JSON) -> JSON {
    .object(any(of: [schema, .reference(to: Self.parameter)]))
  }

  /// Returns the schema of a repeated value without keys of its own, such as a point.
  private mutating func plain(_ shape: SchemaShape) -> Schema {
    [
      "type": "object",
      "properties": [
        RepetitionKeys.name: repetition, RepetitionKeys.value: value(of: shape),
      ], "required": .list([.text(RepetitionKeys.name), .text(RepetitionKeys.value)]),
      "additionalProperties": false,
    ]
  }

  /// The schema of the key `repeat`.
  var repetition: JSON {
    mutating get {
      .object(
        reference(to: RepetitionKeys.name) { writer in
          writer.any(of: [
            .object(writer.schema(of: RepetitionKeys.count.shape)),
            .object(writer.schema(of: .mapping(RepetitionKeys.table))),
            .reference(to: Self.parameter),
          ])
        })
    }
  }
}

extension SchemaShape {
  /// Whether every value of the shape is a mapping with the keys of a table.
  fileprivate var isMapping: Bool {
    switch self {
    case .mapping, .kinds, .titled: true
    default: false
    }
  }
}
