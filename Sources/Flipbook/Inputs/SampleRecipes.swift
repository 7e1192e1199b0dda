import Imaging
import Recipes
import Typography

/// The recipes that new ones are copied from by name: those in the current folder's `Recipes`, and
/// those that are installed with the program.
package struct SampleRecipes: Sendable {
  /// The paths of the recipes, those of the current folder first.
  let paths: [String]

  /// Finds the recipes.
  ///
  /// - Parameters:
  ///   - folder: The folder of the current folder's recipes.
  ///   - program: The path of the program, such as `/usr/lib/flipbook/flipbook`.
  package init(folder: String = "Recipes", program: String = FontCatalog.program) {
    let installation = program.folderPath.folderPath.folderPath
    paths = [folder, "\(installation)/share/doc/flipbook/examples"].flatMap {
      (try? RecipeFiles.paths(in: $0)) ?? []
    }
  }

  /// The names of the recipes, sorted.
  package var names: [String] { Set(paths.map(\.pathStem)).sorted() }

  /// Returns the path of the recipe with a name, which may include its folder; nil if there is none.
  package func path(of name: String) -> String? {
    paths.first {
      $0.withoutExtension(["yaml", "yml"]).hasSuffix("/\(name)") || $0.hasSuffix("/\(name)")
    }
  }
}
