/// Writes shapes as JSON Schemas.
package struct SchemaWriter {
  package typealias Schema = [String: JSON]

  /// The shared schemas, by name.
  package private(set) var definitions: [String: JSON] = [parameter: .object(parameterSchema)]

  static let parameter = "parameter"
  private static let parameterSchema: Schema = [
    "title": "a parameter such as $size", "type": "string",
    "pattern": whole("\\$\(NameSyntax.pattern)(?:\\.[A-Za-z0-9_-]+)*"),
    "description": "Stands for the value of the parameter in 'params', or for a member of it.",
  ]

  package init() {}

  /// Returns the schema of a shape.
  package mutating func schema(of shape: SchemaShape) -> Schema {
    switch shape {
    case .boolean: ["type": "boolean"]
    case .number(let range): Self.number(range)
    case .integer(let range): Self.integer(range)
    case .text(let maxLength):
      ["type": ["string", "number", "boolean"], "maxLength": .count(maxLength)]
    case .words(let words): ["type": "string", "enum": .list(words.map(JSON.text))]
    case .pattern(let pattern): ["type": "string", "pattern": Self.whole(pattern)]
    case .anything: [:]
    case .list(let element, let count):
      [
        "type": "array", "items": repeatable(element), "minItems": .count(count.lowerBound),
        "maxItems": .count(count.upperBound),
      ]
    case .tuple(let elements): tuple(elements)
    case .mapping(let table): mapping(table)
    case .kinds(let kinds): self.kinds(kinds)
    case .titled(let kinds): titled(kinds)
    case .named(let element, let maxCount):
      [
        "type": "object", "propertyNames": .object(schema(of: .name)),
        "additionalProperties": repeatable(element), "maxProperties": .count(maxCount),
      ]
    case .entries(let entries): self.entries(entries())
    case .template: names(of: [:])
    case .parameters: parameters()
    case .any(let shapes): any(of: shapes.map { .object(schema(of: $0)) })
    case .shared(let name, let shape): reference(to: name) { $0.schema(of: shape()) }
    }
  }

  /// Returns the schema of a shape, or of a parameter in its place.
  mutating func value(of shape: SchemaShape) -> JSON {
    switch shape {
    case .text, .anything, .template, .parameters: .object(schema(of: shape))
    default: .object(any(of: [.object(schema(of: shape)), .reference(to: Self.parameter)]))
    }
  }

  mutating func reference(
    to name: String, _ describe: (inout SchemaWriter) -> Schema
  ) -> Schema {
    if definitions[name] == nil {
      // The placeholder ends the recursion of shapes that contain themselves.
      definitions[name] = .null
      definitions[name] = .object(describe(&self))
    }
    return ["$ref": .text("#/$defs/\(name)")]
  }
}

// MARK: - Scalars

extension SchemaWriter {
  private static func number(_ range: ClosedRange<Double>) -> Schema {
    let isExclusive = range.lowerBound == .leastNormalMagnitude
    return [
      "type": "number", "maximum": .number(range.upperBound),
      isExclusive ? "exclusiveMinimum" : "minimum": .number(isExclusive ? 0 : range.lowerBound),
    ]
  }

  private static func integer(_ range: ClosedRange<Int>) -> Schema {
    guard range.count > 1 else { return ["const": .count(range.lowerBound)] }
    return [
      "type": "integer", "minimum": .count(range.lowerBound), "maximum": .count(range.upperBound),
    ]
  }

  /// Returns a pattern that matches from start to end: patterns of JSON Schema match anywhere in a
  /// text.
  private static func whole(_ pattern: String) -> JSON { .text("^(?:\(pattern))$") }
}

// MARK: - Lists and alternatives

extension SchemaWriter {
  private mutating func tuple(_ elements: [SchemaShape]) -> Schema {
    let schemas = elements.map { value(of: $0) }
    let key = Set(schemas).count == 1 ? "items" : "prefixItems"
    return [
      "type": "array", key: key == "items" ? schemas[0] : .list(schemas),
      "minItems": .count(schemas.count), "maxItems": .count(schemas.count),
    ]
  }

  func any(of schemas: [JSON]) -> Schema {
    var alternatives: [JSON] = []
    for schema in schemas.flatMap(\.alternatives) where !alternatives.contains(schema) {
      alternatives.append(schema)
    }
    if alternatives.count == 1, case .object(let only) = alternatives[0] { return only }
    return ["anyOf": .list(alternatives)]
  }
}

// MARK: - Mappings

