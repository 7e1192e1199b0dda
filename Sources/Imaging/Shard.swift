/// One of several parts of a render, which may run on different machines: `2/8` is the second of
/// eight.
///
/// The frames are divided into consecutive ranges of nearly equal length, in the order of the
/// shards, so that unchanged areas of consecutive frames are not drawn again.
public struct Shard: Hashable, Sendable {
  /// The shard's number, from 1.
  public let number: Int
  /// The number of shards.
  public let count: Int

  /// The maximum number of shards.
  package static let limit = 10_000

  /// Creates a shard; nil unless `number` is from 1 to `count`, and `count` at most 10,000.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Parses a shard such as `2/8`; nil for anything else.
  public init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,9})\/(\d{1,9})/),
      let number = Int(match.1), let count = Int(match.2)
    else { return nil }
    self.init(number, of: count)
  }

  /// Returns the shard's part of a render's frames, which may be empty if there are more shards
  /// than frames.
  package func part<Element>(of frames: [Element]) -> [Element] {
    Array(frames[frames.count * (number - 1) / count..<frames.count * number / count])
  }
}

extension Shard: CustomStringConvertible {
  /// The shard as text: `2/8`.
  public var description: String { "\(number)/\(count)" }
}

extension Shard: Codable {
  /// Decodes the text of `description`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "invalid shard '\(text)'")
    }
    self = shard
  }

  /// Encodes `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
