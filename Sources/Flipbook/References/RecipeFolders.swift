import Foundation
import Imaging
import Recipes

/// Recipes as the verbs about references take them: files, and folders that mean all recipes in them.
struct RecipeFolders: Sendable {
  /// The recipes' files.
  let files: [String]
  /// Whether all recipes of a folder are meant, so that a reference without a recipe is one too many.
  let isWhole: Bool

  init(_ paths: [String]) throws {
    var files: [String] = []
    var isWhole = false
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        files.append(path)
        continue
      }
      isWhole = true
      let names = try Files.names(in: path).filter { name in
        !name.hasPrefix(".") && [".yaml", ".yml"].contains { name.hasSuffix($0) }
      }
      guard !names.isEmpty else { throw FlipbookError.noRecipes(path: path) }
      files += names.map { "\(path)/\($0)" }
    }
    self.files = files
    self.isWhole = isWhole
  }
}

extension RecipeFolders {
  /// Reads the recipes, each of which has a reference of its own in a folder.
  func recipes(references: String) throws -> [Recipe] {
    let recipes = try RecipeCheck(files, settings: []).recipes()
    let names = recipes.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw FlipbookError.sameReference("\(references)/\(name)")
    }
    return recipes
  }
}
