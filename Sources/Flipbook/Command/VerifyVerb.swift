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
  package var tolerance = PictureTolerance.exact
  package var jobs = RenderOptions().jobs
  /// The JUnit file to write; nil for none.
  package var junit: String?
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
    var frames = 0
    var numbers = 0
  }

  @MainActor
  package func run() async throws -> CommandResult {
    let given = try RecipeFolders(recipes)
    let recipes = try RecipeCheck(given.files, settings: []).recipes()
    var outcomes: [Outcome] = []
    for recipe in recipes { outcomes.append(try await verify(recipe)) }
    if given.isWhole { outcomes += try orphans(among: recipes.map(\.name)) }
    return try result(of: outcomes)
  }

  @MainActor
  private func verify(_ recipe: Recipe) async throws -> Outcome {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = ReferenceFolder(path: "\(references)/\(recipe.name)")
    let left = ReferenceFolder(path: "\(actual)/\(recipe.name)")
    guard folder.isThere else {
      var options = ReferenceOptions()
      options.jobs = jobs
      try left.write(
        try await recipe.reference(in: scratch.path, options: options), framesIn: scratch.path)
      let sentence = "There is no reference in \(folder.path)."
      return failure(of: recipe.name, "has no reference", [sentence], left: left)
    }
    let expected = try folder.read()
    let reference = try await recipe.reference(
      in: scratch.path, options: ReferenceOptions(of: expected, jobs: jobs))
    let verdict = try ReferenceVerdict(of: reference, expected: expected, tolerance: tolerance) {
      try FrameState(
        of: folder.file($0.file), and: "\(scratch.path)/\($0.file)", tolerance: tolerance)
    }
    if verdict.isGood {
      try? FileManager.default.removeItem(atPath: left.path)
      return Outcome(
        name: recipe.name, isGood: true, text: verdict.text, sentences: verdict.sentences,
        frames: reference.frames.count, numbers: reference.numberCount)
    }
    try left.write(reference, framesIn: scratch.path)
    var outcome = failure(of: recipe.name, "differs", verdict.sentences, left: left)
    outcome.frames = reference.frames.count
    outcome.numbers = reference.numberCount
    return outcome
  }

  private func failure(
    of recipe: String, _ what: String, _ sentences: [String], left: ReferenceFolder
  ) -> Outcome {
    let folders =
      (references == RecordVerb.usualFolder ? "" : " --references \(references)")
      + (actual == Self.usualActual ? "" : " --actual \(actual)")
    let advice = "To take over \(left.path): flipbook approve \(recipe)\(folders)"
    let lines = ["\(recipe): \(what)"] + (sentences + [advice]).map { "  \($0)" }
    return Outcome(
      name: recipe, isGood: false, text: lines.map { $0 + "\n" }.joined(), sentences: sentences)
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
          sentences: [sentence])
      }
  }
}
