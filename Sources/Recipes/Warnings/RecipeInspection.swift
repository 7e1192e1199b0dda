import UIKit

/// Plays a recipe without drawing it, and finds what probably does not show what was meant.
@MainActor
struct RecipeInspection {
  private let recipe: Recipe
  private let probe = SceneProbe()
  private let scene: RecipeScene
  private var touches: TouchInspection
  private var views: ViewInspection
  private var labels: LabelInspection
  private var warnings: [Diagnostic] = []
  private let actions: InspectedActions
  /// The number of ticks that were played.
  private(set) var tickCount = 0

  /// The maximum number of ticks that are played: half a minute.
  private static let maxTicks = 30 * Stage.ticksPerSecond
  /// The maximum number of ticks times the number of views, so that large recipes take no longer
  /// than a second.
  private static let maxViewTicks = 100_000

  /// Creates a scene of a recipe.
  init(_ recipe: Recipe) {
    self.recipe = recipe
    scene = RecipeScene(recipe, probe: probe)
    touches = TouchInspection(scene)
    views = ViewInspection(scene)
    actions = InspectedActions(recipe)
    labels = LabelInspection(scene, actions)
  }

  /// Whether playing further finds nothing more.
  private var isDone: Bool {
    views.isDone && labels.isDone && !actions.addsSoleBehaviors && probe.pending.isEmpty
      // Times are rounded to ticks, and touches begin in the tick after they are added.
      && scene.stage.time > actions.lastTouch + 2 / Double(Stage.ticksPerSecond)
  }

  /// Returns the warnings, in no particular order.
  ///
  /// The recipe is played until nothing more can be found.
  mutating func run() -> [Diagnostic] {
    let duration = Int((recipe.duration * Double(Stage.ticksPerSecond)).rounded(.up))
    let limit = min(Self.maxTicks, Self.maxViewTicks / (scene.viewNames.count + 1))
    views.inspect(scene)
    while tickCount < max(1, min(duration, limit)), tickCount == 0 || !isDone {
      scene.stage.step()
      tickCount += 1
      touches.inspect(scene, probe)
      views.inspect(scene)
      labels.inspect(scene)
      inspectBehaviors()
    }
    if duration <= limit { warnings += views.warnings(recipe.warningContext) }
    warnings += touches.warnings(recipe.warningContext)
    warnings += labels.warnings(recipe.warningContext)
    return warnings
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

extension Recipe {
  /// Returns the warnings, with those that playing the recipe finds.
  @MainActor
  package func warningsFromPlaying() -> [Diagnostic] {
    var inspection = RecipeInspection(self)
    let known = Set(warnings.map(WarningPlace.init))
    return warningContext.reported(
      warnings + inspection.run().filter { !known.contains(WarningPlace($0)) })
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
