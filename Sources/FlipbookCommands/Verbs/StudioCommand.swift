import ArgumentParser
import Flipbook
import Imaging
import Studio
import StudioServer

struct StudioCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Show a recipe live in the browser while it is written.",
    discussion: """
      Serves a page that shows the stage as a phone would: it can be touched with the mouse, played at any \
      speed, and its parameters are sliders. Saving the recipe shows the new motion at once. The URL of the \
      page is the first line of the standard output. It contains a secret: only who has it can connect, from \
      this machine. Ctrl-C ends the studio.
      """)

  @Argument(
    help: ArgumentHelp(
      "The recipe, the files of a Swift program, or a folder of recipes.", valueName: "recipe"),
    completion: .recipes)
  var paths: [String]

  /// The path of the recipe or the folder; of the files of a program, the first one.
  var path: String { paths[0] }

  @Option(help: ArgumentHelp("Port to listen on (default: any free port).", valueName: "N"))
  var port: PortNumber?

  @Option(
    help: ArgumentHelp(
      "Address of this machine to listen on; with others than the default, other machines can connect (default: 127.0.0.1).",
      valueName: "address"))
  var host: String?

  @Flag(name: .customLong("no-open"), help: "Do not open the page in the browser.")
  var staysClosed = false

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  var recipePaths: [String] { paths }
  var compilesAgain: Bool { true }

  func validate() throws { try paths.checkOneRecipe() }

  func run(in context: CommandContext) async throws -> CommandResult {
    guard path != StandardInput.path else { throw StudioServerError.notAFile(path: path) }
    var options = StudioServerOptions(path: path)
    options.port = port?.value ?? 0
    if let host { options.host = host }
    options.environment = context.environment
    if !options.isLocal {
      context.writeError(
        """
        flipbook: warning: listening on \(options.host): any program that can reach this machine and has the URL can \
        change the recipe and write files as you; the connection is not encrypted

        """)
    }
    try await StudioServer(options).run { [staysClosed] url in
      try context.writeOutput("\(url)\n")
      if !staysClosed { BrowserLauncher.open(url, environment: context.environment) }
    }
    return CommandResult()
  }
}

/// The process of the stage, which the studio starts.
struct StudioStageCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "studio-stage", abstract: "Play a recipe for 'flipbook studio', which starts it.",
    discussion:
      "Reads requests from the standard input, which is a socket, and sends frames to it.",
    shouldDisplay: false)

  @Argument(help: ArgumentHelp("The recipe, or a folder of recipes.", valueName: "recipe"))
  var path: String

  func run(in context: CommandContext) async throws -> CommandResult {
    try await StageProcess.run(path: path)
    return CommandResult()
  }
}
