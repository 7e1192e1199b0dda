import UIKit

extension RecipeScene {
  /// Shows the status bar in a style; in an animation, with an animation.
  func setStatusBar(style: UIStatusBarStyle) {
    stageResponder.statusBarStyle = style
    stageResponder.setNeedsStatusBarAppearanceUpdate()
  }

  /// Hides or shows the status bar; in an animation, with an animation.
  func setStatusBar(isHidden: Bool) {
    stageResponder.hidesStatusBar = isHidden
    stageResponder.setNeedsStatusBarAppearanceUpdate()
  }

  /// Changes a setting of accessibility, and updates colors.
  func setAccessibility(_ change: (inout Stage.Accessibility) -> Void) {
    let previous = stage.window.traitCollection
    change(&stage.accessibility)
    for (_, view) in views { layerColors.update(view, from: previous) }
  }

  /// Changes the light or dark appearance, and resolves all dynamic colors again.
  func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    let previous = stage.window.traitCollection
    guard style != previous.userInterfaceStyle else { return }
    stage.userInterfaceStyle = style
    for (_, view) in views { layerColors.update(view, from: previous) }
  }
}
