import ArgumentParser
import Benchmarking
import Flipbook
import Imaging

struct ExportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the contents of a recipe's frames as JSON.",
    discussion: """
      For programs that draw frames themselves: layers with their positions, colors, corners, shadows, \
      outlines, images, and glyphs. Repeated values are written once.
      """)

  @OptionGroup var recipe: RecipeArgument

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("File to write (default: standard output).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup var frames: FrameOptions

  func run(in context: CommandContext) throws -> CommandResult {
    let recipe = try recipe.load()
    let scene = try recipe.scene(options: frames.renderOptions)
    guard let file, file != StandardOutput.argument else {
      return CommandResult(output: scene.text)
    }
    try Files.write(Array(scene.text.utf8), to: file)
    return CommandResult(output: "\(recipe.name): \(scene.frameCount) frames in \(file)\n")
  }
}
