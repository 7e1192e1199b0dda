import ArgumentParser
import Flipbook
import Glibc
import Imaging

/// The standard output as the file of an image or a movie, for the path `-`.
enum StandardOutput {
  /// The path that stands for the standard output.
  static let argument = "-"
  /// The path of the standard output as a file.
  static let path = "/dev/stdout"

  /// Throws if the standard output is a terminal, which cannot show images.
  static func check(_ context: CommandContext) throws {
    guard context.isOutputTerminal else { return }
    throw MovieError.badOption(
      "the standard output is a terminal: redirect it to a file or a pipe, or set -o to a file")
  }

  /// Returns whether an error is that the reader of the standard output has closed it.
  static func isClosed(_ error: any Error) -> Bool {
    switch error {
    case ImagingError.system(_, path, EPIPE), MovieError.imaging(.system(_, path, EPIPE)): true
    default: false
    }
  }
}

extension CommandResult {
  /// Returns the result with its text for the standard error stream, when the standard output
  /// receives an image or a movie.
  func besideStandardOutput(_ usesOutput: Bool) -> CommandResult {
    usesOutput ? CommandResult(status, errors: output + errors) : self
  }
}
