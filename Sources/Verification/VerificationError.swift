import Imaging

/// Why frames could not be compared.
package enum VerificationError: Error, Equatable, Sendable {
  /// A manifest or a frame's file cannot be read.
  case unreadable(ImagingError)
  /// A frame's file has other bytes than its manifest says.
  case changedFrame(path: String)
}

extension VerificationError: CustomStringConvertible {
  /// What happened, and what to do next.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .changedFrame(let path):
      "\(path) is not the file its manifest tells of. Render the frames again."
    }
  }
}
