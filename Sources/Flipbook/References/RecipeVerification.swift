import Imaging
import Recipes
import Verification

/// Compares what recipes show now with their references.
package struct RecipeVerification: Sendable {
  /// The folder of the references.
  package var references = ReferenceStore.standard
  /// The folder for the output of recipes that fail.
  package var actual = ReferenceStore.actual
  /// The differences that are accepted, instead of those that recipes accept.
  package var tolerance = ImageTolerance()
  /// The number of frames that are rendered in parallel.
  package var jobs = RenderOptions().jobs
  /// Whether results include the sections of an HTML report, whose images are rendered.
  package var makesSections = false
  /// Returns the shell command that approves a recipe, for the HTML report; nil for none.
  package var approval: (@Sendable (_ recipe: String) -> String)?

  package init() {}

  /// The result of a recipe, or of a reference without a recipe.
  package struct Result: Sendable {
    /// The name of the recipe.
    package let name: String
    /// Whether the recipe passes.
    package let passes: Bool
    /// The result in a few words.
    package let headline: String
    /// Every difference, as a sentence each.
    package let sentences: [String]
    /// The differences that the recipe accepts; nil for a reference without a recipe.
    package var tolerance: RecipeTolerance?
    /// The folder with the output of a recipe that fails; nil if there is none.
    package var actual: ReferenceFolder?
    /// The number of frames that were compared.
    package var frames = 0
    /// The number of numbers that were compared.
    package var numbers = 0
    /// The section of the HTML report; nil if none was requested.
    package var section: ReportSection?
  }

  /// Verifies recipes.
  ///
  /// Every recipe of a folder needs a reference, and every reference a recipe.
  ///
  /// - Parameter paths: Recipe files, and folders of recipes.
  /// - Returns: The results in the order of the recipes, then those of references without a recipe.
  @MainActor
  package func verify(_ paths: [String]) async throws -> [Result] {
    let folders = try RecipeFolders(paths)
    let recipes = try folders.recipes(references: references.path)
    let limit = ReportPage.imagesLimit(sectionCount: recipes.count)
    var results: [Result] = []
    for recipe in recipes { results.append(try await verify(recipe, imageLimit: limit)) }
    if folders.includesFolders {
      let names = Set(recipes.map(\.name))
      results += try references.recipes().filter { !names.contains($0) }.map(orphan)
    }
    return results
  }

  @MainActor
  private func verify(_ recipe: Recipe, imageLimit: Int) async throws -> Result {
    let folder = references.folder(of: recipe.name)
    let actual = actual.folder(of: recipe.name)
    var options = ReferenceOptions(of: recipe)
    options.jobs = jobs
    if folder.exists { options = options.suiting(try folder.read()) }
    let tolerance = RecipeTolerance(of: recipe, scale: options.scale, self.tolerance)
    let check = ReferenceCheck(folder: folder, actualOutput: actual, tolerance: tolerance.tolerance)
    let finding = try await check.check(options, play: recipe.play)
    var result = Result(
      name: recipe.name, passes: finding.isGood, headline: finding.headline,
      sentences: finding.sentences, tolerance: tolerance, actual: finding.isGood ? nil : actual)
    if finding.verdict != nil {
      result.frames = finding.actual.frames.count
      result.numbers = finding.actual.numberCount
    }
    if makesSections {
      result.section = try await section(
        of: finding, recipe, options, tolerance, imageLimit: imageLimit)
    }
    return result
  }

  /// Returns the result of a reference without a recipe.
  private func orphan(_ name: String) -> Result {
    let sentences = ["\(references.folder(of: name).path) has no recipe: remove it."]
    return Result(
      name: name, passes: false, headline: "has no recipe", sentences: sentences,
      section: makesSections
        ? ReportSection(name: name, verdict: .orphaned, sentences: sentences) : nil)
  }
}
