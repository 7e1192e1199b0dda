import Imaging

/// An error while creating or reading a movie.
package enum MovieError: Error, Equatable, Sendable {
  /// The program is not installed.
  case toolMissing(ExternalTool)
  /// The program failed; `reason` is the end of its error output.
  case toolFailed(ExternalTool, reason: String)
  /// The folder contains no frames that match the pattern.
  case noFrames(folder: String, pattern: String)
  /// The file of a frame is missing.
  case missingFrame(path: String)
  /// A frame's size differs from the first frame's.
  case frameSizeDiffers(path: String)
  /// An option is invalid for the movie.
  case badOption(String)
  /// The movie is truncated, or violates its format.
  case unreadableMovie(path: String, reason: String)
  /// The movie exceeds `limit` bytes even at the lowest quality; `least` is the smallest size
  /// reached.
  case tooLarge(limit: Int, least: Int)
  /// A folder or a file could not be read or written.
  case imaging(ImagingError)
}

extension MovieError: CustomStringConvertible {
  /// The problem and how to solve it.
  package var description: String {
    switch self {
    case .toolMissing(let tool):
      "\(tool.name) is not installed; install it with: \(tool.installCommand)"
    case .toolFailed(let tool, let reason):
      "\(tool.name) failed:\n\(reason)"
    case .noFrames(let folder, let pattern):
      "no frames in \(folder) match \(pattern); render them first, or set --pattern"
    case .missingFrame(let path):
      "missing frame \(path); render the frames without gaps"
    case .frameSizeDiffers(let path):
      "the size of \(path) differs from the previous frames; render all frames at once"
    case .badOption(let reason):
      reason
    case .unreadableMovie(let path, let reason):
      "cannot read \(path): \(reason)"
    case .tooLarge(let limit, let least):
      "the movie does not fit into \(limit) bytes: the smallest possible size is \(least) bytes; "
        + "raise the limit, or shorten the recipe"
    case .imaging(let error):
      error.description
    }
  }
}
