/// The error for a message that cannot be read.
package struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, what was expected and what was found.
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension MessageError {
  /// Creates the error for JSON that a decoder refused, in a message of a type.
  init(_ error: any Error, in type: String? = nil) {
    let message = type.map { "invalid message '\($0)': " } ?? "invalid message: "
    guard let error = error as? DecodingError else {
      self = error as? MessageError ?? MessageError(message + "expected JSON")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      let path = Self.path(context.codingPath + [key])
      self.init(message + "missing field '\(path)'")
    case .typeMismatch(let type, let context):
      let path = Self.path(context.codingPath)
      self.init(message + "field '\(path)': expected \(Self.noun(of: type))")
    case .valueNotFound(let type, let context):
      let path = Self.path(context.codingPath)
      self.init(message + "field '\(path)': expected \(Self.noun(of: type)), found null")
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else {
        self.init(message + "expected JSON")
        return
      }
      let path = Self.path(context.codingPath)
      self.init(message + "field '\(path)': unexpected value")
    @unknown default: self.init(message + "expected JSON")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? String(key.stringValue.prefix(60)) }
      .reduce("") { path, part in
        path.isEmpty || part.hasPrefix("[") ? path + part : "\(path).\(part)"
      }
  }

  private static func noun(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is Int.Type, is UInt32.Type: "a whole number"
    case is Double.Type: "a number"
    case is [String: String].Type: "an object of texts"
    default: "another kind of value"
    }
  }
}
