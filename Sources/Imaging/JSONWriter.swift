/// Writes JSON text: compact, or indented in the format of `JSONEncoder`, with two spaces per level
/// and ` : ` after keys.
///
/// Unlike an encoder, it does not build a tree of the value, so long lists can be written in
/// pieces. Members are written in the order of the calls.
package struct JSONWriter {
  /// The text since the last call of `takeBytes()`.
  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0
  /// Whether the current object or list has no element yet.
  private var isEmpty = true

  /// Creates a writer of indented or compact text.
  package init(isIndented: Bool = true) {
    self.isIndented = isIndented
  }

  /// Returns and removes the text since the last call.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an object; `body` writes its members.
  package mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try nest("{", "}", body)
  }

  /// Writes a list; `body` writes its elements, each after a call of `startElement()`.
  package mutating func list<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try nest("[", "]", body)
  }

  /// Writes a member of the current object; `body` writes its value.
  package mutating func member<Failure: Error>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    startElement()
    write(key)
    append(isIndented ? " : " : ":")
    try body(&self)
  }

  /// Starts an element, on a line of its own in indented text, after a comma if there is an element
  /// before.
  package mutating func startElement() {
    if !isEmpty { append(",") }
    isEmpty = false
    breakLine()
  }

  /// Writes a value that is JSON text already.
  package mutating func write(json: String) { append(json) }

  /// Writes a string.
  package mutating func write(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case ..<0x20: append("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  /// Writes a whole number.
  mutating func write(_ number: Int) { append("\(number)") }

  /// Writes a finite number, with the fewest digits that parse to the same number.
  mutating func write(_ number: Double) {
    let text = "\(number)"
    append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func nest<Failure: Error>(
    _ start: String, _ end: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    append(start)
    depth += 1
    isEmpty = true
    try body(&self)
    depth -= 1
    // `JSONEncoder` writes an empty line into an empty object or list.
    if isEmpty, isIndented { append("\n") }
    breakLine()
    append(end)
    isEmpty = false
  }

  /// Starts a new line of indented text.
  private mutating func breakLine() {
    guard isIndented else { return }
    append("\n")
    for _ in 0..<depth { append("  ") }
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}

extension JSONWriter {
  /// Writes a member with a string.
  mutating func member(_ key: String, _ string: String) { member(key) { $0.write(string) } }

  /// Writes a member with a whole number.
  mutating func member(_ key: String, _ number: Int) { member(key) { $0.write(number) } }

  /// Writes a member with a finite number.
  mutating func member(_ key: String, _ number: Double) { member(key) { $0.write(number) } }
}
