import Imaging

/// `flipbook merge`: joins the shards of a render.
package struct MergeVerb: Sendable {
  /// The folders of the shards.
  package var folders: [String] = []
  /// The folder for the frames; nil for the only one there is.
  package var folder: String?
  /// Whether files get another name in the folder instead of a copy.
  package var links = false
  package var json = false

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let folder: String
    let manifest: String
    let frames: Int
  }

  package func run() async throws -> CommandResult {
    let merge = try ShardMerge(folders)
    let folder = folder ?? folders[0]
    try merge.write(to: folder, linking: links)
    let manifest = merge.manifest
    if json {
      return CommandResult(
        output: try JSONText.pretty(
          Report(
            folder: folder, manifest: "\(folder)/\(Manifest.fileName)",
            frames: manifest.frames.count)))
    }
    let name = manifest.recipe.map { "\($0.name): " } ?? ""
    return CommandResult(output: "\(name)\(manifest.summary), in \(folder)\n")
  }
}

extension Manifest {
  /// The frames and their size, for people.
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
