import Timing

/// When something timed begins, how fast it runs, how often it repeats, and when it ends.
///
/// Its local time is (time - beginTime)·speed + timeOffset, `time` being its parent's: of an animation, its
/// layer's or its group's; of a layer, its superlayer's; at the root, that of the virtual clock.
@MainActor
public protocol CAMediaTiming: AnyObject {
  /// The parent's time in seconds at which the thing begins.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// How fast the local time runs in the parent's; 1 as fast, 0 not at all, below 0 backwards.
  var speed: Float { get set }
  /// What is added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are, a part of one included; 0 for one.
  var repeatCount: Float { get set }
  /// For how many seconds runs are repeated, in place of `repeatCount`; 0 for as many as that tells.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards, before it repeats.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The model's value before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation's last value after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation's first value before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension CAMediaTiming {
  /// The arithmetic of these properties.
  var timing: MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = beginTime
    timing.duration = duration
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillsBackwards = fillMode == .backwards || fillMode == .both
    timing.fillsForwards = fillMode == .forwards || fillMode == .both
    return timing
  }
}
