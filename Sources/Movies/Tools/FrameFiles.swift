import Foundation
import Imaging

/// Creates a movie with a program that cannot read a pipe, from PNG files in a temporary folder.
struct FrameFiles {
  let movie: Movie
  private let folder: String

  /// - Parameter path: The movie's path; the temporary folder is created next to it.
  init(movie: Movie, beside path: String) {
    self.movie = movie
    folder = Files.temporaryPath(for: "\(path).frames")
  }

  func createMovie(at path: String, feed: MovieFeed) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try wrappingImagingError { () throws(ImagingError) in try Files.makeFolder(folder) }
    let writer = FrameFileWriter(folder: folder, width: movie.width, height: movie.height)
    try await feed { frame in try await writer.write(frame) }
    guard movie.tool == .img2webp else {
      let files = await writer.names.map { "\(folder)/\($0)" }
      try await movie.tool.run(movie.gifskiArguments + ["-o", path] + files)
      return
    }
    // An argument for each frame may exceed the system's limit, so they are passed in a file. It
    // separates them by whitespace, so they do not contain the folder's name.
    let words = movie.img2webpArguments(frames: await writer.names) + ["-o", Self.movie]
    try wrappingImagingError { () throws(ImagingError) in
      try Files.write(
        Array(words.joined(separator: "\n").utf8), to: "\(folder)/\(Self.arguments)")
    }
    try await movie.tool.run([Self.arguments], in: folder)
    try wrappingImagingError { () throws(ImagingError) in
      try Files.finish("\(folder)/\(Self.movie)", as: path)
    }
  }

  private static let arguments = "arguments"
  private static let movie = "movie"
}

extension Movie {
  /// The arguments of gifski, except the files.
  var gifskiArguments: [String] {
    let fps = Double(timing.fps.numerator) / Double(timing.fps.denominator)
    let repeats = plays.map { $0 == 1 ? -1 : $0 - 1 } ?? 0
    return [
      "--quiet", "--fps", "\(fps)", "--quality", "\(detail.gifski)", "--width", "\(width)",
      "--height", "\(height)", "--repeat=\(repeats)",
    ]
  }

  /// Returns the arguments of img2webp for frames and their durations.
  func img2webpArguments(frames: [String]) -> [String] {
    let quality = detail.webP.map { ["-lossy", "-q", "\($0)"] } ?? ["-lossless"]
    var arguments = ["-loop", "\(plays ?? 0)"]
    var last: Int?
    for (frame, delay) in zip(frames, timing.milliseconds) {
      if last == nil { arguments += quality }
      if delay != last { arguments += ["-d", "\(delay)"] }
      last = delay
      arguments.append(frame)
    }
    return arguments
  }
}

/// Writes a sequence of frames to files.
private actor FrameFileWriter {
  private let folder: String
  private let width: Int
  private let height: Int
  private let encoder: PNGEncoder
  private(set) var names: [String] = []

  init(folder: String, width: Int, height: Int) {
    self.folder = folder
    self.width = width
    self.height = height
    encoder = PNGEncoder()
  }

  func write(_ frame: [UInt8]) throws(MovieError) {
    let name = FramePattern.standard.name(of: names.count)
    guard let bitmap = Bitmap(width: width, height: height, pixels: frame) else {
      throw .badOption("the size of a frame is not \(width)x\(height) px")
    }
    try wrappingImagingError { () throws(ImagingError) in
      try Files.write(bitmap.withPixels(encoder.encode), to: "\(folder)/\(name)")
    }
    names.append(name)
  }
}
