import Imaging

/// Why a movie could not be made.
package enum MovieError: Error, Equatable, Sendable {
  /// The program is not installed.
  case toolMissing(ExternalTool)
  /// The program failed; `reason` is the end of what it said.
  case toolFailed(ExternalTool, reason: String)
  /// The folder has no frames of this pattern.
  case noFrames(folder: String, pattern: String)
  /// The frames have a gap: this file is missing.
  case missingFrame(path: String)
  /// A frame has another size than the first.
  case frameSizeDiffers(path: String)
  /// An option has a value that no such movie can have.
  case badOption(String)
  /// The movie is not whole, or breaks a rule of its format.
  case unreadableMovie(path: String, reason: String)
  /// However little of it was kept, the movie was larger than so many bytes.
  case tooLarge(limit: Int, least: Int)
  /// A folder or a file cannot be read or written.
  case imaging(ImagingError)
}

extension MovieError: CustomStringConvertible {
  /// What happened, and what to do next.
  package var description: String {
    switch self {
    case .toolMissing(let tool):
      "\(tool.name) is not installed. Install it with: \(tool.advice)"
    case .toolFailed(let tool, let reason):
      "\(tool.name) failed:\n\(reason)"
    case .noFrames(let folder, let pattern):
      "\(folder) has no frames named like \(pattern). Render them first, or name the pattern."
    case .missingFrame(let path):
      "\(path) is missing. Render the frames without a gap."
    case .frameSizeDiffers(let path):
      "\(path) has another size than the frames before. Render them all at once."
    case .badOption(let reason):
      reason
    case .unreadableMovie(let path, let reason):
      "cannot read \(path): \(reason). Make or copy it again."
    case .tooLarge(let limit, let least):
      "it does not fit into \(limit) bytes: the least that could be made has \(least). "
        + "Allow more, or shorten the recipe."
    case .imaging(let error):
      error.description
    }
  }
}
