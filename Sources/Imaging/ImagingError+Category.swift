import Glibc

extension ImagingError: CategorizedError {
  /// The environment's for a refusal of the system, except for a file that does not exist.
  package var category: ErrorCategory {
    if case .system(_, _, let code) = self, code != ENOENT { return .environment }
    return .invalidInput
  }
}
