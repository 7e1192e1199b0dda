import ArgumentParser
import Flipbook

struct MovieCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "movie", abstract: "Make a GIF of a folder of frames.")

  @Argument(help: "The folder of frames.", completion: .directory)
  var frames: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file, which ends with .gif.", valueName: "file"))
  var file: String

  @Option(help: "The movie's frames a second, at most 50. (default: the frames')")
  var fps: FrameRate?

  @Option(help: "The movie's width in pixels. (default: the frames')")
  var width: Int?

  @Option(help: "How often the movie plays. (default: for ever)")
  var loop: Int?

  @Option(help: "How the frames' files are named.")
  var pattern = FramePattern.standard

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  func validate() throws {
    guard file.hasSuffix(".gif") else {
      throw ValidationError("'\(file)' does not end with .gif.")
    }
  }

  @MainActor
  func run() async throws {
    var verb = MovieVerb()
    verb.frames = frames
    verb.pattern = pattern
    verb.file = file
    verb.fps = fps
    verb.width = width
    verb.plays = loop
    verb.json = json
    try await conclude(json: json) { [verb] in try await verb.run() }
  }
}
