/// Schemas that occur several times, each of which is written once.
///
/// The tables repeat schemas, such as those of a number or of the properties that all views have.
package struct SharedSchemas {
  package typealias Schema = [String: JSON]

  /// How often each schema occurs; a schema within one that occurs again counts once.
  private var counts: [JSON: Int] = [:]
  private var names: [JSON: String] = [:]
  private(set) var definitions: Schema = [:]

  /// The keywords that only describe a schema.
  private static let annotations: Set = ["title", "description", "default"]
  /// The minimum number of nodes of a schema for which a reference is shorter.
  private static let minNodes = 8

  /// Returns a schema in which those that occur several times are references to definitions.
  package static func share(_ root: Schema) -> Schema {
    var shared = SharedSchemas()
    shared.count(.object(root))
    guard case .object(var schema) = shared.replacing(.object(root), isRoot: true) else {
      return root
    }
    if case .object(let own)? = schema["$defs"] {
      schema["$defs"] = .object(own.merging(shared.definitions) { own, _ in own })
    }
    return schema
  }

  // MARK: Counting

  private mutating func count(_ json: JSON) {
    guard case .object(let schema) = json else { return }
    let (core, _) = Self.split(schema)
    if core.count < schema.count {
      // What the annotations describe may occur with others.
      counts[.object(core), default: 0] += 1
      if counts[.object(core)] != 1 { return }
    } else {
      counts[json, default: 0] += 1
      if counts[json] != 1 { return }
    }
    for key in schema.keys.sorted() {
      for part in Self.schemas(key, schema[key]) { count(part) }
    }
  }

  /// Returns a schema without its annotations, and these; a mapping keeps its title.
  private static func split(_ schema: Schema) -> (core: Schema, annotations: Schema) {
    guard schema["properties"] == nil, schema["$defs"] == nil else { return (schema, [:]) }
    return (
      schema.filter { !annotations.contains($0.key) },
      schema.filter { annotations.contains($0.key) }
    )
  }

  /// Returns the schemas in the value of a keyword.
  private static func schemas(_ keyword: String, _ value: JSON?) -> [JSON] {
    switch (keyword, value) {
    case ("properties", .object(let map)?), ("patternProperties", .object(let map)?),
      ("$defs", .object(let map)?):
      map.keys.sorted().compactMap { map[$0] }
    case ("anyOf", .list(let list)?), ("oneOf", .list(let list)?), ("allOf", .list(let list)?),
      ("prefixItems", .list(let list)?):
      list
    case ("items", let schema?), ("additionalProperties", let schema?), ("not", let schema?),
      ("if", let schema?), ("then", let schema?), ("else", let schema?),
      ("propertyNames", let schema?):
      [schema]
    default: []
    }
  }

  // MARK: Replacing

  private mutating func replacing(_ json: JSON, isRoot: Bool = false) -> JSON {
    guard case .object(let schema) = json else { return json }
    let (core, annotations) = Self.split(schema)
    guard !isRoot, counts[.object(core), default: 0] > 1,
      JSON.object(core).nodeCount(upTo: Self.minNodes) >= Self.minNodes
    else { return .object(replacingParts(of: schema)) }
    var reference: Schema = ["$ref": .text("#/$defs/\(name(of: core))")]
    reference.merge(annotations) { first, _ in first }
    return .object(reference)
  }

  private mutating func name(of core: Schema) -> String {
    if let name = names[.object(core)] { return name }
    let name = "shared\(names.count + 1)"
    names[.object(core)] = name
    definitions[name] = .object(replacingParts(of: core))
    return name
  }

  private mutating func replacingParts(of schema: Schema) -> Schema {
    var result = schema
    for key in schema.keys.sorted() {
      switch (key, schema[key]) {
      case ("properties", .object(let map)?), ("patternProperties", .object(let map)?),
        ("$defs", .object(let map)?):
        var replaced: Schema = [:]
        // A definition keeps its name.
        for name in map.keys.sorted() {
          replaced[name] = map[name].map { replacing($0, isRoot: key == "$defs") }
        }
        result[key] = .object(replaced)
      case (_, .list(let list)?) where !Self.schemas(key, schema[key]).isEmpty:
        var replaced: [JSON] = []
        for part in list { replaced.append(replacing(part)) }
        result[key] = .list(replaced)
      case (_, let part?) where !Self.schemas(key, part).isEmpty: result[key] = replacing(part)
      default: break
      }
    }
    return result
  }
}

extension JSON {
  /// Returns the number of values in the value, itself included, or a number that is not less than
  /// a limit.
  fileprivate func nodeCount(upTo limit: Int) -> Int {
    var parts: [JSON] = []
    switch self {
    case .null, .boolean, .number, .text: return 1
    case .list(let elements): parts = elements
    case .object(let entries): parts = Array(entries.values)
    }
    var count = 1
    for part in parts where count < limit { count += part.nodeCount(upTo: limit - count) }
    return count
  }
}
