import Recipes
import UIKit
import Verification

/// Takes down what a scene's views and property animators do in the stage's current tick.
@MainActor
struct TraceRecorder {
  let scene: RecipeScene
  /// The names of those to watch; nil for all.
  var items: Set<String>?

  /// A row for each view on the stage and each animator that is at work, in the recipe's order.
  func rows() -> [Trace.Row] { viewRows() + animatorRows() }

  private func animatorRows() -> [Trace.Row] {
    scene.propertyAnimators.compactMap { name, animator in
      guard animator.state != .inactive, isWatched(name) else { return nil }
      return Trace.Row(
        tick: scene.stage.tick, time: scene.stage.time, item: name,
        fraction: Double(animator.fractionComplete))
    }
  }

  private func isWatched(_ name: String) -> Bool { items?.contains(name) ?? true }

  private func viewRows() -> [Trace.Row] {
    let animators = scene.stage.view.dynamicAnimators
    let contacts = contacts(of: animators)
    let motions = Dictionary(
      animators.flatMap(\.motions).map { (ObjectIdentifier($0.item), $0) },
      uniquingKeysWith: { _, last in last })

    return scene.views.compactMap { name, view in
      guard view.window != nil, isWatched(name) else { return nil }
      let shown = view.layer.presented(at: scene.stage.time)
      let scale = shown.transform.decomposed().scale
      let motion = motions[ObjectIdentifier(view)]
      return Trace.Row(
        tick: scene.stage.tick, time: scene.stage.time, item: name,
        center: Trace.Pair(x: shown.position.x, y: shown.position.y),
        angle: atan2(shown.transform.b, shown.transform.a),
        velocity: motion.map {
          Trace.Pair(x: $0.linearVelocity.dx, y: $0.linearVelocity.dy)
        },
        angularVelocity: motion.map { Double($0.angularVelocity) },
        alpha: shown.opacity, contacts: contacts[name] ?? [],
        width: shown.bounds.width, height: shown.bounds.height,
        scale: Trace.Pair(x: scale.width, y: scale.height))
    }
  }

  /// The contacts of the tick, by the names of the views that have them.
  private func contacts(of animators: [UIDynamicAnimator]) -> [String: [Trace.Contact]] {
    var contacts: [String: [Trace.Contact]] = [:]
    for contact in animators.flatMap(\.contacts) {
      let phase = contact.point == nil ? Trace.Contact.Phase.ended : .began
      guard let name = scene.name(of: contact.item) else { continue }
      switch contact.other {
      case .item(let item):
        guard let other = scene.name(of: item) else { continue }
        contacts[name, default: []].append(Trace.Contact(phase, other))
        contacts[other, default: []].append(Trace.Contact(phase, name))
      case .boundary(let identifier, _):
        let boundary = identifier.map { "\($0)" } ?? "bounds"
        contacts[name, default: []].append(Trace.Contact(phase, boundary))
      }
    }
    return contacts
  }
}
