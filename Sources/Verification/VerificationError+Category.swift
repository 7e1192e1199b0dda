import Imaging

extension VerificationError: CategorizedError {
  /// That of the cause for an unreadable file; otherwise invalid input.
  package var category: ErrorCategory {
    if case .unreadable(let error) = self { error.category } else { .invalidInput }
  }
}
