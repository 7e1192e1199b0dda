import Imaging
import Recipes
import UIKit
import Verification

/// The settings of references.
package struct ReferenceOptions: Hashable, Sendable {
  /// Pixels per point.
  package var scale = ReferencePlan.defaultScale
  /// Frames per second.
  package var fps = FrameRate.standard
  /// The number of frames between two that are recorded as images.
  package var step = ReferencePlan.defaultStep
  /// The times of additional frames that are recorded as images, in seconds.
  package var times: [TimeInterval] = []
  /// The number of frames drawn in parallel.
  package var jobs = RenderOptions().jobs

  package init() {}
}

/// Settings that override those of recipes.
package struct ReferenceChanges: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double?
  /// Frames per second.
  package var fps: FrameRate?
  /// The number of frames between two that are recorded as images.
  package var step: Int?
  /// The number of frames drawn in parallel.
  package var jobs: Int?

  package init() {}
}

extension ReferenceOptions {
  /// Creates the settings of a recipe.
  package init(of recipe: Recipe, _ changes: ReferenceChanges = ReferenceChanges()) {
    let (defaults, plan) = (ReferenceOptions(), recipe.reference)
    scale = changes.scale ?? plan.scale ?? defaults.scale
    fps = changes.fps ?? defaults.fps
    step = changes.step ?? plan.step ?? defaults.step
    times = recipe.events.map(\.time) + plan.times
    jobs = changes.jobs ?? defaults.jobs
  }

  /// Returns the settings with the scale and frame rate of a reference.
  package func suiting(_ reference: Reference) -> ReferenceOptions {
    var options = self
    options.scale = reference.scale
    options.fps = reference.fps
    return options
  }

  /// Returns the options to render all frames, or some.
  package func rendering(_ frames: FrameSelection = .all) -> RenderOptions {
    var options = RenderOptions()
    options.size = .scale(scale)
    options.fps = fps
    options.jobs = jobs
    options.frames = frames
    return options
  }
}
