import Imaging
import Verification

extension RecipeVerification {
  /// The maximum number of recipes that a summary describes, and of sentences about each: GitHub
  /// shows at most one megabyte.
  private static let (maxDetails, maxSentences) = (100, 12)
  /// The maximum number of recipes that pass in the table; more are only counted.
  private static let maxPassing = 50

  /// Returns a summary of results as Markdown: a table of the recipes, then what changed in those
  /// that fail.
  ///
  /// - Parameters:
  ///   - title: The name of the verb.
  ///   - images: Returns the Markdown of the images of a result; nil for none.
  package func summary(
    of results: [Result], title: String, images: (Result) -> (before: String?, after: String?)?
  ) -> String {
    let failing = results.filter { !$0.passes }
    let passing = results.filter(\.passes)
    let rows = (failing + passing.prefix(Self.maxPassing)).map { result in
      let cells = [
        "\(result.passes ? "✅" : "❌") \(MarkdownText.escaped(result.name))",
        MarkdownText.escaped(result.headline),
      ]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    var text = "## \(title): \(MarkdownText.escaped(headline(of: results)))\n\n"
    text += "\(MarkdownText.escaped(extent(of: results))). "
    text += "Tolerance: \(MarkdownText.escaped(toleranceText(of: results))).\n\n"
    text += "| Recipe | Verdict |\n| --- | --- |\n\(rows.joined())"
    if passing.count > Self.maxPassing {
      text += "\n\(passing.count - Self.maxPassing) more recipes pass.\n"
    }
    text += failing.prefix(Self.maxDetails).map { details(of: $0, images($0)) }.joined()
    if failing.count > Self.maxDetails {
      text += "\n\(failing.count - Self.maxDetails) more recipes fail.\n"
    }
    return text
  }

  private func details(
    of result: Result, _ images: (before: String?, after: String?)?
  ) -> String {
    var text = "\n### \(MarkdownText.escaped("\(result.name) \(result.verdict.rawValue)"))\n\n"
    text += result.sentences.prefix(Self.maxSentences).map { "- \(MarkdownText.escaped($0))\n" }
      .joined()
    if result.sentences.count > Self.maxSentences {
      text += "- and \(result.sentences.count - Self.maxSentences) more\n"
    }
    if let images, images.before != nil || images.after != nil {
      text += "\n| Before | After |\n| --- | --- |\n"
      text += "| \(images.before ?? "none") | \(images.after ?? "none") |\n"
    }
    if let actual = result.actual, let references = result.references,
      let command = approval?(result.name, references)
    {
      text += "\nTo accept the output in \(MarkdownText.escaped(actual.path)):\n\n"
      text += MarkdownText.code(command)
    }
    return text
  }
}
