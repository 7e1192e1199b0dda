import Imaging

/// Creates a movie with a program that cannot read a pipe, from PNG files in a temporary folder.
struct FrameFiles {
  let movie: Movie
  private let folder: String

  /// - Parameter path: The movie's path.
  init(movie: Movie, for path: String) {
    self.movie = movie
    folder = Files.workingPath(for: path, role: "frames")
  }

  func createMovie(at path: String, feed: MovieFeed) async throws {
    defer { Files.removeTree(folder) }
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
      try Files.replace(
        "\(folder)/\(Self.arguments)", with: Array(words.joined(separator: "\n").utf8))
    }
    try await movie.tool.run([Self.arguments], in: folder)
    let created = "\(folder)/\(Self.movie)"
    guard Files.exists(created) else { return }
    try wrappingImagingError { () throws(ImagingError) in try Files.finish(created, as: path) }
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
      try Files.replace("\(folder)/\(name)", with: bitmap.withPixels(encoder.encode))
    }
    names.append(name)
  }
}
