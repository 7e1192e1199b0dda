import FoundationEssentials

/// Encodes values as JSON text with sorted keys, so that equal values give equal bytes.
///
/// JSON is UTF-8: bytes of file names that are not are replaced by U+FFFD.
package enum JSONText {
  /// Returns a value as indented JSON that ends with a line feed.
  ///
  /// Throws an `EncodingError` for a number that JSON cannot represent, such as infinity.
  package static func pretty(_ value: some Encodable) throws -> String {
    try encoded(value, .prettyPrinted) + "\n"
  }

  /// Returns a value as one line of JSON that ends with a line feed.
  ///
  /// Throws an `EncodingError` for a number that JSON cannot represent, such as infinity.
  package static func line(_ value: some Encodable) throws -> String {
    try compact(value) + "\n"
  }

  /// Returns a value as JSON without line breaks.
  ///
  /// Throws an `EncodingError` for a number that JSON cannot represent, such as infinity.
  package static func compact(_ value: some Encodable) throws -> String {
    try encoded(value, [])
  }

  private static func encoded(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self).withoutRawBytes
  }
}
