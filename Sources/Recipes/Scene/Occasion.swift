import UIKit

/// When something of a recipe is done: on which scene, and where the fingers are that ask for it.
@MainActor
struct Occasion {
  /// The scene.
  let scene: RecipeScene
  /// Where the fingers are, in the coordinates of the stage's view; nothing without any.
  var hand: Hand?
  /// The finger, or the gesture's; nothing without one.
  var finger: Finger?
  /// What a gesture has come to, in the coordinates of the stage's view; nothing without one.
  var motion: GestureMotion?

  /// The same occasion, its hand seen in the coordinates of another view.
  func seen(in view: UIView?) -> Occasion {
    let stage = scene.stage.view
    let hand = hand.map { hand in
      Hand(
        place: stage.convert(hand.place, to: view),
        velocity: hand.velocity.map { stage.convertVector($0, to: view) })
    }
    return Occasion(scene: scene, hand: hand, finger: finger, motion: motion)
  }
}

extension UIView {
  /// Returns a vector of this view's space in another's; nil stands for the window's.
  func convertVector(_ vector: CGVector, to view: UIView?) -> CGVector {
    let (start, end) = (
      convert(CGPoint.zero, to: view), convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    )
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
