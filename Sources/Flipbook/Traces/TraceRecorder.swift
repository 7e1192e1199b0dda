import Recipes
import UIKit
import Verification

/// The named views and animators of a stage to trace.
@MainActor
package struct TraceSubjects {
  let stage: Stage
  /// Returns the current views, in the order of their rows.
  let views: () -> [(name: String, view: UIView)]
  /// Returns the current property animators, in the order of their rows.
  var propertyAnimators: () -> [(name: String, animator: UIViewPropertyAnimator)] = { [] }
  /// Returns the dynamic animators of the items; nil for those of the stage's view.
  var dynamicAnimators: (() -> [UIDynamicAnimator])?
  /// Returns the name of a dynamic item; nil if it has none.
  let name: (any UIDynamicItem) -> String?
}

extension TraceSubjects {
  /// Creates the subjects of a recipe's scene.
  ///
  /// - Parameter items: The names of the subjects; nil for all.
  package init(of scene: RecipeScene, items: Set<String>? = nil) {
    func isTraced(_ name: String) -> Bool { items?.contains(name) ?? true }
    self.init(
      stage: scene.stage, views: { scene.views.filter { isTraced($0.name) } },
      propertyAnimators: { scene.propertyAnimators.filter { isTraced($0.name) } },
      dynamicAnimators: { scene.dynamicAnimators },
      name: scene.name)
  }
}

/// Records the state of views and property animators in a stage's current tick.
@MainActor
package struct TraceRecorder {
  let subjects: TraceSubjects
  /// The stage's tick that is tick 0 of the trace.
  private let start: Int

  package init(_ subjects: TraceSubjects) {
    self.subjects = subjects
    start = subjects.stage.tick
  }

  /// Returns a row for each view on the stage and for each active animator.
  package func rows() -> [Trace.Row] { viewRows() + animatorRows() }

  private var tick: Int { subjects.stage.tick - start }
  private var time: Double { Double(tick) / Double(Stage.ticksPerSecond) }

  private func animatorRows() -> [Trace.Row] {
    subjects.propertyAnimators().compactMap { name, animator in
      guard animator.state != .inactive else { return nil }
      return Trace.Row(
        tick: tick, time: time, item: name, fraction: Double(animator.fractionComplete))
    }
  }

  private func viewRows() -> [Trace.Row] {
    let stage = subjects.stage
    let animators = subjects.dynamicAnimators?() ?? stage.view.dynamicAnimators
    let contacts = contacts(of: animators)
    let motions = Dictionary(
      animators.flatMap(\.motions).map { (ObjectIdentifier($0.item), $0) },
      uniquingKeysWith: { _, last in last })

    return subjects.views().compactMap { name, view in
      guard view.window === stage.window else { return nil }
      let shown = view.layer.presented(at: stage.time)
      let scale = shown.transform.decomposed().scale
      let motion = motions[ObjectIdentifier(view)]
      return Trace.Row(
        tick: tick, time: time, item: name,
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

  /// Returns the contacts of the tick, by the names of views.
  private func contacts(of animators: [UIDynamicAnimator]) -> [String: [Trace.Contact]] {
    var contacts: [String: [Trace.Contact]] = [:]
    for contact in animators.flatMap(\.contacts) {
      let phase = contact.point == nil ? Trace.Contact.Phase.ended : .began
      guard let name = subjects.name(contact.item) else { continue }
      switch contact.other {
      case .item(let item):
        guard let other = subjects.name(item) else { continue }
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
