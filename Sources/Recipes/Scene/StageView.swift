import UIKit

/// The view of a recipe's stage, which can be updated before a touch is hit-tested.
final class StageView: UIView {
  /// Called before each hit test.
  var willHitTest: @MainActor () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    willHitTest()
    return super.hitTest(point, with: event)
  }
}
