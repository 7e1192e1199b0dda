import CoreGraphics

/// When each of a row of spans begins and ends, in fractions of the whole.
struct KeyTimes {
  /// The times at which spans meet, one more than there are spans, never falling.
  let times: [CGFloat]

  /// Where something is in a row of spans.
  struct Place {
    var span: Int
    /// How much of the span lies behind, from 0 to 1.
    var fraction: CGFloat
  }

  /// Creates the times of at least one span: those given if they are one more than the spans, otherwise
  /// even ones.
  ///
  /// Times that fall or leave 0…1 are taken as the nearest that do not.
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

  /// Creates times by which spans of such lengths are passed at an even speed; even times where all
  /// lengths are zero.
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

  /// Returns the place at a progress: the beginning of the first span before its time, the end of the last
  /// after its.
  func place(of progress: CGFloat) -> Place {
    let spans = times.count - 1
    var (low, high) = (0, spans)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let length = times[low + 1] - times[low]
    let fraction = length > 0 ? (progress - times[low]) / length : progress >= times[low] ? 1 : 0
    return Place(span: low, fraction: min(max(fraction, 0), 1))
  }

  /// The length of a span as a fraction of the whole.
  func length(of span: Int) -> CGFloat { times[span + 1] - times[span] }
}
