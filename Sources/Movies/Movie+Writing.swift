import FoundationEssentials
import Glibc
import Imaging

/// A closure that receives a frame: red, green, blue and alpha, not premultiplied, row by row from
/// the top.
package typealias MovieSink = @Sendable (_ frame: [UInt8]) async throws -> Void

/// A closure that passes all frames of a movie to a sink, in order.
///
/// It may be called more than once.
package typealias MovieFeed = @Sendable (_ sink: @escaping MovieSink) async throws -> Void

extension Movie {
  /// Writes the movie to `path`.
  ///
  /// The frames are piped to the tool if it supports that.
  ///
  /// Throws a `MovieError` and the errors of `feed`. After an error, an existing file at `path` is
  /// unchanged.
  ///
  /// - Returns: The length of the movie in bytes.
  @discardableResult
  package func write(to path: String, feed: @escaping MovieFeed) async throws -> Int {
    try checkTools()
    let temporary = Files.workingPath(for: path)
    defer { Files.discard(temporary) }
    // Report early, with a clear message, that the path is not writable.
    try wrappingImagingError { () throws(ImagingError) in
      if Files.isFolder(path) { throw .system(action: "write", path: path, code: EISDIR) }
      try Files.replace(temporary, with: [])
    }
    do {
      try await create(at: temporary, beside: path, feed: feed)
    } catch MovieError.toolFailed(_, let reason) where reason.contains("No space left on device") {
      throw MovieError.imaging(.system(action: "write", path: path, code: ENOSPC))
    }
    // Programs may exit successfully without output.
    guard let length = try? Files.length(of: temporary), length > 0 else {
      throw MovieError.toolFailed(tool, reason: "it wrote no movie")
    }
    try wrappingImagingError { () throws(ImagingError) in
      if format == .webp {
        try Files.replace(
          temporary, with: WebPDurations.setting(timing.duration, of: try Files.read(temporary)))
      }
      try Files.deliver(temporary, to: path)
    }
    return length
  }

  private func create(
    at temporary: String, beside path: String, feed: @escaping MovieFeed
  ) async throws {
    switch tool {
    case .gifski, .img2webp:
      try await FrameFiles(movie: self, for: path).createMovie(at: temporary, feed: feed)
    case .gifsicle:
      try await stream(to: temporary, feed: feed)
      try await ExternalTool.gifsicle.run(Self.gifsicleArguments + [temporary])
      let bytes = try wrappingImagingError { () throws(ImagingError) in try Files.read(temporary) }
      guard bytes.isEmpty || MovieKind.gif.frameCount(of: bytes) != nil else {
        throw MovieError.toolFailed(tool, reason: "the GIF it wrote is truncated")
      }
    default:
      try await stream(to: temporary, feed: feed)
    }
  }

  /// Throws a `MovieError` if a program that creates the movie is not installed.
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

/// Calls `body` and rethrows its errors as a `MovieError`.
func wrappingImagingError<Value>(
  _ body: () throws(ImagingError) -> Value
) throws(MovieError) -> Value {
  do throws(ImagingError) {
    return try body()
  } catch {
    throw .imaging(error)
  }
}

/// Counts the colors of a sequence of frames.
private actor ColorCounter {
  private var count = ColorCount()

  func add(_ frame: [UInt8]) { count.add(frame) }

  func palette(limit: Int) -> Palette { Palette(of: count, limit: limit) }
}

/// Maps a sequence of frames to a palette.
private actor FrameMapper {
  private var mapper: ColorMapper

  init(_ palette: Palette) { mapper = ColorMapper(palette) }

  func map(_ frame: [UInt8]) -> [UInt8] { mapper.map(frame) }
}
