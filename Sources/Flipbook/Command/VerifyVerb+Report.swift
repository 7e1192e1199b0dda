import Imaging
import Recipes
import Verification

extension VerifyVerb {
  /// All outcomes as a page for people.
  func page(of outcomes: [Outcome]) -> ReportPage {
    let bad = outcomes.count { !$0.isGood }
    let headline =
      switch (outcomes.count, bad) {
      case (1, 0): "\(outcomes[0].name) passes"
      case (1, _): "\(outcomes[0].name) fails"
      case (let count, 0): "All \(count) recipes pass"
      case (let count, _): "\(bad) of \(count) recipes \(bad == 1 ? "fails" : "fail")"
      }
    return ReportPage(
      verb: "flipbook verify", headline: headline,
      facts: ["\(checked(outcomes)). Tolerance: \(toleranceText(of: outcomes))."],
      sections: outcomes.compactMap(\.section))
  }

  /// What the page tells of a recipe; where something differs, every picture is drawn once.
  @MainActor
  func section(
    of finding: ReferenceCheck.Finding, _ recipe: Recipe, _ options: ReferenceOptions,
    _ tolerance: RecipeTolerance, picturesLimit: Int
  ) async throws -> ReportSection {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var source = ReportSection.Source(
      reference: "\(references)/\(recipe.name)", sentences: finding.sentences,
      allowances: tolerance.parts.map { "\($0.allows): \($0.why)" }, limit: picturesLimit)
    if !finding.isGood { source.command = approval(of: recipe.name) }
    if !finding.isGood || finding.verdict?.differing.isEmpty == false {
      source.frames = scratch.path
      try await recipe.render(
        to: scratch.path, options: options.rendering(.numbers(finding.actual.distinctFrames)))
    }
    guard let verdict = finding.verdict else {
      return try ReportSection(unrecorded: finding.actual, source)
    }
    return try ReportSection(verdict, source)
  }

  /// The command that takes over what a recipe shows now, for a shell.
  func approval(of recipe: String) -> String {
    var words = ["flipbook", "approve", recipe]
    if references != RecordVerb.usualFolder { words += ["--references", references] }
    if actual != Self.usualActual { words += ["--actual", actual] }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
