import UIKit

extension RecipeScene {
  /// Attaches the gesture recognizers to their views, and handles their gestures.
  func addGestureRecognizers() {
    for gesture in gestures {
      for assign in gesture.plan.assignments {
        assign(gesture.recognizer, ActionContext(scene: self))
      }
      for name in gesture.plan.requiredToFail {
        if let other = recognizer(name) { gesture.recognizer.require(toFail: other) }
      }
      for name in gesture.plan.simultaneous {
        if let other = recognizer(name) { simultaneity.allow(gesture.recognizer, other) }
      }
      gesture.recognizer.delegate = simultaneity
      gesture.recognizer.addAction { [weak self, weak gesture] (_: UIGestureRecognizer) in
        if let self, let gesture { handle(gesture) }
      }
      let (name, recognizer) = (gesture.plan.view, gesture.recognizer)
      attachments.append(
        ViewAttachment { [weak self] in
          name == Names.stage ? self?.contentView : self?.view(name)
        } attach: {
          $0.addGestureRecognizer(recognizer)
        } detach: {
          $0.removeGestureRecognizer(recognizer)
        })
    }
  }

  private func recognizer(_ name: String) -> UIGestureRecognizer? {
    gestures.first { $0.plan.name == name }?.recognizer
  }

  private func handle(_ gesture: SceneGesture) {
    let motion = gesture.motion(in: contentView)
    let context = ActionContext(
      scene: self, touch: gesture.touch(in: contentView), tracker: gesture.tracker, motion: motion)
    let state = gesture.recognizer.state
    handle(context) { event in
      guard case .gesture(let handled) = event, handled.recognizer == gesture.plan.name else {
        return false
      }
      return handled.state == nil || handled.state == state
    }
  }

  // MARK: Applying

  /// The scales that gestures may give a view.
  private static let scales: ClosedRange<CGFloat> = 0.001...1000

  /// Moves, scales and rotates views by the motion of a gesture since it was last handled.
  func apply(to names: [String], _ context: ActionContext) {
    guard let motion = context.motion else { return }
    for view in names.compactMap(view) {
      let translation = contentView.convertVector(motion.translation, to: view.superview)
      let center = CGPoint(
        x: view.center.x + translation.dx, y: view.center.y + translation.dy)
      if max(abs(center.x), abs(center.y)) <= Limits.magnitude { view.center = center }
      let transform = view.transform.scaledBy(x: motion.scale, y: motion.scale)
        .rotated(by: motion.rotation)
      let scales = [hypot(transform.a, transform.b), hypot(transform.c, transform.d)]
      if scales.allSatisfy(Self.scales.contains) { view.transform = transform }
      updateItem(view)
    }
  }
}

/// The gestures that may be recognized simultaneously.
final class GestureSimultaneity: UIGestureRecognizerDelegate {
  private var pairs: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  /// Allows two gestures to be recognized simultaneously.
  func allow(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
    pairs.append((first, second))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // UIKit asks the delegates of both recognizers.
    pairs.contains { $0.0 === gestureRecognizer && $0.1 === otherGestureRecognizer }
  }
}
