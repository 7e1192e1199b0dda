import ArgumentParser
import Flipbook

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Tell how two pictures, or two folders of frames, differ.",
    discussion: """
      A folder holds PNG files, whoever made them. Files of the same name are compared with each other; \
      where no names agree, the files are in natural order. A GIF or an animated PNG does as well as a \
      folder. Exits with 0 if all is the same, or within the tolerances, and with 1 if not.
      """)

  @Argument(help: "A PNG file, a folder, a GIF or an animated PNG.", completion: .file())
  var first: String

  @Argument(help: "What it is compared with.", completion: .file())
  var second: String

  @OptionGroup var tolerances: Tolerances

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: "Frames compared at once. (default: the number of cores)")
  var jobs: Int?

  @Option(help: ArgumentHelp("Write a JUnit report too.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp("Write a page to look at too: HTML, on its own.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Flag(help: "Tell it as JSON.")
  var json = false

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("\(jobs) jobs compare nothing: choose 1 or more.")
    }
  }

  @MainActor
  func run() async throws {
    var verb = CompareVerb()
    verb.first = first
    verb.second = second
    verb.tolerance = tolerances.tolerance
    if let jobs { verb.jobs = jobs }
    verb.junit = junit
    verb.report = report
    verb.json = json
    try await conclude(json: json) { [verb] in try await verb.run() }
  }
}
