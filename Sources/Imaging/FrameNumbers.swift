/// Numbers of frames, each greater than the one before, written in short: `0-239`, `0-230x10`, `3,7,20-29`.
public struct FrameNumbers: Hashable, Sendable {
  /// The numbers.
  public let numbers: [Int]

  /// The most numbers: more than the longest animation has at the highest rate.
  private static let limit = 1_000_000

  /// Takes numbers, in any order.
  public init(_ numbers: some Sequence<Int>) {
    self.numbers = Set(numbers).sorted()
  }

  /// Reads what `description` writes; nil for anything else.
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
  /// Runs of numbers, with commas between.
  public var description: String {
    var runs: [String] = []
    var rest = numbers[...]
    while let first = rest.first {
      let run = Self.run(in: rest)
      let last = rest[rest.startIndex + run.count - 1]
      switch (run.count, run.step) {
      case (1, _): runs.append("\(first)")
      case (_, 1): runs.append("\(first)-\(last)")
      default: runs.append("\(first)-\(last)x\(run.step)")
      }
      rest = rest.dropFirst(run.count)
    }
    return runs.joined(separator: ",")
  }

  /// The run that some numbers begin with: two neighbours, or three with the same step between them.
  private static func run(in numbers: ArraySlice<Int>) -> (count: Int, step: Int) {
    guard let first = numbers.first, let second = numbers.dropFirst().first else { return (1, 1) }
    let step = second - first
    let count = zip(numbers.dropFirst(), numbers).prefix { $0 - $1 == step }.count + 1
    return count > 2 || step == 1 ? (count, step) : (1, 1)
  }
}

extension FrameNumbers: Codable {
  /// Reads what `description` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let numbers = FrameNumbers(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" are no frames' numbers")
    }
    self = numbers
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
