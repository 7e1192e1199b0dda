import Imaging
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe and renders its frames to a folder, as PNG files and a manifest.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created if it does not exist.
  ///   - options: The frame rate, size and selection of frames, and how to draw them.
  ///   - progress: Called repeatedly on the main actor.
  /// - Throws: What the stage's `render(duration:to:options:progress:)` throws.
  @MainActor
  @discardableResult
  public func render(
    to folder: String, options: RenderOptions = RenderOptions(),
    progress: @MainActor (RenderProgress) -> Void = { _ in }
  ) async throws -> Render {
    let order = try order(to: folder, options: options)
    let renders = try await RenderQueue([order]).run(jobs: options.jobs) { progress($1) }
    return renders[0]
  }

  /// Plays recipes one after another, the longest first, and renders each to a folder; they share the
  /// jobs.
  ///
  /// - Parameters:
  ///   - recipes: The recipes.
  ///   - folders: The path of each recipe's folder, which is created if it does not exist.
  ///   - options: The frame rate, the size, the frames to render, and how to render them.
  ///   - settings: The settings that the recipes were loaded with, for the manifests.
  ///   - progress: Receives the index of a recipe and its progress, on the main actor.
  /// - Throws: What `render(to:options:progress:)` throws; `FlipbookError.sameFolder` for two
  ///   recipes with the same folder.
  @MainActor
  package static func render(
    _ recipes: [Recipe], to folders: [String], options: RenderOptions = RenderOptions(),
    settings: [RecipeSetting] = [],
    progress: @MainActor (_ recipe: Int, RenderProgress) -> Void = { _, _ in }
  ) async throws -> [Render] {
    for (index, folder) in folders.enumerated() {
      guard let other = folders[..<index].firstIndex(where: folder.hasSameBytes) else { continue }
      let paths = [recipes[other], recipes[index]].map { $0.sourcePaths.first ?? $0.name }
      throw FlipbookError.sameFolder(folder, recipes: paths)
    }
    let orders = try zip(recipes, folders).map { recipe, folder in
      try recipe.order(to: folder, options: options, settings: settings)
    }
    let sequence = recipes.map(\.duration).indicesFromLongest
    let renders = try await RenderQueue(sequence.map { orders[$0] }).run(jobs: options.jobs) {
      progress(sequence[$0], $1)
    }
    return zip(sequence, renders).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns a checked order to render the recipe.
  ///
  /// - Parameters:
  ///   - settings: The values that the recipe's parameters were set to.
  ///   - inStageTime: Whether to ignore the stretches that are slower or faster.
  @MainActor
  package func order(
    to folder: String, options: RenderOptions, settings: [RecipeSetting] = [],
    inStageTime: Bool = false
  ) throws -> RenderOrder<Render> {
    let plan =
      inStageTime
      ? try RenderPlan(of: self, options: options, inStageTime: true) : try renderPlan(options)
    return RenderOrder(
      plan, to: folder,
      recipe: Manifest.Recipe(
        name: name.withoutRawBytes,
        hash: Digest(bytes: Array((text + (program?.program.identity ?? "")).utf8))),
      settings: settings
    ) {
      // References show the recipe's own values.
      if !inStageTime,
        let frames = matrixFrames(
          clock: options.fps, overlays: options.overlays, isTransparent: options.isTransparent)
      {
        return (frames, nil)
      }
      let scene = makeScene()
      return (FrameSource(stage: scene.stage, plan: plan, names: { scene.views }), scene)
    }
  }
}

extension [TimeInterval] {
  /// The indices of durations from the longest one to the shortest, and of equal ones in order.
  var indicesFromLongest: [Int] { indices.sorted { (self[$1], $0) < (self[$0], $1) } }
}
