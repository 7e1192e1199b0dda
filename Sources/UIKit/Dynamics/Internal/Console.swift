import Imaging

/// The console, on which UIKit warns about misuse.
enum Console {
  /// Prints a line on the standard error stream.
  static func warn(_ message: String) {
    try? Files.write(Array("\(message)\n".utf8), to: STDERR_FILENO, path: "to the standard error")
  }
}
