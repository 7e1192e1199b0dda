import Flipbook
import Foundation

extension Recording {
  /// What a trait has set around the running test; nil for nothing.
  @TaskLocal static var ofTrait: Recording?

  /// What holds where a test says nothing: what its traits say, else `FLIPBOOK_RECORD`, else `missing`, and in
  /// continuous integration `none`.
  public static var usual: Recording {
    let environment = ProcessInfo.processInfo.environment
    let isCI = isContinuousIntegration(environment)
    return ofTrait ?? (try? asked(in: environment)) ?? (isCI ? Recording.none : .missing)
  }

  /// What is recorded in an environment: in continuous integration nothing but what the environment asks for,
  /// whatever tests say.
  func permitted(in environment: [String: String]) throws(FlipbookError) -> Recording {
    let asked = try Recording.asked(in: environment)
    return Recording.isContinuousIntegration(environment) ? asked ?? Recording.none : self
  }
}
