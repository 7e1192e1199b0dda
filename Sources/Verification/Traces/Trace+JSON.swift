import Foundation

extension Trace {
  /// The trace as JSON: keys in order, the same trace as the same bytes.
  ///
  /// Throws an `EncodingError` for a number that JSON has no way to write, such as an infinite one.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
