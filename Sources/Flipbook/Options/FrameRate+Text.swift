import Imaging

extension FrameRate {
  /// Parses a rate such as `60`, `12.5` or `30000/1001`; nil for anything else.
  ///
  /// The rounded names of broadcast rates stand for the exact ones: 23.976 is 24000/1001.
  public init?(_ text: String) {
    if let base = Self.broadcastBases[text] {
      self.init(base * 1000, 1001)
    } else if let match = text.wholeMatch(of: /(\d{1,7})\/(\d{1,7})/),
      let numerator = Int(match.1), let denominator = Int(match.2)
    {
      self.init(numerator, denominator)
    } else if let match = text.wholeMatch(of: /(\d{1,4})(?:\.(\d{1,3}))?/) {
      let decimals = match.2 ?? ""
      guard let digits = Int(match.1 + decimals) else { return nil }
      self.init(digits, decimals.reduce(1) { power, _ in power * 10 })
    } else {
      return nil
    }
  }

  /// The integer N of each rounded name of a rate N · 1000/1001 (SMPTE ST 12-1).
  private static let broadcastBases = [
    "23.976": 24, "23.98": 24, "29.97": 30, "47.952": 48, "47.95": 48, "59.94": 60, "119.88": 120,
  ]
}
