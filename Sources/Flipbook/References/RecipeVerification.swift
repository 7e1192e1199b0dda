import Imaging
import Recipes
import Verification

/// Compares what recipes show now with their references.
package struct RecipeVerification: Sendable {
  /// Finds the references.
  package var search = ReferenceSearch()
  /// The folder for the output of recipes that fail.
  package var actual = ReferenceStore.actual
  /// The differences that are accepted, instead of those that recipes accept.
  package var tolerance = ReferenceTolerance.exact
  /// The number of frames that are rendered in parallel.
  package var jobs = RenderOptions().jobs
  /// Whether recipes that an interrupted verification has found to be the same are skipped if nothing
  /// has changed; with sections, all are verified.
  package var resumes = false
  /// Whether results include the sections of an HTML report, whose images are rendered.
  package var makesSections = false
  /// Returns the shell command that approves a recipe, for the HTML report; nil for none.
  package var approval: (@Sendable (_ recipe: String, _ references: ReferenceStore) -> String)?

  package init() {}

  /// The result of a recipe, or of a reference without a recipe.
  package struct Result: Sendable {
    /// The name of the recipe.
    package let name: String
    /// The path of the recipe's file, or of a reference without a recipe.
    package let file: String
    /// The kind of result.
    package let verdict: ReportSection.Verdict
    /// Whether the recipe passes.
    package var passes: Bool { problem == nil }
    /// The result in a few words.
    package var headline: String
    /// Every difference, as a sentence each.
    package var sentences: [String]
    /// The errors in an invalid recipe.
    package var diagnostics: [Diagnostic] = []
    /// How the motion differs from what the recipe expects.
    package var failures: [Diagnostic] = []
    /// The differences that the recipe accepts; nil for a recipe that was not compared.
    package var tolerance: RecipeTolerance?
    /// The folder with the output of a recipe that fails; nil if there is none.
    package var actual: ReferenceFolder?
    /// The folder of references that `actual` can be approved for; nil if there is none.
    package var references: ReferenceStore?
    /// The number of frames that were compared.
    package var frames = 0
    /// The number of numbers that were compared.
    package var numbers = 0
    /// The section of the HTML report; nil if none was requested.
    package var section: ReportSection?
    /// The wall-clock time of the verification, in seconds.
    package var seconds = 0.0
    /// The kind of problem that makes the recipe fail; nil if it passes.
    package var problem: ErrorCategory?
    /// The errors while writing the output of a recipe that fails, or its section.
    package var outputErrors: [any Error] = []
  }

  /// Verifies recipes.
  ///
  /// Every recipe of a folder needs a reference, and every reference a recipe. A recipe that cannot
  /// be read or rendered fails; the others are verified.
  ///
  /// - Parameter paths: Recipe files, and folders of recipes.
  /// - Returns: The results in the order of the recipes, then those of references without a recipe.
  /// - Throws: `FlipbookError` before the first recipe plays; `VerificationInterruption` and, for a
  ///   single recipe, `CancellationError`.
  @MainActor
  package func verify(_ paths: [String]) async throws -> [Result] {
    let folders = try RecipeFolders(paths)
    let files = RecipeFiles(folders.files)
    try search.checkNames(of: files)
    let run = VerificationRun(self, files)
    var results = try await run.results()
    if folders.includesFolders {
      results += try run.renames.orphans().map { orphan, newName in result(of: orphan, newName) }
    }
    guard makesSections else { return results }
    return results.map { result in
      var result = result
      if result.section == nil {
        result.section = ReportSection(
          name: result.name, verdict: result.verdict, sentences: result.sentences)
      }
      return result
    }
  }

  /// Returns the result of a recipe that matches its reference, in a few words.
  static func headline(_ finding: ReferenceCheck.Finding, _ failures: [Diagnostic]) -> String {
    guard !failures.isEmpty else { return finding.headline }
    let count = NumberFormat.count(failures.count, "failed expectation")
    return "\(ReportSection.Verdict.unexpected.rawValue): \(count)"
  }

  /// Returns the result of a reference without a recipe.
  ///
  /// - Parameter newName: The folder that a recipe of another name needs it as; nil if there is
  ///   none.
  private func result(of orphan: ReferenceFolder, _ newName: ReferenceFolder?) -> Result {
    let help = newName.map { "rename it to \($0.path)" } ?? "remove it"
    return Result(
      name: orphan.name, file: orphan.file(Reference.fileName), verdict: .orphaned,
      headline: ReportSection.Verdict.orphaned.rawValue,
      sentences: ["\(orphan.path) has no recipe: \(help)."], problem: .difference)
  }
}

extension ReferenceSearch {
  /// Returns a sentence about a recipe without a reference, with the folders that were searched.
  func sentence(forRecipeAt path: String) -> String {
    let places = NumberFormat.list(places(ofRecipeAt: path).map(\.path))
    return specified == nil
      ? "There is no folder of references; searched \(places). "
        + "Specify it with --references, or record the recipe."
      : "There is no folder of references \(places). Record the recipe, or specify another folder."
  }
}

extension Diagnostic {
  /// The error as one sentence.
  var sentence: String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    let details = [
      expected.map { "expected \($0)" }, found.map { "found \($0)" }, help,
    ]
    return "\(file)\(place): \(([message] + details.compactMap { $0 }).joined(separator: "; "))."
  }
}

extension String {
  /// An error message as a sentence.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
