import DisplayList
import Flipbook
import Recipes
import UIKit

/// A recipe that plays on a stage of its own, with live touches.
@MainActor
final class Performance {
  let scene: RecipeScene
  private let overlay: OverlayRecorder?
  private let captions: CaptionTrack
  private var fingers: [Int: LiveFinger] = [:]

  /// Creates a performance at tick 0.
  init(_ recipe: Recipe, overlays: Set<Overlay>) {
    let scene = recipe.makeScene()
    self.scene = scene
    // Views are drawn when they are shown: what a program's views do while they draw is its own.
    scene.stage.displaysViewsInSteps = scene.program != nil
    captions = CaptionTrack(recipe.captions, size: recipe.device.size)
    overlay =
      overlays.isEmpty
      ? nil : OverlayRecorder(overlays, of: scene.stage, names: { scene.views })
  }

  /// The current tick.
  var tick: Int { scene.stage.tick }

  /// Whether nothing is due, so that only animations of layers may change what is shown.
  var isQuiet: Bool { scene.stage.isQuiet }

  /// Advances to the next tick with its touches.
  func step(_ track: TouchTrack) {
    for change in track.changes(at: tick + 1) { apply(change) }
    scene.stage.step()
    overlay?.record()
  }

  private func apply(_ change: TouchTrack.Change) {
    let next = tick + 1
    switch change.phase {
    case .began:
      fingers[change.finger] = scene.stage.touches.liveFinger(at: change.location, tick: next)
    case .moved: fingers[change.finger]?.move(to: change.location)
    case .ended:
      let finger = fingers.removeValue(forKey: change.finger)
      finger?.move(to: change.location)
      finger?.lift(tick: next)
    case .cancelled: fingers.removeValue(forKey: change.finger)?.cancel(tick: next)
    }
  }

  /// Returns what the stage shows now, with overlays and captions.
  func list() -> DisplayList {
    var list = scene.stage.displayList()
    list.layers += overlay?.layers(over: list) ?? []
    list.layers += captions.layers(at: tick)
    return list
  }
}
