import Imaging

/// An issue in a Code Quality report of GitLab.
///
/// Source: "Code Quality report format" in GitLab's documentation: `description`, `check_name`,
/// `fingerprint`, `severity`, `location.path` and `location.lines.begin` are required.
struct CodeQualityIssue: Encodable, Hashable {
  struct Location: Encodable, Hashable {
    struct Lines: Encodable, Hashable {
      let begin: Int
    }

    let path: String
    let lines: Lines
  }

  enum CodingKeys: String, CodingKey {
    case description, checkName = "check_name", fingerprint, severity, location
  }

  let description: String
  let checkName: String
  /// Identifies the issue among those of other commits: independent of its line.
  let fingerprint: String
  let severity: String
  let location: Location

  /// Creates the issues of annotations that have a file.
  static func all(of annotations: [Annotation], _ paths: AnnotationPaths) -> [CodeQualityIssue] {
    var counts: [String: Int] = [:]
    return annotations.compactMap { annotation in
      guard let file = annotation.file.map(paths.path) else { return nil }
      let identity = "\(file)\n\(annotation.kind)\n\(annotation.subject)"
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      return CodeQualityIssue(
        description: annotation.message, checkName: "flipbook/\(annotation.kind)",
        fingerprint: "\(Digest(bytes: Array("\(identity)\n\(count)".utf8)))",
        severity: annotation.severity.gitlab,
        location: Location(path: file, lines: Location.Lines(begin: annotation.line ?? 1)))
    }
  }
}

extension Annotation.Severity {
  /// One of GitLab's `info`, `minor`, `major`, `critical` and `blocker`.
  fileprivate var gitlab: String {
    switch self {
    case .invalid: "critical"
    case .difference: "major"
    case .warning: "minor"
    }
  }
}
