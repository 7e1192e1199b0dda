import Flipbook
import Foundation

extension Recording {
  /// The value that a trait sets for the current test; nil if there is none.
  @TaskLocal static var traitValue: Recording?

  /// The default for tests: the value of a trait, else of `FLIPBOOK_RECORD`, else `none` in
  /// continuous integration and `missing` elsewhere.
  public static var `default`: Recording {
    let environment = ProcessInfo.processInfo.environment
    let isCI = isContinuousIntegration(environment)
    return traitValue ?? (try? asked(in: environment)) ?? (isCI ? Recording.none : .missing)
  }

  /// The former name of `default`.
  @available(*, deprecated, renamed: "default")
  public static var usual: Recording { .default }

  /// Returns the recording that an environment permits: in continuous integration only the
  /// environment variable can enable recording.
  func permitted(in environment: [String: String]) throws(FlipbookError) -> Recording {
    let requested = try Recording.asked(in: environment)
    return Recording.isContinuousIntegration(environment) ? requested ?? Recording.none : self
  }
}
