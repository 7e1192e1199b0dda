import Foundation

extension NSRegularExpression {
  /// Calls a closure with each match, as `enumerateMatches(in:options:range:using:)`, which programs call by this
  /// name: on Linux, Foundation's closure is escaping, and uses `self` explicitly.
  public func enumerateMatchesNow(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) {
      enumerateMatches(in: string, options: options, range: range, using: $0)
    }
  }
}
