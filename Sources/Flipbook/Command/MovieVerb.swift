import Foundation
import Imaging
import Movies

/// `flipbook movie`: makes a GIF of a folder of frames.
package struct MovieVerb: Sendable {
  /// The folder of frames, with its manifest.
  package var frames = ""
  package var pattern = FramePattern.standard
  /// The file to write.
  package var file = ""
  /// Frames per second of the movie; nil for those of the frames, as far as a GIF can have them.
  package var fps: FrameRate?
  /// The movie's width in pixels; nil for the frames'.
  package var width: Int?
  /// How often the movie plays; nil for ever.
  package var plays: Int?
  package var json = false

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let movie: String
  }

  package func run() async throws -> CommandResult {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: frames, isDirectory: &isFolder), !isFolder.boolValue {
      throw FlipbookError.framesExpected(path: frames)
    }
    let manifest = try Manifest(in: frames)
    try await GIF(fps: fps, width: width, plays: plays)
      .assemble(framesIn: frames, pattern: pattern, at: manifest.fps, to: file)
    return CommandResult(
      output: json ? try JSONText.pretty(Report(movie: file)) : "\(file)\n")
  }
}
