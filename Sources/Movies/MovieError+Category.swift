import Imaging

extension MovieError: CategorizedError {
  /// The environment's for a missing or failing program; that of the cause for an imaging error.
  package var category: ErrorCategory {
    switch self {
    case .toolMissing, .toolFailed: .environment
    case .imaging(let error): error.category
    default: .invalidInput
    }
  }
}
