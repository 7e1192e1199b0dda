import CoreGraphics

/// The start and end times of consecutive spans, as fractions of the total duration.
struct KeyTimes {
  /// The nondecreasing times of the spans' boundaries, one more than there are spans.
  let times: [CGFloat]

  /// A position in a series of spans.
  struct Position {
    var span: Int
    /// The elapsed fraction of the span, from 0 to 1.
    var fraction: CGFloat
  }

  /// Creates the times of at least one span: the given ones if there is one more than there are
  /// spans, otherwise evenly distributed ones.
  ///
  /// Decreasing times and those outside of 0…1 are clamped.
  init(spans: Int, given: [CGFloat]?) {
    if let given, given.count == spans + 1 {
      var last: CGFloat = 0
      times = given.map { time in
        if time > last { last = min(time, 1) }
        return last
      }
    } else {
      times = (0...spans).map { CGFloat($0) / CGFloat(spans) }
    }
  }

  /// Creates times that pass spans of the given lengths at a constant speed; evenly distributed
  /// ones if all lengths are zero.
  init(lengths: [CGFloat]) {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else {
      self.init(spans: lengths.count, given: nil)
      return
    }
    var passed: CGFloat = 0
    self.init(
      spans: lengths.count,
      given: [0]
        + lengths.map { length in
          passed += length
          return passed / whole
        })
  }

  /// Returns the position at a progress, clamped to the start of the first span and the end of the
  /// last one.
  func position(at progress: CGFloat) -> Position {
    let spans = times.count - 1
    var (low, high) = (0, spans)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let length = times[low + 1] - times[low]
    let fraction = length > 0 ? (progress - times[low]) / length : progress >= times[low] ? 1 : 0
    return Position(span: low, fraction: min(max(fraction, 0), 1))
  }

  /// Returns the duration of a span as a fraction of the total.
  func length(of span: Int) -> CGFloat { times[span + 1] - times[span] }
}
