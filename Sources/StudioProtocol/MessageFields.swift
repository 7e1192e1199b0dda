import FoundationEssentials
import Imaging

/// The name of a field of a message.
struct MessageKey: CodingKey, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  static let type = MessageKey(stringValue: "type")
}

/// Reads the fields of a message strictly: unknown and missing fields and other types are errors.
struct MessageFields {
  let type: String
  private let container: KeyedDecodingContainer<MessageKey>

  /// Starts to read a message.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: MessageKey.self)
    type = try container.decode(String.self, forKey: .type)
  }

  /// Throws for a field that messages of this type do not have.
  func allow(_ names: String...) throws {
    let known = Set(names)
    let unknown = container.allKeys.map(\.stringValue).filter {
      $0 != "type" && !known.contains($0)
    }
    guard let first = unknown.min() else { return }
    throw MessageError(
      "invalid message '\(type)': unknown field '\(first.prefix(60))': expected "
        + (names.isEmpty ? "none" : names.joined(separator: ", ")))
  }

  /// Returns the value of a field.
  func value<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) throws -> Value {
    try checked(name) { try container.decode(Value.self, forKey: $0) }
  }

  /// Returns the value of a field; nil if it is missing or null.
  func optional<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) throws -> Value? {
    try checked(name) { try container.decodeIfPresent(Value.self, forKey: $0) }
  }

  /// Names the field in the error for a number that its type cannot represent.
  private func checked<Value>(
    _ name: String, _ decode: (MessageKey) throws -> Value
  ) throws -> Value {
    do {
      return try decode(MessageKey(stringValue: name))
    } catch  where !(error is DecodingError || error is MessageError) {
      // The decoder turns this error of its own into one without a place.
      throw MessageError(
        "invalid message '\(type)': field '\(name)': expected a value within its range")
    }
  }

  /// Returns the value of a field that is one of a few words.
  func word<Word: RawRepresentable & CaseIterable>(_ name: String) throws -> Word
  where Word.RawValue == String {
    let text: String = try value(name)
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw MessageError(
        "invalid message '\(type)': field '\(name)': expected one of \(words), "
          + "found '\(text.prefix(60))'")
    }
    return word
  }
}

/// Encodes and decodes messages as JSON.
enum MessageCoding {
  /// Returns the message in a payload.
  static func message<Message: Decodable>(
    _ type: Message.Type, in payload: some Sequence<UInt8>
  ) throws(MessageError) -> Message {
    do {
      return try JSONDecoder().decode(Message.self, from: Data(payload))
    } catch { throw MessageError(error) }
  }

  /// Returns a message as JSON; an error if it contains a number that JSON cannot represent.
  static func payload(_ message: some Encodable) throws -> [UInt8] {
    Array(try JSONText.compact(message).utf8)
  }
}

extension Encoder {
  /// Encodes a message: its type, and the fields of its content.
  func encode(type: String, _ content: (any Encodable)? = nil) throws {
    var container = container(keyedBy: MessageKey.self)
    try container.encode(type, forKey: .type)
    try content?.encode(to: self)
  }

  /// Encodes a message: its type and a field.
  func encode(type: String, _ name: String, _ value: some Encodable) throws {
    var container = container(keyedBy: MessageKey.self)
    try container.encode(type, forKey: .type)
    try container.encode(value, forKey: MessageKey(stringValue: name))
  }
}
