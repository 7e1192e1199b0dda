import UIKit

/// When something of a recipe is done: on which scene, and where the finger is that asks for it.
@MainActor
struct Occasion {
  /// The scene.
  let scene: RecipeScene
  /// Where the finger is, in the coordinates of the stage's view; nothing without one.
  var touch: CGPoint?
  /// The finger; nothing without one.
  var finger: Finger?

  /// The same occasion, seen in the coordinates of another view.
  func seen(in view: UIView?) -> Occasion {
    Occasion(
      scene: scene, touch: touch.map { scene.stage.view.convert($0, to: view) }, finger: finger)
  }
}
