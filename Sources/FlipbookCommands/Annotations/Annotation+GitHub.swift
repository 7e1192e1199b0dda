/// Workflow commands of GitHub Actions, such as `::error file=a.yaml,line=1,col=2,title=…::…`.
///
/// Source: GitHub's documentation of workflow commands, and its `@actions/core`, which escapes
/// `%` and line breaks everywhere, and colons and commas in properties.
extension Annotation {
  /// Returns the command that annotates a file, on one line.
  func workflowCommand(_ paths: AnnotationPaths) -> String {
    var properties: [(String, String)] = []
    if let file {
      properties.append(("file", paths.path(of: file)))
      properties.append(("line", "\(line ?? 1)"))
      if let column { properties.append(("col", "\(column)")) }
    }
    properties.append(("title", title))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let name = severity == .warning ? "warning" : "error"
    return "::\(name) \(list)::\(Self.escaped(message))\n"
  }

  /// The heading of the annotation.
  private var title: String { "flipbook: \(kind)" }

  private static func escaped(_ text: String) -> String {
    escaping(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: String) -> String {
    escaping(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaping(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
