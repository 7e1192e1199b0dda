import Glibc
import Imaging

/// Merges the shards of a render.
package struct ShardMerge {
  /// A manifest and its folder.
  private struct Source {
    let folder: String
    let manifest: Manifest

    var path: String { "\(folder)/\(manifest.fileName)" }
    /// The numbers of all frames of the render.
    var allFrames: [Int] { manifest.shard?.frames.numbers ?? manifest.frames.map(\.number) }
  }

  /// The manifest of the whole render.
  package let manifest: Manifest
  /// The folders of the frames' files.
  private let folders: [String]

  /// Reads the manifests of shards, and checks that they make a whole render.
  ///
  /// - Parameter folders: The folders of shards; a folder of a whole render counts as one shard.
  /// - Throws: A `MergeError` if shards are missing or do not match.
  package init(_ folders: [String]) throws {
    let sources = try folders.flatMap(Self.sources)
    guard let first = sources.first else { throw MergeError.noShards(folder: "") }
    for source in sources.dropFirst() {
      if let what = Self.difference(first, source) {
        throw MergeError.otherRender(first: first.path, second: source.path, what: what)
      }
    }

    var found: [Int: (frame: Manifest.Frame, source: Source)] = [:]
    for source in sources {
      for frame in source.manifest.frames {
        if let (other, otherSource) = found[frame.number] {
          guard other == frame else {
            throw MergeError.frameDiffers(
              frame.number, first: otherSource.path, second: source.path)
          }
        } else {
          found[frame.number] = (frame, source)
        }
      }
    }
    let all = first.allFrames
    let missing = all.filter { found[$0] == nil }
    guard missing.isEmpty else {
      throw MergeError.missing(
        FrameNumbers(missing), shards: Self.absent(sources.compactMap(\.manifest.shard?.shard)))
    }
    let merged = all.compactMap { found[$0] }
    let versions = Set(sources.map(\.manifest.flipbookVersion))
    manifest = first.manifest.merged(
      with: merged.map(\.frame),
      flipbookVersion: versions.count == 1 ? first.manifest.flipbookVersion : nil)
    self.folders = merged.map(\.source.folder)
  }

  private static func sources(in folder: String) throws -> [Source] {
    let shards = try Manifest.shards(in: folder)
    if !shards.isEmpty {
      return try shards.map { Source(folder: folder, manifest: try Manifest(in: folder, of: $0)) }
    }
    guard try Files.names(in: folder).contains(Manifest.fileName) else {
      throw MergeError.noShards(folder: folder)
    }
    return [Source(folder: folder, manifest: try Manifest(in: folder))]
  }

  /// Returns the name of a property that differs between two renders; nil for manifests of one
  /// render.
  private static func difference(_ first: Source, _ second: Source) -> String? {
    let (one, other) = (first.manifest, second.manifest)
    if one.recipe?.name != other.recipe?.name { return "the recipe" }
    if one.recipe?.hash != other.recipe?.hash { return "the recipe's text" }
    if one.size != other.size || one.points != other.points || one.scale != other.scale {
      return "the frames' size"
    }
    if one.fps != other.fps { return "the frame rate" }
    if one.duration != other.duration { return "the duration" }
    if one.overlays != other.overlays { return "the overlays" }
    if !one.parts.agrees(with: other.parts) { return "the versions of libraries and fonts" }
    if let options = one.shard?.options, let others = other.shard?.options, options != others {
      return "--pattern, --transparent, --compression, --shard-costs or --set"
    }
    return first.allFrames == second.allFrames ? nil : "the selection of frames"
  }

  /// Returns the missing shards, if all shards have the same count.
  private static func absent(_ shards: [Shard]) -> [Shard] {
    guard let count = shards.first?.count, shards.allSatisfy({ $0.count == count }) else {
      return []
    }
    return (1...count).compactMap { Shard($0, of: count) }.filter { !shards.contains($0) }
  }

  /// Writes the frames and the manifest of the whole render; files that are in the folder already
  /// stay.
  ///
  /// - Parameter linking: Whether to create hard links instead of copies, if the file system
  ///   supports it.
  package func write(to path: String, linking: Bool = false) throws {
    let output = try OutputFolder(path)
    var isSame: [String: Bool] = [:]
    for (frame, folder) in zip(manifest.frames, folders) {
      try Task.checkCancellation()
      let file = "\(folder)/\(frame.file)"
      let bytes = try bytes(of: file)
      guard Digest(bytes: bytes) == frame.bytes else { throw MergeError.damaged(path: file) }
      let isInPlace = isSame[folder] ?? Files.areSame(folder, path)
      isSame[folder] = isInPlace
      let target = output.file(frame.file)
      if isInPlace || linking && Files.link(file, as: target) { continue }
      try Files.replace(target, with: bytes)
    }
    try output.finish(with: manifest)
  }

  private func bytes(of file: String) throws -> [UInt8] {
    do throws(ImagingError) {
      return try Files.read(file)
    } catch {
      if case .system(_, _, ENOENT) = error { throw MergeError.damaged(path: file) }
      throw error
    }
  }
}

extension Manifest {
  /// Returns the manifest of the whole render.
  fileprivate func merged(with frames: [Frame], flipbookVersion: String?) -> Manifest {
    Manifest(
      size: size, points: points, scale: scale, fps: fps, duration: duration, recipe: recipe,
      overlays: overlays ?? [], parts: parts, frames: frames, flipbookVersion: flipbookVersion)
  }
}
