import Imaging
import Recipes
import UIKit
import Verification

/// How references are recorded.
package struct ReferenceOptions: Hashable, Sendable {
  /// Pixels in a point.
  package var scale = ReferencePlan.defaultScale
  /// Frames per second.
  package var fps = FrameRate.standard
  /// Each so many frames one is kept as a picture.
  package var step = ReferencePlan.defaultStep
  /// When else a frame is kept as a picture, in seconds.
  package var moments: [TimeInterval] = []
  /// How many frames are drawn at once.
  package var jobs = RenderOptions().jobs

  package init() {}
}

/// What is asked for on the command line, instead of what recipes say.
package struct ReferenceChanges: Hashable, Sendable {
  /// Pixels in a point.
  package var scale: Double?
  /// Frames per second.
  package var fps: FrameRate?
  /// Each so many frames one is kept as a picture.
  package var step: Int?
  /// How many frames are drawn at once.
  package var jobs: Int?

  package init() {}
}

extension ReferenceOptions {
  /// What a recipe says, where nothing else is asked for.
  package init(of recipe: Recipe, _ changes: ReferenceChanges = ReferenceChanges()) {
    let (usual, plan) = (ReferenceOptions(), recipe.reference)
    scale = changes.scale ?? plan.scale ?? usual.scale
    fps = changes.fps ?? usual.fps
    step = changes.step ?? plan.step ?? usual.step
    moments = recipe.moments.map(\.time) + plan.times
    jobs = changes.jobs ?? usual.jobs
  }

  /// The same frames as a reference has.
  package func suiting(_ reference: Reference) -> ReferenceOptions {
    var options = self
    options.scale = reference.scale
    options.fps = reference.fps
    return options
  }

  /// All frames, or some.
  func rendering(_ frames: FrameSelection = .all) -> RenderOptions {
    var options = RenderOptions()
    options.size = .scale(scale)
    options.fps = fps
    options.jobs = jobs
    options.frames = frames
    return options
  }
}
