import Foundation

/// JSON text with sorted keys, so that equal values become equal text.
package enum JSONText {
  /// Returns a value as JSON on several lines, with a newline at the end.
  package static func pretty(_ value: some Encodable) throws -> String {
    try text(value, formatting: .prettyPrinted)
  }

  /// Returns a value as JSON on one line, with a newline at the end.
  package static func line(_ value: some Encodable) throws -> String {
    try text(value, formatting: [])
  }

  private static func text(
    _ value: some Encodable, formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
