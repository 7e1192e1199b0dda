/// A number of frames per second, as a fraction in lowest terms: 60/1, 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in `denominator` seconds.
  public let numerator: Int
  /// The duration of `numerator` frames, in seconds.
  public let denominator: Int

  /// 60 frames per second, the default rate.
  public static let standard = FrameRate(inLowestTerms: 60, 1)

  private init(inLowestTerms numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a rate; nil unless both numbers are from 1 to 1,000,000.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    let allowed = 1...1_000_000
    guard allowed.contains(numerator), allowed.contains(denominator) else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The rate as text: `60`, `30000/1001`.
  public var text: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Returns the time of frame `number` in seconds: the double nearest to the exact fraction.
  public func time(of number: Int) -> Double {
    Double(number) * Double(denominator) / Double(numerator)
  }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}

extension FrameRate: Codable {
  private enum CodingKeys: CodingKey {
    case numerator, denominator
  }

  /// Decodes the numerator and the denominator.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard
      let rate = FrameRate(
        try container.decode(Int.self, forKey: .numerator),
        try container.decode(Int.self, forKey: .denominator))
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .numerator, in: container,
        debugDescription: "a frame rate is a fraction of numbers from 1 to 1000000")
    }
    self = rate
  }
}
