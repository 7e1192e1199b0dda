/// When references are recorded.
public enum Recording: String, CaseIterable, Sendable {
  /// Records all references, even if they are up to date.
  case all
  /// Records missing references, and those that differ.
  case changed
  /// Records missing references only.
  case missing
  /// Records no references.
  case none

  /// The environment variable with the name of a case.
  public static let variable = "FLIPBOOK_RECORD"
}

extension Recording {
  /// Returns the value of the environment variable; nil if it is not set.
  ///
  /// - Throws: `FlipbookError.unknownRecording` for an unknown value.
  package static func asked(in environment: [String: String]) throws(FlipbookError) -> Recording? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let recording = Recording(rawValue: text) else { throw .unknownRecording(text) }
    return recording
  }

  /// Returns whether the process runs in continuous integration, where `CI` is set.
  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
  }

  /// Throws if a command must not record references: in continuous integration, unless the
  /// environment variable allows it.
  package static func check(_ environment: [String: String], verb: String) throws(FlipbookError) {
    let asked = try asked(in: environment)
    guard isContinuousIntegration(environment), (asked ?? Recording.none) == Recording.none else {
      return
    }
    throw .recordingInCI(verb: verb)
  }
}
