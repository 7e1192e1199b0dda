/// A number of bytes that can be written with a unit.
package struct ByteCount: Hashable, Sendable {
  /// The number of bytes.
  package let bytes: Int

  /// Parses text such as `2MB`, `800 KB`, `1.5MiB` or `500000`; nil for anything else.
  ///
  /// 1 KB is 1000 bytes, and 1 KiB is 1024 bytes.
  package init?(_ text: String) {
    let pattern = /(\d{1,9}(?:\.\d{1,6})?)\s?([kKmM]i?)?[bB]?/
    guard let match = text.wholeMatch(of: pattern), let number = Double(match.1) else {
      return nil
    }
    let unit =
      switch match.2?.lowercased() {
      case "k": 1e3
      case "ki": 1024.0
      case "m": 1e6
      case "mi": 1_048_576.0
      default: 1.0
      }
    let bytes = (number * unit).rounded()
    guard bytes >= 1, bytes <= 1e12 else { return nil }
    self.bytes = Int(bytes)
  }
}
