import Recipes

/// Recipes that were loaded and checked.
package struct RecipeCheck: Sendable {
  /// A file and its recipe or errors.
  package struct File: Sendable {
    package let path: String
    package let result: Result<Recipe, RecipeErrors>
  }

  package let files: [File]

  package init(_ paths: [String], settings: [RecipeSetting]) {
    files = paths.map { path in
      File(
        path: path,
        result: Result { () throws(RecipeErrors) in
          try Recipe.load(path: path, settings: settings)
        })
    }
  }

  /// Loads and checks one recipe.
  package static func recipe(_ path: String, settings: [RecipeSetting]) throws(BadRecipes) -> Recipe
  {
    do throws(RecipeErrors) {
      return try Recipe.load(path: path, settings: settings)
    } catch {
      throw BadRecipes(files: [error])
    }
  }

  /// Returns the recipes, or throws the errors of all files.
  package func recipes() throws(BadRecipes) -> [Recipe] {
    let errors = files.compactMap { file in
      if case .failure(let errors) = file.result { errors } else { nil }
    }
    guard errors.isEmpty else { throw BadRecipes(files: errors) }
    return files.compactMap { try? $0.result.get() }
  }
}

/// The errors of several recipes.
package struct BadRecipes: Error, CustomStringConvertible {
  package let files: [RecipeErrors]

  package var description: String { files.map(\.description).joined(separator: "\n\n") }
}
