import DisplayList
import Imaging
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe from the start and returns its frames.
  ///
  /// - Parameters:
  ///   - clock: The rate that frames are counted at.
  ///   - playback: The stage times that frames show.
  ///   - overlays: What is drawn over the frames.
  ///   - showsCaptions: Whether the recipe's captions are drawn over the frames.
  @MainActor
  package func frames(
    clock: FrameRate, playback: Playback = .uniform, overlays: Set<Overlay> = [],
    showsCaptions: Bool = true
  ) -> any FrameLists {
    RecipeFrames(
      self, clock: clock, playback: playback, overlays: overlays,
      captions: showsCaptions ? captions : [])
  }
}

/// The frames of a recipe, with the scene that they show.
private final class RecipeFrames: FrameLists {
  private let scene: RecipeScene
  private let source: FrameSource

  init(
    _ recipe: Recipe, clock: FrameRate, playback: Playback, overlays: Set<Overlay>,
    captions: [CaptionPlan]
  ) {
    let scene = recipe.makeScene()
    self.scene = scene
    source = FrameSource(
      stage: scene.stage, fps: clock, playback: playback, overlays: overlays, captions: captions,
      names: { scene.views })
  }

  var size: CGSize { source.size }

  func list(of number: Int) throws -> DisplayList { try source.list(of: number) }

  func frames(_ numbers: ArraySlice<Int>) async throws -> [Frame] {
    try await source.frames(numbers)
  }
}
