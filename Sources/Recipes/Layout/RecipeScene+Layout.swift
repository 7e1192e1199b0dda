import UIKit

/// The constraints of a scene.
@MainActor
struct SceneLayout {
  /// Whether the recipe has constraints or stack views, so that animations lay views out.
  let isUsed: Bool
  /// The constraints of each view and of its layout guides, by the view's name, in the order of the
  /// recipe.
  var constraints: [String: [SceneConstraint]] = [:]
  /// The constraints by the names by which actions refer to them.
  var byName: [String: SceneConstraint] = [:]
  /// The layout guides by name.
  var guides: [String: UILayoutGuide] = [:]
  /// The constraints that the changes that are being made activate and deactivate.
  var pending: [(constraint: SceneConstraint, isActive: Bool)]?

  init(_ recipe: Recipe) {
    isUsed =
      !recipe.layoutGuides.isEmpty
      || recipe.allViews.contains {
        $0.constraints != nil || $0.isStackView || !$0.layoutGuides.isEmpty
      }
  }

}

extension RecipeScene {
  /// Makes the layout guides and the constraints of a recipe, without activating them.
  func makeLayout(of recipe: Recipe) {
    let plans = recipe.allViews
    add(recipe.layoutGuides, to: contentView)
    for plan in plans {
      if let view = view(plan.name) { add(plan.layoutGuides, to: view) }
    }
    for plan in plans {
      guard let view = view(plan.name) else { continue }
      if let constraints = plan.constraints {
        view.translatesAutoresizingMaskIntoConstraints = false
        makeConstraints(constraints, of: view, heldBy: plan.name)
      }
      makeConstraints(of: plan.layoutGuides, heldBy: plan.name)
    }
    makeConstraints(of: recipe.layoutGuides, heldBy: Names.stage)
  }

  private func add(_ plans: [LayoutGuidePlan], to view: UIView) {
    for plan in plans {
      let guide = UILayoutGuide()
      guide.identifier = plan.name
      view.addLayoutGuide(guide)
      layout.guides[plan.name] = guide
    }
  }

  private func makeConstraints(of guides: [LayoutGuidePlan], heldBy name: String) {
    for plan in guides {
      guard let guide = layout.guides[plan.name] else { continue }
      makeConstraints(plan.constraints, of: guide, heldBy: name)
    }
  }

  private func makeConstraints(
    _ plans: [ConstraintPlan], of item: AnyObject, heldBy name: String
  ) {
    for constraint in plans.compactMap({ make($0, of: item) }) {
      layout.constraints[name, default: []].append(constraint)
      if let identifier = constraint.plan.identifier { layout.byName[identifier] = constraint }
      let address = constraint.plan.address
      if plans.count(where: { $0.address == address }) == 1 {
        layout.byName[address] = constraint
      }
    }
  }

  private func make(_ plan: ConstraintPlan, of item: AnyObject) -> SceneConstraint? {
    guard let target = plan.target else { return SceneConstraint(plan, of: item, to: nil) }
    let owner: UIView?
    switch target.item {
    case .view(let name): owner = view(name)
    case .layoutGuide(let name):
      return layout.guides[name].map { SceneConstraint(plan, of: item, to: $0) }
    case .stage: owner = contentView
    case .window: owner = stage.window
    }
    return owner?.item(target.guide).map { SceneConstraint(plan, of: item, to: $0) }
  }

  /// Activates the constraints of a view that was added and of its descendants, except for those that
  /// the recipe deactivates, and lays them out.
  func activateConstraints(in added: UIView) {
    guard layout.isUsed else { return }
    for name in viewNames + [Names.stage] {
      guard let constraints = layout.constraints[name],
        let view = name == Names.stage ? contentView : view(name), view.isDescendant(of: added)
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
    case .keyboard: keyboardLayoutGuide
    case .contentLayout: (self as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: (self as? UIScrollView)?.frameLayoutGuide
    }
  }
}

extension Recipe {
  /// All views, including those that actions add.
  fileprivate var allViews: [ViewPlan] {
    (views + windowViews + components.flatMap(\.views) + addedViews).flatMap(\.all)
  }
}
