import Foundation

/// A path of fractions along which an animator is scrubbed.
final class ScrubPath {
  /// When it begins, in seconds.
  let start: TimeInterval
  private let fractions: [Double]
  private let duration: TimeInterval

  /// Creates a path that begins at a time in seconds; each of two fractions or more comes as long after the last.
  init(_ fractions: [Double], start: TimeInterval, duration: TimeInterval) {
    self.fractions = fractions
    self.start = start
    self.duration = duration
  }

  /// When the path comes to its end, in seconds.
  var end: TimeInterval { start + duration }

  /// Returns the fraction at a time in seconds.
  ///
  /// From 0 to 1 that is, to the last bit, the fraction that an animator of the same duration has reached.
  func fraction(at time: TimeInterval) -> Double {
    let stepsPerSecond = 1 / (duration / Double(fractions.count - 1))
    let steps = min(max(time - start, 0) * stepsPerSecond, Double(fractions.count - 1))
    let step = min(Int(steps), fractions.count - 2)
    let (from, to) = (fractions[step], fractions[step + 1])
    return from + (to - from) * (steps - Double(step))
  }
}
