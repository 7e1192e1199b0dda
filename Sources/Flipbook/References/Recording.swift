/// When references are written.
public enum Recording: String, CaseIterable, Sendable {
  /// Whatever is there, they are written anew.
  case all
  /// Those that are missing, and those that are not what they should be.
  case changed
  /// Those that are missing.
  case missing
  /// None.
  case none

  /// The variable of the environment that tells it.
  public static let variable = "FLIPBOOK_RECORD"
}

extension Recording {
  /// What the environment asks for; nil for nothing.
  ///
  /// - Throws: `FlipbookError.unknownRecording` for what is none of these.
  package static func asked(in environment: [String: String]) throws(FlipbookError) -> Recording? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let recording = Recording(rawValue: text) else { throw .unknownRecording(text) }
    return recording
  }

  /// Whether this is a run of continuous integration, whose systems all set `CI`.
  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
  }

  /// Throws where a verb must not write references: in continuous integration, unless the environment asks for it.
  package static func check(_ environment: [String: String], verb: String) throws(FlipbookError) {
    let asked = try asked(in: environment)
    guard isContinuousIntegration(environment), (asked ?? Recording.none) == Recording.none else {
      return
    }
    throw .recordingInCI(verb: verb)
  }
}
