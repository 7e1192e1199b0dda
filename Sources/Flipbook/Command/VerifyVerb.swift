import Foundation
import Imaging
import Recipes
import Verification

/// `flipbook verify`: tells whether recipes show what their references say.
package struct VerifyVerb: Sendable {
  /// Recipes, and folders of recipes.
  package var recipes: [String] = []
  /// The folder with a folder of each recipe.
  package var references = RecordVerb.usualFolder
  /// The folder for what recipes that fail show, a folder of each.
  package var actual = Self.usualActual
  /// What may differ, instead of what recipes say.
  package var tolerance = ToleranceChanges()
  package var jobs = RenderOptions().jobs
  /// The JUnit file to write; nil for none.
  package var junit: String?
  /// The HTML file to write, for people; nil for none.
  package var report: String?
  package var json = false

  /// Where what fails is left when nothing is said.
  package static let usualActual = "Output/actual"

  package init() {}

  /// What came of a recipe, or of a reference without one.
  struct Outcome {
    let name: String
    let isGood: Bool
    let text: String
    let sentences: [String]
    /// What the recipe allows; nil for what is no recipe.
    var tolerance: RecipeTolerance?
    var frames = 0
    var numbers = 0
    /// What the HTML file tells of it; nil if none is wanted.
    var section: ReportSection?
  }

  @MainActor
  package func run() async throws -> CommandResult {
    let report = try report.map(ReportFile.init)
    let given = try RecipeFolders(recipes)
    let recipes = try given.recipes(references: references)
    var outcomes: [Outcome] = []
    let limit = ReportPage.picturesLimit(sectionCount: recipes.count)
    for recipe in recipes { outcomes.append(try await verify(recipe, picturesLimit: limit)) }
    if given.isWhole { outcomes += try orphans(among: recipes.map(\.name)) }
    try report?.write(page(of: outcomes))
    return try result(of: outcomes)
  }

  @MainActor
  private func verify(_ recipe: Recipe, picturesLimit: Int) async throws -> Outcome {
    let folder = ReferenceFolder(path: "\(references)/\(recipe.name)")
    let left = ReferenceFolder(path: "\(actual)/\(recipe.name)")
    var options = ReferenceOptions(of: recipe)
    options.jobs = jobs
    if folder.isThere { options = options.suiting(try folder.read()) }
    let tolerance = RecipeTolerance(of: recipe, scale: options.scale, self.tolerance)
    let check = ReferenceCheck(folder: folder, left: left, tolerance: tolerance.tolerance)
    let finding = try await check.check(options, play: recipe.play)

    let (frames, numbers) = (finding.actual.frames.count, finding.actual.numberCount)
    let lines =
      ["\(recipe.name): \(finding.headline)"] + finding.sentences.map { "  \($0)" }
      + tolerance.parts.map { "  Allowed: \($0.allows): \($0.why)" }
      + (finding.isGood ? [] : ["  " + advice(on: recipe.name, left: left)])
    let isCompared = finding.verdict != nil
    let section =
      report == nil
      ? nil
      : try await section(of: finding, recipe, options, tolerance, picturesLimit: picturesLimit)
    return Outcome(
      name: recipe.name, isGood: finding.isGood, text: lines.map { $0 + "\n" }.joined(),
      sentences: finding.sentences, tolerance: tolerance, frames: isCompared ? frames : 0,
      numbers: isCompared ? numbers : 0, section: section)
  }

  /// What to do about what has failed.
  private func advice(on recipe: String, left: ReferenceFolder) -> String {
    "To take over \(left.path): \(approval(of: recipe))"
  }

  /// References whose recipes are gone.
  private func orphans(among names: [String]) throws -> [Outcome] {
    guard FileManager.default.fileExists(atPath: references) else { return [] }
    return try Files.names(in: references)
      .filter { !names.contains($0) && ReferenceFolder(path: "\(references)/\($0)").isThere }
      .map { name in
        let sentence = "\(references)/\(name) is the reference of no recipe: remove it."
        return Outcome(
          name: name, isGood: false, text: "\(name): has no recipe\n  \(sentence)\n",
          sentences: [sentence],
          section: ReportSection(name: name, verdict: .orphaned, sentences: [sentence]))
      }
  }
}
