import UIKit

/// A recipe that plays: its stage, and what stands on it, by name.
///
/// It plays as long as the scene is held.
@MainActor
package final class RecipeScene: NSObject {
  /// The stage.
  package let stage: Stage
  /// What moves the recipe's views; components have animators of their own.
  package let animator: UIDynamicAnimator
  /// All views that have names, components' parts among them, in the order of the recipe.
  package private(set) var views: [(name: String, view: UIView)] = []

  let handlers: [EventHandler]
  var behaviors: [String: UIDynamicBehavior] = [:]
  private(set) var calls: [String: () -> Void] = [:]
  private var viewsByName: [String: UIView] = [:]
  private var namesByView: [ObjectIdentifier: String] = [:]

  init(_ recipe: Recipe) {
    stage = recipe.stage.makeStage()
    animator = UIDynamicAnimator(referenceView: stage.view)
    handlers = recipe.handlers
    super.init()
    for plan in recipe.views { stage.view.addSubview(makeView(plan)) }
    for plan in recipe.components { makeComponent(plan) }
    for plan in recipe.laterViews { _ = makeView(plan) }
    for plan in recipe.behaviors { add(plan) }
    for entry in recipe.timeline {
      stage.at(entry.time) { [weak self] in self?.perform(entry.action) }
    }
    waitForTouches()
  }

  /// Returns the view of a name.
  package func view(_ name: String) -> UIView? { viewsByName[name] }

  /// Returns the name of an item of behaviors.
  package func name(of item: any UIDynamicItem) -> String? { namesByView[ObjectIdentifier(item)] }

  // MARK: Making

  private func makeView(_ plan: ViewPlan) -> UIView {
    let view = plan.make()
    name(view, plan.name)
    for setting in plan.settings { setting(view) }
    for subview in plan.subviews { view.addSubview(makeView(subview)) }
    return view
  }

  private func makeComponent(_ plan: ComponentPlan) {
    let component = plan.make(stage.view)
    for (path, view) in component.parts { name(view, "\(plan.name).\(path)") }
    for (call, action) in component.calls { calls["\(plan.name).\(call)"] = action }
  }

  private func name(_ view: UIView, _ name: String) {
    views.append((name, view))
    viewsByName[name] = view
    namesByView[ObjectIdentifier(view)] = name
  }
}

extension Recipe {
  /// Puts everything onto a new stage, which becomes the current one.
  @MainActor
  package func makeScene() -> RecipeScene { RecipeScene(self) }

  /// The views that come onto the stage later.
  fileprivate var laterViews: [ViewPlan] {
    (timeline.map(\.action) + handlers.map(\.action)).flatMap { action -> [ViewPlan] in
      if case .add(let views, _) = action { return views }
      return []
    }
  }
}

extension StagePlan {
  @MainActor
  fileprivate func makeStage() -> Stage {
    Stage(
      device: device, bars: bars, userInterfaceStyle: appearance,
      backgroundColor: background)
  }
}
