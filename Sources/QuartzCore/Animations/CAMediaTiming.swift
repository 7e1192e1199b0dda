import Timing

/// The timing properties that animations and layers share.
///
/// The local time is (time - beginTime) · speed + timeOffset, with `time` in the parent's time
/// space: the layer or group of an animation, the superlayer of a layer, or the virtual clock for a
/// root layer.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start time in seconds in the parent's time space.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// The rate of local time relative to the parent's: 0 to stop, negative to run backward.
  var speed: Float { get set }
  /// The offset of the local time in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, possibly fractional; 0 for one.
  var repeatCount: Float { get set }
  /// The number of seconds for which cycles repeat, in place of `repeatCount`; 0 to use that.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The value shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before it starts and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The model value before the start and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation's end value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation's start value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value before the start and the end value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension CAMediaTiming {
  /// The properties as a value that computes local time.
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
