import ArgumentParser
import Flipbook

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write what a recipe's frames show, as JSON.",
    discussion: """
      For programs that draw frames in ways of their own: layers with their places, colours, corners, \
      shadows, outlines, pictures and glyphs. What repeats stands there once.
      """)

  @Argument(help: "The recipe.", completion: .file(extensions: ["yaml", "yml"]))
  var recipe: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file. (default: the standard output)", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup var frames: FrameArguments

  @OptionGroup var settings: Settings

  func validate() throws {
    _ = try frames.options()
  }

  @MainActor
  func run() async throws {
    var verb = ExportVerb()
    verb.recipe = recipe
    verb.settings = settings.settings
    verb.options = try frames.options()
    verb.file = file
    try await conclude { [verb] in try verb.run() }
  }
}
