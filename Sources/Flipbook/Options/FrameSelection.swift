import Foundation
import Imaging

/// Which frames of an animation are drawn.
public enum FrameSelection: Hashable, Sendable {
  /// All of them.
  case all
  /// Those of a range, each `step`th of them.
  case range(ClosedRange<Int>, step: Int = 1)
  /// Those of some numbers.
  case numbers([Int])
  /// The frames nearest to some moments.
  case moments([Moment])

  /// A time in an animation.
  public enum Moment: Hashable, Sendable {
    /// So many seconds after the start.
    case seconds(TimeInterval)
    /// The last frame.
    case end
  }

  /// The frames' numbers in order, of an animation of `count` frames.
  package func numbers(count: Int, fps: FrameRate) throws(FlipbookError) -> [Int] {
    let last = count - 1
    switch self {
    case .all:
      return Array(0...last)
    case .range(let range, let step):
      guard step >= 1 else { throw .stepOutOfRange(step) }
      guard range.lowerBound >= 0 else {
        throw .frameOutOfRange(range.lowerBound, last: last)
      }
      guard range.upperBound <= last else {
        throw .frameOutOfRange(range.upperBound, last: last)
      }
      return Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    case .numbers(let numbers):
      if let stranger = numbers.first(where: { !(0...last).contains($0) }) {
        throw .frameOutOfRange(stranger, last: last)
      }
      return Set(numbers).sorted()
    case .moments(let moments):
      var numbers: Set<Int> = []
      for moment in moments {
        numbers.insert(try number(nearest: moment, last: last, fps: fps))
      }
      return numbers.sorted()
    }
  }

  private func number(
    nearest moment: Moment, last: Int, fps: FrameRate
  ) throws(FlipbookError) -> Int {
    guard case .seconds(let seconds) = moment else { return last }
    let number = (seconds * Double(fps.numerator) / Double(fps.denominator)).rounded()
    // The end itself is half a frame or more past the last frame's time, and is still shown by it.
    guard number >= 0, number <= Double(last + 1) else {
      throw .timeOutOfRange(seconds, last: fps.time(of: last))
    }
    return min(Int(number), last)
  }
}

extension FrameSelection {
  /// Reads `A`, `A-B` or `A-BxN`: from A to B, each Nth; nil for anything else.
  public init?(frames text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,9})(?:-(\d{1,9})(?:x(\d{1,9}))?)?/),
      let first = Int(match.1), let last = Int(match.2 ?? match.1), first <= last,
      let step = Int(match.3 ?? "1"), step >= 1
    else { return nil }
    self = .range(first...last, step: step)
  }

  /// Reads moments such as `0.5s,250ms,end`; nil for anything else.
  public init?(moments text: String) {
    var moments: [Moment] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if part == "end" {
        moments.append(.end)
      } else if let match = part.wholeMatch(of: /(\d+(?:\.\d+)?)(ms|s)?/),
        let number = Double(match.1)
      {
        moments.append(.seconds(match.2 == "ms" ? number / 1000 : number))
      } else {
        return nil
      }
    }
    self = .moments(moments)
  }
}
