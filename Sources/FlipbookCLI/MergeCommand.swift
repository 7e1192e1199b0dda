import ArgumentParser
import Flipbook

struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the shards of a render.",
    discussion: """
      The folder is then what a render without --shard would have left. Fails if frames are missing, or if \
      the shards are not of one render.
      """)

  @Argument(help: "The folders that shards were rendered to.", completion: .directory)
  var folders: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The folder for the frames. (default: the shards', if there is one)", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(help: "Link the frames of other folders instead of copying them, where that can be.")
  var link = false

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  func validate() throws {
    guard !folders.isEmpty else { throw ValidationError("Name a folder of shards.") }
    guard folder != nil || folders.count == 1 else {
      throw ValidationError("Name the folder for the frames of several folders with -o.")
    }
  }

  @MainActor
  func run() async throws {
    var verb = MergeVerb()
    verb.folders = folders
    verb.folder = folder
    verb.links = link
    verb.json = json
    try await conclude(json: json) { [verb] in try await verb.run() }
  }
}
