import Foundation

/// When something timed begins, how fast it runs, how often it repeats, and when it ends: the arithmetic
/// of `CAMediaTiming`.
///
/// From the parent's time comes the local time, (time - beginTime)·speed + timeOffset. It is folded into
/// the span from 0 to `duration`, again and again where the thing repeats, there and back where it
/// autoreverses. The offset moves what is shown, not the end: it wraps around, and at a negative speed
/// the thing plays backwards from its end (as public write-ups of Core Animation's behaviour have it).
public struct MediaTiming: Hashable, Sendable {
  /// The parent's time at which it begins, in seconds.
  public var beginTime = 0.0
  /// The length of one run in seconds of local time; may be infinite.
  public var duration = 0.0
  /// How fast the local time runs in the parent's.
  public var speed = 1.0
  /// What is added to the local time, in seconds.
  public var timeOffset = 0.0
  /// How many runs there are, a part of one included; 0 for one.
  public var repeatCount = 0.0
  /// For how many seconds of local time runs are repeated; 0 for as many as `repeatCount` tells.
  public var repeatDuration = 0.0
  /// Whether each run is followed by one backwards, which counts as part of it.
  public var autoreverses = false
  /// Whether the first moment holds before the beginning.
  public var fillsBackwards = false
  /// Whether the last moment holds after the end.
  public var fillsForwards = false
  /// Whether the end itself still belongs to it.
  public var includesEnd = false

  /// Creates a timing that begins at 0 and runs once.
  public init() {}

  /// Where in its runs something is.
  public struct Moment: Hashable, Sendable {
    /// How much of the run has passed, from 0 to 1; on the way back, how much of it is left.
    public var fraction: Double
    /// How many whole runs, there and back where it autoreverses, lie behind.
    public var iteration: Double

    /// Creates a moment.
    public init(fraction: Double, iteration: Double) {
      self.fraction = fraction
      self.iteration = iteration
    }
  }

  /// The local seconds from the beginning to the end, all runs included; may be infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 && cycle > 0 ? cycle * repeatCount : cycle
  }

  /// The parent's time at which it ends, or nil if it never does.
  public var endTime: Double? {
    let end = beginTime + activeDuration / abs(speed)
    return end.isFinite ? end : nil
  }

  /// Whether `time`, of the parent, is past the end; a billionth of a second short counts as reached.
  public func hasEnded(at time: Double) -> Bool {
    endTime.map { time >= $0 - 1e-9 } ?? false
  }

  /// Returns where it is at the parent's `time`; nil where it is not: before the beginning and after the
  /// end, unless it fills.
  public func moment(at time: Double) -> Moment? {
    if time < beginTime { return fillsBackwards ? moment(after: 0) : nil }
    if hasEnded(at: time) {
      let isThere = fillsForwards || includesEnd && time <= (endTime ?? time) + 1e-9
      return isThere ? moment(after: activeDuration) : nil
    }
    return moment(after: (time - beginTime) * abs(speed))
  }

  /// The length of a run, there and back where it autoreverses.
  private var cycle: Double {
    let length = duration > 0 ? duration : 0
    return autoreverses ? 2 * length : length
  }

  /// Where it is after so many local seconds since the beginning.
  private func moment(after elapsed: Double) -> Moment {
    let (cycle, active) = (cycle, activeDuration)
    guard cycle > 0 else { return Moment(fraction: autoreverses ? 0 : 1, iteration: 0) }
    var local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    guard cycle.isFinite, local.isFinite else { return Moment(fraction: 0, iteration: 0) }
    if active.isFinite {
      // The first moment is also the last, except where one of them is clearly meant.
      let isLast = speed < 0 ? elapsed < active : speed == 0 ? local > 0 : elapsed >= active
      local = Self.fold(local, into: active, endRatherThanStart: isLast).position
    }
    var (position, iteration) = Self.fold(
      local, into: cycle, endRatherThanStart: local == active || speed < 0 && local > 0)
    if autoreverses, position > duration { position = cycle - position }
    return Moment(fraction: min(max(position / duration, 0), 1), iteration: max(iteration, 0))
  }

  /// Returns where `time` is in the span from 0 to `length` that it is in, and the number of that span;
  /// a billionth of a second short of the next span counts as there.
  private static func fold(
    _ time: Double, into length: Double, endRatherThanStart: Bool
  ) -> (position: Double, span: Double) {
    let slack = min(1e-9, length * 1e-6)
    var span = (time / length).rounded(.down)
    var position = time - span * length
    guard position.isFinite else { return (0, 0) }
    if length - position < slack { (position, span) = (0, span + 1) }
    if position < slack { position = 0 }
    return position == 0 && endRatherThanStart ? (length, span - 1) : (position, span)
  }
}
