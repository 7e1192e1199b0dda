/// Frames per second as a fraction in lowest terms: 60/1, 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// Frames in `denominator` seconds.
  public let numerator: Int
  /// Seconds that `numerator` frames take.
  public let denominator: Int

  /// 60 frames a second, the rate where none is given.
  public static let standard = FrameRate(inLowestTerms: 60, 1)

  private init(inLowestTerms numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Makes a rate; nil unless both numbers are from 1 to 1 000 000.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    let allowed = 1...1_000_000
    guard allowed.contains(numerator), allowed.contains(denominator) else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The rate as it would be written: `60`, `30000/1001`.
  public var text: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// When frame `number` is shown, in seconds: the nearest double to the exact fraction.
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

  /// Reads the two numbers.
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
