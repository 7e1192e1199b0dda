import Glibc
import Imaging

/// The reasons why a benchmark fails.
package enum BenchmarkError: Error, Hashable, Sendable {
  /// A program cannot be launched.
  case programMissing(String, code: Int32)
  /// A program failed; `errors` are the last lines of its standard error stream.
  case programFailed(String, status: Int32, errors: String)
  /// The last line of a competitor's output is not a report.
  case noReport(String)
  /// A competitor drew the wrong number of frames.
  case wrongFrameCount(String, count: Int, expected: Int)
  /// A competitor did not write a frame's file.
  case frameMissing(String, file: String)
}

extension BenchmarkError: CustomStringConvertible {
  /// The error message, with a suggestion.
  package var description: String {
    switch self {
    case .programMissing(let program, let code):
      "cannot run \(program): \(String(cString: strerror(code))); to install the programs that "
        + "Flipbook is compared with, run Benchmarks/install-competitors"
    case .programFailed(let program, let status, let errors):
      program
        + (status < 0 ? " was terminated by signal \(-status)" : " exited with code \(status)")
        + (errors.isEmpty ? "" : ":\n\(errors)")
    case .noReport(let program):
      "\(program) printed no report: expected a JSON object with name, version, frames and seconds "
        + "in the last line"
    case .wrongFrameCount(let program, let count, let expected):
      "\(program) drew \(count) frames: expected \(expected)"
    case .frameMissing(let program, let file):
      "\(program) did not write \(file)"
    }
  }

  /// Returns the last lines of a program's output.
  package static func lastLines(of errors: String) -> String {
    errors.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
  }
}

extension BenchmarkError: CategorizedError {
  package var category: ErrorCategory { .environment }
}
