import UIKit

extension RecipeScene {
  /// Lets the buttons and the views hear of touches that handlers wait for.
  func waitForTouches() {
    var buttons: Set<String> = []
    for case .touchUpInside(let name) in handlers.map(\.event)
    where buttons.insert(name).inserted {
      let action = UIAction { [weak self] _ in
        self.map { $0.handle(.touchUpInside(name), Occasion(scene: $0)) }
      }
      (view(name) as? UIButton)?.addAction(action, for: .touchUpInside)
    }
    for (name, phases) in touchPhases where name != Names.stage {
      guard let view = view(name) else { continue }
      let responder = TouchResponder()
      responder.view = view
      hear(phases, of: name, by: responder)
    }
    hear(touchPhases[Names.stage] ?? [], of: Names.stage, by: stageResponder)
  }

  /// What handlers wait for fingers to do, by the names of the views on which they do it.
  private var touchPhases: [String: Set<UITouch.Phase>] {
    handlers.reduce(into: [:]) { phases, handler in
      if case .touches(let phase, let name) = handler.event {
        phases[name, default: []].insert(phase)
      }
    }
  }

  private func hear(
    _ phases: Set<UITouch.Phase>, of name: String, by responder: TouchResponder
  ) {
    responders.append(responder)
    responder.phases = phases
    responder.note = { [weak self] in self?.note($0) }
    responder.hear = { [weak self] touch in
      guard let self else { return }
      let finger = fingers.first { $0.touch === touch }
      handle(
        .touches(touch.phase, name),
        Occasion(
          scene: self, hand: Hand(place: touch.location(in: stage.view)), finger: finger))
    }
  }

  /// Notes a finger that comes down or leaves the glass; every responder on its way tells of it.
  private func note(_ touch: UITouch) {
    switch touch.phase {
    case .began where !fingers.contains(where: { $0.touch === touch }):
      fingers.append(Finger(touch, began: touch.location(in: stage.view)))
    case .ended, .cancelled: fingers.removeAll { $0.touch === touch }
    default: break
    }
  }
}

/// Hears the touches of a view, as the controller of that view: whoever that is, buttons and labels
/// included, touches that it does not heed come to its controller next.
final class TouchResponder: UIViewController {
  /// What it answers to; what else fingers do is handed on.
  var phases: Set<UITouch.Phase> = []
  /// Hears of a finger.
  var hear: @MainActor (UITouch) -> Void = { _ in }
  /// Takes note of a finger that comes down, before anyone hears of it, or leaves the glass, after.
  var note: @MainActor (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(note)
    if !answers(to: touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !answers(to: touches) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !answers(to: touches) { super.touchesEnded(touches, with: event) }
    touches.first.map(note)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !answers(to: touches) { super.touchesCancelled(touches, with: event) }
    touches.first.map(note)
  }

  private func answers(to touches: Set<UITouch>) -> Bool {
    // No view of a recipe takes several fingers at once.
    guard let touch = touches.first, phases.contains(touch.phase) else { return false }
    hear(touch)
    return true
  }
}
