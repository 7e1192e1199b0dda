/// Frame numbers in ascending order, written as ranges with optional steps: `0-239`, `0-230x10`,
/// `3,7,20-29`.
public struct FrameNumbers: Hashable, Sendable {
  /// The numbers, in ascending order.
  public let numbers: [Int]

  /// The maximum number of numbers: more than the longest animation has at the highest rate.
  private static let limit = 1_000_000

  /// Creates a list from numbers in any order.
  public init(_ numbers: some Sequence<Int>) {
    self.numbers = Set(numbers).sorted()
  }

  /// Parses the text of `description`; nil for anything else.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: true) {
      guard let match = part.wholeMatch(of: /(\d{1,9})(?:-(\d{1,9})(?:x(\d{1,9}))?)?/),
        let first = Int(match.1), let last = Int(match.2 ?? match.1),
        let step = Int(match.3 ?? "1"), step >= 1, first <= last, first > numbers.last ?? -1,
        numbers.count + (last - first) / step < Self.limit
      else { return nil }
      numbers += stride(from: first, through: last, by: step)
    }
    self.numbers = numbers
    guard description == text else { return nil }
  }
}

extension FrameNumbers: CustomStringConvertible {
  /// The ranges, separated by commas.
  public var description: String {
    var ranges: [String] = []
    var rest = numbers[...]
    while let first = rest.first {
      let range = Self.firstRange(of: rest)
      let last = rest[rest.startIndex + range.count - 1]
      switch (range.count, range.step) {
      case (1, _): ranges.append("\(first)")
      case (_, 1): ranges.append("\(first)-\(last)")
      default: ranges.append("\(first)-\(last)x\(range.step)")
      }
      rest = rest.dropFirst(range.count)
    }
    return ranges.joined(separator: ",")
  }

  /// Returns the range at the start of `numbers`: two or more consecutive numbers, or at least
  /// three with the same step.
  private static func firstRange(of numbers: ArraySlice<Int>) -> (count: Int, step: Int) {
    guard let first = numbers.first, let second = numbers.dropFirst().first else { return (1, 1) }
    let step = second - first
    let count = zip(numbers.dropFirst(), numbers).prefix { $0 - $1 == step }.count + 1
    return count > 2 || step == 1 ? (count, step) : (1, 1)
  }
}

extension FrameNumbers: Codable {
  /// Decodes the text of `description`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let numbers = FrameNumbers(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "invalid frame numbers '\(text)'")
    }
    self = numbers
  }

  /// Encodes `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
