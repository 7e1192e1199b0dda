import ArgumentParser
import Flipbook
import Foundation

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write down what recipes show, to verify it later.",
    discussion: """
      A reference is a text with the fingerprint of every frame and the numbers of every item, and the \
      pictures of some frames for people to look at: the first, the last, each Nth, those of the timeline, \
      those that the recipe's 'reference:' names, and those where the items are farthest out. Only what has \
      changed is written, and nothing in continuous integration.
      """)

  @OptionGroup var references: ReferenceArguments

  @Option(help: "Pixels in a point. (default: the recipe's, or 1)")
  var scale: Double?

  @Option(help: "Frames a second.")
  var fps = FrameRate.standard

  @Option(
    help: ArgumentHelp(
      "Keep a picture of each Nth frame. (default: the recipe's, or 60)", valueName: "N"))
  var every: Int?

  @Flag(help: "Tell what was written as JSON.")
  var json = false

  func validate() throws {
    if let every, every < 1 {
      throw ValidationError("each \(every)th frame is none: choose 1 or more.")
    }
  }

  @MainActor
  func run() async throws {
    var verb = RecordVerb()
    verb.recipes = references.recipes
    verb.references = references.folder
    verb.changes.scale = scale
    verb.changes.fps = fps
    verb.changes.step = every
    verb.changes.jobs = references.jobs
    verb.json = json
    verb.environment = ProcessInfo.processInfo.environment
    try await conclude(json: json) { [verb] in try await verb.run() }
  }
}

/// Which recipes, and where their references are.
struct ReferenceArguments: ParsableArguments {
  @Argument(
    help: "The recipes, or folders of recipes.", completion: .file(extensions: ["yaml", "yml"]))
  var recipes: [String]

  @Option(
    name: .customLong("references"),
    help: ArgumentHelp("The folder of the references.", valueName: "folder"),
    completion: .directory)
  var folder = RecordVerb.usualFolder

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: "Frames drawn at once. (default: the number of cores)")
  var jobs: Int?
}
