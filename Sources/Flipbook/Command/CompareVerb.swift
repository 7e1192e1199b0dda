import Foundation
import Imaging
import Movies
import Verification

/// `flipbook compare`: tells how two pictures, folders of frames or movies differ.
package struct CompareVerb: Sendable {
  /// The path of a PNG file, a folder of PNG files, a GIF or an animated PNG.
  package var first = ""
  /// The same, of what is compared with it.
  package var second = ""
  package var tolerance = PictureTolerance.exact
  /// How many frames are compared at once.
  package var jobs = RenderOptions().jobs
  /// The JUnit file to write; nil for none.
  package var junit: String?
  /// The HTML file to write, for people; nil for none.
  package var report: String?
  package var json = false

  package init() {}

  package func run() async throws -> CommandResult {
    let report = try report.map(ReportFile.init)
    let folder = try ScratchFolder(prefix: "flipbook-compare-")
    defer { folder.remove() }
    let operands = (try Operand(path: first), try Operand(path: second))
    try check(operands)
    let verdict = try await FramesVerdict.comparing(
      operands.0.sequence(in: folder, as: "first"),
      with: operands.1.sequence(in: folder, as: "second"),
      tolerance: tolerance, jobs: min(max(1, jobs), RenderOptions.jobsLimit))
    if let junit { try Files.write(Array(verdict.testSuite.xml.utf8), to: junit) }
    try report?.write(page(of: verdict))
    return CommandResult(
      verdict.isGood ? .done : .differs,
      output: json ? try JSONText.pretty(verdict.report) : verdict.text)
  }

  private func page(of verdict: FramesVerdict) throws -> ReportPage {
    let rate = try? Manifest(in: first).fps
    return ReportPage(
      verb: "flipbook compare",
      headline: "\(first) and \(second) \(verdict.isGood ? "are the same" : "differ")",
      facts: ["Tolerance: \(verdict.tolerance)."],
      sections: [
        try ReportSection(
          verdict, fps: rate, limit: ReportPage.picturesLimit(sectionCount: 1))
      ])
  }

  private func check(_ operands: (Operand, Operand)) throws {
    switch (operands.0.isPicture, operands.1.isPicture) {
    case (true, false):
      throw VerificationError.pictureAndFrames(picture: first, frames: second)
    case (false, true):
      throw VerificationError.pictureAndFrames(picture: second, frames: first)
    case (true, true), (false, false): break
    }
  }
}

/// What is compared.
private enum Operand {
  case picture(path: String)
  case folder(path: String)
  case movie(MovieFrames)

  /// Looks what stands at a path.
  init(path: String) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      self = .folder(path: path)
      return
    }
    let bytes = try Files.read(path)
    if let kind = MovieKind(bytes) {
      self = .movie(MovieFrames(path: path, kind: kind))
    } else if Bitmap.isPNG(bytes) {
      self = .picture(path: path)
    } else {
      throw VerificationError.unknownKind(path: path)
    }
  }

  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }

  /// The frames; those of a movie are taken out of it.
  func sequence(in folder: ScratchFolder, as name: String) async throws -> FrameSequence {
    switch self {
    case .picture(let path): return FrameSequence(picture: path)
    case .folder(let path): return try FrameSequence(folder: path)
    case .movie(let movie):
      let frames = "\(folder.path)/\(name)"
      try Files.makeFolder(frames)
      try await movie.extract(to: frames)
      return try FrameSequence(folder: frames, of: movie.path)
    }
  }
}
