@preconcurrency import Glibc
import Synchronization

/// The standard output, which a program that plays in this process must not print to.
extension Files {
  private static let output = Atomic<Int32>(STDOUT_FILENO)

  /// The descriptor of the standard output.
  package static var standardOutput: Int32 { output.load(ordering: .relaxed) }

  /// Redirects what is printed to the standard output to the standard error, line by line; the command's
  /// own output is written to `standardOutput` still.
  ///
  /// - Throws: An error if the process has too many open files.
  package static func redirectPrintedText() throws(ImagingError) {
    let descriptor = try retrying("open", "the standard output") {
      fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    }
    output.store(descriptor, ordering: .relaxed)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // What a program printed before it traps is not lost.
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
