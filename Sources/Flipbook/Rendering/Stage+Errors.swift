import Recipes
import UIKit

extension Stage {
  /// Throws the error that ended the play; errors in a recipe's text are those of an invalid recipe.
  package func checkPlay() throws {
    guard let playError else { return }
    guard let errors = playError as? RecipeErrors else { throw playError }
    throw InvalidRecipes(files: [errors])
  }
}
