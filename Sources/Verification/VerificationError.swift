import Imaging

/// Why frames could not be compared.
package enum VerificationError: Error, Equatable, Sendable {
  /// A manifest or a frame's file cannot be read.
  case unreadable(ImagingError)
  /// A folder, or a movie, has no frames.
  case noFrames(path: String)
  /// The file is neither a picture nor a movie that can be compared.
  case unknownKind(path: String)
  /// One is a picture, the other has many.
  case pictureAndFrames(picture: String, frames: String)
  /// A reference's text is not what a reference is.
  case brokenReference(path: String, reason: String)
  /// No failed verification has left anything there.
  case nothingToApprove(path: String)
}

extension VerificationError: CustomStringConvertible {
  /// What happened, and what to do next.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .noFrames(let path):
      "\(path) has no frames: no PNG file. Render a recipe there, or name another folder."
    case .unknownKind(let path):
      "\(path) is neither a PNG nor a GIF file nor a folder of frames. Name one of these."
    case .pictureAndFrames(let picture, let frames):
      "\(picture) is a picture, \(frames) has many. Name two of a kind."
    case .brokenReference(let path, let reason):
      "cannot read \(path): \(reason). Record the recipe again."
    case .nothingToApprove(let path):
      "there is nothing in \(path) to approve. Verify the recipes first."
    }
  }
}
