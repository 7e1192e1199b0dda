/// The kind of problem that an error reports, for callers that treat all errors of a kind alike.
package enum ErrorCategory: Hashable, Sendable {
  /// Two results that should be the same differ.
  case difference
  /// A recipe, a file, or an option is invalid.
  case invalidInput
  /// The environment lacks something: a program, a font, disk space, or a permission.
  case environment

  /// Creates the category of an error: the environment's for an error without a category.
  package init(of error: any Error) {
    self = (error as? any CategorizedError)?.category ?? .environment
  }
}

/// An error that has a category.
package protocol CategorizedError: Error {
  /// The kind of problem that the error reports.
  var category: ErrorCategory { get }
}
