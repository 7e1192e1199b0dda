import ArgumentParser
import Flipbook

extension FrameRate: ParsedArgument {
  static func parse(_ argument: String) throws -> FrameRate {
    try FrameRate(argument).orExpected("a frame rate, for example 50, 23.976, or 30000/1001")
  }
}

extension OutputSize: ParsedArgument {
  static func parse(_ argument: String) throws -> OutputSize {
    try OutputSize(pixels: argument).orExpected("WIDTHxHEIGHT, for example 390x844")
  }
}

extension FrameSelection: ParsedArgument {
  static func parse(_ argument: String) throws -> FrameSelection {
    try FrameSelection(frames: argument)
      .orExpected("frames and ranges, for example 3,7,10-20,40- or 0-59x10")
  }
}

/// Frames selected by times.
struct TimeSelection: ParsedArgument {
  let frames: FrameSelection

  static func parse(_ argument: String) throws -> TimeSelection {
    TimeSelection(
      frames: try FrameSelection(times: argument)
        .orExpected("times and ranges, for example 0.5s,250ms,end or 1s-2s"))
  }
}

extension FrameSelection.Time: ParsedArgument {
  static func parse(_ argument: String) throws -> FrameSelection.Time {
    guard case .times(let times)? = FrameSelection(times: argument), times.count == 1 else {
      throw UnexpectedFormat(expected: "a time, for example 0.5s, 250ms, end, or a marker")
    }
    return times[0]
  }
}

/// A range of times.
struct TimeRange: ParsedArgument {
  private let start: FrameSelection.Time
  private let end: FrameSelection.Time

  static func parse(_ argument: String) throws -> TimeRange {
    guard case .parts(let parts)? = FrameSelection(times: argument), let part = parts.first,
      parts.count == 1, part.step == 1, case .time(let start) = part.first,
      case .time(let end) = part.last
    else {
      throw UnexpectedFormat(expected: "START-END in seconds or as markers, for example 0.3-1.2")
    }
    return TimeRange(start: start, end: end)
  }

  /// Returns the times in seconds.
  func seconds(in recipe: Recipe) throws -> ClosedRange<Double> {
    let start = try start.seconds(duration: recipe.duration, markers: recipe.markers)
    let end = try end.seconds(duration: recipe.duration, markers: recipe.markers)
    guard start < end else {
      throw MovieError.badOption("--between \(start)-\(end) ends before it starts")
    }
    return start...end
  }
}

extension Shard: ParsedArgument {
  static func parse(_ argument: String) throws -> Shard {
    try Shard(argument).orExpected("NUMBER/COUNT, for example 2/8 for the second of eight")
  }
}

extension FramePattern: ParsedArgument {
  static func parse(_ argument: String) throws -> FramePattern {
    try (try? FramePattern(argument)).orExpected("a pattern, for example frame_%06d.png")
  }
}

extension PixelRegion: ParsedArgument {
  static func parse(_ argument: String) throws -> PixelRegion {
    try PixelRegion(argument).orExpected("X,Y,WIDTH,HEIGHT in pixels, for example 10,20,300,40")
  }
}

extension RecipeSetting: ParsedArgument {
  static func parse(_ argument: String) throws -> RecipeSetting {
    try RecipeSetting(argument).orExpected("NAME=VALUE, for example damping=0.8")
  }
}

extension Compression: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
extension ProgressStyle: ExpressibleByArgument {}
extension Staging.Frame: ExpressibleByArgument {}
extension Movie.Chroma: ExpressibleByArgument {}
extension MovieFormat: ExpressibleByArgument {}
