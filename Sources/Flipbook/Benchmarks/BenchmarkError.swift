import Foundation
import Imaging

/// Why something could not be measured.
package enum BenchmarkError: Error, Hashable, Sendable {
  /// A program cannot be started.
  case programMissing(String, code: Int32)
  /// A program has failed; what it said last.
  case programFailed(String, status: Int32, errors: String)
  /// A rival has not told in its last line what it did.
  case noReport(String)
  /// A rival has drawn another number of frames.
  case otherFrames(String, count: Int, expected: Int)
  /// A rival has not written a frame's file.
  case frameMissing(String, file: String)
}

extension BenchmarkError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .programMissing(let program, let code):
      "cannot run \(program): \(String(cString: strerror(code))). Name a program that is there; "
        + "Benchmarks/install-rivals installs those that come with Flipbook."
    case .programFailed(let program, let status, let errors):
      "\(program) \(status < 0 ? "was ended by signal \(-status)" : "ended with status \(status)")"
        + (errors.isEmpty ? "." : ":\n\(errors)")
    case .noReport(let program):
      "\(program) did not tell what it did: its last line must be a JSON object with name, version, "
        + "frames and seconds."
    case .otherFrames(let program, let count, let expected):
      "\(program) drew \(count) frames, not \(expected)."
    case .frameMissing(let program, let file):
      "\(program) did not write \(file)."
    }
  }

  /// The last lines of what a program has said.
  static func end(of errors: String) -> String {
    errors.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
  }
}

extension BenchmarkError: CategorizedError {
  package var category: ErrorCategory { .environment }
}
