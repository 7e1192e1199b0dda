/// The timing model of `CAMediaTiming`: start, speed, repetition and end.
///
/// The local time is (time - beginTime)·speed + timeOffset, wrapped into the range from 0 to
/// `duration` for each repetition, and mirrored on the way back if it autoreverses. The offset
/// changes what is shown, not when it ends: the local time wraps around. At a negative speed,
/// playback runs backward from the end (as described in public write-ups of Core Animation's
/// behavior).
public struct MediaTiming: Hashable, Sendable {
  /// The start, in seconds of the parent's time.
  public var beginTime = 0.0
  /// The length of one repetition in seconds of local time; may be infinite.
  public var duration = 0.0
  /// The speed of the local time relative to the parent's.
  public var speed = 1.0
  /// The offset added to the local time, in seconds.
  public var timeOffset = 0.0
  /// The number of repetitions, which may be fractional; 0 means one.
  public var repeatCount = 0.0
  /// The duration of all repetitions in seconds of local time; if 0, `repeatCount` applies.
  public var repeatDuration = 0.0
  /// Whether each repetition is followed by its reverse, which counts as part of it.
  public var autoreverses = false
  /// Whether the first value applies before the start.
  public var fillsBackwards = false
  /// Whether the last value applies after the end.
  public var fillsForwards = false
  /// Whether the end time itself is part of the active duration.
  public var includesEnd = false

  /// Creates a timing that starts at 0 and plays once.
  public init() {}

  /// A position within the repetitions.
  public struct Position: Hashable, Sendable {
    /// The fraction of the repetition that has passed, from 0 to 1; on the way back, the remaining
    /// fraction.
    public var fraction: Double
    /// The number of completed repetitions, each including its reverse if it autoreverses.
    public var iteration: Double

    /// Creates a position.
    public init(fraction: Double, iteration: Double) {
      self.fraction = fraction
      self.iteration = iteration
    }
  }

  /// The local seconds from the start to the end, including all repetitions; may be infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 && cycle > 0 ? cycle * repeatCount : cycle
  }

  /// The end in the parent's time, or nil if it never ends.
  public var endTime: Double? {
    let end = beginTime + activeDuration / abs(speed)
    return end.isFinite ? end : nil
  }

  /// Whether the parent's `time` is past the end, with a tolerance of a billionth of a second.
  public func hasEnded(at time: Double) -> Bool {
    endTime.map { time >= $0 - 1e-9 } ?? false
  }

  /// Returns the position at the parent's `time`; nil before the start and after the end, unless it
  /// fills.
  public func position(at time: Double) -> Position? {
    if time < beginTime { return fillsBackwards ? position(after: 0) : nil }
    if hasEnded(at: time) {
      let isActive = fillsForwards || includesEnd && time <= (endTime ?? time) + 1e-9
      return isActive ? position(after: activeDuration) : nil
    }
    return position(after: (time - beginTime) * abs(speed))
  }

  /// The length of a repetition, including its reverse if it autoreverses.
  private var cycle: Double {
    let length = duration > 0 ? duration : 0
    return autoreverses ? 2 * length : length
  }

  /// Returns the position at this many local seconds after the start.
  private func position(after elapsed: Double) -> Position {
    let (cycle, active) = (cycle, activeDuration)
    guard cycle > 0 else { return Position(fraction: autoreverses ? 0 : 1, iteration: 0) }
    var local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    guard cycle.isFinite, local.isFinite else { return Position(fraction: 0, iteration: 0) }
    if active.isFinite {
      // The first position equals the last, except where exactly one of them applies.
      let isLast = speed < 0 ? elapsed < active : speed == 0 ? local > 0 : elapsed >= active
      local = Self.fold(local, into: active, endRatherThanStart: isLast).position
    }
    var (position, iteration) = Self.fold(
      local, into: cycle, endRatherThanStart: local == active || speed < 0 && local > 0)
    if autoreverses, position > duration { position = cycle - position }
    return Position(fraction: min(max(position / duration, 0), 1), iteration: max(iteration, 0))
  }

  /// Returns `time` modulo `length` and the number of whole lengths before it; a billionth of a
  /// second short of the next length counts as reaching it.
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
