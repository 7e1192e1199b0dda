/// The format of what a verb reports.
enum ReportFormat: String, CaseIterable, Sendable {
  /// Text for people.
  case text
  /// JSON for other programs.
  case json
  /// Workflow commands of GitHub Actions, which annotate files.
  case github
  /// A Code Quality report of GitLab, which annotates files.
  case gitlab
}
