import UIKit

/// A recipe that plays: its stage and the objects on it, by name.
///
/// The recipe stops playing when the scene is deallocated.
@MainActor
package final class RecipeScene: NSObject {
  package let stage: Stage
  /// The dynamic animator of the recipe's behaviors; components have animators of their own.
  package let animator: UIDynamicAnimator
  /// The views by name, including parts of components, in the order of the recipe; nil for a cell
  /// that is not visible.
  private var namedViews: [(name: String, view: () -> UIView?)] = []

  let handlers: [EventHandler]
  /// The indices of the handlers that were limited to one event and have handled it.
  var handlersDone: Set<Int> = []
  /// Receives the touches on the stage that no view handles.
  let stageResponder = TouchResponder()
  /// What is attached to views by their names: actions, touch responders and gesture recognizers.
  var attachments: [ViewAttachment] = []
  /// Whether a touch that a handler has handled is being forwarded to the component that it is on.
  var isForwardingHandledTouch = false
  /// The trackers of the current touches.
  var trackers: [TouchTracker] = []
  var behaviors: [String: UIDynamicBehavior] = [:]
  /// The state variables.
  var state: [String: ExpressionValue]
  /// The property animators, in the order of the recipe.
  private(set) var sceneAnimators: [SceneAnimator] = []
  /// The gesture recognizers, in the order of the recipe.
  let gestures: [SceneGesture]
  /// The gestures that may be recognized simultaneously.
  let simultaneity = GestureSimultaneity()
  /// Whether the action that is being performed handles a completion or an event of a component.
  var isHandlingConsequence = false
  /// Receive the events of scroll views, which do not retain their delegates.
  var scrollObservers: [ScrollObserver] = []
  /// Whether the action that is being performed handles an event of a scroll view.
  var isHandlingScrolling = false
  /// The events of scroll views that are handled in the next tick.
  var deferredScrolling: [(event: ScrollEvent, view: String)] = []
  /// The constraints.
  var layout: SceneLayout
  /// The colors of the views' layers.
  var layerColors = LayerColors()
  /// Observes what the recipe does, for warnings; nil while it is played for frames.
  var probe: SceneProbe?
  /// Receives each contact of the recipe's collisions; nil if none is observed.
  var observeContact: ((Contact) -> Void)?
  /// Receives what happens while the scene plays; nil if nothing is observed.
  package var observeEvent: ((SceneEvent) -> Void)?
  private(set) var calls: [String: () -> Void] = [:]
  private var viewsByName: [String: () -> UIView?] = [:]
  private var groups: [String: SceneGroup] = [:]
  private var namesByItem: [ObjectIdentifier: String] = [:]
  /// The names of the parts of components.
  private var partNames: Set<String> = []
  private var componentObservers: [ComponentObserver] = []
  /// The views that contain views in components.
  private var componentContainers: [UIView] = []
  /// The program that fills the stage; nil for a recipe of views.
  package let program: (any PlayingProgram)?
  /// The text of the recipe, for errors during playback.
  let source: SourceText

  init(_ recipe: Recipe, probe: SceneProbe? = nil) {
    self.probe = probe
    source = recipe.warningContext.source
    var failure: RecipeErrors?
    program = recipe.program?.start(failure: &failure)
    if recipe.program == nil {
      // The views of a screen are made before its stage, and must not depend on another one.
      UITraitCollection.current = recipe.stage.traits
    }
    let screen = recipe.program == nil ? recipe.screen?.make(around: stageResponder) : nil
    stage =
      program?.stage
      ?? recipe.stage.makeStage(content: stageResponder, root: screen?.root ?? stageResponder)
    if let shown = recipe.stage.chrome.showsKeyboard { stage.showsKeyboard = shown }
    stage.playError = failure
    // A program's view may have animators of its own.
    animator =
      recipe.program == nil
      ? UIDynamicAnimator(referenceView: stageResponder.view) : UIDynamicAnimator()
    handlers = recipe.handlers
    gestures = recipe.gestures.map { SceneGesture($0) }
    state = Dictionary(recipe.state.map { ($0.name, $0.value) }) { first, _ in first }
    layout = SceneLayout(recipe)
    // `lint` reports conflicts with the lines of the constraints.
    stage.printsLayoutConflicts = false
    super.init()
    let context = ActionContext(scene: self)
    sceneAnimators = recipe.animators.map { SceneAnimator($0, context) }
    animator.delegate = self
    if let screen { show(screen) }
    for plan in recipe.views { contentView.addSubview(makeView(plan)) }
    for plan in recipe.windowViews { stage.window.addSubview(makeView(plan)) }
    for plan in recipe.components { makeComponent(plan) }
    for plan in recipe.addedViews { _ = makeView(plan) }
    makeLayout(of: recipe)
    for root in [stage.window] + componentContainers { activateConstraints(in: root) }
    for plan in recipe.groups { _ = makeGroup(plan.name, of: plan.members) }
    for plan in recipe.behaviors { add(plan, context) }
    for entry in recipe.timeline {
      stage.at(entry.time) { [weak self] in
        self.map { $0.perform(entry.step, ActionContext(scene: $0)) }
      }
    }
    observeTouches()
    observeScrolling()
    addGestureRecognizers()
    updateAttachments()
    stageResponder.stageView?.willHitTest = { [weak self] in self?.updateAttachments() }
  }

  isolated deinit {
    for animator in sceneAnimators { animator.end() }
  }

  /// The views by name, in the order of the recipe, without cells that are not visible.
  package var views: [(name: String, view: UIView)] {
    if let program { return program.views }
    return namedViews.compactMap { name, view in view().map { (name, $0) } }
  }

  /// The names of all views, in the order of the recipe.
  package var viewNames: [String] { program?.views.map(\.name) ?? namedViews.map(\.name) }

  /// The view that contains the recipe's views: the stage's, or the one between the bars of a screen.
  var contentView: UIView { program?.stage.view ?? stageResponder.view ?? stage.view }

  /// Returns the view with a name; nil for a cell that is not visible.
  package func view(_ name: String) -> UIView? {
    if let program { return program.view(name) }
    return viewsByName[name]?()
  }

  /// Returns the group with a name, whose items are as they are now if it is not in motion.
  func group(_ name: String) -> SceneGroup? {
    guard let group = groups[name] else { return nil }
    guard group.hasChanged, !animator.moves(group.group) else { return group }
    namesByItem[ObjectIdentifier(group.group)] = nil
    return makeGroup(name, of: group.members)
  }

  /// Returns the name of an item.
  package func name(of item: any UIDynamicItem) -> String? {
    if let program { return program.name(of: item) }
    return namesByItem[ObjectIdentifier(item)]
  }

  /// The dynamic animators whose items move.
  package var dynamicAnimators: [UIDynamicAnimator] {
    program?.dynamicAnimators ?? stage.view.dynamicAnimators
  }

  /// Sets the name of an item, which may be a cell that was not visible before.
  func setName(_ name: String, of item: any UIDynamicItem) {
    namesByItem[ObjectIdentifier(item)] = name
  }

  /// Returns whether a view belongs to a component, which handles touches on it as well.
  func isPart(_ name: String) -> Bool { partNames.contains(name) }

  /// Attaches handlers and recognizers to the views that have their names now.
  func updateAttachments() { ViewAttachment.update(attachments) }

  // MARK: Making

  private func makeView(_ plan: ViewPlan) -> UIView {
    let view = plan.make()
    name({ view }, plan.name)
    namesByItem[ObjectIdentifier(view)] = plan.name
    for assign in plan.assignments { assign(view, ActionContext(scene: self)) }
    if let row = view as? RowCell { nameActions(of: row, plan.name) }
    if let table = view as? RowTable { fill(table, with: plan.sections, makeView) }
    for accessory in plan.accessories {
      let accessoryView = makeView(accessory)
      if accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
      (view as? RowCell)?.accessoryView = accessoryView
    }
    for subview in plan.arrangedSubviews { arrange(makeView(subview), subview, in: view) }
    let container =
      (view as? UIVisualEffectView)?.contentView ?? (view as? UITableViewCell)?.contentView ?? view
    for subview in plan.subviews { container.addSubview(makeView(subview)) }
    for mask in plan.masks { view.mask = makeView(mask) }
    return view
  }

  /// Names the buttons that swipes over a row show.
  private func nameActions(of row: RowCell, _ name: String) {
    for side in SwipeSide.allCases {
      for index in (row.swipeActions[side] ?? []).indices {
        let action = side.name(of: index, in: name)
        namePart(action) { [weak row] in
          row.flatMap { $0.table?.actionButton(index, side, of: $0) }
        }
      }
    }
  }

  private func arrange(_ view: UIView, _ plan: ViewPlan, in stack: UIView) {
    (stack as? UIStackView)?.addArrangedSubview(view)
    for assign in plan.placedAssignments { assign(view, ActionContext(scene: self)) }
  }

  /// Names the parts of the screen's bars, and observes the tab bar.
  private func show(_ screen: ScreenPlan.Live) {
    stage.window.layoutIfNeeded()
    for (name, view) in screen.parts { namePart(name, view) }
    screen.tabs?.report = { [weak self, weak tabs = screen.tabs] index in
      let title = tabs?.tabBar.items?[index].title
      for name in [ScreenParts.tabBar, "\(ScreenParts.tabBar).\(index)"] {
        self?.handle(
          .selected, of: name, at: ComponentEvent.Element(index: index, title: title))
      }
    }
  }

  private func makeComponent(_ plan: ComponentPlan) {
    let component = plan.make(ActionContext(scene: self))
    component.observer.report = { [weak self] kind, element in
      self?.handle(kind, of: plan.name, at: element)
    }
    componentObservers.append(component.observer)
    for (path, view) in component.parts { namePart("\(plan.name).\(path)", view) }
    for (call, action) in component.calls { calls["\(plan.name).\(call)"] = action }
    guard let container = component.container else { return }
    for view in plan.views { container.addSubview(makeView(view)) }
    componentContainers.append(container)
  }

  private func makeGroup(_ name: String, of members: [String]) -> SceneGroup {
    let group = SceneGroup(members, views: members.compactMap(view))
    groups[name] = group
    namesByItem[ObjectIdentifier(group.group)] = name
    return group
  }

  /// Names a view that is not the recipe's own, or that is not always there.
  private func namePart(_ name: String, _ view: @escaping () -> UIView?) {
    self.name(view, name)
    partNames.insert(name)
    if let view = view() { namesByItem[ObjectIdentifier(view)] = name }
  }

  private func name(_ view: @escaping () -> UIView?, _ name: String) {
    namedViews.append((name, view))
    viewsByName[name] = view
  }
}

