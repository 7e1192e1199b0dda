/// One of several parts of a render, which may be made on machines of their own: `2/8` is the second of
/// eight.
///
/// The frames are cut into runs of nearly the same length, the first shard's first, so that a shard's
/// neighbouring frames are neighbours in time: what did not change between them is not drawn again.
public struct Shard: Hashable, Sendable {
  /// Which one it is, counted from 1.
  public let number: Int
  /// How many there are.
  public let count: Int

  /// The most shards.
  package static let limit = 10_000

  /// Makes a shard; nil if there is no such one.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a shard such as `2/8`; nil for anything else.
  public init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,9})\/(\d{1,9})/),
      let number = Int(match.1), let count = Int(match.2)
    else { return nil }
    self.init(number, of: count)
  }

  /// The shard's part of a render's frames; none where there are more shards than frames.
  package func part<Element>(of frames: [Element]) -> [Element] {
    Array(frames[frames.count * (number - 1) / count..<frames.count * number / count])
  }
}

extension Shard: CustomStringConvertible {
  /// The shard as it is written: `2/8`.
  public var description: String { "\(number)/\(count)" }
}

extension Shard: Codable {
  /// Reads what `description` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no shard")
    }
    self = shard
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
