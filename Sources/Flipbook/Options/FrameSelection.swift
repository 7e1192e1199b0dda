import FoundationEssentials
import Imaging
import Recipes

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
  /// Frames and ranges of frames.
  case parts([Part])

  /// A time in an animation.
  public enum Time: Hashable, Sendable {
    /// A time in seconds after the start.
    case seconds(TimeInterval)
    /// The time of a marker of the recipe.
    case marker(String)
    /// The time of the last frame.
    case end
  }

  /// The number of a frame, or a time, which stands for the frame nearest to it.
  public enum Position: Hashable, Sendable {
    /// The number of a frame.
    case frame(Int)
    /// A time.
    case time(Time)
  }

  /// A frame, or every `step`th frame of a range.
  public struct Part: Hashable, Sendable {
    /// The first frame.
    public var first: Position
    /// The last frame.
    public var last: Position
    /// The number of frames from one to the next.
    public var step: Int

    /// Creates a range of frames.
    public init(_ first: Position, through last: Position, step: Int = 1) {
      self.first = first
      self.last = last
      self.step = step
    }

    /// Creates a single frame.
    public init(_ frame: Position) {
      self.init(frame, through: frame)
    }
  }

  /// Returns the numbers of the selected frames, in order.
  ///
  /// - Parameters:
  ///   - count: The number of the animation's frames.
  ///   - markers: The names of times.
  ///   - playback: The output times of times.
  /// - Throws: A `FlipbookError` for a frame or a time outside the animation, or an unknown marker.
  package func numbers(
    count: Int, fps: FrameRate, markers: Markers = Markers(), playback: Playback = .uniform
  ) throws(FlipbookError) -> [Int] {
    let frames = FrameCount(count: count, fps: fps, markers: markers, playback: playback)
    switch self {
    case .all:
      return Array(0...frames.last)
    case .range(let range, let step):
      return try frames.numbers(
        of: Part(.frame(range.lowerBound), through: .frame(range.upperBound), step: step))
    case .numbers(let numbers):
      return try frames.numbers(of: numbers.map { Part(.frame($0)) })
    case .times(let times):
      return try frames.numbers(of: times.map { Part(.time($0)) })
    case .parts(let parts):
      return try frames.numbers(of: parts)
    }
  }
}

/// The frames of an animation that selections refer to.
private struct FrameCount {
  let count: Int
  let fps: FrameRate
  let markers: Markers
  let playback: Playback

  var last: Int { count - 1 }

  func numbers(of parts: [FrameSelection.Part]) throws(FlipbookError) -> [Int] {
    var numbers: Set<Int> = []
    for part in parts { numbers.formUnion(try self.numbers(of: part)) }
    return numbers.sorted()
  }

  func numbers(of part: FrameSelection.Part) throws(FlipbookError) -> [Int] {
    guard part.step >= 1 else { throw .stepOutOfRange(part.step) }
    let last = try number(of: part.last)
    let first = try number(of: part.first)
    guard first <= last else { throw .frameRangeEmpty(first: first, last: last) }
    return Array(stride(from: first, through: last, by: part.step))
  }

  private func number(of position: FrameSelection.Position) throws(FlipbookError) -> Int {
    switch position {
    case .frame(let number):
      guard (0...last).contains(number) else { throw .frameOutOfRange(number, last: last) }
      return number
    case .time(.end): return last
    case .time(.marker(let name)):
      return try self.number(of: .time(.seconds(try markers.time(of: name))))
    case .time(.seconds(let seconds)):
      let time = playback.outputTime(of: seconds)
      let number = (time * Double(fps.numerator) / Double(fps.denominator)).rounded()
      // The last frame is visible until the end, which is up to a frame later than its time.
      guard number >= 0, number <= Double(last + 1) else {
        throw .timeOutOfRange(seconds, last: playback.stageTime(at: fps.time(of: last)))
      }
      return min(Int(number), last)
    }
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
