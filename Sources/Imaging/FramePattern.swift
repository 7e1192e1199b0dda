/// The file names of frames: text with one `%d` for the number, or `%06d` for at least six digits.
public struct FramePattern: Hashable, Sendable {
  /// The pattern's text.
  public let text: String
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// `frame_%06d.png`, the default pattern.
  public static let standard = FramePattern(prefix: "frame_", digits: 6, suffix: ".png")

  private init(prefix: String, digits: Int, suffix: String) {
    text = "\(prefix)%0\(digits)d\(suffix)"
    self.prefix = prefix
    self.digits = digits
    self.suffix = suffix
  }

  /// Parses a pattern.
  ///
  /// Throws `ImagingError.badPattern` unless it contains exactly one `%d` or `%0Nd`, with N from 1
  /// to 9, no other `%`, no `/` and no control character.
  public init(_ text: String) throws(ImagingError) {
    func error(_ reason: String) -> ImagingError { .badPattern(pattern: text, reason: reason) }

    let parts = text.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count > 1 else { throw error("expected %d for the number") }
    guard parts.count == 2 else { throw error("more than one %") }
    guard let conversion = parts[1].prefixMatch(of: /(?:0([1-9]))?d/) else {
      throw error("expected d after %, or 0, a digit from 1 to 9, and d")
    }
    guard text.hasSameBytes(as: text.withoutRawBytes) else { throw error("not UTF-8") }
    if text.unicodeScalars.contains(where: {
      $0 == "/" || $0.properties.generalCategory == .control
    }) {
      throw error("a file name cannot contain / or control characters")
    }
    guard text.utf8.count <= ImagingLimits.nameLength else {
      throw error("longer than \(ImagingLimits.nameLength) bytes")
    }
    self.text = text
    prefix = parts[0]
    suffix = String(parts[1][conversion.range.upperBound...])
    digits = conversion.1.flatMap { Int($0) } ?? 1
  }

  /// Returns the file name of frame `number`, which must not be negative.
  public func name(of number: Int) -> String {
    let plain = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - plain.count)) + plain + suffix
  }

  /// The text before and after the number.
  package var affixes: (prefix: String, suffix: String) { (prefix, suffix) }

  /// Returns the number of the frame with a file name; nil for a name that does not match.
  public func number(of name: String) -> Int? {
    let (bytes, prefix, suffix) = (name.utf8, prefix.utf8, suffix.utf8)
    guard bytes.count > prefix.count + suffix.count,
      let number = Int(
        String(decoding: bytes.dropFirst(prefix.count).dropLast(suffix.count), as: UTF8.self)),
      number >= 0, self.name(of: number).hasSameBytes(as: name)
    else { return nil }
    return number
  }

  /// Returns the numbers of the frames in a folder, in ascending order.
  package func numbers(in folder: String) throws(ImagingError) -> [Int] {
    try Files.names(in: folder).compactMap(number(of:)).sorted()
  }
}
