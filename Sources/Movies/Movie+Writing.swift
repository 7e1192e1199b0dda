import Foundation
import Imaging

/// Takes a frame: red, green, blue and alpha, not multiplied, row by row from the top.
package typealias MovieSink = @Sendable (_ frame: [UInt8]) async throws -> Void

/// Hands all frames of a movie to a sink, in order; it may be called more than once.
package typealias MovieFeed = @Sendable (_ sink: @escaping MovieSink) async throws -> Void

extension Movie {
  /// Makes the movie at `path`: the frames stream through a pipe into the program, where it takes them so.
  ///
  /// Throws a `MovieError`, or what `feed` throws; what was at `path` then stays.
  package func write(to path: String, feed: @escaping MovieFeed) async throws {
    try checkTools()
    let temporary = Files.temporaryPath(for: path)
    defer { Files.discard(temporary) }
    // Says at once, and in plain words, that nothing can be written there.
    try imaging { () throws(ImagingError) in try Files.write([], to: temporary) }
    do {
      try await assemble(at: temporary, beside: path, feed: feed)
    } catch MovieError.toolFailed(_, let reason) where reason.contains("No space left on device") {
      throw MovieError.imaging(.system(action: "write", path: path, code: ENOSPC))
    }
    try imaging { () throws(ImagingError) in
      if format == .webp {
        try Files.write(
          WebPDurations.lasting(timing.duration, try Files.read(temporary)), to: temporary)
      }
      try Files.finish(temporary, as: path)
    }
  }

  private func assemble(
    at temporary: String, beside path: String, feed: @escaping MovieFeed
  ) async throws {
    switch tool {
    case .gifski, .img2webp:
      try await FrameFiles(movie: self, beside: path).assemble(at: temporary, feed: feed)
    case .gifsicle:
      try await stream(to: temporary, feed: feed)
      try await ExternalTool.gifsicle.run(Self.gifsicleArguments + [temporary])
      let bytes = try imaging { () throws(ImagingError) in try Files.read(temporary) }
      guard MovieKind.gif.frameCount(of: bytes) != nil else {
        throw MovieError.toolFailed(tool, reason: "it left a GIF that is not whole")
      }
    default:
      try await stream(to: temporary, feed: feed)
    }
  }

  /// Throws if a program is missing that makes the movie.
  package func checkTools() throws(MovieError) {
    for tool in tool == .gifsicle ? [.ffmpeg, tool] : [tool] where tool.path() == nil {
      throw .toolMissing(tool)
    }
  }

  static let gifsicleArguments = ["--no-warnings", "-O3", "--batch"]

  private func stream(to path: String, feed: @escaping MovieFeed) async throws {
    let log = ["-hide_banner", "-loglevel", "error", "-y"]
    let ffmpeg = FFmpeg(movie: self)
    guard format == .gif else {
      return try await ExternalTool.ffmpeg.run(
        log + ffmpeg.arguments(from: .pixels("rgba"), to: "file:\(path)"), feed: feed)
    }
    let counter = ColorCounter()
    try await feed { frame in await counter.add(frame) }
    let mapper = FrameMapper(await counter.palette(limit: detail.colors))
    try await ExternalTool.ffmpeg.run(
      log + ffmpeg.arguments(from: .pixels("pal8"), to: "file:\(path)")
    ) { write in
      try await feed { frame in try await write(await mapper.map(frame)) }
    }
  }
}

/// Does something to files; its errors become a movie's.
func imaging<Value>(
  _ body: () throws(ImagingError) -> Value
) throws(MovieError) -> Value {
  do throws(ImagingError) {
    return try body()
  } catch {
    throw .imaging(error)
  }
}

/// Counts the colours of frames that come one after the other.
private actor ColorCounter {
  private var count = ColorCount()

  func add(_ frame: [UInt8]) { count.add(frame) }

  func palette(limit: Int) -> Palette { Palette(of: count, limit: limit) }
}

/// Maps frames that come one after the other.
private actor FrameMapper {
  private var mapper: ColorMapper

  init(_ palette: Palette) { mapper = ColorMapper(palette) }

  func map(_ frame: [UInt8]) -> [UInt8] { mapper.map(frame) }
}
