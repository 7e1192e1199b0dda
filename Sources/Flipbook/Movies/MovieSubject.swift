import Imaging
import UIKit

/// What a movie shows.
package enum MovieSubject: Sendable {
  /// A recipe to play.
  case recipe(Recipe)
  /// A folder of rendered frames.
  case folder(FrameFolder)

  /// The size, in points.
  var size: CGSize {
    switch self {
    case .recipe(let recipe): recipe.device.size
    case .folder(let folder): folder.points
    }
  }

  /// The default scale, in pixels per point.
  var scale: Double {
    switch self {
    case .recipe(let recipe): Double(recipe.device.scale)
    case .folder(let folder): folder.manifest.scale
    }
  }

  /// The duration, in seconds of output time.
  var duration: Double { playback.outputTime(of: stageDuration) }

  /// The duration, in seconds of stage time.
  var stageDuration: Double {
    switch self {
    case .recipe(let recipe): recipe.duration
    case .folder(let folder): folder.duration
    }
  }

  /// The stage times that frames show.
  var playback: Playback {
    switch self {
    case .recipe(let recipe): recipe.playback
    case .folder: .uniform
    }
  }

  /// The names of times.
  var markers: Markers {
    switch self {
    case .recipe(let recipe): recipe.markers
    case .folder: Markers()
    }
  }

  /// The title.
  var title: String {
    switch self {
    case .recipe(let recipe): recipe.title ?? recipe.name
    case .folder(let folder):
      folder.manifest.recipe?.name ?? folder.path.lastPathPart
    }
  }

  /// Returns the frames at a rate, from the start.
  @MainActor
  func frames(clock: FrameRate, overlays: Set<Overlay>) -> any FrameLists {
    switch self {
    case .recipe(let recipe):
      recipe.frames(clock: clock, playback: recipe.playback, overlays: overlays)
    case .folder(let folder): FolderFrames(folder, clock: clock)
    }
  }
}
