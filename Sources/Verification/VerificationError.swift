import Imaging

/// An error while comparing frames or reading references.
package enum VerificationError: Error, Equatable, Sendable {
  /// A file cannot be read.
  case unreadable(ImagingError)
  /// A folder, or a movie, has no frames.
  case noFrames(path: String)
  /// The file is neither an image nor a movie that can be compared.
  case unknownKind(path: String)
  /// One operand is an image, the other a sequence of frames.
  case imageAndFrames(image: String, frames: String)
  /// The text of a reference is invalid.
  case brokenReference(path: String, reason: String)
  /// The folder of references to approve recipes in is unclear, or does not exist.
  case noReferences(path: String)
  /// There is no output of a failed verification to approve.
  case nothingToApprove(path: String)
}

extension VerificationError: CustomStringConvertible {
  /// The problem and how to solve it.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .noFrames(let path):
      "no frames in \(path): expected PNG files"
    case .unknownKind(let path):
      "cannot compare \(path): neither a PNG nor a GIF file nor a folder of frames"
    case .imageAndFrames(let image, let frames):
      "cannot compare the image \(image) with the frames \(frames)"
    case .brokenReference(let path, let reason):
      "cannot read \(path): \(reason); record the reference again"
    case .noReferences(let path):
      "the recipes do not all belong to the folder of references \(path): "
        + "specify theirs with --references, as 'flipbook verify' prints it"
    case .nothingToApprove(let path):
      "nothing in \(path) to approve; verify the recipes first"
    }
  }
}