extension Recipe {
  /// Makes a scene on a new stage, which becomes the current one.
  @MainActor
  package func makeScene() -> RecipeScene { RecipeScene(self) }

  /// The stage that the recipe's program starts on.
  var programSetup: ProgramSetup {
    ProgramSetup(
      device: device, fitsContent: !stage.specifiesScreen, bars: stage.bars,
      appearance: stage.appearance, contentSizeCategory: stage.contentSizeCategory,
      layoutDirection: stage.layoutDirection, accessibility: stage.accessibility,
      localeIdentifier: stage.locale.identifier, showsKeyboard: stage.chrome.showsKeyboard,
      background: stage.background, fallbackFonts: stage.fallbackFonts)
  }

  /// The views that actions add to the stage.
  var addedViews: [ViewPlan] {
    (timeline.map(\.action) + handlers.map(\.action)).flatMap(\.all).flatMap {
      action -> [ViewPlan] in
      if case .add(let views, _, _) = action { return views }
      return []
    }
  }
}

extension StagePlan {
  /// The traits that images and the sizes of views depend on.
  fileprivate var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: appearance),
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
    ])
  }
}

extension StagePlan {
  @MainActor
  fileprivate func makeStage(content: TouchResponder, root: UIViewController) -> Stage {
    content.statusBarStyle = chrome.statusBarStyle
    content.hidesStatusBar = chrome.hidesStatusBar
    return Stage(
      device: device, bars: bars, userInterfaceStyle: appearance,
      contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      accessibility: accessibility, localeIdentifier: locale.identifier,
      backgroundColor: background, fallbackFonts: fallbackFonts,
      rootViewController: root)
  }
}
