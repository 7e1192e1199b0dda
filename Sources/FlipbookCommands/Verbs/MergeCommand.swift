import ArgumentParser
import Flipbook
import Imaging

struct MergeCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge the shards of a render.",
    discussion: """
      The result is the folder that a render without --shard would have written. Fails if frames are missing, \
      or if the shards belong to different renders.
      """)

  @Argument(help: "Folders with rendered shards.", completion: .directory)
  var folders: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Folder for the frames (default: the folder of the shards, if there is only one).",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(help: "Link the frames of other folders instead of copying them, where possible.")
  var link = false

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    let formatVersion = 1
    let folder: String
    let manifest: String
    let frames: Int
  }

  func validate() throws {
    guard folder != nil || folders.count == 1 else {
      throw ValidationError("-o is required to merge several folders")
    }
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let merge = try ShardMerge(folders)
    let folder = folder ?? folders[0]
    try merge.write(to: folder, linking: link)
    let manifest = merge.manifest
    let name = manifest.recipe.map { "\($0.name): " } ?? ""
    let report = Report(
      folder: folder, manifest: "\(folder)/\(Manifest.fileName)", frames: manifest.frames.count)
    return try CommandResult(
      report, asJSON: printsJSON, text: "\(name)\(manifest.summary), in \(folder)\n")
  }
}

extension Manifest {
  /// The numbers of the frames and their size.
  var summary: String {
    let (first, last) = (frames.first?.number ?? 0, frames.last?.number ?? 0)
    let numbers =
      switch frames.count {
      case 0: "no frames"
      case 1: "frame \(first)"
      case last - first + 1: "frames \(first) to \(last)"
      default: "\(frames.count) frames from \(first) to \(last)"
      }
    return "\(numbers), \(size.width)x\(size.height) px"
  }
}
