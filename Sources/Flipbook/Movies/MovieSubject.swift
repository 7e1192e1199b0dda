import Imaging
import UIKit

/// What a movie is of.
package enum MovieSubject: Sendable {
  /// A recipe, to be played.
  case recipe(Recipe)
  /// Frames that have been rendered.
  case folder(FrameFolder)

  /// The size of what is shown, in points.
  var size: CGSize {
    switch self {
    case .recipe(let recipe): recipe.device.size
    case .folder(let folder): folder.points
    }
  }

  /// Pixels in a point, where nothing else is asked for.
  var scale: Double {
    switch self {
    case .recipe(let recipe): Double(recipe.device.scale)
    case .folder(let folder): folder.manifest.scale
    }
  }

  /// How long it plays, in seconds.
  var duration: Double {
    switch self {
    case .recipe(let recipe): recipe.duration
    case .folder(let folder): folder.duration
    }
  }

  /// What it is called.
  var title: String {
    switch self {
    case .recipe(let recipe): recipe.title ?? recipe.name
    case .folder(let folder):
      folder.manifest.recipe?.name ?? String(folder.path.split(separator: "/").last ?? "")
    }
  }

  /// What it shows at the ticks of a clock, played from the start.
  @MainActor
  func frames(clock: FrameRate, overlays: Set<Overlay>) -> any FrameLists {
    switch self {
    case .recipe(let recipe): RecipeFrames(recipe, clock: clock, overlays: overlays)
    case .folder(let folder): FolderFrames(folder, clock: clock)
    }
  }
}

/// What a recipe shows.
private final class RecipeFrames: FrameLists {
  private let scene: RecipeScene
  private let source: FrameSource

  init(_ recipe: Recipe, clock: FrameRate, overlays: Set<Overlay>) {
    scene = recipe.makeScene()
    source = FrameSource(stage: scene.stage, fps: clock, overlays: overlays)
  }

  var size: CGSize { source.size }

  func list(of number: Int) throws -> DisplayList { try source.list(of: number) }
}

/// What some subjects show together.
final class ComposedFrames: FrameLists {
  private let sources: [any FrameLists]
  private let composition: Composition

  init(_ sources: [any FrameLists], in composition: Composition) {
    self.sources = sources
    self.composition = composition
  }

  var size: CGSize { composition.size }

  func list(of number: Int) throws -> DisplayList {
    composition.list(of: try sources.map { try $0.list(of: number) })
  }
}
