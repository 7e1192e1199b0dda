import Imaging
import Movies
import Verification

/// Compares two images, two folders of frames, or two movies.
package struct PathComparison: Sendable {
  /// The path of a PNG file, a folder of PNG files, a GIF, or an animated PNG.
  package var first: String
  /// The path of what is compared with the first.
  package var second: String
  /// The differences that are accepted.
  package var tolerance: ImageTolerance
  /// The number of frames that are compared in parallel.
  package var jobs: Int

  package init(
    _ first: String, _ second: String, tolerance: ImageTolerance = .exact,
    jobs: Int = RenderOptions().jobs
  ) {
    self.first = first
    self.second = second
    self.tolerance = tolerance
    self.jobs = jobs
  }

  /// Compares the frames.
  ///
  /// - Throws: A `VerificationError` for paths that cannot be compared, a `MovieError` for a movie
  ///   that cannot be read, and `CancellationError`.
  package func verdict() async throws -> FramesVerdict {
    let folder = try ScratchFolder(prefix: "flipbook-compare-")
    defer { folder.remove() }
    let operands = (try Operand(path: first), try Operand(path: second))
    switch (operands.0.isImage, operands.1.isImage) {
    case (true, false):
      throw VerificationError.imageAndFrames(image: first, frames: second)
    case (false, true):
      throw VerificationError.imageAndFrames(image: second, frames: first)
    case (true, true), (false, false): break
    }
    return try await FramesVerdict.comparing(
      operands.0.sequence(in: folder, as: "first"),
      with: operands.1.sequence(in: folder, as: "second"),
      tolerance: tolerance, jobs: min(max(1, jobs), RenderOptions.jobsLimit))
  }

  /// Returns a verdict as an HTML report.
  ///
  /// - Parameter title: The name of the program that compared the frames.
  package func report(of verdict: FramesVerdict, title: String) throws -> ReportPage {
    let rate = try? Manifest(in: first).fps
    return ReportPage(
      verb: title,
      headline: "\(first) and \(second) \(verdict.isGood ? "are the same" : "differ")",
      facts: ["Tolerance: \(verdict.tolerance)."],
      sections: [
        try ReportSection(
          verdict, fps: rate, limit: ReportPage.imagesLimit(sectionCount: 1))
      ])
  }
}

/// One side of a comparison.
private enum Operand {
  case image(path: String)
  case folder(path: String)
  case movie(MovieFrames)

  /// Detects what a path contains.
  init(path: String) throws {
    if Files.isFolder(path) {
      self = .folder(path: path)
      return
    }
    let bytes = try Files.read(path)
    if let kind = MovieKind(bytes) {
      self = .movie(MovieFrames(path: path, kind: kind))
    } else if Bitmap.isPNG(bytes) {
      self = .image(path: path)
    } else {
      throw VerificationError.unknownKind(path: path)
    }
  }

  var isImage: Bool {
    if case .image = self { true } else { false }
  }

  /// Returns the frames, after extracting those of a movie to a folder of this name.
  func sequence(in folder: ScratchFolder, as name: String) async throws -> FrameSequence {
    switch self {
    case .image(let path): return FrameSequence(image: path)
    case .folder(let path): return try FrameSequence(folder: path)
    case .movie(let movie):
      let frames = "\(folder.path)/\(name)"
      try Files.makeFolder(frames)
      try await movie.extract(to: frames)
      return try FrameSequence(folder: frames, of: movie.path)
    }
  }
}
