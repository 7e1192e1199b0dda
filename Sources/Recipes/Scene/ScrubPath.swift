import FoundationEssentials

/// A path of fractions along which a property animator is scrubbed.
final class ScrubPath {
  /// The start, in seconds.
  let start: TimeInterval
  private let fractions: [Double]
  private let duration: TimeInterval

  /// Creates a path of at least two fractions, evenly spaced over a duration in seconds.
  init(_ fractions: [Double], start: TimeInterval, duration: TimeInterval) {
    self.fractions = fractions
    self.start = start
    self.duration = duration
  }

  /// The end, in seconds.
  var end: TimeInterval { start + duration }

  /// Returns the fraction at a time in seconds.
  ///
  /// On a path from 0 to 1, this is exactly the fraction complete of an animator with the same
  /// duration.
  func fraction(at time: TimeInterval) -> Double {
    let stepsPerSecond = 1 / (duration / Double(fractions.count - 1))
    let steps = min(max(time - start, 0) * stepsPerSecond, Double(fractions.count - 1))
    let step = min(Int(steps), fractions.count - 2)
    let (from, to) = (fractions[step], fractions[step + 1])
    return from + (to - from) * (steps - Double(step))
  }
}
