/// A number of bytes, as it is written for people.
package struct ByteCount: Hashable, Sendable {
  /// The number.
  package let bytes: Int

  /// Reads `2MB`, `800 KB`, `1.5MiB` or `500000`; nil for anything else.
  ///
  /// 1 KB are 1000 bytes, 1 KiB 1024.
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
