import Imaging
import Recipes

/// Recipes named by their files, or by the folders that contain them.
struct RecipeFolders: Sendable {
  /// The recipe files.
  let files: [String]
  /// Whether any path is a folder, so that a reference without a recipe is an error.
  let includesFolders: Bool

  /// Lists the recipe files of paths to files and folders.
  ///
  /// - Throws: `FlipbookError.noRecipes` for a folder without recipes.
  init(_ paths: [String]) throws {
    var files: [String] = []
    var includesFolders = false
    for path in paths {
      guard Files.isFolder(path) else {
        files.append(path)
        continue
      }
      includesFolders = true
      let recipes = try RecipeFiles.paths(in: path)
      guard !recipes.isEmpty else { throw FlipbookError.noRecipes(path: path) }
      files += recipes
    }
    self.files = files
    self.includesFolders = includesFolders
  }

  /// Reads the recipes, each of which has its own reference in a folder.
  ///
  /// - Throws: `InvalidRecipes`, or `FlipbookError.sameReference` for two recipes of the same name.
  func recipes(references: String) throws -> [Recipe] {
    let recipes = try RecipeFiles(files).recipes()
    let names = recipes.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw FlipbookError.sameReference("\(references)/\(name)")
    }
    return recipes
  }
}
