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
  /// What has a name, components' parts among them, in the order of the recipe; nil for a part that is not
  /// there now.
  private var namedViews: [(name: String, view: () -> UIView?)] = []

  let handlers: [EventHandler]
  /// The places of those handlers that have heard all they wait for.
  var handlersDone: Set<Int> = []
  /// What hears of touches on the stage where no view heeds them.
  let stageResponder = TouchResponder()
  /// What hears of touches; views do not hold their controllers.
  var responders: [TouchResponder] = []
  /// The fingers on the glass.
  var fingers: [Finger] = []
  var behaviors: [String: UIDynamicBehavior] = [:]
  /// The property animators, in the order of the recipe.
  let sceneAnimators: [SceneAnimator]
  /// The gesture recognizers, in the order of the recipe.
  let gestures: [SceneGesture]
  /// Which of them may go on at the same time.
  let tolerance = GestureTolerance()
  /// Whether what is being performed comes of an animator's completion.
  var isAnsweringCompletion = false
  private(set) var calls: [String: () -> Void] = [:]
  private var viewsByName: [String: () -> UIView?] = [:]
  /// The groups of views that move as one, with the names of their views.
  private var groups: [String: (group: UIDynamicItemGroup, members: [String])] = [:]
  private var namesByItem: [ObjectIdentifier: String] = [:]

  init(_ recipe: Recipe) {
    stage = recipe.stage.makeStage(rootViewController: stageResponder)
    animator = UIDynamicAnimator(referenceView: stage.view)
    handlers = recipe.handlers
    sceneAnimators = recipe.animators.map { SceneAnimator($0) }
    gestures = recipe.gestures.map { SceneGesture($0) }
    super.init()
    animator.delegate = self
    for plan in recipe.views { stage.view.addSubview(makeView(plan)) }
    for plan in recipe.components { makeComponent(plan) }
    for plan in recipe.laterViews { _ = makeView(plan) }
    for plan in recipe.groups { makeGroup(plan) }
    for plan in recipe.behaviors { add(plan, Occasion(scene: self)) }
    for entry in recipe.timeline {
      stage.at(entry.time) { [weak self] in
        self.map { $0.perform(entry.action, Occasion(scene: $0)) }
      }
    }
    waitForTouches()
    watchForGestures()
  }

  isolated deinit {
    for animator in sceneAnimators { animator.letGo() }
  }

  /// All views that have names and are there now, in the order of the recipe.
  package var views: [(name: String, view: UIView)] {
    namedViews.compactMap { name, view in view().map { (name, $0) } }
  }

  /// The names of all views, in the order of the recipe.
  package var viewNames: [String] { namedViews.map(\.name) }

  /// Returns the view of a name; nil for a part of a component that is not there now.
  package func view(_ name: String) -> UIView? { viewsByName[name]?() }

  /// Returns the group of a name, with the names of its views.
  func group(_ name: String) -> (group: UIDynamicItemGroup, members: [String])? { groups[name] }

  /// Returns the name of an item of behaviors.
  package func name(of item: any UIDynamicItem) -> String? { namesByItem[ObjectIdentifier(item)] }

  // MARK: Making

  private func makeView(_ plan: ViewPlan) -> UIView {
    let view = plan.make()
    name({ view }, plan.name)
    namesByItem[ObjectIdentifier(view)] = plan.name
    for setting in plan.settings { setting(view, Occasion(scene: self)) }
    for subview in plan.subviews { view.addSubview(makeView(subview)) }
    return view
  }

  private func makeComponent(_ plan: ComponentPlan) {
    let component = plan.make(stage.view)
    for (path, view) in component.parts {
      name(view, "\(plan.name).\(path)")
      if let view = view() { namesByItem[ObjectIdentifier(view)] = "\(plan.name).\(path)" }
    }
    for (call, action) in component.calls { calls["\(plan.name).\(call)"] = action }
  }

  private func makeGroup(_ plan: GroupPlan) {
    let group = UIDynamicItemGroup(items: plan.members.compactMap(view))
    groups[plan.name] = (group, plan.members)
    namesByItem[ObjectIdentifier(group)] = plan.name
  }

  private func name(_ view: @escaping () -> UIView?, _ name: String) {
    namedViews.append((name, view))
    viewsByName[name] = view
  }
}

extension Recipe {
  /// Puts everything onto a new stage, which becomes the current one.
  @MainActor
  package func makeScene() -> RecipeScene { RecipeScene(self) }

  /// The views that come onto the stage later.
  fileprivate var laterViews: [ViewPlan] {
    (timeline.map(\.action) + handlers.map(\.action)).flatMap { action -> [ViewPlan] in
      if case .add(let views, _, _) = action { return views }
      return []
    }
  }
}

extension StagePlan {
  @MainActor
  fileprivate func makeStage(rootViewController: UIViewController) -> Stage {
    Stage(
      device: device, bars: bars, userInterfaceStyle: appearance, backgroundColor: background,
      rootViewController: rootViewController)
  }
}
