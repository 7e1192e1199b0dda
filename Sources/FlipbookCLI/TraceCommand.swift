import ArgumentParser
import Flipbook

struct TraceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Write a recipe's numbers at every tick, as CSV or JSON.")

  @Argument(help: "The recipe.", completion: .file(extensions: ["yaml", "yml"]))
  var recipe: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file, which ends with .csv or .json. (default: the standard output)",
      valueName: "file"))
  var file: String?

  @OptionGroup var settings: Settings

  @Flag(help: "Write JSON where no file says otherwise.")
  var json = false

  func validate() throws {
    _ = try format()
  }

  @MainActor
  func run() async throws {
    var verb = TraceVerb()
    verb.recipe = recipe
    verb.settings = settings.settings
    verb.file = file
    verb.format = try format()
    try await conclude(json: json) { [verb] in try verb.run() }
  }

  private func format() throws -> TraceVerb.Format {
    guard let file else { return json ? .json : .csv }
    guard let format = TraceVerb.Format.allCases.first(where: { file.hasSuffix(".\($0)") }) else {
      throw ValidationError("'\(file)' ends neither with .csv nor with .json.")
    }
    return format
  }
}
