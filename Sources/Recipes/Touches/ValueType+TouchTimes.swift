import UIKit

extension ValueType<[TimeInterval]> {
  /// Times from the start of a touch.
  static let touchTimes = ValueType<[TimeInterval]>.list(
    of: ValueType<Double>.duration(), "a list of times such as [0.1s, 0.25s]",
    count: 1...Limits.listEntries)
}

extension Fields {
  /// Returns whether there are increasing times for entries on the way of a touch and for its end; otherwise, reports an
  /// error.
  ///
  /// - Parameter entries: What the entries are, such as "the points of the drag".
  func checkTouchTimes(
    _ times: [TimeInterval], of entries: String, _ count: Int, _ key: Key<[TimeInterval]>
  ) -> Bool {
    if times.count == count + 1, times[0] > 0, zip(times, times.dropFirst()).allSatisfy(<) {
      return true
    }
    context.report(
      .doesNotFit, "'\(key.name)' does not fit \(entries)", at: span(of: key),
      expected: count == 0
        ? "one time, that of the end"
        : "\(count + 1) increasing times: one for each entry of 'through', and that of the end",
      found: times.map { "\($0.plainDescription)s" }.joined(separator: ", "))
    return false
  }
}