extension SchemaWriter {
  mutating func mapping(_ table: Table, isRepeatable: Bool = false) -> Schema {
    var properties: Schema = isRepeatable ? [RepetitionKeys.name: repetition] : [:]
    for key in table.keys { properties[key.name] = property(key) }
    var schema: Schema = [
      "title": .text(table.title), "type": "object", "properties": .object(properties),
      "additionalProperties": false,
    ]
    let required = table.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .names(required) }
    let rules = table.rules.flatMap(\.schemas)
    if !rules.isEmpty { schema["allOf"] = .list(rules) }
    return schema
  }

  private mutating func property(_ key: any KeyDescription) -> JSON {
    guard case .object(var schema) = value(of: key.shape) else { return true }
    schema["title"] = .text(key.expectation)
    schema["description"] = .text(key.summary)
    schema["default"] = key.defaultValue.map(JSON.init)
    return .object(schema)
  }

  mutating func kinds(_ kinds: SchemaShape.Kinds, isRepeatable: Bool = false) -> Schema {
    let tables = kinds.all.map { name, table -> JSON in
      var condition: Schema = ["properties": ["kind": ["const": .text(name)]]]
      if name != kinds.defaultName { condition["required"] = ["kind"] }
      return [
        "if": .object(condition), "then": .object(mapping(table, isRepeatable: isRepeatable)),
      ]
    }
    var schema: Schema = [
      "type": "object", "properties": ["kind": value(of: .words(kinds.all.map(\.name)))],
      "allOf": .list(tables),
    ]
    if kinds.defaultName == nil { schema["required"] = ["kind"] }
    guard kinds.all.contains(where: { $0.table.keys.contains { $0.name == Templates.like } }) else {
      return schema
    }
    // What a template may add to the mapping is elsewhere.
    return [
      "if": ["type": "object", "required": [.text(Templates.like)]],
      "then": ["properties": [Templates.like: .object(self.schema(of: .name))]],
      "else": .object(schema),
    ]
  }

  mutating func titled(_ kinds: SchemaShape.Kinds, isRepeatable: Bool = false) -> Schema {
    var properties: Schema = [:]
    for (name, table) in kinds.all { properties[name] = value(of: .mapping(table)) }
    guard isRepeatable else {
      return [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
        "minProperties": 1, "maxProperties": 1,
      ]
    }
    properties[RepetitionKeys.name] = repetition
    return [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
      "oneOf": .list(kinds.all.map { .requiring([$0.name]) }),
    ]
  }

  private mutating func entries(_ entries: [(pattern: String, keys: [any KeyDescription])])
    -> Schema
  {
    var properties: Schema = [:]
    for (pattern, keys) in entries {
      properties["^\(pattern)$"] = .object(any(of: keys.map { property($0) }))
    }
    return [
      "type": "object", "patternProperties": .object(properties), "additionalProperties": false,
      "minProperties": 1,
    ]
  }

  /// Returns the schema of `params`: parameters stand for any value that contains no parameter.
  private mutating func parameters() -> Schema {
    let value = reference(to: "parameterless") { _ in
      let value = JSON.reference(to: "parameterless")
      return [
        "not": .reference(to: Self.parameter), "items": value, "additionalProperties": value,
      ]
    }
    return names(of: value)
  }

  /// Returns the schema of a mapping from names to values.
  private mutating func names(of value: Schema) -> Schema {
    [
      "type": "object", "propertyNames": .object(schema(of: .name)),
      "additionalProperties": .object(value), "maxProperties": .count(Limits.parameters),
    ]
  }
}

extension TableRule {
  /// The schemas of a mapping that obeys the rule.
  fileprivate var schemas: [JSON] {
    switch self {
    case .exactlyOne(let keys): [["oneOf": .list(keys.map { .requiring([$0]) })]]
    case .atLeastOne(let keys): [["anyOf": .list(keys.map { .requiring([$0]) })]]
    case .either(let key, let others, let isRequired):
      [
        [
          "if": .requiring([key]),
          "then": ["properties": .object(.init(uniqueKeysWithValues: others.map { ($0, false) }))],
        ]
      ] + (isRequired ? [["anyOf": [.requiring([key]), .requiring(others)]]] : [])
    case .atMostOne(let keys):
      [
        [
          "oneOf": .list(
            keys.map { .requiring([$0]) } + [
              ["not": ["anyOf": .list(keys.map { .requiring([$0]) })]]
            ])
        ]
      ]
    // Keys elsewhere in the recipe may take the place of a group.
    case .oneGroup: []
    case .needs(let key, let others):
      [["if": .requiring([key]), "then": ["anyOf": .list(others.map { .requiring([$0]) })]]]
    }
  }
}

extension JSON {
  fileprivate static func count(_ count: Int) -> JSON { .number(Double(count)) }
  static func names(_ names: [String]) -> JSON { .list(names.map(JSON.text)) }
  static func requiring(_ keys: [String]) -> JSON { ["required": .names(keys)] }
  static func reference(to name: String) -> JSON { ["$ref": .text("#/$defs/\(name)")] }

  /// The schemas of an `anyOf` that is the only keyword, or else this schema.
  fileprivate var alternatives: [JSON] {
    if case .object(let schema) = self, schema.count == 1, case .list(let list)? = schema["anyOf"] {
      return list
    }
    return [self]
  }
}
