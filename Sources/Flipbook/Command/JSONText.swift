import Foundation

/// Values as JSON for other programs: keys in order, dates and the like never.
package enum JSONText {
  /// A value over several lines.
  package static func pretty(_ value: some Encodable) throws -> String {
    try text(value, formatting: .prettyPrinted)
  }

  /// A value in one line.
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
