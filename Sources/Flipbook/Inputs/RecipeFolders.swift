import Imaging

/// Recipes named by their files, or by the folders that contain them.
package struct RecipeFolders: Sendable {
  /// The recipe files.
  package let files: [String]
  /// Whether any path is a folder, so that a reference without a recipe is an error.
  let includesFolders: Bool

  /// Lists the recipe files of paths to files and folders.
  ///
  /// - Throws: `FlipbookError.noRecipes` for a folder without recipes.
  package init(_ paths: [String]) throws {
    var files: [String] = []
    var includesFolders = false
    for path in paths {
      guard Files.isFolder(path), ScenePrograms.program(at: path) == nil else {
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
}
