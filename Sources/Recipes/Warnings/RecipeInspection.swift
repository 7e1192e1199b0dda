import UIKit

/// Plays a recipe without drawing it, and finds what probably does not show what was meant.
@MainActor
struct RecipeInspection {
  private let recipe: Recipe
  private let probe = SceneProbe()
  private let scene: RecipeScene
  private var touches: TouchInspection
  private var views: ViewInspection
  private var labels = LabelInspection()
  private var warnings: [Diagnostic] = []

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
  }

  /// Returns the warnings, in no particular order.
  mutating func run() -> [Diagnostic] {
    let tickCount = Int((recipe.duration * Double(Stage.ticksPerSecond)).rounded(.up))
    let limit = min(Self.maxTicks, Self.maxViewTicks / (scene.viewNames.count + 1))
    views.inspect(scene)
    for _ in 0..<max(1, min(tickCount, limit)) {
      scene.stage.step()
      touches.inspect(scene, probe)
      views.inspect(scene)
      labels.inspect(scene)
      inspectBehaviors()
    }
    if tickCount <= limit { warnings += views.warnings(recipe.warningContext) }
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
