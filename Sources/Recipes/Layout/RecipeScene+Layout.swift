import UIKit

/// The constraints of a scene.
@MainActor
struct SceneLayout {
  /// Whether the recipe has constraints or stack views, so that animations lay views out.
  let isUsed: Bool
  /// The constraints of each view, by the view's name, in the order of the recipe.
  var constraints: [String: [SceneConstraint]] = [:]
  /// The constraints by the names by which actions refer to them.
  var byName: [String: SceneConstraint] = [:]
  /// The constraints that the changes that are being made activate and deactivate.
  var pending: [(constraint: SceneConstraint, isActive: Bool)]?

  init(_ recipe: Recipe) {
    isUsed = recipe.allViews.contains { $0.constraints != nil || $0.isStackView }
  }

}

extension RecipeScene {
  /// Makes the constraints of views that exist, without activating them.
  func makeConstraints(of plans: [ViewPlan]) {
    for plan in plans.flatMap(\.all) {
      guard let view = view(plan.name), let constraints = plan.constraints else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      for constraint in constraints.compactMap({ make($0, of: view) }) {
        layout.constraints[plan.name, default: []].append(constraint)
        if let identifier = constraint.plan.identifier { layout.byName[identifier] = constraint }
        let address = constraint.plan.address
        if constraints.count(where: { $0.address == address }) == 1 {
          layout.byName[address] = constraint
        }
      }
    }
  }

  private func make(_ plan: ConstraintPlan, of view: UIView) -> SceneConstraint? {
    guard let target = plan.target else { return SceneConstraint(plan, of: view, to: nil) }
    let owner: UIView? =
      switch target.item {
      case .view(let name): self.view(name)
      case .stage: stage.view
      case .window: stage.window
      }
    return owner?.item(target.guide).map { SceneConstraint(plan, of: view, to: $0) }
  }

  /// Activates the constraints of a view that was added and of its descendants, except for those that
  /// the recipe deactivates, and lays them out.
  func activateConstraints(in added: UIView) {
    guard layout.isUsed else { return }
    for name in viewNames {
      guard let constraints = layout.constraints[name], let view = view(name),
        view.isDescendant(of: added)
      else { continue }
      for constraint in constraints where constraint.isWanted { constraint.activate() }
    }
    // Behaviors act on views that have a size.
    stage.window.layoutIfNeeded()
  }

  /// Activates or deactivates a constraint; within changes, after all of them.
  func setActive(_ isActive: Bool, _ constraint: SceneConstraint) {
    guard layout.pending == nil else {
      layout.pending?.append((constraint, isActive))
      return
    }
    constraint.isWanted = isActive
    if isActive {
      constraint.activate()
    } else {
      constraint.constraint.isActive = false
    }
  }

  /// Makes changes, and then deactivates and activates the constraints that they name, in this
  /// order: the constraints of two layouts would contradict each other.
  func settingConstraints(_ changes: () -> Void) {
    let outer = layout.pending
    layout.pending = []
    changes()
    let pending = layout.pending ?? []
    layout.pending = outer
    for (constraint, isActive) in pending where !isActive { setActive(false, constraint) }
    for (constraint, isActive) in pending where isActive { setActive(true, constraint) }
  }

  /// Makes the changes of an animation block, and lays the views out, so that their layout is animated.
  ///
  /// Programs call `layoutIfNeeded()` in blocks for this. Earlier changes are not animated.
  func layingOut(_ changes: () -> Void) {
    guard layout.isUsed else { return changes() }
    UIView.performWithoutAnimation { stage.window.layoutIfNeeded() }
    changes()
    stage.window.layoutIfNeeded()
  }
}

extension UIView {
  /// Returns the view or one of its guides.
  fileprivate func item(_ guide: ConstraintGuide?) -> AnyObject? {
    switch guide {
    case nil: self
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    case .contentLayout: (self as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: (self as? UIScrollView)?.frameLayoutGuide
    }
  }
}

extension Recipe {
  /// All views, including those that actions add.
  fileprivate var allViews: [ViewPlan] {
    (views + windowViews + addedViews).flatMap(\.all)
  }
}
