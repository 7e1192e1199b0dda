/// How a frame's file is named after its number: text with one `%d`, or `%06d` for six digits at least.
public struct FramePattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// `frame_%06d.png`, the pattern where none is given.
  public static let standard = FramePattern(prefix: "frame_", digits: 6, suffix: ".png")

  private init(prefix: String, digits: Int, suffix: String) {
    text = "\(prefix)%0\(digits)d\(suffix)"
    self.prefix = prefix
    self.digits = digits
    self.suffix = suffix
  }

  /// Reads a pattern.
  ///
  /// Throws `ImagingError.badPattern` unless it has exactly one `%d` or `%0Nd`, N from 1 to 9, no other
  /// `%`, and makes names of files in a folder.
  public init(_ text: String) throws(ImagingError) {
    func refusal(_ reason: String) -> ImagingError { .badPattern(pattern: text, reason: reason) }

    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count > 1 else { throw refusal("it has no %d for the number") }
    guard parts.count == 2 else { throw refusal("it has more than one %") }
    guard let conversion = parts[1].prefixMatch(of: /(?:0([1-9]))?d/) else {
      throw refusal("after % it has neither d nor 0, a digit from 1 to 9, and d")
    }
    if text.unicodeScalars.contains(where: {
      $0 == "/" || $0.properties.generalCategory == .control
    }) {
      throw refusal("a file name has neither / nor control characters")
    }
    guard text.utf8.count <= ImagingLimits.nameLength else {
      throw refusal("it is longer than \(ImagingLimits.nameLength) bytes")
    }
    self.text = text
    prefix = String(parts[0])
    suffix = String(parts[1][conversion.range.upperBound...])
    digits = conversion.1.flatMap { Int($0) } ?? 1
  }

  /// The file name of frame `number`, which is not negative.
  public func name(of number: Int) -> String {
    let plain = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - plain.count)) + plain + suffix
  }

  /// What stands before and after the number.
  package var ends: (prefix: String, suffix: String) { (prefix, suffix) }

  /// The number of the frame whose file name this is; nil for a name the pattern does not make.
  public func number(of name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      let number = Int(name.dropFirst(prefix.count).dropLast(suffix.count)), number >= 0,
      self.name(of: number) == name
    else { return nil }
    return number
  }

  /// The numbers of the frames in a folder, in order.
  package func numbers(in folder: String) throws(ImagingError) -> [Int] {
    try Files.names(in: folder).compactMap(number(of:)).sorted()
  }
}
