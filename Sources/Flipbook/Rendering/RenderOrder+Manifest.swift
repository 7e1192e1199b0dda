import Imaging
import Recipes
import Typography
import UIKit

extension RenderOrder where Product == Render {
  /// Creates an order to render to a folder, as PNG files and a manifest.
  ///
  /// - Parameters:
  ///   - settings: The values that the recipe's parameters were set to.
  ///   - source: Creates the source of the frames, and an object to retain while it plays.
  init(
    _ plan: RenderPlan, to folder: String, recipe: Manifest.Recipe? = nil,
    settings: [RecipeSetting] = [],
    source: @escaping () -> (any FrameLists, owner: AnyObject?)
  ) {
    let options = plan.options
    self.init(plan: plan) {
      try FontCatalog.packaged.verify()
      // The manifest of the first shard, before its first frame, identifies the render.
      let first = options.shard.flatMap { Shard(1, of: $0.count) }
      let render = try Manifest(
        of: [], shard: first, plan: plan, recipe: recipe, settings: settings
      ).json()
      let folder = try OutputFolder(
        folder, shard: options.shard, of: Digest(bytes: render).description)
      let (source, owner) = source()
      return Playing(source: source, folder: folder, owner: owner)
    } finish: { written, folder in
      if options.linksRepeats { folder.linkRepeats(among: written.frames) }
      let manifest = Manifest(
        of: written.frames, shard: options.shard, plan: plan, recipe: recipe, settings: settings)
      try folder.finish(
        with: manifest,
        otherShards: manifest.shard == nil ? [] : plan.allFrames.map(options.pattern.name))
      return Render(folder: folder.path, manifest: manifest, timings: written.timings)
    }
  }
}

extension Manifest {
  /// Creates the manifest of a render.
  fileprivate init(
    of frames: [Frame], shard: Shard?, plan: RenderPlan, recipe: Recipe?,
    settings: [RecipeSetting]
  ) {
    let options = plan.options
    let share = shard.map {
      Share(
        shard: $0, frames: FrameNumbers(plan.allFrames),
        options: options.fingerprint(settings: settings))
    }
    self.init(
      size: plan.pixels, points: Size(width: plan.points.width, height: plan.points.height),
      scale: plan.scale, fps: options.fps, duration: plan.duration, recipe: recipe,
      overlays: Overlay.allCases.filter(options.overlays.contains).map(\.rawValue), shard: share,
      parts: Part.all(of: plan), frames: frames)
  }
}

extension RenderOptions {
  /// Returns a digest of the options that affect frames or their names and are not in the manifest.
  fileprivate func fingerprint(settings: [RecipeSetting]) -> Digest {
    var lines = [pattern.text, isTransparent ? "transparent" : "", compression.rawValue]
    lines += settings.map { "\($0.name)=\($0.value)" }.sorted()
    if let shardCosts { lines.append(shardCosts.fingerprint) }
    return Digest(bytes: Array(lines.joined(separator: "\n").utf8))
  }
}
