/// The secret part of the page's URL, without which the server refuses every request.
struct AccessToken: Sendable {
  /// 32 hexadecimal digits.
  let text: String

  /// Creates a random token.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a text is the token, in a time that does not depend on where they differ.
  func matches(_ other: some StringProtocol) -> Bool {
    guard other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
