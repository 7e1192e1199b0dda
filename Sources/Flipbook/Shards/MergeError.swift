import Imaging

/// Why shards cannot be joined.
package enum MergeError: Error, Hashable, Sendable {
  /// A folder holds no manifest.
  case noShards(folder: String)
  /// Two manifests are not of the same render.
  case otherRender(first: String, second: String, what: String)
  /// No shard has made these frames; of such shards, as far as that is known.
  case missing(FrameNumbers, shards: [Shard])
  /// Two shards have made different files of a frame.
  case frameDiffers(Int, first: String, second: String)
  /// A frame's file is not what the manifest says.
  case damaged(path: String)
}

extension MergeError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .noShards(let folder):
      "there are no shards in \(folder): render some into it with 'flipbook render --shard 1/2'."
    case .otherRender(let first, let second, let what):
      "\(first) and \(second) are not of one render: they differ in \(what). "
        + "Render the shards again, with the same flags."
    case .missing(let frames, let shards):
      "\(frames.numbers.count == 1 ? "frame \(frames) is" : "frames \(frames) are") missing: "
        + (shards.isEmpty
          ? "render the shards that make them."
          : "render "
            + (shards.count == 1 ? "shard " : "shards ")
            + shards.map(\.description).joined(separator: ", ") + ".")
    case .frameDiffers(let number, let first, let second):
      "frame \(number) of \(first) is another file than that of \(second). "
        + "Render the shards again, with the same Flipbook."
    case .damaged(let path):
      "\(path) is not the file that its manifest tells of. Render its shard again."
    }
  }
}

extension MergeError: CategorizedError {
  package var category: ErrorCategory { .invalidInput }
}
