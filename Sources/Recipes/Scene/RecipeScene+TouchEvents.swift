import UIKit

extension RecipeScene {
  /// Registers for the touches that handlers handle.
  func observeTouches() {
    var buttons: Set<String> = []
    for case .touchUpInside(let name) in handlers.map(\.event)
    where buttons.insert(name).inserted {
      let action = UIAction { [weak self] _ in
        self.map { $0.handle(.touchUpInside(name), ActionContext(scene: $0)) }
      }
      (view(name) as? UIButton)?.addAction(action, for: .touchUpInside)
    }
    for (name, phases) in touchPhases where name != Names.stage {
      guard let view = view(name) else { continue }
      let responder = TouchResponder()
      responder.view = view
      observe(phases, of: name, by: responder)
    }
    observe(touchPhases[Names.stage] ?? [], of: Names.stage, by: stageResponder)
  }

  /// The phases of touches that handlers handle, by the names of the views.
  private var touchPhases: [String: Set<UITouch.Phase>] {
    handlers.reduce(into: [:]) { phases, handler in
      if case .touches(let phase, let name) = handler.event {
        phases[name, default: []].insert(phase)
      }
    }
  }

  private func observe(
    _ phases: Set<UITouch.Phase>, of name: String, by responder: TouchResponder
  ) {
    responders.append(responder)
    responder.phases = phases
    responder.track = { [weak self] in self?.track($0) }
    responder.handle = { [weak self] touch in
      guard let self else { return }
      let tracker = trackers.first { $0.touch === touch }
      let sample = TouchSample(location: touch.location(in: stage.view))
      handle(
        .touches(touch.phase, name), ActionContext(scene: self, touch: sample, tracker: tracker))
    }
  }

  /// Tracks a touch that begins or ends; every responder in the responder chain reports it.
  private func track(_ touch: UITouch) {
    switch touch.phase {
    case .began where !trackers.contains(where: { $0.touch === touch }):
      trackers.append(TouchTracker(touch, began: touch.location(in: stage.view)))
    case .ended, .cancelled: trackers.removeAll { $0.touch === touch }
    default: break
    }
  }
}

/// Receives the touches of a view, as the view's controller: the next responder after any view,
/// including buttons and labels that do not handle a touch.
final class TouchResponder: UIViewController {
  /// The phases that it handles; other touches are forwarded to the next responder.
  var phases: Set<UITouch.Phase> = []
  /// Handles a touch.
  var handle: @MainActor (UITouch) -> Void = { _ in }
  /// Tracks a touch, before its start is handled and after its end is.
  var track: @MainActor (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(track)
    if !handled(touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !handled(touches) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !handled(touches) { super.touchesEnded(touches, with: event) }
    touches.first.map(track)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !handled(touches) { super.touchesCancelled(touches, with: event) }
    touches.first.map(track)
  }

  private func handled(_ touches: Set<UITouch>) -> Bool {
    // A recipe's views receive one touch at a time.
    guard let touch = touches.first, phases.contains(touch.phase) else { return false }
    handle(touch)
    return true
  }
}
