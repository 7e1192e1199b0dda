/// A JSON value.
indirect enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])
}

extension JSON: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let boolean): try container.encode(boolean)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements)
    case .object(let entries): try container.encode(entries)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(dictionaryLiteral entries: (String, JSON)...) {
    self = .object(Dictionary(entries) { _, last in last })
  }
}
