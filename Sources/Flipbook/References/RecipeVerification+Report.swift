import Imaging
import Recipes
import Verification

extension RecipeVerification {
  /// Returns results as an HTML report.
  ///
  /// - Parameter title: The name of the program that verified the recipes.
  package func report(of results: [Result], title: String) -> ReportPage {
    ReportPage(
      verb: title, headline: headline(of: results),
      facts: ["\(extent(of: results)). Tolerance: \(toleranceText(of: results))."],
      sections: results.compactMap(\.section))
  }

  /// Returns the overall result, in one line.
  func headline(of results: [Result]) -> String {
    let failures = results.count { !$0.passes }
    return switch (results.count, failures) {
    case (1, 0): "\(results[0].name) passes"
    case (1, _): "\(results[0].name) fails"
    case (let count, 0): "All \(count) recipes pass"
    case (let count, let failures):
      "\(failures) of \(count) recipes \(failures == 1 ? "fails" : "fail")"
    }
  }

  /// Returns the amount of recipes, frames, and numbers that were checked.
  package func extent(of results: [Result]) -> String {
    let frames = results.reduce(0) { $0 + $1.frames }
    let numbers = results.reduce(0) { $0 + $1.numbers }
    return
      "\(NumberFormat.count(results.count, "recipe")), \(NumberFormat.count(frames, "frame")) and "
      + "\(NumberFormat.count(numbers, "number")) checked"
  }

  /// Returns the differences that are accepted in every recipe, and the recipes that accept others.
  package func toleranceText(of results: [Result]) -> String {
    let others = results.filter { $0.tolerance?.parts.isEmpty == false }.map(\.name)
    return others.isEmpty
      ? "\(tolerance)" : "\(tolerance), except those accepted by \(NumberFormat.list(others))"
  }

  /// Returns the section of a recipe; renders every distinct image if anything differs.
  ///
  /// - Parameters:
  ///   - failures: How the motion differs from what the recipe expects.
  ///   - folder: The folder of the reference.
  ///   - command: The shell command that approves the recipe; nil if there is none.
  @MainActor
  func section(
    of finding: ReferenceCheck.Finding, _ recipe: Recipe, _ options: ReferenceOptions,
    _ tolerance: RecipeTolerance, failures: [Diagnostic], folder: ReferenceFolder,
    command: String?, imageLimit: Int
  ) async throws -> ReportSection {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var source = ReportSection.Source(
      reference: folder.path, sentences: failures.map(\.sentence) + finding.sentences,
      allowances: tolerance.parts.map { "\($0.allows): \($0.why)" }, limit: imageLimit)
    (source.passes, source.command, source.damaged) = (finding.isGood, command, finding.damaged)
    source.isExpected = failures.isEmpty
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
}
