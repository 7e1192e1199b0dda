import Recipes

/// The shape of a JSON value that a verb prints.
indirect enum JSONShape: Sendable {
  case text
  case integer
  case number
  case boolean
  /// One of some texts.
  case words([String])
  /// The version of a shape.
  case version(Int)
  case list(JSONShape)
  case object([JSONField])
  /// An object or a list whose content is described elsewhere.
  case any(String)

  /// The shape as JSON Schema.
  ///
  /// Objects have no other members, so that tests find members without a description. Readers should
  /// ignore members they do not know: a version stays the same if only members are added.
  var schema: [String: JSON] {
    switch self {
    case .text: ["type": "string"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .boolean: ["type": "boolean"]
    case .words(let words): ["enum": .list(words.map { .text($0) })]
    case .version(let version): ["const": .number(Double(version))]
    case .list(let element): ["type": "array", "items": .object(element.schema)]
    case .object(let fields):
      [
        "type": "object", "additionalProperties": false,
        "required": .list(fields.filter(\.isRequired).map { .text($0.name) }),
        "properties": .object(
          Dictionary(fields.map { ($0.name, .object($0.schema)) }) { first, _ in first }),
      ]
    case .any(let summary): ["description": .text(summary)]
    }
  }
}

/// A member of an object.
struct JSONField: Sendable {
  let name: String
  let shape: JSONShape
  /// What the value means, as a sentence.
  let summary: String
  var isRequired = true

  init(_ name: String, _ shape: JSONShape, _ summary: String) {
    (self.name, self.shape, self.summary) = (name, shape, summary)
  }

  /// The same member, which may be missing.
  var optional: JSONField {
    var copy = self
    copy.isRequired = false
    return copy
  }

  fileprivate var schema: [String: JSON] {
    shape.schema.merging(["description": .text(summary)]) { $1 }
  }
}
