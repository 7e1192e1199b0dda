import Foundation
import Imaging

/// A selection of an animation's frames.
public enum FrameSelection: Hashable, Sendable {
  /// All frames.
  case all
  /// Every `step`th frame of a range.
  case range(ClosedRange<Int>, step: Int = 1)
  /// The frames of some numbers.
  case numbers([Int])
  /// The frames nearest to some times.
  case times([Time])

  /// A time in an animation.
  public enum Time: Hashable, Sendable {
    /// A time in seconds after the start.
    case seconds(TimeInterval)
    /// The time of the last frame.
    case end
  }

  /// Returns the numbers of the selected frames, in order.
  ///
  /// - Parameter count: The number of the animation's frames.
  /// - Throws: A `FlipbookError` for a frame or a time outside the animation.
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
    case .times(let times):
      var numbers: Set<Int> = []
      for time in times {
        numbers.insert(try number(nearest: time, last: last, fps: fps))
      }
      return numbers.sorted()
    }
  }

  private func number(
    nearest time: Time, last: Int, fps: FrameRate
  ) throws(FlipbookError) -> Int {
    guard case .seconds(let seconds) = time else { return last }
    let number = (seconds * Double(fps.numerator) / Double(fps.denominator)).rounded()
    // The last frame is visible until the end, which is up to a frame later than its time.
    guard number >= 0, number <= Double(last + 1) else {
      throw .timeOutOfRange(seconds, last: fps.time(of: last))
    }
    return min(Int(number), last)
  }
}

extension FrameSelection {
  /// Parses `A`, `A-B` or `A-BxN`, every Nth frame from A to B; nil for anything else.
  public init?(frames text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,9})(?:-(\d{1,9})(?:x(\d{1,9}))?)?/),
      let first = Int(match.1), let last = Int(match.2 ?? match.1), first <= last,
      let step = Int(match.3 ?? "1"), step >= 1
    else { return nil }
    self = .range(first...last, step: step)
  }

  /// Parses times such as `0.5s,250ms,end`; nil for anything else.
  public init?(times text: String) {
    var times: [Time] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if part == "end" {
        times.append(.end)
      } else if let match = part.wholeMatch(of: /(\d+(?:\.\d+)?)(ms|s)?/),
        let number = Double(match.1)
      {
        times.append(.seconds(match.2 == "ms" ? number / 1000 : number))
      } else {
        return nil
      }
    }
    self = .times(times)
  }
}

extension FrameSelection {
  /// A time in an animation.
  @available(*, deprecated, renamed: "Time")
  public typealias Moment = Time

  /// The frames nearest to some times.
  @available(*, deprecated, renamed: "times(_:)")
  public static func moments(_ times: [Time]) -> FrameSelection { .times(times) }

  /// Parses times such as `0.5s,250ms,end`; nil for anything else.
  @available(*, deprecated, renamed: "init(times:)")
  public init?(moments text: String) { self.init(times: text) }
}
