import Imaging
import Recipes
import Verification

/// A folder that contains one folder per recipe, with the recipe's reference.
package struct ReferenceStore: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  package init(path: String) { self.path = path }

  /// The folder of references by default.
  package static let standard = ReferenceStore(path: "References")
  /// The folder for the output of recipes that fail verification by default.
  package static let actual = ReferenceStore(path: "Output/actual")

  /// Whether the folder exists.
  var exists: Bool { Files.isFolder(path) }

  /// Returns the folder of a recipe's reference.
  package func folder(of recipe: String) -> ReferenceFolder {
    ReferenceFolder(path: "\(path)/\(recipe)")
  }

  /// Returns the names of the recipes that have a reference, sorted.
  package func recipes() throws -> [String] {
    guard Files.exists(path) else { return [] }
    return try Files.names(in: path).filter { folder(of: $0).exists }
  }

  /// Moves the output of failed verifications here, as new references: of all recipes or of none.
  ///
  /// - Parameters:
  ///   - recipes: The names of the recipes, or the paths of their files; empty for every recipe
  ///     that failed.
  ///   - actual: The folder with the output of failed verifications.
  /// - Returns: The names of the recipes.
  /// - Throws: `VerificationError.nothingToApprove` and the errors of reading and writing files;
  ///   then no reference has changed.
  package func approve(_ recipes: [String] = [], from actual: ReferenceStore) throws -> [String] {
    var names: [String] = []
    for name in recipes.isEmpty ? try actual.recipes() : recipes.map(RecipeFiles.name(ofRecipeAt:))
    where !names.contains(where: name.hasSameBytes) { names.append(name) }
    guard !names.isEmpty else { throw VerificationError.nothingToApprove(path: actual.path) }
    try FileTransaction.perform { changes in
      for name in names {
        let output = actual.folder(of: name)
        guard name.isPlainFileName, output.exists else {
          throw VerificationError.nothingToApprove(path: output.path)
        }
        try folder(of: name).accept(output, in: &changes)
      }
    }
    for name in names { actual.folder(of: name).remove() }
    return names
  }
}

extension ReferenceSearch {
  /// Plays recipes, and writes the references that have changed: where they are, else to the first
  /// folder of references that exists, else to the working directory.
  ///
  /// - Parameters:
  ///   - paths: Recipe files, and folders of recipes.
  ///   - changes: Options that replace those of the recipes.
  /// - Returns: The references, in the order of the recipes.
  /// - Throws: `InvalidRecipes` and `FlipbookError` before the first recipe plays.
  @MainActor
  package func record(
    _ paths: [String], changes: ReferenceChanges = ReferenceChanges()
  ) async throws -> [(folder: ReferenceFolder, reference: Reference)] {
    var recorded: [(folder: ReferenceFolder, reference: Reference)] = []
    let files = RecipeFiles(try RecipeFolders(paths).files)
    let recipes = try files.recipes()
    try checkNames(of: files)
    for (file, recipe) in zip(files.files, recipes) {
      let played = try await recipe.play(ReferenceOptions(of: recipe, changes))
      let store = store(of: recipe.name, at: file.path) ?? specified ?? .standard
      let folder = store.folder(of: recipe.name)
      if try folder.isBehind(played.reference) { try await folder.write(played) }
      recorded.append((folder, played.reference))
    }
    return recorded
  }

  /// Checks that no two recipes have the same reference.
  ///
  /// - Throws: `FlipbookError.sameReference`.
  func checkNames(of files: RecipeFiles) throws(FlipbookError) {
    var paths: [[UInt8]: String] = [:]
    for file in files.files {
      guard let other = paths.updateValue(file.path, forKey: file.name.fileBytes) else { continue }
      let store = store(of: file.name, at: file.path) ?? specified ?? .standard
      throw FlipbookError.sameReference(
        store.folder(of: file.name).path, recipes: [other, file.path])
    }
  }
}
