import UIKit

extension RecipeScene {
  /// Lets the buttons and the views hear of touches that handlers wait for.
  func waitForTouches() {
    var buttons: Set<String> = []
    for case .touchUpInside(let name) in handlers.map(\.event)
    where buttons.insert(name).inserted {
      let action = UIAction { [weak self] _ in self?.handle(.touchUpInside(name)) }
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
    responder.hear = { [weak self] touch in
      guard let self else { return }
      handle(.touches(touch.phase, name), touch: touch.location(in: stage.view))
    }
  }

  // MARK: Fingers

  /// Holds a finger on a spot.
  func press(_ spot: ActionPlan.Spot, duration: TimeInterval) {
    guard mayTouch else { return }
    switch spot {
    case .point(let point): stage.touches.press(at: point, time: stage.time, duration: duration)
    case .view(let name):
      if let view = view(name) {
        stage.touches.press(view, time: stage.time, duration: duration)
      }
    }
  }

  /// Moves a finger along spots; not at all if one of their views is not on the stage.
  func drag(along spots: [ActionPlan.Spot], duration: TimeInterval) {
    let points = spots.compactMap(point)
    guard mayTouch, points.count == spots.count else { return }
    stage.touches.drag(along: points, time: stage.time, duration: duration)
  }

  /// Whether there may be another finger: handlers that touch at touches could bring more and more.
  private var mayTouch: Bool { stage.touches.fingerCount < Limits.fingers }

  /// Returns a spot as a point of the screen; nothing if its view is not on the stage.
  private func point(of spot: ActionPlan.Spot) -> CGPoint? {
    switch spot {
    case .point(let point): point
    case .view(let name):
      view(name).flatMap { view in
        view.window.map { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: $0) }
      }
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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !answers(to: touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !answers(to: touches) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !answers(to: touches) { super.touchesEnded(touches, with: event) }
  }

  private func answers(to touches: Set<UITouch>) -> Bool {
    // No view of a recipe takes several fingers at once.
    guard let touch = touches.first, phases.contains(touch.phase) else { return false }
    hear(touch)
    return true
  }
}
