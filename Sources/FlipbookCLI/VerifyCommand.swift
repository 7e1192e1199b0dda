import ArgumentParser
import Flipbook

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Tell whether recipes show what their references say.",
    discussion: """
      Exits with 0 if all do, and with 1 if not; then it tells what has become of the motion, and leaves \
      what is shown now for 'flipbook approve'. Of a folder of recipes each needs a reference, and each \
      reference a recipe. With a tolerance, frames without a picture pass if the pictures do.
      """)

  @OptionGroup var references: ReferenceArguments

  @OptionGroup var tolerances: Tolerances

  @Option(
    help: ArgumentHelp("The folder for what recipes that fail show.", valueName: "folder"),
    completion: .directory)
  var actual = VerifyVerb.usualActual

  @Option(help: ArgumentHelp("Write a JUnit report too.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp("Write a page to look at too: HTML, on its own.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Flag(help: "Tell it as JSON.")
  var json = false

  @MainActor
  func run() async throws {
    var verb = VerifyVerb()
    verb.recipes = references.recipes
    verb.references = references.folder
    verb.tolerance = tolerances.changes
    verb.actual = actual
    if let jobs = references.jobs { verb.jobs = jobs }
    verb.junit = junit
    verb.report = report
    verb.json = json
    try await conclude(json: json) { [verb] in try await verb.run() }
  }
}
