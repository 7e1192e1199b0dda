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
      throw UnexpectedFormat(expected: "a time, for example 0.5s, 250ms, or end")
    }
    return times[0]
  }
}

/// A range of times in seconds.
struct TimeRange: ParsedArgument {
  let seconds: ClosedRange<Double>

  static func parse(_ argument: String) throws -> TimeRange {
    guard let match = argument.wholeMatch(of: /(\d+(?:\.\d+)?)s?-(\d+(?:\.\d+)?)s?/),
      let start = Double(match.1), let end = Double(match.2), start < end
    else { throw UnexpectedFormat(expected: "START-END in seconds, for example 0.3-1.2") }
    return TimeRange(seconds: start...end)
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
extension ProgressStyle: ExpressibleByArgument {}
extension Staging.Frame: ExpressibleByArgument {}
extension Movie.Chroma: ExpressibleByArgument {}
