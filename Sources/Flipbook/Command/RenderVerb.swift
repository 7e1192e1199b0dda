import Foundation
import Imaging
import Recipes

/// `flipbook render`: renders recipes to folders of frames.
package struct RenderVerb: Sendable {
  package var recipes: [String] = []
  package var settings: [RecipeSetting] = []
  package var options = RenderOptions()
  /// The folder for the frames, or for a folder of frames for each recipe if there are several; nil for
  /// the usual one.
  package var folder: String?
  package var json = false
  package var timings = false

  package init() {}

  /// Where frames go when nothing is said.
  package static let usualFolder = OutputFolder.defaultPath

  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let folder: String
      let manifest: String
      let shard: Shard?
      let frames: Int
      let firstFrame: Int?
      let lastFrame: Int?
      let size: Manifest.Size<Int>
      let fps: FrameRate
      let timings: RenderTimings?
    }

    let formatVersion = 1
    let renders: [Entry]
    /// The most that the process has had in memory, in bytes.
    let peakMemory: Int?
  }

  /// Checks all recipes, then renders them; they share the jobs.
  @MainActor
  package func run(
    progress: @MainActor (_ recipe: String, RenderProgress) -> Void
  ) async throws -> CommandResult {
    let recipes = try RecipeCheck(recipes, settings: settings).recipes()
    let orders = try zip(recipes, folders(of: recipes)).map { recipe, folder in
      try recipe.order(to: folder, options: options, settings: settings)
    }
    let renders = try await RenderQueue(orders).run(jobs: options.jobs) {
      progress(recipes[$0].name, $1)
    }
    let entries = zip(renders, recipes).map(entry)
    let text = zip(renders, recipes).map(line).joined()
    let report = Report(
      renders: entries, peakMemory: timings ? PeakMemory.ofThisProcess : nil)
    return CommandResult(output: json ? try JSONText.pretty(report) : text)
  }

  private func folders(of recipes: [Recipe]) throws -> [String] {
    if let folder, recipes.count == 1 { return [folder] }
    let folders = recipes.map { "\(folder ?? Self.usualFolder)/\($0.name)" }
    for (index, folder) in folders.enumerated() where folders[..<index].contains(folder) {
      throw FlipbookError.sameFolder(folder)
    }
    return folders
  }

  private func entry(of render: Render, recipe: Recipe) -> Report.Entry {
    let manifest = render.manifest
    return Report.Entry(
      recipe: recipe.name, folder: render.folder,
      manifest: "\(render.folder)/\(manifest.fileName)", shard: manifest.shard?.shard,
      frames: manifest.frames.count,
      firstFrame: manifest.frames.first?.number, lastFrame: manifest.frames.last?.number,
      size: manifest.size, fps: manifest.fps, timings: timings ? render.timings : nil)
  }

  private func line(of render: Render, recipe: Recipe) -> String {
    let manifest = render.manifest
    let shard = manifest.shard.map { ", shard \($0.shard)" } ?? ""
    let line = "\(recipe.name): \(manifest.summary), in \(render.folder)\(shard)\n"
    return timings ? line + render.timings.text(frames: manifest.frames.count) : line
  }
}

extension RenderTimings {
  /// A line for people: milliseconds a frame.
  fileprivate func text(frames: Int) -> String {
    func milliseconds(_ seconds: Double) -> String {
      // Two decimals, in no country's way.
      let hundredths = Int((seconds * 100_000 / Double(max(1, frames))).rounded())
      return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
    }
    return "  ms a frame: \(milliseconds(total)) in all; simulation \(milliseconds(simulation)), "
      + "drawing \(milliseconds(drawing)), encoding \(milliseconds(encoding)), "
      + "writing \(milliseconds(writing)), summed over all jobs\n"
  }
}
