import FoundationEssentials
import Recipes

extension FrameSelection.Time {
  /// Returns the time in seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds, which is the time of the end.
  ///   - markers: The names of times.
  /// - Throws: `FlipbookError.timeOutOfRange` for a time after the end, and
  ///   `FlipbookError.unknownMarker`.
  package func seconds(
    duration: TimeInterval, markers: Markers
  ) throws(FlipbookError) -> TimeInterval {
    let seconds =
      switch self {
      case .seconds(let seconds): seconds
      case .marker(let name): try markers.time(of: name)
      case .end: duration
      }
    guard seconds >= 0, seconds <= duration else { throw .timeOutOfRange(seconds, last: duration) }
    return seconds
  }
}

extension Markers {
  /// Returns the time of a marker, in seconds.
  ///
  /// - Throws: `FlipbookError.unknownMarker`.
  func time(of name: String) throws(FlipbookError) -> TimeInterval {
    guard let time = self[name] else { throw .unknownMarker(name, known: names) }
    return time
  }
}
