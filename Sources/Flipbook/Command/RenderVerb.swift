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
  package static let usualFolder = "Output"

  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let folder: String
      let manifest: String
      let frames: Int
      let firstFrame: Int?
      let lastFrame: Int?
      let size: Manifest.Size<Int>
      let fps: FrameRate
      let timings: RenderTimings?
    }

    let formatVersion = 1
    let renders: [Entry]
  }

  /// Checks all recipes, then renders one after the other.
  @MainActor
  package func run(
    progress: @MainActor (_ recipe: String, RenderProgress) -> Void
  ) async throws -> CommandResult {
    let recipes = try RecipeCheck(recipes, settings: settings).recipes()
    let folders = try folders(of: recipes)
    var entries: [Report.Entry] = []
    var text = ""
    for (recipe, folder) in zip(recipes, folders) {
      let render = try await recipe.render(to: folder, options: options) {
        progress(recipe.name, $0)
      }
      entries.append(entry(of: render, recipe: recipe))
      text += line(of: render, recipe: recipe)
    }
    return CommandResult(
      output: json ? try JSONText.pretty(Report(renders: entries)) : text)
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
      manifest: "\(render.folder)/\(Manifest.fileName)", frames: manifest.frames.count,
      firstFrame: manifest.frames.first?.number, lastFrame: manifest.frames.last?.number,
      size: manifest.size, fps: manifest.fps, timings: timings ? render.timings : nil)
  }

  private func line(of render: Render, recipe: Recipe) -> String {
    let manifest = render.manifest
    let (first, last) = (manifest.frames.first?.number ?? 0, manifest.frames.last?.number ?? 0)
    let frames =
      manifest.frames.count == 1
      ? "frame \(first)"
      : last - first + 1 == manifest.frames.count
        ? "frames \(first) to \(last)" : "\(manifest.frames.count) frames from \(first) to \(last)"
    let line =
      "\(recipe.name): \(frames), \(manifest.size.width)x\(manifest.size.height) px, "
      + "in \(render.folder)\n"
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
