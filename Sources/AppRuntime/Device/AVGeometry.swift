import UIKit

/// Returns the largest rectangle with a ratio of sides that fits into another, in its middle.
///
/// - Parameters:
///   - aspectRatio: The width and the height whose ratio is kept.
///   - boundingRect: The rectangle around it.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable, Comparable {
  /// The numerator.
  public var value: Int64
  /// The denominator: the parts of a second.
  public var timescale: Int32

  /// Creates a time.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time of seconds, rounded to parts of a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    let count = (seconds * Double(preferredTimescale)).rounded()
    value = count.isFinite && abs(count) < 9e18 ? Int64(count) : 0
    timescale = preferredTimescale
  }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

  /// Returns whether a time is earlier.
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
  /// Returns whether two times are equal, whatever their denominators.
  public static func == (first: CMTime, second: CMTime) -> Bool { first.seconds == second.seconds }
  /// Hashes the seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  /// Returns the sum.
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    combined(first, second) { $0.addingReportingOverflow($1).partialValue }
  }
  /// Returns the difference.
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    combined(first, second) { $0.subtractingReportingOverflow($1).partialValue }
  }

  private static func combined(
    _ first: CMTime, _ second: CMTime, _ change: (Int64, Int64) -> Int64
  ) -> CMTime {
    if first.timescale == second.timescale {
      return CMTime(value: change(first.value, second.value), timescale: first.timescale)
    }
    let scale = max(first.timescale, second.timescale)
    let one = CMTime(seconds: first.seconds, preferredTimescale: scale)
    let other = CMTime(seconds: second.seconds, preferredTimescale: scale)
    return CMTime(value: change(one.value, other.value), timescale: scale)
  }
}

/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Creates a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1 for a time before, at or after another.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}
