import UIKit

/// Plays a recipe without drawing it, and finds what probably does not show what was meant.
@MainActor
package struct RecipeInspection {
  private let recipe: Recipe
  private let probe = SceneProbe()
  let scene: RecipeScene
  private var touches: TouchInspection
  private var views: ViewInspection
  private var labels: LabelInspection
  private var layout: LayoutInspection
  private var warnings: [Diagnostic] = []
  private let actions: InspectedActions
  /// The number of ticks that were played.
  private(set) var tickCount = 0

  /// The maximum number of ticks that are played: half a minute.
  private static let maxTicks = 30 * Stage.ticksPerSecond
  /// The maximum number of ticks times the number of views, so that large recipes take no longer
  /// than a second.
  private static let maxViewTicks = 100_000

  private let duration: Int
  private let limit: Int

  /// Creates a scene of a recipe.
  package init(_ recipe: Recipe) {
    self.recipe = recipe
    scene = RecipeScene(recipe, probe: probe)
    // What a program's views do while they draw is its own.
    scene.stage.displaysViewsInSteps = scene.program != nil
    touches = TouchInspection(scene)
    views = ViewInspection(scene)
    actions = InspectedActions(recipe)
    labels = LabelInspection(scene, actions)
    layout = LayoutInspection(scene, actions)
    duration = Int((recipe.duration * Double(Stage.ticksPerSecond)).rounded(.up))
    limit = min(Self.maxTicks, Self.maxViewTicks / (scene.viewNames.count + 1))
    views.inspect(scene)
  }

  /// Whether playing further finds nothing more.
  private var isDone: Bool {
    views.isDone && labels.isDone && layout.isDone && !actions.addsSoleBehaviors
      && probe.pending.isEmpty
      // Times are rounded to ticks, and touches begin in the tick after they are added.
      && scene.stage.time > actions.lastTouch + 2 / Double(Stage.ticksPerSecond)
  }

  /// Returns the warnings, in no particular order.
  ///
  /// The recipe is played until nothing more can be found.
  mutating func run() -> [Diagnostic] {
    while advance() {}
    return finish()
  }

  /// Plays a tick; returns whether more can be found.
  package mutating func advance() -> Bool {
    guard tickCount < max(1, min(duration, limit)), tickCount == 0 || !isDone else { return false }
    scene.stage.step()
    tickCount += 1
    guard scene.stage.playError == nil else { return false }
    touches.inspect(scene, probe)
    views.inspect(scene)
    labels.inspect(scene)
    layout.inspect(scene, recipe.warningContext)
    inspectBehaviors()
    return true
  }

  /// Returns the warnings of the ticks that were played, in no particular order.
  fileprivate mutating func finish() -> [Diagnostic] {
    if duration <= limit { warnings += views.warnings(recipe.warningContext) }
    warnings += touches.warnings(recipe.warningContext)
    warnings += labels.warnings(recipe.warningContext)
    warnings += probe.typings.compactMap { recipe.warningContext.warning(about: $0, $1) }
    warnings += layout.warnings(recipe.warningContext)
    return warnings
  }

  /// Throws the error that ended the play.
  fileprivate func checkPlay() throws(RecipeErrors) {
    if let errors = scene.stage.playError as? RecipeErrors { throw errors }
  }

  /// Finds items on which two behaviors act of which they should have one.
  private mutating func inspectBehaviors() {
    var first: Set<String> = []
    for behavior in probe.addedBehaviors() {
      for item in behavior.items where !first.insert("\(behavior.kind) \(item)").inserted {
        warnings.append(
          recipe.warningContext.warning(
            .repeatedBehavior, behavior.message(for: item), at: behavior.span,
            help: SoleBehavior.help))
      }
    }
  }
}

extension WarningContext {
  /// Returns the warning about a text that no view has received, which was typed at a time; nil without a time.
  fileprivate func warning(about typing: TypingPlan, _ time: TimeInterval?) -> Diagnostic? {
    guard let time else { return nil }
    return warning(
      .typingWithoutEffect, "nothing receives this text", at: typing.span,
      help: typing.field.map { "'\($0)' cannot be edited \(time.caption)" }
        ?? "no text field is edited \(time.caption): tap one before, or name it, as in { text: …, into: field }"
    )
  }
}

extension Recipe {
  /// Returns the warnings, with those that playing the recipe finds.
  @MainActor
  ///
  /// - Throws: The errors that end the play.
  package func warningsFromPlaying() throws(RecipeErrors) -> [Diagnostic] {
    var inspection = RecipeInspection(self)
    let warnings = inspection.run()
    try inspection.checkPlay()
    return reported(warnings)
  }

  /// Returns the warnings, with those of an inspection that is done.
  @MainActor
  package func warnings(from inspection: RecipeInspection) -> [Diagnostic] {
    var inspection = inspection
    return reported(inspection.finish())
  }

  private func reported(_ found: [Diagnostic]) -> [Diagnostic] {
    let known = Set(warnings.map(WarningPlace.init))
    return warningContext.reported(
      warnings + found.filter { !known.contains(WarningPlace($0)) })
  }
}

/// What a warning is about: one found by playing repeats none that is known without.
private struct WarningPlace: Hashable {
  private let place: Diagnostic.Place?
  private let isTouch: Bool
  private let code: DiagnosticCode?

  init(_ warning: Diagnostic) {
    place = warning.place
    isTouch = [.touchHitsNothing, .touchWithoutEffect].contains(warning.code)
    code = isTouch ? nil : warning.code
  }
}
