import ArgumentParser
import Flipbook
import Verification

struct RecordCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record references of recipes, to verify them later.",
    discussion: """
      A reference is a text file with the fingerprint of every frame and the numbers of every item, and images \
      of some frames to look at: the first, the last, every Nth, those of timeline entries, those that the \
      recipe's 'reference:' names, and those of the items' extreme positions. Only changed files are written, \
      and none in continuous integration. Frames have the times of the recipe: 'slow' does not affect them.
      """)

  @OptionGroup var references: ReferenceArguments

  var recipePaths: [String] { references.recipes }
  var program: ProgramOptions { references.program }

  @Option(help: ArgumentHelp("Pixels per point (default: the recipe's, or 1).", valueName: "N"))
  var scale: Double?

  @OptionGroup var rate: FrameRateOption

  @Option(
    help: ArgumentHelp(
      "Keep an image of every Nth frame (default: the recipe's, or 60).", valueName: "N"))
  var every: Positive?

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let folder: String
      let frames: Int
      let pictures: Int
      let numbers: Int
    }

    let formatVersion = 1
    let references: [Entry]
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    try Recording.check(context.environment, verb: "record")
    var changes = ReferenceChanges()
    changes.scale = scale
    changes.fps = rate.fps
    changes.step = every?.value
    changes.jobs = references.jobs.jobs
    let recorded = try await references.location.search.record(
      references.recipes, changes: changes)
    let entries = recorded.map { folder, reference in
      Report.Entry(
        recipe: reference.recipe, folder: folder.path, frames: reference.frames.count,
        pictures: reference.images.count, numbers: reference.numberCount)
    }
    return try CommandResult(
      Report(references: entries), asJSON: printsJSON,
      text: entries.map { entry in
        "\(entry.recipe): \(NumberFormat.count(entry.frames, "frame")), "
          + "\(NumberFormat.count(entry.pictures, "image")), "
          + "\(NumberFormat.count(entry.numbers, "number")), in \(entry.folder)\n"
      }.joined())
  }
}
