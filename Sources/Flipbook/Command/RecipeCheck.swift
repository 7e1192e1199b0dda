import Recipes

/// Recipes' files, read and checked.
struct RecipeCheck: Sendable {
  /// A file and the recipe in it.
  struct File: Sendable {
    let path: String
    let result: Result<Recipe, RecipeErrors>
  }

  let files: [File]

  init(_ paths: [String], settings: [RecipeSetting]) {
    files = paths.map { path in
      File(
        path: path,
        result: Result { () throws(RecipeErrors) in
          try Recipe.load(path: path, settings: settings)
        })
    }
  }

  /// Reads and checks one file.
  static func recipe(_ path: String, settings: [RecipeSetting]) throws(BadRecipes) -> Recipe {
    do throws(RecipeErrors) {
      return try Recipe.load(path: path, settings: settings)
    } catch {
      throw BadRecipes(files: [error])
    }
  }

  /// The recipes, if all of them are good.
  func recipes() throws(BadRecipes) -> [Recipe] {
    let errors = files.compactMap { file in
      if case .failure(let errors) = file.result { errors } else { nil }
    }
    guard errors.isEmpty else { throw BadRecipes(files: errors) }
    return files.compactMap { try? $0.result.get() }
  }
}

/// What is wrong with some recipes.
struct BadRecipes: Error, CustomStringConvertible {
  let files: [RecipeErrors]

  var description: String { files.map(\.description).joined(separator: "\n\n") }
}
