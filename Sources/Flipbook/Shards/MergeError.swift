import Imaging

/// The reasons why shards cannot be merged.
package enum MergeError: Error, Hashable, Sendable {
  /// A folder contains no manifest.
  case noShards(folder: String)
  /// Two manifests belong to different renders.
  case otherRender(first: String, second: String, what: String)
  /// Frames that are in no shard, with the missing shards if they are known.
  case missing(FrameNumbers, shards: [Shard])
  /// Two shards have different files of a frame.
  case frameDiffers(Int, first: String, second: String)
  /// A frame's file does not match the manifest.
  case damaged(path: String)
}

extension MergeError: CustomStringConvertible {
  /// The error message, with a suggestion.
  package var description: String {
    switch self {
    case .noShards(let folder):
      "no shards in \(folder): render shards with 'flipbook render --shard 1/2'"
    case .otherRender(let first, let second, let what):
      "\(first) and \(second) belong to different renders: they differ in \(what); "
        + "render the shards again with the same options"
    case .missing(let frames, let shards):
      "\(frames.numbers.count == 1 ? "frame \(frames) is" : "frames \(frames) are") missing: "
        + (shards.isEmpty
          ? "render the missing shards"
          : "render "
            + (shards.count == 1 ? "shard " : "shards ")
            + shards.map(\.description).joined(separator: ", "))
    case .frameDiffers(let number, let first, let second):
      "frame \(number) differs between \(first) and \(second): render the shards again with the "
        + "same version of Flipbook"
    case .damaged(let path):
      "\(path) does not match its manifest: render its shard again"
    }
  }
}

extension MergeError: CategorizedError {
  package var category: ErrorCategory { .invalidInput }
}
