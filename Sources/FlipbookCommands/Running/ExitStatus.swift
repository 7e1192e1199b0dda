import Flipbook
import Imaging

/// The exit code of a command.
enum ExitStatus: Int32, Sendable {
  /// The command did what it was asked to do.
  case success = 0
  /// Two results that should be the same differ.
  case difference = 1
  /// A recipe or another input is invalid.
  case invalidInput = 2
  /// The environment lacks something: a program, a font, disk space, or a permission.
  case environment = 3
  /// The reader of the standard output has closed it, such as `head`: 128 + SIGPIPE, as if the signal
  /// had terminated the process.
  case outputClosed = 141

  /// Creates the exit code for an error of a category.
  init(_ category: ErrorCategory) {
    self =
      switch category {
      case .difference: .difference
      case .invalidInput: .invalidInput
      case .environment: .environment
      }
  }
}
