import UIKit

extension RecipeScene {
  /// Has the recipe's gesture recognizers watch fingers, and lets handlers hear of them.
  func watchForGestures() {
    for gesture in gestures {
      for setting in gesture.plan.settings {
        setting(gesture.recognizer, Occasion(scene: self))
      }
      for name in gesture.plan.requiredToFail {
        if let other = recognizer(name) { gesture.recognizer.require(toFail: other) }
      }
      for name in gesture.plan.simultaneous {
        if let other = recognizer(name) { tolerance.allow(gesture.recognizer, other) }
      }
      gesture.recognizer.delegate = tolerance
      gesture.recognizer.addAction { [weak self, weak gesture] (_: UIGestureRecognizer) in
        if let self, let gesture { hear(of: gesture) }
      }
      let name = gesture.plan.view
      (name == Names.stage ? stage.view : view(name))?.addGestureRecognizer(gesture.recognizer)
    }
  }

  private func recognizer(_ name: String) -> UIGestureRecognizer? {
    gestures.first { $0.plan.name == name }?.recognizer
  }

  private func hear(of gesture: SceneGesture) {
    let motion = gesture.motion(in: stage.view)
    let occasion = Occasion(
      scene: self, hand: gesture.hand(in: stage.view), finger: gesture.finger, motion: motion)
    let state = gesture.recognizer.state
    handle(occasion) { event in
      guard case .gesture(let wanted) = event, wanted.recognizer == gesture.plan.name else {
        return false
      }
      return wanted.state == nil || wanted.state == state
    }
  }

  // MARK: Applying

  /// The sizes that gestures may give a view, in times of its own.
  private static let scales: ClosedRange<CGFloat> = 0.001...1000

  /// Moves, scales and turns views as a gesture has gone on since it was last told of.
  func apply(to names: [String], _ occasion: Occasion) {
    guard let motion = occasion.motion else { return }
    for view in names.compactMap(view) {
      let step = stage.view.convertVector(motion.step, to: view.superview)
      let center = CGPoint(x: view.center.x + step.dx, y: view.center.y + step.dy)
      if max(abs(center.x), abs(center.y)) <= Limits.magnitude { view.center = center }
      let transform = view.transform.scaledBy(x: motion.growth, y: motion.growth)
        .rotated(by: motion.turn)
      let scales = [hypot(transform.a, transform.b), hypot(transform.c, transform.d)]
      if scales.allSatisfy(Self.scales.contains) { view.transform = transform }
      noteMove(of: view)
    }
  }
}

/// Which gestures may go on at the same time.
final class GestureTolerance: UIGestureRecognizerDelegate {
  private var pairs: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  /// Lets two gestures go on at the same time.
  func allow(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
    pairs.append((first, second))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The other's delegate is asked as well.
    pairs.contains { $0.0 === gestureRecognizer && $0.1 === otherGestureRecognizer }
  }
}
