import UIKit

extension RecipeScene {
  /// Changes the light or dark appearance, and resolves all dynamic colors again.
  func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    let previous = stage.window.traitCollection
    guard style != previous.userInterfaceStyle else { return }
    stage.userInterfaceStyle = style
    for (_, view) in views { layerColors.update(view, from: previous) }
  }
}
