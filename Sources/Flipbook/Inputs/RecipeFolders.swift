import Foundation
import Imaging
import Recipes

/// The recipes at several paths, which name files or folders of recipes.
package struct RecipeFolders: Sendable {
  /// The paths of the recipes.
  package let files: [String]
  /// Whether a path names a folder, so that references without a recipe are reported.
  package let isWhole: Bool

  package init(_ paths: [String]) throws {
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
  /// Loads the recipes.
  ///
  /// - Parameter references: The folder of references, for error messages.
  /// - Throws: The errors of recipes, and `FlipbookError.sameReference` for two recipes of the
  ///   same name.
  package func recipes(references: String) throws -> [Recipe] {
    let recipes = try RecipeCheck(files, settings: []).recipes()
    let names = recipes.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw FlipbookError.sameReference("\(references)/\(name)")
    }
    return recipes
  }
}
